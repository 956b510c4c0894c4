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

/** A figure in its bounds. */
export function within(tell: Tell, what: string, value: number, least: number, most: number): void {
  if (value < least || value > most) tell(`${what} ${value}, not ${least} to ${most}`);
}
