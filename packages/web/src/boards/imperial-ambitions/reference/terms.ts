/** The printed terms of Imperial Ambitions in our own words. */
import type { Term } from '../../box.ts';

export const terms: readonly Term[] = [
  {
    term: 'Activation',
    means: 'One stack moved in a round of tactical movement; the die says how many.',
    rule: 'IA-tac-move-3',
  },
  { term: 'AS', means: 'Attack strength: the first figure of a counter.', rule: 'IA-unit-3' },
  {
    term: 'Asterisk',
    means: 'Behind a movement allowance: the unit cannot jump by itself.',
    rule: 'IA-unit-4',
    also: ['asterisked'],
  },
  {
    term: 'Base',
    means: 'Builds, repairs, docks a ship and lands fighters; it stands beside a planet.',
    rule: 'IA-bld-27',
  },
  {
    term: 'Blockade',
    means: 'One power holds the space of a system and another its planet: it pays nothing.',
    rule: 'IA-ctl-4',
    also: ['blockaded'],
  },
  { term: 'Bombardment', means: 'Ships in orbit fire once at the defenders, at half strength.', rule: 'IA-gc-7' },
  { term: 'Broadside', means: 'Neither forward nor rear arc: attack and defense count whole.', rule: 'IA-tac-cbt-21' },
  { term: 'Cargo ship', means: 'Trades, and feeds the building of bases and stations.', rule: 'IA-trade-9' },
  { term: 'CRT', means: 'The table that turns odds and a die into steps lost.', rule: 'IA-tac-cbt-10' },
  {
    term: 'Dock',
    means: 'A ship lies at a base: it can be repaired, and cannot fire.',
    rule: 'IA-land-1',
    also: ['docked'],
  },
  { term: 'DS', means: 'Defense strength: the second figure of a counter.', rule: 'IA-unit-3' },
  { term: 'Exit zone', means: 'The outer hexes of the battle map: from there a unit may jump out.', rule: 'IA-end-1' },
  { term: 'Facing', means: 'The hexside that a ship or fighter points at; it moves that way.', rule: 'IA-tac-move-12' },
  {
    term: 'Feeder',
    means: 'A cargo ship or infantry that is used up step by step while a base is built.',
    rule: 'IA-bld-10',
  },
  { term: 'Fire group', means: 'Units that fire together at one target.', rule: 'IA-tac-cbt-3' },
  { term: 'Find roll', means: 'In deep space a battle needs a die that finds the enemy.', rule: 'IA-hyp-4' },
  {
    term: 'Habitable planet',
    means: 'The only kind that holds ground units and pays money.',
    rule: 'IA-star-2',
  },
  { term: 'Jump', means: 'The strategic move: from hex to hex, past everything between.', rule: 'IA-hyp-1' },
  { term: 'MA', means: 'Movement allowance: the third figure of a counter.', rule: 'IA-mov-2' },
  {
    term: 'PDB',
    means: 'Planetary defense base: stands on the planet and fires at ships beside it.',
    rule: 'IA-pdb-1',
  },
  { term: 'Project', means: 'A unit under construction: it grows a step for each payment.', rule: 'IA-bld-4' },
  { term: 'Sector', means: 'One sheet of the strategic map.', rule: 'IA-map-1' },
  { term: 'Space station', means: 'Like a base, without an attack.', rule: 'IA-unit-19' },
  { term: 'Stand-off', means: 'A battle that ends undecided: all but the defender leave.', rule: 'IA-end-9' },
  { term: 'Step', means: 'A line of strength of a unit; each hit costs one.', rule: 'IA-unit-1' },
  { term: 'Strategic range', means: 'How far a unit jumps: half its movement allowance.', rule: 'IA-mov-6' },
  { term: 'Task force', means: 'A marker for any number of ships, also none.', rule: 'IA-tf-1' },
  { term: 'Treasury', means: 'The money of a power, kept from turn to turn.', rule: 'IA-econ-1' },
];
