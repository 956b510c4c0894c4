import type { Observation } from '@admiralty/engine';
import { type ReactNode, useMemo } from 'react';
import type { Board } from '../../boards/types.ts';
import { WholeContext } from '../../kit/map/whole.ts';
import { stillClient } from '../../table/still-client.ts';
import type { TableState } from '../../table/types.ts';
import { TableProvider } from '../table-context.tsx';
import styles from './still-map.module.css';

interface StillMapProps {
  state: TableState;
  board: Board;
  /** left out: the state's own */
  observation?: Observation;
}

/** A board's map to look at: nothing can be ordered on it. */
export function StillMap({ state, board, observation }: StillMapProps): ReactNode {
  const still = useMemo(() => {
    const shown = observation ? { ...state, observation } : state;
    return { state: shown, client: stillClient(shown) };
  }, [state, observation]);
  const seen = still.state.observation;
  if (!seen) return null;
  return (
    <TableProvider client={still.client} board={board}>
      <WholeContext value={true}>
        <div className={styles['still']} data-still>
          <board.Map view={seen.view} observation={seen} state={still.state} client={still.client} isPast />
        </div>
      </WholeContext>
    </TableProvider>
  );
}
