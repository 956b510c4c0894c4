import type { Observation, Refusal, Seat, Viewer } from '@admiralty/engine';
import type { Thinker } from '@admiralty/host';
import {
  type Advice,
  awaitedPerson,
  type BotWorker,
  type GameLog,
  type HostOptions,
  isPractice,
  peopleOf,
  type SeatQuery,
  type Settled,
  type Subscription,
  TableHost,
  type ViewerMessage,
} from '@admiralty/host';
import { fileWords } from '../../words/files.ts';
import type { Act, DeskState, Level, Motive, Worked } from '../types.ts';
import { calculate } from './calculate.ts';
import { type LocalGame, readersOf, saveOf, storeGame } from './local-game.ts';
import { spawnWorker } from './spawn-worker.ts';
import type { KeptEntry } from './store.ts';

/** How long the computer may think about one answer. */
const THINKING_MS: Record<Level, number> = { random: 200, cadet: 400, captain: 900, admiral: 3000 };

/** Whom a person asks what to do. */
const ADVISER: Level = 'captain';

/** One picture of the screen: the page gets no more news than it can show. */
const FRAME_MS = 16;

/** The board comes first; then the earlier part of the game is checked. */
const BEFORE_CHECKING_MS = 1500;

/** What goes to the page. */
export interface Update {
  messages: readonly ViewerMessage[];
  desk: DeskState;
}

/** A table played on this device: one screen that people may pass to each other, behind a curtain in between. */
export class LocalTable {
  game: LocalGame;
  private host: TableHost;
  /** null: the curtain is closed */
  private viewer: Viewer | null;
  private subscription: Subscription | null = null;
  /** the page has taken in what it was sent last, and shown it */
  private shown: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private readonly send: (update: Update) => unknown;
  private readonly follow: () => Promise<void>;

  /** `follow`: another tab was first; shows what it did. */
  constructor(game: LocalGame, log: GameLog, send: (update: Update) => unknown, follow: () => Promise<void>) {
    this.game = game;
    this.follow = follow;
    this.send = send;
    this.host = this.hostOf(game, log);
    this.viewer = soleReader(game);
  }

  /** Goes on with the game as another tab has left it. */
  replace(game: LocalGame, log: GameLog): void {
    this.host.stop();
    if (this.isClosed) return;
    this.game = game;
    this.host = this.hostOf(game, log);
    this.viewer = soleReader(game);
    this.begin();
  }

  private hostOf(game: LocalGame, log: GameLog): TableHost {
    const options: HostOptions = {
      commit: (same) => this.commit(same),
      onFault: (error) => console.error(error),
      now: () => Date.now(),
    };
    const thinking = { spawnWorker: spawnBot, ms: THINKING_MS };
    const { restore } = game;
    if (restore) options.restore = () => restore(() => this.isClosed || this.game !== game);
    return new TableHost(game, game.isReplay ? options : { ...options, thinking }, log);
  }

  /** Shows the table and lets it run. */
  begin(): void {
    this.drawCurtain();
    this.look(this.viewer);
    this.host.start();
    setTimeout(() => void this.check(), BEFORE_CHECKING_MS);
  }

  /** Plays the game from its start behind what is shown: it must lead to where the table stands. */
  private async check(): Promise<void> {
    const { host, game } = this;
    try {
      if (!this.isClosed) await host.whole();
    } catch (error) {
      if (this.isClosed || host !== this.host) return;
      game.damage = error instanceof Error ? error.message : String(error);
      this.show([]);
    }
  }

  /** Goes on with what another tab has kept after the first `from` actions. False: the game has to be opened again. */
  async goOn(from: number, rows: readonly KeptEntry[], version: number): Promise<boolean> {
    const { game, host } = this;
    for (const [at, { motive }] of rows.entries()) if (motive) game.motives[from + at + 1] = motive;
    const isDone = await host.follow(
      from,
      rows.map(({ entry }) => entry),
    );
    if (!isDone || game !== this.game) return false;
    Object.assign(game, { version, stored: from + rows.length, outside: game.outside + 1 });
    this.drawCurtain();
    this.show([]);
    return true;
  }

  /** From now on the screen shows what this viewer may know. */
  private look(viewer: Viewer | null): void {
    this.subscription?.stop();
    this.viewer = viewer;
    this.subscription = this.host.subscribe(viewer, {
      hear: (messages) => this.show(messages),
      pace: (tell) => void this.shown.then(tell),
    });
  }

  private show(messages: readonly ViewerMessage[]): void {
    const frame = new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    this.shown = Promise.all([this.send({ messages, desk: this.desk() }), frame]);
  }

  close(): void {
    this.isClosed = true;
    this.host.stop();
  }

  async act(act: Act, rolls: readonly number[] = []): Promise<Refusal | null> {
    const outcome = await this.host.act(this.seat, act, rolls);
    this.subscription?.flush();
    return outcome.ok ? null : outcome.refusal;
  }

  async undo(): Promise<Refusal | null> {
    const outcome = await this.host.undo(this.seat);
    this.subscription?.flush();
    return outcome.ok ? null : outcome.refusal;
  }

  async takeBack(): Promise<Refusal | null> {
    const refusal = await this.host.takeBack(this.seat);
    this.subscription?.flush();
    return refusal;
  }

  /** Asked for, it is marked at the place of the log where it was. */
  async advice(): Promise<Advice | null> {
    const { game, seat } = this;
    const at = this.host.access(seat).length;
    const advice = await this.host.advice(seat, ADVISER);
    if (advice && !game.hints.includes(at)) {
      game.hints = [...game.hints, at];
      await storeGame(game, this.host.log, game.session.log.length);
      this.show([]);
    }
    return advice;
  }

  moveNow(): void {
    this.host.moveNow();
  }

  /** Everything that a seat asks about its decisions comes this way, many questions at once. */
  ask(queries: readonly SeatQuery[]): Promise<Settled[]> {
    return this.host.ask(this.seat, queries);
  }

  async reason(number: number): Promise<Motive | null> {
    await this.host.whole();
    return this.host.reason(this.eyes, number);
  }

  text(topic: string): string {
    return this.host.access(this.eyes).show(topic);
  }

  async at(number: number, eyes: Viewer = this.eyes): Promise<Observation> {
    const own = this.eyes;
    await this.host.whole();
    return this.host.viewAt(own, number, eyes);
  }

  calc(id: string, given: Readonly<Record<string, string>>): Promise<Worked> {
    return calculate(this.game.module, id, given);
  }

  printed(): unknown {
    return this.game.module.printed;
  }

  file(): string {
    const { players } = this.game;
    return `${JSON.stringify({ ...saveOf(this.game), players })}\n`;
  }

  openCurtain(): void {
    if (this.viewer === null) this.look(awaitedPerson(this.game));
  }

  /** The seat of the person who looks. */
  private get seat(): Seat {
    const { viewer } = this;
    if (typeof viewer !== 'number') throw new Error('nobody sits here now');
    return viewer;
  }

  private get eyes(): Viewer {
    const { viewer } = this;
    if (viewer === null) throw new Error('the curtain is closed');
    return viewer;
  }

  /** What is done is kept before anybody is told. */
  private async commit(same: number): Promise<Refusal | null> {
    this.drawCurtain();
    if (await storeGame(this.game, this.host.log, same)) return null;
    await this.follow();
    return { rule: 'CORE-tabs', why: fileWords.otherTab };
  }

  /** Nobody looks while the screen goes from one person to the other. */
  private drawCurtain(): void {
    const { session, isReplay } = this.game;
    const people = peopleOf(this.game);
    const { viewer } = this;
    if (isReplay || people.length < 2) return;
    if (session.table.result) this.turnTo(viewer ?? people[0]!);
    else if (awaitedPerson(this.game) !== null && !session.table.pending.some(({ by }) => by === viewer))
      this.turnTo(null);
  }

  /** Also in the part of the game that is still to be played again. */
  private hasActed(): boolean {
    const { session } = this.game;
    return session.earlier !== null || session.lastAct(this.seat) !== null;
  }

  private turnTo(viewer: Viewer | null): void {
    if (viewer === this.viewer) return;
    if (this.subscription) this.look(viewer);
    else this.viewer = viewer;
  }

  private desk(): DeskState {
    const { id, game, isReplay, storage, outside, damage } = this.game;
    const curtain = this.viewer === null ? awaitedPerson(this.game) : null;
    const isAlone = typeof this.viewer === 'number' && !isReplay && isPractice(this.game, this.viewer);
    const practice = isAlone ? { mayTakeBack: this.hasActed() } : null;
    return { id, game, isReplay, storage, outside, damage, curtain, practice, hints: this.game.hints };
  }
}

/** Who looks as long as the screen is not passed on. */
function soleReader({ players, isReplay, session }: LocalGame): Viewer | null {
  const readers = readersOf(players, isReplay, session.table.result !== null);
  return readers.length === 1 ? readers[0]! : null;
}

/** This very script again, in its other role. */
function spawnBot(): BotWorker {
  const worker = new Worker(location.href, { type: 'module', name: 'bot' });
  const { api, stop } = spawnWorker<Thinker>(worker, 'bot');
  let fail: (why: Error) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    fail = reject;
  });
  return {
    think: (request) => Promise.race([api.think(request), stopped]),
    stop: () => {
      stop();
      stopped.catch(() => {}); // nobody may have been waiting
      fail(new Error('stopped'));
    },
  };
}
