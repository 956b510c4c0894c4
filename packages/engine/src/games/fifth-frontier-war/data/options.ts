/** Switches of a game. A scenario says which of them the players may change; the others keep their default. */
import type { OptionSpec } from '#core/types';

/** All options of Fifth Frontier War. */
export const fifthFrontierWarOptions = [
  {
    id: 'surpriseAttack',
    type: 'boolean',
    default: false,
    effect:
      'The Zhodani side may start one fleet each at 871-438 and Quare, openly; on 1 to 4 the first is discovered and the Imperial side plots before turn 1.',
  },
  {
    id: 'blackGlobes',
    type: 'boolean',
    default: false,
    effect: 'The four 6-2-8 battle squadrons arrive together, jump in unseen and may strike before anybody can fire.',
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
    effect:
      'One attack a round is read one or two columns to the right for the side with better squadrons: regular Imperial squadrons even against regular Zhodani.',
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
    id: 'secretBase',
    type: 'choice',
    default: 'chosen',
    values: ['chosen', 'fulacin', 'none'],
    effect: 'The secret base: where the Zhodani player chooses, at Fulacin as everybody knows, or nowhere.',
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
