import type { Box } from '../../box.ts';
import { DeltaVeeArt } from './art.tsx';
import balance from './balance.json';

export const box: Box = {
  id: 'deltavee',
  place: 1,
  title: 'DeltaVee',
  seats: '2 sides',
  length: '20–60 min',
  line: 'Ship against ship. Vectors and missiles.',
  difficulty: 1,
  contents: '16 scenarios',
  Art: DeltaVeeArt,
  balance,
  play: {
    scenario: 'dv-1',
    scenarioTitle: 'The Showdown',
    seats: 2,
    lessonSteps: 12,
  },
};
