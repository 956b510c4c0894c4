import type { PositionOf } from '#core/figures';
import type { Play } from '#core/play';
import type { Choice, DecisionOf, Frame, Game, GameTypes, RuleId } from '#core/types';
import type { SwordData } from './data/types.ts';
import type { SwordFigures } from './figures/figures.ts';
import type { Cause, Orders } from './orders/orders.ts';
import type { SsView } from './secrets/view-types.ts';
import type { CallWindow, Hold, SessionCall, SwordState } from './state.ts';

export { refuse } from '#core/refuse';

/**
 * The announcement of an Interstellar Operation (A5). `path` holds the nodes strictly between Base and Target, so that
 * Range is its length + 1; with a StarGate it is empty. A Conquest of an own System is one for Conversion (R114).
 */
export interface Interstellar {
  base: number;
  target: number;
  path: number[];
  gate: boolean;
  /** Resource Points beyond the mandatory cost (11.4) */
  extra: number;
  /** chit numbers: Weapons and Tactical for Conquest and Raid, Fervor for Conversion */
  chits: number[];
  /** an exile names the player whose Seat is the Base (6.52); left out otherwise */
  host?: number | undefined;
}

/** What the active player does next (A4). */
export type Act =
  | { do: 'draw' }
  /** `surge`: the owner of Dom plays his Hive Surge for these taxes (R130) */
  | { do: 'taxes'; surge?: true | undefined }
  | ({ do: 'conquest' | 'raid' | 'communicate' } & Interstellar)
  | { do: 'govern' | 'guardianWeb' | 'starGate'; target: number; extra: number }
  /** turn one card as an unused one: no Operation is legal (R7), or Total War finds no target (R36) */
  | { do: 'flip' }
  | { do: 'lowerWeb'; system: number; to: 0 | 2 }
  | { do: 'removeGate'; system: number }
  | { do: 'removeTrade'; system: number }
  | { do: 'colonize'; target: number; bases: number[] }
  /** the free change of the Cycle (35.3) */
  | { do: 'moveSeat'; system: number }
  | { do: 'end' };
export type ActOf<Do extends Act['do']> = Extract<Act, { do: Do }>;

/** One Intercept of an Operation (15.0). */
export interface Interception {
  /** actor code */
  by: number;
  extra: number;
  chits: number[];
}

/** An Operation under way: everything about it is public. */
export interface Operation {
  /** actor code: a seat, RAIDER, or OUTWORLDER + row */
  by: number;
  /** CONQUEST … STAR_GATE */
  operation: number;
  /** Stellar Operations: the Target itself */
  base: number;
  target: number;
  path: number[];
  gate: boolean;
  extra: number;
  chits: number[];
  /** points paid in all */
  paid: number;
  /** rating announced; from the reveal on the final one, after the Intercepts */
  rating: number;
  /** a Conquest of an own System for Conversion (23.0) */
  converts: boolean;
  /** violates Atjayan space (8.1), and was then a member (R29) */
  violates: boolean;
  wasMember: boolean;
  interceptions: Interception[];
}

/** Motion of a Special Session (A10). */
export interface Motion {
  cause: Cause;
  /** who called it, or the owner who contests; -1 nobody */
  by: number;
  /** the player whose case it is (accused, applicant, owner); -1 */
  concerned: number;
  /** the taker of causes 3 and 5; -1 */
  taker: number;
  /** the System of causes 2, 3, 5, 6, 7; -1 */
  system: number;
  /** id of the agreement of cause 4; -1 */
  agreement: number;
  /** answers on the ballot: see SESSION_CHOICES in s07-sessions.ts */
  choices: string[];
  /** seats that vote, in turn order */
  voters: number[];
}
export interface Ballot {
  by: number;
  /** index in the motion's choices; -1 no votes */
  choice: number;
  votes: number;
  influence: number;
}

export interface SectorCheck {
  player: number;
  sector: number;
  /** index of the card that calls for it; -1 a Toppled chit */
  card: number;
}

/** The locals of every step of the game. Owners by section: see the brief. */
export interface Steps {
  // A: sequence
  game: object;
  gameTurn: object;
  round: object;
  /** `left`: who is not done with bargains before the Round (R132) */
  tradeWindow: { left: number[] };
  /** seats that still pick, in order of rank; slots of this Round, 0 before the ranking */
  initiative: { left: number[]; slots: number };
  /** `held`: the hold windows before the next act of this kind have been opened (A12) */
  playerTurn: { player: number; held: '' | 'taxation' | 'operation' };
  /** flips cards of one player as unused ones, one by one (5.0g, R58) */
  flipCards: { player: number; left: number };
  leftovers: object;
  maintenance: { next: number; system: number };
  voteToEnd: { votes: number[] };
  /** one after the other, each with its question by 34.3 */
  sectorChecks: { left: SectorCheck[] };
  /** pause point: opens hold windows (A12), works off waiting calls; any seat may act */
  pausePoint: { at: Hold['at']; player: number; system: number };
  /** Seat matters, then call windows, then waiting calls: after every act that can bring them */
  aftermath: { call?: SessionCall };
  // B: Operations
  operation: { operation: Operation; card: number; cards: number[]; checks: SectorCheck[]; rebel: number[] };
  /** hands back Interception[] */
  interceptWindow: { operation: Operation; left: number[]; answers: Interception[] };
  /** a military C on the Target, with the choice of R40 */
  scoreConquest: { operation: Operation };
  /** T, T/C or C of a Communicate, with the contest */
  scoreCommunicate: { operation: Operation; code: string };
  // C: taxes, Seats, unrest
  taxation: { player: number };
  toppled: { player: number; letter: string; left: number[] };
  /** Seats lost, regained and named anew, exile and return (6.4, 6.5), player by player; `left` is its own note */
  consequences: { left: number[] };
  // D: chits, sessions, bargains
  drawChit: { player: number };
  /** resolves a Random Event */
  randomEvent: { player: number; chit: number };
  diplomaticSuccess: { by: number; left: number[] };
  /** hands back 'taken' or 'kept' */
  contest: { cause: 'diplomaticSuccess' | 'diplomaticConquest'; owner: number; taker: number; system: number };
  callWindow: { window: CallWindow; called: number };
  /** hands back the choice carried, as its name, or null */
  session: { motion: Motion; ballots: Ballot[]; next: number };
  /** members vote a home for the Confederation (R34) */
  homeVote: { votes: number[] };
  // E: automatic powers and options
  raiderPhase: object;
  raider: { left: number };
  outworlderPhase: { left: number[] };
  outworlderTurn: { row: number; left: number };
  colonizationPhase: { next: number };
  /** a waiting player enters the Cycle (35.0) */
  entry: { player: number };
}

/** One line of the Taxation segment (A6). */
export type TaxOrder =
  | { do: 'tax'; system: number; points: number }
  | { do: 'exploit'; system: number }
  | { do: 'done' };

export interface Choices {
  // A
  act: { about: null; answer: Act };
  /** nothing more to bargain over before the Round (4.2, R132) */
  bargains: { about: null; answer: { done: true } };
  position: { about: { free: number[] }; answer: { position: number } };
  sectorCheck: { about: SectorCheck; answer: { make: boolean } };
  maintain: { about: { system: number }; answer: { pay: boolean } };
  voteToEnd: { about: { votes: number }; answer: { vote: 'end' | 'continue' | 'abstain' } };
  /** nothing to do here after all; an act of the seat closes the window too */
  hold: { about: { at: Hold['at'] }; answer: { nothing: true } };
  // B
  intercept: {
    about: { operation: Operation; role: 'target' | 'path' };
    answer: { intercept: false } | { intercept: true; extra: number; chits: number[] };
  };
  /** R40: rows of `partials` that may be reduced */
  removeOrScore: { about: { operation: Operation; rows: number[] }; answer: { remove: number } | { score: true } };
  // C
  tax: { about: null; answer: TaxOrder };
  toppledOrder: { about: { systems: number[] }; answer: { systems: number[] } };
  /** after Toppled (9.16), back to the original (6.41), on loss in the Cycle (35.3); system -1 stays */
  moveSeat: { about: { why: 'toppled' | 'back' | 'free'; systems: number[] }; answer: { system: number } };
  /** new Seat after a loss, or on return from exile (R57, R58) */
  newSeat: { about: { why: 'lost' | 'return'; systems: number[] }; answer: { system: number } };
  // D
  /** R12: one of the four in the own hand; `about` says nothing, since it may hold no secret */
  fourthChit: { about: null; answer: { discard: number } };
  contest: { about: { cause: Cause; system: number; taker: number }; answer: { contest: boolean } };
  handOver: { about: { system: number; taker: number }; answer: { handOver: boolean } };
  call: { about: CallWindow; answer: { call: boolean } };
  /** choice -1: no votes */
  ballot: { about: { motion: Motion; total: number }; answer: { choice: number; votes: number; chits: number[] } };
  /** system -1: none */
  home: { about: { systems: number[]; votes: number }; answer: { system: number } };
}

/** How a Holding chit is played at a pause point (R13). */
export type ChitPlay =
  /** Treaty Signed, Trade Disruption (with `player`, whose Trade Connection goes), Resource Output Growth, Greer's Port, Hive Surge */
  | { chit: number; system?: number | undefined; player?: number | undefined }
  /** Diplomatic Success: in the order in which contests are heard */
  | { chit: number; systems: number[] };

export interface Anytime {
  // A
  hold: { holds: Hold[] };
  setOrders: { orders: Orders };
  dropOut: { to: number };
  // C
  asylum: { exile: number; grant: boolean };
  waive: { system: number; waive: boolean };
  // D
  playChit: ChitPlay;
  discardChit: { chit: number };
  armSurge: { armed: boolean };
  callSession: { cause: SessionCall['cause']; about: number };
  // E
  join: Record<string, never>;
}

/** One side of a bargain (R31). */
export interface Goods {
  points: number;
  /** Systems with whose Treaty the giver parts */
  treaties: number[];
  /** what goes along; otherwise Web and StarGate are removed, and the conversion tally is lost (4.1, 23.1) */
  systems: { system: number; web: boolean; gate: boolean; tally: boolean }[];
  /** Systems where the giver gives up his Trade Connection */
  trades: number[];
}
export interface Offers {
  /** `give` goes from the maker to the one other party; `untilRound` is a `serial`, 0 = open end */
  trade: { give: Goods; take: Goods; untilRound: number };
  agreement: { text: string; isPrivate: boolean };
  endAgreement: { agreement: number };
}

/** One line of a figure: what is added or taken away, and by which case. */
export interface FigureLine {
  what: string;
  value: number;
  rule: RuleId;
}

/** All events by type: details are flat JSON; Systems, seats, cards and chits by number. */
export interface Events {
  'game-turn': { gameTurn: number };
  round: { round: number; gameTurn: number };
  'cup-filled': { chits: number };
  dealt: { cards: number[] };
  ranked: { order: number[] };
  position: { player: number; position: number };
  'turn-start': { player: number };
  'turn-end': { player: number };
  'card-flipped': { player: number; card: number };
  'sector-check': { player: number; sector: number; from: number; to: number; dice: number };
  'sector-check-ignored': { player: number; sector: number };
  'gate-paid': { player: number; system: number };
  'gate-removed': { player: number; system: number };
  'vote-to-end': { votes: { player: number; vote: string; votes: number }[]; carried: boolean };
  'hold-window': { player: number };
  'no-exile': { player: number };
  // Operations
  /** `lines`: the rating line by line */
  announced: { operation: Operation; lines?: FigureLine[] };
  /** `strength`: what it takes from the rating */
  intercepted: { by: number; extra: number; chits: number[]; strength?: number };
  'intercept-passed': { by: number };
  /** `entry`: what the card says for this Operation; left out for an interceptor's */
  /** isGood: it brings what the Operation is for; so did `good` of the cards that could have come */
  revealed: {
    by: number;
    card: number;
    rating: number;
    entry?: string;
    isGood?: boolean;
    good?: number;
    cards?: number;
  };
  tech: { system: number; from: number; to: number; why: string };
  'partial-conquest': { target: number; attacker: number; base: number; count: number; planets: number };
  'partial-removed': { target: number; attacker: number; base: number };
  taken: { system: number; from: number; to: number; how: string };
  freed: { system: number; from: number; how: string };
  raided: { by: number; target: number; die: number; points: number };
  trade: { player: number; system: number };
  'trade-lost': { player: number; system: number };
  treaty: { player: number; system: number };
  'treaty-lost': { player: number; system: number };
  web: { system: number; from: number; to: number };
  gate: { system: number; built: boolean };
  'no-effect': { by: number; card: number };
  // taxes, unrest, Seats
  taxes: { player: number };
  taxed: { player: number; system: number; points: number; got: number };
  exploited: { player: number; system: number; die: number; got: number };
  'taxes-done': { player: number; bonus: number };
  /** the Rebellion Value line by line, before the check */
  'rebellion-value': { system: number; value: number; lines: FigureLine[] };
  rebellion: { system: number; value: number; dice: number; outcome: string };
  unrest: { system: number; on: boolean };
  toppled: { player: number; letter: string };
  /** in which order his Systems are checked: said aloud, since it is settled before the first check */
  'toppled-order': { player: number; systems: number[] };
  seat: { player: number; system: number; why: string };
  exile: { player: number };
  returned: { player: number; system: number };
  asylum: { host: number; exile: number; granted: boolean };
  waived: { player: number; system: number; waived: boolean };
  /** level NO_REVOLT: it starts on Fontain-Grelot */
  revolt: { level: number; systems: number[] };
  'revolt-over': { why: string };
  syndrome: { system: number; die: number; struck: boolean };
  // chits
  'chit-drawn': { player: number };
  'chit-kept': { player: number; chit: number };
  'chit-played': { player: number; chit: number; systems: number[] };
  'chit-discarded': { player: number; chit: number };
  'chit-removed': { chit: number };
  'random-event': { player: number; chit: number };
  // Confederation
  called: { motion: Motion };
  ballots: { motion: Motion; ballots: Ballot[] };
  decided: { motion: Motion; cause: Cause; choice: string | null; totals: number[] };
  contest: { owner: number; system: number; contested: boolean };
  'handed-over': { owner: number; system: number; handedOver: boolean };
  expelled: { player: number };
  readmitted: { player: number };
  ladau: { member: boolean };
  violation: { player: number; system: number };
  'total-war': { violator: number; obliged: number[] };
  'total-war-over': { violator: number };
  'confederation-home': { system: number };
  'confederation-state': { state: number };
  // bargains
  traded: { a: number; b: number; give: Goods; take: Goods };
  agreement: { id: number; a: number; b: number; text: string };
  'agreement-ended': { id: number; a: number; b: number };
  'points-given': { from: number; to: number; points: number };
  'dropped-out': { player: number };
  // automatic powers
  raider: { appears: boolean; base: number; military: number };
  outworlder: { appears: boolean; system: number; draka: boolean };
  'outworlder-gone': { row: number };
  genocide: { system: number; tech: number; dead: boolean };
  repopulated: { system: number; player: number; race: number; ideology: number };
  converted: { player: number; system: number; ideology: number };
  'conversion-tally': { player: number; system: number; tally: number; needed: number };
  colonizing: { player: number; target: number; bases: number[] };
  'colonization-tally': { player: number; system: number; tally: number; needed: number };
  colonized: { player: number; system: number; race: number };
  entered: { player: number; system: number; points: number };
  waiting: { player: number };
  score: { points: number[] };
}

export interface SwordTypes extends GameTypes {
  state: SwordState;
  data: SwordData;
  steps: Steps;
  choices: Choices;
  anytime: Anytime;
  offers: Offers;
  events: Events;
  view: SsView;
  figures: SwordFigures;
  openings: Record<never, never>;
}

export type SsPlay = Play<SwordTypes>;
export type SsGame = Game<SwordTypes>;
export type SsFrame<K extends keyof Steps> = Frame<Steps[K]>;
export type SsDecision<K extends keyof Choices> = DecisionOf<Choices[K]['about']>;

export type SsChoice<K extends keyof Choices> = Choice<SwordTypes, Choices[K]['about'], Choices[K]['answer']>;

/** Everything rules need to read: the state and the printed data. `SsPlay` is one, and so is a bare table for calculators. */
export type Position = PositionOf<SwordTypes>;
