import { type RefObject, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { type Drawn, drawnAt } from './drawn.ts';
import type { Area } from './geometry.ts';
import { levelOf } from './level.ts';
import { MapLinkContext } from './map-link.ts';
import { type Given, type MapControls, Mover } from './mover.ts';
import { WholeContext } from './whole.ts';

/**
 * Pan and zoom by one CSS transform on the wrapper: the map's DOM is not touched while a gesture runs.
 * `drawn` is null until the frame has its size: what is drawn hangs on it.
 */
export function usePanZoom(
  frame: RefObject<HTMLDivElement | null>,
  wrapper: RefObject<HTMLDivElement | null>,
  given: Given,
): { drawn: Drawn | null; controls: MapControls } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const latest = useLatest(given);
  const { unit } = given;
  const link = useContext(MapLinkContext);
  const isWhole = useContext(WholeContext);
  const mover = useMemo(() => new Mover(unit, link, isWhole), [unit, link, isWhole]);

  useEffect(() => {
    const element = frame.current;
    const moved = wrapper.current;
    if (!element || !moved) return;
    // a large map is drawn in many small steps, so that the page answers meanwhile
    const draw = (radius: number, sight: Area): void =>
      startTransition(() => setDrawn((before) => drawnAt(levelOf(radius), sight, before)));
    return mover.attach(element, moved, latest, draw);
  }, [mover, frame, wrapper, latest]);

  const { x, y, width, height } = given.home;
  useEffect(() => mover.keepWhole({ x, y, width, height }), [mover, x, y, width, height]);

  return { drawn, controls: mover };
}
