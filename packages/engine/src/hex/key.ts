/**
 * One whole number for a hex, for sets, maps and graph searches. Keys are never negative, stay below 2^30 and sort by
 * q, then r.
 */
import { DQ, DR, FACINGS } from './axial.ts';

const BITS = 15;
const HALF = 1 << (BITS - 1);
const MASK = (1 << BITS) - 1;

/** The key of a hex. Throws outside -16384..16383, where two hexes would share a key. */
export function keyOf(q: number, r: number): number {
  const high = q + HALF;
  const low = r + HALF;
  if (((high | low) & ~MASK) !== 0) throw new RangeError(`hex (${q}, ${r}) is too far out for a key`);
  return (high << BITS) | low;
}

/** q of a hex key. */
export function qOf(key: number): number {
  return (key >> BITS) - HALF;
}

/** r of a hex key. */
export function rOf(key: number): number {
  return (key & MASK) - HALF;
}

/** Keys of the six adjacent hexes, clockwise from north. */
export function neighbourKeys(key: number): number[] {
  const q = qOf(key);
  const r = rOf(key);
  return FACINGS.map((facing) => keyOf(q + DQ[facing], r + DR[facing]));
}
