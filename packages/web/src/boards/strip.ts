import type { PhaseMark } from './types.ts';

/** The strip of phases: each mark stands for one or more phases of the rules. */
export function stripOf<Phase>(strip: readonly (readonly [string, readonly Phase[]])[], phase: Phase): PhaseMark[] {
  const now = strip.findIndex(([, of]) => of.includes(phase));
  return strip.map(([label], at) => ({ label, seat: null, is: at < now ? 'past' : at === now ? 'now' : 'next' }));
}
