import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { LayerContext } from '../../ui/commands.ts';
import { shell } from '../../words/shell.ts';
import { Composer } from '../composer/composer.tsx';
import { LookupTrouble } from '../lookup-trouble.tsx';
import { NewsPanel } from '../news/news-panel.tsx';
import { useTable } from '../table-context.tsx';
import { Advice } from './advice.tsx';
import { OfferCards } from './offer-cards.tsx';
import styles from './orders-panel.module.css';
import { OutOfTurn } from './out-of-turn.tsx';
import { Prompt } from './prompt.tsx';
import { Thinking } from './thinking.tsx';

/** Loaded when a game is over. */
const ResultPanel = lazy(async () => ({ default: (await import('../over/result-panel.tsx')).ResultPanel }));

/**
 * Who decides what, and the means to answer. Without a decision of yours: who thinks, or how it ended. Who thinks while
 * you decide too stands below, so that nothing you decide by moves.
 */
export function OrdersPanel({ life }: { life: ReactNode }): ReactNode {
  const { shown, state } = useTable();
  const opened = useRef(state.length);
  const [wanted, setWanted] = useState<number | null>(null);
  if (!shown) return null;
  const { decisions, result } = shown.observation;
  const mine = decisions.filter((one) => one.mine);
  const at = Math.max(
    mine.findIndex(({ id }) => id === wanted),
    0,
  );
  const asked = mine[at];
  const onNext = (): void => setWanted(mine[(at + 1) % mine.length]?.id ?? null);
  const turn = mine.length > 1 ? { at, count: mine.length, onNext } : null;
  const mayAct = !result && !shown.isPast;
  return (
    <LayerContext value="orders">
      <section className={styles['panel']} data-panel="orders" aria-label={shell.decision}>
        {result ? (
          <Suspense>
            <ResultPanel remote={life} />
          </Suspense>
        ) : (
          <Prompt key={`prompt ${asked?.id}`} asked={asked} turn={turn} />
        )}
        {!result && life}
        {mayAct && <OfferCards />}
        {!asked && mayAct && <Thinking />}
        <div className={styles['strip']}>
          {mayAct && <NewsPanel isOpen={asked === undefined} />}
          {asked && mayAct && <Advice key={`advice ${asked.id}`} />}
        </div>
        <LookupTrouble />
        {asked && mayAct && <Composer key={asked.id} asked={asked} isFirst={state.length === opened.current} />}
        {asked && mayAct && <Thinking />}
        {shown.isPast && !result && <p className={styles['past']}>{shell.pastIsClosed}</p>}
        {mayAct && typeof shown.state.viewer === 'number' && <OutOfTurn />}
      </section>
    </LayerContext>
  );
}
