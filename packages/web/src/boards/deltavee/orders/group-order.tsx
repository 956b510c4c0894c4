import type { DvView, Order, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf, unitId } from '../names.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  view: DvView;
  unit: UnitView;
  units: readonly UnitView[];
  /** its composed maneuvers */
  orders: readonly Order[];
  onGive(orders: Order[]): void;
}

/** The maneuvers of one for all that are ticked in the list; the rules keep as many as each may have. */
export function GroupOrder({ view, unit, units, orders, onGive }: Props): ReactNode {
  const group = useBoardStore((store) => store.group);
  const others = units.filter((one) => one.unit !== unit.unit && one.vessel && group.includes(unitId(one.unit)));
  if (orders.length === 0 || others.length === 0) return null;
  const copies = others.flatMap((one) => orders.map((order) => ({ ...order, unit: one.unit })));
  return (
    <p className={styles['group']}>
      <Button shortcut="G" onClick={() => onGive(copies)}>
        {say.command.sameFor(others.length)}
      </Button>
      <small>{others.map((one) => nameOf(view, one)).join(', ')}</small>
    </p>
  );
}
