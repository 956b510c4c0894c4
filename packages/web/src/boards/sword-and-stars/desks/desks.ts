import type { SsView } from '@admiralty/engine/sword-and-stars';
import { createElement, lazy, type ReactNode, Suspense } from 'react';
import type { BoardDesk, BoardProps } from '../../types.ts';
import { bargainsIn } from './offers.ts';
import { TaxationDesk } from './taxation.tsx';
import { desk } from './words.ts';

type Panel = BoardDesk<SsView>['Panel'];

/** Not opened in every turn: it comes when it is. */
function later(load: () => Promise<Panel>): Panel {
  const Later = lazy(async () => ({ default: await load() }));
  return (props: BoardProps<SsView>): ReactNode => createElement(Suspense, null, createElement(Later, props));
}

/** Whoever plays alone has nobody to vote or to bargain with. */
const isAlone = ({ players }: SsView): boolean => players.length === 1;

/** What can stand in the place of the map. */
export const desks: readonly BoardDesk<SsView>[] = [
  { id: 'empires', label: desk.empires.label, Panel: later(async () => (await import('./empires.tsx')).EmpiresDesk) },
  {
    id: 'session',
    label: desk.session.label,
    badge: ({ observation }) => observation.decisions.filter(({ mine, kind }) => mine && kind === 'ballot').length,
    isIdle: isAlone,
    Panel: later(async () => (await import('./session.tsx')).SessionDesk),
  },
  {
    id: 'trade',
    label: desk.trade.label,
    badge: ({ observation, view }) =>
      bargainsIn(observation.offers).filter(({ to }) => to.some((seat) => seat === view.viewer)).length,
    isIdle: isAlone,
    Panel: later(async () => (await import('./trade.tsx')).TradeDesk),
  },
  { id: 'taxation', label: desk.taxation.label, Panel: TaxationDesk },
];
