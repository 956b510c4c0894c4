/** Who commands which fleet: precedence and navies. */
import type { Refusal } from '../../core/types.ts';
import type { Muster, Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** R33: does this arrangement of one place break precedence or navies? */
export const assignmentFault: (at: Reading, side: number, place: number, fleets: readonly Muster[]) => Refusal | null =
  unwrittenFunction('assignmentFault');

/** The same fleets with commanders by seniority, changed only where R33 forces it. */
export const withCommanders: (at: Reading, side: number, place: number, fleets: readonly Muster[]) => Muster[] =
  unwrittenFunction('withCommanders');
