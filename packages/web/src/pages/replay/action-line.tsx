import type { Part } from '@admiralty/engine';
import { type ReactNode, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { LineWords } from '../../shell/log/line-words.tsx';
import { captionOf, type LogLine, linesOf, saidOf, weightOf } from '../../shell/log/lines.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { replayWords } from '../../words/site.ts';
import { ActionEvents } from './action-events.tsx';
import styles from './replay.module.css';

/** What was done at the moment shown, and the ways to the next die. */
export function ActionLine({ at }: { at: number }): ReactNode {
  const { board, state, sideOf } = useTable();
  const lookAt = useBoardStore((store) => store.lookAt);
  const entry = state.log.find(({ action }) => action === at);
  const next = state.log.find(({ action, events }) => action > at && events.some(({ roll }) => roll));
  const [isOpen, setOpen] = useState(false);
  const lines = entry ? linesOf(entry.events, board.rolls) : [];
  const told = toldBy(lines);
  const events = lines.filter(({ isMark }) => !isMark).length;
  const hasMore = events > SHORT_TOLD;
  return (
    <>
      {hasMore && isOpen && <ActionEvents key={at} lines={lines} close={() => setOpen(false)} />}
      <div className={styles['told']}>
        <Button onClick={() => lookAt(0)}>{replayWords.toStart}</Button>
        <Button disabled={!next} onClick={() => next && lookAt(next.action >= state.length ? null : next.action)}>
          {replayWords.nextRoll}
        </Button>
        <p aria-live="polite">
          <span>
            <b>{replayWords.action(at, state.length)}</b>
            {typeof entry?.by === 'number' && <Emblem side={sideOf(entry.by)} size={12} />}
            {told.length > 0 ? <LineWords parts={told} /> : at === 0 ? replayWords.empty : replayWords.nothing}
          </span>
        </p>
        {hasMore && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {replayWords.events(events)} <span aria-hidden>{isOpen ? '▾' : '▴'}</span>
          </Button>
        )}
      </div>
    </>
  );
}

/** More lines than these are listed on request; the line itself tells the heaviest. */
const SHORT_TOLD = 2;

/** What came of an action, of much the heaviest; of one that brought nothing but the next phase, that. */
function toldBy(lines: readonly LogLine[]): Part[] {
  const acts = lines.filter(({ isMark }) => !isMark);
  const heaviest = Math.max(...acts.map(weightOf));
  const told = acts.length > SHORT_TOLD ? acts.filter((line) => weightOf(line) === heaviest) : acts;
  return (told.length > 0 ? told : lines).flatMap((line) => [' ', ...saidOf(captionOf(line))]);
}
