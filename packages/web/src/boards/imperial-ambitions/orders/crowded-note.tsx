import { type IaView, mapLabel } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

/** Where more units of one owner stand than may stay when movement ends. */
export function CrowdedNote({ view, owner }: { view: IaView; owner: number }): ReactNode {
  const own = (view.battle?.crowded ?? []).filter((one) => one.owner === owner);
  return own.map(({ xy, units, remove }) => (
    <p key={String(xy)} className={styles['warning']}>
      {say.crowd.warning(mapLabel(xy), units, remove)} <RuleChip rule="IA-stk-4" />
    </p>
  ));
}
