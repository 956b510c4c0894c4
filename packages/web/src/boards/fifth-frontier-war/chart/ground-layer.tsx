import { memo, type ReactNode, useMemo } from 'react';
import { hexCentre } from '../../../kit/map/geometry.ts';
import { HexGrid } from '../../../kit/map/hex-grid.tsx';
import { Territory } from '../../../kit/map/layers/territory.tsx';
import type { Shown } from '../shown.ts';
import { pointOf, sideNumber } from '../situation.ts';
import styles from './chart.module.css';

/** Hexes, whose space it is, the links of the express boats, and the boxes beside the display. */
export const GroundLayer = memo(function GroundLayer({ shown }: { shown: Shown }): ReactNode {
  const { data } = shown;
  const hexes = useMemo(() => hexesOf(data), [data]);
  const links = useMemo(() => linksOf(data), [data]);
  const control = controlByPlace(shown).join();
  return (
    <>
      <HexGrid hexes={hexes} />
      <Realms hexes={hexes} control={control} />
      <path className={styles['links']} d={links} />
      {shown.data.boxes.map((box) => {
        const { x, y } = pointOf(shown, box.place);
        return (
          <g key={box.id} transform={`translate(${x} ${y})`}>
            <rect className={styles['box']} x={-48} y={-34} width={96} height={68} rx={3} />
            <text className={styles['boxName']} y={-23}>
              {box.name}
            </text>
          </g>
        );
      })}
    </>
  );
});

type MapHex = ReturnType<typeof hexesOf>[number];

function hexesOf({ map }: Shown['data']) {
  return map.labels
    .slice(0, map.hexCount)
    .map((name, place) => ({ name, place, q: map.q[place] ?? 0, r: map.r[place] ?? 0 }))
    .filter(({ place }) => map.isOnDisplay[place]);
}

/** Whose space it is; `control` names the side of every hex. */
const Realms = memo(function Realms({ hexes, control }: { hexes: readonly MapHex[]; control: string }): ReactNode {
  const sides = control.split(',').map(Number);
  return [0, 1].map((side) => (
    <Territory key={side} side={sideNumber(side)} hexes={hexes.filter(({ place }) => sides[place] === side)} />
  ));
});

/** A world's hex is its holder's; empty space is a side's where all worlds around it are. */
function controlByPlace({ data: { map, worlds }, view }: Shown): number[] {
  const held = new Map(view.worlds.map(({ world, control }) => [worlds[world]?.hex ?? -1, control]));
  return map.labels.slice(0, map.hexCount).map((_, place) => {
    const own = held.get(place);
    if (own !== undefined) return own;
    const around = new Set(
      (map.neighbours[place] ?? []).flatMap((near) => {
        const side = held.get(near);
        return side === undefined ? [] : [side];
      }),
    );
    const [only = -1] = around;
    return around.size === 1 ? only : -1;
  });
}

function linksOf({ worlds, xboatLinks, map }: Shown['data']): string {
  return worlds
    .flatMap(({ hex }, from) =>
      (xboatLinks[from] ?? [])
        .filter(({ to }) => to > from)
        .map(({ to }) => {
          const end = worlds[to]?.hex ?? hex;
          const a = hexCentre(map.q[hex] ?? 0, map.r[hex] ?? 0);
          const b = hexCentre(map.q[end] ?? 0, map.r[end] ?? 0);
          return `M${a.x} ${a.y}L${b.x} ${b.y}`;
        }),
    )
    .join('');
}
