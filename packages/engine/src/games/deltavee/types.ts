import type { PositionOf } from '#core/figures';
import type { Play } from '#core/play';
import type { Frame, Game, GameTypes } from '#core/types';
import type { DeltaVeeData } from './data/types.ts';
import type { Events } from './events.ts';
import type { DvFigures } from './figures/figures.ts';
import type { DvOpenings } from './figures/openings.ts';
import type { DvView } from './secrets/view-types.ts';
import type { DeltaVeeState } from './state.ts';

export { refuse } from '#core/refuse';

/** Static ground of a scenario, worked out once: what never changes stays out of the state. */
export interface Terrain {
  /** keys of asteroid hexes (`hexKey`) */
  asteroids: ReadonlySet<number>;
}
export interface DeltaVeeRules extends DeltaVeeData {
  readonly terrain: ReadonlyMap<string, Terrain>;
}

/** The Maneuver Commands that a string of them can hold (gravity, tractor, homing). */
export type Turning = 'accelerate' | 'decelerate' | 'left' | 'right';
export type Maneuver = { do: Turning } | { do: 'weave'; hexside: number };

/** One order of the Command Segment. `unit` is the unit that receives it; `from` names the ship whose command pod pays (R64). */
export type Order =
  | { do: Turning; unit: number }
  | { do: 'weave'; unit: number; hexside: number }
  | { do: 'prepareJump' | 'abortJump' | 'jump'; unit: number }
  | { do: 'prepareMissile'; unit: number; box: number; missile: number; from?: number | undefined }
  | { do: 'control'; unit: number; missile: number; from?: number | undefined }
  | { do: 'search'; unit: number; from?: number | undefined }
  | { do: 'prepareCraft'; unit: number; box: number; from?: number | undefined }
  | {
      do: 'launchCraft';
      unit: number;
      box: number;
      hexside: number;
      direction: number;
      velocity: number;
      from?: number | undefined;
    }
  | { do: 'rendezvous'; unit: number; with: number; from?: number | undefined }
  | { do: 'undock'; unit: number }
  | { do: 'refuel'; unit: number; box: number; units: number }
  | { do: 'tractor'; unit: number; box: number; target: number; maneuvers: Maneuver[]; from?: number | undefined }
  /** box 0 is the hull field */
  | { do: 'raiseField' | 'lowerField'; unit: number; box: number; from?: number | undefined }
  | { do: 'home'; unit: number; target: number; maneuvers: Turning[] }
  /** from `unit` to `to`; box is the supply transfer pod, aboard `podOn` if not aboard `unit`; 0 a reload within the ship */
  | {
      do: 'supply';
      unit: number;
      give: SupplyItem[];
      to: number;
      box: number;
      podOn?: number | undefined;
      from?: number | undefined;
    }
  | {
      do: 'repair';
      unit: number;
      box: number;
      work: 'jettison' | 'transfer' | 'install';
      item: 'pod' | 'engine' | 'bridge' | 'force-field';
      source: number;
      sourceBox: number;
      target: number;
      targetBox: number;
      from?: number | undefined;
    }
  | { do: 'moveSambu'; unit: number }
  | { do: 'takeEnergyPod'; unit: number; drop: number }
  | { do: 'end' };
export type OrderOf<Do extends Order['do']> = Extract<Order, { do: Do }>;

/** One thing handed over by Provide Supply: missiles of a type from a pod box to a pod box, or energy. Box 0 is the hull. */
export type SupplyItem =
  | { what: 'energy'; units: number; fromBox: number; toBox: number }
  | { what: 'missiles'; missile: number; count: number; fromBox: number; toBox: number };

/** One fire, launch or release of the Fire Phase; source 0 is the burster, else a pod box. */
export type Shot =
  | { do: 'fire'; unit: number; source: number; type: number; target: number }
  | { do: 'launch'; unit: number; box: number; missile: number; hexside: number; direction: number; velocity: number }
  | { do: 'release'; unit: number; missiles: Placement[] }
  | { do: 'rails'; unit: number; missiles: number[]; hexside: number; direction: number; velocity: number }
  | { do: 'end' };
export type ShotOf<Do extends Shot['do']> = Extract<Shot, { do: Do }>;
export interface Placement {
  hexside: number;
  direction: number;
  velocity: number;
}

/** Set-up of one unit: hex by its printed number. */
export interface Deployment {
  unit: number;
  hex: string;
  direction: number;
  velocity: number;
}
export interface BoughtShip {
  class: string;
  /** pod id of each box, null empty */
  boxes: (string | null)[];
  /** class of the craft of each battlecraft pod, in box order; null none */
  craft: (string | null)[];
}
/** Homing missiles taken instead of others before play (FSB-H5). */
export interface HomingExchange {
  unit: number;
  box: number;
  guided: number;
  intelligent: number;
}

export type Cause = 'fire' | 'interception' | 'asteroids';

/** How often a sub-step has run, and for whom: the locals of every step of the game. */
export interface Steps {
  battle: object;
  setUp: object;
  purchases: object;
  podBoxes: object;
  deployment: object;
  gameTurn: object;
  movementPhase: { seat: number };
  /** M2: one unit (with its docked group) enters hex after hex */
  moveUnit: { unit: number; entered: number; group: number[] };
  /** effects of one hex entered, in the order of A4 */
  enterHex: { unit: number; group: number[] };
  asteroids: { unit: number; left: number[] };
  /** every missile/enemy pair made by an entry of these units (A7, R32) */
  interceptions: { movers: number[]; pairs: number[] };
  /** one missile against its targets in the hex, the owner choosing the order */
  tryTargets: { missile: number; targets: number[] };
  interceptOne: { missile: number; target: number };
  /** hits on one unit, one after the other, each a roll on the Hit Table */
  hits: { target: number; by: number; cause: Cause; left: number };
  /** the parts that one roll named, to choose from */
  choosePart: { target: number; by: number; cause: Cause; parts: number[] };
  commandPhase: { seat: number };
  /** a tractor's string of Maneuver Commands, as far as it has been obeyed */
  beam: { seat: number; unit: number; target: number; maneuvers: Maneuver[]; obeyed: number };
  firePhase: { seat: number };
  fireOnce: { unit: number; source: number; type: number; target: number };
}

export interface Choices {
  buyFleet: { about: { budget: number }; answer: { ships: BoughtShip[] } };
  choosePods: { about: { units: number[] }; answer: { ships: (string | null)[][] } };
  assignPods: {
    about: { units: number[] };
    answer: { boxes: (string | null)[][]; homing?: HomingExchange[] | undefined };
  };
  deploy: {
    /** the units that the scenario names; how many were bought is nobody's business (DV-S10a) */
    about: { units: number[] };
    answer: {
      units: Deployment[];
      /** hexside of each installation (R69) */
      hexsides?: { unit: number; hexside: number }[] | undefined;
      /** missiles and craft that start prepared: missile type, or -1 the craft of the pod */
      prepared?: { unit: number; box: number; missile: number }[] | undefined;
      docked?: [number, number][] | undefined;
    };
  };
  move: { about: { units: number[] }; answer: { unit: number; stay?: boolean | undefined } | { rest: true } };
  gravity: { about: { unit: number; planet: number }; answer: { maneuvers: Turning[] } };
  /** DV-S9b: the Dagger may come in */
  bringIn: { about: { unit: number }; answer: { enter: false } | { enter: true; direction: number; velocity: number } };
  /** DV-S8a: a reinforcement's direction, and where its pods are (10.1) */
  arrive: { about: { unit: number }; answer: { direction: number; boxes?: (string | null)[] | undefined } };
  /** which of several missiles tries first (DV-9.7d) */
  pickMissile: { about: { missiles: number[] }; answer: { missile: number } };
  pickTarget: { about: { missile: number; targets: number[] }; answer: { target: number } };
  emergencyField: { about: { unit: number; missile: number }; answer: { activate: boolean } };
  choosePart: { about: { target: number; cause: Cause; parts: number[] }; answer: { part: number } };
  jam: {
    about: { ships: number[] };
    answer: { points: { box: number; unit: number; target: number; count: number }[] };
  };
  command: { about: null; answer: Order };
  fire: { about: null; answer: Shot };
}

export interface DeltaVeeTypes extends GameTypes {
  state: DeltaVeeState;
  data: DeltaVeeRules;
  steps: Steps;
  choices: Choices;
  anytime: Record<never, never>;
  /** both end the battle (DV-FSB-S2e) */
  offers: { endBattle: Record<string, never> };
  events: Events;
  view: DvView;
  figures: DvFigures;
  openings: DvOpenings;
}

export type DvPlay = Play<DeltaVeeTypes>;
export type DvGame = Game<DeltaVeeTypes>;
export type DvFrame<K extends keyof Steps> = Frame<Steps[K]>;

/** Everything rules need to read: the state and the printed data. `DvPlay` is one, and so is a bare table for calculators. */
export type Position = PositionOf<DeltaVeeTypes>;
