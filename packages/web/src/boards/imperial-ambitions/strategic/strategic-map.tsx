import type { IaView, Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { type Area, areaOf, HEX } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { MapView } from '../../../kit/map/map-view.tsx';
import { sideLine } from '../../../kit/side.ts';
import { useBoardStore } from '../../../shell/board-store.ts';
import { hexId, pointOf, selectedHex } from '../ids.ts';
import { pickCounter } from '../scene.ts';
import { SceneGround, SceneOver } from '../scene-layers.tsx';
import { hexWords, placeTitle, sideOf } from '../situation.ts';
import { sightsOf, useHexMap } from '../use-hex-map.ts';
import { words } from '../words.ts';
import { ForcesLayer } from './forces-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { Legend } from './legend.tsx';
import { SystemsLayer } from './systems-layer.tsx';

/** Sectors side by side, their systems, and who is where as far as the reader knows. */
export function StrategicMap({ view }: { view: IaView }): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const [{ world, home }] = useState(() => ({ world: worldOf(view), home: homeOf(view) }));
  const picked = selectedHex(view, selected);
  const { scene, cursor, handling } = useHexMap(
    picked,
    view.systems[0]?.xy ?? [1, 1],
    (xy) => isOnMap(view, xy),
    hexId,
  );
  return (
    <MapView
      world={world}
      home={home}
      unit={HEX}
      label={words.strategicMap}
      focus={sightsOf(scene) ?? [home]}
      cursor={cursor && { at: pointOf(cursor), words: `${placeTitle(view, cursor)}: ${hexWords(view, cursor)}` }}
      {...handling}
      minimap={<MiniMap view={view} />}
      legend={<Legend />}
    >
      <GroundLayer view={view} />
      {scene && <SceneGround scene={scene} />}
      <SystemsLayer view={view} />
      <ForcesLayer view={view} selected={selected} cursor={cursor} onPick={pickCounter} />
      {scene && <SceneOver view={view} scene={scene} />}
      {picked && <Brackets at={pointOf(picked)} size={54} look="selected" />}
    </MapView>
  );
}

/** From corner to corner of all sectors. */
function worldOf({ sectors, sheet: { columns, rows } }: IaView): Area {
  const corners = sectors.flatMap(({ sheet: [across, down] }): Xy[] => [
    [across * columns + 1, down * rows + 1],
    [(across + 1) * columns, (down + 1) * rows],
  ]);
  return areaOf(corners.map(pointOf), HEX * 2);
}

/** All systems, with some space round them. */
function homeOf(view: IaView): Area {
  return areaOf(
    view.systems.map(({ xy }) => pointOf(xy)),
    HEX * 5,
  );
}

function isOnMap({ sectors, sheet: { columns, rows } }: IaView, [x, y]: Xy): boolean {
  return sectors.some(
    ({ sheet: [across, down] }) => Math.ceil(x / columns) === across + 1 && Math.ceil(y / rows) === down + 1,
  );
}

function MiniMap({ view }: { view: IaView }): ReactNode {
  return view.systems.map(({ system, xy, owner }) => {
    const { x, y } = pointOf(xy);
    return (
      <circle key={system} cx={x} cy={y} r={30} fill={owner < 0 ? 'var(--text-3)' : sideLine(sideOf(view, owner))} />
    );
  });
}
