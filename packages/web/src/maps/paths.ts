import type { DataProblem } from '@admiralty/engine';
import type { Path, PlacedProblem } from './types.ts';

export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text && '.'}${key}`), '');
}

/** `systems[3].hex` */
export function readPath(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  );
}

/** The same record with another value there; undefined takes the field away. */
export function withValue<T>(record: T, path: Path, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const inner = withValue(valueAt(record, [key]), rest, value);
  if (Array.isArray(record)) return record.map((one, at) => (at === key ? inner : one)) as T;
  const { [key]: _, ...others } = (record ?? {}) as Record<string | number, unknown>;
  return (inner === undefined ? others : { ...record, [key]: inner }) as T;
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, at) => path[at] === key);
}

/** The place of a problem: problems name records by their ids, from the scenario's own downwards. */
export function placed(record: unknown, { record: names, field, why }: DataProblem): PlacedProblem {
  const ids = names.split('/').slice(1);
  let path: Path = [];
  for (const id of ids) path = pathToId(valueAt(record, path), path, id) ?? path;
  const own = valueAt(record, ['id']);
  const inList = names === own || ids.length > 0 || own === undefined ? [] : readPath(names);
  return { path: [...inList, ...path, ...readPath(field)], why };
}

function pathToId(value: unknown, path: Path, id: string): Path | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one, at) => [at, one] as const)
    : Object.entries(value);
  for (const [key, inner] of entries) if (valueAt(inner, ['id']) === id) return [...path, key];
  for (const [key, inner] of entries) {
    const found = pathToId(inner, [...path, key], id);
    if (found) return found;
  }
  return null;
}
