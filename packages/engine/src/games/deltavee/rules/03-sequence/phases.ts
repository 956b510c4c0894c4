/** 3.0: the six phases of a Game-Turn, and whose they are. */

/** DV-3.0a, R1: the First Player's Movement, the Second's Command, the First's Fire; then the same with the players changed */
export const PHASES = [
  'movementPhase',
  'commandPhase',
  'firePhase',
  'movementPhase',
  'commandPhase',
  'firePhase',
] as const;
const BY_FIRST = [true, false, true, false, true, false] as const;

/** DV-3.0f: the one player who acts in the phase, interrupts apart */
export function phasingSeat(first: number, phase: number): number {
  return BY_FIRST[phase] ? first : 1 - first;
}
