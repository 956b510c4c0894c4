/**
 * The border: the only way by which anything of a table leaves for somebody who looks at it, and the only way in for what
 * a seat does. What leaves is listed here and nothing else does: the view, open questions, offers, the events that the
 * viewer heard with the rolls among them, a log numbered over the entries that the viewer may know of, an offer of undo,
 * the result, and after the end the seed. No fingerprint, generator, position, unheard act, or count that tells of one.
 */
import { copy } from './copy.ts';
import type { Entered, Wanted } from './dice.ts';
import { knownBefore } from './earlier.ts';
import { type Line, plainText } from './line.ts';
import type { Outcome } from './log.ts';
import type { Words } from './module.ts';
import { heardBy, type Observation, observeOpen, resampleTable } from './observe.ts';
import { Questions } from './questions.ts';
import type { Random } from './random.ts';
import type { Session } from './session.ts';
import type { GameEvent, GameTypes, Offer, Refusal, Rejected, Result, Seat, Setting, Table, Viewer } from './types.ts';

/** An event as a viewer may know it. */
export type HeardEvent = Pick<GameEvent, 'rule' | 'type' | 'data'>;

/** One entry of the log as a viewer may know it. */
export interface HeardEntry {
  /** from 1, counted over the entries that this viewer may know of; 0 is the opening */
  number: number;
  /** null: the opening, or sealed answers opened by whoever came last */
  by: Seat | null;
  /** the question answered, or one's own act; null where nobody else need know what it was */
  kind: string | null;
  /** of one's own actions only */
  with?: unknown;
  /** those heard */
  rolls: number[];
  events: HeardEvent[];
}

/** What a seat could take back by itself now: so many actions one after the other, or why none. */
export interface UndoOffer {
  steps: number;
  refusal: Refusal | null;
}

/** What a seat sends: `decision` null for an act out of turn. Any JSON may come in its place. */
export interface SeatAction {
  decision: number | null;
  kind: string;
  with: unknown;
}

/** What came of an action. With entered dice it may wait for a roll first: then it has no entry yet. */
export type SeatOutcome =
  | { ok: true; entry: HeardEntry | null; awaits: Wanted | null; wrong: Refusal | null; result: Result | null }
  | Rejected;
export type Undone = { ok: true; undone: SeatAction } | Rejected;

/**
 * A table through the eyes of one viewer: make one whenever needed. It keeps the last view and which entries are known,
 * so that one that is kept does not look through the whole log again.
 */
export class Access<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  private readonly module: Words;
  private readonly session: Session<T>;
  private seen: { of: object; view: T['view'] } | null = null;
  /** indexes of the known entries up to the last one looked at */
  private counted: { indexes: number[]; upTo: number; last: unknown } = { indexes: [], upTo: 0, last: undefined };

  constructor(module: Words, session: Session<T>, viewer: Viewer) {
    this.module = module;
    this.session = session;
    this.viewer = viewer;
  }

  /** `table`: of an earlier moment of the same game; left out: now. */
  observe(table = this.session.table): Observation<T> {
    const seen = this.session.observe(this.viewer, table);
    return { ...seen, offers: seen.offers.map((offer) => this.shownOffer(offer)) };
  }

  /** The same without the view, which is large. */
  observeOpen(): Omit<Observation, 'view'> {
    const seen = observeOpen(this.session.table, this.viewer);
    return { ...seen, offers: seen.offers.map((offer) => this.shownOffer(offer)) };
  }

  /** The view alone, of the table now or of an earlier one: a table is never changed in place. */
  viewOf(table: Table<T['state']>): T['view'] {
    return this.seen?.of === table ? this.seen.view : this.session.game.view(table.g, this.viewer);
  }

  /** A table that the seat could not tell from this one, everything hidden drawn anew: no truth is in it. */
  imagined(random: Random, table = this.session.table): Table<T['state']> {
    return resampleTable(this.session.game, table, this.seat, random);
  }

  /** Where the game began; a position may hold secrets of both sides. */
  get setting(): Omit<Setting, 'position'> & { position?: unknown } {
    const { position, ...known } = this.session.setting;
    return this.viewer === 'referee' ? { ...known, position } : known;
  }

  /** Known to nobody before the game is over. */
  get seed(): string | null {
    return this.session.table.result ? this.session.seed : null;
  }

  /** How many entries the viewer's log has, the opening not counted. */
  get length(): number {
    return this.before + this.known().length;
  }

  /** How many of them lie before the snapshot that the session began with: they are not here. */
  get before(): number {
    return knownBefore(this.session.earlier, this.viewer);
  }

  /** Is the opening here, and every entry? */
  get isFromStart(): boolean {
    return this.session.earlier === null;
  }

  /** The viewer's log from an entry on, as far as it is here; 0 is the opening. */
  log(from = 0): HeardEntry[] {
    const opening = from === 0 && this.isFromStart ? [this.entry(0, null, this.session.openingEvents)] : [];
    const skipped = Math.max(from - 1 - this.before, 0);
    const first = this.before + skipped + 1;
    const rest = this.known().slice(skipped);
    const entries = rest.map((index, at) => this.entry(first + at, index, this.session.events[index] ?? []));
    return [...opening, ...entries];
  }

  /** All events that the viewer may know, from an entry of its log on. */
  news(from = 0): HeardEvent[] {
    return this.log(from).flatMap(({ events }) => events);
  }

  /** Something heard as a line of parts, as the table looks to the viewer now. */
  line(event: HeardEvent): Line {
    return this.module.describeEvent(this.view, { ...event, visibleTo: 'all' });
  }

  /** The same as text. */
  words(event: HeardEvent): string {
    return plainText(this.line(event));
  }

  /** An action in words. */
  actionWords(kind: string, given: unknown): string {
    return this.module.describeAnswer(this.view, kind, given);
  }

  /** The view as text: `situation`, `map`, a unit. */
  show(topic: string): string {
    return this.module.show(this.view, topic);
  }

  undoOffer(): UndoOffer {
    const offer = this.session.undoable(this.seat);
    return offer.ok
      ? { steps: this.session.undoSteps(this.seat), refusal: null }
      : { steps: 0, refusal: offer.refusal };
  }

  /** Takes back the seat's last action. */
  undo(): Undone {
    const outcome = this.session.undo(this.seat);
    if (!outcome.ok) return outcome;
    const { decision, kind, with: given } = outcome.undone;
    return { ok: true, undone: { decision, kind, with: this.shownAct(kind, given) } };
  }

  /** Whatever the JSON says, it is this seat that acts. */
  act(json: unknown, rolls: readonly Entered[] = []): SeatOutcome {
    return this.outcome(this.session.receive(this.signed(json), rolls));
  }

  /** Rolls for an action of this seat that waits for them. */
  roll(rolls: readonly Entered[]): SeatOutcome {
    if (this.session.awaiting && this.session.awaiting.action.by !== this.seat)
      return { ok: false, refusal: { rule: 'CORE-dice', why: 'the roll that is awaited is not yours' } };
    return this.outcome(this.session.roll(rolls));
  }

  /** The roll that an action waits for before anything else happens; real dice lie on the table for all to see. */
  get awaits(): Wanted | null {
    return copy(this.session.awaiting?.wanted ?? null);
  }

  /** Would it be accepted? */
  check(json: unknown): Refusal | null {
    return this.questions.check(this.signed(json));
  }

  /** What the seat may ask about its decisions. */
  get questions(): Questions<T> {
    return new Questions(this.module, this.session, this.seat, this.length);
  }

  /** For whoever keeps old positions: how many actions of the whole game lead to where this entry was the viewer's last. */
  actionsUpTo(number: number): number {
    return this.known()[number - this.before] ?? this.session.log.length;
  }

  /** And back: how many entries of the viewer's log came of the first so many actions. */
  entriesUpTo(actions: number): number {
    return this.ownNumber(actions);
  }

  private outcome(outcome: Outcome): SeatOutcome {
    if (!outcome.ok) return outcome;
    const { awaits, wrong } = outcome;
    return {
      ok: true,
      entry: awaits ? null : this.log(this.length).at(-1)!,
      awaits,
      wrong,
      result: copy(this.session.table.result),
    };
  }

  private get view(): T['view'] {
    const { game, table } = this.session;
    if (this.seen?.of !== table) this.seen = { of: table, view: game.view(table.g, this.viewer) };
    return this.seen.view;
  }

  private get seat(): Seat {
    if (typeof this.viewer !== 'number') throw new Error(`${this.viewer} does not sit at the table`);
    return this.viewer;
  }

  /** Indexes of the entries here that the viewer may know of. Those of older rules are a record without events. */
  private known(): readonly number[] {
    const { log, notices, past, earlier } = this.session;
    if (this.counted.upTo > 0 && log[this.counted.upTo - 1] !== this.counted.last)
      this.counted = { indexes: [], upTo: 0, last: undefined }; // something was taken back
    const { indexes } = this.counted;
    for (let index = Math.max(this.counted.upTo, earlier?.entries ?? 0); index < log.length; index++) {
      const isHeard =
        index >= past.length && (log[index]!.by === this.viewer || notices[index]!.by.includes(this.viewer));
      if (isHeard || this.viewer === 'referee') indexes.push(index);
    }
    this.counted = { indexes, upTo: log.length, last: log.at(-1) };
    return indexes;
  }

  private entry(number: number, index: number | null, happened: readonly GameEvent[]): HeardEntry {
    const events = heardBy(this.viewer, happened).map((event) => this.heard(event));
    const rolls = events.flatMap(({ type, data: told }) =>
      type === 'roll' ? [(told as { value: number }).value] : [],
    );
    if (index === null) return { number, by: null, kind: null, rolls, events };
    const { by, kind, decision, with: given } = this.session.log[index]!;
    if (this.viewer === 'referee' || by === this.viewer)
      return { number, by, kind, with: this.shownAct(kind, given), rolls, events };
    const { isSealed } = this.session.notices[index]!;
    return { number, by: isSealed ? null : by, kind: isSealed || decision === null ? null : kind, rolls, events };
  }

  private heard({ rule, type, data: told }: GameEvent): HeardEvent {
    return { rule, type, data: type === 'offer' ? this.shownOffer(copy(told as Offer)) : copy(told) };
  }

  /** Where a game would be taken back to is shown in everybody's own numbers. */
  private shownOffer(offer: Offer): Offer {
    if (offer.kind !== 'takeBack') return offer;
    return { ...offer, with: { to: this.ownNumber((offer.with as { to: number }).to) } };
  }

  private shownAct(kind: string, given: unknown): unknown {
    const shown = copy(given);
    if (!isTakeBack(kind, shown)) return shown;
    return { ...shown, terms: { to: this.ownNumber(shown.terms.to) } };
  }

  private ownNumber(index: number): number {
    return this.before + this.known().filter((one) => one < index).length;
  }

  /** The action as the session takes it: by this seat, with the session's own numbers. */
  private signed(json: unknown): unknown {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
    const given = json as Record<string, unknown>;
    const { kind, with: act } = given;
    if (!isTakeBack(kind, act)) return { ...given, by: this.seat };
    return {
      ...given,
      by: this.seat,
      with: { ...act, terms: { ...act.terms, to: this.known()[act.terms.to - this.before] ?? -1 } },
    };
  }
}

/** The border of a table for one viewer: a seat, the public, or the referee. */
export function accessFor<T extends GameTypes>(module: Words, session: Session<T>, viewer: Viewer): Access<T> {
  return new Access(module, session, viewer);
}

function isTakeBack(kind: unknown, act: unknown): act is { kind: string; terms: { to: number } } {
  if (kind !== 'offer' || typeof act !== 'object' || act === null) return false;
  const { kind: offered, terms } = act as { kind?: unknown; terms?: unknown };
  return offered === 'takeBack' && typeof (terms as { to?: unknown } | null)?.to === 'number';
}
