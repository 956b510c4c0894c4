import { type IaView, mapLabel, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { type Area, areaOf, HEX } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { MapView } from '../../../kit/map/map-view.tsx';
import { sideFill } from '../../../kit/side.ts';
import { useBoardStore } from '../../../shell/board-store.ts';
import { pointOf, selectedSpot, spotId } from '../ids.ts';
import { pickCounter } from '../scene.ts';
import { SceneGround, SceneOver } from '../scene-layers.tsx';
import { sideOf, spotWords, unitsOnMap } from '../situation.ts';
import { sightsOf, useHexMap } from '../use-hex-map.ts';
import { words } from '../words.ts';
import { moveLegend } from './legend.tsx';
import { SheetsLayer } from './sheets-layer.tsx';
import styles from './tactical.module.css';
import { TerrainLayer } from './terrain-layer.tsx';
import { UnitsLayer } from './units-layer.tsx';

/** Three by three sheets; the fight is shown first. */
export function TacticalMap({ view }: { view: IaView }): ReactNode {
  const selected = useBoardStore((store) => store.selected);
  const [{ world, home }] = useState(() => areasOf(view));
  const picked = selectedSpot(view, selected);
  const { scene, cursor, handling } = useHexMap(picked, middleOf(view), (xy) => isOnMap(view, xy), spotId);
  return (
    <MapView
      world={world}
      home={home}
      unit={HEX}
      label={words.battleMap}
      focus={sightsOf(scene) ?? []}
      cursor={cursor && { at: pointOf(cursor), words: `${mapLabel(cursor)}: ${spotWords(view, cursor)}` }}
      {...handling}
      minimap={<MiniMap view={view} />}
      legend={moveLegend(scene)}
    >
      <SheetsLayer {...view.sheet} />
      <TerrainLayer view={view} />
      {scene && <SceneGround scene={scene} />}
      <UnitsLayer view={view} selected={selected} cursor={cursor} onPick={pickCounter} />
      {scene && <SceneOver view={view} scene={scene} />}
      {picked && <Brackets at={pointOf(picked)} size={54} look="selected" />}
    </MapView>
  );
}

function isOnMap({ sheet: { columns, rows } }: IaView, [x, y]: Xy): boolean {
  return x >= 1 && y >= 1 && x <= 3 * columns && y <= 3 * rows;
}

function middleOf({ sheet: { columns, rows } }: IaView): Xy {
  return [columns + (columns + 1) / 2, rows + (rows + 1) / 2];
}

/** The whole map; the centre sheet with every unit on the map. */
function areasOf(view: IaView): { world: Area; home: Area } {
  const { columns, rows } = view.sheet;
  const all: Xy[] = [
    [1, 1],
    [3 * columns, 3 * rows],
  ];
  const centre: Xy[] = [
    [columns + 1, rows + 1],
    [2 * columns, 2 * rows],
  ];
  const units = unitsOnMap(view).map(({ fight, xy }) => fight?.xy ?? xy);
  return { world: areaOf(all.map(pointOf), HEX * 2), home: areaOf([...centre, ...units].map(pointOf), HEX) };
}

/** Nine sheets, star and planets, and every unit on the map. */
function MiniMap({ view }: { view: IaView }): ReactNode {
  const { columns, rows } = view.sheet;
  const [west, north] = [pointOf([1, 1]).x - HEX, pointOf([1, 1]).y - HEX];
  const [width, height] = [columns * HEX * 1.5, rows * HEX * Math.sqrt(3)];
  return (
    <>
      {[0, 1, 2].flatMap((down) =>
        [0, 1, 2].map((across) => (
          <rect
            key={`${across} ${down}`}
            className={styles['miniSheet']}
            x={west + across * width}
            y={north + down * height}
            width={width}
            height={height}
          />
        )),
      )}
      {(view.battle?.terrain ?? []).map(({ kind, xy }) => (
        <circle key={kind} className={styles['miniBody']} cx={pointOf(xy).x} cy={pointOf(xy).y} r={34} />
      ))}
      {unitsOnMap(view).map(({ unit, owner, fight, xy }) => {
        const { x, y } = pointOf(fight?.xy ?? xy);
        return <circle key={unit} cx={x} cy={y} r={46} fill={sideFill(sideOf(view, owner))} />;
      })}
    </>
  );
}
