import type { GameModule } from './module.ts';
import type { GameTypes } from './types.ts';

/** Freezes plain data through and through and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}

/** A map by id that refuses every change. */
export function frozenIndex<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map(records.map((record) => [record.id, record]));
  const refuse = (): never => {
    throw new TypeError('the data cannot be changed');
  };
  for (const method of ['set', 'delete', 'clear'] as const) Object.defineProperty(map, method, { value: refuse });
  return Object.freeze(map);
}

/** A module that cannot be changed: its rules, choices, data and texts. Shapes stay as they are. */
export function frozenModule<T extends GameTypes>(module: GameModule<T>): GameModule<T> {
  freezePlain(module);
  return module;
}

/** Records and lists; what has a class of its own (maps, shapes) is left alone. */
function freezePlain(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return;
  Object.freeze(value);
  for (const child of Object.values(value)) freezePlain(child);
}
