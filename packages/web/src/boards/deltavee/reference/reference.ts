import type { Reference } from '../../box.ts';
import { terms } from './terms.ts';

export const reference: Reference = {
  sections: {
    2: 'Counters and what is hidden',
    3: 'Sequence of play',
    4: 'Spaceships',
    5: 'Pods',
    6: 'Movement',
    7: 'Commands',
    8: 'Fire',
    9: 'Missiles',
    10: 'Logs and set-up',
    11: 'Destruction',
    S: 'Scenarios',
    FSB: 'Magazine additions',
    HC: 'Heavy Cruiser',
    AL: 'Alien ships',
    position: 'Position files',
  },
  terms,
};
