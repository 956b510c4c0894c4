import type { Seat } from '@admiralty/engine';
import { type ReactNode, useState } from 'react';
import { Die } from '../kit/die.tsx';
import { Emblem } from '../kit/emblem.tsx';
import type { LogEntry, TableState } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { shell } from '../words/shell.ts';
import { useBoardStore } from './board-store.ts';
import { type LogLine, type LogPart, linesOf, textOf } from './log-lines.ts';
import styles from './log-panel.module.css';
import { NamedWords } from './named-words.tsx';
import { useTable } from './table-context.tsx';

const SHOWN = 40;

/** The newest first; dice as pictures; a click shows the map as it was then. */
export function LogPanel(): ReactNode {
  const { board, state, shown } = useTable();
  const [count, setCount] = useState(SHOWN);
  const told = state.log.filter(({ events }) => events.length > 0);
  const newest = told.slice(-count).reverse();
  return (
    <section className={styles['log']} data-panel="log" data-coach="log" aria-label={shell.log} tabIndex={-1}>
      <div className={styles['head']}>
        <Label>{shell.log}</Label>
        {shown && <span>{board.headline(shown.view)}</span>}
      </div>
      <ol>
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
  const lines = ownedLines(state, entry);
  return Object.entries(lines)
    .reverse()
    .map(([at, { line, owner }]) =>
      line.isMark ? (
        <li key={at} className={styles['mark']}>
          {textOf(line)}
        </li>
      ) : (
        <Line key={at} entry={entry} line={line} owner={owner} />
      ),
    );
}

/** What follows a mark in the same entry happens in the part that it opens, whoever closed the last one. */
function ownedLines({ game, seats }: TableState, entry: LogEntry): { line: LogLine; owner: Seat | null }[] {
  let owner = entry.by;
  return linesOf(game, entry.events).map((line) => {
    if (line.isMark) owner = seats.find(({ name }) => textOf(line).includes(name))?.seat ?? null;
    return { line, owner };
  });
}

function Line({ entry, line, owner }: { entry: LogEntry; line: LogLine; owner: Seat | null }): ReactNode {
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
            {entry.hasReason && <Reason action={entry.action} />}
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

/** Why the computer did it, when asked. */
function Reason({ action }: { action: number }): ReactNode {
  const { client } = useTable();
  const [reason, setReason] = useState<string | null>(null);
  if (reason !== null) return <em>{reason}</em>;
  const ask = async (): Promise<void> => setReason((await client.reason(action)) ?? shell.noReason);
  return (
    <Button look="plain" onClick={() => void ask()}>
      {shell.reason}
    </Button>
  );
}
