/** Names and numbers that the whole Imperial Ambitions data layer shares. */

/** Where a record comes from; `custom` marks what a data pack or the editor brought. */
export type Source = 'printed' | 'inferred' | 'reconstructed' | 'public' | 'own' | 'custom';

/** Unit types in index order: the index is the number used in states and tables. */
export const UNIT_TYPES = ['BB', 'BC', 'CA', 'CL', 'DD', 'CV', 'F', 'Cg', 'T', 'B', 'SS', 'Inf', 'Arm', 'PDB'] as const;
/** Printed name of a unit type. */
export type UnitTypeId = (typeof UNIT_TYPES)[number];
/** Index in UNIT_TYPES of those that rules name. */
export const BB = 0;
export const DD = 4;
export const CV = 5;
export const F = 6;
export const CG = 7;
export const T = 8;
export const B = 9;
export const SS = 10;
export const INF = 11;
export const ARM = 12;
export const PDB = 13;

/** Planet kinds in index order (R13). */
export const PLANET_KINDS = ['habitable', 'gasGiant', 'rocky'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];
export const HABITABLE = 0;

/** In place of a planet's hex: no such planet in the system. */
export const NO_PLANET = 0;
/** In place of a planet's hex: nobody has placed it on the battle map yet (R75). */
export const UNPLACED = -1;

/** Facings clockwise from north, as in `hex/axial.ts`. */
export const FACING_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** The nine sheets of the battle map in reading order; index = 3 * sheet row + sheet column. */
export const SHEET_NAMES = ['NW', 'N', 'NE', 'W', 'centre', 'E', 'SW', 'S', 'SE'] as const;
/** The eight sheets that an attacker may choose (R77). */
export const OUTER_SHEETS = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] as const;
export type OuterSheet = (typeof OUTER_SHEETS)[number];

/** Rows of the Combat Results Table; an odds row is an index into it, NO_EFFECT is worse than the first. */
export const ODDS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const;
export const NO_EFFECT = -1;

/** Cells of the CRT that are no number of hits: another die on the first or second sub-table. */
export const SECOND_A = -1;
export const SECOND_B = -2;

export const FOG_LEVELS = ['open', 'taskForces', 'full'] as const;
export type FogLevel = (typeof FOG_LEVELS)[number];
export const STRENGTHS = ['none', 'light', 'medium', 'heavy', 'fortress'] as const;
export type NeutralStrength = (typeof STRENGTHS)[number];
export const SYMMETRIES = ['rotate180', 'mirror2', 'template'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
/** Of a map: no layout of the generator turns by a third. */
export const MAP_SYMMETRIES = [...SYMMETRIES, 'rotate120'] as const;
export type MapSymmetry = (typeof MAP_SYMMETRIES)[number];

/** Owner of neutral forces and planets; players are seats from 0. Data files write 0 for neutral and seats from 1. */
export const NEUTRAL = -1;
