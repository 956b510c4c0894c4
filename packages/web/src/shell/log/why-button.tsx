import { type ReactNode, useState } from 'react';
import type { Motive } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { percent } from '../../ui/numbers.ts';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './why-button.module.css';

/** Why the computer did it, when asked; when the game is over, what else it weighed. */
export function WhyButton({ action }: { action: number }): ReactNode {
  const { client } = useTable();
  const [motive, setMotive] = useState<Motive | null>(null);
  if (motive) return <Answer motive={motive} />;
  const ask = async (): Promise<void> =>
    setMotive((await client.reason(action)) ?? { reason: shell.noReason, weighed: [] });
  return (
    <Button look="plain" onClick={() => void ask()}>
      {shell.reason}
    </Button>
  );
}

function Answer({ motive: { reason, weighed } }: { motive: Motive }): ReactNode {
  return (
    <div className={styles['answer']}>
      <em>{reason}</em>
      {weighed.length > 0 && (
        <>
          <p>{shell.weighed}</p>
          <ul>
            {Object.entries(weighed).map(([at, { act, why, value }]) => (
              <li key={at}>
                <span title={why}>{act}</span> <data value={value}>{percent((1 + value) / 2)}</data>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
