import type { Observation } from '@admiralty/engine';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isDrawn, winnersOf } from '../../table/results.ts';
import { againAt, startHash } from '../../table/start-link.ts';
import { RuleChip } from '../../ui/rule-chip.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import styles from './result-panel.module.css';

/** How the game ended. */
export function ResultPanel(): ReactNode {
  const { shown } = useTable();
  const result = shown?.observation.result;
  if (!result) return null;
  return <Result result={result} />;
}

function Result({ result }: { result: NonNullable<Observation['result']> }): ReactNode {
  const { state } = useTable();
  const winners = winnersOf(result);
  const names = winners.map((seat) => state.seats[seat]?.name ?? '');
  return (
    <div className={styles['result']}>
      <h2>{isDrawn(winners, state.seats.length) ? shell.drawn : shell.wins(names)}</h2>
      <p>
        {result.why} <RuleChip rule={result.rule} />
      </p>
      {state.seed && <p className={styles['seed']}>{shell.seedWas(state.seed, state.commitment)}</p>}
      <p className={styles['ways']}>
        {!state.link && (
          <>
            <Link to="/play/$game" params={{ game: state.game }} hash={startHash(againAt(state))}>
              {shell.again}
            </Link>
            <Link to="/replay/$id" params={{ id: state.id }}>
              {shell.replay}
            </Link>
          </>
        )}
        <Link to="/">{shell.toFront}</Link>
      </p>
    </div>
  );
}
