import type { Level } from '@admiralty/bots';
import type { GameSnapshot, GameTypes, LogEntry, Options, Save, Seat as SeatNumber, Table } from '@admiralty/engine';
import type { KeptMotive } from '@admiralty/host';
import type { ClockSetting } from './clocks/clocks.ts';

/** For whom a seat is kept: anybody who comes, whoever has the link, or one person. */
export type SeatFor = { for: 'anyone' } | { for: 'invited' } | { for: 'account'; account: string };

/** What a table is made from; stored once and never changed. */
export interface TableSetting {
  game: string;
  scenario: string;
  options: Options;
  /** by seat: for whom it is kept while it is free */
  seats: SeatFor[];
  /** by seat: the name of its side */
  names?: string[];
  title: string;
  /** left out: the table is older than this is kept */
  scenarioTitle?: string;
  owner: string;
  /** people who do not sit at it may watch what is public */
  spectators: boolean;
  /** shown in the lobby */
  listed: boolean;
  /** seconds after which spectators see what happened */
  delay?: number;
  /** left out: no clock runs */
  clock?: ClockSetting;
  /** it goes on from a moment of another table as a seat of that imagines it */
  whatIf?: { of: string; seat: SeatNumber; table: Table<GameTypes['state']> };
  /** who sat there from the start */
  seated: SeatBody[];
}

/** Somebody sat down, got up (neither account nor bot) or was replaced. */
export interface SeatBody {
  seat: SeatNumber;
  account: string | null;
  bot: Level | null;
  /** his time had run out when the computer took over */
  isLate?: boolean;
  /** what he adds to the seed of the dice, after the server has committed to its part */
  entropy?: string;
}

/** Whether a table pauses; everybody may know it. */
export interface Pace {
  /** by consent of those who play, or by the host alone */
  paused: 'players' | 'host' | null;
  /** seats that want a pause */
  wants: SeatNumber[];
}

export const paceOf = (text: string): Pace => ({ paused: null, wants: [], ...(JSON.parse(text) as Partial<Pace>) });

/** How a game ended. */
export interface Outcome {
  /** by seat: 1 for those who won; all 1 is a draw */
  places: number[];
  why: string;
  /** somebody's time was out, and by the table's clock that lost the game */
  isByTime: boolean;
}

/** Somebody wished for a pause or ended it. */
export interface PauseBody {
  wish: 'pause' | 'withdraw' | 'resume';
  why?: string;
}

/** An action as the engine keeps it, and why a computer did it. */
export interface ActBody {
  entry: LogEntry;
  motive?: KeptMotive;
}

/** A table at one moment: with the entries after it enough to go on. */
export interface SnapshotBody {
  game: GameSnapshot;
  /** who sat there then */
  seated: SeatBody[];
}

/** The table goes on under newer rules, here as `game@version`. */
export interface UpgradeBody {
  from: string;
  to: string;
  /** the game from here on; null: all that was done before led to the same position under the newer rules */
  save: Save | null;
}
