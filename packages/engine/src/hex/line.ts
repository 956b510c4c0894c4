/**
 * Straight lines between hex centres, by exact whole-number tests: the line of fire that touches every hex it passes
 * (Imperial Ambitions R38, R119), and the classic line of one hex a step.
 */
import { cross, DQ, DR, dot, FACINGS, type Hex, lengthOf, sextantOf, turnFacing } from './axial.ts';
import { keyOf } from './key.ts';

/** How a segment meets a hex: through its inside, along one of its hexsides, at one corner only, or not at all. */
export type Crossing = 'through' | 'along' | 'corner' | 'none';

/** Where an exact tie between two hexes goes, seen in the direction of travel. */
export type TieRule = 'left' | 'right';

/** How the segment from the centre of hex a to the centre of hex b meets hex p. Both end hexes count as 'through'. */
export function crossingOf(aq: number, ar: number, bq: number, br: number, pq: number, pr: number): Crossing {
  if ((pq === aq && pr === ar) || (pq === bq && pr === br)) return 'through';
  const dq = bq - aq;
  const dr = br - ar;
  const eq = pq - aq;
  const er = pr - ar;
  // centres lie further apart than a hex is deep, so what p meets of the whole line lies on p's own side of each end
  const ahead = dot(dq, dr, eq, er);
  if (ahead <= 0 || ahead >= dot(dq, dr, dq, dr)) return 'none';
  // three times the offsets of the line from p's centre and from the corners of p furthest from it
  const offset = 3 * Math.abs(cross(dq, dr, eq, er));
  const [c1, c2, c3] = [Math.abs(dq - dr), Math.abs(2 * dq + dr), Math.abs(dq + 2 * dr)];
  const reach = Math.max(c1, c2, c3);
  if (offset > reach) return 'none';
  if (offset < reach) return 'through';
  // two corners equally far out: the line is parallel to the hexside between them
  const isParallel = c1 === 0 || c2 === 0 || c3 === 0;
  return isParallel ? 'along' : 'corner';
}

/** True when the segment from a to b shares a stretch with hex p: through it or along its hexside, not just a corner. */
export function isOnLine(aq: number, ar: number, bq: number, br: number, pq: number, pr: number): boolean {
  const crossing = crossingOf(aq, ar, bq, br, pq, pr);
  return crossing === 'through' || crossing === 'along';
}

/**
 * Every hex that shares a stretch with the segment from a to b, both ends included, in the order they are met. Of two
 * hexes on either side of a hexside the left one comes first.
 */
export function lineOfFire(aq: number, ar: number, bq: number, br: number): Hex[] {
  const hexes: Hex[] = [{ q: aq, r: ar }];
  const seen = new Set([keyOf(aq, ar)]);
  for (const { q, r } of hexes) {
    for (const facing of FACINGS) {
      const nextQ = q + DQ[facing];
      const nextR = r + DR[facing];
      const key = keyOf(nextQ, nextR);
      if (seen.has(key) || !isOnLine(aq, ar, bq, br, nextQ, nextR)) continue;
      seen.add(key);
      hexes.push({ q: nextQ, r: nextR });
    }
  }
  const dq = bq - aq;
  const dr = br - ar;
  const ahead = (hex: Hex) => dot(dq, dr, hex.q - aq, hex.r - ar);
  const rightward = (hex: Hex) => cross(dq, dr, hex.q - aq, hex.r - ar);
  return hexes.sort((one, two) => ahead(one) - ahead(two) || rightward(one) - rightward(two));
}

/** The classic line: one hex a step from a to b, each the nearest to the true line, ties to the side named. */
export function lineOfHexes(aq: number, ar: number, bq: number, br: number, tie: TieRule): Hex[] {
  const dq = bq - aq;
  const dr = br - ar;
  const steps = lengthOf(dq, dr);
  const left = sextantOf(dq, dr);
  const right = turnFacing(left, 1);
  const rightSteps = cross(DQ[left], DR[left], dq, dr);
  const hexes: Hex[] = [{ q: aq, r: ar }];
  for (let step = 1; step <= steps; step++) {
    // rightSteps * step / steps to the nearest whole number, a half going up for 'right' and down for 'left'
    const doubled = 2 * rightSteps * step;
    const toRight =
      tie === 'right' ? floorDivide(doubled + steps, 2 * steps) : -floorDivide(steps - doubled, 2 * steps);
    const toLeft = step - toRight;
    hexes.push({ q: aq + toLeft * DQ[left] + toRight * DQ[right], r: ar + toLeft * DR[left] + toRight * DR[right] });
  }
  return hexes;
}

function floorDivide(a: number, b: number): number {
  const rest = a % b;
  return (a - rest) / b - (rest < 0 ? 1 : 0);
}
