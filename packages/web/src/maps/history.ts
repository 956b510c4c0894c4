/** What can be taken back and done again. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** of the last change */
  tag: string | null;
}

const LONGEST = 200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [], tag: null };
}

/** A change; with the tag of the one before it both count as one: a word that is being typed. */
export function changed<T>({ past, now, tag: last }: History<T>, next: T, tag: string | null): History<T> {
  if (next === now) return { past, now, future: [], tag };
  const isSame = tag !== null && tag === last;
  return { past: isSame ? past : [...past, now].slice(-LONGEST), now: next, future: [], tag };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future], tag: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest, tag: null };
}
