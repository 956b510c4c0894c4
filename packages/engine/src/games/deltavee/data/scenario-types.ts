/** The normalised scenario format; a custom position uses the same units. */
import type { MissileType, Seat, Source } from './names.ts';

/** Where, how directed and how fast a unit starts; more than one value is its owner's choice. */
export interface Place {
  /** null = by the side's Setup. */
  readonly hex: string | null;
  readonly directions: readonly number[];
  readonly velocity: readonly [number, number];
}

/** One spaceship or installation of a side, with all it carries. */
export interface UnitSpec {
  readonly id: string;
  readonly class: string;
  /** Pod count by pod id; empty where the owner chooses or buys. */
  readonly pods: Readonly<Record<string, number>>;
  /** Explicit contents of boxes 1..n (null = empty): then its owner assigns nothing. */
  readonly boxes: readonly (string | null)[] | null;
  /** Class of the craft in each battlecraft pod, in order. */
  readonly carries: readonly string[];
  /** Rail load of every craft carried. */
  readonly rails: readonly MissileType[];
  readonly podArmor: number;
  /** Figures that differ from the class. */
  readonly override: { readonly armor: number | null; readonly forceField: number | null };
  readonly place: Place;
  /** Missile types missing at the start, by pod id. */
  readonly removeMissiles: Readonly<Record<string, readonly MissileType[]>>;
  /** Energy Blocks already spent. */
  readonly blocksSpent: number;
  /** Inert until a d10 in an own Command Phase is not above `on`. */
  readonly dormant: null | { readonly on: number };
  /** Off the plane until the named pod of another unit is damaged, destroyed or empty. */
  readonly enters: null | { readonly hex: string; readonly after: { readonly unit: string; readonly pod: string } };
  readonly installation: null | { readonly planet: string };
  /** Bound to its orbit until an enemy ship is within the distance. */
  readonly bound: null | {
    readonly planet: string;
    readonly untilWithin: number;
    readonly immuneTo: readonly MissileType[];
  };
  /** Persons aboard. */
  readonly aboard: readonly string[];
  /** Unit whose storage pod holds this ship at the start (DV-HC-4). */
  readonly stowedIn: string | null;
  /** Modular Ship this unit is one pod of: units of one name form one ship (R72). */
  readonly group: string | null;
}

/** Region a side sets up in. */
export type SetupArea =
  | { readonly kind: 'within'; readonly distance: number; readonly hex: string }
  | {
      readonly kind: 'sheet';
      readonly sheet: string;
      readonly columns: readonly [number, number];
      readonly rows: readonly [number, number];
    }
  | { readonly kind: 'ring'; readonly planet: string; readonly from: number; readonly to: number }
  | { readonly kind: 'secret'; readonly within: number };

/** How a side sets up the units named in `units` (bought units too, though not named). */
export interface Setup {
  readonly units: readonly string[];
  /** null = every unit has its printed hex. */
  readonly area: SetupArea | null;
  readonly differentHexes: boolean;
  /** Least distance between two ships; 0 = none. */
  readonly spacing: number;
  /** All in one group of adjacent or shared hexes. */
  readonly connected: boolean;
  /** What all of them must have alike. */
  readonly common: readonly ('direction' | 'velocity')[];
  /** One missile and the craft of every fitting pod may start prepared. */
  readonly prepared: boolean;
  /** Ships in one hex may start docked. */
  readonly docked: boolean;
  /** Committed by both sides before either is shown. */
  readonly sealed: boolean;
}

/** A fleet bought in secret (dv-10). */
export interface Purchase {
  readonly budget: number;
  readonly podArmor: number;
  /** Class and pod ids not sold though they have a price. */
  readonly notOffered: readonly string[];
  /** Direction and velocity limits of every bought ship. */
  readonly place: Place;
}

/** Pods chosen in secret for given hulls (dv-fsb-1). */
export interface PodChoice {
  readonly forbidden: readonly string[];
  /** Most pods of an id on the whole side. */
  readonly max: Readonly<Record<string, number>>;
  /** Class of the craft in every battlecraft pod chosen. */
  readonly craftClass: string;
  /** Every ship needs at least one of these pods. */
  readonly needsJump: readonly string[];
  readonly suggested: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly podArmor: number;
}

/** Ships that may arrive once the enemy's ships have opened fire (dv-8). */
export interface Reinforcements {
  readonly after: 'first-shot';
  readonly dice: number;
  /** Each die equal to this brings one. */
  readonly on: number;
  /** Pattern; its id ends in `*`. */
  readonly unit: UnitSpec;
}

/** One player's forces. */
export interface Side {
  readonly name: string;
  readonly units: readonly UnitSpec[];
  readonly purchase: Purchase | null;
  readonly podChoice: PodChoice | null;
  readonly setup: Setup | null;
  readonly reinforcements: Reinforcements | null;
}

/** A planet or moon; a course makes it move one hex at the start of each Movement Phase of `movesWith`. */
export interface Planet {
  readonly name: string;
  readonly hex: string;
  readonly course: null | {
    readonly direction: number;
    readonly turns: readonly { readonly hex: string; readonly direction: number }[];
    readonly movesWith: Seat;
  };
}

/** Where a Jump Command may be given. */
export type JumpRegion =
  | { readonly kind: 'sheetColumns'; readonly from: number; readonly to: number | null }
  | { readonly kind: 'beyond'; readonly distance: number; readonly planet: string }
  | { readonly kind: 'anywhere' };

/** What must have happened for a Condition. */
export type When =
  | {
      readonly kind: 'destroyed';
      readonly units: readonly string[];
      readonly count: number;
      readonly including: string | null;
    }
  | { readonly kind: 'jumped'; readonly units: readonly string[]; readonly count: number }
  | { readonly kind: 'orbit'; readonly unit: string; readonly planet: string }
  | { readonly kind: 'entered'; readonly unit: string; readonly planet: string; readonly podIntact: string }
  | { readonly kind: 'podDestroyed'; readonly unit: string; readonly pod: string }
  | { readonly kind: 'docked'; readonly by: readonly string[]; readonly with: string }
  | { readonly kind: 'points'; readonly seat: Seat; readonly atLeast: number }
  | { readonly kind: 'apart'; readonly distance: number }
  | { readonly kind: 'fleetDestroyed'; readonly seat: Seat; readonly spaceshipsOnly: boolean }
  | { readonly kind: 'sambuJumped' }
  | { readonly kind: 'sambuLost' }
  | { readonly kind: 'hopeless' }
  /** The battle is over (agreement, or one side alone on the starting sheets) and is counted; `unit` is the base. */
  | { readonly kind: 'yamani'; readonly unit: string };

/** One way the game ends; `count` = decided by the count itself (only with `yamani`). */
export interface Condition {
  readonly result: Seat | 'draw' | 'count';
  readonly rule: string;
  readonly when: When;
  readonly text: string;
}

/** Victory points: seat 0 by bringing ships into orbit (they then leave play), seat 1 by destroying. */
export interface PointsRule {
  readonly rule: string;
  readonly seat0: {
    readonly orbitPlanet: string;
    readonly perShip: number;
    /** Pod ids worth one point each if undestroyed aboard. */
    readonly perPod: readonly string[];
    /** Classes that count; null = all. */
    readonly classes: readonly string[] | null;
  };
  readonly seat1: {
    readonly perShipDestroyed: number;
    /** Pod ids worth one point each when destroyed, alone or with their ship. */
    readonly pods: readonly string[];
  };
}

/** Rules of single scenarios. */
export interface SpecialRules {
  /** Units whose battlecraft pods have one Battle Command each for their own craft (R38). */
  readonly podHandlesCraft: readonly string[];
  /** The energy pod of `from` may be handed to `to` (DV-S9b). */
  readonly energyPodTransfer: null | { readonly from: string; readonly to: string };
  readonly sambu: null | { readonly aboard: string };
  readonly endByAgreement: boolean;
  /** Craft refuelling at `unit` take one missile while it has an undamaged such pod (DV-FSB-S2f). */
  readonly refuelMissiles: null | { readonly unit: string; readonly pod: string; readonly type: MissileType };
}

/** One scenario. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly set: 'base' | 'article' | 'fsb' | 'own' | 'custom';
  readonly source: Source;
  readonly size: 'small' | 'medium' | 'large' | null;
  readonly brief: string;
  readonly notes: readonly string[];
  /** Sheets in play from the start: letter -> [mx, my]. */
  readonly sheets: Readonly<Record<string, readonly [number, number]>>;
  /** Sheets that only have a name until a ship enters them. */
  readonly laterSheets: Readonly<Record<string, readonly [number, number]>>;
  /** 'die' = 1-5 seat 0, 6-10 seat 1. */
  readonly firstPlayer: Seat | 'die';
  /** Docking with an enemy boards it (R33). */
  readonly boarding: boolean;
  readonly forcedOptions: readonly string[];
  readonly jump: null | { readonly seats: readonly Seat[]; readonly region: JumpRegion };
  readonly planets: readonly Planet[];
  /** Marker hexes; each covers its hex and the six around it. */
  readonly asteroids: readonly string[];
  readonly sides: readonly [Side, Side];
  readonly victory: readonly Condition[];
  readonly points: PointsRule | null;
  /** 'value' = more destroyed enemy value wins, equal is a draw. */
  readonly limit: null | { readonly gameTurns: number; readonly result: 'value' | 'draw' };
  readonly special: SpecialRules;
}
