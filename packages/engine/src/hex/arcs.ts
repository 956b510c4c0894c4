/** Forward, rear and broadside arcs of a facing (Imperial Ambitions R34, R35), by exact whole-number tests. */
import { cross, type Facing, turnFacing } from './axial.ts';

/** Where a target lies as seen from a unit with a facing. */
export type Arc = 'forward' | 'rear' | 'broadside';

/** What hexes on a corner ray count as: part of the forward or rear arc (R35), or broadside (`arcBoundaryBroadside`). */
export type ArcBoundary = 'arc' | 'broadside';

/** Place of a vector relative to the 60-degree wedge through a hexside; 'boundary' is on one of its corner rays. */
export type Wedge = 'inside' | 'boundary' | 'outside';

// the corner to the left of each facing's hexside; the one to its right is the next facing's left
const LEFT_DQ = [-1, 1, 2, 1, -1, -2] as const;
const LEFT_DR = [-1, -2, -1, 1, 2, 1] as const;

/** Place of (dq, dr) relative to the 60-degree wedge through the hexside `facing`; the origin is on its boundary. */
export function wedgeOf(facing: Facing, dq: number, dr: number): Wedge {
  const next = turnFacing(facing, 1);
  const pastLeft = cross(LEFT_DQ[facing], LEFT_DR[facing], dq, dr);
  const beforeRight = cross(dq, dr, LEFT_DQ[next], LEFT_DR[next]);
  if (pastLeft < 0 || beforeRight < 0) return 'outside';
  return pastLeft === 0 || beforeRight === 0 ? 'boundary' : 'inside';
}

/** The arc in which a unit with this facing sees a target at (dq, dr); its own hex is broadside (R34). */
export function arcOf(facing: Facing, dq: number, dr: number, boundary: ArcBoundary): Arc {
  if (dq === 0 && dr === 0) return 'broadside';
  if (isInWedge(facing, dq, dr, boundary)) return 'forward';
  return isInWedge(turnFacing(facing, 3), dq, dr, boundary) ? 'rear' : 'broadside';
}

function isInWedge(facing: Facing, dq: number, dr: number, boundary: ArcBoundary): boolean {
  const wedge = wedgeOf(facing, dq, dr);
  return wedge === 'inside' || (wedge === 'boundary' && boundary === 'arc');
}
