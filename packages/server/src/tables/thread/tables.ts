import type { Level } from '@admiralty/bots';
import { loadAnyGame, type Viewer } from '@admiralty/engine';
import type { SeatQuery, TableHost, Thinking } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { Line } from '../../line.ts';
import type { Known, Tail } from '../../store/index.ts';
import type { Commanded, ServerSkills, Sitting, TableSkills, Told, Watching, WhatIf, Worked } from '../protocol.ts';
import type { Pace, PauseBody, TableSetting } from '../records.ts';
import type { TableWish } from '../shapes.ts';
import { newTable, tableFrom } from './creating.ts';
import { follow } from './following.ts';
import { gameList } from './game-list.ts';
import type { Restored } from './opening.ts';
import { newsAfter, reasonOf, recordOf, viewAt, whatIfSetting } from './past.ts';
import { entryFor, numbersFor } from './quoting.ts';
import type { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';
import { rewind } from './rewinding.ts';
import { SeatChanges } from './seat-changes.ts';
import type { TableStore } from './table-record.ts';
import { isDelayedFor, toldOf, Watches } from './watches.ts';

const TRIES = 4;

/** The tables of one thread. */
export class Tables implements TableSkills {
  readonly #server: Line<ServerSkills>;
  readonly #store: TableStore;
  readonly #replicas: Replicas;
  readonly #watches: Watches;
  readonly #seats: SeatChanges;
  readonly #isShared: boolean;
  /** how far the server's clock is ahead of the machine's */
  #ahead = 0;
  #isDraining = false;

  /** `isShared`: other nodes may write to the same tables. */
  constructor(
    server: Line<ServerSkills>,
    store: TableStore,
    thinkingFor: (owner: string) => Thinking,
    isShared: boolean,
  ) {
    this.#isShared = isShared;
    this.#server = server;
    this.#store = store;
    this.#watches = new Watches(server, store);
    this.#replicas = new Replicas({
      store,
      thinkingFor,
      now: () => this.#now(),
      onFault: (error) => this.#fault(error),
      isWatched: (table) => this.#watches.has(table),
      onOpened: (replica) => this.#watches.show(replica, false),
      follow: (replica) => this.#follow(replica),
      onDone: (table, replica) => this.#after(table, replica),
    });
    this.#seats = new SeatChanges(this.#replicas, this.#watches);
  }

  games(): Promise<string> {
    return gameList();
  }

  async create(
    id: string,
    wish: TableWish,
    owner: string,
    accounts: readonly (string | null)[],
    now: number,
  ): Promise<void> {
    await this.#make(id, await newTable(wish, owner, accounts), now);
  }

  async createFrom(id: string, setting: TableSetting, now: number): Promise<void> {
    const made = await loadAnyGame(setting.game);
    if (!made.ok) throw new Error(`there is no game ${setting.game}`);
    await this.#make(id, tableFrom(made.module, setting), now);
  }

  async imagine(table: string, from: WhatIf, owner: string): Promise<TableSetting> {
    const { restored } = await this.#replicas.open(table);
    return whatIfSetting(await this.#replicas.playing(table), restored.setting, table, from, owner);
  }

  async #make(id: string, restored: Restored, now: number): Promise<void> {
    restored.shownAt = now;
    const replica = this.#replicas.make(id, restored);
    replica.startClocks(now);
    const isNew = await this.#store.createTable({
      id,
      rules: restored.rules,
      setting: JSON.stringify(restored.setting),
      seed: restored.seed,
      head: replica.head(now),
      seats: restored.setting.seated.map(({ seat }) => replica.timing.row(seat)),
      listed: restored.setting.listed,
      at: now,
    });
    if (!isNew) throw new HttpProblem('conflict', 'there is such a table already');
    this.#replicas.add(replica);
    this.#after(id, replica);
  }

  sit(table: string, sitting: Sitting, now: number): Promise<number> {
    return this.#seats.sit(table, sitting, now);
  }

  fill(table: string, seat: number, level: Level, now: number): Promise<void> {
    return this.#seats.fill(table, seat, level, now);
  }

  leave(table: string, seat: number, now: number): Promise<void> {
    return this.#seats.leave(table, seat, now);
  }

  entropy(table: string, seat: number, entropy: string, now: number): Promise<void> {
    return this.#seats.entropy(table, seat, entropy, now);
  }

  clockDue(table: string, now: number): Promise<void> {
    return this.#seats.clockDue(table, now);
  }

  standIn(table: string, seat: number, level: Level, now: number): Promise<void> {
    return this.#seats.standIn(table, seat, level, now);
  }

  takeBack(table: string, seat: number, now: number): Promise<void> {
    return this.#seats.takeBack(table, seat, now);
  }

  act(table: string, by: number, command: string, act: unknown, at: number): Promise<Commanded> {
    return this.#replicas.command(table, (replica) => replica.act({ by, command, at }, act));
  }

  undo(table: string, by: number, command: string, at: number): Promise<Commanded> {
    return this.#replicas.command(table, (replica) => replica.undo({ by, command, at }));
  }

  pause(table: string, by: number, command: string, body: PauseBody, at: number): Promise<Pace> {
    return this.#replicas.command(table, async (replica) => {
      await replica.pause({ by, command, at }, body);
      this.#tell(table, replica, 'pace', at);
      return replica.restored.pace;
    });
  }

  rewind(table: string, number: number, command: string, at: number): Promise<void> {
    return this.#replicas.command(table, async (replica) => {
      const wrong = await rewind(replica, number, command, at);
      if (wrong) throw new HttpProblem('conflict', wrong.why);
    });
  }

  async said(table: string, to: readonly number[] | null, at: number): Promise<void> {
    if (!this.#watches.has(table)) return;
    const { restored } = await this.#replicas.open(table);
    this.#watches.tell(table, restored.setting, { what: 'talk', at, to });
  }

  #tell(table: string, { restored }: Replica, what: 'seats' | 'pace', at: number): void {
    this.#watches.tell(table, restored.setting, { what, at, to: null });
  }

  news(table: string, viewer: Viewer, after: number): Promise<Worked> {
    return this.#worked(table, (host) => newsAfter(host, viewer, after));
  }

  record(table: string): Promise<Worked> {
    return this.#worked(table, recordOf);
  }

  async #worked(table: string, work: (host: TableHost) => Promise<string>): Promise<Worked> {
    const host = await this.#replicas.playing(table);
    const begun = performance.now();
    const text = await work(host);
    return { text, ms: performance.now() - begun };
  }

  async contributions(table: string): Promise<readonly string[] | null> {
    return (await this.#replicas.open(table)).restored.play?.game.session.contributions ?? null;
  }

  async entryOf(table: string, viewer: Viewer, number: number): Promise<number | null> {
    return entryFor(await this.#replicas.open(table), viewer, number);
  }

  async numbersOf(table: string, viewer: Viewer, entries: readonly number[]): Promise<(number | null)[]> {
    return numbersFor(await this.#replicas.open(table), viewer, entries);
  }

  async ask(table: string, seat: number, queries: readonly SeatQuery[]): Promise<Worked> {
    const host = await this.#replicas.playing(table);
    const begun = performance.now();
    const settled = await host.ask(seat, queries);
    const isAll = settled.every((one) => !('fault' in one));
    const isLast = isAll || !(await this.#refresh(table));
    const told = isLast ? settled : await (await this.#replicas.playing(table)).ask(seat, queries);
    return { text: JSON.stringify(told), ms: performance.now() - begun };
  }

  async view(table: string, viewer: Viewer, isWhole: boolean, now: number): Promise<Told> {
    await this.#refresh(table);
    for (let tried = 0; tried < TRIES; tried++) {
      const host = await this.#hostFor(table, viewer, now);
      if (isWhole) await host.whole();
      await host.ask(0, []); // when everything that was done is stored
      const told: Told[] = [];
      host.subscribe(viewer, { hear: (messages) => told.push(...toldOf(messages, null)) }).stop();
      if (told[0]) return told[0];
    }
    throw new HttpProblem('unavailable', 'the table is being changed; try again', 1);
  }

  /** Whoever asks may know through another node what this one has not heard yet; false: there is nothing new. */
  async #refresh(table: string): Promise<boolean> {
    if (!this.#isShared) return false;
    const replica = await this.#replicas.open(table);
    if (!(await replica.record.isOlder())) return false;
    await this.catchUp([{ table, seq: replica.restored.seq + 1 }]);
    return true;
  }

  viewAt(table: string, viewer: Viewer, action: number, eyes: Viewer): Promise<Worked> {
    return this.#worked(table, (host) => viewAt(host, viewer, action, eyes));
  }

  reason(table: string, viewer: Viewer, action: number): Promise<Worked> {
    return this.#worked(table, (host) => reasonOf(host, viewer, action));
  }

  text(table: string, viewer: Viewer, topic: string): Promise<Worked> {
    return this.#worked(table, async (host) => host.access(viewer).show(topic));
  }

  async watch(watching: Watching, now: number): Promise<void> {
    const { table, viewer } = watching;
    this.#watches.add(watching);
    await this.#refresh(table); // news of a table that nobody watched may have been lost
    const replica = await this.#replicas.open(table);
    const { setting } = replica.restored;
    if (isDelayedFor(setting, viewer)) await this.#watches.later(table, setting, now);
    else this.#watches.show(replica, true);
  }

  async tick(now: number): Promise<void> {
    this.#ahead = now - Date.now();
    await this.#watches.tick(now);
  }

  unwatch(id: number): void {
    this.#watches.remove(id);
  }

  async catchUp(news: readonly Known[]): Promise<void> {
    const behind = await Promise.all(news.map((one) => this.#behind(one)));
    const known = behind.filter((one) => one !== null);
    const tails = known.length === 0 ? [] : await this.#store.tailsOf(known);
    const following = tails.map((tail) =>
      this.#replicas.inTurn(tail.table, async () => {
        const replica = await this.#replicas.kept(tail.table);
        if (replica && replica.record.aim < (tail.tail.at(-1)?.seq ?? 0)) await this.#follow(replica, tail);
      }),
    );
    await Promise.all(following);
  }

  /** Up to where the table is here, if that is not as far as somebody has heard. */
  async #behind({ table, seq }: Known): Promise<Known | null> {
    const replica = await this.#replicas.kept(table);
    return replica && replica.record.aim < seq ? { table, seq: replica.restored.seq } : null;
  }

  /** Brings the table, whose turn it is, to what another node has stored. */
  async #follow(replica: Replica, tail?: Tail): Promise<void> {
    const table = replica.id;
    const news = tail ?? (await this.#store.tailsOf([{ table, seq: replica.restored.seq }]))[0];
    if (news && (await follow(replica, news))) {
      const pause = news.tail.findLast(({ kind }) => kind === 'pause');
      if (pause) this.#tell(table, replica, 'pace', pause.at);
      return;
    }
    this.#replicas.drop(replica);
    await this.#replicas.open(table);
    this.#tell(table, replica, 'seats', this.#now());
  }

  async playBots(table: string): Promise<void> {
    this.#after(table, await this.#replicas.open(table));
  }

  openTables(): number {
    return this.#replicas.size;
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#replicas.drain();
  }

  /** Where the viewer looks: at the game as it is, or as it was a while ago. */
  async #hostFor(table: string, viewer: Viewer, now: number): Promise<TableHost> {
    const { restored } = await this.#replicas.open(table);
    if (!isDelayedFor(restored.setting, viewer)) return this.#replicas.playing(table);
    const host = await this.#watches.later(table, restored.setting, now);
    if (!host) throw new HttpProblem('conflict', 'the game has not begun yet');
    return host;
  }

  /** What follows from something done: viewers of a table that has begun are told of it, and computers move. */
  #after(table: string, replica: Replica): void {
    this.#watches.show(replica, true);
    if (replica.hasBots) void this.#letPlay(table, replica).catch((error) => this.#fault(error));
  }

  /** Computers move until a person has to; where another node was first they go on from what is stored. */
  async #letPlay(table: string, replica: Replica): Promise<void> {
    await replica.record.prepareClocks();
    await replica.playBots(() => this.#now());
    if (!replica.isBehind || this.#isDraining) return;
    await this.#replicas.inTurn(table, () => this.#follow(replica));
    this.#after(table, await this.#replicas.open(table));
  }

  #now(): number {
    return Date.now() + this.#ahead;
  }

  #fault(error: unknown): void {
    this.#server.tell('fault', String(error));
  }
}
