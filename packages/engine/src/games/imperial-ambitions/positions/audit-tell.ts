/** Tells of one breach. */
export type Tell = (line: string) => void;

export function within(tell: Tell, what: string, value: number, least: number, most: number): void {
  if (value < least || value > most) tell(`${what} ${value} is not from ${least} to ${most}`);
}
