/** The skirmish: 700 units on a hex field, two sides in turn; a unit steps to a neighbouring hex or shoots. */
export const UNITS = 700;
export const SIZE = 64;
export const RANGE = 8;

export type Order = { unit: number; step: number; target: number };

/** Where unit n starts. */
export function startOf(unit: number): { q: number; r: number } {
  return { q: (unit * 7) % SIZE, r: (unit * 13) % SIZE };
}
export const DQ = [0, 1, 1, 0, -1, -1];
export const DR = [-1, -1, 0, 1, 1, 0];

export function distance(q1: number, r1: number, q2: number, r2: number): number {
  const dq = q2 - q1;
  const dr = r2 - r1;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
