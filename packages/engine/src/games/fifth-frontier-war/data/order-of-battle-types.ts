/** The normalised order of battle. Units are indexes of their kind; in a special draw squadrons or WARRANT. */

/** Kind of counter that a draw hands out. */
export type DrawKind = 'squadrons' | 'troops' | 'fleets' | 'admirals' | 'special';

/** So many units at random out of those of `from` that are not drawn yet; `count` is their number where all are meant. */
export interface Draw {
  readonly what: DrawKind;
  readonly navy: number;
  readonly from: readonly number[];
  readonly count: number;
}

/** Where the owner may put a unit. Hexes: Imperial troops and admirals have no red zones among them (R77). */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'hexes'; readonly hexes: readonly number[]; readonly embarked: boolean }
  | { readonly kind: 'box'; readonly place: number }
  | { readonly kind: 'withSquadrons' }
  | { readonly kind: 'offMap' };

/** One line of a deployment chart. */
export interface InitialForce extends Draw {
  readonly rule: string;
  /** admirals on loan: the navy that they serve, and their precedence there */
  readonly serves: { readonly navy: number; readonly precedence: number } | null;
  readonly place: Place;
}

/** A group that arrives in boxes; with several the owner splits it. */
export interface Reinforcement {
  readonly rule: string;
  readonly turn: number;
  readonly side: number;
  /** places of the boxes */
  readonly boxes: readonly number[];
  readonly draws: readonly Draw[];
}

/** A place where a surprise fleet may start (option). */
export interface SurpriseStart {
  readonly rule: string;
  readonly hex: number;
  readonly jump: number;
  /** fuel codes of its squadrons */
  readonly fuel: readonly number[];
  /** dice that give the build-up away; empty: no roll */
  readonly discoveredOn: readonly number[];
}

/** By number of the counter: the line that leaves its place to its owner, undefined if none does. */
export type LinesByCounter = Readonly<Record<Exclude<DrawKind, 'special'>, readonly (InitialForce | undefined)[]>>;

export interface OrderOfBattle {
  /** by side, in the order of the charts */
  readonly initial: readonly (readonly InitialForce[])[];
  /** by side */
  readonly lines: readonly LinesByCounter[];
  /** units are troops */
  readonly guerrillas: {
    readonly rule: string;
    readonly atLeast: readonly { readonly hex: number; readonly count: number }[];
    /** every hex where one may be: those of the minimum too (R76) */
    readonly hexes: readonly number[];
  };
  /** FFW-5.13a */
  readonly secretBaseHexes: readonly number[];
  readonly reinforcements: readonly Reinforcement[];
  /** the Imperial roll of each turn: counters that it may bring */
  readonly imperialDie: {
    readonly rule: string;
    readonly fromTurn: number;
    readonly box: number;
    readonly perFleet: { readonly admirals: number; readonly special: number };
    readonly battle: readonly number[];
    readonly cruiser: readonly number[];
    readonly fleets: readonly number[];
    readonly admirals: readonly number[];
    readonly special: readonly number[];
  };
  /** box in which an eliminated unit returns, by side */
  readonly replacementBoxes: readonly { readonly colonial: number; readonly other: number }[];
  readonly surprise: readonly SurpriseStart[];
}
