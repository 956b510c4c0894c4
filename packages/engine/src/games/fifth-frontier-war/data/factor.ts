/** FFW-1.2e: factors as the charts print them: 5C is 500, 150K is 150,000. */

/** A printed factor as a number, null if it is none. */
export function readFactor(text: string): number | null {
  const found = /^(\d{1,6})([CK]?)$/.exec(text.trim());
  if (!found) return null;
  return Number(found[1]) * (found[2] === 'K' ? 1000 : found[2] === 'C' ? 100 : 1);
}

export function printFactor(factor: number): string {
  if (factor >= 1000 && factor % 1000 === 0) return `${factor / 1000}K`;
  return factor >= 100 && factor % 100 === 0 ? `${factor / 100}C` : String(factor);
}
