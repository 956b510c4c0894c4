/**
 * The normalised DeltaVee data: what `loadData` returns, deep-frozen, every field present.
 * Seats are 0 and 1 everywhere (the book's Player 1 is seat 0). Directions are clock numbers 1-12.
 */

import type { DataSet, FireTypeId, MissileType, Source } from './names.ts';
import type { Scenario } from './scenario-types.ts';

export * from './names.ts';
export type * from './scenario-types.ts';

/** One line of the Spaceship Attribute Chart. */
export interface ShipClass {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly maker: string;
  readonly kind: 'spaceship' | 'battlecraft' | 'installation';
  readonly set: DataSet;
  /** Number of pod boxes. */
  readonly pods: number;
  readonly velocity: number;
  readonly maneuver: number;
  /** Energy Units of the full hull (0 where unlimited). */
  readonly energy: number;
  /** Energy Units of one Energy Block (0 where unlimited). */
  readonly burn: number;
  readonly streamlined: boolean;
  readonly burster: number;
  readonly armor: number;
  readonly forceField: number;
  readonly civ: number;
  /** Targeting program, 0 or negative. */
  readonly target: number;
  /** Price in Trans; null = not for sale. */
  readonly cost: number | null;
  /** Separate hull fields: 0 without a force field, 4 for the Heavy Cruiser, else 1. */
  readonly fieldCount: number;
  readonly unlimitedEnergy: boolean;
  readonly damageModel: 'standard' | 'hull-only' | 'modular';
  /** Always uses the two-die Hit Table (R71). */
  readonly extendedHits: boolean;
  /** Rail missiles a craft can carry (R68). */
  readonly rails: number;
  /** Maneuver rating lost per rail missile still carried. */
  readonly railPenalty: number;
  readonly railTypes: readonly MissileType[];
  /** Guided missiles the craft itself can guide in one Command Phase. */
  readonly guides: 0 | 1 | 'all';
  /** It guides none after a Fire Phase in which it launched. */
  readonly guidesNotAfterLaunch: boolean;
  /** Battle Commands its battlecraft pod gets for handling this craft (FSB: Terwillicker Y). */
  readonly podBattleCommand: number;
  /** May carry storage pods. */
  readonly canStore: boolean;
  readonly source: Source;
}

/** One line of the Pod Attribute Chart. */
export interface PodType {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly set: DataSet;
  /** May fire lasers and particles and launch its missiles. */
  readonly weapons: boolean;
  /** Missiles aboard at the start: unguided, guided, intelligent, MIMS (a reload pod: its store). */
  readonly missiles: readonly [number, number, number, number];
  /** Types that need a Prepare Missile Command, in the same order. */
  readonly mustPrepare: readonly [boolean, boolean, boolean, boolean];
  readonly battleCommands: number;
  readonly battleCommandsDamaged: number;
  readonly civ: number;
  /** Targeting program; null = none of its own. */
  readonly target: number | null;
  readonly jump: null | 'standard' | 'augmented';
  /** Fires or launches per Fire Phase. */
  readonly fires: number;
  readonly firesDamaged: number;
  /** Price in Trans; null = not for sale. */
  readonly cost: number | null;
  /** Battle communications: extra fire, ship-wide program, search range 10. */
  readonly isBattleComm: boolean;
  readonly tractor: null | { readonly range: number; readonly commands: number };
  /** Battlecraft it houses. */
  readonly holdsCraft: number;
  /** Energy Units it brings. */
  readonly energy: number;
  /** Class of the field it generates; 0 = none (R65). */
  readonly fieldClass: number;
  /** Jamming points (R66). */
  readonly jams: number;
  readonly jamsDamaged: number;
  /** Added to the chance of steered missiles that try to intercept its ship (R66). */
  readonly guards: number;
  /** Added to the targeting programs of those who fire at its ship (R66). */
  readonly blinds: number;
  /** Its Battle Commands may serve other friendly ships (R64). */
  readonly sharesCommands: boolean;
  readonly supply: boolean;
  readonly reload: boolean;
  readonly repair: boolean;
  readonly storage: boolean;
  /** Pod boxes it takes: 1, storage 4. */
  readonly slots: number;
  /** No effect except as a target and for victory. */
  readonly passive: boolean;
  /** Standard, buffered or living cargo. */
  readonly isCargo: boolean;
  readonly source: Source;
}

/** Figures of a missile of one type and civ level. */
export interface MissileRating {
  readonly velocity: number;
  readonly maneuver: number;
  readonly energy: number;
}

/** One fire type with its price in Energy Units. */
export interface FireType {
  readonly index: number;
  readonly id: FireTypeId;
  readonly energy: number;
}

/** What a supply transfer pod of a level moves through one port in one phase (R70). */
export interface SupplyRate {
  readonly civ: number;
  readonly ports: number;
  /** What `count` counts: single missiles, pods filled, or a whole ship filled. */
  readonly fills: 'missile' | 'pod' | 'ship';
  readonly count: number;
  /** Energy Units; null = until full. */
  readonly energy: number | null;
}

/** Turns of the three works of a Major Repair (R70). */
export interface RepairTime {
  readonly jettison: number;
  readonly transfer: number;
  readonly install: number;
}
/** Items a Major Repair can handle. */
export type RepairItem = 'pod' | 'engine' | 'bridge' | 'force-field';

/** A hex a missile may be launched into: all values are turns relative to the launcher's direction. */
export interface LaunchPlacement {
  readonly hex: number;
  readonly directions: readonly number[];
}

/** All charts and tables; arrays by die roll are indexed by roll - 1. */
export interface Tables {
  readonly fireTypes: readonly FireType[];
  /** Hit Chance: [fire type][Target Value 0..18]. */
  readonly fireResults: readonly (readonly number[])[];
  /** Right-angle chart: [firing velocity][target velocity]. */
  readonly relativeVelocity: readonly (readonly number[])[];
  /** [die - 1] = the parts named: one CRITICAL or two parts. */
  readonly hitTable: readonly (readonly number[])[];
  /** [first die - 1][(second die - 1) >> 1] = part, CRITICAL or NO_EFFECT. */
  readonly extendedHitTable: readonly (readonly number[])[];
  /** Chance: [civ - LOWEST_CIV][relative velocity 0..18]; automatic entries hold 10. */
  readonly interception: readonly (readonly number[])[];
  /** Printed as A: [civ - LOWEST_CIV][relative velocity]. */
  readonly automatic: readonly (readonly boolean[])[];
  /** By effective field class; index 0 is all zero. */
  readonly fieldProtection: readonly { readonly emergency: number; readonly hits: number }[];
  /** [die - 1] = field 0-3, or roll twice. */
  readonly heavyCruiserFields: readonly (number | 'twice')[];
  /** [field] = the parts behind it. */
  readonly heavyCruiserAreas: readonly (readonly number[])[];
  /** [civ - 5], levels 5 to 8. */
  readonly supply: readonly SupplyRate[];
  readonly repair: Readonly<Record<RepairItem, RepairTime>>;
  readonly search: { readonly normal: number; readonly battleComm: number; readonly detection: number };
  readonly energyPod: { readonly units: number; readonly leak: number };
  readonly mimsPayload: number;
  readonly unguidedGain: number;
  readonly maximumVelocity: number;
  /** [burster class] = indexes of the fire types it may use. */
  readonly bursterTypes: readonly (readonly number[])[];
  /** Missile launch by Diagram C (launcher points at a hexside) and D (corner). */
  readonly launch: { readonly hexside: readonly LaunchPlacement[]; readonly corner: readonly LaunchPlacement[] };
  /** Turns a battlecraft may take at launch. */
  readonly craftLaunchDirections: readonly number[];
}

/** All data of the game. */
export interface DeltaVeeData {
  readonly classes: readonly ShipClass[];
  readonly classById: ReadonlyMap<string, ShipClass>;
  readonly pods: readonly PodType[];
  readonly podById: ReadonlyMap<string, PodType>;
  /** [missile type][civ - LOWEST_CIV]; unguided ones have only zeros. */
  readonly missileRatings: readonly (readonly MissileRating[])[];
  readonly tables: Tables;
  readonly scenarios: readonly Scenario[];
  readonly scenarioById: ReadonlyMap<string, Scenario>;
}
