/** What the page knows of a table. The boards see only this; where the rules run is nobody's business here. */
import type { LinkState } from '@admiralty/client';
import type {
  CalcInput,
  DataPack,
  GameId,
  Line,
  OptionSpec,
  Options,
  RuleText,
  RulingText,
  ScenarioInfo,
  Seat,
  SeatAction,
} from '@admiralty/engine';
import type { MirroredState, Player, TableClient as RemoteTable, Worked } from '@admiralty/host';

export type { Level } from '@admiralty/bots';
export type { GameId } from '@admiralty/engine';
export type { LogEntry, LogEvent, Motive, Player } from '@admiralty/host';

/** What a new table is made from. */
export interface TableSetup {
  game: GameId;
  scenario: string;
  players: Player[];
  options?: Options;
  /** left out: a fresh one */
  seed?: string;
  /** a position in the game's own format instead of the scenario's set-up */
  position?: unknown;
  /** data files in place of those the game comes with: a map that somebody has drawn */
  pack?: DataPack;
}

/** Everything that changes while a table is played; a new object for each change. */
export interface TableState extends MirroredState, DeskState {
  /** what is printed on map and counters, where views name things by number; it never changes while a table is open */
  printed: unknown;
}

/** What this device knows of the table beside it. */
export interface DeskState {
  id: string;
  game: GameId;
  /** what its people call the table; left out: it has no name but its scenario's */
  name?: string;
  isReplay: boolean;
  /** the person to whom the screen is passed, else null */
  curtain: Seat | null;
  /** is it kept on this device? If not, because there is no room, no store, or another tab has removed it */
  storage: 'kept' | 'full' | 'missing' | 'removed';
  /** how often another tab has changed the game since it was opened here */
  outside: number;
  /** one person against computers on this device: may the last act be taken back past rolls? Left out or null: no practice */
  practice?: { mayTakeBack: boolean } | null;
  /** where in the reader's log a hint was asked for */
  hints?: readonly number[];
  /** by seat, how far its log had been looked at when the table was opened; left out: not known */
  lookedAt?: Readonly<Record<Seat, number>>;
  /** why the earlier part of the game cannot be played again; null: it can */
  damage: string | null;
  /** how it stands between here and the play server; left out: it is played on this device */
  link?: LinkState;
}

/** An answer to an open decision, or (decision null) something done out of turn. */
export type Act = SeatAction;

export type { Answers, Offered } from '@admiralty/engine';
export type { Worked } from '@admiralty/host';

/** One open table. All questions are answered for the seat that looks. */
export type TableClient = RemoteTable<Omit<TableState, keyof MirroredState>>;

/** What the front page lists of a stored game. */
export interface StoredTable {
  id: string;
  game: GameId;
  scenario: string;
  title: string;
  players: Player[];
  names: string[];
  phase: string;
  actions: number;
  isOver: boolean;
  /** left out: it goes on, or it was kept by an earlier version */
  winners?: readonly Seat[];
  isYours: boolean;
  updated: number;
}

export interface CalculationInfo {
  id: string;
  about: string;
  rule: string;
  example: string;
  inputs: readonly CalcInput[];
}

/** A game's printed facts, for the picker and the rules. */
export interface GameFacts {
  id: GameId;
  title: string;
  scenarios: readonly ScenarioInfo[];
  options: readonly OptionSpec[];
  rules: readonly RuleText[];
  rulings: readonly RulingText[];
  calculations: readonly CalculationInfo[];
  about: readonly string[];
}

/** A printed table, ready to be shown. */
export interface Chart {
  title: string;
  rule: string;
  /** how to read it */
  note?: string;
  /** what rows and columns are */
  corner: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
  /** the printed one is lost */
  isReconstructed?: boolean;
}

/** A roll of a game that was played again. */
export interface CheckedRoll {
  action: number;
  by: Seat | null;
  line: Line;
  sides: number;
  value: number;
  /** what it had to be at most; null: it was no matter of yes or no */
  needs: number | null;
}

export type CheckedDice =
  | {
      ok: true;
      seed: string;
      commitment: string;
      /** what players added after the commitment */
      contributions: readonly string[];
      rolls: readonly CheckedRoll[];
    }
  | { ok: false; why: string; soundUpTo: number | null };

export type Opened =
  | { ok: true; id: string }
  | { ok: false; why: string /** a file that is sound so far */; soundUpTo?: number };

/** Everything beside an open table: games and their rules, stored tables, files. */
export interface Desk {
  facts(game: GameId): Promise<GameFacts>;
  charts(game: GameId): Promise<readonly Chart[]>;
  /** names and figures of what views name by number; null: views tell them */
  printed(game: GameId): Promise<unknown>;
  calc(game: GameId, id: string, given: Readonly<Record<string, string>>): Promise<Worked>;
  create(setup: TableSetup): Promise<Opened>;
  /** How such a table would look to everybody before the first action; nothing is kept. */
  peek(setup: TableSetup): Promise<TableState | null>;
  /** Takes a game file in; `upTo` cuts it off. People take the seats named. */
  importFile(text: string, players: Player[] | null, upTo?: number): Promise<Opened>;
  /** Plays a finished game again from its file, and lists every roll. */
  checkDice(text: string): Promise<CheckedDice>;
  stored(): Promise<StoredTable[]>;
  remove(id: string): Promise<void>;
  open(id: string, isReplay?: boolean): Promise<TableClient>;
  /** A finished game from its file, to look at; nothing is kept. */
  openFile(text: string): Promise<TableClient>;
}
