import type { Box } from '../../box.ts';
import { FrontierArt } from './art.tsx';
import balance from './balance.json';

export const box: Box = {
  id: 'fifth-frontier-war',
  place: 4,
  title: 'Fifth Frontier War',
  seats: '2–4 seats',
  length: '10 min–5 h',
  line: 'Plot weeks ahead. Nobody sees your orders.',
  difficulty: 3,
  contents: '5 scenarios',
  Art: FrontierArt,
  balance,
  play: {
    is: 'unbuilt',
    command: 'npx admiralty play fifth-frontier-war',
  },
};
