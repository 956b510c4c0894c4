import type { IaView, UnitView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { UnitCounter } from '../counters.tsx';
import { unitId } from '../ids.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const SIZE = 46;

/** Counters side by side; a press opens the unit. */
export function UnitCards({ view, units }: { view: IaView; units: readonly UnitView[] }): ReactNode {
  const select = useBoardStore((store) => store.select);
  return (
    <div className={styles['counters']}>
      {units.map((unit) => (
        <button key={unit.unit} type="button" onClick={() => select(unitId(unit.unit))}>
          <svg
            width={SIZE + 4}
            height={SIZE + 4}
            viewBox={`${-SIZE / 2 - 2} ${-SIZE / 2 - 2} ${SIZE + 4} ${SIZE + 4}`}
            role="img"
            aria-label={words.unitLabel(unit.name, words.unitNames[unit.type])}
          >
            <UnitCounter view={view} unit={unit} size={SIZE} />
          </svg>
        </button>
      ))}
    </div>
  );
}
