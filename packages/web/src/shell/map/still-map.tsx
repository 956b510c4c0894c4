import type { Observation } from '@admiralty/engine';
import { type ReactNode, useMemo } from 'react';
import type { Board, BoardProps } from '../../boards/types.ts';
import { WholeContext } from '../../kit/map/whole.ts';
import { type Asked, stillClient } from '../../table/still-client.ts';
import type { TableState } from '../../table/types.ts';
import { TableProvider } from '../table-context.tsx';
import styles from './still-map.module.css';

interface StillProps {
  state: TableState;
  board: Board;
  /** left out: the state's own */
  observation?: Observation;
  /** the table that is shown: its cards and tables can be asked for */
  source?: Asked;
}

/** A board's map to look at: nothing can be ordered on it. */
export function StillMap(props: StillProps): ReactNode {
  const { board } = props;
  return (
    <Still {...props}>
      {(shown) => (
        <WholeContext value={true}>
          <div className={styles['still']} data-still>
            <board.Map {...shown} />
          </div>
        </WholeContext>
      )}
    </Still>
  );
}

/** The sheets of what is selected, through the same eyes. */
export function StillInspector(props: StillProps): ReactNode {
  const { board } = props;
  return <Still {...props}>{(shown) => <board.Inspector {...shown} />}</Still>;
}

function Still({ state, board, observation, source, children }: StillProps & Inside): ReactNode {
  const still = useMemo(() => {
    const shown = observation ? { ...state, observation } : state;
    return { state: shown, client: stillClient(shown, source) };
  }, [state, observation, source]);
  const seen = still.state.observation;
  if (!seen) return null;
  return (
    <TableProvider client={still.client} board={board}>
      {children({ view: seen.view, observation: seen, state: still.state, client: still.client, isPast: true })}
    </TableProvider>
  );
}

interface Inside {
  children(shown: BoardProps): ReactNode;
}
