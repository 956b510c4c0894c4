/**
 * A war run in the background of a role-playing campaign: by computers, a week at a time, with the referee's hand in it.
 * Nobody here plays the war but those who were given a unit.
 */
import {
  type Action,
  accessFor,
  fork,
  type GameEvent,
  type GameModule,
  loadAnyGame,
  loadGame,
  type NamesOfField,
  namesForNumbers,
  numbersForNames,
  type Options,
  type Refusal,
  readSave,
  type Save,
  Session,
  saveOf,
  settingFor,
} from '@admiralty/engine';
import {
  asFleets,
  changed,
  hasJumpsAhead,
  isAboutUnit,
  mayChange,
  type Position,
  partOf,
  REFEREE_FORMAT,
  type RefereeFile,
  refereeFileFault,
  refereeFileShape,
  replaceUnit,
  sideOfSeat,
  sideOfUnit,
  unitNamed,
  type WarState,
  type WarTypes,
  withoutUnit,
} from '@admiralty/engine/fifth-frontier-war';
import { loadBot } from '../load-bot.ts';
import { Players } from '../players.ts';
import { type RecordedWar, recordChapters } from './recorded-war.ts';

export type RefereeLevel = RefereeFile['levels'][number];

export interface NewRefereeWar {
  scenario?: string;
  options?: Options;
  seats?: number;
  seed: string;
  level?: RefereeLevel;
  outbreak?: RefereeFile['outbreak'];
}

/** A unit in a player's hands has to decide something: the staff's answer is what happens if he leaves it to them. */
export interface Waiting {
  readonly unit: string;
  readonly to: string;
  readonly kind: string;
  /** what the staff would do with the unit, in printed names: it can be sent back changed */
  readonly staff: unknown;
}

type Done = { ok: true } | { ok: false; why: string };
type Opened = { ok: true; war: RefereeWar } | { ok: false; why: string };

/** Work that a computer may do for one decision: enough for a captain, and a week of the campaign in seconds. */
const NODES = 400;

export class RefereeWar {
  private readonly module: GameModule<WarTypes>;
  private readonly players: Players;
  private file: RefereeFile;
  private session: Session<WarTypes>;
  /** the whole answer of the staff in which the unit that waits has its part */
  private asked: Action | null = null;
  readonly record: RecordedWar;

  private constructor(
    module: GameModule<WarTypes>,
    players: Players,
    file: RefereeFile,
    { session, record }: { session: Session<WarTypes>; record: RecordedWar },
  ) {
    this.module = module;
    this.players = players;
    this.file = file;
    this.session = session;
    this.record = record;
  }

  /** A new war, set up by the computers, sixteen weeks before it breaks out. */
  static async start(wish: NewRefereeWar): Promise<Opened> {
    const module = await openModule();
    const { scenario = 'campaign', options = {}, seats, seed, level = 'captain', outbreak } = wish;
    const setting = settingFor(module.game, { scenario, options, seats, position: null });
    if (!setting.ok) return { ok: false, why: setting.refusal.why };
    const started = Session.start(module.game, setting.setting, seed, 'keyed');
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const file: RefereeFile = {
      format: REFEREE_FORMAT,
      outbreak: outbreak ?? { day: 187, year: 1107 },
      week: 0,
      chapters: [saveOf(session)],
      changes: [],
      given: [],
      decided: [],
      held: [],
      levels: Array.from({ length: session.table.seats }, () => level),
    };
    const fault = refereeFileFault(file);
    if (fault !== null) return { ok: false, why: fault };
    const opened = await RefereeWar.of(module, file);
    if (!opened.ok) return opened;
    opened.war.playUntil((g) => g.turn >= 1);
    opened.war.file.week = opened.war.record.firstWeek;
    return opened;
  }

  static async open(json: unknown): Promise<Opened> {
    const read = refereeFileShape.safeParse(json);
    if (!read.success) return { ok: false, why: 'this is no file of a referee' };
    return RefereeWar.of(await openModule(), read.data);
  }

  private static async of(module: GameModule<WarTypes>, file: RefereeFile): Promise<Opened> {
    const saves: Save[] = [];
    for (const chapter of file.chapters) {
      const read = readSave(chapter);
      if (!read.ok) return read;
      saves.push(read.save);
    }
    const recorded = recordChapters(module.game, saves);
    if (!recorded.ok) return recorded;
    const players = await playersOf(file, saves[0]!.seed, recorded.events);
    return { ok: true, war: new RefereeWar(module, players, file, recorded) };
  }

  /** The last week that has passed: before the war it is 0 or less. */
  get week(): number {
    return this.file.week;
  }
  get isOver(): boolean {
    return this.session.table.result !== null;
  }
  get seed(): string {
    return this.session.seed;
  }
  get at(): Position {
    return { g: this.session.table.g, data: this.module.game.data };
  }
  get given(): RefereeFile['given'] {
    return this.file.given;
  }
  get held(): readonly string[] {
    return this.file.held;
  }
  get changes(): RefereeFile['changes'] {
    return this.file.changes;
  }
  get outbreak(): RefereeFile['outbreak'] {
    return this.file.outbreak;
  }

  /** The campaign goes on by a week; null: it has passed. Otherwise a unit in a player's hands has to decide first. */
  runWeek(): Waiting | null {
    if (this.file.week >= 0 && this.isOver) return null;
    const next = this.file.week + 1;
    // reinforcements come in at once: the week ends where the board may be changed by hand
    const waiting = next < 1 ? null : this.playUntil((g) => g.turn > next && mayChange(this.session.table.pending));
    if (!waiting) this.file.week = next;
    return waiting;
  }

  private playUntil(isFarEnough: (g: WarState) => boolean): Waiting | null {
    while (!this.isOver && !isFarEnough(this.session.table.g)) {
      const turn = this.players.next(this.session.table);
      if (!turn) throw new Error('nobody acts');
      const waiting = this.waitingFor(turn.action);
      if (waiting) return waiting;
      this.act(turn.action);
    }
    return null;
  }

  /** Does somebody with a unit have a say in this answer, and has not said it? */
  private waitingFor(action: Action): Waiting | null {
    for (const { unit, to } of this.file.given) {
      const found = unitNamed(this.at, unit);
      if (!found || action.decision === null || this.decisionOf(unit, action)) continue;
      if (sideOfSeat(this.at.g, action.by) !== sideOfUnit(this.at, found)) continue;
      if (!isAboutUnit(this.at, action.kind, found)) continue;
      this.asked = action;
      const part = partOf(this.at, action.kind, asFleets(this.at, action.by, action.kind, action.with), found);
      return { unit, to, kind: action.kind, staff: namesForNumbers(part, this.namesFor(action)) };
    }
    return null;
  }

  private namesFor({ by, kind }: Action): NamesOfField {
    const view = this.module.game.view(this.session.table.g, by);
    return (field, within) => this.module.names(view, kind, field, within);
  }

  private decisionOf(unit: string, { decision }: Action): RefereeFile['decided'][number] | undefined {
    return this.file.decided.find((one) => one.unit === unit && one.decision === decision);
  }

  /** What the player of a unit decides in the question that waits, names or numbers; null: as the staff says. */
  decide({ unit }: Waiting, answer: unknown): Done {
    const { asked } = this;
    const found = unitNamed(this.at, unit);
    if (!asked || asked.decision === null || !found) return { ok: false, why: `nothing waits for ${unit}` };
    let part = answer;
    if (answer !== null) {
      const read = numbersForNames(this.module.game, asked.kind, true, answer, this.namesFor(asked));
      if (!read.ok) return { ok: false, why: read.refusal.why };
      part = asFleets(this.at, asked.by, asked.kind, read.payload);
      const whole = replaceUnit(this.at, asked.kind, this.withHands(asked), found, part);
      const refusal = this.malformed(asked, part) ?? this.refusalOf(asked, whole);
      if (refusal) return { ok: false, why: `${refusal.why} (${refusal.rule})` };
    }
    const open = new Set(this.session.table.pending.map(({ id }) => id));
    const others = this.file.decided.filter((one) => open.has(one.decision));
    return this.keep({ decided: [...others, { unit, decision: asked.decision, part }] });
  }

  /** What is not written as an answer would count as none. */
  private malformed(asked: Action, part: unknown): Refusal | null {
    const refusal = this.refusalOf(asked, part);
    return refusal?.rule === 'CORE-shape' ? refusal : null;
  }

  private refusalOf({ by, decision, kind }: Action, answer: unknown): Refusal | null {
    return accessFor(this.module, this.session, by).check({ decision, kind, with: answer });
  }

  private act(action: Action): void {
    const outcome = this.session.receive({ ...action, with: this.withHands(action) });
    const done = outcome.ok ? outcome : this.session.receive(action);
    if (!done.ok) throw new Error(`${action.kind}: ${done.refusal.why}`);
    this.players.hear(done.events);
    this.record.note(done.events, this.copyOfBoard());
  }

  /** The computer's answer with what players decided for their units, and without what is held back. */
  private withHands(action: Action): unknown {
    if (action.decision === null) return action.with;
    let given = asFleets(this.at, action.by, action.kind, action.with);
    for (const { unit } of this.file.given) {
      const found = unitNamed(this.at, unit);
      const part = this.decisionOf(unit, action)?.part ?? null;
      if (found && part !== null) given = replaceUnit(this.at, action.kind, given, found, part);
    }
    for (const unit of this.file.held) {
      const found = unitNamed(this.at, unit);
      if (found) given = withoutUnit(this.at, action.kind, given, found);
    }
    return given;
  }

  /** The referee's hand: a change between two weeks, audited and marked in his log. */
  change(json: unknown): { ok: true; words: string } | { ok: false; refusal: Refusal } {
    const { pending, envelopes } = this.session.table;
    if (this.isOver || !mayChange(pending) || envelopes.length > 0)
      return {
        ok: false,
        refusal: { rule: 'FFW-position', why: this.isOver ? 'the war is over' : 'the week has to be over first' },
      };
    const next = changed(this.module.game, this.session.table.g, json);
    if (!next.ok) return next;
    const { session } = this;
    const table = fork(this.module.game, session.table, next.g);
    const changedSession = new Session({ ...session, table, past: [...session.log] });
    const kept = this.keep({
      chapters: [...this.chapters(session), saveOf(changedSession)],
      changes: [...this.changes, { week: this.week, words: next.words }],
    });
    if (!kept.ok) return { ok: false, refusal: { rule: 'FFW-position', why: kept.why } };
    this.session = changedSession;
    this.record.before = this.copyOfBoard();
    return { ok: true, words: next.words };
  }

  /** Puts a unit into a player's hands; an empty name takes it back. */
  give(unit: string, to: string): Done {
    if (!unitNamed(this.at, unit)) return { ok: false, why: `there is no ${unit}` };
    const others = this.given.filter((one) => one.unit !== unit);
    return this.keep({ given: to === '' ? others : [...others, { unit, to }] });
  }

  /** Holds a unit back where it is, or lets it go: jumps that are ordered already become holds. */
  hold(unit: string, isHeld: boolean): Done {
    const found = unitNamed(this.at, unit);
    if (!found) return { ok: false, why: `there is no ${unit}` };
    const halted = isHeld && hasJumpsAhead(this.at, found) ? this.change({ do: 'halt', unit }) : null;
    if (halted && !halted.ok) return { ok: false, why: halted.refusal.why };
    const others = this.held.filter((one) => one !== unit);
    return this.keep({ held: isHeld ? [...others, unit] : others });
  }

  /** What could not be opened again is not kept. */
  private keep(part: Partial<RefereeFile>): Done {
    const next = { ...this.file, ...part };
    const why = refereeFileFault(next);
    if (why !== null) return { ok: false, why };
    this.file = next;
    return { ok: true };
  }

  toJson(): RefereeFile {
    return { ...this.file, chapters: this.chapters(this.session) };
  }

  /** All chapters, the last as the session now is. */
  private chapters(session: Session<WarTypes>): unknown[] {
    return [...this.file.chapters.slice(0, -1), saveOf(session)];
  }

  private copyOfBoard(): Position {
    const { game } = this.module;
    return { g: game.clone(this.session.table.g), data: game.data };
  }
}

async function openModule(): Promise<GameModule<WarTypes>> {
  const opened = await loadGame('fifth-frontier-war');
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  return opened.module;
}

async function playersOf({ levels }: RefereeFile, seed: string, heard: readonly GameEvent[]): Promise<Players> {
  const opened = await loadAnyGame('fifth-frontier-war');
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const bots = await Promise.all(levels.map((level) => loadBot('fifth-frontier-war', level)));
  const players = new Players(opened.module.game, bots, `${seed}\nreferee ${heard.length}`, { nodes: NODES });
  players.hear(heard);
  return players;
}
