import type { Reference } from '../../box.ts';
import { terms } from './terms.ts';

export const reference: Reference = {
  sections: {
    1: 'Map, counters, charts',
    2: 'Sequence of play',
    3: 'Movement and plotting',
    4: 'Combat',
    5: 'Special rules',
    6: 'Reinforcements and replacements',
    7: 'Set-up',
    8: 'Victory',
    9: 'Optional rules',
    R: 'Rulings that play needed',
    position: 'Position files',
  },
  terms,
};
