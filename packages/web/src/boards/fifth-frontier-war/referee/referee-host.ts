/** The referee's war in its worker: one war, kept in the browser, asked by the page. Everything here is his alone. */
import { type RefereeLevel, RefereeWar, type Waiting } from '@admiralty/bots/referee';
import { loadGame } from '@admiralty/engine';
import {
  dateOf,
  type Encounter,
  encounterAt,
  type FfwView,
  journalEntries,
  journalHtml,
  journalMarkdown,
  Knowledge,
  type Known,
  newsOnTheWay,
  type PrintedGame,
  type Visitor,
} from '@admiralty/engine/fifth-frontier-war';
import { type IDBPDatabase, openDB } from 'idb';

export interface NewWar {
  level: RefereeLevel;
  secretBase: 'chosen' | 'fulacin' | 'none';
  outbreak: { day: number; year: number };
}

export interface WarStatus {
  week: number;
  date: string;
  firstWeek: number;
  isOver: boolean;
  given: readonly { unit: string; to: string }[];
  held: readonly string[];
  changes: readonly { week: number; words: string }[];
  /** false: the browser keeps nothing, and the war is gone with the page */
  isKept: boolean;
  waiting: Waiting | null;
  view: FfwView;
}

export interface NewsEntry {
  headline: string;
  text: string;
  source: string;
  date: string;
  heard: string;
  side: number;
  place: number;
  week: number;
  since: number;
  /** what really was; on the referee's own tab alone */
  truth: string;
  way: readonly { from: number; to: number; week: number; isShip: boolean }[];
}

export interface NewsWish {
  place: number;
  week: number;
  /** -1: all */
  side: number;
  what: 'known' | 'coming' | 'truth';
}

type Done = { ok: true } | { ok: false; why: string };

const STORE = 'wars';
const KEY = 'war';

export class RefereeHost {
  private war: RefereeWar | null = null;
  private waiting: Waiting | null = null;
  private isKept = true;

  async printed(): Promise<PrintedGame> {
    return (await openGame()).printed as PrintedGame;
  }

  /** The war that is kept here, if there is one. */
  async resume(): Promise<WarStatus | null> {
    const text: unknown = await store()
      .then((db) => db.get(STORE, KEY))
      .catch(() => null); // no store: then nothing is kept there
    if (typeof text !== 'string') return null;
    const opened = await this.open(text);
    return opened.ok ? this.status() : null;
  }

  async start({ level, secretBase, outbreak }: NewWar): Promise<WarStatus> {
    const seed = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
    const started = await RefereeWar.start({ seed, level, options: { secretBase }, outbreak });
    if (!started.ok) throw new Error(started.why);
    this.war = started.war;
    this.waiting = null;
    return this.keep();
  }

  async open(text: string): Promise<Done> {
    const opened = await RefereeWar.open(parsed(text));
    if (!opened.ok) return opened;
    this.war = opened.war;
    this.waiting = null;
    await this.keep();
    return { ok: true };
  }

  async runWeek(): Promise<WarStatus> {
    this.waiting = this.mine.runWeek();
    return this.keep();
  }

  /** What the player of the unit that waits decides; null: as the staff says. Then the week goes on. */
  async decide(part: unknown): Promise<Done> {
    const done = this.waiting ? this.mine.decide(this.waiting, part) : { ok: true as const };
    if (done.ok) await this.runWeek();
    return done;
  }

  /** Room for another war: only the files of this one are left. */
  async forget(): Promise<null> {
    this.war = null;
    this.waiting = null;
    await store()
      .then((db) => db.delete(STORE, KEY))
      .catch(() => {});
    return null;
  }

  async change(change: unknown): Promise<Done & { words?: string }> {
    const done = this.mine.change(change);
    if (!done.ok) return { ok: false, why: done.refusal.why };
    await this.keep();
    return { ok: true, words: done.words };
  }

  async give(unit: string, to: string): Promise<Done> {
    return this.kept(this.mine.give(unit, to));
  }

  async hold(unit: string, isHeld: boolean): Promise<Done> {
    return this.kept(this.mine.hold(unit, isHeld));
  }

  news({ place, week, side, what }: NewsWish): NewsEntry[] {
    const { record, at, outbreak } = this.mine;
    const weeks = record.weeks();
    const known = what === 'coming' ? newsOnTheWay(weeks, place, week) : this.known(place, week, what === 'truth');
    const chosen = known.filter(({ item }) => side < 0 || item.side === side);
    const entries = journalEntries(at, chosen, outbreak);
    return chosen.map(({ item, since, way }, n) => ({
      ...entries[n]!,
      side: item.side,
      place: item.place,
      week: item.week,
      since,
      truth: what === 'truth' ? item.truth : '',
      way: way.map((leg) => ({ from: leg.from, to: leg.to, week: leg.week, isShip: leg.ship !== null })),
    }));
  }

  /** The truth knows no way and no place: everything that has happened, the newest first. */
  private known(place: number, week: number, isTruth: boolean): Known[] {
    const weeks = this.mine.record.weeks();
    if (!isTruth) return new Knowledge(weeks).at(place, week);
    return weeks
      .filter((one) => one.week <= week)
      .flatMap(({ items }) => items)
      .map((item) => ({ item, since: item.week, way: [] }))
      .reverse();
  }

  meet(place: number, visitor: Visitor): Encounter {
    const { record, week, at } = this.mine;
    return encounterAt(record.boardIn(week) ?? at, place, visitor);
  }

  journal({ place, week, side }: NewsWish, format: 'markdown' | 'html'): string {
    const { at, outbreak } = this.mine;
    const known = this.known(place, week, false).filter(({ item }) => side < 0 || item.side === side);
    const written = format === 'html' ? journalHtml : journalMarkdown;
    return written(at, place, journalEntries(at, known, outbreak));
  }

  file(): string {
    return JSON.stringify(this.mine.toJson());
  }

  dateOf(week: number): string {
    return dateOf(week, this.mine.outbreak);
  }

  async status(): Promise<WarStatus> {
    const { week, outbreak, record, isOver, given, held, changes, at } = this.mine;
    const { game } = await openGame();
    return {
      week,
      date: dateOf(week, outbreak),
      firstWeek: record.firstWeek,
      isOver,
      given,
      held,
      changes,
      isKept: this.isKept,
      waiting: this.waiting,
      view: game.view((record.boardIn(week) ?? at).g, 'referee'),
    };
  }

  private get mine(): RefereeWar {
    if (!this.war) throw new Error('there is no war yet');
    return this.war;
  }

  private async keep(): Promise<WarStatus> {
    this.isKept = await store()
      .then((db) => db.put(STORE, this.file(), KEY))
      .then(
        () => true,
        () => false,
      );
    return this.status();
  }

  private async kept(done: Done): Promise<Done> {
    if (done.ok) await this.keep();
    return done;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function openGame() {
  const opened = await loadGame('fifth-frontier-war');
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  return opened.module;
}

function store(): Promise<IDBPDatabase> {
  return openDB('admiralty-referee', 1, { upgrade: (db) => void db.createObjectStore(STORE) });
}
