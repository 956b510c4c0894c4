import { isReasonOpen, type Level, sealedQuestion } from '@admiralty/bots';
import {
  type Access,
  type Decision,
  type Entered,
  type GameTypes,
  hashOfTable,
  type LogEntry,
  type Observation,
  type Random,
  type Refusal,
  type Rejected,
  randomFrom,
  type Save,
  type Seat,
  type SeatOutcome,
  type Session,
  saveOf,
  type Table,
  type Viewer,
} from '@admiralty/engine';
import { Computer, type Thinking, type Turn } from './bots/computer.ts';
import { motiveOf } from './bots/motive.ts';
import { Broadcaster, type Hearing, type Subscription } from './broadcaster.ts';
import { actionOf, GameLog, takeOut } from './log/game-log.ts';
import type { OpenGame } from './open-game.ts';
import { type Advice, adviceFor, isPractice, takeBack } from './practice.ts';
import { SeatQueries, type SeatQuery, type Settled } from './seat-queries.ts';
import type { Motive } from './types.ts';

export interface HostOptions {
  /** where the computer players think; left out: only people act */
  thinking?: Thinking;
  /**
   * Stores what was done before anything is sent; the first `same` actions are unchanged. A refusal: somebody else was
   * first, so it does not count; the table is as it was before, and `follow` plays what was done instead.
   */
  commit?(same: number): Promise<Refusal | null>;
  /** what went wrong in a bot; it must not stop the game */
  onFault?(error: unknown): void;
  /** when something was last done that everybody may know of */
  now?(): number;
  /** the game stands still, and nobody thinks */
  isPaused?(): boolean;
  /** names this run of the table in what viewers are sent; another one for each run where they may come back to it */
  feed?: string;
  /** for a game that goes on from a snapshot: plays it from its start up to there */
  restore?(): Promise<Restored>;
}

/** A game played again, and what was noted on the way. */
export interface Restored {
  session: Session<GameTypes>;
  log: GameLog;
}

const ELSEWHERE = 'the game from its start does not lead to where it stands';

/** What the computer has done, with the question that it answered under seal. */
export interface Done extends Turn {
  sealed: number | null;
}

/** One table: takes what seats do, sends every viewer what he may know, lets the computer play. */
export class TableHost {
  readonly game: OpenGame;
  private past: GameLog;
  private readonly broadcaster: Broadcaster;
  private readonly computer: Computer | null;
  private readonly options: HostOptions;
  private queue: Promise<unknown> = Promise.resolve();
  /** it plays on by itself */
  private isRunning = false;
  private isStepping = false;
  private isHurried = false;
  private isStopped = false;
  private restoring: Promise<void> | null = null;
  /** by seat, so that one seat's samples do not reveal how much another has asked */
  private readonly draws: number[] = [];
  /** entries of the public's log when it was last looked who thinks */
  private publicLength = 0;

  /** `log`: as noted when the game was opened; left out: it begins here. */
  constructor(game: OpenGame, options: HostOptions = {}, log = new GameLog(game.module, game.motives, [])) {
    this.game = game;
    this.options = options;
    this.past = log;
    log.note(game.session);
    this.broadcaster = new Broadcaster(game, log, options.feed ?? 'table');
    const hasComputer = game.players.some(({ is }) => is === 'computer');
    this.computer = hasComputer && options.thinking ? new Computer(game, options.thinking) : null;
    this.showThinking();
  }

  /** Lets the computer play until the table waits for a person, now and after each action. */
  start(): void {
    this.isRunning = true;
    void this.run();
  }

  /** Nothing more is sent. */
  stop(): void {
    this.isStopped = true;
    this.computer?.stop();
  }

  /**
   * Resolves when the whole past is here and checked, if the game goes on from a snapshot. Earlier positions, reasons
   * and the file need it; undo sees to it by itself. Rejects if the past does not lead to where the game stands.
   */
  whole(): Promise<void> {
    this.restoring ??= this.restore();
    return this.restoring;
  }

  /** Gets at once what was missed since a place, as a whole or in patches, and then what is new. */
  subscribe(viewer: Viewer | null, { hear, ...how }: Hearing): Subscription {
    return this.broadcaster.subscribe(viewer, { ...how, hear: (messages) => this.isStopped || hear(messages) });
  }

  /** Its log as its readers read it. */
  get log(): GameLog {
    return this.past;
  }

  /** What a viewer may know and a seat may do: the engine's border. */
  access(viewer: Viewer): Access {
    return this.past.access(viewer);
  }

  queries(seat: Seat): SeatQueries {
    return new SeatQueries(this.access(seat), () => (this.draws[seat] = (this.draws[seat] ?? -1) + 1));
  }

  /** While nothing is done at the game. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Many questions at once, about a table whose every action is kept. */
  async ask(seat: Seat, queries: readonly SeatQuery[]): Promise<Settled[]> {
    await this.queue;
    return this.queries(seat).batch(queries);
  }

  /** Whatever the JSON says, it is this seat that acts. */
  async act(seat: Seat, json: unknown, rolls: readonly Entered[] = []): Promise<SeatOutcome> {
    const missing = this.isAboutPast(json) ? await this.missingPast() : null;
    if (missing) return { ok: false, refusal: missing };
    return this.change(() => this.access(seat).act(json, rolls));
  }

  /** Rolls for an action of the seat that waits for them. */
  roll(seat: Seat, rolls: readonly Entered[]): Promise<SeatOutcome> {
    return this.change(() => this.access(seat).roll(rolls));
  }

  async undo(seat: Seat): Promise<ReturnType<Access['undo']>> {
    await this.queue;
    const missing = this.game.session.undoesEarlier(seat) ? await this.missingPast() : null;
    if (missing) return { ok: false, refusal: missing };
    return this.change(() => this.access(seat).undo(), true);
  }

  /** Back to before the seat's last act, past rolls and reveals: only for one person against computers. */
  async takeBack(seat: Seat): Promise<Refusal | null> {
    const missing = await this.missingPast();
    if (missing) return missing;
    const outcome = await this.change(() => {
      const refusal = takeBack(this.game, seat);
      return refusal ? { ok: false as const, refusal } : { ok: true as const };
    });
    return outcome.ok ? null : outcome.refusal;
  }

  /** What a computer of that level would do in this seat, from what the seat knows. */
  async advice(seat: Seat, level: Level): Promise<Advice | null> {
    const { thinking } = this.options;
    if (!thinking || !isPractice(this.game, seat)) return null;
    return adviceFor(this.game, this.access(seat), seat, level, thinking);
  }

  /**
   * Somebody else has stored these entries after the first `from`: they are played here as well, and sent. False: they
   * do not continue what is here, and the game has to be opened again.
   */
  async follow(from: number, entries: readonly LogEntry[]): Promise<boolean> {
    const same = await this.followed((session) => {
      const isFit = session.log.length === from && entries.every((entry) => session.replay(entry) === null);
      return isFit ? from : null;
    });
    return same !== null;
  }

  /** The same where the seat has taken back its last action: the place of that in the log, or null. */
  async followUndo(seat: Seat): Promise<number | null> {
    await this.queue;
    if (this.game.session.undoesEarlier(seat) && (await this.missingPast())) return null;
    return this.followed((session) => {
      const before = [...session.log];
      const isDone = !session.undoesEarlier(seat) && this.access(seat).undo().ok;
      return isDone ? firstChanged(before, session.log) : null;
    });
  }

  /** The table when the viewer's log had so many entries; the referee, and after the end everybody, may use any eyes. */
  viewAt(viewer: Viewer, number: number, eyes: Viewer = viewer): Observation {
    const isOpen = viewer === 'referee' || this.game.session.table.result !== null;
    if (eyes !== viewer && !isOpen) throw new Error('only your own view can be shown');
    return this.past.at(number, viewer, eyes);
  }

  /** A table that the seat could not have told from that of the moment; left out: of now. */
  async imagined(seat: Seat, random: Random, number?: number): Promise<Table<GameTypes['state']>> {
    if (number !== undefined) await this.whole();
    const then = number === undefined ? undefined : this.past.positionAt(number, seat);
    return this.access(seat).imagined(random, then);
  }

  /** Of what was heard and is open; what else the computer weighed stays its secret as long as it plays. */
  reason(viewer: Viewer, number: number): Motive | null {
    const { motives, session } = this.game;
    const access = this.access(viewer);
    const { sealed = null, ...motive } = motives[actionOf(access, number)] ?? { reason: '', weighed: [] };
    const isHeard = (access.log(number)[0]?.events.length ?? 0) > 0;
    if (motive.reason === '' || !isReasonOpen(session.table, { sealed, isHeard })) return null;
    return { ...motive, weighed: session.table.result ? motive.weighed : [] };
  }

  /** Ends the computer's thinking: it takes the first thing that the rules allow. */
  moveNow(): void {
    if (!this.broadcaster.thinking) return;
    this.isHurried = true;
    this.computer?.stop();
  }

  save(): Save {
    return saveOf(this.game.session, this.game.pack);
  }

  /**
   * Shows which computer is asked, by what everybody may know and not by where and when it thinks: that it begins or
   * thinks again, here or on another node, would reveal what others do unseen.
   */
  showThinking(): void {
    const { game, broadcaster, options, publicLength } = this;
    this.publicLength = this.access('public').length;
    const asked = game.session.table.pending.find(({ by }) => game.players[by]?.is === 'computer');
    const player = asked && game.players[asked.by];
    if (!this.computer || player?.is !== 'computer' || options.isPaused?.()) broadcaster.thinking = null;
    else if (broadcaster.thinking?.seat !== asked!.by || this.publicLength !== publicLength)
      broadcaster.thinking = { seat: asked!.by, level: player.level, since: options.now?.() ?? 0 };
  }

  /** One action of the computer; null: the table waits for a person, is over, or somebody else was first. */
  async step(): Promise<Done | null> {
    const { computer, game } = this;
    while (computer && !this.isStopped && !game.session.table.result) {
      const { table } = game.session;
      const turn = await this.turnOf(computer);
      if (!this.isStopped && table !== game.session.table) continue; // somebody acted meanwhile: it thinks again
      if (this.isStopped || !turn) return null;
      const { action, thought } = turn;
      const motive = thought && motiveOf(this.access(action.by), action, thought);
      const sealed = sealedQuestion(table, action.decision);
      const done = await this.change(() => {
        const { session } = game;
        const isDone = table === session.table && session.act(action).ok;
        if (isDone && motive) game.motives[session.log.length] = { ...motive, sealed };
        return { ok: isDone };
      });
      if ('refusal' in done) return null;
      if (done.ok) return { ...turn, sealed };
    }
    return null;
  }

  private async run(): Promise<void> {
    if (this.isStepping) return;
    this.isStepping = true;
    let done: Done | null;
    do done = await this.step();
    while (done);
    this.isStepping = false;
  }

  /** What the computer does now; hurried, the first thing that the rules allow. */
  private async turnOf(computer: Computer): Promise<Turn | null> {
    const { session, players } = this.game;
    const asked = session.table.pending.find(({ by }) => players[by]?.is === 'computer');
    try {
      return await computer.next();
    } catch (error) {
      if (!this.isHurried && !this.isStopped) this.options.onFault?.(error);
      this.isHurried = false;
      computer.stop();
      return asked && !this.isStopped ? this.quickTurn(asked) : null;
    }
  }

  private quickTurn({ id: decision, by, kind }: Decision): Turn | null {
    const sample = this.access(by).questions.sample(decision, randomFrom(this.game.session.log.length));
    return sample && { action: { decision, by, kind, with: sample.answer }, thought: null };
  }

  private async restore(): Promise<void> {
    if (!this.game.session.earlier) return;
    if (!this.options.restore) throw new Error('the earlier part of this game is not here');
    const restored = await this.options.restore();
    return this.inTurn(async () => this.adopt(restored));
  }

  private missingPast(): Promise<Refusal | null> {
    return this.whole().then(
      () => null,
      (error: unknown) => ({ rule: 'CORE-undo', why: error instanceof Error ? error.message : String(error) }),
    );
  }

  /** The same game with all of its past; what was done meanwhile is played again there. */
  private adopt({ session, log }: Restored): void {
    const { session: present } = this.game;
    if (session.log.length < (present.earlier?.entries ?? 0)) throw new Error(ELSEWHERE);
    for (const entry of present.log.slice(session.log.length)) {
      const wrong = session.replay(entry);
      if (wrong) throw new Error(`action ${session.log.length + 1} cannot be played again: ${wrong}`);
      log.note(session);
    }
    if (hashOfTable(session.table) !== hashOfTable(present.table)) throw new Error(ELSEWHERE);
    session.table = present.table; // the very same: whoever thinks about it need not begin anew
    this.game.session = session;
    this.past = log;
    log.note(session);
    this.broadcaster.use(log);
  }

  /** Going back by consent may reach any earlier action. */
  private isAboutPast(json: unknown): boolean {
    const { session } = this.game;
    if (!session.earlier) return false;
    const { kind, with: given } = (json ?? {}) as { kind?: unknown; with?: { kind?: unknown } | null };
    return kind === 'offer' && given?.kind === 'takeBack';
  }

  /** Does what is stored already, and sends it: how many actions are unchanged, or null if it cannot. */
  private followed(work: (session: Session<GameTypes>) => number | null): Promise<number | null> {
    return this.inTurn(async () => {
      const { session } = this.game;
      const { length } = session.log;
      const same = this.isStopped ? null : work(session);
      if (same === null) return null;
      this.broadcaster.hold();
      this.note(same, length);
      this.showThinking();
      this.broadcaster.tell();
      if (this.isRunning) void this.run();
      return same;
    });
  }

  /** One after the other: does it, stores it, and then sends it. What is not stored leaves no trace. */
  private change<Outcome extends { ok: boolean }>(work: () => Outcome, isUndo = false): Promise<Outcome | Rejected> {
    return this.inTurn(async () => {
      const { log } = this.game.session;
      const before = isUndo ? [...log] : null;
      const { length } = log;
      const goBack = this.options.commit ? this.mark(isUndo) : () => {};
      const outcome = work();
      if (!outcome.ok) return outcome;
      const same = before ? firstChanged(before, log) : length;
      this.broadcaster.hold();
      this.note(same, length);
      const refusal = await this.keep(same, goBack);
      if (refusal) return { ok: false as const, refusal };
      this.showThinking();
      this.broadcaster.tell();
      if (this.isRunning) void this.run();
      return outcome;
    });
  }

  private async keep(same: number, goBack: () => void): Promise<Refusal | null> {
    try {
      const refusal = (await this.options.commit?.(same)) ?? null;
      if (refusal) goBack();
      return refusal;
    } catch (error) {
      goBack();
      throw error;
    }
  }

  /** What brings everything back to where it stands. */
  private mark(isUndo: boolean): () => void {
    const { session, motives } = this.game;
    const known = isUndo ? { ...motives } : {}; // an act changes none of those before it
    const parts = [session.mark(isUndo), this.past.mark(), this.broadcaster.mark()];
    return () => {
      for (const goBack of parts) goBack();
      for (const action of Object.keys(motives))
        if (Number(action) > session.log.length) delete motives[Number(action)];
      Object.assign(motives, known);
      this.computer?.forget();
    };
  }

  /** The first `same` of the `length` actions that there were are what they were. */
  private note(same: number, length: number): void {
    const { session, motives } = this.game;
    if (same < length) {
      takeOut(motives, same + 1, length);
      this.computer?.forget();
    } else if (session.hasTakenBack) this.computer?.forget();
    else for (const events of session.events.slice(length)) this.computer?.hear(events);
    this.broadcaster.changed(this.past.note(session, same));
  }
}

function firstChanged(before: readonly unknown[], log: readonly unknown[]): number {
  const changed = before.findIndex((entry, at) => entry !== log[at]);
  return changed < 0 ? before.length : changed;
}
