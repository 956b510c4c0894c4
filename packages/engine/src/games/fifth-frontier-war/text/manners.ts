/** How the events are told beside their words: what weighs, what opens a phase, what is arithmetic. */
import type { Manners } from '#core/kernel-lines';
import type { Events } from './event-readers.ts';
import type { Look } from './show-words.ts';

const sideOfTroop = ({ data }: Look, troop: number): number => data.troops[troop]?.side ?? -1;
/** A world that was neutral was nobody's: the other side has lost the chance of it. */
const enemyOf = (side: number): number => (side === 0 || side === 1 ? 1 - side : -1);

export const manners: Manners<Events, Look> = {
  phase: { role: 'mark', turn: ({ turn }) => (turn === 0 ? 'Before turn 1' : `Turn ${turn}`) },
  notAsked: { role: 'detail' },
  points: { role: 'detail' },
  spaceRound: { role: 'detail' },
  combat: { role: 'head', weight: 'notable' },
  spaceFire: { weight: 'notable' },
  bombHit: { weight: 'notable', loses: ({ target }, look) => sideOfTroop(look, target) },
  surfaceHit: {
    weight: 'notable',
    loses: ({ target, percent }, look) => (percent > 0 ? sideOfTroop(look, target) : -1),
  },
  appeared: { weight: 'notable' },
  jumpFailed: { weight: 'notable', loses: 'owner' },
  plotLost: { weight: 'notable', loses: 'owner' },
  disengaged: { weight: 'notable' },
  invaded: { weight: 'notable' },
  discovered: { weight: 'notable' },
  baseRevealed: { weight: 'notable' },
  neutralAgain: { weight: 'notable' },
  lost: { weight: ({ eliminated }) => (eliminated.length > 0 ? 'grave' : 'notable'), loses: 'owner' },
  cargoLost: { weight: 'grave', loses: 'owner' },
  groundLost: { weight: ({ loss }) => (loss === 100 ? 'grave' : 'notable'), loses: 'owner' },
  admiralLost: { weight: 'grave', loses: 'owner' },
  surrendered: { weight: 'grave', gains: ({ to }) => to, loses: ({ to }) => enemyOf(to) },
  control: { weight: 'grave', gains: ({ side }) => side, loses: ({ side }) => enemyOf(side) },
  armistice: { weight: 'grave' },
};
