import { type ReactNode, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import type { CheckedDice } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './over.module.css';

/** The seed that was locked in, and the game played again in this browser to see that every roll came of it. */
export function CheckDice({ seed }: { seed: string }): ReactNode {
  const { client, state } = useTable();
  const desk = useDesk();
  const [found, setFound] = useState<CheckedDice | 'checking' | null>(null);
  const check = async (): Promise<void> => {
    setFound('checking');
    setFound(await desk.checkDice(await client.file()));
  };
  return (
    <div className={styles['seed']}>
      <p>{shell.seedWas(seed, state.commitment)}</p>
      <Button disabled={found === 'checking'} onClick={() => void check()}>
        {shell.checkDice}
      </Button>
      <p role="status">{wordsOf(found)}</p>
    </div>
  );
}

function wordsOf(found: CheckedDice | 'checking' | null): string {
  if (found === null) return '';
  if (found === 'checking') return shell.checkingDice;
  return found.ok ? shell.diceProven(found.rolls.length) : shell.diceWrong(found.why);
}
