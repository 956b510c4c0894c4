import { useCallback, useEffect, useState } from 'react';

/** A table of this browser may be open in several windows; the newest one acts. */
export interface OneWindow {
  /** false: a newer one has taken over, and this one only shows */
  isActing: boolean;
  actHere(): void;
}

/** Whoever asks last gets the lock, and the one before learns that it is gone. Browsers without locks let all windows act. */
export function useOneWindow(table: string, isPlayed: boolean): OneWindow {
  const [isActing, setActing] = useState(true);
  useEffect(() => {
    if (!isPlayed || !isActing || !('locks' in navigator)) return;
    let leave = (): void => {};
    let isLeft = false;
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        leave = resolve;
        if (isLeft) resolve();
      });
    navigator.locks.request(`admiralty table ${table}`, { steal: true }, hold).catch(() => {
      if (!isLeft) setActing(false);
    });
    return () => {
      isLeft = true;
      leave();
    };
  }, [table, isPlayed, isActing]);
  const actHere = useCallback(() => setActing(true), []);
  return { isActing, actHere };
}
