import type { Level, Request, Thought } from '@admiralty/bots';
import type { Refusal, Viewer } from '@admiralty/engine';
import type { Place, SeatQuery } from '@admiralty/host';
import type { Known } from '../store/index.ts';
import type { Call } from '../store/operations/index.ts';
import type { Pace, PauseBody, TableSetting } from './records.ts';
import type { TableWish } from './shapes.ts';

/** What came of a command: done, also when it was done before, or refused by the rules. */
export type Commanded = { done: true } | { refusal: Refusal };

/** Who sits down, and by what right. */
export interface Sitting {
  /** null: any that is free */
  seat: number | null;
  account: string;
  /** hash of the invitation */
  invite: { hash: string; seat: number | null } | null;
  entropy: string;
}

/** A message on its way to a viewer: `text` is its JSON. */
export interface Told {
  text: string;
  /** where the viewer stands after it; null: it is outside the count */
  place: Place | null;
}

/** Somebody who watches a table. */
export interface Watching {
  id: number;
  table: string;
  viewer: Viewer;
  /** whose it is; null: nobody known */
  account: string | null;
  /** the last that he has got */
  place: Place | null;
}

/** Worked out as JSON, and how long that took. */
export interface Worked {
  text: string;
  ms: number;
}

export interface WhatIf {
  seat: number;
  number: number | null;
  others: Level | null;
}

/** What a thread of tables can be asked. */
export interface TableSkills {
  games(): Promise<string>;
  /** `accounts`: of the people named by the seats */
  create(
    table: string,
    wish: TableWish,
    owner: string,
    accounts: readonly (string | null)[],
    now: number,
  ): Promise<void>;
  sit(table: string, sitting: Sitting, now: number): Promise<number>;
  fill(table: string, seat: number, level: string, now: number): Promise<void>;
  leave(table: string, seat: number, now: number): Promise<void>;
  act(table: string, seat: number, command: string, act: unknown, now: number): Promise<Commanded>;
  undo(table: string, seat: number, command: string, now: number): Promise<Commanded>;
  /** `seat` -1: the host */
  pause(table: string, seat: number, command: string, body: PauseBody, now: number): Promise<Pace>;
  /** the host takes the game back to where the public's log had so many entries; the log keeps a trace */
  rewind(table: string, number: number, command: string, now: number): Promise<void>;
  entropy(table: string, seat: number, entropy: string, now: number): Promise<void>;
  /** a table as its setting says */
  createFrom(id: string, setting: TableSetting, now: number): Promise<void>;
  /** what a table is made from that goes on from a moment of this one as the seat imagines it */
  imagine(table: string, from: WhatIf, owner: string): Promise<TableSetting>;
  /** something was said to some seats, or to everybody: those who may read it hear that there is something */
  said(table: string, to: readonly number[] | null, at: number): Promise<void>;
  /** the log of a viewer after an entry */
  news(table: string, viewer: Viewer, after: number): Promise<Worked>;
  /** the whole game as a file that anybody can check; only of one that is over */
  record(table: string): Promise<Worked>;
  /** what people added to the seed; null: the game has not begun */
  contributions(table: string): Promise<readonly string[] | null>;
  /** entries of the table's history for numbers of a viewer's log, and back; null: he has no such number */
  entryOf(table: string, viewer: Viewer, number: number): Promise<number | null>;
  numbersOf(table: string, viewer: Viewer, entries: readonly number[]): Promise<(number | null)[]>;
  ask(table: string, seat: number, queries: readonly SeatQuery[]): Promise<Worked>;
  /** `isWhole`: with the log from its first entry */
  view(table: string, viewer: Viewer, isWhole: boolean, now: number): Promise<Told>;
  /** What was seen after so many actions. */
  viewAt(table: string, viewer: Viewer, action: number, eyes: Viewer): Promise<Worked>;
  /** Why a computer did something. */
  reason(table: string, viewer: Viewer, action: number): Promise<Worked>;
  /** What is seen now, in words. */
  text(table: string, viewer: Viewer, topic: string): Promise<Worked>;
  watch(watching: Watching, now: number): Promise<void>;
  unwatch(id: number): void;
  /** other nodes have written up to these entries */
  catchUp(news: readonly Known[]): Promise<void>;
  /** clocks may have run out */
  clockDue(table: string, now: number): Promise<void>;
  /** a computer plays on for somebody who goes for a while, or has gone for good */
  standIn(table: string, seat: number, level: string, now: number): Promise<void>;
  /** somebody plays his seat again that a computer played for him */
  takeBack(table: string, seat: number, now: number): Promise<void>;
  /** computer players have to move */
  playBots(table: string): Promise<void>;
  /** shows spectators of tables with a delay what has become old enough */
  tick(now: number): Promise<void>;
  openTables(): number;
  /** ends what is under way */
  drain(): Promise<void>;
}

/** What a thread of tables asks of the server. */
export interface ServerSkills {
  store(call: Call): Promise<unknown>;
  /** `owner`: of the table */
  think(id: number, request: Request, owner: string): Promise<Thought | null>;
  stopThinking(id: number): void;
  hear(watch: number, told: readonly Told[]): void;
  /** whoever watches there may do so no longer */
  ended(watch: number): void;
  fault(message: string): void;
}
