import type { ReactNode } from 'react';
import { offerWords, shell } from '../../words/shell.ts';
import { type PanelTab, useBoardParts } from '../board-store.ts';
import { offersTo } from '../orders/offer-cards.tsx';
import { useTable } from '../table-context.tsx';
import { Count } from './count.tsx';
import styles from './panel-tabs.module.css';

const tabs: readonly (readonly [PanelTab, ReactNode])[] = [
  ['orders', <OrdersTab key="orders" />],
  ['inspect', shell.inspect],
  ['log', shell.log],
];

/** What the right column shows where there is only one; on phones buttons at the edge of the sheet. */
export function PanelTabs({ room }: { room: ReactNode }): ReactNode {
  const { tab, openTab, sheet, setSheet } = useBoardParts('tab', 'openTab', 'sheet', 'setSheet');
  const isAsked = useTable().state.observation?.decisions.some(({ mine }) => mine) ?? false;
  const open = (id: PanelTab): void => {
    openTab(id);
    if (sheet === 'peek') setSheet('half');
  };
  return (
    <nav className={styles['tabs']} aria-label={shell.panels} data-over-map>
      {[...tabs, ...(room ? [['table', room] as const] : [])].map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={tab === id}
          data-lit={id === 'orders' && isAsked}
          onClick={() => open(id)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

/** With how many wishes of others want a word. */
function OrdersTab(): ReactNode {
  const count = offersTo(useTable().state).length;
  return (
    <>
      {shell.orders} <Count count={count} title={offerWords.wanted(count)} />
    </>
  );
}

/** Where there is room for orders and log at once: the log, or who else is there. */
export function RoomTabs({ room }: { room: ReactNode }): ReactNode {
  const { tab, openTab } = useBoardParts('tab', 'openTab');
  return (
    <nav className={styles['room']} aria-label={shell.panels}>
      <button type="button" aria-pressed={tab !== 'table'} onClick={() => openTab('log')}>
        {shell.log}
      </button>
      <button type="button" aria-pressed={tab === 'table'} onClick={() => openTab('table')}>
        {room}
      </button>
    </nav>
  );
}
