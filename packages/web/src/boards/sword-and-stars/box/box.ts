import type { Box } from '../../box.ts';
import { GalaxyArt } from './art.tsx';
import balance from './balance.json';

export const box: Box = {
  id: 'sword-and-stars',
  place: 3,
  title: 'The Sword and the Stars',
  seats: '1–5 empires',
  length: '1–5 h',
  line: 'Five empires, one sky, and a house of votes.',
  difficulty: 2,
  contents: '10 scenarios',
  Art: GalaxyArt,
  balance,
  sides: {
    'Nelldon Empire': 1,
    'VeReen Empire': 2,
    'The Hospodar League': 3,
    'Avian Republic': 4,
    'The Hive': 5,
  },
  play: {
    scenario: 'rise-of-empire',
    scenarioTitle: 'The Rise of Empire',
    seats: 1,
    lessonSteps: 12,
  },
};
