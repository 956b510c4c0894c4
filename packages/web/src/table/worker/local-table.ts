import type { Observation, Refusal, Seat, Viewer } from '@admiralty/engine';
import type { Thinker } from '@admiralty/host';
import {
  awaitedPerson,
  type BotWorker,
  type GameLog,
  type HostOptions,
  peopleOf,
  type SeatQuery,
  type Settled,
  TableHost,
  type TableUpdate,
  type Watcher,
} from '@admiralty/host';
import type { Act, Level, Motive, TableState, Worked } from '../types.ts';
import { type LocalGame, readersOf, storeGame } from './local-game.ts';
import { spawnWorker } from './spawn-worker.ts';

/** How long the computer may think about one answer. */
const THINKING_MS: Record<Level, number> = { random: 200, cadet: 400, captain: 900, admiral: 3000 };

/** What goes to the page: the log only from where it changed. */
export interface Update {
  state: Omit<TableState, 'log'>;
  from: number;
  entries: TableUpdate['entries'];
}

/** A table played on this device: one screen that people may pass to each other, behind a curtain in between. */
export class LocalTable {
  game: LocalGame;
  private host: TableHost;
  private watcher: Watcher;
  private isClosed = false;
  private readonly send: (update: Update) => void;
  private readonly follow: () => Promise<void>;

  /** `follow`: another tab was first; shows what it did. */
  constructor(game: LocalGame, log: GameLog, send: (update: Update) => void, follow: () => Promise<void>) {
    this.game = game;
    this.follow = follow;
    this.send = send;
    this.host = this.hostOf(game, log);
    this.watcher = this.watch();
  }

  /** Goes on with the game as another tab has left it. */
  replace(game: LocalGame, log: GameLog): void {
    this.host.stop();
    if (this.isClosed) return;
    this.game = game;
    this.host = this.hostOf(game, log);
    this.watcher = this.watch();
    this.begin();
  }

  private hostOf(game: LocalGame, log: GameLog): TableHost {
    const options: HostOptions = {
      commit: (same) => this.commit(same),
      onFault: (error) => console.error(error),
      now: () => Date.now(),
    };
    const thinking = { spawnWorker: spawnBot, ms: THINKING_MS };
    return new TableHost(game, game.isReplay ? options : { ...options, thinking }, log);
  }

  private watch(): Watcher {
    const { players, isReplay, session } = this.game;
    const readers = readersOf(players, isReplay, session.table.result !== null);
    const alone = readers.length === 1 ? readers[0]! : null;
    return this.host.watch(alone, ({ state, from, entries }) => this.send({ state: this.shown(state), from, entries }));
  }

  /** Shows the table and lets it run. */
  begin(): void {
    this.drawCurtain();
    this.watcher.tell();
    this.host.start();
  }

  close(): void {
    this.isClosed = true;
    this.host.stop();
  }

  async act(act: Act, rolls: readonly number[] = []): Promise<Refusal | null> {
    const outcome = await this.host.act(this.seat, act, rolls);
    return outcome.ok ? null : outcome.refusal;
  }

  async undo(): Promise<Refusal | null> {
    const outcome = await this.host.undo(this.seat);
    return outcome.ok ? null : outcome.refusal;
  }

  moveNow(): void {
    this.host.moveNow();
  }

  /** Everything that a seat asks about its decisions comes this way, many questions at once. */
  ask(queries: readonly SeatQuery[]): Settled[] {
    return this.host.queries(this.seat).batch(queries);
  }

  reason(number: number): Motive | null {
    return this.host.reason(this.eyes, number);
  }

  text(topic: string): string {
    return this.host.access(this.eyes).show(topic);
  }

  at(number: number, eyes: Viewer = this.eyes): Observation {
    return this.host.viewAt(this.eyes, number, eyes);
  }

  calc(id: string, given: Readonly<Record<string, string>>): Worked {
    const found = this.game.module.calculations.find((one) => one.id === id);
    if (!found) throw new Error(`there is no calculation ${id}`);
    return found.run(given);
  }

  printed(): unknown {
    return this.game.module.printed ?? null;
  }

  file(): string {
    return `${JSON.stringify(this.host.save())}\n`;
  }

  openCurtain(): void {
    if (this.watcher.viewer === null) this.watcher.look(awaitedPerson(this.game));
    this.watcher.tell();
  }

  /** The seat of the person who looks. */
  private get seat(): Seat {
    const { viewer } = this.watcher;
    if (typeof viewer !== 'number') throw new Error('nobody sits here now');
    return viewer;
  }

  private get eyes(): Viewer {
    const { viewer } = this.watcher;
    if (viewer === null) throw new Error('the curtain is closed');
    return viewer;
  }

  /** What is done is kept before anybody is told. */
  private async commit(same: number): Promise<Refusal | null> {
    this.drawCurtain();
    if (await storeGame(this.game, same, this.host.access('public'))) return null;
    await this.follow();
    return { rule: 'CORE-tabs', why: 'this game was played on in another tab' };
  }

  /** Nobody looks while the screen goes from one person to the other. */
  private drawCurtain(): void {
    const { session, isReplay } = this.game;
    const people = peopleOf(this.game);
    const { viewer } = this.watcher;
    if (isReplay || people.length < 2) return;
    if (session.table.result) this.watcher.look(viewer ?? people[0]!);
    else if (awaitedPerson(this.game) !== null && !session.table.pending.some(({ by }) => by === viewer))
      this.watcher.look(null);
  }

  private shown(state: TableUpdate['state']): Update['state'] {
    const { id, game, isReplay, storage, outside } = this.game;
    const curtain = state.viewer === null ? awaitedPerson(this.game) : null;
    return { ...state, id, game, isReplay, storage, outside, curtain };
  }
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
