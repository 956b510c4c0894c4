import { useCallback, useSyncExternalStore } from 'react';

/** The orders are a sheet over the map, as the stylesheets have it: narrow and not lying on its side. */
export const PHONE = '(max-width: 47.99em) and (min-height: 34em), (max-width: 39.99em)';
/** Two columns with little height: a phone on its side, a page at 200 %. */
export const SHORT = '(max-height: 33.99em) and (min-width: 40em)';
/** Room for the inspector beside the map. */
export const THREE_COLUMNS = '(min-width: 80em)';

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
