import type { CheckedRoll } from '../../table/types.ts';

/** How often each face of the dice with so many sides came. */
export interface Faces {
  sides: number;
  counts: number[];
  /** of each, if all were even */
  expected: number;
  /** how often fair dice are as uneven as this, or more */
  share: number;
}

export function facesOf(rolls: readonly CheckedRoll[]): Faces[] {
  const kinds = [...new Set(rolls.map(({ sides }) => sides))].sort((a, b) => a - b);
  return kinds.map((sides) => {
    const own = rolls.filter((roll) => roll.sides === sides);
    const counts = Array.from({ length: sides }, (_, at) => own.filter(({ value }) => value === at + 1).length);
    const expected = own.length / sides;
    return { sides, counts, expected, share: unevenness(counts, expected) };
  });
}

/** What a side got of the rolls that needed a number, and what was to be expected. */
export interface Luck {
  by: number;
  tried: number;
  got: number;
  expected: number;
}

export function luckOf(rolls: readonly CheckedRoll[]): Luck[] {
  const by = new Map<number, Luck>();
  for (const { by: seat, needs, value, sides } of rolls) {
    if (seat === null || needs === null) continue;
    const before = by.get(seat) ?? { by: seat, tried: 0, got: 0, expected: 0 };
    const chance = Math.min(Math.max(needs / sides, 0), 1);
    by.set(seat, {
      by: seat,
      tried: before.tried + 1,
      got: before.got + Number(value <= needs),
      expected: before.expected + chance,
    });
  }
  return [...by.values()].sort((a, b) => a.by - b.by);
}

/** Chi-squared with the approximation of Wilson and Hilferty: close enough for a sentence. */
function unevenness(counts: readonly number[], expected: number): number {
  const freedom = counts.length - 1;
  if (expected === 0 || freedom < 1) return 1;
  const sum = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  return 1 - normal((Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** The share of a normal distribution below so many deviations. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
