import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (heard: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', heard);
      return () => list.removeEventListener('change', heard);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
