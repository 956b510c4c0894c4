import { isInCircle } from './anytime.ts';
import { copy } from './copy.ts';
import { type Random, wordsFrom } from './random.ts';
import { fork } from './table.ts';
import type {
  AboutOf,
  Action,
  Decision,
  DecisionOf,
  Game,
  GameEvent,
  GameTypes,
  Name,
  Offer,
  Result,
  Seat,
  Table,
  Viewer,
} from './types.ts';

/** All that one viewer may know of a table. Bots, clients and text output get this, never the table. */
export interface Observation<T extends GameTypes = GameTypes> {
  viewer: Viewer;
  seats: number;
  view: T['view'];
  /**
   * Questions open now; `about` only for those the viewer has to answer. A sealed question of somebody else stands here
   * until all the answers are opened: nobody sees who has answered already.
   */
  decisions: ShownDecision<T>[];
  offers: Offer[];
  result: Result | null;
}

/** A question of one kind as a viewer sees it. */
export interface ShownDecisionOf<About = unknown, Kind extends string = string> extends DecisionOf<About | null, Kind> {
  mine: boolean;
}
export type ShownDecision<T extends GameTypes = GameTypes> = GameTypes extends T
  ? ShownDecisionOf
  : { [K in Name<T['choices']>]: ShownDecisionOf<AboutOf<T, K>, K> }[Name<T['choices']>];

export function observe<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  viewer: Viewer,
): Observation & { view: T['view'] } {
  const { seats, decisions, offers, result } = observeOpen(table, viewer);
  return { viewer, seats, view: game.view(table.g, viewer), decisions, offers, result };
}

/** The same without the view of the board. */
export function observeOpen(table: Table<unknown>, viewer: Viewer): Omit<Observation, 'view'> {
  return {
    viewer,
    seats: table.seats,
    decisions: openQuestions(table, viewer).map((decision) => showDecision(decision, viewer)),
    offers: copy(table.offers.filter((offer) => maySee(offer, viewer))),
    result: copy(table.result),
  };
}

/** The part of the news that a viewer hears. */
export function heardBy(viewer: Viewer, events: readonly GameEvent[]): GameEvent[] {
  if (viewer === 'referee') return [...events];
  return events.filter(
    ({ visibleTo }) => visibleTo === 'all' || (typeof viewer === 'number' && visibleTo.includes(viewer)),
  );
}

/** What others can tell of an action. */
export interface Notice {
  /** who besides its actor can tell that something was done */
  by: readonly Viewer[];
  /** it answered a sealed question: even those who see the answers opened do not learn whose came last */
  isSealed: boolean;
}

/**
 * An action is noticed by those who heard of it, and by those whose view, questions or offers are not what they were. A
 * sealed answer changes nothing for anybody until all are opened.
 */
export function noticeOf<T extends GameTypes>(
  game: Game<T>,
  before: Table<T['state']>,
  after: Table<T['state']>,
  { by: actor, decision }: Action,
  events: readonly GameEvent[],
): Notice {
  const isClosed = after.envelopes.some((envelope) => envelope.decision.id === decision);
  const sees = (viewer: Viewer): boolean =>
    !isClosed && JSON.stringify(observe(game, before, viewer)) !== JSON.stringify(observe(game, after, viewer));
  const viewers: Viewer[] = ['public', ...Array.from({ length: after.seats }, (_, seat) => seat)];
  return {
    by: viewers.filter((viewer) => viewer !== actor && (heardBy(viewer, events).length > 0 || sees(viewer))),
    isSealed: before.pending.find(({ id }) => id === decision)?.sealed ?? false,
  };
}

/**
 * A table alike in all that the seat knows, with the rest redrawn: the hidden state, the bargains of the others and the
 * dice to come; nobody else has sealed an answer yet. Bots search on this and never on the true table. It rests on
 * secrets being in `g` and in sealed answers only: locals of frames and `about` of decisions hold nothing that the seats
 * do not share.
 */
export function resampleTable<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  seat: Seat,
  random: Random,
): Table<T['state']> {
  const next = fork(game, table, game.resample(table.g, seat, random));
  next.offers = next.offers.filter((offer) => maySee(offer, seat));
  next.offersMade = Object.fromEntries(Object.entries(next.offersMade).filter(([circle]) => isInCircle(circle, seat)));
  next.rng = wordsFrom(random); // dice of its own, whatever rolls at the true table
  const [own, others] = [true, false].map((isOwn) =>
    next.envelopes.filter(({ decision }) => (decision.by === seat) === isOwn),
  );
  next.envelopes = own!;
  next.pending = [...next.pending, ...others!.map(({ decision }) => decision)].sort(byId);
  return next;
}

function maySee({ by, to }: Offer, viewer: Viewer): boolean {
  return viewer === 'referee' || by === viewer || to.some((seat) => seat === viewer);
}

/** Whose sealed answers are in is known to themselves and to the referee. */
function openQuestions({ pending, envelopes }: Table<unknown>, viewer: Viewer): Decision[] {
  if (viewer === 'referee' || envelopes.length === 0) return pending;
  const sealed = envelopes.map(({ decision }) => decision).filter(({ by }) => by !== viewer);
  return [...pending, ...sealed].sort(byId);
}

function byId(a: Decision, b: Decision): number {
  return a.id - b.id;
}

function showDecision({ id, by, kind, rule, sealed, about }: Decision, viewer: Viewer): ShownDecisionOf {
  const mine = by === viewer;
  return { id, by, kind, rule, sealed, mine, about: mine || viewer === 'referee' ? copy(about) : null };
}
