import type { Box } from '../../box.ts';
import { ImperialArt } from './art.tsx';

export const box: Box = {
  id: 'imperial-ambitions',
  place: 2,
  title: 'Imperial Ambitions',
  seats: '2–6 dukes',
  length: '1–6 h',
  line: 'Build fleets, jump, fight every battle.',
  difficulty: 3,
  contents: '10 scenarios',
  Art: ImperialArt,
  balance: {},
  play: {
    is: 'unbuilt',
    command: 'npx admiralty play imperial-ambitions',
  },
};
