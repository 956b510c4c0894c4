/** Switches of a game (part C of the rulings); a scenario may force some. */
import type { OptionSpec } from '#core/types';

/** R105: the Cycle has no longest length; this is only what a record can hold. */
export const LONGEST_CYCLE = 999;

/** Clocks that no host keeps: games begun with them go on, new ones are not offered them (R124). */
export const retiredOptions: readonly string[] = ['turnSeconds', 'diplomacySeconds', 'holdSeconds'];

/** All options. Numbers: 0 = none. */
export const swordOptions = [
  {
    id: 'empires',
    type: 'sides',
    default: '',
    effect: 'With fewer players than Empires: which one each seat plays, in seat order (25.7).',
  },
  { id: 'conversion', type: 'boolean', default: false, effect: 'Political conversion is in use (23.0).' },
  { id: 'colonization', type: 'boolean', default: false, effect: 'Colonization is in use (24.0).' },
  {
    id: 'raidersOutworlders',
    type: 'choice',
    default: 'standard',
    values: ['standard', 'on', 'off'],
    effect: 'Raiders and Outworlders; standard is on, and off in the solitaire scenario (26.3).',
  },
  {
    id: 'tradeWindow',
    type: 'choice',
    default: 'any',
    values: ['any', 'notOwnTurn', 'betweenRounds'],
    effect: 'When bargains may be closed: at any pause, not in a Player-Turn of a party, or only between Rounds (4.2).',
  },
  {
    id: 'ballots',
    type: 'choice',
    default: 'sealed',
    values: ['sealed', 'open'],
    effect: 'Votes are opened together, or given openly in the order of turns.',
  },
  {
    id: 'interceptWindow',
    type: 'choice',
    default: 'sequential',
    values: ['sequential', 'sealed'],
    effect: 'Interceptors answer one after the other, or all at once unseen.',
  },
  {
    id: 'chitReturn',
    type: 'choice',
    default: 'gameTurn',
    values: ['gameTurn', 'exhausted'],
    effect: 'The cup is refilled at every Game-Turn, or only when it is empty.',
  },
  {
    id: 'revoltPace',
    type: 'choice',
    default: 'playerTurn',
    values: ['playerTurn', 'gameTurn'],
    effect: 'A Revolt spreads with every Player-Turn, or with every Game-Turn.',
  },
  {
    id: 'length',
    type: 'number',
    default: 10,
    min: 10,
    max: LONGEST_CYCLE,
    effect: 'Game-Turns of the Galactic Cycle (35.5).',
  },
  {
    id: 'firstVote',
    type: 'number',
    default: 10,
    min: 10,
    max: LONGEST_CYCLE,
    effect: 'First vote to end the Cycle (35.5).',
  },
  {
    id: 'alternateStart',
    type: 'choice',
    default: 'none',
    values: ['none', 'empire-at-bay', 'empire-no-more', 'five-empires-stalemate', 'great-galactic-war', 'phoenix'],
    effect: 'The Cycle of five players starts from the set-up of this scenario (35.6).',
  },
  {
    id: 'latecomers',
    type: 'number',
    default: 0,
    min: 0,
    max: 4,
    effect: 'Last seats of the Cycle that nobody has taken yet: each may join later (35.2).',
  },
] as const satisfies readonly OptionSpec[];
