/** Names and numbers that the whole data layer of Fifth Frontier War shares. The index is the number used in states. */

/** Where a record comes from; `custom` marks what a data pack or the editor brought. */
export const SOURCES = ['printed', 'inferred', 'public', 'printed+public', 'reconstructed', 'own', 'custom'] as const;
export type Source = (typeof SOURCES)[number];

/** The two sides in index order. */
export const SIDES = ['imperial', 'zhodani'] as const;
export const IMPERIAL = 0;
export const ZHODANI = 1;
/** Controls a world that nobody controls. */
export const NOBODY = -1;

/** The navies in index order: the first two have the numbers of their sides. */
export const NAVIES = ['imperial', 'zhodani', 'sword-worlds', 'vargr'] as const;

/** Side that a navy fights for. */
export function sideOfNavy(navy: number): number {
  return navy === IMPERIAL ? IMPERIAL : ZHODANI;
}

/** Types of squadrons in index order. */
export const SQUADRON_TYPES = ['battle', 'cruiser', 'assault', 'tanker', 'scout'] as const;
export type SquadronType = (typeof SQUADRON_TYPES)[number];

/** Sizes of troop units, smallest first. */
export const TROOP_SIZES = ['battalion', 'regiment', 'brigade', 'division', 'corps', 'field-army'] as const;
export type TroopSize = (typeof TROOP_SIZES)[number];

/** Refuelling codes in index order: streamlined, partly, not. */
export const FUEL_CODES = ['S', 'P', 'U'] as const;

/** Starports, best first. */
export const STARPORTS = ['A', 'B', 'C', 'D', 'E', 'X'] as const;
export type Starport = (typeof STARPORTS)[number];

export const ATMOSPHERES = ['breathable', 'tainted', 'vacuum'] as const;
export type Atmosphere = (typeof ATMOSPHERES)[number];

export const ZONES = ['green', 'amber', 'red'] as const;
export type Zone = (typeof ZONES)[number];

/** Whose territory a world lies in. */
export const ALLEGIANCES = ['imperial', 'zhodani', 'sword-worlds', 'vargr', 'independent', 'co-dominium'] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];

/** Levels of victory from one end to the other; the stalemate is in the middle. */
export const LEVELS = [
  'imperial-automatic',
  'imperial-decisive',
  'imperial-major',
  'imperial-marginal',
  'stalemate',
  'zhodani-marginal',
  'zhodani-major',
  'zhodani-decisive',
  'zhodani-automatic',
] as const;
export type Level = (typeof LEVELS)[number];

/** The step of a squadron: its face or its reverse. */
export const FULL = 0;
export const REDUCED = 1;

/** The warrant among the counters of a special draw: all others there are squadrons. */
export const WARRANT = -1;

/** In the order of the numbers in the state (3A to 3D). */
export const COMBAT_STAGES = [
  'blackGlobe',
  'space',
  'invasion',
  'systemDefense',
  'surrender',
  'bombing',
  'transfers',
  'surface',
] as const;
