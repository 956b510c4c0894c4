/** A share with the range that holds the true one nineteen times in twenty. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

const Z = 1.959964;

/** Wilson's interval; `part` may hold halves for drawn games. */
export function wilson(part: number, all: number): Share {
  if (all === 0) return { share: 0, low: 0, high: 1 };
  const p = part / all;
  const middle = (p + (Z * Z) / (2 * all)) / (1 + (Z * Z) / all);
  const reach = (Z / (1 + (Z * Z) / all)) * Math.sqrt((p * (1 - p)) / all + (Z * Z) / (4 * all * all));
  return { share: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The value below which this part of the list lies; the list need not be sorted. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What a seat has of a game: all of a win, its part of a shared one. */
export function scoreOf(places: readonly number[], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
