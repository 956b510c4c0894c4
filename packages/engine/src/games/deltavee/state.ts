import { Columns, type ColumnsOf, type Row } from '#core/columns';
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
export const UNITS = new Columns((of, was) => ({
  kind: of(was['kind']),
  /** who commands it now */
  seat: of(was['seat']),
  /** whose it was at the start: differs from `seat` once captured (R33) */
  home: of(was['home']),
  /** index of its ship class, or the missile type */
  type: of(was['type']),
  /** civ level of a missile (9.5) */
  civ: of(was['civ']),
  q: of(was['q']),
  r: of(was['r']),
  /** clock direction 1 to 12 (6.1); an installation's hexside (R69) */
  direction: of(was['direction'], 12),
  /** Direction Reminder: 0 left hexside next, 1 right (R7) */
  zig: of(was['zig']),
  velocity: of(was['velocity']),
  status: of(was['status']),
  revealed: of(was['revealed']),
  /** Energy Units in the hull, in the craft, or left in the missile */
  energy: of(was['energy']),
  /** armor class of bridge, engine and field */
  armor: of(was['armor']),
  bridge: of(was['bridge']),
  engine: of(was['engine']),
  /** state of each hull field, two bits a field (only the Heavy Cruiser has more than one) */
  field: of(was['field']),
  fieldClass: of(was['fieldClass']),
  /** one bit for each active hull field */
  fieldUp: of(was['fieldUp']),
  jump: of(was['jump']),
  /** the lowest unit number of its docked group, -1 alone (R34) */
  dock: of(was['dock'], -1),
  /** its pods are rows podFrom … podFrom + podCount - 1: boxes 1 … podCount */
  podFrom: of(was['podFrom']),
  podCount: of(was['podCount']),
  /** ship that launched it, -1 none */
  ship: of(was['ship'], -1),
  /** row of the pod it came from, -1 none */
  pod: of(was['pod'], -1),
  /** MIMS: unguided missiles still aboard (9.9) */
  payload: of(was['payload']),
  /** rail missiles, two bits a missile type (R68) */
  rails: of(was['rails']),
  /** number of its Modular Ship, -1 none (R72) */
  modular: of(was['modular'], -1),
  /** velocity was brought to 0 in a planet hex in a Command Phase: it lands at M0 (R43);
   *  of a missile: it entered a planet hex and is destroyed when the Movement Phase ends (DV-FSB-PI1) */
  landing: of(was['landing']),
  /** still bound to its orbit (DV-FSB-S2b) */
  bound: of(was['bound']),
  /** appeared in a Command Phase (1) or in a Fire Phase (2): all can see that; 0 from the start */
  appeared: of(was['appeared']),
  /** its course showed that it is no unguided missile */
  agile: of(was['agile']),
  /** of a missile: nobody can control it any more, should its ship or pod come back (DV-7.4v) */
  adrift: of(was['adrift']),

  /** Movement Phase: has moved */
  moved: of(was['moved']),
  /** velocity at its first Maneuver Command of the phase, -1 none yet (R13) */
  firstVelocity: of(was['firstVelocity'], -1),
  /** Maneuver Commands received in this phase */
  maneuvers: of(was['maneuvers']),
  /** Accelerate and Decelerate Commands received in this phase */
  speedChanges: of(was['speedChanges']),
  weaved: of(was['weaved']),
  /** Energy Units charged for maneuver in this phase */
  charged: of(was['charged']),
  /** the same for its last Command Phase, -1 if it then received no Maneuver Command (R67) */
  lastCharged: of(was['lastCharged'], -1),
  /** guided missile under control in this phase; a homing missile that has homed */
  controlled: of(was['controlled']),
  /** guided missiles that a craft has guided in this phase (R68) */
  guiding: of(was['guiding']),
  /** Battle Commands used of its own in this phase */
  commands: of(was['commands']),
  /** Battle Commands of its command pods used in this phase */
  shared: of(was['shared']),
  /** jamming points on it in this phase (R66) */
  jammed: of(was['jammed']),
  /** hull field switched in this phase: 1 on, 2 off (R49) */
  fieldSwitched: of(was['fieldSwitched']),
  /** launched or placed in this phase: no Commands (R47), no MIMS release (R36) */
  fresh: of(was['fresh']),
  /** Fire Phase: fires of the burster, extra fires used, finished */
  burstFires: of(was['burstFires']),
  extraFires: of(was['extraFires']),
  finished: of(was['finished']),
  /** rail missiles launched in its last Fire Phase */
  railFires: of(was['railFires']),

  /** fires that it declared in its last Fire Phase: all heard them */
  shots: of(was['shots']),
  /** targeting program of its last fire, as announced, plus 10; 0 none yet: all heard it */
  programShown: of(was['programShown']),
  /** installation: hexsides that its enemy can rule out by what he was told, bit 0 is side 2, bit 5 side 12 (R69) */
  sidesOut: of(was['sidesOut']),

  /** hits on bridge, engine and field that everybody saw */
  hitsBridge: of(was['hitsBridge']),
  hitsEngine: of(was['hitsEngine']),
  hitsField: of(was['hitsField']),
  /** the enemy cannot rule out that Sambu is aboard (DV-FSB-S1d) */
  sambuMaybe: of(was['sambuMaybe']),
}));
export type Units = ColumnsOf<typeof UNITS>;

/** One int a pod box, by pod row. */
export const PODS = new Columns((of, was) => ({
  /** index of the pod type, -1 an empty box */
  type: of(was['type'], -1),
  state: of(was['state']),
  armor: of(was['armor']),
  energy: of(was['energy']),
  /** missiles left and not prepared, by type */
  unguided: of(was['unguided']),
  guided: of(was['guided']),
  intelligent: of(was['intelligent']),
  mims: of(was['mims']),
  homing: of(was['homing']),
  /** homing missiles that need no preparation, as those they replaced (DV-FSB-H5) */
  homingFree: of(was['homingFree']),
  /** prepared missiles of this pod, by type */
  readyUnguided: of(was['readyUnguided']),
  readyGuided: of(was['readyGuided']),
  readyIntelligent: of(was['readyIntelligent']),
  readyMims: of(was['readyMims']),
  readyHoming: of(was['readyHoming']),
  /** craft of a battlecraft pod */
  craft: of(was['craft']),
  craftClass: of(was['craftClass'], -1),
  craftBridge: of(was['craftBridge']),
  craftEngine: of(was['craftEngine']),
  craftEnergy: of(was['craftEnergy']),
  craftRails: of(was['craftRails']),
  /** unit number of the launched craft, or of the ship in a storage pod, -1 none */
  craftUnit: of(was['craftUnit'], -1),
  /** field generator: active; switched in this phase 1 on, 2 off */
  fieldUp: of(was['fieldUp']),
  switched: of(was['switched']),
  /** fires made in this Fire Phase; uses in this Command Phase (tractor beam, supply ports) */
  fires: of(was['fires']),
  uses: of(was['uses']),
  /** Battle Commands used for its own craft in this phase (R38, FSB-F4) */
  handled: of(was['handled']),
  /** row of the first of the four boxes of a storage pod, else its own row (R71) */
  partOf: of(was['partOf']),
  /** hits that everybody saw */
  hits: of(was['hits']),
  /** the enemy has seen what it is, by its effects or on a log */
  known: of(was['known']),
  /** of an installation: its state when the enemy last scanned it (DV-FSB-PI4) */
  readState: of(was['readState']),
}));
export type Pods = ColumnsOf<typeof PODS>;

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

/** Adds a unit row; what is not given starts at its neutral value. Returns the unit number. */
export function addUnit(g: DeltaVeeState, name: string, given: Partial<Row<Units>>): number {
  g.names.push(name);
  return UNITS.add(g.units, given);
}

/** Writes the row of this number, behind rows of no unit where there is a gap. */
export function putUnit(g: DeltaVeeState, unit: number, name: string, given: Partial<Row<Units>>): void {
  while (g.names.length <= unit) addUnit(g, '', { seat: -1, home: -1, status: ABSENT });
  UNITS.put(g.units, unit, given);
  g.names[unit] = name;
}

/** Forgets all units from a number on, and all pods from a row on. */
export function truncate(g: DeltaVeeState, units: number, pods: number): void {
  UNITS.cut(g.units, units);
  PODS.cut(g.pods, pods);
  g.names.length = units;
}

/** Adds a pod row and returns its number. */
export function addPod(g: DeltaVeeState, given: Partial<Row<Pods>>): number {
  return PODS.add(g.pods, { partOf: g.pods.type.length, ...given });
}

/** Makes a box empty. */
export function clearPod(g: DeltaVeeState, row: number): void {
  PODS.put(g.pods, row, { partOf: row });
}

/** Puts the pod of one row, with all it holds, into another, and leaves the first empty. */
export function movePod(g: DeltaVeeState, from: number, to: number): void {
  PODS.put(g.pods, to, { ...PODS.row(g.pods, from), partOf: to });
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
    units: UNITS.clone(g.units),
    pods: PODS.clone(g.pods),
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
