import { useEffect } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';

/** A phone keeps its map. */
const WIDE_SCREEN = '(min-width: 48em)';

/** The desk that belongs to a decision opens with it and goes with it, if the reader has not turned elsewhere meanwhile. */
export function useOpenDesk(id: string): void {
  const openDesk = useBoardStore((store) => store.openDesk);
  useEffect(() => {
    if (!matchMedia(WIDE_SCREEN).matches) return;
    openDesk(id);
    return () => {
      if (useBoardStore.getState().desk === id) openDesk(null);
    };
  }, [id, openDesk]);
}
