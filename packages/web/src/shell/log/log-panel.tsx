import { Fragment, type ReactNode, useState } from 'react';
import { Die } from '../../kit/die.tsx';
import { Emblem } from '../../kit/emblem.tsx';
import type { LogEntry } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { RuleChip } from '../../ui/rule-chip.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { useTable } from '../table-context.tsx';
import { isNamed, LineWords, wordsOfPart } from './line-words.tsx';
import { type LogLine, ownedLines, saidOf } from './lines.ts';
import styles from './log-panel.module.css';
import { NewLines, useLogTop } from './log-top.tsx';
import { lookFor, toneOfLine, useReader } from './tone.ts';
import { ToneSign } from './tone-sign.tsx';
import { WhyButton } from './why-button.tsx';

const SHOWN = 40;

/** The newest first, up to an action if one is named; dice as pictures; a click shows the map as it was then. */
export function LogPanel({ until = Infinity }: { until?: number }): ReactNode {
  const { board, state, shown } = useTable();
  const [count, setCount] = useState(SHOWN);
  const told = state.log.filter(({ events, action }) => events.length > 0 && action <= until);
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
        {newest.map((entry, at) => (
          <Fragment key={entry.action}>
            <HintMark from={entry.action} to={newest[at - 1]?.action ?? Infinity} />
            <Entry entry={entry} />
          </Fragment>
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

/** Advice was asked for between two lines. */
function HintMark({ from, to }: { from: number; to: number }): ReactNode {
  const { state } = useTable();
  if (!state.hints?.some((at) => at >= from && at < to)) return null;
  return <li className={styles['mark']}>{shell.hintTaken}</li>;
}

function Entry({ entry }: { entry: LogEntry }): ReactNode {
  const { board } = useTable();
  return Object.entries(ownedLines(entry, board.rolls))
    .reverse()
    .map(([at, { line, isAct }]) =>
      line.isMark ? (
        <li key={at} className={styles['mark']}>
          <LineWords parts={saidOf(line)} />
        </li>
      ) : (
        <Line key={at} entry={entry} line={line} hasReason={entry.hasReason && isAct} />
      ),
    );
}

interface LineProps {
  entry: LogEntry;
  line: LogLine;
  /** it tells the act itself, and the computer can be asked for its reason */
  hasReason: boolean;
}

function Line({ entry, line, hasReason }: LineProps): ReactNode {
  const { sideOf, state } = useTable();
  const { lookingAt, lookAt, quote } = useBoardParts('lookingAt', 'lookAt', 'quote');
  const pick = usePick();
  const [isOpen, setOpen] = useState(false);
  const tone = toneOfLine(line, useReader());
  return (
    <li
      className={styles['line']}
      data-shown={lookingAt === entry.action}
      data-open={isOpen}
      data-weight={line.weight}
      data-tone={tone}
    >
      <span className={styles['emblem']}>{line.owner !== null && <Emblem side={sideOf(line.owner)} size={11} />}</span>
      <button
        type="button"
        className={styles['words']}
        aria-expanded={isOpen}
        onClick={({ target }) => {
          const id = target instanceof Element ? target.closest('[data-select]')?.getAttribute('data-select') : null;
          if (id) pick(id);
          else setOpen(!isOpen);
        }}
      >
        <Parts line={line} />
        {line.weight !== 'routine' && <ToneSign tone={tone} />}
      </button>
      {isOpen && (
        <div className={styles['more']}>
          {Object.entries(line.details).map(([at, detail]) => (
            <p key={at}>
              <LineWords parts={detail} />
            </p>
          ))}
          <Named line={line} />
          <div>
            <RuleChip rule={line.rule} />
            <Button look="plain" onClick={() => lookAt(entry.action)}>
              {shell.showThen}
            </Button>
            {state.link && typeof state.viewer === 'number' && (
              <Button look="plain" onClick={() => quote(entry.action)}>
                {shell.quote}
              </Button>
            )}
            {hasReason && <WhyButton action={entry.action} />}
          </div>
        </div>
      )}
    </li>
  );
}

/** Selecting brings the map back, as going to a place does. */
function usePick(): (id: string) => void {
  const { select, openDesk } = useBoardParts('select', 'openDesk');
  return (id) => {
    openDesk(null);
    select(id);
  };
}

/** What the line names and the board can select: the way for keys. */
function Named({ line }: { line: LogLine }): ReactNode {
  const { board, shown } = useTable();
  const pick = usePick();
  if (!shown) return null;
  const found = saidOf(line).flatMap((part) => {
    const id = isNamed(part) ? board.idOf(shown.view, part) : null;
    return isNamed(part) && id !== null ? [[id, wordsOfPart(part)] as const] : [];
  });
  return (
    <div>
      {[...new Map(found)].map(([id, name]) => (
        <Button key={id} look="plain" onClick={() => pick(id)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** A line with its dice. */
export function Parts({ line }: { line: LogLine }): ReactNode {
  const reader = useReader();
  return Object.entries(line.parts).map(([at, part]) => {
    if (part.is === 'cast') {
      const look = lookFor(part.look, line.owner, reader);
      return <Die key={at} {...part.roll} {...(look ? { look } : {})} />;
    }
    if (part.is === 'needs')
      return (
        <span key={at} className={styles['needs']}>
          {` ${shell.needs(part.figure)} `}
        </span>
      );
    return (
      <span key={at}>
        {' '}
        <LineWords parts={part.parts} />{' '}
      </span>
    );
  });
}
