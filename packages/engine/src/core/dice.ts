import { drawBelow } from './random.ts';
import { sha256, sha256Words } from './sha256.ts';
import type { Refusal, RuleId } from './types.ts';

/** Where rolls come from. `rng` are the table's generator words; only seeded dice touch them. */
export interface Dice {
  roll(rng: number[], sides: number, rule: RuleId): number;
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
    const left = this.values.length - this.next;
    return left > 0 ? { rule: 'CORE-dice', why: `${left} of the given rolls are not needed` } : null;
  }
}

/** Passes every roll on and keeps a list of them. */
export class RecordingDice implements Dice {
  readonly rolls: number[] = [];
  private readonly source: Dice;
  constructor(source: Dice) {
    this.source = source;
  }
  roll(rng: number[], sides: number, rule: RuleId): number {
    const value = this.source.roll(rng, sides, rule);
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
