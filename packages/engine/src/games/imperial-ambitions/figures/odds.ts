/** Odds and the Combat Results Table (IA-tac-cbt-7 to IA-tac-cbt-12): the same for space, planets and ground. */
import type { RuleId } from '#core/types';
import { NO_EFFECT, SECOND_A, SECOND_B, type Tables } from '../data/types.ts';
import type { IaPlay, Position } from '../types.ts';

/** Row of 1-1 and the last one: an index of ODDS. */
const EVEN = 2;
const BEST = 6;
/** worst odds that can do anything: 1-3 */
const WORST = 3;
/** most hits that a roll can give */
const MOST_HITS = 4;

/** Row of the CRT, an index of ODDS, or NO_EFFECT. Whole numbers only. */
export function oddsRow(attack: number, defence: number): number {
  if (attack < 1) return NO_EFFECT;
  if (attack >= defence) return Math.min(EVEN - 1 + Math.floor(attack / Math.max(defence, 1)), BEST); // IA-tac-cbt-7, IA-tac-cbt-9
  const against = Math.ceil(defence / attack); // R31: fractions are dropped in favour of the defender
  return against > WORST ? NO_EFFECT : EVEN + 1 - against; // IA-tac-cbt-8
}

/** Rolls for an attack and returns the hits. Worse than 1-3 rolls no die (R41). */
export function hitsOf(play: IaPlay, row: number, rule: RuleId): number {
  if (row === NO_EFFECT) return 0; // IA-tac-cbt-8
  const { crt, second } = play.data.tables;
  const cell = crt[row]![play.roll(6, rule) - 1]!; // IA-tac-cbt-10
  if (cell === SECOND_A) return second[0]![play.roll(6, 'IA-tac-cbt-11') - 1]!; // IA-tac-cbt-11
  if (cell === SECOND_B) return second[1]![play.roll(6, 'IA-tac-cbt-12') - 1]!; // IA-tac-cbt-12
  return cell;
}

/** Chances of 0, 1, … 4 hits, in thirty-sixths. */
export function distributionOf({ crt, second }: Tables, row: number): number[] {
  const chances = new Array<number>(MOST_HITS + 1).fill(0);
  if (row === NO_EFFECT) chances[0] = 36;
  else
    for (const cell of crt[row]!) {
      if (cell >= 0) chances[cell]! += 6;
      else for (const hits of second[cell === SECOND_A ? 0 : 1]!) chances[hits]! += 1;
    }
  return chances;
}

/** A row of the Combat Results Table (an index of ODDS, or NO_EFFECT), and the chances of 0, 1, … 4 hits in thirty-sixths. */
export interface OddsFigures {
  row: number;
  chances: number[];
}

export function oddsOf({ data }: Position, row: number): OddsFigures {
  return { row, chances: distributionOf(data.tables, row) };
}
