/** Bounds of single figures, for the audit. */

/** Tells of one breach. */
export type Tell = (line: string) => void;

export function within(tell: Tell, what: string, value: number, from: number, to: number): void {
  if (value < from || value > to) tell(`${what} ${value}, not ${from} to ${to}`);
}

/** A set of players as a mask: only such as may be in it. */
export function maskOf(tell: Tell, what: string, mask: number, allowed: number): void {
  if (mask & ~allowed) tell(`${what} of seats that cannot have any: ${(mask & ~allowed).toString(2)}`);
}
