/**
 * The normalised data: what `loadData` returns, deep-frozen, every field present.
 * Systems are numbers: inhabited ones 0 … systems.length - 1 in map order, gap Systems behind them ("nodes").
 */
import type { ChitId, NamedSystem, OperationId, Relation, ResultCode, SectorId, SeriesId, Source } from './names.ts';

export * from './names.ts';

/** One inhabited System as its Register is printed. */
export interface SystemInfo {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly region: string;
  readonly planets: number;
  readonly norm: number;
  readonly resourceValue: number;
  /** Race token (R111) */
  readonly race: number;
  /** Ideology token (R111) */
  readonly ideology: number;
  /** OUTSIDE, CONFEDERATE or BY_VOTE */
  readonly confederation: number;
}

/** One point of the map, inhabited or not. */
export interface Node {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface RaceInfo {
  readonly index: number;
  readonly id: string;
  readonly name: string;
}
export interface IdeologyInfo {
  readonly index: number;
  readonly code: number;
  readonly name: string;
  /** index in SERIES */
  readonly series: number;
}

/** One entry of a card line: it applies from `min` to `max` of the rating (11.3). */
export interface CardResult {
  readonly code: ResultCode;
  readonly min: number;
  readonly max: number;
  /** the figure of T/C: C from here on (SS-11.3e); otherwise equal to min */
  readonly figure: number;
}
export interface CardChange {
  readonly change: 1 | -1;
  readonly min: number;
  readonly max: number;
}
export interface CardLine {
  readonly result: CardResult | null;
  readonly target: CardChange | null;
  readonly base: CardChange | null;
}
export interface YearCard {
  readonly index: number;
  readonly nr: number;
  /** its printed number, as people at a real table name it */
  readonly face: string;
  /** bit n: level LEVELS[n] is listed */
  readonly checks: number;
  readonly sectorChecks: readonly number[];
  /** by Operation number, CONQUEST … STAR_GATE */
  readonly lines: readonly CardLine[];
}

/** One kind of Event chit. */
export interface ChitKind {
  readonly index: number;
  readonly id: ChitId;
  readonly name: string;
  readonly isHolding: boolean;
  readonly count: number;
  readonly number: number;
  readonly letter: 'A' | 'B' | 'C' | 'D' | null;
  readonly oncePerGame: boolean;
  readonly afterPlay: 'discard' | 'keep' | 'remove';
}

export interface OperationInfo {
  readonly index: number;
  readonly id: OperationId;
  readonly isInterstellar: boolean;
  /** index in SECTORS */
  readonly sector: number;
  readonly sectorId: SectorId;
  readonly cost: number;
  readonly rangeCost: boolean;
  readonly gateCost: number;
}

export interface Tables {
  /** [two dice][index of level] → new level (6.6) */
  readonly sectorCheck: readonly (readonly number[])[];
  /** [first die - 1][second die - 1] → System (9.3) */
  readonly systemAssignment: readonly (readonly number[])[];
  /** by Operation number */
  readonly operations: readonly OperationInfo[];
  /** [relation][Operation] (11.8) */
  readonly ideologyModifiers: Readonly<Record<Relation, readonly number[]>>;
  /** [0 same, 1 different][Operation] (11.8) */
  readonly raceModifiers: readonly (readonly number[])[];
  /** by Tech Level + 3 (11.61) */
  readonly rangeLimit: readonly number[];
  /** by total, from `from`; beyond either end the last figure holds (13.3) */
  readonly raidExploitation: { readonly from: number; readonly points: readonly number[] };
  readonly rebellion: {
    readonly inUnrest: number;
    readonly differentRace: number;
    readonly relatedIdeology: number;
    readonly unrelatedIdeology: number;
    readonly perResourcePoint: number;
    readonly perWebPoint: number;
    readonly ownTrade: number;
    readonly foreignTrade: number;
    readonly exploitation: number;
    readonly autoRebelAt: number;
    /** [two dice][column 0 … 11] → NO_CHANGE, UNREST, REBELLION (20.6) */
    readonly rows: readonly (readonly number[])[];
  };
  /** by die - 1 */
  readonly outworlderAppearance: readonly ('none' | 'outworlder' | 'draka')[];
  readonly outworlder: {
    readonly military: number;
    readonly cards: number;
    readonly operations: number;
    readonly maxActive: number;
    readonly endsAt: number;
  };
  readonly draka: {
    readonly seat: number;
    readonly military: number;
    readonly cards: number;
    readonly operations: number;
  };
  readonly raiderAppears: readonly boolean[];
  readonly raiderLocation: readonly { readonly name: string; readonly base: number }[];
  readonly raider: { readonly cards: number; readonly militaryColumn: number };
  readonly barnzMoon: { readonly isBarnz: readonly boolean[]; readonly change: readonly number[] };
  readonly syndrome: {
    readonly threshold: number;
    readonly loss: number;
    readonly immuneRaces: readonly number[];
    readonly immuneSystems: readonly number[];
  };
  /** by series */
  readonly proselytic: readonly number[];
  readonly conviction: readonly number[];
  /** by planets */
  readonly colonizationValue: readonly number[];
  readonly independentDiplomatic: { readonly standard: number; readonly atjay: number };
  readonly votes: { readonly perSystem: number; readonly atjay: number; readonly perInfluence: number };
  readonly victory: {
    readonly governable: number;
    readonly treaty: number;
    readonly conversion: number;
    readonly colonization: number;
  };
  /** best first; the last has -Infinity's place taken by a very small number */
  readonly schedule: readonly { readonly min: number; readonly level: string }[];
}

export interface Empire {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly sectors: readonly [number, number, number];
  readonly resourcePoints: number;
  readonly seat: number;
  readonly systems: readonly number[];
  readonly treaties: readonly number[];
  readonly unrest: readonly number[];
  /** [System, strength] */
  readonly webs: readonly (readonly [number, number])[];
  readonly gates: readonly number[];
}

/** Special rules of a scenario; Empires by index in `empires`, chits by kind index, -1 none. */
export interface Special {
  readonly solitaire: boolean;
  readonly raidersOutworlders: boolean;
  readonly schedule: boolean;
  readonly noTargets: readonly number[];
  readonly startingChits: readonly { readonly empire: number; readonly chit: number }[];
  readonly seatMovesIntoConfederation: boolean;
  readonly playsFirst: { readonly empire: number; readonly untilGameTurn: number } | null;
  readonly picksFirst: number;
  readonly removedChits: readonly number[];
  readonly drakaCame: boolean;
  readonly openingCards: { readonly empire: number; readonly cards: number; readonly mustPlay: number } | null;
  readonly mayIgnoreChecks: { readonly empire: number; readonly untilGameTurn: number } | null;
  readonly cycle: {
    readonly alternateStarts: readonly string[];
    readonly recommended: string;
    readonly resourcePoints: number;
    readonly military: number;
    readonly sectorColumn: number;
    readonly latePointsPerGameTurn: number;
    readonly exileOnlyAfterToppled: number;
  } | null;
}

export interface Scenario {
  readonly index: number;
  readonly id: string;
  readonly section: number;
  readonly title: string;
  readonly brief: string;
  readonly source: Source;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly gameTurns: number;
  /** Game-Turns after which the players vote to end; 0 = never */
  readonly voteAfter: number;
  readonly webs: readonly (readonly [number, number])[];
  readonly gates: readonly number[];
  readonly void: readonly number[];
  /** [System, highest Tech Level] (34.26) */
  readonly techCaps: readonly (readonly [number, number])[];
  readonly forced: Readonly<Record<string, boolean>>;
  readonly special: Special;
  readonly empires: readonly Empire[];
}

export interface SwordData {
  readonly races: readonly RaceInfo[];
  readonly ideologies: readonly IdeologyInfo[];
  readonly series: readonly SeriesId[];
  readonly systems: readonly SystemInfo[];
  /** inhabited and gap Systems */
  readonly nodes: readonly Node[];
  /** id → node number */
  readonly nodeById: ReadonlyMap<string, number>;
  /** Systems that a rule names */
  readonly named: Readonly<Record<NamedSystem, number>>;
  /** neighbours of each node, ascending (3.1) */
  readonly adjacent: readonly (readonly number[])[];
  /** [node][node] links of a shortest path (11.6) */
  readonly distance: readonly (readonly number[])[];
  /** [System][Range] inhabited Systems up to that Range, the System itself left out, ascending; the last Range has all */
  readonly near: readonly (readonly (readonly number[])[])[];
  /** [System][System] every shortest path within the longest Range, each as the nodes between; empty beyond (11.62) */
  readonly paths: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly boundary: readonly (readonly [number, number])[];
  readonly cards: readonly YearCard[];
  readonly chitKinds: readonly ChitKind[];
  /** kind of each of the chits, by chit number (9.0) */
  readonly chits: readonly number[];
  readonly chitKindById: ReadonlyMap<string, ChitKind>;
  readonly maxHeld: number;
  readonly tables: Tables;
  readonly scenarios: readonly Scenario[];
  readonly scenarioById: ReadonlyMap<string, Scenario>;
}
