import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { type Area, areaOf, HEX, hexBorderPath } from '../../../kit/map/geometry.ts';
import { type GridHex, HexGrid } from '../../../kit/map/hex-grid.tsx';
import { Territory } from '../../../kit/map/layers/territory.tsx';
import { useMapLevel } from '../../../kit/map/level.ts';
import { placedPath } from '../../../kit/placed-path.ts';
import { sides as emblems, type SideNumber, sideLine } from '../../../kit/side.ts';
import { sidesOf } from '../../sides.ts';
import { axialOf, pointOf } from '../ids.ts';
import { PlanetSign } from '../strategic/planet-sign.tsx';
import type { WarStock } from './rules.ts';
import { systemXy } from './sheets.ts';
import styles from './war-map.module.css';

type Sheet = Pick<WarStock, 'columns' | 'rows'>;

/** The map of a record, as far as it can be drawn; seats count from 1, 0 is neutral. */
export const WarLayers = memo(function WarLayers({ record, sheet }: { record: WarRecord; sheet: Sheet }): ReactNode {
  const sides = warSides(record);
  const sectors = record.sectors.map((sector) => ({ sector, hexes: sectorHexes(sector, sheet) }));
  return (
    <>
      <HexGrid hexes={sectors.flatMap(({ hexes }) => hexes)} />
      {record.players.map(({ seat }) => (
        <Territory
          key={seat}
          side={sides(seat)}
          hexes={sectors.filter(({ sector }) => sector.home === seat).flatMap(({ hexes }) => hexes)}
        />
      ))}
      {sectors.map(({ sector, hexes }) => (
        <g key={sector.sheet.join()}>
          <path className={styles['border']} d={hexBorderPath(hexes, 0)} />
          <SectorName sector={sector} sheet={sheet} />
        </g>
      ))}
      {record.systems.map((system) => (
        <SystemNode key={`${system.id} ${system.sector}${system.hex}`} record={record} system={system} sheet={sheet} />
      ))}
    </>
  );
});

/** 0 is neutral. */
export function warSides({ players }: { players: readonly { name: string }[] }): (owner: number) => SideNumber {
  const found = sidesOf(players.map(({ name }) => name));
  return (owner) => found[owner - 1] ?? 0;
}

/** From corner to corner of all sheets, and of those beside them if asked for. */
export function worldOf(sheets: readonly (readonly [number, number])[], { columns, rows }: Sheet): Area {
  const corners = sheets.flatMap(([across, down]): [number, number][] => [
    [across * columns + 1, down * rows + 1],
    [(across + 1) * columns, (down + 1) * rows],
  ]);
  return areaOf(corners.map(pointOf), HEX * 2);
}

export function sectorHexes(
  { id, sheet: [across, down] }: Pick<WarRecord['sectors'][number], 'id' | 'sheet'>,
  { columns, rows }: Sheet,
): GridHex[] {
  return Array.from({ length: columns * rows }, (_, at): GridHex => {
    const [column, row] = [(at % columns) + 1, Math.floor(at / columns) + 1];
    const name = `${id}${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
    return { ...axialOf([across * columns + column, down * rows + row]), name };
  });
}

function SectorName({ sector, sheet }: { sector: WarRecord['sectors'][number]; sheet: Sheet }): ReactNode {
  const [across, down] = sector.sheet;
  const { x } = pointOf([across * sheet.columns + (sheet.columns + 1) / 2, 1]);
  const { y } = pointOf([1, (down + 1) * sheet.rows]);
  return (
    <text className={styles['sector']} x={x} y={y + 8}>
      {sector.name}
    </text>
  );
}

interface SystemNodeProps {
  record: WarRecord;
  system: WarRecord['systems'][number];
  sheet: Sheet;
}

function SystemNode({ record, system, sheet }: SystemNodeProps): ReactNode {
  const larger = LARGER[useMapLevel()];
  const xy = systemXy(record, system, sheet);
  if (!xy) return null;
  const { x, y } = pointOf(xy);
  const side = warSides(record)(system.owner);
  const ink = system.owner === 0 ? 'var(--text-2)' : sideLine(side);
  const units = record.forces
    .filter((force) => force.system === system.id)
    .reduce((sum, force) => sum + force.units.reduce((all, { n }) => all + n, 0), 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${larger})`}>
        <circle className={styles['node']} r={12} stroke={ink} />
        {system.owner > 0 && <path d={placedPath(emblems[side].path, 0.22, -7, -7)} fill={ink} fillRule="evenodd" />}
        {system.capital && <path d={CROWN} fill={ink} />}
        {system.planets.map(({ type }, at) => (
          <g key={type} transform={`translate(${18 + at * 9} -9)`}>
            <PlanetSign kind={type} />
          </g>
        ))}
        {units > 0 && (
          <text className={styles['units']} x={18} y={8}>
            {units}
          </text>
        )}
      </g>
      <text className={styles['name']} y={14 * larger} dy="0.9em">
        {system.name}
      </text>
    </g>
  );
}

/** Seen from far away signs are drawn larger. */
const LARGER = { 0: 2, 1: 1.6, 2: 1, 3: 0.8 } as const;
const CROWN = 'M-7 -15V-23L-3.5 -19L0 -24L3.5 -19L7 -23V-15z';
