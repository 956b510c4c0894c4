/** What a viewer may know of a game: plain JSON, the same shape for everybody; null is what he may not know. */
import type { Options, Viewer } from '#core/types';
import type { Orders } from '../orders/orders.ts';
import type { PHASES, STATUSES } from '../positions/position-shape.ts';
import type { Agreement, CallWindow, Hold, Project, SessionCall } from '../state.ts';

/** A point of the map with its neighbours (3.1); the first ones are the inhabited Systems. */
export interface NodeView {
  name: string;
  x: number;
  y: number;
  neighbours: number[];
}

/** Odds of a Rebellion check, in 36ths (20.6). */
export interface RebellionView {
  /** points demanded */
  demand: number;
  value: number;
  quiet: number;
  unrest: number;
  rebellion: number;
}

/** A System Register with its markers. Everything on it is public (A11). */
export interface SystemView {
  system: number;
  id: string;
  name: string;
  region: string;
  planets: number;
  resourceValue: number;
  norm: number;
  cap: number;
  /** inside the Confederation's boundary now; LA'DAU only while voted in */
  isConfederate: boolean;
  /** -1 nobody, a seat, 8 + row an Outworlder */
  owner: number;
  /** player whose Seat it is, -1 none */
  seatOf: number;
  tech: number;
  isInUnrest: boolean;
  web: number;
  hasGate: boolean;
  /** tokens (R111) and their names */
  race: number;
  raceName: string;
  ideology: number;
  ideologyName: string;
  series: string;
  /** nobody lives there: void, or held by the Draka */
  isDead: boolean;
  /** seats */
  trade: number[];
  waived: number[];
  treaty: number[];
  isTaxed: boolean;
  isContested: boolean;
  /** `serial` of its fall to the Draka, -1 */
  fallen: number;
  wasTreatySession: boolean;
  /** tallies by seat (23.0, 24.0) */
  conversion: number[];
  colonization: number[];
  /** how far an Interstellar Operation from here may go (11.61) */
  rangeLimit: number;
  /** its owner's votes in a Session that come from it now (7.0) */
  votes: number;
  /** victory points for one who can Govern it (25.4) */
  governedWorth: number;
  /** neither taxed nor exploited in this segment, and not too low for it */
  isTaxOpen: boolean;
  /** a player's: its Govern rating without extra points, checks by points demanded, 0 to 3, and that of an Exploitation */
  govern: number | null;
  checks: RebellionView[] | null;
  exploitCheck: RebellionView | null;
}

export interface ChitView {
  chit: number;
  kind: string;
  name: string;
}

/** The Resource Track of an Empire, and what its player alone knows. */
export interface PlayerView {
  seat: number;
  name: string;
  status: (typeof STATUSES)[number];
  military: number;
  administrative: number;
  diplomatic: number;
  points: number;
  /** the System that is its Seat, -1 in exile or not in play */
  seatAt: number;
  isExile: boolean;
  /** tokens of the Government, and as the rules see it (an expelled one is like nobody) */
  race: number;
  ideology: number;
  raceName: string;
  ideologyName: string;
  original: number;
  home: number;
  mayMoveBack: boolean;
  isExpelled: boolean;
  isMember: boolean;
  systems: number;
  /** in a Special Session without chits, and to end the game */
  votes: number;
  votesToEnd: number;
  /** if the game ended now (25.4) */
  victoryPoints: number;
  cards: number;
  /** cards that may go to Intercepts now (R8) */
  sparableCards: number;
  duty: number;
  operations: number;
  intercepts: number;
  isTurnDone: boolean;
  position: number;
  isToppled: boolean;
  taxation: 'not yet' | 'open' | 'done';
  taxYields: number;
  conversions: number;
  colonizations: number;
  /** exiles to whom it grants Asylum */
  asylum: number[];
  isFreeSeatUsed: boolean;
  confederationSeat: number;
  wasReadmissionSession: boolean;
  isLeaving: boolean;
  /** chits held unseen */
  held: number;
  faceUp: ChitView[];
  /** the hand; of others only what everybody knows of it (R88) */
  hand: ChitView[];
  /** private to the seat (A11): null for everybody else */
  isSurgeArmed: boolean | null;
  orders: Orders | null;
  holds: Hold[] | null;
}

export interface OutworlderView {
  /** owner code */
  code: number;
  name: string;
  isActive: boolean;
  isDraka: boolean;
  /** the System where it appeared */
  seatAt: number;
  raceName: string;
  ideologyName: string;
  cards: number;
}

/** A row of partial conquests (12.3), by its number in the state. */
export interface PartialView {
  target: number;
  attacker: number;
  base: number;
  count: number;
}

export interface CountView {
  kind: string;
  name: string;
  count: number;
}

/** Figures of rules and tables that words name, as they are in this game's data. */
export interface PrintedView {
  /** Rounds of a Game-Turn */
  rounds: number;
  /** Year Cards that a player is dealt in a Round */
  cards: number;
  /** victory points for a Treaty with an own System */
  treaty: number;
  /** votes of a System inside the Confederation, and of an Influence chit */
  systemVotes: number;
  influence: number;
  /** what a Weapons or Tactical chit adds to a rating */
  warChit: number;
  /** Event chits that may be held */
  chits: number;
}

/** The whole game as one viewer may know it. */
export interface SsView {
  viewer: Viewer;
  scenario: string;
  title: string;
  brief: string;
  options: Options;
  printed: PrintedView;
  gameTurn: number;
  /** Game-Turns of this game, and after which one the players may vote to end it (0 never) */
  lastGameTurn: number;
  voteAfter: number;
  round: number;
  serial: number;
  phase: (typeof PHASES)[number];
  /** whose Player-Turn it is, -1 nobody's */
  active: number;
  stage: 'start' | 'loop' | 'ended';
  order: number[];
  atjayan: number;
  /** names of the Empires by seat */
  names: string[];
  nodes: NodeView[];
  /** corners of the Confederation's boundary (7.3) */
  boundary: number[][];
  systems: SystemView[];
  players: PlayerView[];
  outworlders: OutworlderView[];
  partials: PartialView[];
  /** Total Wars: against whom, and who still owes a turn */
  wars: { violator: number; owed: number[] }[];
  projects: Project[];
  /** -1 none */
  raiderBase: number;
  raiderMilitary: number;
  /** Year Cards by printed number: not yet turned in this Round, nor known to anybody; and turned */
  deck: number[];
  turned: number[];
  /** chits in the cup; by kind those the viewer has not seen (cup and unknown hands), the discard, and what is out of the game */
  cup: number;
  unseen: CountView[];
  discarded: CountView[];
  removed: CountView[];
  /** name of each chit and, for tokens, of each Race and Ideology */
  chitNames: string[];
  raceNames: string[];
  ideologyNames: string[];
  isLadauMember: boolean;
  wasLadauSession: boolean;
  confederation: 'normal' | 'relocated' | 'destroyed';
  confederationHome: number;
  atjaySince: number;
  /** null: none; -1 all below 0, else the level that it hits next (R18) */
  revolt: number | null;
  /** Systems that its next step frees, as things stand */
  revoltHits: number[];
  isRevoltFresh: boolean;
  drakaCame: boolean;
  /** public ones and those of the viewer (A11) */
  agreements: Agreement[];
  windows: CallWindow[];
  calls: SessionCall[];
  isSurge: boolean;
  extraRounds: number;
  isEndCarried: boolean;
  lastEntry: number;
  isExileAllowed: boolean;
}
