import type { OperationAct, OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { BigFigure } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { OddsTable } from '../../../ui/odds.tsx';
import { Waterfall } from '../../../ui/waterfall.tsx';
import { nodeName } from '../situation.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { outcomeRows, ratingLines } from './outcomes.ts';
import { hopeOf } from './routes.ts';
import { say } from './words.ts';

interface RatingFigureProps {
  view: SsView;
  act: OperationAct;
  figures: OperationFigures | null;
}

/** What each answer of the others leaves of the chances, then the rating and where it comes from. */
export function RatingFigure({ view, act, figures }: RatingFigureProps): ReactNode {
  if (!figures) return null;
  const { odds, opposed } = figures;
  const alone = words.figure(odds.rating);
  const columns = opposed
    ? [say.act.alone(alone), say.act.intercepted(words.figure(opposed.rating))]
    : [say.act.unopposed(alone)];
  return (
    <>
      <p className="unseen" aria-live="polite">
        {say.act.spoken(nodeName(view, act.target), alone, percent(hopeOf(odds)))}
      </p>
      <div className={styles['odds']} data-coach="odds">
        <OddsTable of={say.act.unseen(odds.cards)} columns={columns} rows={outcomeRows(view, act, figures)} />
      </div>
      <div data-coach="rating">
        <BigFigure figure={alone} of={say.act.rating} rule="SS-11.1">
          <Waterfall lines={ratingLines(view, act, figures)} />
        </BigFigure>
      </div>
    </>
  );
}
