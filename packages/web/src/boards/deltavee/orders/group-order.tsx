import type { DvView, Order, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf, unitId } from '../names.ts';
import { isBattle } from './battle-step.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

interface Props {
  view: DvView;
  unit: UnitView;
  units: readonly UnitView[];
  /** its composed maneuvers */
  orders: readonly Order[];
  /** all that is composed, of whatever unit */
  composed: readonly Order[];
  onGive(orders: Order[]): void;
}

/** The maneuvers of one for all that are ticked in the list; the rules keep as many as each may have. */
export function GroupOrder({ view, unit, units, orders, composed, onGive }: Props): ReactNode {
  const group = useBoardStore((store) => store.group);
  const wanted = signs(orders);
  const hasThem = (one: UnitView): boolean => signs(maneuversOf(composed, one.unit)) === wanted;
  const others = units.filter((one) => one.unit !== unit.unit && one.vessel && group.includes(unitId(one.unit)));
  const open = others.filter((one) => !hasThem(one));
  if (orders.length === 0 || open.length === 0) return null;
  const copies = open.flatMap((one) => orders.map((order) => ({ ...order, unit: one.unit })));
  return (
    <p className={styles['group']}>
      <Button shortcut="G" onClick={() => onGive(copies)}>
        {say.command.sameFor(open.length)}
      </Button>
      <small>{open.map((one) => nameOf(view, one)).join(', ')}</small>
    </p>
  );
}

function maneuversOf(composed: readonly Order[], unit: number): Order[] {
  return composed.filter((order) => order.do !== 'end' && order.unit === unit && !isBattle(order));
}

/** The same for the same maneuvers, whose ever they are. */
function signs(orders: readonly Order[]): string {
  return orders.map((order) => (order.do === 'weave' ? `weave ${order.hexside}` : order.do)).join();
}
