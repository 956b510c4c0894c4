/** What has changed between two pieces of JSON, as JSON. Entities of a list are matched by their key, not by their place. */
export interface Patch {
  /** lists only, and first: what the new one is put together from */
  list?: Segment[];
  /** properties or places with another value */
  set?: Record<string, unknown>;
  /** properties that are gone */
  cut?: string[];
  /** what has changed inside a property or a place */
  in?: Record<string, Patch>;
}
/** So many elements of the old list from a place on, or new ones. */
export type Segment = readonly [from: number, count: number] | { add: unknown[] };

/** The new value; whatever has not changed is the very same object as before. */
export function patched<Value extends object>(before: Value, patch: Patch): Value {
  return (isList(before) ? patchedList(before, patch) : patchedRecord(before, patch)) as Value;
}

function patchedList(before: readonly unknown[], { list, set = {}, in: inside = {} }: Patch): unknown[] {
  const next = list
    ? list.flatMap((segment) => ('add' in segment ? segment.add : before.slice(segment[0], segment[0] + segment[1])))
    : [...before];
  for (const [at, patch] of Object.entries(inside)) next[Number(at)] = patched(containerAt(next, at), patch);
  for (const [at, value] of Object.entries(set)) next[Number(at)] = value;
  return next;
}

function patchedRecord(before: object, { set = {}, cut = [], in: inside = {} }: Patch): object {
  const old = fieldsOf(before);
  const kept = cut.length > 0 ? Object.fromEntries(Object.entries(old).filter(([key]) => !cut.includes(key))) : old;
  const changed = Object.entries(inside).map(([key, patch]) => [key, patched(containerAt(old, key), patch)] as const);
  return { ...kept, ...Object.fromEntries(changed), ...set };
}

function containerAt(holder: object, key: string): object {
  const value = fieldsOf(holder)[key];
  if (!isContainer(value)) throw new Error(`the patch does not fit: there is nothing to change at ${key}`);
  return value;
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function fieldsOf(value: object): Readonly<Record<string, unknown>> {
  return value as Readonly<Record<string, unknown>>;
}
