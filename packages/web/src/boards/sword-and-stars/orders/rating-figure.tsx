import type { OperationAct, OperationFigures, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { BigFigure } from '../../../ui/figure.tsx';
import { OddsTable } from '../../../ui/odds.tsx';
import { Waterfall } from '../../../ui/waterfall.tsx';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { outcomeRows, ratingLines } from './outcomes.ts';
import { say } from './words.ts';

interface RatingFigureProps {
  view: SsView;
  act: OperationAct;
  figures: OperationFigures | null;
}

/** The rating, where it comes from, and what each answer of the others leaves of the chances. */
export function RatingFigure({ view, act, figures }: RatingFigureProps): ReactNode {
  if (!figures) return null;
  const { odds, opposed } = figures;
  const alone = words.figure(odds.rating);
  const columns = opposed
    ? [say.act.alone(alone), say.act.intercepted(words.figure(opposed.rating))]
    : [say.act.unopposed(alone)];
  return (
    <>
      <BigFigure figure={alone} of={say.act.rating} rule="SS-11.1">
        <Waterfall lines={ratingLines(view, act, figures)} />
      </BigFigure>
      <div className={styles['odds']}>
        <OddsTable of={say.act.unseen(odds.cards)} columns={columns} rows={outcomeRows(view, act, figures)} />
      </div>
    </>
  );
}
