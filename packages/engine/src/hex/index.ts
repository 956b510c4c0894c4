/** Hex geometry on small whole numbers: flat-topped hexes, axial coordinates, exact tests only. */
export { type Arc, type ArcBoundary, arcOf, type Wedge, wedgeOf } from './arcs.ts';
export {
  area,
  cross,
  DQ,
  DR,
  distance,
  dot,
  FACINGS,
  type Facing,
  facingDifference,
  type Hex,
  isWithin,
  lengthOf,
  neighbours,
  ring,
  rotate,
  sextantOf,
  turnFacing,
} from './axial.ts';
export { exactBearing, isAligned, isInView, nearestDirections } from './bearing.ts';
export {
  CLOCK_DQ,
  CLOCK_DR,
  CLOCKS,
  type Clock,
  type Corner,
  clockDifference,
  facingOf,
  type Hexside,
  hexsideOf,
  isCorner,
  nextZig,
  opposite,
  stepOf,
  toClock,
  turn,
  type Zig,
} from './clock.ts';
export { keyOf, neighbourKeys, qOf, rOf } from './key.ts';
export { type Crossing, crossingOf, isOnLine, lineOfFire, lineOfHexes, type TieRule } from './line.ts';
export { type Offset, offsetDistance, type Parity, rOfRow, rowOfR, toAxial, toOffset } from './offset.ts';
export {
  type Arrival,
  type Neighbours,
  pathTo,
  type Reach,
  reach,
  type StepCost,
  shortestPath,
  shortestPaths,
} from './path.ts';
