import { plainText } from '@admiralty/engine/line';
import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import { usePromptWords } from '../orders/prompt.tsx';
import { useTable } from '../table-context.tsx';
import { useHeadlines } from './headlines.tsx';

/** Tells screen readers who decides now, at once, and what happened, when there is time. */
export function Announcer(): ReactNode {
  const { shown, state } = useTable();
  const asked = shown?.isPast ? undefined : shown?.observation.decisions.find(({ mine }) => mine);
  const words = usePromptWords(asked);
  const happened = state.log.at(-1)?.events.map(({ line }) => plainText(line)) ?? [];
  const why = typeof words?.why === 'string' ? words.why : '';
  const grave = useHeadlines()
    .map(({ tone, line }) => `${shell.toneWords[tone]}: ${plainText(line)}`)
    .join(' ');
  return (
    <>
      <p className="unseen" aria-live="assertive">
        {grave}
      </p>
      <p className="unseen" aria-live="assertive">
        {words ? `${shell.youDecide}. ${words.what} ${why}` : ''}
      </p>
      <p className="unseen" aria-live="polite">
        {happened.join(' ')}
      </p>
    </>
  );
}
