import type { Entered, Wanted } from './dice.ts';
import type { Earlier } from './earlier.ts';
import type { Action, Game, GameEvent, GameTypes, Refusal, Rejected, Seat, Setting, Table } from './types.ts';

/**
 * Where the rolls of a game come from: `keyed` for real games, `seeded` (fast, but predictable for whoever sees the table) for
 * simulations and tests, `entered` by people with real dice.
 */
export type DiceMode = 'keyed' | 'seeded' | 'entered';

/** One action as it is kept: with its rolls and the fingerprint of the table after it. */
export interface LogEntry {
  decision: number | null;
  by: Seat;
  kind: string;
  with: unknown;
  rolls: number[];
  hash: string;
  /** something was learned: undo stops here */
  barrier: boolean;
}

/** An action that is bound to happen as soon as its rolls are known. Nothing of it has been told. */
export interface Awaiting {
  action: Action;
  /** the rolls known so far, by their place */
  rolls: readonly number[];
  wanted: Wanted;
}

/** What came of an action. While it waits for a roll, `entry` is not in the log yet and `events` are empty. */
export interface Done {
  ok: true;
  entry: LogEntry;
  events: GameEvent[];
  /** with entered dice: the roll that it waits for */
  awaits: Wanted | null;
  /** what was wrong with the rolls given along: one that cannot be, or more than needed */
  wrong: Refusal | null;
}
export type Outcome = Done | Rejected;

/** The start of a game: rolls made before the first question, and the fingerprint of the table then. */
export interface Opening {
  rolls: number[];
  hash: string;
}

/** What decides a game from its first moment. */
export interface Start<T extends GameTypes> {
  game: Game<T>;
  setting: Setting;
  seed: string;
  /** keyed dice: what others added to the seed after the commitment to it */
  contributions?: readonly string[];
  diceMode: DiceMode;
}

/** What else a start may need. */
export interface Starting {
  /** entered dice: rolls that the start itself makes */
  rolls?: readonly Entered[];
  contributions?: readonly string[];
}

/** What a session begins with. */
export interface Beginning<T extends GameTypes> extends Start<T> {
  opening: Opening;
  openingEvents: readonly GameEvent[];
  table: Table<T['state']>;
  /** entries of the log that are kept but cannot be played again: `table` is what they led to */
  past: readonly LogEntry[];
  /** it begins with a snapshot: what the entries before left behind */
  earlier?: Earlier | null;
}
