/** Places on a map: its own units, whatever the zoom. Hexes are flat-topped, axial as in the engine. */
export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  width: number;
  height: number;
}

/** Radius of a hex (centre to corner) in map units, on every hex map of the house. */
export const HEX = 32;
const HEIGHT = Math.sqrt(3) * HEX;

export function hexCentre(q: number, r: number): Point {
  return { x: 1.5 * HEX * q, y: HEIGHT * (r + q / 2) };
}

/** The hex under a point. */
export function hexAt({ x, y }: Point): { q: number; r: number } {
  const q = x / (1.5 * HEX);
  const r = y / HEIGHT - q / 2;
  const roundedQ = whole(q);
  const roundedR = whole(r);
  const roundedS = whole(-q - r);
  const offQ = Math.abs(roundedQ - q);
  const offR = Math.abs(roundedR - r);
  const offS = Math.abs(roundedS + q + r);
  if (offQ > offR && offQ > offS) return { q: 0 - roundedR - roundedS, r: roundedR };
  return offR > offS ? { q: roundedQ, r: 0 - roundedQ - roundedS } : { q: roundedQ, r: roundedR };
}

/** Rounded, and never a negative zero. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** The outline of a hex as path data, shrunk by `inset` map units. */
export function hexPath(q: number, r: number, inset = 0): string {
  const { x, y } = hexCentre(q, r);
  const radius = HEX - inset;
  const half = radius / 2;
  const high = (Math.sqrt(3) / 2) * radius;
  return `M${x - radius} ${y}l${half} ${-high}h${radius}l${half} ${high}l${-half} ${high}h${-radius}z`;
}

/** The smallest area round the points, with a margin. */
export function areaOf(points: readonly Point[], margin = 0): Area {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Where a direction of the clock points: 12 is up. */
export function clockAngle(direction: number): number {
  return (direction % 12) * 30;
}
