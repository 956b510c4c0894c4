/** What a host sends about a table. Plain data: it goes to a worker, a socket or a screen as it is. */
import type { Level } from '@admiralty/bots';
import type { Line, Observation, Options, Refusal, Seat, Viewer } from '@admiralty/engine';

export type Player = { is: 'person' } | { is: 'computer'; level: Level };

export interface SeatInfo {
  seat: Seat;
  /** the side's name in the scenario */
  name: string;
  player: Player;
}

/** One event as the reader may know it. */
export interface LogEvent {
  rule: string;
  what: string;
  line: Line;
  with: unknown;
  /** a die roll, else null */
  roll: { sides: number; value: number } | null;
}

/** One action of the log as the reader may know it. */
export interface LogEntry {
  /** its number, from 1; 0 is the set-up */
  action: number;
  by: Seat | null;
  /** where in the sequence of play the table stood after it */
  phase: string;
  events: LogEvent[];
  /** the table can be asked why the computer did this */
  hasReason: boolean;
}

/** Why the computer did something. */
export interface Motive {
  reason: string;
  /** what else it considered, from -1 (lost) to 1 (won); it may reveal secrets, and is shown when the game is over */
  weighed: readonly Weighed[];
}

export interface Weighed {
  act: string;
  why: string;
  value: number;
}

/** A motive with the question that was answered under seal, if it was one. */
export interface KeptMotive extends Motive {
  sealed?: number | null;
}

/** By action of the whole game: why the computer did it. */
export type Motives = Record<number, KeptMotive>;

/** What one viewer may know of a table now; the log comes beside it. */
export interface ViewerState {
  scenario: string;
  title: string;
  seats: readonly SeatInfo[];
  options: Options;
  /** who sees this; null: nobody looks at present, and nothing secret is in it */
  viewer: Viewer | null;
  observation: Observation | null;
  /** actions done so far, counted over those that the viewer may know of */
  length: number;
  undo: { steps: number; refusal: Refusal | null };
  dice: 'keyed' | 'seeded' | 'entered';
  commitment: string;
  /** known to nobody before the game is over */
  seed: string | null;
}

/** A computer that thinks about its answer. */
export interface NowThinking {
  seat: Seat;
  level: Level;
  since: number;
}
