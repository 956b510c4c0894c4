import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { isNamed } from '../../shell/log/line-words.tsx';
import { type LogLine, saidOf } from '../../shell/log/lines.ts';
import { Parts } from '../../shell/log/log-panel.tsx';
import { toneOfLine, useReader } from '../../shell/log/tone.ts';
import { ToneSign } from '../../shell/log/tone-sign.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { replayWords } from '../../words/site.ts';
import styles from './action-events.module.css';

/** Everything that one action brought, in the order in which it happened; a line is gone to by a press, one after the other by steps. */
export function ActionEvents({ lines, close }: { lines: readonly LogLine[]; close(): void }): ReactNode {
  const [at, setAt] = useState(-1);
  const pick = usePickPlace();
  const events = lines.filter(({ isMark }) => !isMark);
  const go = (to: number): void => {
    const line = events[to];
    if (!line) return;
    setAt(to);
    pick(line);
  };
  return (
    <section className={styles['events']} aria-label={replayWords.events(events.length)} data-events>
      <header>
        <b>{at < 0 ? replayWords.events(events.length) : replayWords.eventOf(at + 1, events.length)}</b>
        <Button disabled={at <= 0} onClick={() => go(at - 1)} aria-label={replayWords.eventBack}>
          ▲
        </Button>
        <Button disabled={at >= events.length - 1} onClick={() => go(at + 1)} aria-label={replayWords.eventOn}>
          ▼
        </Button>
        <Button onClick={close}>{replayWords.fewer}</Button>
      </header>
      <ol>
        {Object.entries(lines).map(([key, line]) => (
          <Row key={key} line={line} isCurrent={line === events[at]} go={() => go(events.indexOf(line))} />
        ))}
      </ol>
    </section>
  );
}

function Row({ line, isCurrent, go }: { line: LogLine; isCurrent: boolean; go(): void }): ReactNode {
  const { sideOf } = useTable();
  const tone = toneOfLine(line, useReader());
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (line.isMark)
    return (
      <li className={styles['mark']}>
        <Parts line={line} />
      </li>
    );
  return (
    <li ref={row} data-weight={line.weight} {...(isCurrent && { 'aria-current': 'step' })}>
      <button type="button" onClick={go}>
        <span>{line.owner !== null && <Emblem side={sideOf(line.owner)} size={11} />}</span>
        <span>
          <Parts line={line} />
          {line.weight !== 'routine' && <ToneSign tone={tone} />}
        </span>
      </button>
    </li>
  );
}

/** Selects the first unit or place that the line names, else the side. */
function usePickPlace(): (line: LogLine) => void {
  const { board, shown } = useTable();
  const select = useBoardStore((store) => store.select);
  return (line) => {
    if (!shown) return;
    const named = saidOf(line).filter(isNamed);
    const places = named.filter(({ is }) => is !== 'seat');
    const ids = [...places, ...named].flatMap((part) => board.idOf(shown.view, part) ?? []);
    const [first] = ids;
    if (first !== undefined) select(first);
  };
}
