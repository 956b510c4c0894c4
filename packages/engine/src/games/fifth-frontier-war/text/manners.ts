/** How the events are told beside their words: what weighs, what opens a phase, what is arithmetic. */
import type { Manners } from '#core/kernel-lines';
import type { Events } from './event-readers.ts';

export const manners: Manners<Events> = {
  phase: { role: 'mark', turn: ({ turn }) => (turn === 0 ? 'Before turn 1' : `Turn ${turn}`) },
  notAsked: { role: 'detail' },
  points: { role: 'detail' },
  spaceRound: { role: 'detail' },
  combat: { role: 'head', weight: 'notable' },
  spaceFire: { weight: 'notable' },
  bombHit: { weight: 'notable' },
  surfaceHit: { weight: 'notable' },
  appeared: { weight: 'notable' },
  jumpFailed: { weight: 'notable' },
  plotLost: { weight: 'notable' },
  disengaged: { weight: 'notable' },
  invaded: { weight: 'notable' },
  discovered: { weight: 'notable' },
  baseRevealed: { weight: 'notable' },
  neutralAgain: { weight: 'notable' },
  lost: { weight: 'grave' },
  cargoLost: { weight: 'grave' },
  groundLost: { weight: 'grave' },
  admiralLost: { weight: 'grave' },
  surrendered: { weight: 'grave' },
  control: { weight: 'grave' },
  armistice: { weight: 'grave' },
};
