/** Where a force jumps: a system in range, or towards one that is not. */
import { hexName, type IaView, type JumpNext, systemName, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { TargetTable } from '../../../ui/target-table.tsx';
import { isSameXy } from '../ids.ts';
import { aimsOf } from './jump-aims.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  view: IaView;
  from: Xy;
  ends: JumpNext['ends'];
  end: JumpNext['ends'][number] | null;
  range: number;
  onPick(to: Xy): void;
}

/** Nearest first; any other hex is picked on the map. */
export function JumpEnds({ view, from, ends, end, range, onPick }: Props): ReactNode {
  const [aim, setAim] = useState<number | null>(null);
  const systems = ends
    .filter(({ to }) => view.systems.some(({ xy }) => isSameXy(xy, to)) || (end && isSameXy(end.to, to)))
    .toSorted((one, other) => one.distance - other.distance);
  const aims = aimsOf(view, from, ends, range);
  const taken = aims.find(({ system, to }) => system === aim && end && isSameXy(to, end.to));
  return (
    <>
      <div data-coach="ends">
        <TargetTable
          label={say.move.where}
          columns={say.move.endColumns}
          empty={say.move.noSystem(range)}
          picked={end && String(end.to)}
          onPick={(id) => {
            const found = systems.find(({ to }) => String(to) === id);
            if (found) onPick(found.to);
          }}
          rows={systems.map(({ to, distance }) => ({ id: String(to), label: hexName(view, to), cells: [distance] }))}
        />
      </div>
      {aims.length > 0 && (
        <div className={styles['gap']}>
          <TargetTable
            label={say.move.towards}
            columns={say.move.aimColumns}
            picked={taken ? String(taken.system) : null}
            onPick={(id) => {
              const found = aims.find(({ system }) => String(system) === id);
              if (!found) return;
              setAim(found.system);
              onPick(found.to);
            }}
            rows={aims.map(({ system, hexes, jumps }) => ({
              id: String(system),
              label: say.move.aim(systemName(view, system)),
              cells: [hexes, say.move.there(view.turn + jumps - 1)],
            }))}
          />
        </div>
      )}
      <p className={styles['hint']}>{say.move.onMap}</p>
    </>
  );
}
