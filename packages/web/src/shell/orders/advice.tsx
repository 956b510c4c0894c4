import type { Advice as Given } from '@admiralty/host';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './advice.module.css';

type Asking = { is: 'idle' } | { is: 'asking' } | { is: 'answered'; advice: Given | null };

/** What a captain would do here, and why; only in practice, and it is marked in the log. */
export function Advice(): ReactNode {
  const { client, state } = useTable();
  const [asking, setAsking] = useState<Asking>({ is: 'idle' });
  if (!client.advice || !state.practice) return null;
  const ask = async (): Promise<void> => {
    setAsking({ is: 'asking' });
    setAsking({ is: 'answered', advice: (await client.advice?.()) ?? null });
  };
  if (asking.is !== 'answered')
    return (
      <div className={styles['advice']}>
        <Button look="plain" title={shell.askAdviceNote} disabled={asking.is === 'asking'} onClick={() => void ask()}>
          {asking.is === 'asking' ? shell.adviceComing : shell.askAdvice}
        </Button>
      </div>
    );
  const { advice } = asking;
  return (
    <div className={styles['advice']} role="status">
      {advice ? (
        <>
          <p>
            <b>{shell.adviceSays}</b> {advice.act}
          </p>
          {advice.reason !== '' && <p>{shell.adviceBecause(advice.reason)}</p>}
          <small>{shell.adviceMarked}</small>
        </>
      ) : (
        <p>{shell.noAdvice}</p>
      )}
    </div>
  );
}
