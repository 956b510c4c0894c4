import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useBoardParts } from '../../shell/board-store.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { talkWords } from '../../words/online.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { newEntropy, server } from '../server.ts';
import styles from './talk-panel.module.css';

interface SayFormProps {
  table: string;
  /** the seat that alone may read it; null: everybody */
  to: number | null;
  reload(): Promise<unknown>;
}

/** Writes a line, perhaps about an action of the log. What is not sent stays. */
export function SayForm({ table, to, reload }: SayFormProps): ReactNode {
  const { viewer } = useTable().state;
  const { quoted, quote } = useBoardParts('quoted', 'quote');
  const [text, setText] = useState('');
  const [command, setCommand] = useState(newEntropy); // sent again after a lost answer, a line is said once
  const { why, isBusy, attempt } = useAttempt();
  const write = (next: string): void => {
    setText(next);
    setCommand(newEntropy());
  };
  const say = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    const quotes = quoted !== null && typeof viewer === 'number' && { seat: viewer, number: quoted };
    const body = { command, text, ...(to !== null && { to: [to] }), ...(quotes && { quotes }) };
    void attempt(async () => {
      await server.call('POST /api/tables/{table}/talk', { params: { table }, body });
      write('');
      quote(null);
      await reload();
    });
  };
  return (
    <form className={styles['say']} onSubmit={say}>
      <ProblemNote why={why} />
      {quoted !== null && (
        <p>
          {talkWords.quotes(quoted)}{' '}
          <Button look="plain" aria-label={talkWords.unquote} onClick={() => quote(null)}>
            ×
          </Button>
        </p>
      )}
      <div>
        <input
          type="text"
          value={text}
          maxLength={2000}
          aria-label={to === null ? talkWords.write : talkWords.writeOne}
          placeholder={to === null ? talkWords.write : talkWords.writeOne}
          onChange={({ target }) => write(target.value)}
        />
        <Button type="submit" disabled={isBusy}>
          {talkWords.send}
        </Button>
      </div>
    </form>
  );
}
