import { cloneColumns } from '#core/columns';
import type { Options } from '#core/types';

/** DV-2.7a: every roll is a ten-sided die, 1 to 10 (R2) */
export const DIE = 10;

/** Kinds of units on the plane (A1). */
export const SHIP = 0;
export const CRAFT = 1;
export const MISSILE = 2;
export const INSTALLATION = 3;

/** What has become of a unit. Only IN_PLAY units act, move or can be hit. */
export const IN_PLAY = 0;
export const DESTROYED = 1;
export const JUMPED = 2;
export const LANDED = 3;
/** missiles out of energy, off the map or exploded */
export const REMOVED = 4;
/** a battlecraft back in its pod, a ship in a storage pod */
export const INSIDE = 5;
/** put in orbit for victory points (DV-S5b) */
export const DELIVERED = 6;
/** not on the plane yet (DV-S9b) */
export const WAITING = 7;
/** on the plane but inert and no target (DV-S4a) */
export const DORMANT = 8;
/** no unit at all: a number that a larger fleet would have used (DV-S10a) */
export const ABSENT = 9;

/** State of a part or pod (8.8). */
export const OK = 0;
export const VULNERABLE = 1;
export const DAMAGED = 2;
export const WRECKED = 3;

/** Jump markers (7.2): 1 prepared in this phase, 2 prepared earlier (Jump or Abort now), 3 jumping. */
export const NO_JUMP = 0;
export const PREPARED_NOW = 1;
export const PREPARED = 2;
export const JUMPING = 3;

/** The craft of a battlecraft pod, or the ship of a storage pod. */
export const NO_CRAFT = 0;
export const CRAFT_INSIDE = 1;
export const CRAFT_PREPARED_NOW = 2;
export const CRAFT_PREPARED = 3;
export const CRAFT_OUT = 4;
export const CRAFT_LOST = 5;

/** One int a unit, by unit number. Units are never renumbered; a craft gets a new number at each launch. */
export interface Units {
  kind: number[];
  /** who commands it now */
  seat: number[];
  /** whose it was at the start: differs from `seat` once captured (R33) */
  home: number[];
  /** index of its ship class, or the missile type */
  type: number[];
  /** civ level of a missile (9.5) */
  civ: number[];
  q: number[];
  r: number[];
  /** clock direction 1 to 12 (6.1); an installation's hexside (R69) */
  direction: number[];
  /** Direction Reminder: 0 left hexside next, 1 right (R7) */
  zig: number[];
  velocity: number[];
  status: number[];
  revealed: number[];
  /** Energy Units in the hull, in the craft, or left in the missile */
  energy: number[];
  /** armour class of bridge, engine and field */
  armor: number[];
  bridge: number[];
  engine: number[];
  /** state of each hull field, two bits a field (only the Heavy Cruiser has more than one) */
  field: number[];
  fieldClass: number[];
  /** one bit for each active hull field */
  fieldUp: number[];
  jump: number[];
  /** the lowest unit number of its docked group, -1 alone (R34) */
  dock: number[];
  /** its pods are rows podFrom … podFrom + podCount - 1: boxes 1 … podCount */
  podFrom: number[];
  podCount: number[];
  /** ship that launched it, -1 none */
  ship: number[];
  /** row of the pod it came from, -1 none */
  pod: number[];
  /** MIMS: unguided missiles still aboard (9.9) */
  payload: number[];
  /** rail missiles, two bits a missile type (R68) */
  rails: number[];
  /** number of its Modular Ship, -1 none (R72) */
  modular: number[];
  /** velocity was brought to 0 in a planet hex in a Command Phase: it lands at M0 (R43);
   *  of a missile: it entered a planet hex and is destroyed when the Movement Phase ends (DV-FSB-PI1) */
  landing: number[];
  /** still bound to its orbit (DV-FSB-S2b) */
  bound: number[];
  /** appeared in a Command Phase (1) or in a Fire Phase (2): all can see that; 0 from the start */
  appeared: number[];
  /** its course showed that it is no unguided missile */
  agile: number[];
  /** of a missile: nobody can control it any more, should its ship or pod come back (DV-7.4v) */
  adrift: number[];

  /** Movement Phase: has moved */
  moved: number[];
  /** velocity at its first Maneuver Command of the phase, -1 none yet (R13) */
  firstVelocity: number[];
  /** Maneuver Commands received in this phase */
  maneuvers: number[];
  /** Accelerate and Decelerate Commands received in this phase */
  speedChanges: number[];
  weaved: number[];
  /** Energy Units charged for manoeuvre in this phase */
  charged: number[];
  /** the same for its last Command Phase, -1 if it then received no Maneuver Command (R67) */
  lastCharged: number[];
  /** guided missile under control in this phase; a homing missile that has homed */
  controlled: number[];
  /** guided missiles that a craft has guided in this phase (R68) */
  guiding: number[];
  /** Battle Commands used of its own in this phase */
  commands: number[];
  /** Battle Commands of its command pods used in this phase */
  shared: number[];
  /** jamming points on it in this phase (R66) */
  jammed: number[];
  /** hull field switched in this phase: 1 on, 2 off (R49) */
  fieldSwitched: number[];
  /** launched or placed in this phase: no Commands (R47), no MIMS release (R36) */
  fresh: number[];
  /** Fire Phase: fires of the burster, extra fires used, finished */
  burstFires: number[];
  extraFires: number[];
  finished: number[];
  /** rail missiles launched in its last Fire Phase */
  railFires: number[];

  /** fires that it declared in its last Fire Phase: all heard them */
  shots: number[];
  /** targeting program of its last fire, as announced, plus 10; 0 none yet: all heard it */
  programShown: number[];
  /** installation: hexsides that its enemy can rule out by what he was told, bit 0 is side 2, bit 5 side 12 (R69) */
  sidesOut: number[];

  /** hits on bridge, engine and field that everybody saw */
  hitsBridge: number[];
  hitsEngine: number[];
  hitsField: number[];
  /** the enemy cannot rule out that Sambu is aboard (DV-FSB-S1d) */
  sambuMaybe: number[];
}

/** One int a pod box, by pod row. */
export interface Pods {
  /** index of the pod type, -1 an empty box */
  type: number[];
  state: number[];
  armor: number[];
  energy: number[];
  /** missiles left and not prepared, by type */
  unguided: number[];
  guided: number[];
  intelligent: number[];
  mims: number[];
  homing: number[];
  /** homing missiles that need no preparation, as those they replaced (DV-FSB-H5) */
  homingFree: number[];
  /** prepared missiles of this pod, by type */
  readyUnguided: number[];
  readyGuided: number[];
  readyIntelligent: number[];
  readyMims: number[];
  readyHoming: number[];
  /** craft of a battlecraft pod */
  craft: number[];
  craftClass: number[];
  craftBridge: number[];
  craftEngine: number[];
  craftEnergy: number[];
  craftRails: number[];
  /** unit number of the launched craft, or of the ship in a storage pod, -1 none */
  craftUnit: number[];
  /** field generator: active; switched in this phase 1 on, 2 off */
  fieldUp: number[];
  switched: number[];
  /** fires made in this Fire Phase; uses in this Command Phase (tractor beam, supply ports) */
  fires: number[];
  uses: number[];
  /** Battle Commands used for its own craft in this phase (R38, FSB-F4) */
  handled: number[];
  /** row of the first of the four boxes of a storage pod, else its own row (R71) */
  partOf: number[];
  /** hits that everybody saw */
  hits: number[];
  /** the enemy has seen what it is, by its effects or on a log */
  known: number[];
  /** of an installation: its state when the enemy last scanned it (DV-FSB-PI4) */
  readState: number[];
}

/** Work of a Major Repair pod in progress (R70). */
export interface RepairWork {
  /** row of the repair pod */
  pod: number;
  work: 'jettison' | 'transfer' | 'install';
  item: 'pod' | 'engine' | 'bridge' | 'force-field';
  from: number;
  fromBox: number;
  to: number;
  toBox: number;
  /** 0: done; a transferred item then waits here for its installation, a jettisoned hull item leaves its place empty */
  turnsLeft: number;
  /** a hull item on its way: its state */
  state: number;
}

/** A log as the enemy read it (DV-8.7g): the figures of that moment, in the units of the columns. */
export interface LogCopy {
  unit: number;
  turn: number;
  energy: number;
  bridge: number;
  engine: number;
  field: number;
  fieldUp: number;
  rails: number;
  /** by box */
  pods: PodCopy[];
  /** its missiles in flight, not which counters they are */
  flights: FlightCopy[];
}
export interface PodCopy {
  type: number;
  state: number;
  energy: number;
  /** by missile type: not prepared, prepared */
  left: number[];
  ready: number[];
  fieldUp: number;
  craft: number;
  craftClass: number;
  craftBridge: number;
  craftEngine: number;
  craftEnergy: number;
  craftRails: number;
}
export interface FlightCopy {
  type: number;
  civ: number;
  energy: number;
  payload: number;
}

/** A launch as the enemy saw it, where it does not show who made it (DV-9.3a). */
export interface Sighting {
  /** counters that appeared at once */
  units: number[];
  /** units that can have sent them out, as far as all could see: among them the one that did */
  from: number[];
}

export interface DeltaVeeState {
  scenario: string;
  options: Options;
  /** Game-Turn, from 1; 0 while setting up */
  turn: number;
  /** the First Player (3.0) */
  first: number;
  /** 0 to 5 in the order of A3; -1 while setting up */
  phase: number;
  /** sheets in play: mx, my, mx, my … (6.2) */
  sheets: number[];
  /** planets: hex, course direction (0 fixed) */
  planetQ: number[];
  planetR: number[];
  planetDirection: number[];
  /** name of each unit, as on its log: P1-A, A-G03 */
  names: string[];
  units: Units;
  pods: Pods;
  /** unit that is firing now, -1 none (8.0) */
  firing: number;
  /** victory points by seat */
  points: number[];
  /** Game-Turn of the first shot of a spaceship of seat 0, 0 none (R60) */
  firstShot: number;
  /** unit with Sambu aboard, -1 none, -2 dead, -3 captured */
  sambu: number;
  /** Game-Turn of each seat's last offer to end the battle */
  endOffered: number[];
  /** both ended the battle (DV-FSB-S2e) */
  ended: number;
  /** Movement Phases that both ships of an energy pod transfer have shared a hex (DV-S9b) */
  together: number;
  /** pods that were jettisoned: they count no more (R51) */
  dropped: number;
  repairs: RepairWork[];
  /** the last copy of each log that was read */
  copies: LogCopy[];
  sightings: Sighting[];
  /** secret set-up hexes by seat: q, r, q, r (DV-S10b) */
  secretHexes: number[];
  /** 1 between the battles of a campaign: every ship has one Battle Command more (DV-FSB-P14) */
  betweenBattles: number;
  /** Game-Turn × 6 + phase of the last phase at whose start the scenario's own rules have run */
  hooked: number;
}

export function noUnits(): Units {
  return {
    kind: [],
    seat: [],
    home: [],
    type: [],
    civ: [],
    q: [],
    r: [],
    direction: [],
    zig: [],
    velocity: [],
    status: [],
    revealed: [],
    energy: [],
    armor: [],
    bridge: [],
    engine: [],
    field: [],
    fieldClass: [],
    fieldUp: [],
    jump: [],
    dock: [],
    podFrom: [],
    podCount: [],
    ship: [],
    pod: [],
    payload: [],
    rails: [],
    modular: [],
    landing: [],
    bound: [],
    appeared: [],
    agile: [],
    adrift: [],
    moved: [],
    firstVelocity: [],
    maneuvers: [],
    speedChanges: [],
    weaved: [],
    charged: [],
    lastCharged: [],
    controlled: [],
    guiding: [],
    commands: [],
    shared: [],
    jammed: [],
    fieldSwitched: [],
    fresh: [],
    burstFires: [],
    extraFires: [],
    finished: [],
    railFires: [],
    shots: [],
    programShown: [],
    sidesOut: [],
    hitsBridge: [],
    hitsEngine: [],
    hitsField: [],
    sambuMaybe: [],
  };
}

export function noPods(): Pods {
  return {
    type: [],
    state: [],
    armor: [],
    energy: [],
    unguided: [],
    guided: [],
    intelligent: [],
    mims: [],
    homing: [],
    homingFree: [],
    readyUnguided: [],
    readyGuided: [],
    readyIntelligent: [],
    readyMims: [],
    readyHoming: [],
    craft: [],
    craftClass: [],
    craftBridge: [],
    craftEngine: [],
    craftEnergy: [],
    craftRails: [],
    craftUnit: [],
    fieldUp: [],
    switched: [],
    fires: [],
    uses: [],
    handled: [],
    partOf: [],
    hits: [],
    known: [],
    readState: [],
  };
}

const UNIT_COLUMNS = Object.keys(noUnits()) as (keyof Units)[];
const POD_COLUMNS = Object.keys(noPods()) as (keyof Pods)[];

/** Columns whose value at the start is not 0. */
const UNIT_START: Partial<Record<keyof Units, number>> = {
  dock: -1,
  ship: -1,
  pod: -1,
  modular: -1,
  firstVelocity: -1,
  lastCharged: -1,
  direction: 12,
};
const POD_START: Partial<Record<keyof Pods, number>> = { type: -1, craftClass: -1, craftUnit: -1 };

/** Adds a unit row; what is not given starts at its neutral value. Returns the unit number. */
export function addUnit(g: DeltaVeeState, name: string, given: Partial<Record<keyof Units, number>>): number {
  for (const column of UNIT_COLUMNS) g.units[column].push(given[column] ?? UNIT_START[column] ?? 0);
  g.names.push(name);
  return g.names.length - 1;
}

/** Writes the row of this number, behind rows of no unit where there is a gap. */
export function putUnit(
  g: DeltaVeeState,
  unit: number,
  name: string,
  given: Partial<Record<keyof Units, number>>,
): void {
  while (g.names.length <= unit) addUnit(g, '', { seat: -1, home: -1, status: ABSENT });
  for (const column of UNIT_COLUMNS) g.units[column][unit] = given[column] ?? UNIT_START[column] ?? 0;
  g.names[unit] = name;
}

/** Forgets all units from a number on, and all pods from a row on. */
export function truncate(g: DeltaVeeState, units: number, pods: number): void {
  for (const column of UNIT_COLUMNS) g.units[column].length = units;
  for (const column of POD_COLUMNS) g.pods[column].length = pods;
  g.names.length = units;
}

/** The row of a unit, or of a pod, by column. */
export function unitRow({ units }: DeltaVeeState, unit: number): Record<keyof Units, number> {
  return Object.fromEntries(UNIT_COLUMNS.map((column) => [column, units[column][unit]!])) as Record<
    keyof Units,
    number
  >;
}
export function podRow({ pods }: DeltaVeeState, row: number): Record<keyof Pods, number> {
  return Object.fromEntries(POD_COLUMNS.map((column) => [column, pods[column][row]!])) as Record<keyof Pods, number>;
}

/** Adds a pod row and returns its number. */
export function addPod(g: DeltaVeeState, given: Partial<Record<keyof Pods, number>>): number {
  const row = g.pods.type.length;
  for (const column of POD_COLUMNS) g.pods[column].push(given[column] ?? POD_START[column] ?? 0);
  g.pods.partOf[row] = given.partOf ?? row;
  return row;
}

/** Makes a box empty. */
export function clearPod(g: DeltaVeeState, row: number): void {
  for (const column of POD_COLUMNS) g.pods[column][row] = POD_START[column] ?? 0;
  g.pods.partOf[row] = row;
}

/** Puts the pod of one row, with all it holds, into another, and leaves the first empty. */
export function movePod(g: DeltaVeeState, from: number, to: number): void {
  for (const column of POD_COLUMNS) g.pods[column][to] = g.pods[column][from]!;
  g.pods.partOf[to] = to;
  clearPod(g, from);
}

function cloneCopy(copy: LogCopy): LogCopy {
  return {
    ...copy,
    pods: copy.pods.map((pod) => ({ ...pod, left: pod.left.slice(), ready: pod.ready.slice() })),
    flights: copy.flights.map((flight) => ({ ...flight })),
  };
}

/** A copy that shares nothing. */
export function cloneState(g: DeltaVeeState): DeltaVeeState {
  return {
    scenario: g.scenario,
    options: { ...g.options },
    turn: g.turn,
    first: g.first,
    phase: g.phase,
    sheets: g.sheets.slice(),
    planetQ: g.planetQ.slice(),
    planetR: g.planetR.slice(),
    planetDirection: g.planetDirection.slice(),
    names: g.names.slice(),
    units: cloneColumns(g.units, noUnits()),
    pods: cloneColumns(g.pods, noPods()),
    firing: g.firing,
    points: g.points.slice(),
    firstShot: g.firstShot,
    sambu: g.sambu,
    endOffered: g.endOffered.slice(),
    ended: g.ended,
    together: g.together,
    dropped: g.dropped,
    repairs: g.repairs.map((work) => ({ ...work })),
    copies: g.copies.map(cloneCopy),
    sightings: g.sightings.map(({ units, from }) => ({ units: units.slice(), from: from.slice() })),
    secretHexes: g.secretHexes.slice(),
    betweenBattles: g.betweenBattles,
    hooked: g.hooked,
  };
}
