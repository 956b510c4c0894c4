import { Columns, type ColumnsOf, type Row } from '#core/columns';
import type { Options } from '#core/types';
import { cloneOrders, noOrders, type Orders } from './orders/orders.ts';

/** Owner codes of a System and actor codes of an Operation: -1 nobody, 0 to 4 the player of that seat, 8 + row an Outworlder. */
export const INDEPENDENT = -1;
/** Acts in the Raider Phase, never owns anything (22.0). */
export const RAIDER = 7;
export const OUTWORLDER = 8;

/** What a seat is doing in the game. */
export const PLAYING = 0;
/** has not entered the Cycle yet, or again (35.0, 35.4) */
export const WAITING = 1;
/** nobody has taken this seat of the Cycle yet (35.2) */
export const UNTAKEN = 2;
/** dropped out (25.3) */
export const LEFT = 3;

/** Phases in the order of A2 and A3; the steps of the sequence follow `g.phase`, so that a game can begin at any of them. */
export const CHIT_SEGMENT = 0;
export const START_OF_ROUND = 1;
export const RAIDER_PHASE = 2;
export const OUTWORLDER_PHASE = 3;
export const INITIATIVE = 4;
export const PLAYER_TURNS = 5;
export const LEFTOVERS = 6;
export const COLONIZATION_PHASE = 7;
export const END_OF_ROUND = 8;
export const MAINTENANCE = 9;
export const VOTE_TO_END = 10;
export const END_OF_GAME_TURN = 11;

/** Stages of a Player-Turn (A4). */
export const TURN_START = 0;
export const TURN_LOOP = 1;
export const TURN_ENDED = 2;

/** The Taxation segment of the Player-Turn (A6). */
export const NOT_TAXED = 0;
export const TAXING = 1;
export const TAXED = 2;

/** Where a chit is; HAND and FACE_UP + seat (A1). */
export const IN_CUP = 0;
export const DISCARDED = 1;
export const OUT_OF_GAME = 2;
export const HAND = 10;
export const FACE_UP = 20;

/** The Confederation (R34, R35). */
export const NORMAL = 0;
export const RELOCATED = 1;
export const DESTROYED = 2;

/** `revolt` while none runs; else the level it hits next: -1 all below 0, then 0 to 3 (R18). */
export const NO_REVOLT = -9;
/** `confederationSeat`: nothing pending, or the move of 29.3 is done (R89). */
export const NONE_PENDING = -1;
export const MOVE_DONE = -2;

/** One int an inhabited System, by System number (map order). Sets of players are bit masks: bit n is seat n. */
export const SYSTEMS = new Columns((of, was) => ({
  /** owner code */
  owner: of(was['owner'], INDEPENDENT),
  /** Tech Level -3 to 3 */
  tech: of(was['tech']),
  /** norm; changed only by 34.26 */
  norm: of(was['norm']),
  /** highest Tech Level it can have: 3, or 1 by 34.26 */
  cap: of(was['cap'], 3),
  unrest: of(was['unrest']),
  /** GuardianWeb 0, 2 or 3 (16.0) */
  web: of(was['web']),
  /** StarGate 0 or 1 (18.0) */
  gate: of(was['gate']),
  /** Race and Ideology token now (R111) */
  race: of(was['race']),
  ideology: of(was['ideology']),
  /** 1: nobody lives there. Without an owner it is void, with one its Draka hold it dead (R67, R68) */
  dead: of(was['dead']),
  /** players with a Trade Connection (14.3) */
  trade: of(was['trade']),
  /** those of them who waive it against Rebellion (14.41, R47) */
  waived: of(was['waived']),
  /** players with a Treaty (19.0) */
  treaty: of(was['treaty']),
  /** taxed or exploited in this Player-Turn, whoever owned it then (10.12, R119) */
  taxed: of(was['taxed']),
  /** number of the Round (`g.serial`) in which the Draka Conquered it, -1 (R66, R67) */
  fallen: of(was['fallen'], -1),
  /** a leaver's System that several Treaty holders compete for (25.33, R83) */
  contested: of(was['contested']),
  /** a Session over a Treaty was held here in this Round (A10 cause 2) */
  treatySession: of(was['treatySession']),
}));
export type Systems = ColumnsOf<typeof SYSTEMS>;

/** One int a player, by seat. */
export const PLAYERS = new Columns((of, was) => ({
  /** PLAYING, WAITING, UNTAKEN or LEFT */
  status: of(was['status']),
  /** index of its Empire in the scenario, -1 an entrant of the Cycle */
  empire: of(was['empire'], -1),
  /** Sector levels (6.1) */
  military: of(was['military'], 1),
  administrative: of(was['administrative'], 1),
  diplomatic: of(was['diplomatic'], 1),
  /** Resource Points, 0 or more */
  points: of(was['points']),
  /** System of the Seat, -1 in exile or not in play (6.3) */
  seat: of(was['seat'], -1),
  exile: of(was['exile']),
  /** true Race and Ideology token of the Government: those of its Seat, in exile of the last one (6.5) */
  race: of(was['race'], -1),
  ideology: of(was['ideology'], -1),
  /** the Seat held before the first forced move (6.41, R57), -1 none */
  original: of(was['original'], -1),
  /** the Seat at the start of the scenario (R59), -1 none */
  home: of(was['home'], -1),
  /** may move back to `original` now, before the next card (6.41) */
  mayMoveBack: of(was['mayMoveBack']),
  expelled: of(was['expelled']),
  /** face-down Year Cards left; which ones is decided when they are turned */
  cards: of(was['cards']),
  /** cards that must be played in this Player-Turn: 1, or 5 by 34.3 (R93) */
  duty: of(was['duty']),
  /** Operations of this Player-Turn, flips by R7 and R36 included */
  operations: of(was['operations']),
  /** Intercepts of this Round (15.2) */
  intercepts: of(was['intercepts']),
  /** his Player-Turn of this Round is over (R8) */
  turnDone: of(was['turnDone']),
  /** slot 1 to n of this Round, 0 not picked */
  position: of(was['position']),
  /** Government Toppled in this Round (7.1) */
  toppled: of(was['toppled']),
  /** NOT_TAXED, TAXING or TAXED in this Player-Turn */
  taxation: of(was['taxation']),
  /** taxes and exploitations of the segment that brought something (R51) */
  taxYields: of(was['taxYields']),
  /** Conversions and Colonizations for points (25.4) */
  conversions: of(was['conversions']),
  colonizations: of(was['colonizations']),
  /** exiles to whom this player grants Asylum, a mask (6.52) */
  asylum: of(was['asylum']),
  /** Cycle: free change of Seat used (35.3) */
  freeSeatUsed: of(was['freeSeatUsed']),
  /** Cycle: `serial` of the Round in which a person took the seat, 0 at the start; it waits from the next one (35.2, R100) */
  joined: of(was['joined']),
  /** NONE_PENDING, the System that becomes the Seat once quiet, or MOVE_DONE (29.3, R89) */
  confederationSeat: of(was['confederationSeat'], NONE_PENDING),
  /** readmission was put to the vote in this Round (7.22) */
  readmission: of(was['readmission']),
  /** SECRET: holds Hive Surge ready for the next Taxation of Dom's owner (A12) */
  armed: of(was['armed']),
  /** gave up in the middle of something: leaves at the next pause point; the default answers for him (R83) */
  leaving: of(was['leaving']),
}));
export type Players = ColumnsOf<typeof PLAYERS>;

/** One int an Outworlder, in order of coming; rows are never used again. Owner code: OUTWORLDER + row. */
export const OUTWORLDERS = new Columns((of, was) => ({
  active: of(was['active'], 1),
  draka: of(was['draka']),
  /** the System where it appeared */
  seat: of(was['seat']),
  race: of(was['race']),
  ideology: of(was['ideology']),
  /** cards kept for Intercepts (21.11) */
  cards: of(was['cards']),
}));
export type Outworlders = ColumnsOf<typeof OUTWORLDERS>;

/** Partial conquests (12.3): rows with count 0 do not exist. */
export const PARTIALS = new Columns((of, was) => ({
  target: of(was['target']),
  /** actor code */
  attacker: of(was['attacker']),
  base: of(was['base']),
  count: of(was['count']),
}));
export type Partials = ColumnsOf<typeof PARTIALS>;

/** Total War (8.3): players who still owe their turn, a mask. */
export const WARS = new Columns((of, was) => ({
  violator: of(was['violator']),
  owed: of(was['owed']),
}));
export type Wars = ColumnsOf<typeof WARS>;

/** A binding agreement (4.3). Private ones are SECRET to their parties. */
export interface Agreement {
  id: number;
  a: number;
  b: number;
  text: string;
  isPrivate: boolean;
  /** a breach Session was held in this Round */
  called: boolean;
}

/** A Colonization project (24.0); its points stand in `colonization`. */
export interface Project {
  player: number;
  target: number;
  bases: number[];
}

/** A forced call window that is still to be opened (A5 step 8). */
export interface CallWindow {
  cause: 'hiveTreaty' | 'violation';
  accused: number;
  system: number;
  /** violation: was a member when he announced the Operation (R29) */
  wasMember: boolean;
}

/** A call for a Session; those made while another runs wait here (R30). Public. */
export interface SessionCall {
  cause: 'ladau' | 'treaty' | 'breach' | 'readmission';
  by: number;
  /** System of a Treaty, id of an agreement, or the expelled player; -1 */
  about: number;
}

/** A seat's wish to be stopped at a pause point (A12). SECRET. */
export interface Hold {
  at: 'turnStart' | 'taxation' | 'operation' | 'afterOperation' | 'endOfRound';
  /** the player it looks at, -1 any */
  player: number;
  /** afterOperation: the Target, -1 any */
  system: number;
}

export interface SwordState {
  scenario: string;
  options: Options;
  /** Game-Turn from 1, Round from 1 (6 and more: extra Rounds, R85), Rounds since the start from 1 */
  gameTurn: number;
  round: number;
  serial: number;
  phase: number;
  /** whose Player-Turn it is, -1 nobody's */
  active: number;
  stage: number;
  /** Player-Turns of this Round in order of slots (5.0d); seats that left stay in it and are skipped */
  order: number[];
  /** seat of the Atjayan player, -1 none */
  atjayan: number;
  /** names of the Empires by seat */
  names: string[];
  systems: Systems;
  players: Players;
  outworlders: Outworlders;
  partials: Partials;
  wars: Wars;
  /** tallies by seat × number of Systems + System (23.0, 24.0) */
  conversion: number[];
  colonization: number[];
  projects: Project[];
  /** the Raider of this Phase: its Base and Military, -1 and 0 none (22.0) */
  raiderBase: number;
  raiderMilitary: number;
  /** Year Cards not yet turned in this Round, ascending by index; dealt ones are among them (R9) */
  deck: number[];
  /** place of each chit. SECRET between the cup and the hands of others */
  chits: number[];
  /** 1: everybody knows in whose hand it is (R88) */
  chitKnown: number[];
  /** SECRET like the hand it is in: the chit drawn last while the question of the fourth is open, -1 (R12, A7) */
  drawn: number;
  /** LA'DAU is a member (25.1); a Session over it was held in this Round */
  ladau: number;
  ladauSession: number;
  /** NORMAL, RELOCATED or DESTROYED */
  confederation: number;
  /** System where the Confederation meets while RELOCATED, -1 */
  confederationHome: number;
  /** `serial` of the Round in which Atjay last changed hands, 0 never (8.41) */
  atjaySince: number;
  /** NO_REVOLT or the level hit next */
  revolt: number;
  /** the Revolt was drawn in this Player-Turn: its first spread comes at the end of it */
  revoltFresh: number;
  drakaCame: number;
  /** Confederation Systems that may become their owner's Seat by 29.3, in the order in which they were gained (R129) */
  confederationGains: number[];
  agreements: Agreement[];
  windows: CallWindow[];
  calls: SessionCall[];
  /** Hive Surge works in the open Taxation segment (9.28) */
  surge: number;
  /** extra Rounds played (R85); the vote to end was carried while a duty was open */
  extraRounds: number;
  endCarried: number;
  /** `serial` of the last entry into the Cycle (35.2) */
  lastEntry: number;
  /** exile exists (35.4): 1 always outside the Cycle */
  exileAllowed: number;
  /** standing orders and holds by seat. SECRET */
  orders: Orders[];
  holds: Hold[][];
}

/** Adds a System row; what is not given starts at its neutral value. */
export function addSystem(g: SwordState, given: Partial<Row<Systems>>): number {
  return SYSTEMS.add(g.systems, given);
}

/** Adds a player with empty orders and tallies, and returns the seat. Systems must be there already. */
export function addPlayer(g: SwordState, name: string, given: Partial<Row<Players>>): number {
  g.names.push(name);
  g.orders.push(noOrders());
  g.holds.push([]);
  const tallies = Array<number>(g.systems.owner.length).fill(0);
  g.conversion.push(...tallies);
  g.colonization.push(...tallies);
  return PLAYERS.add(g.players, given);
}

/** Adds an Outworlder and returns its owner code. */
export function addOutworlder(g: SwordState, given: Partial<Row<Outworlders>>): number {
  return OUTWORLDER + OUTWORLDERS.add(g.outworlders, given);
}

/** Counts one more partial conquest of this attacker from this Base. */
export function addPartial(g: SwordState, target: number, attacker: number, base: number, count = 1): void {
  const { partials } = g;
  const row = partials.target.findIndex(
    (one, i) => one === target && partials.attacker[i] === attacker && partials.base[i] === base,
  );
  if (row >= 0) partials.count[row]! += count;
  else PARTIALS.add(partials, { target, attacker, base, count });
}

/** A state with nothing in it: set-up and positions fill it. */
export function emptyState(scenario: string, options: Options): SwordState {
  return {
    scenario,
    options,
    gameTurn: 1,
    round: 1,
    serial: 1,
    phase: CHIT_SEGMENT,
    active: -1,
    stage: TURN_START,
    order: [],
    atjayan: -1,
    names: [],
    systems: SYSTEMS.rows(0),
    players: PLAYERS.rows(0),
    outworlders: OUTWORLDERS.rows(0),
    partials: PARTIALS.rows(0),
    wars: WARS.rows(0),
    conversion: [],
    colonization: [],
    projects: [],
    raiderBase: -1,
    raiderMilitary: 0,
    deck: [],
    chits: [],
    chitKnown: [],
    drawn: -1,
    ladau: 0,
    ladauSession: 0,
    confederation: NORMAL,
    confederationHome: -1,
    atjaySince: 0,
    revolt: NO_REVOLT,
    revoltFresh: 0,
    drakaCame: 0,
    confederationGains: [],
    agreements: [],
    windows: [],
    calls: [],
    surge: 0,
    extraRounds: 0,
    endCarried: 0,
    lastEntry: 0,
    exileAllowed: 1,
    orders: [],
    holds: [],
  };
}

/** A copy that shares nothing. */
export function cloneState(g: SwordState): SwordState {
  return {
    scenario: g.scenario,
    options: { ...g.options },
    gameTurn: g.gameTurn,
    round: g.round,
    serial: g.serial,
    phase: g.phase,
    active: g.active,
    stage: g.stage,
    order: g.order.slice(),
    atjayan: g.atjayan,
    names: g.names.slice(),
    systems: SYSTEMS.clone(g.systems),
    players: PLAYERS.clone(g.players),
    outworlders: OUTWORLDERS.clone(g.outworlders),
    partials: PARTIALS.clone(g.partials),
    wars: WARS.clone(g.wars),
    conversion: g.conversion.slice(),
    colonization: g.colonization.slice(),
    projects: g.projects.map((project) => ({ ...project, bases: project.bases.slice() })),
    raiderBase: g.raiderBase,
    raiderMilitary: g.raiderMilitary,
    deck: g.deck.slice(),
    chits: g.chits.slice(),
    chitKnown: g.chitKnown.slice(),
    drawn: g.drawn,
    ladau: g.ladau,
    ladauSession: g.ladauSession,
    confederation: g.confederation,
    confederationHome: g.confederationHome,
    atjaySince: g.atjaySince,
    revolt: g.revolt,
    revoltFresh: g.revoltFresh,
    drakaCame: g.drakaCame,
    confederationGains: g.confederationGains.slice(),
    agreements: g.agreements.map((agreement) => ({ ...agreement })),
    windows: g.windows.map((window) => ({ ...window })),
    calls: g.calls.map((call) => ({ ...call })),
    surge: g.surge,
    extraRounds: g.extraRounds,
    endCarried: g.endCarried,
    lastEntry: g.lastEntry,
    exileAllowed: g.exileAllowed,
    orders: g.orders.map(cloneOrders),
    holds: g.holds.map((holds) => holds.map((hold) => ({ ...hold }))),
  };
}

/** Has this seat left, or is it about to? It is answered for (A7). */
export function isOut({ players }: SwordState, seat: number): boolean {
  return players.status[seat] === LEFT || players.leaving[seat] === 1;
}
