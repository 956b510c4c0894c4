import { type ReactNode, useEffect } from 'react';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { shell } from '../words/shell.ts';
import styles from './board-shell.module.css';
import { useBoardStore } from './board-store.ts';
import { Curtain } from './curtain.tsx';
import { LogPanel } from './log-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import { useTable } from './table-context.tsx';
import { TextMap } from './text-map.tsx';
import { Timeline } from './timeline.tsx';
import { TopBar } from './top-bar.tsx';
import { useBoardKeys } from './use-board-keys.ts';

const tabs = [
  ['orders', shell.orders],
  ['inspect', shell.inspect],
  ['log', shell.log],
] as const;

/** The board's frame: bar, inspector, map, orders, timeline; on a phone the orders are a sheet over the map. */
export function BoardShell(): ReactNode {
  const { board, shown } = useTable();
  const { hidden, tab, openTab, sheet, desk, isTextMap } = useBoardStore();
  useBoardKeys();
  const open = board.desks.find(({ id }) => id === desk);
  return (
    <div
      className={styles['shell']}
      data-left={!hidden.left}
      data-right={!hidden.right}
      data-sheet={sheet}
      data-tab={tab}
    >
      <TopBar />
      {shown && (
        <>
          <aside className={styles['left']} aria-label={shell.inspect}>
            <board.Inspector {...shown} />
          </aside>
          <main className={styles['map']} data-past={shown.isPast}>
            {isTextMap ? <TextMap /> : open ? <open.Panel {...shown} /> : <board.Map {...shown} />}
          </main>
          <div className={styles['right']}>
            <SheetHandle />
            <div className={styles['tabs']} role="tablist">
              {tabs.map(([id, label]) => (
                <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => openTab(id)}>
                  {label}
                </button>
              ))}
            </div>
            <OrdersPanel />
            <div className={styles['inspect']}>
              <board.Inspector {...shown} />
            </div>
            <LogPanel />
          </div>
          <Timeline />
        </>
      )}
      <Curtain />
      <RulesDrawer />
      <Announcer />
    </div>
  );
}

/** Tells screen readers who decides now, at once, and what happened, when there is time. */
function Announcer(): ReactNode {
  const { state } = useTable();
  const isMine = state.observation?.decisions.some(({ mine }) => mine) ?? false;
  const last = state.log.at(-1);
  const words = last?.events.map((event) => event.words).join(' ') ?? '';
  useEffect(() => {
    document.title = `${isMine ? '● ' : ''}${state.title} · ${shell.name}`;
  }, [isMine, state.title]);
  return (
    <>
      <p className="unseen" aria-live="assertive">
        {isMine ? `${shell.youDecide}.` : ''}
      </p>
      <p className="unseen" aria-live="polite">
        {words}
      </p>
    </>
  );
}
