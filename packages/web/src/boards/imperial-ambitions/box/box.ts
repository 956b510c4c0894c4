import type { Box } from '../../box.ts';
import { ImperialArt } from './art.tsx';
import balance from './balance.json';

export const box: Box = {
  id: 'imperial-ambitions',
  place: 2,
  title: 'Imperial Ambitions',
  seats: '2–6 dukes',
  length: '10 min–6 h',
  line: 'Build fleets, jump, fight every battle.',
  difficulty: 3,
  contents: '10 scenarios, made maps',
  Art: ImperialArt,
  balance,
  play: {
    scenario: '01-duel',
    scenarioTitle: 'Duel in the Dark',
    seats: 2,
    lessonSteps: 11,
    moreLessons: [{ part: 'war', title: 'Imperial Ambitions: war', steps: 10 }],
  },
};
