/**
 * The normalised data: what `loadData` returns, deep-frozen, every field present. Names have become indexes: a `place` is
 * a hex of the display's rectangle or, behind those, a box; sides, navies and the like have the numbers of `names.ts`.
 */
import type { Allegiance, Atmosphere, Source, SquadronType, Starport, TroopSize, Zone } from './names.ts';
import type { OrderOfBattle } from './order-of-battle-types.ts';
import type { LevelLimit, Scenario } from './scenario-types.ts';

export * from './names.ts';
export type * from './order-of-battle-types.ts';
export type * from './scenario-types.ts';

/** The display: hexes in ascending printed number, then the boxes. Use `places.ts`. */
export interface StarMap {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  /** places below this number are hexes, the others boxes */
  readonly hexCount: number;
  /** printed number of a hex or code of a box, by place */
  readonly labels: readonly string[];
  /** axial coordinates by place; those of a box are its entry hex's */
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly isOnDisplay: readonly boolean[];
  /** world by place, -1 none */
  readonly worldAt: readonly number[];
  /** hexes of the display around each hex, clockwise from north */
  readonly neighbours: readonly (readonly number[])[];
  /** hexes of the display by distance from each place, then by number, the place itself left out */
  readonly nearest: readonly (readonly number[])[];
  /** `reach[place][n]`: how many of `nearest[place]` are at most n away */
  readonly reach: readonly (readonly number[])[];
}

/** A box beside the display. */
export interface BoxPlace {
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly side: number;
  /** place of the entry hex, at distance 1 */
  readonly entry: number;
  readonly source: Source;
}

/** One world box. */
export interface World {
  readonly index: number;
  /** place of its hex */
  readonly hex: number;
  readonly label: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly allegiance: Allegiance;
  /** side in control at the start, NOBODY none; also the original controller */
  readonly control: number;
  readonly starport: Starport;
  /** squadrons that its starport fills in zero time */
  readonly slots: number;
  /** its starport has fuel at all */
  readonly hasPortFuel: boolean;
  readonly tech: number;
  readonly naval: boolean;
  readonly scout: boolean;
  readonly military: boolean;
  /** any of the three */
  readonly hasBase: boolean;
  readonly gasGiant: boolean;
  readonly ocean: boolean;
  readonly atmosphere: Atmosphere;
  readonly zone: Zone;
  readonly highPop: boolean;
  readonly subsector: string;
  readonly capital: boolean;
  readonly sdb: number;
  readonly defense: number;
  /** least whole strength of a garrison: a hundredth of the defense factor, any troop where there is none (A3) */
  readonly garrison: number;
  /** full strength of each guerrilla unit here (R61) */
  readonly guerrilla: number;
  /** victory points for a side that controls it, by side (R67, R86) */
  readonly points: readonly [number, number];
  readonly source: Source;
  readonly note: string;
}

/** A link of the xboat network, seen from one end. */
export interface XboatLink {
  /** world at the other end */
  readonly to: number;
  readonly length: number;
  /** navy whose network it is */
  readonly network: number;
}

/** One squadron counter; pairs are by step, FULL and REDUCED. */
export interface Squadron {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly navy: number;
  readonly side: number;
  readonly type: SquadronType;
  readonly jump: number;
  /** index in FUEL_CODES */
  readonly fuel: number;
  readonly attack: readonly [number, number];
  readonly bombardment: readonly [number, number];
  readonly defense: readonly [number, number];
  /** defense factors lost by flipping it and by eliminating it from there (R38) */
  readonly stepValue: readonly [number, number];
  /** troop factors that it carries */
  readonly capacity: readonly [number, number];
  /** has a reverse */
  readonly isBacked: boolean;
  readonly group: 'regular' | 'special' | 'colonial-named' | 'colonial-numbered';
  readonly isColonial: boolean;
  readonly blackGlobe: boolean;
  /** place of its home, -1 none */
  readonly home: number;
  readonly source: Source;
  readonly note: string;
}

/** One troop counter. Factor and tech of a guerrilla are those of its world: 0 here. */
export interface Troop {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly navy: number;
  readonly side: number;
  readonly size: TroopSize | null;
  readonly factor: number;
  readonly tech: number;
  readonly group:
    | 'regular'
    | 'marine'
    | 'huscarle'
    | 'mercenary'
    | 'colonial-named'
    | 'colonial-numbered'
    | 'fulacin'
    | 'guerrilla';
  readonly isColonial: boolean;
  readonly isGuerrilla: boolean;
  readonly armor: boolean;
  readonly elite: boolean;
  readonly jumpTroop: boolean;
  readonly psionic: boolean;
  readonly mercenary: boolean;
  /** 2 for armor, 2 for elite, 4 for both: in surface combat only */
  readonly multiplier: number;
  readonly home: number;
  readonly source: Source;
  readonly note: string;
}

/** One fleet marker. */
export interface Fleet {
  readonly index: number;
  readonly id: string;
  /** short name in plots */
  readonly code: string;
  readonly name: string;
  readonly navy: number;
  readonly side: number;
  readonly plotting: number;
  readonly tactical: number;
  readonly source: Source;
}

export interface Admiral {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly navy: number;
  readonly precedence: number;
  readonly plotting: number;
  readonly tactical: number;
  readonly title: 'duke-of-regina' | 'provincial-governor' | null;
  readonly source: Source;
}

/** Results of a table: `results[row][column]`; `lowest` is the die of row 0. Percentages: 100 destroys. */
export interface FactorTable {
  readonly columns: readonly number[];
  readonly lowest: number;
  /** totals above this make several attacks */
  readonly multipleAttack: number;
  readonly results: readonly (readonly number[])[];
}

/** Replacement points received on each turn from `from` to `to`; turn 0 is the start. */
export interface Receipt {
  readonly from: number;
  /** Infinity: without end */
  readonly to: number;
  readonly squadron: number;
  readonly troop: number;
}

export interface Tables {
  readonly spaceCombat: FactorTable;
  readonly sdbAgainstSquadron: FactorTable;
  readonly surfaceBombing: FactorTable;
  /** rows by printed SDB strength, weakest first; a modified die counts rows (R39) */
  readonly squadronAgainstSdb: FactorTable & { readonly strengths: readonly number[]; readonly passive: number };
  /** odds as whole numbers, attacker and defender: 1:1.5 is [2, 3]; `results[dice - 2][column]` */
  readonly troopCombat: {
    readonly odds: readonly (readonly [number, number])[];
    readonly names: readonly string[];
    readonly results: readonly (readonly number[])[];
  };
  /** modifier by tech level 0 to 15 */
  readonly techModifiers: readonly number[];
  readonly atmosphereModifiers: Readonly<Record<Atmosphere, number>>;
  /** factor → strength left after 0, 10 … 100 per cent */
  readonly percentageLoss: Readonly<Record<number, readonly number[]>>;
  /** phases a source takes, by fuel code */
  readonly refuelling: {
    readonly gasGiant: readonly number[];
    readonly ocean: readonly number[];
    readonly base: readonly number[];
  };
  /** standard plotting value and tactical factor, by navy */
  readonly fleetDefaults: readonly { readonly plotting: number; readonly tactical: number }[];
  /** draws by die 1 to 6 */
  readonly imperialReinforcements: readonly {
    readonly battle: number;
    readonly cruiser: number;
    readonly fleets: number;
  }[];
  /** battle squadrons on a 6 with the option reinforcementSixFive (R21) */
  readonly sixFiveBattle: number;
  /** by side */
  readonly replacements: readonly (readonly Receipt[])[];
  readonly replacementCosts: {
    readonly rebuildSquadron: number;
    readonly replaceSquadron: number;
    readonly troopFactor: number;
    readonly armorTroopFactor: number;
  };
  readonly victory: {
    readonly levels: readonly LevelLimit[];
    readonly allVargr: number;
    readonly allSwordWorlds: number;
    readonly armistice: readonly { readonly from: number; readonly to: number; readonly shift: number }[];
  };
  /** column shift `[side][firing low][target low]` */
  readonly quality: readonly (readonly (readonly number[])[])[];
}

/** Everything printed on map, counters and charts. */
export interface FifthFrontierWarData {
  readonly map: StarMap;
  readonly boxes: readonly BoxPlace[];
  readonly worlds: readonly World[];
  /** by world */
  readonly xboatLinks: readonly (readonly XboatLink[])[];
  readonly squadrons: readonly Squadron[];
  /** the guerrillas are the last of them */
  readonly troops: readonly Troop[];
  readonly fleets: readonly Fleet[];
  readonly admirals: readonly Admiral[];
  readonly tables: Tables;
  readonly orderOfBattle: OrderOfBattle;
  readonly scenarios: readonly Scenario[];
  readonly scenarioById: ReadonlyMap<string, Scenario>;
  readonly squadronById: ReadonlyMap<string, Squadron>;
  readonly troopById: ReadonlyMap<string, Troop>;
  readonly fleetById: ReadonlyMap<string, Fleet>;
  readonly admiralById: ReadonlyMap<string, Admiral>;
}
