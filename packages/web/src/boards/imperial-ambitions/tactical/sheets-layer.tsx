import { mapLabel, type Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { hexBorderPath } from '../../../kit/map/geometry.ts';
import { type GridHex, HexGrid } from '../../../kit/map/hex-grid.tsx';
import { axialOf } from '../ids.ts';
import styles from './tactical.module.css';

const SIDE_BY_SIDE = [0, 1, 2] as const;

/** The hexes of nine sheets, with the edge of each. */
export const SheetsLayer = memo(function SheetsLayer({ columns, rows }: { columns: number; rows: number }): ReactNode {
  const sheets = SIDE_BY_SIDE.flatMap((down) =>
    SIDE_BY_SIDE.map((across) => ({ across, down, hexes: hexesOf(columns, rows, across, down) })),
  );
  return (
    <>
      <HexGrid hexes={sheets.flatMap(({ hexes }) => hexes)} />
      {sheets.map(({ across, down, hexes }) => (
        <path key={`${across} ${down}`} className={styles['sheet']} d={hexBorderPath(hexes, 0)} />
      ))}
      <path className={styles['centre']} d={hexBorderPath(hexesOf(columns, rows, 1, 1), 0)} />
    </>
  );
});

function hexesOf(columns: number, rows: number, across: number, down: number): GridHex[] {
  return Array.from({ length: columns * rows }, (_, at): GridHex => {
    const xy: Xy = [across * columns + (at % columns) + 1, down * rows + Math.floor(at / columns) + 1];
    return { ...axialOf(xy), name: mapLabel(xy) };
  });
}
