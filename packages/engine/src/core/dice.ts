import { drawBelow } from './random.ts';
import { sha256, sha256Words } from './sha256.ts';
import type { Refusal, RuleId } from './types.ts';

/** What stands on a side, from 1: worked out only where somebody asks. */
export type FaceOf = (side: number) => string;

/**
 * Where rolls come from. `rng` are the table's generator words; only seeded dice touch them.
 * `faceOf` names the cards or chits still there to be drawn, by side from 1: the answer is a side.
 */
export interface Dice {
  roll(rng: number[], sides: number, rule: RuleId, faceOf?: FaceOf): number;
  /** what is wrong if rolls are left over after an action */
  tooMany?(): Refusal | null;
}

/** The fast ones of simulations and imagined worlds: drawn from the words in the table. */
export const seededDice: Dice = { roll: (rng, sides) => drawBelow(rng, sides) + 1 };

/** The roll that an action waits for; `isDrawn`: its answer is the printed number or name of what was drawn. */
export interface Wanted {
  rule: RuleId;
  sides: number;
  isDrawn: boolean;
}

/** Thrown when people roll real dice and this roll is not known yet, or cannot be; the session catches it. */
export class MissingRoll extends Error {
  readonly wanted: Wanted;
  /** what was given instead of a roll; null: nothing */
  readonly wrong: Refusal | null;
  constructor(wanted: Wanted, value?: Entered) {
    const { rule, sides, isDrawn } = wanted;
    const needed = isDrawn ? 'the printed number or name of what was drawn is needed' : neededRoll(sides);
    const unfit = isDrawn ? 'among what is left to draw' : `a roll of a ${sides}-sided die`;
    super(value === undefined ? needed : `${value} is not ${unfit}`);
    this.wanted = wanted;
    this.wrong = value === undefined ? null : { rule, why: this.message };
  }
}

function neededRoll(sides: number): string {
  return `a roll of a ${sides}-sided die is needed (1 to ${sides})`;
}

/** Rolls known in advance, by their place: a record, or a test. */
export class GivenDice implements Dice {
  private next = 0;
  private readonly values: readonly number[];
  constructor(values: readonly number[]) {
    this.values = values;
  }
  roll(_rng: number[], sides: number, rule: RuleId): number {
    const value = this.values[this.next++];
    if (value === undefined || !isRoll(value, sides)) throw new MissingRoll({ rule, sides, isDrawn: false }, value);
    return value;
  }
  tooMany(): Refusal | null {
    const left = this.values.length - this.next;
    return left > 0 ? { rule: 'CORE-dice', why: `${left} of the given rolls are not needed` } : null;
  }
}

/** What people type: the number on a die, or the printed number or name of what they drew. */
export type Entered = number | string;

/** The first side with this face; 0: none has it. */
function sideWith(faceOf: FaceOf, sides: number, face: Entered): number {
  for (let side = 1; side <= sides; side++) if (plain(faceOf(side)) === plain(face)) return side;
  return 0;
}

/** Rolls of people at a real table. What was drawn is found by its face; one that is gone is refused. */
export class EnteredDice implements Dice {
  private readonly values: Entered[];
  constructor(values: readonly Entered[]) {
    this.values = [...values];
  }
  roll(_rng: number[], sides: number, rule: RuleId, faceOf?: FaceOf): number {
    const value = this.values.shift();
    const place = value === undefined ? 0 : faceOf ? sideWith(faceOf, sides, value) : numberOf(value);
    if (!isRoll(place, sides)) throw new MissingRoll({ rule, sides, isDrawn: faceOf !== undefined }, value);
    return place;
  }
  tooMany(): Refusal | null {
    return new GivenDice(this.values.map(numberOf)).tooMany();
  }
}

function isRoll(value: number, sides: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= sides;
}
function numberOf(value: Entered): number {
  return plain(value) === '' ? Number.NaN : Number(value);
}
function plain(face: Entered): string {
  return String(face).trim().toLowerCase();
}

/** Passes every roll on and keeps a list of them, after those that are known already. */
export class RecordingDice implements Dice {
  readonly rolls: number[] = [];
  private readonly source: Dice;
  private readonly known: readonly number[];
  constructor(source: Dice, known: readonly number[] = []) {
    this.source = source;
    this.known = known;
  }
  roll(rng: number[], sides: number, rule: RuleId, faceOf?: FaceOf): number {
    const value = this.known[this.rolls.length] ?? this.source.roll(rng, sides, rule, faceOf);
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
