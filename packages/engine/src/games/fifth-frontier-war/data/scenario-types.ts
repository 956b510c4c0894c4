/** The normalised scenarios. */
import type { Level, Source } from './names.ts';

/** Highest difference (Zhodani minus Imperial points) that still gives a level; Infinity for the last. */
export interface LevelLimit {
  readonly level: Level;
  readonly max: number;
}

interface General {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  readonly minutes: number;
  readonly teaches: readonly string[];
  /** options that the players may change */
  readonly options: readonly string[];
  /** by place: hexes and boxes in play */
  readonly isOnMap: readonly boolean[];
  /** on the map */
  readonly worlds: readonly number[];
  readonly source: Source;
}

/** A fleet that stands ready; admiral -1: none. */
export interface ReadyFleet {
  readonly fleet: number;
  readonly admiral: number;
  readonly squadrons: readonly number[];
}

/** Forces of one side in one hex. */
export interface Forces {
  readonly hex: number;
  readonly side: number;
  /** squadrons in no fleet */
  readonly orbit: readonly number[];
  /** troops on the world */
  readonly surface: readonly number[];
  readonly fleets: readonly ReadyFleet[];
  readonly cargo: readonly { readonly squadron: number; readonly troops: readonly number[] }[];
}

/** The printed game. */
export interface CampaignScenario extends General {
  readonly kind: 'campaign';
}

/** A part of the display with fixed forces (rulings, section E). */
export interface FrontScenario extends General {
  readonly kind: 'front';
  readonly turns: number;
  /** standard plotting value by navy */
  readonly plotting: readonly number[];
  readonly placements: readonly Forces[];
  readonly guerrillas: readonly { readonly troop: number; readonly hex: number; readonly isOvert: boolean }[];
  readonly reinforcements: readonly (Forces & { readonly turn: number })[];
  readonly levels: readonly LevelLimit[];
  /** points of all its worlds, by side */
  readonly maxPoints: readonly [number, number];
}

/** One space combat. */
export interface BattleScenario extends General {
  readonly kind: 'battle';
  readonly hex: number;
  /** by side */
  readonly fleets: readonly (readonly ReadyFleet[])[];
  /** squadrons without fuel */
  readonly dry: readonly number[];
  /** points for having the hex alone at the end */
  readonly aloneInHex: number;
  readonly levels: readonly LevelLimit[];
}

export type Scenario = CampaignScenario | FrontScenario | BattleScenario;
