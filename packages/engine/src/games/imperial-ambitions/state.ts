import { Columns, type ColumnsOf, type Row } from '#core/columns';
import type { Options } from '#core/types';
import type { Pace } from './orders/pace-types.ts';
import { clonePace } from './orders/pace-types.ts';

/** What has become of a unit. Only IN_PLAY units stand anywhere, act or can be hit. */
export const IN_PLAY = 0;
export const DESTROYED = 1;
/** removed by its owner (R97) or at the end of a stand-off (R95) */
export const SCUTTLED = 2;
/** over the stacking limit (R93) */
export const CROWDED_OUT = 3;
/** stranded in deep space (R96), or embarked on what was destroyed (R45) */
export const LOST = 4;
/** a feeder that became part of a base (IA-bld-10), a half squadron merged into another (IA-land-4) */
export const USED_UP = 5;
/** its owner resigned (R114) */
export const DISBANDED = 6;
/** a project given up (R60) or lost (R62) */
export const CANCELLED = 7;
/** a row that no unit has taken yet */
export const ABSENT = 8;

/** Where a unit stands within its strategic hex. Carried units have a host instead. */
export const SPACE = 0;
export const SURFACE = 1;

/** R25: in the system; back from a battle in this hex; outside by its owner's wish (Cg only). */
export const INSIDE = 0;
export const WITHDRAWN = 1;
export const KEPT_OUTSIDE = 2;

/** Part of a unit in the battle being fought. */
export const AWAY = 0;
/** deployed on the battle map, or carried by what is */
export const ON_MAP = 1;
/** jumped out: it does not come back (IA-end-8) */
export const JUMPED_OUT = 2;
/** takes part but is not on the map: PDBs, units still to be placed */
export const OFF_MAP = 3;

/** Strategic phases by their printed number; 0 set-up, 6 the end of the turn (1.2). */
export const SETUP = 0;
export const INCOME = 1;
export const BUILD = 2;
export const MOVEMENT = 3;
export const TRADE = 4;
export const COMBAT = 5;
export const END = 6;

/** Stages of the movement phase (S3a to S3d). */
export const REORGANISE = 0;
export const INITIATIVE = 1;
export const MOVING = 2;
export const REGROUP = 3;
/** Stages of the combat phase (S5a to S5e). */
export const DECLARING = 0;
export const CONVERTING = 1;
export const FINDING = 2;
export const FIGHTING = 3;

/** Phases of a battle (1.3): set-up B0 to B4, tactical turn T1 to T6, B5, assault. */
export const B_SIDES = 0;
export const B_PLANETS = 1;
export const B_SHEETS = 2;
export const B_DEFENDER = 3;
export const B_ATTACKER = 4;
export const T_LAUNCH = 5;
export const T_MOVE = 6;
export const T_STACKING = 7;
export const T_FIRE = 8;
export const T_YIELD = 9;
export const T_LAND = 10;
export const T_CHECK = 11;
export const B_AFTER = 12;
export const B_ASSAULT = 13;
export const B_OVER = 14;

/** Phases of a planetary assault (1.4). */
export const G_DECLARE = 0;
export const G_FINAL_FIRE = 1;
export const G_LAND = 2;
export const G_BOMBARD = 3;
export const G_DEFENDER = 4;
export const G_ATTACKER = 5;
export const G_ROUND = 6;
export const G_OVER = 7;

/**
 * One int a unit, by unit number. A captured unit keeps its number and changes owner (R99); one that was built in secret
 * gets another number when all come to know it (unit-rows.ts), and none after that.
 */
export const UNITS = new Columns((of, was) => ({
  /** index of its unit type */
  type: of(was['type']),
  /** seat, NEUTRAL -1 */
  owner: of(was['owner'], -1),
  /** steps left; 0 once it is out of play */
  steps: of(was['steps']),
  status: of(was['status'], IN_PLAY),
  /** 1 a project: under construction, of no use (IA-bld-6) */
  building: of(was['building']),
  /** a B, SS or PDB project: feeder steps used up so far (R57) */
  fed: of(was['fed']),
  /** a feeder: the project it feeds, -1 none (R58) */
  feeds: of(was['feeds'], -1),
  /** a base being built in space: bits of the seats that have had a unit in its system (R131) */
  spotted: of(was['spotted']),
  /** strategic hex (key); that of its host when carried */
  hex: of(was['hex']),
  /** number of its task force, 0 none; that of its host when carried */
  taskForce: of(was['taskForce']),
  /** SPACE or SURFACE */
  place: of(was['place'], SPACE),
  /** planet kind that a base, a base project or a feeder stands beside, -1 none (R65, R76) */
  planet: of(was['planet'], -1),
  /** unit that it is landed on, docked at or embarked on, -1 deployed */
  host: of(was['host'], -1),
  outside: of(was['outside'], INSIDE),
  /** 1: may never leave its system (IA-neu-2, R109) */
  bound: of(was['bound']),
  /** turn × 1000 + activation of its arrival in this hex: who came first (R73) */
  arrived: of(was['arrived']),
  /** turn of its last jump (IA-hyp-7) */
  jumped: of(was['jumped']),
  /** a T: turn of its last loading or unloading (R28) */
  worked: of(was['worked']),
  /** turn in which a ground unit last passed between planet, T and base (R27), or a ship or fighter came aboard (R133) */
  shifted: of(was['shifted']),
  /** a ground unit: turn in which it came aboard its T (R122) */
  boarded: of(was['boarded']),
  /** a Cg: system where it last ended a movement phase or was built, -1 none yet (R50) */
  lastSystem: of(was['lastSystem'], -1),

  /** AWAY, ON_MAP, JUMPED_OUT, OFF_MAP */
  battle: of(was['battle'], AWAY),
  /** axial hex on the battle map and facing; of the host when carried */
  q: of(was['q']),
  r: of(was['r']),
  facing: of(was['facing']),
  /** activated in this movement phase (R84) */
  activated: of(was['activated']),
  /** fired in this combat phase, in final fire or in bombardment (IA-tac-cbt-4), or cast loose in it (R45) */
  fired: of(was['fired']),
  /** tactical turn from which it acts again: captured (R99); 0 at once */
  idleUntil: of(was['idleUntil']),
  /** a PDB that has attacked in this battle (R108) */
  hasAttacked: of(was['hasAttacked']),
  /** in the orbit box (R101) */
  orbit: of(was['orbit']),
  /** a ground unit: 1 marked to land (G0), 2 landed by the attacker (G2) */
  landing: of(was['landing']),
  /** a defending ground unit that was bombarded (IA-gc-8) */
  bombarded: of(was['bombarded']),
}));
export type Units = ColumnsOf<typeof UNITS>;

/** One int a system, by system index of the scenario. */
export const SYSTEMS = new Columns((of, was) => ({
  /** who controls the space, NEUTRAL nobody (R47) */
  controller: of(was['controller']),
  /** hex key on the battle map, NO_PLANET or UNPLACED (R75) */
  habitable: of(was['habitable']),
  gasGiant: of(was['gasGiant']),
  rocky: of(was['rocky']),
  /** turn of the last assault on its planet (R102) */
  assaulted: of(was['assaulted']),
  /** owner of its habitable planet, and 1 a blockaded one, as told last: only changes are news (rules/strategic/movement/control.ts) */
  toldOwner: of(was['toldOwner']),
  toldBlockade: of(was['toldBlockade']),
}));
export type Systems = ColumnsOf<typeof SYSTEMS>;

/** One int a task-force marker; index = seat × 26 + number, numbers from 1. */
export const TASK_FORCES = new Columns((of, was) => ({
  /** strategic hex (key), -1 not on the map */
  hex: of(was['hex'], -1),
  /** turn of its last jump */
  jumped: of(was['jumped']),
  /** as of a unit */
  arrived: of(was['arrived']),
}));
export type TaskForces = ColumnsOf<typeof TASK_FORCES>;
export const MARKERS = 26;

/** One int a seat. */
export const PLAYERS = new Columns((of, was) => ({
  treasury: of(was['treasury']),
  /** 0 in the game, 1 resigned, 2 eliminated */
  out: of(was['out']),
  /** turn × 10 + order in which it went out, for the final places */
  outAt: of(was['outAt']),
  /** done with strategic movement (R18) */
  hasMoved: of(was['hasMoved']),
  /** loss points in a battle scenario (R112) */
  lossPoints: of(was['lossPoints']),
  /** final score of a war, 0 before (R115) */
  score: of(was['score']),
}));
export type Players = ColumnsOf<typeof PLAYERS>;

/** The battle being fought; `on` 0 none. */
export interface Battle {
  on: number;
  /** strategic hex and its system, -1 deep space */
  hex: number;
  system: number;
  phase: number;
  /** owners taking part; index = side. NEUTRAL may be one (R110) */
  sides: number[];
  defender: number;
  /** pairs of hostile owners: a, b, a, b … (R81) */
  hostile: number[];
  /** players with units here who may join (B0); public once asked */
  bystanders: number[];
  /** by side: battle sheet chosen, -1 none (R77) */
  sheet: number[];
  /** by side: 1 has placed its units */
  placed: number[];
  /** q, r, q, r … of star and planets: they block movement and fire */
  terrain: number[];
  /** units of the participants that take part, carried ones, projects and PDBs too */
  units: number[];
  /** tactical turn, from 1 */
  turn: number;
  /** owners in initiative order of this phase; empty: not rolled yet */
  order: number[];
  /** index in `order` of the side that is on */
  at: number;
  /** by side: done for this phase */
  done: number[];
  /** by side: force superiority in this movement phase (R83) */
  superior: number[];
  /** stacks that the active side has still to activate in this round (R85) */
  activations: number;
  /** steps lost and units that left in this tactical turn (R95) */
  stir: number;
  /** tactical turns in a row without a step lost or a unit leaving (R95) */
  quiet: number;
  /** bit by side: had a space unit on the map at some time (R100) */
  seen: number;
  /** owner of the last side on the map, -2 none or not decided */
  winner: number;
  /** 1: ended in a stand-off (R95); 2: all agreed to one, at the end of this tactical turn */
  standOff: number;
}

/** The planetary assault in progress; `on` 0 none. */
export interface Assault {
  on: number;
  system: number;
  phase: number;
  attacker: number;
  /** owner of the planet, NEUTRAL possible */
  defender: number;
  /** ground combat round, from 1 */
  round: number;
  /** 1: the attacker fights on after this round */
  pressing: number;
}

/** A jump of this movement phase, as others saw it (R23). */
export interface SeenJump {
  seat: number;
  /** 0: loose ships */
  taskForce: number;
  /** types of loose ships in order; empty for a task force */
  ships: number[];
  from: number;
  to: number;
  /** as `arrived` of a unit */
  stamp: number;
  /** bits of the seats that saw it leave, and arrive */
  seenFrom: number;
  seenTo: number;
}

export interface ImperialState {
  scenario: string;
  options: Options;
  seats: number;
  /** strategic turn, from 1; 0 while setting up */
  turn: number;
  phase: number;
  stage: number;
  /** seats in the order of strategic initiative, empty: not rolled yet (R16) */
  order: number[];
  /** index in `order` of the player who is on */
  at: number;
  /** activations so far in this movement phase: stamps arrivals */
  activation: number;
  /** until the next movement phase */
  jumps: SeenJump[];
  players: Players;
  systems: Systems;
  taskForces: TaskForces;
  /** rows of units that everybody knew at the start */
  fixedRows: number;
  /** row where the lanes of the seats begin; rows before it that nobody knew come from older rules (unit-rows.ts) */
  lanesFrom: number;
  /** name of each unit: BB1, Cg12, numbered for each owner and type, Cg-12 of one built in secret; '' of an absent row */
  names: string[];
  units: Units;
  /** declared attacks: hex, attacker, attacked, … (S5a) */
  attacks: number[];
  /** declared assaults without a battle: system, attacker, … (R74) */
  assaults: number[];
  /** trades declared and not yet rolled: unit, … (S4) */
  trades: number[];
  /** consents asked for: trader, owner of the planet, system, answer (-1 open, 0, 1), … (R51) */
  consents: number[];
  /** hexes whose battle is still to be fought this turn (S5d) */
  battles: number[];
  battle: Battle;
  assault: Assault;
  /** by seat; secret (5.) */
  pace: Pace[];
  /** who was asked or acted last: hand-overs close the log to undo (pace.ts) */
  lastAsked: number;
}

export function noBattle(): Battle {
  return {
    on: 0,
    hex: 0,
    system: -1,
    phase: B_SIDES,
    sides: [],
    defender: -1,
    hostile: [],
    bystanders: [],
    sheet: [],
    placed: [],
    terrain: [],
    units: [],
    turn: 0,
    order: [],
    at: 0,
    done: [],
    superior: [],
    activations: 0,
    stir: 0,
    quiet: 0,
    seen: 0,
    winner: -2,
    standOff: 0,
  };
}

export function noAssault(): Assault {
  return { on: 0, system: -1, phase: G_DECLARE, attacker: -1, defender: -1, round: 0, pressing: 0 };
}

export type UnitRow = Partial<Row<Units>>;

function cloneBattle(b: Battle): Battle {
  return {
    on: b.on,
    hex: b.hex,
    system: b.system,
    phase: b.phase,
    sides: b.sides.slice(),
    defender: b.defender,
    hostile: b.hostile.slice(),
    bystanders: b.bystanders.slice(),
    sheet: b.sheet.slice(),
    placed: b.placed.slice(),
    terrain: b.terrain.slice(),
    units: b.units.slice(),
    turn: b.turn,
    order: b.order.slice(),
    at: b.at,
    done: b.done.slice(),
    superior: b.superior.slice(),
    activations: b.activations,
    stir: b.stir,
    quiet: b.quiet,
    seen: b.seen,
    winner: b.winner,
    standOff: b.standOff,
  };
}

/** A copy that shares nothing. */
export function cloneState(g: ImperialState): ImperialState {
  return {
    scenario: g.scenario,
    options: { ...g.options },
    seats: g.seats,
    turn: g.turn,
    phase: g.phase,
    stage: g.stage,
    order: g.order.slice(),
    at: g.at,
    activation: g.activation,
    jumps: g.jumps.map((jump) => ({ ...jump, ships: jump.ships.slice() })),
    players: PLAYERS.clone(g.players),
    systems: SYSTEMS.clone(g.systems),
    taskForces: TASK_FORCES.clone(g.taskForces),
    fixedRows: g.fixedRows,
    lanesFrom: g.lanesFrom,
    names: g.names.slice(),
    units: UNITS.clone(g.units),
    attacks: g.attacks.slice(),
    assaults: g.assaults.slice(),
    trades: g.trades.slice(),
    consents: g.consents.slice(),
    battles: g.battles.slice(),
    battle: cloneBattle(g.battle),
    assault: { ...g.assault },
    pace: g.pace.map(clonePace),
    lastAsked: g.lastAsked,
  };
}
