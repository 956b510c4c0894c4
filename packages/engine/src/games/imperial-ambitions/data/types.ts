/**
 * The normalised data of Imperial Ambitions: what `loadData` returns, deep-frozen, every field present.
 * Seats are from 0 everywhere here and NEUTRAL is -1 (files: seats from 1, neutral 0). Hexes are keys (`hex/key.ts`)
 * of axial coordinates with q = X and r = Y - floor((X + 1) / 2), X and Y from 1.
 */
import type { NeutralStrength, Source, Symmetry, UnitTypeId } from './names.ts';
import type { Force, Scenario } from './scenario-types.ts';

export * from './names.ts';
export type * from './scenario-types.ts';

/** Strength of a unit at some number of steps. */
export interface Strength {
  readonly as: number;
  readonly ds: number;
  /** 0 also for ground units, which have none */
  readonly ma: number;
  /** MA of 1 or more without an asterisk */
  readonly isHyperspaceCapable: boolean;
  /** half the MA, rounded up; 0 without hyperspace */
  readonly range: number;
}

export type UnitClass = 'ship' | 'fighter' | 'base' | 'ground' | 'planetaryBase';

/** One unit type of the book. */
export interface UnitType {
  readonly index: number;
  readonly id: UnitTypeId;
  readonly name: string;
  readonly class: UnitClass;
  readonly fullSteps: number;
  /** by steps left; index 0 is a wreck: all zero */
  readonly strengths: readonly Strength[];
  readonly buildCost: number;
  readonly repairCost: number;
  readonly valuePoints: number;
  /** lands one fighter step for each current step */
  readonly landsFighters: boolean;
  /** ships it docks */
  readonly docks: number;
  /** embarks one ground step for each current step */
  readonly embarksBySteps: boolean;
  /** ground units it embarks, of any steps */
  readonly embarksUnits: number;
  /** what it is built from, null for units built by a facility */
  readonly feeders: null | { readonly type: number; readonly count: number; readonly steps: number };
  /** facing arcs change its AS and DS (IA-tac-cbt-22) */
  readonly hasArcs: boolean;
  readonly source: Source;
  readonly valueSource: Source;
}

export interface Tables {
  /** [odds row][die - 1] = hits, SECOND_A or SECOND_B */
  readonly crt: readonly (readonly number[])[];
  /** [0 for A, 1 for B][die - 1] = hits */
  readonly second: readonly (readonly number[])[];
  /** [range - 1] = change of AS; beyond the list no attack */
  readonly rangeChange: readonly number[];
  /** numerator and denominator */
  readonly forward: readonly [number, number];
  readonly rear: readonly [number, number];
  readonly defence: readonly [number, number];
  readonly fireGroup: number;
  readonly stacking: number;
  readonly superiority: number;
  readonly pdbRange: number;
  readonly yieldRange: number;
  readonly groundRounds: number;
  readonly quietTurns: number;
  readonly battleTurns: number;
  readonly freeInfantrySteps: number;
  readonly income: number;
  readonly trade: { readonly own: number; readonly neutral: number; readonly enemy: number };
  readonly planetCargoLastPayment: number;
  readonly findOn: number;
  /** unit types by facility */
  readonly baseBuilds: readonly number[];
  readonly planetBuilds: readonly number[];
  readonly markers: number;
  readonly emptyRange: number;
  readonly score: { readonly planet: number; readonly blockaded: number };
}

/** Sheets and zones; the battle map is three by three sheets. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly systemsApart: number;
  readonly systemEdge: number;
  readonly planetFromStar: number;
  readonly planetsApart: number;
  readonly planetColumns: readonly [number, number];
  readonly planetRows: readonly [number, number];
  readonly defenderMargin: number;
  readonly attackerDistance: number;
  readonly separation: number;
  readonly exitDepth: number;
}

export interface Layout {
  readonly key: string;
  readonly players: number;
  readonly across: number;
  readonly down: number;
  /** sheets in seat order */
  readonly homes: readonly (readonly [number, number])[];
  readonly symmetry: Symmetry;
}
export type GarrisonForce = Omit<Force, 'owner' | 'system'>;
/** One item of the preset purchase list (5.4, generator). */
export interface PresetItem {
  /** planet: index of the planet kind for orbit, -1 else; `aboardLast`: on the unit bought last */
  readonly where: 'space' | 'surface' | 'orbit' | 'aboardLast';
  readonly planet: number;
  readonly units: Force['units'];
}
export interface GeneratorData {
  readonly layouts: readonly Layout[];
  readonly garrisons: Readonly<Record<NeutralStrength, readonly GarrisonForce[]>>;
  readonly preset: readonly PresetItem[];
  readonly presetRepeatFrom: number;
  readonly sectorNames: readonly string[];
  readonly houseNames: readonly string[];
}

/** All data of the game. */
export interface ImperialData {
  readonly types: readonly UnitType[];
  readonly typeById: ReadonlyMap<string, UnitType>;
  readonly tables: Tables;
  readonly geometry: Geometry;
  readonly generator: GeneratorData;
  readonly scenarios: readonly Scenario[];
  readonly scenarioById: ReadonlyMap<string, Scenario>;
}
