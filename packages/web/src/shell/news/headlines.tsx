import { type ReactNode, useMemo, useState } from 'react';
import { shell } from '../../words/shell.ts';
import { LineWords } from '../log/line-words.tsx';
import { type Tone, useReader } from '../log/tone.ts';
import { useTable } from '../table-context.tsx';
import styles from './headlines.module.css';
import { type Headline, headlinesOf } from './headlines.ts';
import { usePointsMoved } from './use-points-moved.ts';

/** What happened to your side since your last act, over the map until you act or put it away. */
export function Headlines(): ReactNode {
  const { told, isPast } = useTable();
  const heads = useHeadlines();
  const moved = usePointsMoved();
  const [closed, setClosed] = useState(0);
  const open = heads.filter(({ action }) => action > closed);
  const points = moved && moved.since >= closed && !told.observation?.result ? moved : null;
  if (isPast || (open.length === 0 && !points)) return null;
  return (
    <section className={styles['heads']} aria-label={shell.headlines}>
      <ul>
        {open.map(({ id, line, tone }) => (
          <li key={id} data-tone={tone}>
            <Tag tone={tone} />
            <span>
              <LineWords parts={line.parts} />
            </span>
          </li>
        ))}
        {points && (
          <li data-tone={points.tone}>
            <Tag tone={points.tone} word={points.tone === 'good' ? shell.nearer : shell.farther} />
            <span>{points.words.join(' · ')}</span>
          </li>
        )}
      </ul>
      <button type="button" aria-label={shell.close} onClick={() => setClosed(told.length)}>
        ×
      </button>
    </section>
  );
}

function Tag({ tone, word = shell.toneWords[tone] }: { tone: Tone; word?: string }): ReactNode {
  return (
    <strong>
      <span aria-hidden>{tone === 'good' ? '▲' : '▼'}</span> {word}
    </strong>
  );
}

export function useHeadlines(): Headline[] {
  const { told } = useTable();
  const reader = useReader();
  const [camp, isDuel] = [reader?.camp ?? null, reader?.isDuel ?? false];
  const { log, viewer } = told;
  return useMemo(
    () => headlinesOf({ log, viewer }, camp === null ? null : { camp, isDuel }),
    [log, viewer, camp, isDuel],
  );
}
