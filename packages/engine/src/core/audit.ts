/** Conservation of counters and other invariants of a state: a line for each breach. */

/** Takes down one breach. */
export type Tell = (line: string) => void;

/** Breaches found in stages: each reads what those before it have found sound. */
export function breaches(...stages: readonly ((tell: Tell) => void)[]): string[] {
  const lines: string[] = [];
  for (const stage of stages) {
    stage((line) => void lines.push(line));
    if (lines.length > 0) break;
  }
  return lines;
}

/** A whole number in its bounds. */
export function within(tell: Tell, what: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) tell(`${what} ${value}, not ${least} to ${most}`);
}

/** A list of whole numbers. */
export function wholeNumbers(tell: Tell, what: string, list: unknown): void {
  if (!Array.isArray(list) || !list.every(Number.isInteger)) tell(`${what} is no list of whole numbers`);
}
