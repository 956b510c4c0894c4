import { useEffect } from 'react';
import { create } from 'zustand';

/** Up to which action of the open table the reader has put away what was turned up. */
export const useSeen = create<{ table: string; seen: number; see(table: string, action: number): void }>()((set) => ({
  table: '',
  seen: 0,
  see: (table, seen) => set({ table, seen }),
}));

/** Nothing older than the opening of the board is shown. */
export function useSeenFrom(table: string, length: number): number | null {
  const { table: known, seen, see } = useSeen();
  const isKnown = known === table;
  useEffect(() => {
    if (!isKnown) see(table, length);
  }, [isKnown, see, table, length]);
  return isKnown ? seen : null;
}

/** Who begins to compose wants the map free. */
export function usePutAway(table: string, length: number): void {
  const see = useSeen((store) => store.see);
  useEffect(() => see(table, length), [see, table, length]);
}
