/** What each world counts: those that count now, then those that could. */
import type { World } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { type FfwProps, type Shown, shownOf } from '../shown.ts';
import { placeId } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';
import { Victory } from './victory.tsx';

const say = words.points;

interface Row {
  world: World;
  control: number;
  /** of the holder, as it counts now */
  counts: number;
  /** of the other side, if it took it */
  stake: number;
}

export function PointsDesk(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  const select = useBoardStore((store) => store.select);
  if (!shown) return null;
  const rows = rowsOf(shown);
  const table = (title: string, list: readonly Row[], figure: (row: Row) => ReactNode): ReactNode => (
    <table className={styles['fleets']}>
      <caption>{title}</caption>
      <ColumnHeads names={say.columns} />
      <tbody>
        {list.map((row) => (
          <tr key={row.world.label}>
            <th scope="row">
              <button type="button" onClick={() => select(placeId(row.world.hex))}>
                {row.world.name} {row.world.label}
              </button>
            </th>
            <td>{words.sides[row.control] ?? words.nobody}</td>
            <td>{figure(row)}</td>
            <td>{say.garrison(garrisonOf(shown, row), row.world.garrison)}</td>
          </tr>
        ))}
        {list.length === 0 && (
          <tr>
            <td colSpan={4}>{say.none}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
  return (
    <div className={styles['desk']}>
      <Victory shown={shown} />
      {table(
        say.now,
        rows.filter(({ counts }) => counts > 0),
        ({ counts }) => counts,
      )}
      {table(
        say.could,
        rows.filter(({ stake }) => stake > 0),
        ({ control, stake }) => (control < 0 ? say.either(stake) : say.for(words.sides[1 - control] ?? '', stake)),
      )}
    </div>
  );
}

function garrisonOf({ view }: Shown, { world, control }: Row): number {
  return view.worlds.find((one) => one.world === world.index)?.garrisons[control] ?? 0;
}

/** The most valuable first. */
function rowsOf({ view, data }: Shown): Row[] {
  return view.worlds
    .flatMap(({ world, control }): Row[] => {
      const counter = data.worlds[world];
      if (!counter) return [];
      const [imperial, zhodani] = counter.points;
      const stake = control < 0 ? Math.max(imperial, zhodani) : (counter.points[1 - control] ?? 0);
      return [{ world: counter, control, counts: counter.points[control] ?? 0, stake }];
    })
    .sort((a, b) => b.counts - a.counts || b.stake - a.stake || a.world.label.localeCompare(b.world.label));
}
