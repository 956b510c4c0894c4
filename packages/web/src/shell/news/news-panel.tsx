import type { Seat } from '@admiralty/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { captionOf } from '../log/lines.ts';
import { Parts } from '../log/log-panel.tsx';
import { useTable } from '../table-context.tsx';
import { digestSince, newsSince } from './news.ts';
import styles from './news-panel.module.css';

/** What the others did since the reader last acted: three headlines, the rest played back. A line while it is your turn. */
export function NewsPanel({ isOpen }: { isOpen: boolean }): ReactNode {
  const { board, state, sideOf } = useTable();
  const playFrom = useBoardStore((store) => store.playFrom);
  const [since, skip] = useSince();
  const { log, viewer, length } = state;
  const camp = useCamp();
  const news = useMemo(
    () =>
      board.digest
        ? digestSince({ log, viewer }, since, new Set(board.digest), camp)
        : newsSince({ log, viewer }, since, board.rolls),
    [board, log, viewer, since, camp],
  );
  if (!news || viewer === 'public' || state.isReplay) return null;
  const count = news.headlines.length + news.more;
  const list = (
    <ul>
      {news.headlines.map(({ id, line }) => (
        <li key={id}>
          {line.owner !== null && <Emblem side={sideOf(line.owner)} size={10} />}
          <span>
            <Parts line={captionOf(line)} />
          </span>
        </li>
      ))}
      {news.more > 0 && <li>{shell.newsMore(news.more)}</li>}
    </ul>
  );
  const tools = (
    <div className={styles['tools']}>
      <Button onClick={() => playFrom(Math.min(news.from, length - 1))}>
        {shell.playBack} <span aria-hidden>▶</span>
      </Button>
      <Button look="plain" onClick={skip}>
        {shell.skip}
      </Button>
    </div>
  );
  return (
    <details className={styles['news']} open={isOpen}>
      <summary>
        <Label as="span">{shell.news}</Label>
        <small>{board.digest ? shell.newsEvents(count) : shell.newsActs(count)}</small>
      </summary>
      {list}
      {!isOpen && tools}
    </details>
  );
}

/** The seat by which the log names the reader's side. */
function useCamp(): Seat | null {
  const { board, shown, state } = useTable();
  if (typeof state.viewer !== 'number' || !shown) return null;
  return board.campOf?.(shown.view, state.viewer) ?? state.viewer;
}

/** The action after which everything is new: the reader's own last one, no computer's in their place, or what they had looked at or put away since. */
function useSince(): [since: number, skip: () => void] {
  const { log, viewer, length, lookedAt } = useTable().state;
  const [skipped, setSkipped] = useState(0);
  const mine = log.findLast(({ by, hasReason }) => by === viewer && !hasReason)?.action ?? 0;
  const looked = typeof viewer === 'number' ? (lookedAt?.[viewer] ?? 0) : 0;
  return [Math.max(mine, Math.min(Math.max(looked, skipped), length)), () => setSkipped(length)];
}
