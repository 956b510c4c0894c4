import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { BoardDesk } from '../../types.ts';
import { EmpiresDesk } from './empires.tsx';
import { SessionDesk } from './session.tsx';
import { TaxationDesk } from './taxation.tsx';
import { TradeDesk, tradeBadge } from './trade.tsx';
import { desk } from './words.ts';

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
    badge: tradeBadge,
    isIdle: ({ players }) => players.length === 1,
    Panel: TradeDesk,
  },
  { id: 'taxation', label: desk.taxation.label, Panel: TaxationDesk },
];
