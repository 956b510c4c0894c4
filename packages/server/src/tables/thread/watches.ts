import type { Viewer } from '@admiralty/engine';
import type { Place, Subscription, TableHost, ViewerMessage } from '@admiralty/host';
import type { Line } from '../../line.ts';
import type { ServerSkills, Told, Watching } from '../protocol.ts';
import type { TableSetting } from '../records.ts';
import { Delayed } from './delayed.ts';
import type { Restored } from './opening.ts';
import type { Replica } from './replica.ts';
import type { TableStore } from './table-record.ts';

interface Watch {
  id: number;
  table: string;
  viewer: Viewer;
  /** whose it is; null: nobody known */
  account: string | null;
  place: Place | null;
  subscription: Subscription | null;
}

/** Something about a table that is no part of its game. */
export interface Beside {
  what: 'seats' | 'pace' | 'talk';
  at: number;
  /** the seats that may know; null: everybody */
  to: readonly Viewer[] | null;
}

/** Spectators of such a table see things later. */
export function isDelayedFor({ delay = 0 }: TableSetting, viewer: Viewer): boolean {
  return delay > 0 && viewer === 'public';
}

/** Everybody who watches the tables of a thread: at the game as it is, or as it was a while ago. */
export class Watches {
  readonly #server: Line<ServerSkills>;
  readonly #store: TableStore;
  readonly #watches = new Map<number, Watch>();
  /** the same by table */
  readonly #byTable = new Map<string, Set<Watch>>();
  readonly #delayed = new Map<string, Delayed>();
  /** what spectators are told beside the game when it is old enough */
  #unripe: { table: string; text: string; due: number }[] = [];

  constructor(server: Line<ServerSkills>, store: TableStore) {
    this.#server = server;
    this.#store = store;
  }

  add({ id, table, viewer, account, place }: Watching): void {
    const watch: Watch = { id, table, viewer, account, place, subscription: null };
    this.#watches.set(id, watch);
    const known = this.#byTable.get(table);
    if (known) known.add(watch);
    else this.#byTable.set(table, new Set([watch]));
  }

  remove(id: number): void {
    const watch = this.#watches.get(id);
    if (!watch) return;
    watch.subscription?.stop();
    this.#watches.delete(id);
    const others = this.#byTable.get(watch.table)!;
    others.delete(watch);
    if (others.size === 0) this.#byTable.delete(watch.table);
  }

  /** Does anybody watch the table? */
  has(table: string): boolean {
    return this.#byTable.has(table);
  }

  /** The table is here: those who may see it as it is do so; `onlyNew`: whoever does already goes on. */
  show({ id, restored, host }: Replica, onlyNew: boolean): void {
    for (const watch of this.#at(id))
      if (!mayWatch(restored, watch)) this.#end(watch);
      else if (!isDelayedFor(restored.setting, watch.viewer) && !(onlyNew && watch.subscription))
        this.#subscribe(watch, host);
  }

  #end({ id }: Watch): void {
    this.remove(id);
    this.#server.tell('ended', id);
  }

  /** The table as spectators of it see it now, later than it is; null: then the game had not begun. */
  async later(table: string, { delay = 0 }: TableSetting, now: number): Promise<TableHost | null> {
    const known = this.#delayed.get(table) ?? new Delayed(table, delay * 1000, this.#store);
    this.#delayed.set(table, known);
    const isAnew = await known.refresh(now);
    for (const watch of this.#at(table))
      if (watch.viewer === 'public' && (isAnew || !watch.subscription)) this.#subscribe(watch, known.host);
    return known.host;
  }

  /** Shows what has become old enough. */
  async tick(now: number): Promise<void> {
    for (const [table, delayed] of this.#delayed) {
      const watches = this.#at(table).filter(({ viewer }) => viewer === 'public');
      if (watches.length === 0) this.#delayed.delete(table);
      else if (await delayed.refresh(now)) for (const watch of watches) this.#subscribe(watch, delayed.host);
    }
    const ripe = this.#unripe.filter(({ due }) => due <= now);
    this.#unripe = this.#unripe.filter(({ due }) => due > now);
    for (const { table, text } of ripe) this.#say(table, text, (viewer) => viewer === 'public');
  }

  /** Tells those who may know of it; spectators who see things later hear of it later too. */
  tell(table: string, setting: TableSetting, { what, at, to }: Beside): void {
    const text = JSON.stringify({ [what]: what === 'talk' ? 'new' : 'changed' });
    const mayKnow = (viewer: Viewer): boolean => to?.includes(viewer) ?? true;
    this.#say(table, text, (viewer) => mayKnow(viewer) && !isDelayedFor(setting, viewer));
    if (mayKnow('public') && isDelayedFor(setting, 'public'))
      this.#unripe.push({ table, text, due: at + setting.delay! * 1000 });
  }

  #say(table: string, text: string, isFor: (viewer: Viewer) => boolean): void {
    for (const { id, viewer } of this.#at(table))
      if (isFor(viewer)) this.#server.tell('hear', id, [{ text, place: null }]);
  }

  #at(table: string): Watch[] {
    return [...(this.#byTable.get(table) ?? [])];
  }

  #subscribe(watch: Watch, host: TableHost | null): void {
    if (!host || !this.#watches.has(watch.id)) return;
    watch.subscription?.stop();
    watch.subscription = host.subscribe(watch.viewer, {
      since: watch.place,
      hear: (messages) => {
        const told = toldOf(messages, watch.place);
        watch.place = told.findLast(({ place }) => place !== null)?.place ?? watch.place;
        this.#server.tell('hear', watch.id, told);
      },
    });
  }
}

/** Through the eyes of a seat nobody sees but its owner: who was let in before may have got up since. */
function mayWatch({ seating }: Restored, { viewer, account }: Watch): boolean {
  return typeof viewer !== 'number' || seating.at(viewer)?.account === account;
}

/** Messages on their way out, each with where the viewer stands after it. */
export function toldOf(messages: readonly ViewerMessage[], since: Place | null): Told[] {
  let place = since;
  return messages.map((message) => {
    if ('n' in message) place = { feed: 'feed' in message ? message.feed : place!.feed, n: message.n };
    return { text: JSON.stringify(message), place: 'n' in message ? place : null };
  });
}
