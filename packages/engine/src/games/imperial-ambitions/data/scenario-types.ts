/** A normalised scenario: seats from 0, owner -1 neutral, types and planet kinds by index, hexes as keys. */
import type { FogLevel, MapSymmetry, NeutralStrength, Source } from './names.ts';

export interface UnitGroup {
  readonly type: number;
  readonly n: number;
  readonly steps: number;
  /** on each of the n units */
  readonly aboard: readonly UnitGroup[];
}

/** Units that start somewhere in a system (or, without a system, in deep space). */
export interface Force {
  readonly owner: number;
  /** index of the system; -1 deep space (battle scenarios) */
  readonly system: number;
  readonly where: 'space' | 'surface' | 'orbit';
  /** planet kind of an orbit, -1 else */
  readonly planet: number;
  readonly units: readonly UnitGroup[];
}

export interface Player {
  readonly name: string;
  /** players of one team are friends; -1 alone */
  readonly team: number;
  readonly valuePoints: number;
  readonly treasury: number;
}

export interface Sector {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  /** sheet column and row, from 0 */
  readonly sheet: readonly [number, number];
  /** seat, -1 neutral */
  readonly home: number;
}

export interface System {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly sector: number;
  /** global column and row, from 1 */
  readonly x: number;
  readonly y: number;
  readonly hex: number;
  /** seat at the start, -1 neutral */
  readonly owner: number;
  readonly isCapital: boolean;
  /** by planet kind: hex key on the battle map, NO_PLANET or UNPLACED */
  readonly planets: readonly [number, number, number];
}

export type Victory =
  | { readonly type: 'conquest'; readonly scope: 'allSectors' | 'homeSectors' }
  | { readonly type: 'planets'; readonly count: number }
  | { readonly type: 'lossPoints'; readonly margin: number; readonly lastSideWins: boolean }
  | {
      readonly type: 'destroyUnits';
      readonly seat: number;
      readonly targets: readonly { readonly type: number; readonly owner: number }[];
      readonly otherwise: number;
    }
  | { readonly type: 'controlPlanet'; readonly seat: number; readonly otherwise: number };

/** A unit on the battle map from the start (preset battles). */
export interface Placement {
  readonly type: number;
  readonly steps: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly aboard: readonly UnitGroup[];
}

export interface Side {
  /** seat, -1 neutral */
  readonly owner: number;
  readonly isDefender: boolean;
  readonly forces: readonly Force[];
  readonly placements: readonly Placement[];
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  readonly source: Source;
  readonly kind: 'strategic' | 'battle';
  readonly players: readonly Player[];
  readonly fog: FogLevel;
  readonly freeGarrison: boolean;
  readonly forcesBy: 'preset' | 'purchase';
  readonly neutralStrength: NeutralStrength;
  /** strategic turns, in a battle tactical turns; 0 none */
  readonly turnLimit: number;
  readonly victory: Victory;
  /** switches that the scenario sets, whatever the players say */
  readonly houseRules: Readonly<Record<string, boolean | number | string>>;
  readonly fairness: null | {
    readonly symmetry: MapSymmetry;
    readonly nearestRivalCapital: readonly number[];
    readonly sumOfFourNearestNeutral: readonly number[];
  };
  /** empty in a battle scenario */
  readonly sectors: readonly Sector[];
  /** a battle scenario in a system has one: the site */
  readonly systems: readonly System[];
  readonly forces: readonly Force[];
  /** null in a war */
  readonly setup: null | 'standard' | 'preset' | 'groundOnly';
  readonly sides: readonly Side[];
}
