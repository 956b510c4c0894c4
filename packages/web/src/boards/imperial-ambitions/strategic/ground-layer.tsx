import { area } from '@admiralty/engine/hex';
import { hexLabel, type IaView, type SectorView, type Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { hexBorderPath } from '../../../kit/map/geometry.ts';
import { type GridHex, HexGrid } from '../../../kit/map/hex-grid.tsx';
import { Territory } from '../../../kit/map/layers/territory.tsx';
import { axialOf, pointOf } from '../ids.ts';
import { sideOf } from '../situation.ts';
import styles from './strategic.module.css';

/** Hexes of space tinted round a planet that somebody holds: for the eye alone. */
const TINTED = 2;

/** Hexes, borders and names of the sectors, and the surroundings of held planets. */
export const GroundLayer = memo(function GroundLayer({ view }: { view: IaView }): ReactNode {
  const sectors = view.sectors.map((sector) => ({ sector, hexes: hexesOf(view, sector) }));
  const all = sectors.flatMap(({ hexes }) => hexes);
  const holders = holdersOf(view);
  /** before the first turn nobody holds a planet: whose home it is counts */
  const landOf = (seat: number): GridHex[] =>
    view.phase === 'set-up'
      ? sectors.flatMap(({ sector, hexes }) => (sector.home === seat ? hexes : []))
      : all.filter(({ q, r }) => holders.get(`${q} ${r}`) === seat);
  return (
    <>
      <HexGrid hexes={all} />
      {view.players.map(({ seat }) => (
        <Territory key={seat} side={sideOf(view, seat)} hexes={landOf(seat)} />
      ))}
      {sectors.map(({ sector, hexes }) => (
        <g key={sector.id}>
          <path className={styles['border']} d={hexBorderPath(hexes, 0)} />
          <SectorName view={view} sector={sector} />
        </g>
      ))}
    </>
  );
});

function hexesOf(view: IaView, { sheet: [across, down] }: SectorView): GridHex[] {
  const { columns, rows } = view.sheet;
  return Array.from({ length: columns * rows }, (_, at): GridHex => {
    const xy: Xy = [across * columns + (at % columns) + 1, down * rows + Math.floor(at / columns) + 1];
    return { ...axialOf(xy), name: hexLabel(view, xy) };
  });
}

function holdersOf({ systems }: IaView): Map<string, number> {
  const holders = new Map<string, number>();
  for (const { xy, owner } of systems) {
    const { q, r } = axialOf(xy);
    for (const near of area(q, r, TINTED)) {
      const key = `${near.q} ${near.r}`;
      if (!holders.has(key)) holders.set(key, owner);
    }
  }
  return holders;
}

/** Rows at the lower edge, and columns beside the middle of a sector's name, that the name of a system may reach. */
const LOW = 3;
const BESIDE = 4;

/** The name stands in the middle, or aside where a system lies above it. */
function nameColumn({ systems, sheet: { columns, rows } }: IaView, { sheet: [across, down] }: SectorView): number {
  const low = systems.flatMap(({ xy: [x, y] }) => {
    const isHere = x > across * columns && x <= (across + 1) * columns && y <= (down + 1) * rows;
    return isHere && y > (down + 1) * rows - LOW ? [x - across * columns] : [];
  });
  const wishes = [(columns + 1) / 2, BESIDE, columns + 1 - BESIDE];
  const isFree = (wish: number): boolean => low.every((column) => Math.abs(column - wish) >= BESIDE);
  return wishes.find(isFree) ?? (columns + 1) / 2;
}

function SectorName({ view, sector }: { view: IaView; sector: SectorView }): ReactNode {
  const { columns, rows } = view.sheet;
  const [across, down] = sector.sheet;
  const { x } = pointOf([across * columns + nameColumn(view, sector), 1]);
  const { y } = pointOf([1, (down + 1) * rows]);
  return (
    <text className={styles['sector']} x={x} y={y + 12}>
      {sector.name}
    </text>
  );
}
