import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { FocusContext } from '../kit/map/focus.ts';
import { PatternDefs } from '../kit/patterns.tsx';
import { useCoaching } from '../learning/lesson-context.tsx';
import { LessonStrip } from '../learning/lesson-strip.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { useSound } from '../sound/use-sound.ts';
import { shell } from '../words/shell.ts';
import styles from './board-shell.module.css';
import { useBoardParts } from './board-store.ts';
import { Curtain } from './frame/curtain.tsx';
import { PanelTabs, RoomTabs } from './frame/panel-tabs.tsx';
import { SheetHandle } from './frame/sheet-handle.tsx';
import { THREE_COLUMNS, useMedia } from './frame/use-media.ts';
import { GoTo } from './keys/go-to.tsx';
import { KeyList } from './keys/key-list.tsx';
import { useBoardKeys } from './keys/use-board-keys.ts';
import { useShellCommands } from './keys/use-shell-commands.ts';
import { LogPanel } from './log/log-panel.tsx';
import { TextMap } from './map/text-map.tsx';
import { Announcer } from './news/announcer.tsx';
import { DiceTray } from './news/dice-tray.tsx';
import { Headlines } from './news/headlines.tsx';
import { NoticeBar } from './notices/notices.tsx';
import { StorageNotice } from './notices/storage-notice.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { PlaybackBar } from './playback/playback-bar.tsx';
import { useFocus } from './playback/use-focus.ts';
import { useTable } from './table-context.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

/** Comes with a lesson. */
const Coach = lazy(async () => ({ default: (await import('../learning/coach.tsx')).Coach }));

/** Follows the act that is shown. */
function FollowedMap(): ReactNode {
  const { board, staged } = useTable();
  const focus = useFocus();
  return (
    staged && (
      <FocusContext value={focus}>
        <board.Map {...staged} />
      </FocusContext>
    )
  );
}

interface BoardShellProps {
  /** who else is at the table, beside the log; null: nobody but those at this screen */
  room?: ReactNode;
  /** on the way to it */
  roomTab?: ReactNode;
  /** what stands between the people and the game, beside what is asked: clocks, a stand-in */
  life?: ReactNode;
  /** what is said as long as it is so */
  notice?: ReactNode;
}

/** The board's frame: bar, inspector, map, orders, timeline; on a phone the orders are a sheet over the map. */
export function BoardShell({ room = null, roomTab = null, life = null, notice = null }: BoardShellProps): ReactNode {
  const { board, shown, staged, state } = useTable();
  const { hidden, tab, sheet, desk, isTextMap } = useBoardParts('hidden', 'tab', 'sheet', 'desk', 'isTextMap');
  useShellCommands();
  useBoardKeys();
  useSound();
  const coaching = useCoaching();
  const isWide = useMedia(THREE_COLUMNS);
  const isMine = state.observation?.decisions.some(({ mine }) => mine) ?? false;
  const name = state.name ?? state.title;
  useEffect(() => {
    document.title = `${isMine ? '● ' : ''}${name} · ${shell.name}`;
  }, [isMine, name]);
  const open = board.desks.find(({ id }) => id === desk);
  return (
    <div
      className={styles['shell']}
      data-left={!hidden.left}
      data-right={!hidden.right}
      data-sheet={sheet}
      data-tab={tab}
    >
      <PatternDefs />
      <TopBar />
      {shown && staged && (
        <>
          <aside
            className={styles['left']}
            aria-label={shell.inspect}
            data-panel="inspect"
            data-coach="inspector"
            tabIndex={-1}
          >
            {isWide && !hidden.left && <board.Inspector {...shown} />}
          </aside>
          <main
            className={styles['map']}
            data-past={shown.isPast}
            data-desks={board.desks.length > 0}
            data-coach="map"
            data-coached={coaching !== null}
          >
            {isTextMap ? <TextMap /> : open ? <open.Panel {...shown} /> : <FollowedMap />}
            <Headlines />
            <DiceTray />
            <PlaybackBar />
          </main>
          <div className={styles['right']} data-sheet-body>
            <SheetHandle />
            <PanelTabs room={roomTab} />
            <OrdersPanel life={life} />
            <div className={styles['inspect']} data-panel="inspect" tabIndex={-1}>
              {!isWide && tab === 'inspect' && <board.Inspector {...shown} />}
            </div>
            {room !== null && <RoomTabs room={roomTab} />}
            <LogPanel />
            {room !== null && (
              <section className={styles['room']} data-panel="table" aria-label={shell.table} tabIndex={-1}>
                {room}
              </section>
            )}
          </div>
          {coaching ? <LessonStrip /> : <Timeline />}
        </>
      )}
      <Curtain />
      <Suspense>{coaching && <Coach />}</Suspense>
      <RulesDrawer />
      <KeyList />
      <GoTo />
      <NoticeBar />
      <StorageNotice />
      {notice}
      <Announcer />
    </div>
  );
}
