import type { SsView } from '@admiralty/engine/sword-and-stars';
import { createElement, lazy, Suspense } from 'react';
import type { BoardDesk } from '../../types.ts';
import { EmpiresDesk } from './empires.tsx';
import { SessionDesk } from './session.tsx';
import { TaxationDesk } from './taxation.tsx';
import { desk } from './words.ts';

/** Opened seldom: it comes when it is. */
const TradeDesk = lazy(async () => ({ default: (await import('./trade.tsx')).TradeDesk }));

/** What can stand in the place of the map. */
export const desks: readonly BoardDesk<SsView>[] = [
  { id: 'empires', label: desk.empires.label, Panel: EmpiresDesk },
  {
    id: 'session',
    label: desk.session.label,
    badge: ({ observation }) => observation.decisions.filter(({ mine, kind }) => mine && kind === 'ballot').length,
    Panel: SessionDesk,
  },
  {
    id: 'trade',
    label: desk.trade.label,
    badge: ({ observation, view }) =>
      observation.offers.filter(({ to }) => to.some((seat) => seat === view.viewer)).length,
    isIdle: ({ players }) => players.length === 1,
    Panel: (props) => createElement(Suspense, null, createElement(TradeDesk, props)),
  },
  { id: 'taxation', label: desk.taxation.label, Panel: TaxationDesk },
];
