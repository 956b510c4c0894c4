import type { Part } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { LineWords } from '../../shell/log/line-words.tsx';
import { captionOf, type LogLine, linesOf, saidOf } from '../../shell/log/lines.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { replayWords } from '../../words/site.ts';
import styles from './replay.module.css';

/** What was done at the moment shown, and the ways to the next die. */
export function ActionLine({ at }: { at: number }): ReactNode {
  const { board, state, sideOf } = useTable();
  const lookAt = useBoardStore((store) => store.lookAt);
  const entry = state.log.find(({ action }) => action === at);
  const next = state.log.find(({ action, events }) => action > at && events.some(({ roll }) => roll));
  const told = toldBy(entry ? linesOf(entry.events, board.rolls) : []);
  return (
    <div className={styles['deed']}>
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
    </div>
  );
}

/** What came of an action; of one that brought nothing but the next phase, that. */
function toldBy(lines: readonly LogLine[]): Part[] {
  const acts = lines.filter(({ isMark }) => !isMark);
  return (acts.length > 0 ? acts : lines).flatMap((line) => [' ', ...saidOf(captionOf(line))]);
}
