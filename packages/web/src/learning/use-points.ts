import { useEffect, useState } from 'react';

/** A control that the coach speaks of, where it is on the screen. */
export interface Point {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const LOOK_MS = 250;

export function find(name: string): HTMLElement | null {
  const named = [...document.querySelectorAll<HTMLElement>(`[data-coach="${CSS.escape(name)}"]`)];
  return named.find((element) => element.checkVisibility() && element.getClientRects().length > 0) ?? null;
}

/** Where the controls of a step are now; the board moves, so it looks again and again. */
export function usePoints(names: readonly string[]): readonly Point[] {
  const [points, setPoints] = useState<readonly Point[]>([]);
  useEffect(() => {
    const look = (): void => {
      const seen = names.flatMap((name) => pointOf(name) ?? []);
      setPoints((was) => (JSON.stringify(was) === JSON.stringify(seen) ? was : seen));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [names]);
  return points;
}

function pointOf(name: string): Point | null {
  const rect = find(name)?.getBoundingClientRect();
  if (!rect || rect.bottom < 0 || rect.top > innerHeight) return null;
  const { left, top, width, height } = rect;
  return { name, left, top, width, height };
}
