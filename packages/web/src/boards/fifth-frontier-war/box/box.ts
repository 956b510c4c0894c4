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
  sides: { Imperial: 1, Zhodani: 2 },
  referee: 'The referee’s war',
  play: {
    scenario: 'jewell-gate',
    scenarioTitle: 'The Gate of Jewell',
    seats: 2,
    lessonSteps: 12,
    opponent: 'captain',
  },
};
