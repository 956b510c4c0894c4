import { hexLabel, type IaView, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { type Area, areaOf, HEX, hexAt, stepHex } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { MapView } from '../../../kit/map/map-view.tsx';
import { sideFill } from '../../../kit/side.ts';
import { useBoardStore } from '../../../shell/board-store.ts';
import { axialOf, hexId, pointOf, selectedHex, xyOf } from '../ids.ts';
import { pickCounter, useScene } from '../scene.ts';
import { SceneGround, SceneOver } from '../scene-layers.tsx';
import { hexWords, placeTitle, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import { ForcesLayer } from './forces-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { Legend } from './legend.tsx';
import { SystemsLayer } from './systems-layer.tsx';

/** Sectors side by side, their systems, and who is where as far as the reader knows. */
export function StrategicMap({ view }: { view: IaView }): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const select = useBoardStore((store) => store.select);
  const scene = useScene((store) => store.scene);
  const [cursor, setCursor] = useState<Xy | null>(null);
  const [world] = useState(() => worldOf(view));
  const picked = selectedHex(view, selected);
  const from = cursor ?? picked ?? view.systems[0]?.xy ?? [1, 1];
  const spot = scene?.spot ?? picked;
  const pick = (xy: Xy): void => {
    if (!scene?.onHex?.(xy)) select(isOnMap(view, xy) ? hexId(xy) : null);
  };
  return (
    <MapView
      world={world}
      home={world}
      unit={HEX}
      label={words.strategicMap}
      spot={spot && pointOf(spot)}
      cursor={cursor && { at: pointOf(cursor), words: `${placeTitle(view, cursor)}: ${hexWords(view, cursor)}` }}
      onStep={(heading) => {
        const next = xyOf(stepHex(axialOf(from), heading));
        setCursor(isOnMap(view, next) ? next : from);
      }}
      onOpen={() => cursor && pick(cursor)}
      onPoint={(point) => {
        setCursor(null);
        pick(xyOf(hexAt(point)));
      }}
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

/** Only hexes of a sector have a letter before their number. */
function isOnMap(view: IaView, xy: Xy): boolean {
  return xy[0] > 0 && xy[1] > 0 && !/^\d/.test(hexLabel(view, xy));
}

function MiniMap({ view }: { view: IaView }): ReactNode {
  return view.systems.map(({ system, xy, owner }) => {
    const { x, y } = pointOf(xy);
    return (
      <circle key={system} cx={x} cy={y} r={22} fill={owner < 0 ? 'var(--text-3)' : sideFill(sideOf(view, owner))} />
    );
  });
}
