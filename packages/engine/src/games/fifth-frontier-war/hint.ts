/** Odds, reach and prices before committing, worked from what the seat knows. */
import type { Decision } from '../../core/types.ts';
import type { Reading } from './game-types.ts';

export function hintFor(_at: Reading, _decision: Decision, _answer: unknown): string | null {
  return null;
}
