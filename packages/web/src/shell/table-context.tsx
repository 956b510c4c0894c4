import type { Observation, Seat } from '@admiralty/engine';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Board, BoardProps } from '../boards/types.ts';
import type { SideNumber } from '../kit/side.ts';
import type { TableClient, TableState } from '../table/types.ts';
import { useBoardStore } from './board-store.ts';
import { newLookups } from './use-lookup.ts';

/** The open table with its board; `shown` is null behind the curtain. */
interface Open extends Omit<BoardProps, 'view' | 'observation'> {
  board: Board;
  shown: BoardProps | null;
  /** colour, emblem and pattern of a seat; neutral while nothing was seen yet */
  sideOf(seat: Seat): SideNumber;
}

const TableContext = createContext<Open | null>(null);

export function TableProvider(props: { client: TableClient; board: Board; children: ReactNode }): ReactNode {
  const { client, board, children } = props;
  const state = useSyncExternalStore(client.subscribe, client.state);
  const past = usePast(client);
  const observation = past ?? state.observation;
  const isPast = past !== null;
  const shown = observation && { view: observation.view, observation, state, client, isPast };
  const sides = useRef(new Map<Seat, SideNumber>());
  if (shown) for (const { seat } of state.seats) sides.current.set(seat, board.sideOf(shown.view, seat));
  const sideOf = (seat: Seat): SideNumber => sides.current.get(seat) ?? 0;
  const lookups = useLookups(state.viewer);
  return (
    <QueryClientProvider client={lookups}>
      <TableContext value={{ board, client, state, isPast, shown, sideOf }}>{children}</TableContext>
    </QueryClientProvider>
  );
}

/** What was looked up for one viewer is gone when another one looks. */
function useLookups(viewer: TableState['viewer']): QueryClient {
  const [held, setHeld] = useState(() => ({ viewer, lookups: newLookups() }));
  if (held.viewer === viewer) return held.lookups;
  const next = { viewer, lookups: newLookups() };
  setHeld(next);
  return next.lookups;
}

export function useTable(): Open {
  const open = useContext(TableContext);
  if (!open) throw new Error('no table here');
  return open;
}

/** The position that the reader looks back at, null for now. */
function usePast(client: TableClient): Observation | null {
  const lookingAt = useBoardStore((store) => store.lookingAt);
  const [past, setPast] = useState<{ action: number; observation: Observation } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (lookingAt === null) setPast(null);
    else
      void client.at(lookingAt).then((observation) => {
        if (isCurrent) setPast({ action: lookingAt, observation });
      });
    return () => {
      isCurrent = false;
    };
  }, [client, lookingAt]);
  return lookingAt === null ? null : (past?.observation ?? null);
}
