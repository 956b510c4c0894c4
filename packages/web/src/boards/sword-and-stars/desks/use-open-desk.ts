import { useEffect } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { PHONE } from '../../../shell/frame/use-media.ts';

/** The desk that belongs to a decision opens with it and goes with it, if the reader has not turned elsewhere meanwhile. */
export function useOpenDesk(id: string): void {
  const openDesk = useBoardStore((store) => store.openDesk);
  useEffect(() => {
    if (matchMedia(PHONE).matches) return; // a phone keeps its map
    openDesk(id);
    return () => {
      if (useBoardStore.getState().desk === id) openDesk(null);
    };
  }, [id, openDesk]);
}
