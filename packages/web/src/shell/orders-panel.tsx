import type { ReactNode } from 'react';
import { shell } from '../words/shell.ts';
import { Composer } from './composer.tsx';
import styles from './orders-panel.module.css';
import { Prompt } from './prompt.tsx';
import { ResultPanel } from './result-panel.tsx';
import { useTable } from './table-context.tsx';
import { Thinking } from './thinking.tsx';
import { Unasked } from './unasked.tsx';

/** Who decides what, and the means to answer. Without a decision of yours: who thinks, or how it ended. */
export function OrdersPanel(): ReactNode {
  const { shown } = useTable();
  if (!shown) return null;
  const { decisions, result } = shown.observation;
  const mine = decisions.filter((one) => one.mine);
  const [asked] = mine;
  return (
    <section className={styles['panel']} data-panel="orders" aria-label={shell.orders}>
      {result ? <ResultPanel /> : <Prompt asked={asked} count={mine.length} />}
      {!result && <Thinking />}
      {asked && !shown.isPast && <Composer key={asked.id} asked={asked} />}
      {shown.isPast && <p className={styles['past']}>{shell.pastIsClosed}</p>}
      {!result && !shown.isPast && typeof shown.state.viewer === 'number' && <Unasked />}
    </section>
  );
}
