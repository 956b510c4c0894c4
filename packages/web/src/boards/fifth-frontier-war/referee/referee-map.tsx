import { type ReactNode, useState } from 'react';
import { areaOf, hexAt } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { MapView } from '../../../kit/map/map-view.tsx';
import { GroundLayer } from '../chart/ground-layer.tsx';
import { UnitsLayer } from '../chart/units-layer.tsx';
import { WorldsLayer } from '../chart/world-node.tsx';
import type { Shown } from '../shown.ts';
import { pointOf } from '../situation.ts';
import styles from './referee.module.css';
import type { NewsEntry } from './referee-host.ts';
import { WayLayer } from './way-layer.tsx';
import { say } from './words.ts';

const UNIT = 32;

interface MapProps {
  shown: Shown;
  place: number;
  item: NewsEntry | null;
  onPlace(place: number): void;
}

export function RefereeMap({ shown, place, item, onPlace }: MapProps): ReactNode {
  const { map, worlds } = shown.data;
  const [world] = useState(() =>
    areaOf(
      worlds.map(({ hex }) => pointOf(shown, hex)),
      UNIT * 2,
    ),
  );
  const at = pointOf(shown, place);
  return (
    <div className={styles['map']}>
      <MapView
        world={world}
        home={world}
        unit={UNIT}
        label={say.map}
        spot={at}
        onPoint={(point) => {
          const { q, r } = hexAt(point);
          const found = worlds.find(({ hex }) => map.q[hex] === q && map.r[hex] === r);
          if (found) onPlace(found.hex);
        }}
      >
        <GroundLayer shown={shown} />
        <WorldsLayer shown={shown} />
        <UnitsLayer shown={shown} selected={null} cursor={null} onPick={() => {}} />
        {item && <WayLayer shown={shown} item={item} />}
        <Brackets at={at} size={54} look="selected" />
      </MapView>
    </div>
  );
}
