import type { Observation } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { RuleChip } from '../../ui/rule-chip.tsx';
import { shell } from '../../words/shell.ts';
import { useTable } from '../table-context.tsx';
import { CheckDice } from './check-dice.tsx';
import { HiddenList } from './hidden-list.tsx';
import { LuckLedger } from './luck-ledger.tsx';
import { NextGames } from './next-games.tsx';
import styles from './over.module.css';
import { StandingTable } from './standing-table.tsx';
import { reasonOf, verdictOf } from './verdict.ts';

type Ended = NonNullable<Observation['result']>;

/** How the game ended and why, how everybody stood, what was hidden, what luck there was, and what could come next. */
export function ResultPanel({ remote }: { remote: ReactNode }): ReactNode {
  const { shown } = useTable();
  const result = shown?.observation.result;
  if (!result) return null;
  return <Result result={result} remote={remote} />;
}

interface ResultProps {
  result: Ended;
  /** at a table of the server: what its people can do next */
  remote: ReactNode;
}

function Result({ result, remote }: ResultProps): ReactNode {
  const { state } = useTable();
  const { verdict, winners } = verdictOf(result, state);
  return (
    <div className={styles['result']} data-verdict={verdict}>
      <header>
        <h2>{verdict === null ? winners : shell.verdicts[verdict]}</h2>
        <p>
          {reasonOf(result, state)} <RuleChip rule={result.rule} />
        </p>
      </header>
      {state.link ? remote : <NextGames />}
      <StandingTable />
      <LuckLedger />
      <HiddenList />
      {state.seed && !state.link && <CheckDice seed={state.seed} />}
    </div>
  );
}
