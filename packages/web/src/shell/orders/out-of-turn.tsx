import type { ReactNode } from 'react';
import type { Offered } from '../../table/types.ts';
import { AskAgain } from '../../ui/ask-again.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import { useLookup } from '../use-lookup.ts';
import { isOnCard } from './offers.ts';
import styles from './out-of-turn.module.css';
import { groupsOf, isForGood } from './out-of-turn-groups.ts';

/** What may be done out of turn, sort by sort; nothing is shown where there is nothing. */
export function OutOfTurn(): ReactNode {
  const { board, client, state } = useTable();
  const { observation } = state;
  const found = useLookup('out-of-turn', String(state.length), () => client.outOfTurn());
  const onCards = new Set(observation?.offers.filter(isOnCard).map(({ id }) => id));
  const acts = (found ?? []).filter(
    ({ kind, answer }) =>
      !board.deskActs?.includes(kind) && !onCards.has((answer as { offer?: number } | null)?.offer ?? -1),
  );
  const groups = groupsOf(acts);
  if (groups.length === 0) return null;
  return (
    <details className={styles['acts']}>
      <summary>
        {shell.outOfTurn} <small>{groups.map(({ title }) => title).join(' · ')}</small>
      </summary>
      {groups.map(({ kind, title, acts: own }) => (
        <Group key={kind} title={title} count={own.length}>
          <ul>
            {own.map((one) => (
              <li key={one.words}>
                <ActButton
                  {...one}
                  isForGood={isForGood(kind)}
                  act={() => void client.act({ decision: null, kind, with: one.answer })}
                />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </details>
  );
}

/** Whoever leaves is asked once more. */
function ActButton(props: Pick<Offered, 'words' | 'hint'> & { isForGood: boolean; act(): void }): ReactNode {
  const { words, hint, isForGood, act } = props;
  const button = (
    <button type="button" {...(!isForGood && { onClick: act })}>
      {words}
      {hint !== null && <small>{hint}</small>}
    </button>
  );
  if (!isForGood) return button;
  const { leaveSure, keepPlaying, yesLeave } = shell;
  return <AskAgain title={words} note={leaveSure} no={keepPlaying} yes={yesLeave} act={act} trigger={button} />;
}

/** More than these are opened first: the next sort is not far below. */
const MANY = 8;

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }): ReactNode {
  if (count <= MANY)
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        {children}
      </section>
    );
  return (
    <details className={styles['many']}>
      <summary>
        {title} <small>{count}</small>
      </summary>
      {children}
    </details>
  );
}
