import { type ReactNode, useState } from 'react';
import { type Area, areaOf, type Heading, hexAt, hexCentre, type Point, stepHex } from '../../kit/map/geometry.ts';
import { Brackets } from '../../kit/map/layers/brackets.tsx';
import { MapView } from '../../kit/map/map-view.tsx';
import { sideFill } from '../../kit/side.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import { FilterChoice, FilterLayer } from './chart/filters.tsx';
import { GroundLayer } from './chart/ground-layer.tsx';
import { Legend } from './chart/legend.tsx';
import { knownRoutes } from './chart/routes.ts';
import { ReachLayer, SceneLayer } from './chart/scene-layer.tsx';
import { UnitsLayer } from './chart/units-layer.tsx';
import { WorldsLayer } from './chart/world-node.tsx';
import { useScene } from './scene.ts';
import { type FfwProps, type Shown, shownOf } from './shown.ts';
import { nameOfPlace, numberIn, placeId, placeWords, pointOf, selectedPlace, sideNumber } from './situation.ts';
import { TheatreOver } from './theatre/theatre-over.tsx';
import { words } from './words.ts';

const UNIT = 32;

/** The chart; a fight lies over it unless the reader wants the map. */
export function MapPanel(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  if (!shown) return null;
  return (
    <>
      <StarChart shown={shown} isPast={props.isPast} />
      {!props.isPast && <TheatreOver shown={shown} props={props} />}
    </>
  );
}

function StarChart({ shown, isPast }: { shown: Shown; isPast: boolean }): ReactNode {
  const { view } = shown;
  const selected = useBoardStore((store) => store.selected);
  const open = useScene((store) => store.scene);
  const fleet = numberIn('fleet', selected);
  const scene = isPast
    ? { routes: knownRoutes(shown) }
    : (open ?? (fleet === null ? null : { routes: knownRoutes(shown, fleet) }));
  const picked = selectedPlace(shown, selected);
  const [cursor, setCursor] = useState<number | null>(null);
  const { world, home } = useAreas(shown);
  const pick = usePicking();
  const spot = scene?.target ?? scene?.from ?? picked ?? view.combat?.hex ?? null;
  const from = cursor ?? spot ?? shown.data.worlds[view.worlds[0]?.world ?? 0]?.hex ?? 0;
  const select = useBoardStore((store) => store.select);
  return (
    <MapView
      world={world}
      home={home}
      unit={UNIT}
      label={words.map}
      spot={spot === null || spot < 0 ? null : pointOf(shown, spot)}
      cursor={cursor === null ? null : { at: pointOf(shown, cursor), words: cursorWords(shown, cursor) }}
      onStep={(heading) => setCursor(stepped(shown, from, heading))}
      onOpen={() => cursor !== null && pick(cursor)}
      onPoint={(point) => {
        setCursor(null);
        pick(placeUnder(shown, point));
      }}
      minimap={<MiniChart shown={shown} />}
      legend={
        <>
          <FilterChoice shown={shown} selected={selected} />
          <Legend />
        </>
      }
    >
      <GroundLayer shown={shown} />
      {scene && <ReachLayer shown={shown} scene={scene} />}
      <WorldsLayer shown={shown} />
      <FilterLayer shown={shown} selected={selected} />
      <UnitsLayer shown={shown} selected={selected} cursor={cursor} onPick={select} />
      {scene && <SceneLayer shown={shown} scene={scene} />}
      {picked !== null && picked !== scene?.target && picked !== scene?.from && (
        <Brackets at={pointOf(shown, picked)} size={54} look="selected" />
      )}
    </MapView>
  );
}

/** They stay the same as long as the table is open. */
function useAreas(shown: Shown): { world: Area; home: Area } {
  const [areas] = useState(() => areasOf(shown));
  return areas;
}

/** The whole display with its boxes; a scenario is shown first as far as it is played on. */
function areasOf(shown: Shown): { world: Area; home: Area } {
  const { map, boxes, worlds } = shown.data;
  const all = map.labels.flatMap((_, place) =>
    place >= map.hexCount || map.isOnDisplay[place] ? [pointOf(shown, place)] : [],
  );
  const own = shown.view.worlds.map(({ world }) => pointOf(shown, worlds[world]?.hex ?? 0));
  const beside = own.length === worlds.length ? boxes.map(({ place }) => pointOf(shown, place)) : [];
  return { world: areaOf(all, UNIT * 2.5), home: areaOf([...own, ...beside], UNIT * 1.6) };
}

/** A pointed place goes to the open composer first; then it is selected. */
function usePicking(): (place: number | null) => void {
  const select = useBoardStore((store) => store.select);
  const scene = useScene((store) => store.scene);
  return (place) => {
    if (place !== null && scene?.onPlace?.(place)) return;
    select(place === null ? null : placeId(place));
  };
}

function placeUnder(shown: Shown, point: Point): number | null {
  const { map, boxes } = shown.data;
  const box = boxes.find(({ place }) => {
    const { x, y } = pointOf(shown, place);
    return Math.abs(point.x - x) <= 48 && Math.abs(point.y - y) <= 34;
  });
  if (box) return box.place;
  const { q, r } = hexAt(point);
  return placeAtAxial(map, q, r);
}

function placeAtAxial(map: Shown['data']['map'], q: number, r: number): number | null {
  for (let place = 0; place < map.hexCount; place++)
    if (map.q[place] === q && map.r[place] === r) return map.isOnDisplay[place] ? place : null;
  return null;
}

function stepped(shown: Shown, from: number, heading: Heading): number {
  const { map } = shown.data;
  const next = stepHex({ q: map.q[from] ?? 0, r: map.r[from] ?? 0 }, heading);
  return placeAtAxial(map, next.q, next.r) ?? from;
}

function cursorWords(shown: Shown, place: number): string {
  return `${nameOfPlace(shown, place)}: ${placeWords(shown.cards.place(place))}`;
}

function MiniChart({ shown }: { shown: Shown }): ReactNode {
  const { worlds, map } = shown.data;
  return shown.view.worlds.map(({ world, control }) => {
    const hex = worlds[world]?.hex ?? 0;
    const { x, y } = hexCentre(map.q[hex] ?? 0, map.r[hex] ?? 0);
    return (
      <circle key={world} cx={x} cy={y} r={12} fill={control < 0 ? 'var(--text-3)' : sideFill(sideNumber(control))} />
    );
  });
}
