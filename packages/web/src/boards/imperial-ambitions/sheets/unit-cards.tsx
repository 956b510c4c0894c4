import { type IaView, tally, type UnitView } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { Button } from '../../../ui/button.tsx';
import { UnitCounter } from '../counters.tsx';
import { unitId } from '../ids.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const SIZE = 46;

/** A large war has hundreds in one place: the rest come when they are asked for. */
const SHOWN_AT_ONCE = 24;

/** Counters side by side; a press opens the unit. */
export function UnitCards({ view, units }: { view: IaView; units: readonly UnitView[] }): ReactNode {
  const select = useBoardStore((store) => store.select);
  const [isLong, setLong] = useState(false);
  const listed = isLong ? units : units.slice(0, SHOWN_AT_ONCE);
  return (
    <div className={styles['counters']}>
      {listed.map((unit) => (
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
      {units.length > listed.length && (
        <Button look="plain" onClick={() => setLong(true)}>
          {words.stack.more(tally(units.slice(listed.length).map(({ type }) => type)))}
        </Button>
      )}
    </div>
  );
}
