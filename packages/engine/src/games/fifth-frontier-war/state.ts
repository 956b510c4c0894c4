import { Columns, type ColumnsOf } from '#core/columns';
import type { Options } from '#core/types';
import type { Column } from './board/columns.ts';

/** What has become of a counter. Only IN_PLAY counters stand anywhere. */
export const IN_POOL = 0;
export const IN_PLAY = 1;
/** destroyed; some may be replaced (FFW-6.2) */
export const ELIMINATED = 2;
/** not part of this scenario */
export const ABSENT = 3;
/** drawn and still to be placed by its owner (A0); the Fulacin battalion until its base is revealed; a fleet marker that is free */
export const IN_HAND = 4;

/** Steps of a turn by number; each begins where `phase` says (A1). */
export const SET_UP = 0;
export const REINFORCEMENTS = 1;
export const REPLACEMENTS = 2;
export const FIRST_MOVER = 3;
export const XBOATS = 4;
export const SCOUTS = 5;
export const WELL_LED = 6;
export const LOADING = 7;
export const PLOTTED = 8;
export const REFUELLING = 9;
export const UNLOADING = 10;
export const COMBAT = 11;
export const CONTROL = 12;
export const ADJUSTMENT = 13;
export const GUERRILLAS = 14;
export const PLOTTING = 15;
export const END_OF_TURN = 16;

/** Stages of the set-up, S1 to S9 (A0); S8 and S9 are one. */
export const BASE = 0;
export const GUERRILLA_PLACES = 1;
export const DRAW_IMPERIAL = 2;
export const DEPLOY_IMPERIAL = 3;
export const DRAW_ZHODANI = 4;
export const DEPLOY_ZHODANI = 5;
export const SURPRISE = 6;
export const FIRST_PLOTS = 7;

/** Stages of the combat in one hex (A1 3A to 3D). */
export const BLACK_GLOBE = 0;
export const SPACE = 1;
export const INVASION = 2;
export const SYSTEM_DEFENSE = 3;
export const SURRENDER = 4;
export const BOMBING = 5;
export const TRANSFERS = 6;
export const SURFACE = 7;
export const HEX_DONE = 8;

/** Orders that a fleet can have at most: the highest plotting value that data may name. */
export const HORIZON = 9;
export const NO_ORDER = -1;
/** The unit number of a world's defense battalions in bombing and fire; troops have their own. */
export const DEFENSE = -1;
/** `to` of a transfer: the surface of the world, or the box. */
export const ASHORE = -1;

/** One int a squadron, by its index in the data. */
export const SQUADRONS = new Columns((of, was) => ({
  status: of(was['status']),
  /** hex or box; -1 not in play, or in transit */
  place: of(was['place'], -1) as Column,
  /** FULL or REDUCED */
  step: of(was['step']),
  fuelled: of(was['fuelled'], 1),
  /** a tanker that has served and not refuelled since (R13) */
  spent: of(was['spent']),
  /** fleet, -1 independent */
  fleet: of(was['fleet'], -1) as Column,
  /** jumped or arrived in this turn (R27) */
  jumped: of(was['jumped']),
  /** after disengaging: system where it arrives in 2E, -1 (R28) */
  transit: of(was['transit'], -1),
  /** SECRET of its side: turn in whose fleet adjustment a plotted D list detaches it, 0 never (A5) */
  detach: of(was['detach']),
  /** in fleet adjustment: fleet that a D list has just detached it from, -1 (R104) */
  detachedFrom: of(was['detachedFrom'], -1),
}));
export type Squadrons = ColumnsOf<typeof SQUADRONS>;

/** One int a troop unit; the guerrillas are the last. */
export const TROOPS = new Columns((of, was) => ({
  status: of(was['status']),
  /** world (its hex) or box where it stands; -1 aboard or not in play */
  place: of(was['place'], -1) as Column,
  /** squadron that carries it, -1 none */
  aboard: of(was['aboard'], -1) as Column,
  /** per cent of the printed strength lost, a multiple of 10 (FFW-4.3a) */
  loss: of(was['loss']),
  /** guerrillas: 1 overt (FFW-5.11) */
  overt: of(was['overt']),
}));
export type Troops = ColumnsOf<typeof TROOPS>;

/** One int an admiral. */
export const ADMIRALS = new Columns((of, was) => ({
  status: of(was['status']),
  /** world (its hex) or box where he is; -1 aboard or not in play */
  place: of(was['place'], -1) as Column,
  aboard: of(was['aboard'], -1) as Column,
  /** navy that he serves: another than the printed one when on loan (FFW-5.7) */
  navy: of(was['navy']),
  /** printed, or of the loan; the warrant is not in it: use `precedenceOf` */
  precedence: of(was['precedence']),
  /** moved by xboat in this turn (FFW-3.11d) */
  xboated: of(was['xboated']),
}));
export type Admirals = ColumnsOf<typeof ADMIRALS>;

/** One int a fleet marker. */
export const FLEETS = new Columns((of, was) => ({
  /** IN_POOL, IN_HAND (drawn and free), IN_PLAY, ABSENT */
  status: of(was['status']),
  /** place of all its squadrons; -1 not in play, or in transit */
  place: of(was['place'], -1) as Column,
  transit: of(was['transit'], -1),
  /** seat that runs it, or holds the free marker; -1 in the pool (A7) */
  seat: of(was['seat'], -1),
  /** admiral aboard one of its squadrons, -1 none */
  commander: of(was['commander'], -1),
  /** turn in which it was removed: free again from the next on (FFW-3.4g) */
  freedOn: of(was['freedOn'], -1),
  /** order carried out or tried in 2E of this turn: public; NO_ORDER none */
  current: of(was['current'], NO_ORDER),
  /** 1: this turn's plotted jump could not be executed (R15), 2: it disengaged elsewhere (R32). Abort in 4C */
  mustAbort: of(was['mustAbort']),
  /** orders that stand, from the next 2E on; public, but not in transit nor with fog of war */
  plotted: of(was['plotted']),
  /**
   * SECRET of its side: HORIZON a fleet, the next order first, then NO_ORDER. An order is 2 × place, + 1 for a jump there.
   * They slide by one in 2E.
   */
  orders: of(was['orders'], NO_ORDER, HORIZON),
  /** under black globes since its jump of this turn: place where the enemy saw it last, -1 it is seen (R106) */
  lastSeen: of(was['lastSeen'], -1),
}));
export type Fleets = ColumnsOf<typeof FLEETS>;

/** One int a world. */
export const WORLDS = new Columns((of, was) => ({
  /** side in control, NOBODY -1 (FFW-5.2) */
  control: of(was['control'], -1),
  /** per cent lost; 100 destroyed for good (R56) */
  sdbLoss: of(was['sdbLoss']),
  defenseLoss: of(was['defenseLoss']),
  /** red zone lifted for good (R57) */
  opened: of(was['opened']),
  /** side that has invaded this independent world, -1 none (R53) */
  invader: of(was['invader'], -1),
  /** taken by surrender: a squadron may be its garrison (FFW-5.3c) */
  surrendered: of(was['surrendered']),
}));
export type Worlds = ColumnsOf<typeof WORLDS>;

/** The hex in which combat goes on: all of it is public. Pairs are by side. */
export interface Combat {
  on: number;
  /** -1 none visited yet in this phase; stays after a hex until the next */
  hex: number;
  stage: number;
  /** space or system defense: rounds begun, and rounds in succession without damage (R85) */
  round: number;
  idle: number;
  /** the space combat ended in a stand-off: no interface actions here (A2.6) */
  standOff: number;
  /** damage that a side still has to take: defense factors (FFW-4.4e) */
  damage: number[];
  /** tactical factors of this round */
  tactical: number[];
  /** side that decides first on disengaging after this round, -1 not settled (FFW-4.6b) */
  first: number;
  /** by side: has decided in the window that is open */
  decided: number[];
  /** by side: its squadrons declined or broke off, and do nothing more here (FFW-4.7b, FFW-4.7k) */
  barred: number[];
  /** SDBs fight for this side, -1 none here; and: -1 not said, 0 passive, 1 active (FFW-4.7c) */
  sdbSide: number;
  sdbActive: number;
  /** the squadrons: -1 not said, 0 declined, 1 attack (FFW-4.7a) */
  attack: number;
  /** damage that this round's fire at SDBs does, in per cent */
  sdbDamage: number;
  /** by side: has transferred or bombed or fired in the stage; in space combat: a stand-off is announced (A2.6) */
  done: number[];
  /** space combat: number of the attack that squadron quality shifts in this round, -1 not said (FFW-9.4f) */
  shifted: number;
  /** black globe fleets that had their step here */
  globes: number[];
  /** allocated fire of 3D: unit (troop or DEFENSE), target, half factors, … by side in turn */
  shots: number[];
}

export interface WarState {
  scenario: string;
  options: Options;
  seats: number;
  /** game turn, from 1; 0 while setting up */
  turn: number;
  phase: number;
  /** of the set-up */
  stage: number;
  /** bit by seat: has answered the open window of this phase that is asked seat after seat */
  asked: number;
  /** by seat: 1 resigned */
  out: number[];
  /** side that moves first in 2B, 2C, 2D of this turn, -1 not rolled (R26) */
  firstMover: number;
  /** replacement points by side */
  squadronPoints: number[];
  troopPoints: number[];
  /** SECRET of the Zhodani side until revealed: hex, -1 none */
  secretBase: number;
  baseRevealed: number;
  /** the surprise build-up was discovered: the Imperial side plots before turn 1 (FFW-9.1c) */
  discovered: number;
  globesArrived: number;
  /** a battle scenario: defense factors that each side has lost */
  lost: number[];
  /** IN_POOL, IN_HAND (drawn, its box not said yet), IN_PLAY, ELIMINATED, ABSENT */
  warrant: number;
  /** admiral who has it, -1 none; then the box where it waits (R37) */
  warrantHolder: number;
  warrantPlace: number;
  squadrons: Squadrons;
  troops: Troops;
  admirals: Admirals;
  fleets: Fleets;
  worlds: Worlds;
  combat: Combat;
}

export function noCombat(): Combat {
  return {
    on: 0,
    hex: -1,
    stage: BLACK_GLOBE,
    round: 0,
    idle: 0,
    standOff: 0,
    damage: [0, 0],
    tactical: [0, 0],
    first: -1,
    decided: [0, 0],
    barred: [0, 0],
    sdbSide: -1,
    sdbActive: -1,
    attack: -1,
    sdbDamage: 0,
    done: [0, 0],
    shifted: -1,
    globes: [],
    shots: [],
  };
}

/** How many of each kind there are. */
export interface Counts {
  squadrons: number;
  troops: number;
  fleets: number;
  admirals: number;
  worlds: number;
}

/** A table with everything off the map; `status` is that of every counter. */
export function emptyState(scenario: string, options: Options, seats: number, n: Counts, status: number): WarState {
  return {
    scenario,
    options,
    seats,
    turn: 0,
    phase: SET_UP,
    stage: BASE,
    asked: 0,
    out: Array.from({ length: seats }, () => 0),
    firstMover: -1,
    squadronPoints: [0, 0],
    troopPoints: [0, 0],
    secretBase: -1,
    baseRevealed: 0,
    discovered: 0,
    globesArrived: 0,
    lost: [0, 0],
    warrant: status,
    warrantHolder: -1,
    warrantPlace: -1,
    squadrons: SQUADRONS.rows(n.squadrons, { status }),
    troops: TROOPS.rows(n.troops, { status }),
    admirals: ADMIRALS.rows(n.admirals, { status }),
    fleets: FLEETS.rows(n.fleets, { status }),
    worlds: WORLDS.rows(n.worlds),
    combat: noCombat(),
  };
}

function cloneCombat(c: Combat): Combat {
  return {
    on: c.on,
    hex: c.hex,
    stage: c.stage,
    round: c.round,
    idle: c.idle,
    standOff: c.standOff,
    damage: c.damage.slice(),
    tactical: c.tactical.slice(),
    first: c.first,
    decided: c.decided.slice(),
    barred: c.barred.slice(),
    sdbSide: c.sdbSide,
    sdbActive: c.sdbActive,
    attack: c.attack,
    sdbDamage: c.sdbDamage,
    done: c.done.slice(),
    shifted: c.shifted,
    globes: c.globes.slice(),
    shots: c.shots.slice(),
  };
}

/** A copy that shares nothing. */
export function cloneState(g: WarState): WarState {
  return {
    scenario: g.scenario,
    options: { ...g.options },
    seats: g.seats,
    turn: g.turn,
    phase: g.phase,
    stage: g.stage,
    asked: g.asked,
    out: g.out.slice(),
    firstMover: g.firstMover,
    squadronPoints: g.squadronPoints.slice(),
    troopPoints: g.troopPoints.slice(),
    secretBase: g.secretBase,
    baseRevealed: g.baseRevealed,
    discovered: g.discovered,
    globesArrived: g.globesArrived,
    lost: g.lost.slice(),
    warrant: g.warrant,
    warrantHolder: g.warrantHolder,
    warrantPlace: g.warrantPlace,
    squadrons: SQUADRONS.clone(g.squadrons),
    troops: TROOPS.clone(g.troops),
    admirals: ADMIRALS.clone(g.admirals),
    fleets: FLEETS.clone(g.fleets),
    worlds: WORLDS.clone(g.worlds),
    combat: cloneCombat(g.combat),
  };
}
