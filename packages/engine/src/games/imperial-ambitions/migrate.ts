/** Tables of older rules, brought up to date. */
import { copy } from '../../core/copy.ts';
import type { Table } from '../../core/types.ts';
import type { ImperialState } from './state.ts';

/** From rules 1: units cast loose do not fire in their phase instead of lying idle for the turn (R45). */
export function fromRules1(old: unknown): unknown {
  const table = copy(old) as Table<ImperialState>;
  return table;
}
