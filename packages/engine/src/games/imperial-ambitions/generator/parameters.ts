/** What a generated war is made from. */
import type { NeutralStrength } from '../data/names.ts';
import type { RawScenario } from '../data/schema-scenarios.ts';

/** What a generated war is made from; everything but players and seed has a default. */
export interface Parameters {
  players: number;
  seed: number;
  /** key of a layout; left out: the first one for that number of players */
  layout?: string;
  systemsPerHomeSector?: number;
  systemsPerNeutralSector?: number;
  startingValuePoints?: number;
  /** extra value points by seat (from 0), may be negative */
  handicap?: Readonly<Record<number, number>>;
  forces?: 'purchase' | 'preset';
  neutralStrength?: NeutralStrength;
  freeGarrison?: boolean;
  maxRivalDistance?: number | null;
  turnLimit?: number | null;
  victory?: RawScenario['options']['victory'];
}
