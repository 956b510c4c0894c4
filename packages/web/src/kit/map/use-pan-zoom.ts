import { select } from 'd3-selection';
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Area } from './geometry.ts';
import { levelOf, type MapLevel } from './level.ts';

export interface MapControls {
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  fit(area: Area): void;
}

/** Hex radius on the screen, from the farthest to the nearest. */
const RADII = [7, 96] as const;

/**
 * Pan and zoom by one CSS transform on the wrapper: the map's DOM is not touched while a gesture runs.
 * `onSettle` gets the part of the map that is in sight.
 */
export function usePanZoom(
  frame: RefObject<HTMLDivElement | null>,
  wrapper: RefObject<HTMLDivElement | null>,
  { world, home, unit, onSettle }: { world: Area; home: Area; unit: number; onSettle(sight: Area): void },
): { level: MapLevel; controls: MapControls } {
  const [level, setLevel] = useState<MapLevel>(2);
  const latest = useRef({ world, home, unit, onSettle });
  latest.current = { world, home, unit, onSettle };
  const behaviour = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        .scaleExtent([RADII[0] / unit, RADII[1] / unit])
        .clickDistance(5),
    [unit],
  );

  const move = useCallback(
    (change: (k: ZoomTransform, size: { width: number; height: number }) => ZoomTransform) => {
      const element = frame.current;
      if (!element) return;
      const { width, height } = element.getBoundingClientRect();
      const next = change(currentOf(element), { width, height });
      behaviour.transform(select(element), next);
    },
    [behaviour, frame],
  );

  const controls = useMemo<MapControls>(
    () => ({
      zoomBy: (factor) =>
        move((now, { width, height }) => {
          const k = clamp(now.k * factor, RADII[0] / latest.current.unit, RADII[1] / latest.current.unit);
          const [x, y] = now.invert([width / 2, height / 2]);
          return zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
        }),
      panBy: (x, y) => move((now) => zoomIdentity.translate(now.x + x, now.y + y).scale(now.k)),
      fit: (area) => move((_, size) => fitting(area, size, latest.current)),
    }),
    [move],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const selection = select(element);
    behaviour
      .on('start', () => wrapper.current?.style.setProperty('will-change', 'transform'))
      .on('zoom', ({ transform: { x, y, k } }: { transform: ZoomTransform }) => {
        if (wrapper.current) wrapper.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      })
      .on('end', ({ transform }: { transform: ZoomTransform }) => {
        wrapper.current?.style.removeProperty('will-change');
        setLevel(levelOf(transform.k * latest.current.unit));
        latest.current.onSettle(sightOf(transform, element, latest.current.world));
      });
    selection.call(behaviour).on('dblclick.zoom', null);
    let isFitted = false;
    const observer = new ResizeObserver(([entry]) => {
      if (isFitted || !entry || entry.contentRect.width === 0) return;
      isFitted = true;
      controls.fit(latest.current.home);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      selection.on('.zoom', null);
    };
  }, [behaviour, controls, frame, wrapper]);

  return { level, controls };
}

interface Zoomed extends HTMLDivElement {
  __zoom?: ZoomTransform;
}
function currentOf(element: Zoomed): ZoomTransform {
  return element.__zoom ?? zoomIdentity;
}

function fitting(
  area: Area,
  size: { width: number; height: number },
  at: { world: Area; unit: number },
): ZoomTransform {
  const scale = Math.min(size.width / area.width, size.height / area.height);
  const k = clamp(scale, RADII[0] / at.unit, RADII[1] / at.unit);
  const x = size.width / 2 - (area.x - at.world.x + area.width / 2) * k;
  const y = size.height / 2 - (area.y - at.world.y + area.height / 2) * k;
  return zoomIdentity.translate(x, y).scale(k);
}

function sightOf({ x, y, k }: ZoomTransform, element: HTMLElement, world: Area): Area {
  const { width, height } = element.getBoundingClientRect();
  return { x: world.x - x / k, y: world.y - y / k, width: width / k, height: height / k };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
