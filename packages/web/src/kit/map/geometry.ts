/** Places on a map: its own units, whatever the zoom. Hexes are flat-topped, axial as in the engine. */
export interface Point {
  x: number;
  y: number;
}
export interface Area extends Point {
  width: number;
  height: number;
}

/** Radius of a hex (centre to corner) in map units, on every hex map. */
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

/** A square round a point. */
export function around({ x, y }: Point, reach: number): Area {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

export function middleOf({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a direction of the clock points: 12 is up. */
export function clockAngle(direction: number): number {
  return (direction % 12) * 30;
}

/** The sides of the hexes that no other hex of the set shares, drawn `inset` map units inside. */
export function hexBorderPath(hexes: readonly { q: number; r: number }[], inset: number): string {
  const own = new Set(hexes.map(({ q, r }) => hexKey(q, r)));
  const sides: string[] = [];
  for (const { q, r } of hexes) {
    const { x, y } = hexCentre(q, r);
    for (const [at, [toQ, toR]] of neighbours.entries()) {
      if (own.has(hexKey(q + toQ, r + toR))) continue;
      const [from, to] = [corner(at, HEX - inset), corner(at + 1, HEX - inset)];
      sides.push(`M${x + from.x} ${y + from.y}L${x + to.x} ${y + to.y}`);
    }
  }
  return sides.join('');
}

/** One number for a hex, on maps of less than a million hexes across. */
function hexKey(q: number, r: number): number {
  return q * 2_000_000 + r;
}

/** In the order of the sides, each between its corner and the next one clockwise. */
const neighbours = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

function corner(at: number, radius: number): Point {
  const angle = (at * Math.PI) / 3;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export type Heading = 'up' | 'down' | 'left' | 'right';

/** One hex on by an arrow key; left and right keep the row, up to half a hex. */
export function stepHex({ q, r }: { q: number; r: number }, heading: Heading): { q: number; r: number } {
  if (heading === 'up') return { q, r: r - 1 };
  if (heading === 'down') return { q, r: r + 1 };
  const isOdd = Math.abs(q) % 2 === 1;
  if (heading === 'right') return { q: q + 1, r: isOdd ? r : r - 1 };
  return { q: q - 1, r: isOdd ? r + 1 : r };
}

const ways: Readonly<Record<Heading, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/**
 * The nearest of the places that lies that way, for maps of points; null where none does.
 * @public
 */
export function stepPlace<Place extends Point>(from: Point, places: readonly Place[], heading: Heading): Place | null {
  const way = ways[heading];
  let best: { place: Place; far: number } | null = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (along <= 0 || aside > along * 1.6) continue;
    const far = along + aside * 1.5;
    if (!best || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}
