/** Part of the mutated program: which mutant is on, what has run, and how long loops turned. */

export const MOST_SWITCHES = 1 << 16;

/** Numbers of switches are given out from 1; 0 is the code as it is written. */
let active = Number(process.env['MUTANT'] ?? 0);
let rounds = 0;
let limit = Number.POSITIVE_INFINITY;
const seen = new Uint8Array(MOST_SWITCHES);

export function $isMutant(id: number): boolean {
  seen[id] = 1;
  return id === active;
}

/** A mutant may turn for ever; what turns far longer than the code as written is taken for that. */
export function $round(): void {
  if (++rounds > limit) throw new Error('turns for ever');
}

export function switchTo(mutant: number): void {
  active = mutant;
}

/** Begins to count anew. */
export function watch(mostRounds: number): void {
  rounds = 0;
  limit = mostRounds;
}

export function roundsTurned(): number {
  return rounds;
}

export function isEndless(): boolean {
  return rounds > limit;
}

export function hasSeen(id: number): boolean {
  return seen[id] === 1;
}

export function forgetSeen(): void {
  seen.fill(0);
}

/** Switches that were passed since it was forgotten. */
export function allSeen(): Uint32Array {
  const ids: number[] = [];
  for (let id = seen.indexOf(1); id >= 0; id = seen.indexOf(1, id + 1)) ids.push(id);
  return Uint32Array.from(ids);
}
