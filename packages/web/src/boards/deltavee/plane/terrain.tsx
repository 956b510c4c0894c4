import type { DvView, PlanetView } from '@admiralty/engine/deltavee';
import { memo, type ReactNode } from 'react';
import { HEX, hexCentre, hexPath } from '../../../kit/map/geometry.ts';
import { HexGrid } from '../../../kit/map/hex-grid.tsx';
import { placeShort } from '../../../shell/log/place-words.ts';
import styles from './plane.module.css';
import { hexesOf, sheetArea } from './sheets.ts';

/** Paper, grid, asteroids and planets; hexes carry their number, the sheet its own name. */
export const Terrain = memo(function Terrain(props: {
  sheets: DvView['sheets'];
  asteroids: DvView['asteroids'];
  planets: DvView['planets'];
}): ReactNode {
  const { sheets, asteroids, planets } = props;
  const rocks = hexPairs(asteroids);
  return (
    <g>
      {sheets.map((sheet) => (
        <g key={sheet.name}>
          <rect className={styles['paper']} {...sheetArea(sheet)} />
          <text className={styles['sheetName']} x={sheetArea(sheet).x + 14} y={sheetArea(sheet).y + 40}>
            {placeShort(sheet.name).trim()}
          </text>
        </g>
      ))}
      <path className={styles['rockGround']} d={rocks.map(({ q, r }) => hexPath(q, r)).join('')} />
      {sheets.map((sheet) => (
        <HexGrid key={sheet.name} hexes={hexesOf([{ ...sheet, name: '' }])} />
      ))}
      {rocks.map(({ q, r }) => (
        <Rocks key={`${q} ${r}`} q={q} r={r} />
      ))}
      {planets.map((planet) => (
        <Planet key={planet.name} planet={planet} />
      ))}
    </g>
  );
});

/** Sheet outlines for the small map. */
export function MiniSheets({ sheets }: { sheets: DvView['sheets'] }): ReactNode {
  return sheets.map((sheet) => <rect key={sheet.name} className={styles['miniSheet']} {...sheetArea(sheet)} />);
}

export function hexPairs(flat: readonly number[]): { q: number; r: number }[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => ({ q: flat[2 * at] ?? 0, r: flat[2 * at + 1] ?? 0 }));
}

const lozenges = [
  [-13, 6, 8],
  [9, -7, 10],
  [12, 14, 6],
] as const;

function Rocks({ q, r }: { q: number; r: number }): ReactNode {
  const { x, y } = hexCentre(q, r);
  return (
    <path
      className={styles['rock']}
      d={lozenges.map(([dx, dy, s]) => `M${x + dx} ${y + dy - s}l${s} ${s}l${-s} ${s}l${-s} ${-s}z`).join('')}
    />
  );
}

function Planet({ planet }: { planet: PlanetView }): ReactNode {
  const { x, y } = hexCentre(planet.q, planet.r);
  return (
    <g>
      <circle className={styles['planetRing']} cx={x} cy={y} r={HEX * 0.8} />
      <circle className={styles['planet']} cx={x} cy={y} r={HEX * 0.62} />
      <text className={styles['planetName']} x={x} y={y + HEX * 1.12}>
        {planet.name}
      </text>
    </g>
  );
}
