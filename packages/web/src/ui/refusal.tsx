import type { Refusal } from '@admiralty/engine';
import { type ReactNode, useEffect } from 'react';
import { hear } from '../sound/hear.ts';
import { words } from '../words/kit.ts';
import styles from './refusal.module.css';
import { RuleChip } from './rule-chip.tsx';
import { sentencesOf, wholeOf } from './sentences.ts';

interface RefusalNoteProps {
  refusal: Refusal;
  /** what could be done instead: a press takes it */
  nearest?: { words: string; take(): void } | null;
  /** arithmetic, what would make it possible */
  children?: ReactNode;
}

/** Why not: the engine's own words, in place, never in passing. */
export function RefusalNote({ refusal, nearest, children }: RefusalNoteProps): ReactNode {
  const { why } = refusal;
  useEffect(() => {
    if (why) void hear(['refused']);
  }, [why]);
  const [fact, ...rest] = sentencesOf(wholeOf(why));
  return (
    <div className={styles['note']} role="alert">
      <p>
        <strong>{fact}</strong> {rest.join(' ')} <RuleChip rule={refusal.rule} />
      </p>
      {children}
      {nearest && (
        <p className={styles['nearest']}>
          {words.nearest}{' '}
          <button type="button" onClick={() => nearest.take()}>
            {nearest.words}
          </button>
        </p>
      )}
    </div>
  );
}
