import type { Seat } from '@admiralty/engine';
import { type ReactNode, useState } from 'react';
import { Die } from '../kit/die.tsx';
import { Emblem } from '../kit/emblem.tsx';
import type { LogEntry } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { shell } from '../words/shell.ts';
import { useBoardStore } from './board-store.ts';
import { type LogLine, type LogPart, ownedLines, textOf } from './log-lines.ts';
import styles from './log-panel.module.css';
import { NewLines, useLogTop } from './log-top.tsx';
import { NamedWords } from './named-words.tsx';
import { useTable } from './table-context.tsx';
import { WhyButton } from './why-button.tsx';

const SHOWN = 40;

/** The newest first; dice as pictures; a click shows the map as it was then. */
export function LogPanel(): ReactNode {
  const { board, state, shown } = useTable();
  const [count, setCount] = useState(SHOWN);
  const told = state.log.filter(({ events }) => events.length > 0);
  const newest = told.slice(-count).reverse();
  const { list, onScroll, hasNew } = useLogTop(newest[0]?.action ?? 0);
  return (
    <section className={styles['log']} data-panel="log" data-coach="log" aria-label={shell.log} tabIndex={-1}>
      <div className={styles['head']}>
        <Label>{shell.log}</Label>
        {shown && <span>{board.headline(shown.view)}</span>}
      </div>
      <NewLines list={list} hasNew={hasNew} />
      <ol ref={list} onScroll={onScroll}>
        {newest.map((entry) => (
          <Entry key={entry.action} entry={entry} />
        ))}
        {told.length > count && (
          <li className={styles['earlier']}>
            <Button look="plain" onClick={() => setCount(count + SHOWN)}>
              {shell.earlier(told.length - count)}
            </Button>
          </li>
        )}
      </ol>
      {newest.length === 0 && <p className={styles['empty']}>{shell.logEmpty}</p>}
    </section>
  );
}

function Entry({ entry }: { entry: LogEntry }): ReactNode {
  const { state } = useTable();
  const lines = ownedLines(state.game, state.seats, entry);
  return Object.entries(lines)
    .reverse()
    .map(([at, { line, owner, isAct }]) =>
      line.isMark ? (
        <li key={at} className={styles['mark']}>
          {textOf(line)}
        </li>
      ) : (
        <Line key={at} entry={entry} line={line} owner={owner} hasReason={entry.hasReason && isAct} />
      ),
    );
}

interface LineProps {
  entry: LogEntry;
  line: LogLine;
  owner: Seat | null;
  /** it tells the act itself, and the computer can be asked for its reason */
  hasReason: boolean;
}

function Line({ entry, line, owner, hasReason }: LineProps): ReactNode {
  const { sideOf } = useTable();
  const { lookingAt, lookAt } = useBoardStore();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles['line']} data-shown={lookingAt === entry.action} data-open={isOpen}>
      <span className={styles['emblem']}>{owner !== null && <Emblem side={sideOf(owner)} size={11} />}</span>
      <button type="button" className={styles['words']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Parts parts={line.parts} />
      </button>
      {isOpen && (
        <div className={styles['more']}>
          {line.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
          <div>
            <RuleChip rule={line.rule} />
            <Button look="plain" onClick={() => lookAt(entry.action)}>
              {shell.showThen}
            </Button>
            {hasReason && <WhyButton action={entry.action} />}
          </div>
        </div>
      )}
    </li>
  );
}

export function Parts({ parts }: { parts: readonly LogPart[] }): ReactNode {
  return Object.entries(parts).map(([at, part]) => {
    if (part.is === 'die') return <Die key={at} {...part.roll} {...(part.look ? { look: part.look } : {})} />;
    if (part.is === 'needs')
      return (
        <span key={at} className={styles['needs']}>
          {` ${shell.needs(part.figure)} `}
        </span>
      );
    return (
      <span key={at}>
        {' '}
        <NamedWords words={part.words} />{' '}
      </span>
    );
  });
}
