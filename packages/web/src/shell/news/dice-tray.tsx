import { type ReactNode, useEffect, useState } from 'react';
import type { Board } from '../../boards/types.ts';
import { Die } from '../../kit/die.tsx';
import { Emblem } from '../../kit/emblem.tsx';
import type { SideNumber } from '../../kit/side.ts';
import type { LogEntry } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { LineWords } from '../log/line-words.tsx';
import { aroundDie, type LogLine, linesOf } from '../log/lines.ts';
import { lookFor, toneOfLine, useReader } from '../log/tone.ts';
import { ToneSign } from '../log/tone-sign.tsx';
import { useTable } from '../table-context.tsx';
import styles from './dice-tray.module.css';

const SHOWN_MS = 3200;
const MAX_DICE_SHOWN = 6;
const MAX_LARGE = 2;

/** Dice land in front of the reader when they are cast, with what they needed and what came of it. */
export function DiceTray(): ReactNode {
  const { board, state, sideOf, isPast, isPaced } = useTable();
  const reader = useReader();
  const [seen, setSeen] = useState(state.length);
  const last = state.log.at(-1);
  const isNew = last !== undefined && last.action > seen && !isPast && !(isPaced && last.by !== state.viewer);
  const line = isNew ? lineWithDice(last, board.rolls) : null;
  const action = line ? last?.action : undefined;
  useEffect(() => {
    if (action === undefined) return;
    const away = (): void => setSeen(action);
    const timer = setTimeout(away, SHOWN_MS);
    addEventListener('keydown', away, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', away);
    };
  }, [action]);
  if (!line || !last) return null;
  const cast = line.parts.flatMap((part) => (part.is === 'cast' ? [part] : []));
  const dice = cast.slice(0, MAX_DICE_SHOWN);
  const size = dice.length > MAX_LARGE ? 34 : 52;
  return (
    <section key={last.action} className={styles['tray']} aria-label={shell.tray}>
      <div className={styles['dice']}>
        {Object.entries(dice).map(([at, { roll, look: made }]) => {
          const look = lookFor(made, line.owner, reader);
          return (
            <span key={at} style={{ animationDelay: `${Number(at) * 80}ms` }}>
              <Die {...roll} size={size} {...(look ? { look } : {})} />
            </span>
          );
        })}
        {cast.length > dice.length && <span className={styles['more']}>+{cast.length - dice.length}</span>}
      </div>
      <div className={styles['words']}>
        <DiceWords line={line} by={line.owner === null ? null : sideOf(line.owner)} />
      </div>
    </section>
  );
}

/** The act, the die against what it needed, what came of it. */
function DiceWords({ line, by }: { line: LogLine; by: SideNumber | null }): ReactNode {
  const first = line.parts.findIndex(({ is }) => is === 'cast');
  const die = line.parts[first];
  const needed = line.parts[first - 1];
  const tone = toneOfLine(line, useReader());
  const { act, outcome } = aroundDie(line);
  const emblem = by !== null && <Emblem side={by} size={11} />;
  return (
    <>
      {act.length > 0 && (
        <p className={styles['act']}>
          {emblem} <LineWords parts={act} />
        </p>
      )}
      {die?.is === 'cast' && needed?.is === 'needs' && <h3>{shell.rolledFor(die.roll.value, needed.figure)}</h3>}
      {outcome.length > 0 && (
        <p className={styles['outcome']} data-look={tone}>
          {act.length === 0 && emblem} <LineWords parts={outcome} /> <ToneSign tone={tone} />
        </p>
      )}
    </>
  );
}

function lineWithDice(entry: LogEntry, rolls: Board['rolls']): LogLine | null {
  return linesOf(entry.events, rolls).findLast(({ parts }) => parts.some(({ is }) => is === 'cast')) ?? null;
}
