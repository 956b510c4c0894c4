import type { ReactNode } from 'react';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import { useLookup } from '../use-lookup.ts';
import { isOnCard } from './offer-cards.tsx';
import styles from './out-of-turn.module.css';

/** What may be done out of turn; nothing is shown where there is nothing. */
export function OutOfTurn(): ReactNode {
  const { board, client, state } = useTable();
  const { observation } = state;
  const found = useLookup('out-of-turn', String(state.length), () => client.outOfTurn());
  const onCards = new Set(observation?.offers.filter(isOnCard).map(({ id }) => id));
  const acts = (found ?? []).filter(
    ({ kind, answer }) =>
      !board.deskActs?.includes(kind) && !onCards.has((answer as { offer?: number } | null)?.offer ?? -1),
  );
  if (acts.length === 0) return null;
  return (
    <details className={styles['acts']}>
      <summary>
        {shell.outOfTurn} · {acts.length}
      </summary>
      <ul>
        {acts.map(({ kind, answer, words, hint }) => (
          <li key={`${kind} ${words}`}>
            <button type="button" onClick={() => void client.act({ decision: null, kind, with: answer })}>
              {words}
              {hint !== null && <small>{hint}</small>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
