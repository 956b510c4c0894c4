import { plainText } from '@admiralty/engine/line';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../kit/use-latest.ts';
import { shell } from '../../words/shell.ts';
import { usePromptWords } from '../orders/prompt.tsx';
import { useTable } from '../table-context.tsx';
import { aloud } from './aloud.ts';
import { useHeadlines } from './headlines.tsx';

/** Tells screen readers who decides now, at once, and what happened, when there is time. */
export function Announcer(): ReactNode {
  const { shown } = useTable();
  const asked = shown?.isPast ? undefined : shown?.observation.decisions.find(({ mine }) => mine);
  const words = usePromptWords(asked);
  const happened = useHappened();
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
        {happened}
      </p>
    </>
  );
}

/** Others may act many times a second: what they do is gathered for so long. */
const GATHERED_MS = 800;

/** What happened since it was last said; nothing of what had happened before the table was opened. */
function useHappened(): string {
  const { log } = useTable().state;
  const last = log.at(-1)?.action ?? 0;
  const [happened, setHappened] = useState('');
  const said = useRef(last);
  const say = useLatest(() => {
    setHappened(aloud(log, said.current));
    said.current = last;
  });
  useEffect(() => {
    said.current = Math.min(said.current, last); // something was taken back
    if (last === said.current) return;
    const timer = setTimeout(() => say.current(), GATHERED_MS);
    return () => clearTimeout(timer);
  }, [last, say]);
  return happened;
}
