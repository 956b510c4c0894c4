import type { Observation, Viewer } from '@admiralty/engine';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { boxOf } from '../../boards/boxes.ts';
import { MapLink, MapLinkContext } from '../../kit/map/map-link.ts';
import { PatternDefs } from '../../kit/patterns.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { SHORT, useMedia } from '../../shell/frame/use-media.ts';
import { LogPanel } from '../../shell/log/log-panel.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Timeline } from '../../shell/timeline/timeline.tsx';
import type { TableState } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Segments } from '../../ui/segments.tsx';
import { watchWords } from '../../words/online-watch.ts';
import { shell } from '../../words/shell.ts';
import { replayWords } from '../../words/site.ts';
import { ActionLine } from './action-line.tsx';
import styles from './replay.module.css';
import { useViews } from './use-views.ts';
import { ViewColumn } from './view-column.tsx';

const ALL = 'all';
/** As many maps are read beside each other, on a screen with room for them; of more the first stands alone until all are asked for. */
const SIDE_BY_SIDE = 3;
const MAP_PX = 360;

/** A game that was played: one timeline, the truth and what each side saw. */
export function ReplayShell({ isEmbedded }: { isEmbedded: boolean }): ReactNode {
  const { state } = useTable();
  const lookingAt = useBoardStore((store) => store.lookingAt);
  const viewers = viewersOf(state);
  const [shown, setShown] = useState(() =>
    viewers.length > Math.min(SIDE_BY_SIDE, innerWidth / MAP_PX) ? String(viewers[0]) : ALL,
  );
  const isShort = useMedia(SHORT);
  const [wished, setSheets] = useState<boolean | null>(null);
  const hasSheets = wished ?? !isShort; // a screen that is turned has room for maps, or for sheets too
  const [hasLog, setLog] = useState(false);
  const chosen = viewers.length === 1 ? viewers : viewers.filter((viewer) => shown === ALL || String(viewer) === shown);
  const at = lookingAt ?? state.length;
  const seen = useViews(at, viewers);
  const name = state.name ?? state.title;
  useEffect(() => {
    document.title = `${name}, ${replayWords.crumb} · ${shell.name}`;
  }, [name]);
  return (
    <div className={styles['shell']}>
      <PatternDefs />
      <header className={styles['bar']}>
        {isEmbedded ? (
          <a
            href={location.pathname.replace('/embed/', '/watch/')}
            target="_blank"
            rel="noopener"
            aria-label={watchWords.whole}
          >
            <Mark size={28} />
          </a>
        ) : (
          <Link to="/games" aria-label={shell.back}>
            <Mark size={28} />
          </Link>
        )}
        <h1>
          {boxOf(state.game).title}{' '}
          <small>
            {state.title} · {replayWords.crumb}
          </small>
        </h1>
        <div className={styles['tools']}>
          {viewers.length > 1 && (
            <Segments
              label={replayWords.views}
              value={shown}
              options={[...viewers.map((viewer) => ({ id: String(viewer), label: nameOf(state, viewer) })), all]}
              onPick={setShown}
            />
          )}
          <Button aria-pressed={hasSheets} onClick={() => setSheets(!hasSheets)}>
            {replayWords.sheets}
          </Button>
          <Button aria-pressed={hasLog} className={styles['logButton'] ?? ''} onClick={() => setLog(!hasLog)}>
            {shell.log}
          </Button>
          {!isEmbedded && <PlayOn at={at} />}
        </div>
      </header>
      <main className={styles['views']}>
        <Linked key={chosen.length}>
          {chosen.map((viewer) => (
            <ViewColumn
              key={String(viewer)}
              title={titleOf(state, viewer)}
              viewer={viewer}
              seen={seen}
              isAlone={chosen.length === 1}
              isSecret={viewers.length === 1}
              hasSheets={hasSheets}
            />
          ))}
        </Linked>
        <aside className={styles['aside']} data-open={hasLog}>
          <Moment at={at} observation={seen.get(viewers[0] ?? 'public')} />
          <LogPanel until={at} />
        </aside>
      </main>
      <ActionLine at={at} />
      <Timeline />
    </div>
  );
}

/** The card or vote that the action turned up, once for all views. */
function Moment({ at, observation }: { at: number; observation: Observation | undefined }): ReactNode {
  const { board, state, client } = useTable();
  if (!board.Moment || !observation) return null;
  return (
    <div className={styles['moment']} data-moment key={at}>
      <board.Moment view={observation.view} observation={observation} state={state} client={client} isPast />
    </div>
  );
}

const all = { id: ALL, label: replayWords.all };

/** Secrets open when the game is over; before, the reader sees what he saw. */
function viewersOf({ viewer, seats }: TableState): Viewer[] {
  if (viewer !== 'referee') return [viewer ?? 'public'];
  return seats.length === 1 ? ['referee'] : ['referee', ...seats.map(({ seat }) => seat)];
}

function nameOf({ seats }: TableState, viewer: Viewer): string {
  return typeof viewer === 'number' ? (seats[viewer]?.name ?? '') : replayWords.referee;
}

function titleOf(state: TableState, viewer: Viewer): string {
  if (viewer === 'public') return replayWords.public;
  return viewer === 'referee' ? replayWords.referee : replayWords.saw(nameOf(state, viewer));
}

/** A new game from this very moment. */
function PlayOn({ at }: { at: number }): ReactNode {
  const desk = useDesk();
  const navigate = useNavigate();
  const { client, state } = useTable();
  const playOn = async (): Promise<void> => {
    const players = state.seats.map(({ player }) => player);
    const opened = await desk.importFile(await client.file(), players, at);
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } });
  };
  return <Button onClick={() => void playOn()}>{replayWords.playOn}</Button>;
}

/** Maps that move as one; with more or fewer beside each other they find their sizes anew. */
function Linked({ children }: { children: ReactNode }): ReactNode {
  const [link] = useState(() => new MapLink());
  return <MapLinkContext value={link}>{children}</MapLinkContext>;
}
