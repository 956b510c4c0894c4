/** Switches of a game. A scenario says which of them the players may change; the others keep their default. */
import type { OptionSpec } from '../../../core/types.ts';

/** All options of Fifth Frontier War. */
export const fifthFrontierWarOptions = [
  {
    id: 'surpriseAttack',
    type: 'boolean',
    default: false,
    effect: 'Zhodani fleets may start hidden in the rear at 871-438 and Quare; the first may be discovered.',
  },
  {
    id: 'blackGlobes',
    type: 'boolean',
    default: false,
    effect: 'The four 6-2-8 battle squadrons arrive together and may strike before anybody can fire.',
  },
  {
    id: 'jumpTroops',
    type: 'boolean',
    default: false,
    effect: 'Jump troops land although enemy SDBs are active.',
  },
  {
    id: 'squadronQuality',
    type: 'boolean',
    default: false,
    effect: 'Regular squadrons shift columns against sides that consist mostly of colonials.',
  },
  {
    id: 'fogOfWar',
    type: 'boolean',
    default: false,
    effect: 'Composition, cargo and commanders of enemy fleets are hidden where no squadron of yours is.',
  },
  {
    id: 'reinforcementSixFive',
    type: 'boolean',
    default: false,
    effect: 'An Imperial reinforcement roll of 6 brings five battle squadrons instead of one.',
  },
  {
    id: 'turnLimit',
    type: 'number',
    default: 78,
    min: 26,
    max: 104,
    effect: 'The campaign ends after this turn as if both had agreed on an armistice.',
  },
  {
    id: 'sharedSide',
    type: 'choice',
    default: 'zhodani',
    values: ['zhodani', 'imperial'],
    effect: 'With three players: the side that two of them share.',
  },
] as const satisfies readonly OptionSpec[];
