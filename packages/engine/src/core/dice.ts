import { drawBelow } from './random.ts';
import { sha256, sha256Words } from './sha256.ts';
import type { Refusal, RuleId } from './types.ts';

/**
 * Where rolls come from. `rng` are the table's generator words; only seeded dice touch them.
 * `faces`, one a side, are the names of cards or chits still there to be drawn: the answer is the place in that list, from 1.
 */
export interface Dice {
  roll(rng: number[], sides: number, rule: RuleId, faces?: readonly string[]): number;
  /** what is wrong if rolls are left over after an action */
  tooMany?(): Refusal | null;
}

/** The default: drawn from the seed that was committed to when the game started. */
export const seededDice: Dice = { roll: (rng, sides) => drawBelow(rng, sides) + 1 };

/** Thrown when people roll real dice and have not typed this roll yet; the session turns it into a refusal. */
export class MissingRoll extends Error {
  readonly rule: RuleId;
  readonly why: string;
  constructor(rule: RuleId, why: string) {
    super(why);
    this.rule = rule;
    this.why = why;
  }
}

/** Rolls given in advance: by people at a real table, or by a test. */
export class GivenDice implements Dice {
  private next = 0;
  private readonly values: readonly number[];
  constructor(values: readonly number[]) {
    this.values = values;
  }
  roll(_rng: number[], sides: number, rule: RuleId): number {
    const value = this.values[this.next++];
    if (value === undefined) throw new MissingRoll(rule, `a roll of a ${sides}-sided die is needed (1 to ${sides})`);
    if (!Number.isInteger(value) || value < 1 || value > sides)
      throw new MissingRoll(rule, `${value} is not a roll of a ${sides}-sided die`);
    return value;
  }
  tooMany(): Refusal | null {
    return notNeeded(this.values.length - this.next);
  }
}

function notNeeded(left: number): Refusal | null {
  return left > 0 ? { rule: 'CORE-dice', why: `${left} of the given rolls are not needed` } : null;
}

/** What people type: the number on a die, or the printed number or name of what they drew. */
export type Entered = number | string;

/** Rolls of people at a real table. What was drawn is found by its face; one that is gone is refused. */
export class EnteredDice implements Dice {
  private next = 0;
  private readonly values: readonly Entered[];
  constructor(values: readonly Entered[]) {
    this.values = values;
  }
  roll(rng: number[], sides: number, rule: RuleId, faces?: readonly string[]): number {
    const value = this.values[this.next++];
    if (!faces) {
      if (value !== undefined && Number.isNaN(numberOf(value)))
        throw new MissingRoll(rule, `${value} is not a roll of a ${sides}-sided die`);
      return new GivenDice(value === undefined ? [] : [numberOf(value)]).roll(rng, sides, rule);
    }
    if (value === undefined) throw new MissingRoll(rule, 'the printed number or name of what was drawn is needed');
    const at = faces.findIndex((face) => plain(face) === plain(value));
    if (at < 0) throw new MissingRoll(rule, `${value} is not among what is left to draw`);
    return at + 1;
  }
  tooMany(): Refusal | null {
    return notNeeded(this.values.length - this.next);
  }
}

function numberOf(value: Entered): number {
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
}
function plain(face: Entered): string {
  return String(face).trim().toLowerCase();
}

/** Passes every roll on and keeps a list of them. */
export class RecordingDice implements Dice {
  readonly rolls: number[] = [];
  private readonly source: Dice;
  constructor(source: Dice) {
    this.source = source;
  }
  roll(rng: number[], sides: number, rule: RuleId, faces?: readonly string[]): number {
    const value = this.source.roll(rng, sides, rule, faces);
    this.rolls.push(value);
    return value;
  }
}

/** The promise published when a game starts: it binds the host to the seed without showing it. */
export function commitmentTo(seed: string): string {
  return sha256(`admiralty seed commitment\n${seed}`);
}

/** Generator words of a seed. A `branch` of its own for each taking back, so that no roll is seen in advance. */
export function wordsOf(seed: string, branch = 0): number[] {
  return sha256Words(`admiralty dice ${branch}\n${seed}`)
    .slice(0, 4)
    .map((word) => word | 0);
}
