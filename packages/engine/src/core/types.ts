import type { ZodType } from 'zod';
import type { FiguresByKind, OpeningsByKind } from './figures.ts';
import type { Play } from './play.ts';
import type { Random } from './random.ts';

/** Position at the table, from 0. */
export type Seat = number;
/** The printed case that a refusal, roll or event rests on, such as `DV-7.1a`. */
export type RuleId = string;
/** Who looks: a seat, a spectator who knows no secrets, or the referee who knows all. */
export type Viewer = Seat | 'public' | 'referee';

/** The types of one game: its state, its printed data, and the names of its steps, decisions and events with what they carry. */
export interface GameTypes {
  state: object;
  data: object;
  /** step name → locals of its frame */
  steps: object;
  /** decision kind → `{ about, answer }` */
  choices: object;
  /** anytime action → payload */
  anytime: object;
  /** offer kind → terms */
  offers: object;
  /** event type → data */
  events: object;
  /** what a viewer may know of the state */
  view: unknown;
  /** decision kind → odds, prices, strengths of an answer, as data; kinds without figures are left out */
  figures: object;
  /** decision kind → `{ partial, next }`: an answer composed so far, and what may come next in it */
  openings: object;
}

/** Events of the kernel, in every game. */
export interface KernelEvents {
  roll: { sides: number; value: number; face?: string | undefined };
  result: Result;
  resign: { seat: Seat };
  offer: Offer;
  accept: { offer: number; by: Seat };
  decline: { offer: number; by: Seat };
  withdraw: { offer: number; by: Seat };
  /** a sealed answer is no longer legal and is asked for again */
  askedAgain: { kind: string; why: string };
  /** an act that another seat's undo made illegal */
  dropped: { kind: string; with: unknown };
}
/** All events of a game: event type → data. */
export type EventsOf<T extends GameTypes> = T['events'] & KernelEvents;

/** What is printed on the things that a game's views name by number; null where the views contain it. */
export type PrintedOf<T extends GameTypes> = GameTypes extends T
  ? unknown
  : T extends { printed: infer Printed }
    ? Printed
    : null;

export type Name<Names> = keyof Names & string;
export type AboutOf<T extends GameTypes, K> = K extends keyof T['choices']
  ? T['choices'][K] extends { about: infer About }
    ? About
    : never
  : never;
export type AnswerOf<T extends GameTypes, K> = K extends keyof T['choices']
  ? T['choices'][K] extends { answer: infer Answer }
    ? Answer
    : never
  : never;

/** A paused rule. Plain data of fixed shape, so a game in the middle of anything is one JSON value. */
export interface Frame<My = unknown> {
  step: string;
  at: number;
  my: My;
  /** what the step that was called last returned, or the last plain answer */
  back: unknown;
}

/** A decision of one kind. */
export interface DecisionOf<About = unknown, Kind extends string = string> {
  id: number;
  by: Seat;
  kind: Kind;
  rule: RuleId;
  sealed: boolean;
  about: About;
}

/** A question that one seat owes an answer to: for a known game a union told apart by `kind`. */
export type Decision<T extends GameTypes = GameTypes> = GameTypes extends T
  ? DecisionOf
  : { [K in Name<T['choices']>]: DecisionOf<AboutOf<T, K>, K> }[Name<T['choices']>];

/** An action of one kind. */
export interface ActionOf<With = unknown, Kind extends string = string, Decided = number | null> {
  decision: Decided;
  by: Seat;
  kind: Kind;
  with: With;
}

/** What every game takes at any time. */
export interface KernelActs {
  resign: Record<string, never>;
  accept: { offer: number };
  decline: { offer: number };
  withdraw: { offer: number };
}
/** Bargains that every game knows. */
export interface KernelOffers {
  draw: Record<string, never>;
  takeBack: { to: number };
}

type AnytimeAction<Acts> = { [K in Name<Acts>]: ActionOf<Acts[K], K, null> }[Name<Acts>];
type OfferAction<Offers> = {
  [K in Name<Offers>]: ActionOf<{ kind: K; to: Seat[]; terms: Offers[K] }, 'offer', null>;
}[Name<Offers>];

/**
 * What a seat does: the answer to a decision, or (decision null) an anytime action. For a known game a union told apart
 * by `kind`.
 */
export type Action<T extends GameTypes = GameTypes> = GameTypes extends T
  ? ActionOf
  :
      | { [K in Name<T['choices']>]: ActionOf<AnswerOf<T, K>, K, number> }[Name<T['choices']>]
      | AnytimeAction<T['anytime']>
      | AnytimeAction<KernelActs>
      | OfferAction<T['offers']>
      | OfferAction<KernelOffers>;

/** A sealed answer, closed until everybody has answered. */
export interface Envelope {
  decision: Decision;
  answer: unknown;
}

/** A player's mistake: never thrown, always returned, and nothing has changed. */
export interface Refusal {
  rule: RuleId;
  why: string;
  /** for programs; `why` is for people only */
  code?: RefusalCode;
}

/** Why undo goes no further. */
export type RefusalCode = 'gameOver' | 'awaitsRoll' | 'nothingDone' | 'revealed' | 'othersActed';

/** An event of one type. */
export interface EventOf<Type extends string = string, Data = unknown> {
  rule: RuleId;
  type: Type;
  data: Data;
  visibleTo: readonly Seat[] | 'all';
}

/** Something that happened, with who may know it: for a known game a union told apart by `type`. */
export type GameEvent<T extends GameTypes = GameTypes> = GameTypes extends T
  ? EventOf
  : { [K in Name<EventsOf<T>>]: EventOf<K, EventsOf<T>[K]> }[Name<EventsOf<T>>];

/** How a game ended: `places[seat]` is 1 for the winner(s); all 1 is a draw. */
export interface Result {
  places: number[];
  rule: RuleId;
  why: string;
}

/** Terms on the table between seats: settled when all named seats have accepted. */
export interface Offer {
  id: number;
  by: Seat;
  to: Seat[];
  kind: string;
  with: unknown;
  accepted: Seat[];
}

/** The whole game in progress as one JSON value. */
export interface Table<G> {
  game: string;
  rulesVersion: number;
  seats: number;
  nextId: number;
  /** four words of the fast generator, or two counters of keyed dice */
  rng: number[];
  stack: Frame[];
  pending: Decision[];
  envelopes: Envelope[];
  offers: Offer[];
  /** how many offers each group of seats has seen, by maker and mask of the others: see `offerId` */
  offersMade: Record<string, number>;
  result: Result | null;
  g: G;
}

/** One printed step of play: it runs whenever it is on top and nobody owes an answer. */
export type Step<T extends GameTypes, My> = (play: Play<T>, frame: Frame<My>) => void;

/** One kind of decision. `check` is the law and trusts the shape; `sample` always gives a legal answer. */
export interface Choice<T extends GameTypes, About, Answer> {
  shape: ZodType<Answer>;
  check(play: Play<T>, answer: Answer, decision: DecisionOf<About>): Refusal | null;
  /** Left out: the answer is handed to the step on top as `frame.back`. */
  apply?(play: Play<T>, answer: Answer, decision: DecisionOf<About>): void;
  /** Every legal answer where the list is short; null: too many to list now. */
  options?(play: Play<T>, decision: DecisionOf<About>): Answer[] | null;
  sample(play: Play<T>, decision: DecisionOf<About>, random: Random): Answer;
  /** What is answered for somebody who does not answer: legal, harmless, without chance. */
  defaultAnswer(play: Play<T>, decision: DecisionOf<About>): Answer;
  /** The seat's standing order for `askSeat` and `askAll`; null: ask. */
  ordered?(play: Play<T>, decision: DecisionOf<About>): Answer | null;
  /** The answer is public: an event shows others more of it than the table does afterwards. */
  announced?: boolean;
}

/** An action that needs no question: possible at any time, without effect on the stack. */
export interface Anytime<T extends GameTypes, Payload> {
  shape: ZodType<Payload>;
  check(play: Play<T>, payload: Payload, by: Seat): Refusal | null;
  apply(play: Play<T>, payload: Payload, by: Seat): void;
  /** A payload that is probably legal now: what random players try. */
  sample?(play: Play<T>, by: Seat, random: Random): Payload;
  /** Payloads worth a line of a menu; show only those that `check` accepts now. */
  options?(play: Play<T>, by: Seat): Payload[];
}

/** A kind of bargain. It is checked when made and again when the last acceptance settles it. */
export interface OfferKind<T extends GameTypes, Terms> {
  shape: ZodType<Terms>;
  check(play: Play<T>, terms: Terms, offer: Offer): Refusal | null;
  /** The offer has been made: what the rules record about it. */
  made?(play: Play<T>, terms: Terms, offer: Offer): void;
  settle(play: Play<T>, terms: Terms, offer: Offer): void;
  /** Terms that are probably legal now: what random players try. */
  sample?(play: Play<T>, by: Seat, random: Random): { to: Seat[]; terms: Terms };
  /** Offers worth a line of a menu; show only those that `check` accepts now. */
  options?(play: Play<T>, by: Seat): { to: Seat[]; terms: Terms }[];
}

/** An option of the game, as data. */
export interface OptionSpec {
  id: string;
  /** sides: which side each seat plays, by ids or names parted by commas; a place left empty is filled */
  type: 'boolean' | 'number' | 'choice' | 'sides';
  default: boolean | number | string;
  /** for type choice */
  values?: readonly string[];
  /** for type number */
  min?: number;
  max?: number;
  effect: string;
}
export type Options = Record<string, boolean | number | string>;

/** A side of a scenario: an Empire, a fleet. */
export interface SideInfo {
  id: string;
  name: string;
  /** somebody must play it */
  isRequired: boolean;
}

export interface ScenarioInfo {
  id: string;
  title: string;
  brief: string;
  /** names by seat */
  seats: readonly string[];
  minSeats: number;
  /** what the seats may choose among when they are fewer; left out: seats play in the printed order */
  sides?: readonly SideInfo[];
  /** players by default; left out: all seats */
  usualSeats?: number;
  /** options that this scenario fixes whatever the players choose */
  forced: Options;
  source: string;
}

/** What a new game is made from. */
export interface Setting {
  scenario: string;
  options: Options;
  seats: number;
  /** a position file in the game's own format, instead of a scenario's set-up */
  position: unknown;
}

export interface Rejected {
  ok: false;
  refusal: Refusal;
}

/** The rules of one game: plain functions over plain data. */
export interface Game<T extends GameTypes> {
  id: string;
  title: string;
  /** raised whenever a rule changes what a recorded game would do */
  version: number;
  data: T['data'];
  options: readonly OptionSpec[];
  /** options that are no longer offered: ignored where an older record carries them */
  retiredOptions?: readonly string[];
  scenarios: readonly ScenarioInfo[];
  /** Names of the seats in this setting; left out: as the scenario lists them. */
  seatNames?(setting: Setting): readonly string[];
  first: Name<T['steps']>;
  steps: { [K in Name<T['steps']>]: Step<T, T['steps'][K]> };
  choices: { [K in Name<T['choices']>]: Choice<T, AboutOf<T, K>, AnswerOf<T, K>> };
  anytime: { [K in Name<T['anytime']>]: Anytime<T, T['anytime'][K]> };
  offers: { [K in Name<T['offers']>]: OfferKind<T, T['offers'][K]> };
  /** Odds, prices, strengths of answers. */
  figures: FiguresByKind<T>;
  /** What may come next in a partly composed answer. */
  openings: OpeningsByKind<T>;
  setUp(setting: Setting): { ok: true; g: T['state'] } | Rejected;
  clone(g: T['state']): T['state'];
  /** The whitelist: everything that this viewer may know, and nothing else. */
  view(g: T['state'], viewer: Viewer): T['view'];
  /** A table alike in all that the seat knows, with everything hidden from it redrawn. */
  resample(g: T['state'], seat: Seat, random: Random): T['state'];
  /** What happens when a seat gives up. */
  resign(play: Play<T>, seat: Seat): void;
  /** Has this seat resigned or been eliminated? It then offers nothing, and nobody waits for its consent. */
  isOut?(g: T['state'], seat: Seat): boolean;
  /** Checks that no counter is lost or doubled, and other invariants: a line for each breach. */
  audit(g: T['state']): string[];
  /** More actions than any game of this scenario can take. */
  bound(scenario: string): number;
  migrations: { readonly [fromVersion: number]: (table: unknown) => unknown };
}
