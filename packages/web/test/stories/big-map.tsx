import { type ReactNode, useMemo } from 'react';
import { artFrom } from '../../src/kit/art.tsx';
import { Counter } from '../../src/kit/counter.tsx';
import { areaOf, HEX, hexCentre } from '../../src/kit/map/geometry.ts';
import { HexGrid } from '../../src/kit/map/hex-grid.tsx';
import { Territory } from '../../src/kit/map/layers/territory.tsx';
import { MapView } from '../../src/kit/map/map-view.tsx';
import type { SideNumber } from '../../src/kit/side.ts';
import styles from './stories.module.css';

const Ffw = artFrom(
  import.meta.glob<string>('../../src/boards/fifth-frontier-war/art/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const COLUMNS = 60;
const ROWS = 50;
const COUNTERS = 700;
const sides: readonly SideNumber[] = [1, 2, 3, 4, 5, 6];

const hexes = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const q = at % COLUMNS;
  const row = Math.floor(at / COLUMNS);
  return {
    q,
    r: row - Math.floor(q / 2),
    name: `${String(q + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`,
  };
});

/** The largest board that the kit is built for: 3,000 hexes with numbers, 700 counters, territories. */
export function BigMap(): ReactNode {
  const world = areaOf(
    hexes.map(({ q, r }) => hexCentre(q, r)),
    HEX * 2,
  );
  const held = useMemo(
    () => sides.map((side) => ({ side, hexes: hexes.filter(({ q }) => Math.floor(q / 12) + 1 === side) })),
    [],
  );
  const home = areaOf([hexCentre(20, 5), hexCentre(40, 5)], HEX * 4);
  return (
    <div className={styles['whole']}>
      <MapView world={world} home={home} unit={HEX} label="The largest map" minimap={<g />}>
        {held.map(({ side, hexes: own }) => (
          <Territory key={side} side={side} hexes={own} />
        ))}
        <HexGrid hexes={hexes} />
        {Array.from({ length: COUNTERS }, (_, at) => hexes[(at * 4.28) | 0]).map((hex, at) => {
          const { x, y } = hexCentre(hex?.q ?? 0, hex?.r ?? 0);
          return (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <Counter
                side={sides[at % 5] ?? 1}
                id={String(at)}
                label={`Squadron ${at}`}
                foot="6-2-8"
                left="J4"
                right="U"
              >
                <Ffw name="cruiser" />
              </Counter>
            </g>
          );
        })}
      </MapView>
    </div>
  );
}
