import type { DvView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { Label } from '../../ui/label.tsx';
import type { BoardProps } from '../types.ts';
import styles from './inspector.module.css';
import { sideOf, unitId, unitsInPlay } from './situation.ts';
import { words } from './words.ts';

export function Inspector({ view }: BoardProps<DvView>): ReactNode {
  const { selected, select } = useBoardStore();
  const unit = view.units.find((one) => unitId(one.unit) === selected);
  return (
    <div className={styles['inspector']}>
      {unit ? (
        <div className={styles['unit']}>
          <h2>{unit.label}</h2>
          <p>{words.course(unit.hex, unit.direction, unit.velocity)}</p>
          {unit.log && <p>{words.energy(unit.log.energy, unit.log.energyMost)}</p>}
        </div>
      ) : (
        <p className={styles['unit']}>{words.nothingPicked}</p>
      )}
      <div className={styles['head']}>
        <Label>{words.onThePlane}</Label>
      </div>
      <ul>
        {unitsInPlay(view).map(({ unit: number, label, seat, hex }) => (
          <li key={number}>
            <button type="button" aria-pressed={unitId(number) === selected} onClick={() => select(unitId(number))}>
              <Emblem side={sideOf(view, seat)} /> <span>{label}</span> <small>{hex}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
