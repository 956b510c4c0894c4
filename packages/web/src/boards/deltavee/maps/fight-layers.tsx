import { hexOf, type ParsedScenario, SHEET_COLUMNS, SHEET_ROWS } from '@admiralty/engine/deltavee';
import { area, toAxial } from '@admiralty/engine/hex';
import { memo, type ReactNode } from 'react';
import { clockAngle, hexBorderPath, hexCentre, hexPath } from '../../../kit/map/geometry.ts';
import { type GridHex, HexGrid } from '../../../kit/map/hex-grid.tsx';
import { useMapLevel } from '../../../kit/map/level.ts';
import { placedPath } from '../../../kit/placed-path.ts';
import { sideFill, sideLine, sides } from '../../../kit/side.ts';
import styles from './fight-map.module.css';

const SIDES = [1, 2] as const;
/** Seen from far away signs and names are drawn larger. */
const LARGER = { 0: 2, 1: 1.4, 2: 1, 3: 0.8 } as const;

/** Sheets, planets, asteroids, set-up areas and ships of a scenario, as far as they can be drawn. */
export const FightLayers = memo(function FightLayers({ record }: { record: ParsedScenario }): ReactNode {
  const larger = LARGER[useMapLevel()];
  const sheets = Object.entries(record.sheets).map(([letter, place]) => sheetHexes(letter, place));
  return (
    <>
      <HexGrid hexes={sheets.flat()} />
      {sheets.map((hexes) => (
        <path key={hexes[0]?.name} className={styles['border']} d={hexBorderPath(hexes, 0)} />
      ))}
      <SetUpArea record={record} side={0} />
      <SetUpArea record={record} side={1} />
      {record.asteroids.map((name) => (
        <Asteroid key={name} record={record} hex={name} />
      ))}
      {record.planets.map(({ name, hex }) => (
        <Placed key={name} record={record} hex={hex} larger={larger}>
          <circle className={styles['planet']} r={16} />
          <text className={styles['name']} y={30}>
            {name}
          </text>
        </Placed>
      ))}
      {record.sides.flatMap(({ units }, at) =>
        units.map(({ id, place }) => (
          <Placed key={id} record={record} hex={place?.hex ?? null} larger={larger}>
            <path
              d={placedPath(sides[SIDES[at] ?? 1].path, 0.4, -12.8, -12.8)}
              fill={sideFill(SIDES[at] ?? 1)}
              fillRule="evenodd"
            />
            {place?.directions?.length === 1 && (
              <path
                className={styles['heading']}
                d="M0 -14V-26"
                transform={`rotate(${clockAngle(place.directions[0] ?? 12)})`}
              />
            )}
            <text className={styles['name']} y={26}>
              {id}
            </text>
          </Placed>
        )),
      )}
    </>
  );
});

interface PlacedProps {
  record: ParsedScenario;
  hex: string | null;
  larger: number;
  children: ReactNode;
}

function Placed({ record, hex, larger, children }: PlacedProps): ReactNode {
  const found = hex === null ? null : hexOf(record.sheets, hex);
  if (!found) return null;
  const { x, y } = hexCentre(found.q, found.r);
  return <g transform={`translate(${x} ${y}) scale(${larger})`}>{children}</g>;
}

function Asteroid({ record, hex }: { record: ParsedScenario; hex: string }): ReactNode {
  const found = hexOf(record.sheets, hex);
  return found && <path className={styles['asteroid']} d={hexPath(found.q, found.r, 12)} />;
}

/** The hexes of a set-up area that can be told: round a hex, round a planet, part of a sheet. */
function SetUpArea({ record, side }: { record: ParsedScenario; side: number }): ReactNode {
  const hexes = areaHexes(record, side);
  if (hexes.length === 0) return null;
  return <path className={styles['area']} d={hexBorderPath(hexes, 4)} stroke={sideLine(SIDES[side] ?? 1)} />;
}

function areaHexes(record: ParsedScenario, side: number): { q: number; r: number }[] {
  const found = record.sides[side]?.setup?.area;
  const round = (name: string | undefined, distance: number): { q: number; r: number }[] => {
    const centre = name === undefined ? null : hexOf(record.sheets, name);
    return centre ? [...area(centre.q, centre.r, Math.min(distance, 30))] : [];
  };
  switch (found?.kind) {
    case 'within':
      return round(found.hex, found.distance);
    case 'ring':
      return round(record.planets.find(({ name }) => name === found.planet)?.hex, found.to);
    case 'sheet': {
      const { columns, rows } = found;
      return sheetHexes(found.sheet, record.sheets[found.sheet] ?? [0, 0]).filter(
        (_, at) =>
          (at % SHEET_COLUMNS) + 1 >= columns[0] &&
          (at % SHEET_COLUMNS) + 1 <= columns[1] &&
          Math.floor(at / SHEET_COLUMNS) + 1 >= rows[0] &&
          Math.floor(at / SHEET_COLUMNS) + 1 <= rows[1],
      );
    }
    default:
      return [];
  }
}

export function sheetHexes(letter: string, [mx, my]: readonly [number, number]): GridHex[] {
  const two = (n: number): string => String(n + 1).padStart(2, '0');
  return Array.from({ length: SHEET_COLUMNS * SHEET_ROWS }, (_, at) => {
    const [column, row] = [at % SHEET_COLUMNS, Math.floor(at / SHEET_COLUMNS)];
    const hex = toAxial(mx * SHEET_COLUMNS + column, my * SHEET_ROWS + row, 'odd-q');
    return { ...hex, name: `${letter}${two(column)}${two(row)}` };
  });
}
