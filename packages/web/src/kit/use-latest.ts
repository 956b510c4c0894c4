import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was given last, for handlers and effects that must not run anew with it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
