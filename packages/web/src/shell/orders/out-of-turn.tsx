import { type ReactNode, useEffect, useState } from 'react';
import type { Offered } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './out-of-turn.module.css';

/** What may be done out of turn; nothing is shown where there is nothing. */
export function OutOfTurn(): ReactNode {
  const { client, state } = useTable();
  const [acts, setActs] = useState<Offered[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (state.length >= 0) void client.outOfTurn().then((found) => isCurrent && setActs(found));
    return () => {
      isCurrent = false;
    };
  }, [client, state.length]);
  if (acts.length === 0) return null;
  return (
    <details className={styles['acts']}>
      <summary>
        {shell.outOfTurn} · {acts.length}
      </summary>
      <ul>
        {acts.map(({ kind, answer, words }) => (
          <li key={`${kind} ${words}`}>
            <button type="button" onClick={() => void client.act({ decision: null, kind, with: answer })}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
