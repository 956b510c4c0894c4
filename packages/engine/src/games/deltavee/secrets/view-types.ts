/** What a viewer may know of a battle: plain JSON, the same shape for everybody; null is what he may not know. */
import type { Options, Viewer } from '#core/types';
import type { MissileType } from '../data/names.ts';
import type { Allowance } from '../figures/freedom.ts';
import type { CRAFT_PLACES, JUMPS, PART_STATES, STATUSES } from '../positions/position-shape.ts';
import type { RepairWork } from '../state.ts';

export type Status = (typeof STATUSES)[number];
export type PartState = (typeof PART_STATES)[number];
export type JumpMarker = (typeof JUMPS)[number];
export type CraftPlace = (typeof CRAFT_PLACES)[number];
/** Count by missile type: unguided, guided, intelligent, MIMS, homing. */
export type MissileCounts = number[];

export interface PlanetView {
  name: string;
  q: number;
  r: number;
  hex: string;
  /** course of a moving one, 0 fixed */
  direction: number;
}

/** The printed figures of a class (4.0), as the scenario changes them. */
export interface Ratings {
  velocity: number;
  maneuver: number;
  burster: number;
  program: number;
  civ: number;
  armor: number;
  fieldClass: number;
  energy: number;
  burn: number;
  isEndless: boolean;
  isStreamlined: boolean;
}

/** A pod box as the enemy sees it. */
export interface BoxView {
  box: number;
  /** hits that everybody saw */
  hits: number;
  /** pod id, `empty`, or null: not known */
  pod: string | null;
  podName: string | null;
  /** an installation's: destroyed pods and those scanned (R69); null not known */
  state: PartState | null;
}

/** What everybody sees of a revealed ship, battlecraft or installation. */
export interface VesselView {
  kind: 'ship' | 'craft' | 'installation';
  /** class id */
  class: string;
  className: string;
  ratings: Ratings;
  isFieldUp: boolean;
  /** hull fields and generators that are active: each was raised for all to see (R65) */
  fieldsUp: number;
  jump: JumpMarker;
  /** the whole docked group, itself too; empty when alone */
  docked: number[];
  /** prepared missiles and craft together (A8) */
  prepared: number;
  isCaptured: boolean;
  isBound: boolean;
  modular: number;
  /** hexsides that an installation may look through, as far as its enemy can tell (R69); empty for others */
  hexsides: number[];
  hits: { bridge: number; engine: number; field: number };
  /** fires of the burster in this phase */
  burstFires: number;
  boxes: BoxView[];
  /** pod types aboard where the scenario prints them, by name; null where they were chosen in secret */
  podsAboard: { pod: string; podName: string; count: number }[] | null;
}

/** What everybody sees of a revealed missile. */
export interface MissileView {
  type: MissileType;
  civ: number;
}

/** The copy of an enemy's log, whole and as it stood when it was read (DV-8.7g). */
export interface ReadView {
  turn: number;
  energy: number;
  bridge: PartState;
  engine: PartState;
  fields: { state: PartState; isUp: boolean }[];
  rails: MissileCounts;
  boxes: {
    box: number;
    pod: string | null;
    podName: string | null;
    state: PartState;
    energy: number;
    /** not prepared */
    missiles: MissileCounts;
    ready: MissileCounts;
    isFieldUp: boolean;
    craft: CraftView | null;
  }[];
  /** its missiles in flight then: not which counters they are */
  flights: { type: MissileType; civ: number; energy: number; payload: number }[];
}

/** The craft of a battlecraft pod, or the ship of a storage pod, on the log. */
export interface CraftView {
  at: CraftPlace;
  class: string | null;
  className: string | null;
  bridge: PartState;
  engine: PartState;
  energy: number;
  rails: MissileCounts;
  /** unit number once launched, -1 none */
  unit: number;
}

/** A pod on the log. */
export interface PodView {
  box: number;
  /** first box of a storage pod that fills four, else its own */
  firstBox: number;
  /** null: an empty box */
  pod: string | null;
  podName: string | null;
  state: PartState;
  /** level of the missiles that it launches (DV-9.5a), 0 for an empty box */
  civ: number;
  armor: number;
  energy: number;
  energyMost: number;
  missiles: MissileCounts;
  /** homing missiles among them that need no preparation (DV-FSB-H5) */
  homingFree: number;
  ready: MissileCounts;
  craft: CraftView | null;
  isFieldUp: boolean;
  hits: number;
  /** the enemy knows what it is */
  isKnown: boolean;
  /** counted in this phase */
  used: { fires: number; uses: number; handled: number; switched: number };
}

/** The log of a ship, craft or installation (10.0): all that its owner knows. */
export interface LogView {
  energy: number;
  energyMost: number;
  bridge: PartState;
  engine: PartState;
  fields: { state: PartState; isUp: boolean }[];
  /** current rating: damage, rails and jamming taken off */
  maneuver: number;
  battleCommands: number;
  /** what its electronics warfare takes from the chance of guided missiles (DV-FSB-P7), 0 none */
  guard: number;
  pods: PodView[];
  rails: MissileCounts;
  /** ship and box that it was launched from, -1 and 0 none */
  ship: number;
  box: number;
  /** Game-Turn in which the enemy last read this log, 0 never */
  readTurn: number;
  used: LogUses;
  /** Maneuver Commands that it may still receive in this phase */
  allowance: Allowance;
}

/** What a unit has used of its phase. */
export interface LogUses {
  firstVelocity: number;
  maneuvers: number;
  speedChanges: number;
  weaved: number;
  charged: number;
  guiding: number;
  commands: number;
  shared: number;
  fieldSwitched: number;
  fresh: number;
  extraFires: number;
  finished: number;
  railFires: number;
}

/** The line of a missile on the log of its ship. */
export interface FlightView {
  energy: number;
  energyMost: number;
  payload: number;
  ship: number;
  box: number;
  controlled: number;
  /** can never be controlled again (DV-7.4v) */
  isAdrift: boolean;
  used: LogUses;
  allowance: Allowance;
}

/**
 * One unit. Everybody gets the first part (DV-2.6a); `vessel` or `missile` once it is revealed; `log` or `flight` its
 * owner alone (or all, with open logs); `read` the enemy who has read the log.
 */
export interface UnitView {
  unit: number;
  /** its name where that may be known, else `Contact 17` */
  label: string;
  seat: number;
  status: Status;
  isRevealed: boolean;
  /** null: an installation's hexside, hidden (R69) */
  direction: number | null;
  q: number;
  r: number;
  hex: string;
  zig: number;
  velocity: number;
  appeared: 'start' | 'command' | 'fire';
  /** its course showed that it is no unguided missile */
  isAgile: boolean;
  hasMoved: boolean;
  isLanding: boolean;
  jammed: number;
  /** Energy Units of maneuver in its last Command Phase, -1: no Maneuver Command then (R67); null not the viewer's unit */
  lastCharged: number | null;
  /** fires declared in its last Fire Phase, and the targeting program of the last of them (null none yet): all heard them */
  shots: number;
  program: number | null;
  vessel: VesselView | null;
  missile: MissileView | null;
  log: LogView | null;
  flight: FlightView | null;
  read: ReadView | null;
}

export type SambuView =
  | { is: 'none' | 'dead' | 'captured' }
  /** unit null: not known to this viewer */
  | { is: 'aboard'; unit: number | null };

/** The whole battle as one viewer may know it. */
export interface DvView {
  viewer: Viewer;
  scenario: string;
  title: string;
  brief: string;
  /** names by seat */
  sides: string[];
  /** how the game is won, in words */
  victory: string[];
  /** drawn when all are farther apart than this, null: not in this scenario */
  drawDistance: number | null;
  options: Options;
  /** DV-2.6a */
  maximumVelocity: number;
  /** DV-7.1f */
  unguidedGain: number;
  /** DV-8.7: the roll that finds a pod, by box from 1 on; empty with the extended Hit Table, which takes two */
  boxRolls: number[];
  /** 0 while setting up */
  turn: number;
  /** last Game-Turn, 0 without a limit */
  lastTurn: number;
  first: number;
  phase: number;
  phaseName: 'set-up' | 'movement' | 'command' | 'fire';
  /** the Phasing player, -1 while setting up */
  phasing: number;
  sheets: { name: string; mx: number; my: number }[];
  planets: PlanetView[];
  /** hexes: q, r, q, r … */
  asteroids: number[];
  units: UnitView[];
  /** the viewer's own unit that is firing now, -1 none: which unit launched is not told (A8) */
  firing: number;
  points: number[];
  firstShot: number;
  sambu: SambuView;
  endOffered: number[];
  hasEnded: boolean;
  isBetweenBattles: boolean;
  /** Movement Phases that both ships of an energy pod transfer have shared a hex (DV-S9b) */
  together: number;
  /** Major Repairs of the viewer's own ships */
  repairs: RepairWork[];
  /** hex written down in secret, by seat; null none or not known (DV-S10b) */
  secretHexes: (string | null)[];
}
