import { type IaView, mapLabel, type Xy } from '@admiralty/engine/imperial-ambitions';
import { memo, type ReactNode } from 'react';
import { hexBorderPath } from '../../../kit/map/geometry.ts';
import { type GridHex, HexGrid } from '../../../kit/map/hex-grid.tsx';
import { axialOf, pointOf } from '../ids.ts';
import { words } from '../words.ts';
import styles from './tactical.module.css';

const SIDE_BY_SIDE = [0, 1, 2] as const;

/** The hexes of nine sheets, with the edge and name of each, and the line from which ships may jump out. */
export const SheetsLayer = memo(function SheetsLayer({ columns, rows, exitDepth }: IaView['sheet']): ReactNode {
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
      <path
        className={styles['exit']}
        d={hexBorderPath(
          sheets
            .flatMap(({ hexes }) => hexes)
            .filter(({ xy: [x, y] }) => isInner(x, columns, exitDepth) && isInner(y, rows, exitDepth)),
          0,
        )}
      />
      {sheets.map(({ across, down }, at) => {
        const corner = pointOf([across * columns + 1, down * rows + 1]);
        return (
          <text key={`${across} ${down}`} className={styles['sheetName']} x={corner.x - 20} y={corner.y - 8}>
            {words.sheets[at]}
          </text>
        );
      })}
      <text className={styles['exitName']} {...pointOf([exitDepth + 2, exitDepth])}>
        {words.exitZone}
      </text>
    </>
  );
});

/** Columns or rows of three sheets that are farther from the edge than the exit zone. */
function isInner(at: number, ofSheet: number, exitDepth: number): boolean {
  return at > exitDepth && at <= 3 * ofSheet - exitDepth;
}

function hexesOf(columns: number, rows: number, across: number, down: number): (GridHex & { xy: Xy })[] {
  return Array.from({ length: columns * rows }, (_, at) => {
    const xy: Xy = [across * columns + (at % columns) + 1, down * rows + Math.floor(at / columns) + 1];
    return { ...axialOf(xy), name: mapLabel(xy), xy };
  });
}
