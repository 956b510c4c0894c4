import { useState } from 'react';
import type { Asked } from '../../boards/types.ts';
import type { TableState } from '../../table/types.ts';

interface Asking {
  state: Pick<TableState, 'id' | 'viewer'>;
  asked: Pick<Asked, 'id' | 'kind'>;
}

const keyOf = ({ state, asked }: Asking): string => `draft ${state.id} ${state.viewer} ${asked.id} ${asked.kind}`;

/** What was written so far; nothing if the browser keeps nothing. */
function readDraft(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}', revived);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function writeDraft(key: string, part: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(key), [part]: value }, written));
  } catch {
    // without room it lasts as long as the page
  }
}

function written(_: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  return value instanceof Set ? { $set: [...value] } : value;
}

function revived(_: string, value: unknown): unknown {
  const { $map, $set } = (value ?? {}) as { $map?: [unknown, unknown][]; $set?: unknown[] };
  if ($map) return new Map($map);
  return $set ? new Set($set) : value;
}

/** Once the question is answered. */
export function forgetDraft(asking: Asking): void {
  try {
    sessionStorage.removeItem(keyOf(asking));
  } catch {
    // nothing was kept
  }
}

/** A part of an answer in hand, of plain data, maps and sets: it outlives a reload and a look at the past, until the question is answered. */
export function useDraft<T>(asking: Asking, part: string, empty: T): [draft: T, change: (next: T) => void] {
  const key = keyOf(asking);
  // what is kept was written here
  const [draft, setDraft] = useState<T>(() => (readDraft(key)[part] as T | undefined) ?? empty);
  return [
    draft,
    (next) => {
      setDraft(next);
      writeDraft(key, part, next);
    },
  ];
}
