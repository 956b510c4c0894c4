import type { Level } from '@admiralty/bots';
import type { GameSnapshot, LogEntry, Options, Seat as SeatNumber } from '@admiralty/engine';
import type { KeptMotive } from '@admiralty/host';

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
  owner: string;
  /** people who do not sit at it may watch what is public */
  spectators: boolean;
  /** shown in the lobby */
  listed: boolean;
  /** who sat there from the start */
  seated: SeatBody[];
}

/** Somebody sat down, got up (neither account nor bot) or was replaced. */
export interface SeatBody {
  seat: SeatNumber;
  account: string | null;
  bot: Level | null;
  /** what he adds to the seed of the dice, after the server has committed to its part */
  entropy?: string;
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
