import type { Xy } from '@admiralty/engine/imperial-ambitions';
import { useState } from 'react';
import { type Area, areaOf, HEX, hexAt, stepHex } from '../../kit/map/geometry.ts';
import type { MapViewProps } from '../../kit/map/map-view.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { axialOf, pointOf, xyOf } from './ids.ts';
import { type Scene, useScene } from './scene.ts';

interface HexMap {
  scene: Scene | null;
  /** where the keyboard stands */
  cursor: Xy | null;
  /** what the map does at a step of the keyboard, and at a press */
  handling: Pick<MapViewProps, 'spot' | 'onStep' | 'onOpen' | 'onPoint'>;
}

/** `start`: where the keyboard begins when nothing is picked; `idOf`: what a hex is called when it is selected. */
export function useHexMap(
  picked: Xy | null,
  start: Xy,
  isOnMap: (xy: Xy) => boolean,
  idOf: (xy: Xy) => string,
): HexMap {
  const select = useBoardStore((store) => store.select);
  const scene = useScene((store) => store.scene);
  const [cursor, setCursor] = useState<Xy | null>(null);
  const from = cursor ?? picked ?? start;
  const spot = scene?.spot ?? picked;
  const pick = (xy: Xy): void => {
    if (!scene?.onHex?.(xy)) select(isOnMap(xy) ? idOf(xy) : null);
  };
  return {
    scene,
    cursor,
    handling: {
      spot: spot && pointOf(spot),
      onStep: (heading) => {
        const next = xyOf(stepHex(axialOf(from), heading));
        setCursor(isOnMap(next) ? next : from);
      },
      onOpen: () => cursor && pick(cursor),
      onPoint: (point) => {
        setCursor(null);
        pick(xyOf(hexAt(point)));
      },
    },
  };
}

/** What the composer is about, on small screens at least what is in reach; null: nothing in particular. */
export function sightsOf(scene: Scene | null): Area[] | null {
  const { area = [], reach = [] } = scene ?? {};
  if (area.length === 0) return null;
  return [area, reach.map(({ xy }) => xy)].flatMap((places) =>
    places.length > 0 ? [areaOf(places.map(pointOf), HEX * 2)] : [],
  );
}
