import { useEffect } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { unitId } from '../names.ts';

/** The unit that a question is about is in sight and its sheet open, until it is answered. */
export function useLookAt(target: number): void {
  useEffect(() => {
    const { selected, select } = useBoardStore.getState();
    select(unitId(target));
    return () => select(selected);
  }, [target]);
}
