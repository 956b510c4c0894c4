/**
 * Axial coordinates of flat-topped hexes: q is the column, r grows to the south along the column. Facings count
 * clockwise from 0 at 12 o'clock (north). Every function here works on whole numbers only.
 */

/** A hexside direction, clockwise: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

/** A hex in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** All six facings, clockwise from north: the order in which neighbours are listed everywhere. */
export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** Change of q for one step in each facing. */
export const DQ = [0, 1, 1, 0, -1, -1] as const;

/** Change of r for one step in each facing. */
export const DR = [-1, -1, 0, 1, 1, 0] as const;

/** Steps from the origin to (dq, dr). */
export function lengthOf(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Fewest steps from hex 1 to hex 2. */
export function distance(q1: number, r1: number, q2: number, r2: number): number {
  return lengthOf(q2 - q1, r2 - r1);
}

/** True when hex 2 is at most `range` steps from hex 1. */
export function isWithin(q1: number, r1: number, q2: number, r2: number, range: number): boolean {
  return lengthOf(q2 - q1, r2 - r1) <= range;
}

/** The facing `sides` hexsides further clockwise; a negative count turns the other way. */
export function turnFacing(facing: Facing, sides: number): Facing {
  return ((((facing + sides) % 6) + 6) % 6) as Facing;
}

/** Hexsides between two facings by the shorter way: 0 to 3. */
export function facingDifference(a: Facing, b: Facing): number {
  const clockwise = turnFacing(b, -a);
  return Math.min(clockwise, 6 - clockwise);
}

/**
 * Positive when the second vector lies clockwise of the first, negative when it lies anticlockwise, 0 when they are
 * parallel: the exact test behind sectors, arcs and lines. Two neighbouring facings give 1.
 */
export function cross(dq1: number, dr1: number, dq2: number, dr2: number): number {
  return dq1 * dr2 - dq2 * dr1;
}

/** Twice the scalar product of two vectors, in units where neighbouring centres lie 1 apart: a whole number. */
export function dot(dq1: number, dr1: number, dq2: number, dr2: number): number {
  return 2 * (dq1 * dq2 + dr1 * dr2) + dq1 * dr2 + dq2 * dr1;
}

/**
 * The facing on (dq, dr) or next to it on the anticlockwise side: the vector lies in the 60 degrees that begin at this
 * facing (included) and end at the next one (excluded). The origin gives 0.
 */
export function sextantOf(dq: number, dr: number): Facing {
  for (const facing of FACINGS) {
    const next = turnFacing(facing, 1);
    if (cross(DQ[facing], DR[facing], dq, dr) >= 0 && cross(dq, dr, DQ[next], DR[next]) > 0) return facing;
  }
  return 0;
}

/** The vector (q, r) turned clockwise about the origin by `turns` times 60 degrees; negative turns go the other way. */
export function rotate(q: number, r: number, turns: number): Hex {
  let x = q;
  let y = r;
  for (let left = turnFacing(0, turns); left > 0; left--) {
    const newQ = 0 - y; // not -y, which would make a negative zero
    y = x + y;
    x = newQ;
  }
  return { q: x, r: y };
}

/** The six adjacent hexes, clockwise from north. */
export function neighbours(q: number, r: number): Hex[] {
  return FACINGS.map((facing) => ({ q: q + DQ[facing], r: r + DR[facing] }));
}

/** The hexes exactly `radius` steps away, clockwise from the northern one; radius 0 gives the hex itself. */
export function ring(q: number, r: number, radius: number): Hex[] {
  if (radius === 0) return [{ q, r }];
  const hexes: Hex[] = [];
  let atQ = q;
  let atR = r - radius;
  for (const facing of FACINGS) {
    const along = turnFacing(facing, 2);
    for (let step = 0; step < radius; step++) {
      hexes.push({ q: atQ, r: atR });
      atQ += DQ[along];
      atR += DR[along];
    }
  }
  return hexes;
}

/** The hexes at most `radius` steps away, ring by ring outwards; the centre comes first. */
export function area(q: number, r: number, radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let range = 0; range <= radius; range++) hexes.push(...ring(q, r, range));
  return hexes;
}
