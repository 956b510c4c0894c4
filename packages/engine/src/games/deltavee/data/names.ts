/** Names and numbers that the whole DeltaVee data layer shares. */

/** Where a record comes from; `custom` marks what a data pack or the editor brought. */
export type Source = 'printed' | 'inferred' | 'reconstructed' | 'public' | 'own' | 'custom';

/** One of the two players: 0 is the book's Player 1. */
export type Seat = 0 | 1;

/** Missile types in index order: the index is the number used in states and tables. */
export const MISSILE_TYPES = ['unguided', 'guided', 'intelligent', 'mims', 'homing'] as const;
/** Name of a missile type. */
export type MissileType = (typeof MISSILE_TYPES)[number];
/** Index of each missile type in MISSILE_TYPES. */
export const UNGUIDED = 0;
export const GUIDED = 1;
export const INTELLIGENT = 2;
export const MIMS = 3;
export const HOMING = 4;

/** The lowest Civ level; figures by Civ level begin with it (4.7). */
export const LOWEST_CIV = 6;

/** Fire types in index order. */
export const FIRE_TYPES = ['laser-burst', 'particle-burst', 'laser-barrage', 'particle-barrage'] as const;
/** Name of a fire type. */
export type FireTypeId = (typeof FIRE_TYPES)[number];
/** Index of each fire type in FIRE_TYPES. */
export const LASER_BURST = 0;
export const PARTICLE_BURST = 1;
export const LASER_BARRAGE = 2;
export const PARTICLE_BARRAGE = 3;

/** Part numbers of a ship: bridge, engine, force field, then pod box n (from 1) as POD_BOX + n. */
export const BRIDGE = 0;
export const ENGINE = 1;
export const FIELD = 2;
export const POD_BOX = 2;
/** Hit table results that are no part. */
export const CRITICAL = -1;
export const NO_EFFECT = -2;

/** All twelve clock directions: the value of "any direction". */
export const ALL_DIRECTIONS: readonly number[] = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** Expansion a ship class or pod belongs to. */
export type DataSet = 'base' | 'fsb' | 'heavy-cruiser' | 'alien' | 'custom';
