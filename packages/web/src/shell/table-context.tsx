import type { Observation, Seat, Viewer } from '@admiralty/engine';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Board, BoardProps } from '../boards/types.ts';
import type { SideNumber } from '../kit/side.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableClient, TableState } from '../table/types.ts';
import { useBoardStore } from './board-store.ts';
import { type Playback, usePlayback } from './playback/use-playback.ts';
import { newLookups } from './use-lookup.ts';

/** The open table with its board; `shown` is null behind the curtain. */
interface Open extends Omit<BoardProps, 'view' | 'observation'> {
  board: Board;
  shown: BoardProps | null;
  /** what the map shows: the same, or what others did on its way to now */
  staged: BoardProps | null;
  /** the table as far as the map shows it */
  told: TableState;
  playback: Playback | null;
  /** acts of others are played back */
  isPaced: boolean;
  /** colour, emblem and pattern of a seat; neutral while nothing was seen yet */
  sideOf(seat: Seat): SideNumber;
}

const TableContext = createContext<Open | null>(null);

interface ProviderProps {
  client: TableClient;
  board: Board;
  /** the map follows what others do at a pace */
  isFollowed?: boolean;
  children: ReactNode;
}

export function TableProvider({ client, board, isFollowed = false, children }: ProviderProps): ReactNode {
  const now = useSyncExternalStore(client.subscribe, client.state);
  const playback = usePlayback({ client, board, state: now, isOn: isFollowed });
  const isPaced = useSettings(({ pace }) => pace !== 'off') && isFollowed;
  const told = playback?.told ?? now;
  const state = now.viewer === 'public' ? told : now; // whoever only watches knows no more than the map shows
  const eyes = useEyes(state);
  const past = usePast(client, eyes);
  const truth = useTruth(client, state, eyes);
  const observation = past ?? truth ?? state.observation;
  const isPast = past !== null;
  const shown = useMemo(
    () => observation && { view: observation.view, observation, state, client, isPast },
    [observation, state, client, isPast],
  );
  const staged = useMemo(() => {
    const seen = playback?.told.observation;
    return seen ? { view: seen.view, observation: seen, state: playback.told, client, isPast: true } : shown;
  }, [playback, shown, client]);
  const sideOf = useSides(board, shown);
  const open = useMemo(
    () => ({ board, client, state, isPast, shown, staged, told, playback, isPaced, sideOf }),
    [board, client, state, isPast, shown, staged, told, playback, isPaced, sideOf],
  );
  return (
    <QueryClientProvider client={useLookups(state.viewer)}>
      <TableContext value={open}>{children}</TableContext>
    </QueryClientProvider>
  );
}

/** Behind the curtain the sides stay as they were seen last. */
function useSides(board: Board, shown: BoardProps | null): Open['sideOf'] {
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const seen = shown ?? last;
  return useCallback((seat) => (seen ? board.sideOf(seen.view, seat) : 0), [board, seen]);
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

/** When the game is over everybody sees everything, unless he wants to see what he knew. */
function useEyes({ viewer, observation, link, isReplay }: TableState): Viewer | undefined {
  const isTruth = useBoardStore((store) => store.isTruth);
  const isOver = observation?.result != null && viewer !== 'referee' && !link && !isReplay;
  return isOver && isTruth ? 'referee' : undefined;
}

/** What was hidden to the end; null: not open, or on its way. */
function useTruth(client: TableClient, { length }: TableState, eyes: Viewer | undefined): Observation | null {
  const [truth, setTruth] = useState<{ of: TableClient; length: number; seen: Observation } | null>(null);
  useEffect(() => {
    if (eyes === undefined) return;
    let isCurrent = true;
    void client.at(length, eyes).then((seen) => isCurrent && setTruth({ of: client, length, seen }));
    return () => {
      isCurrent = false;
    };
  }, [client, length, eyes]);
  return eyes !== undefined && truth?.of === client && truth.length === length ? truth.seen : null;
}

/** The position that the reader looks back at, null for now. */
function usePast(client: TableClient, eyes: Viewer | undefined): Observation | null {
  const lookingAt = useBoardStore((store) => store.lookingAt);
  const [past, setPast] = useState<{ action: number; observation: Observation } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (lookingAt === null) setPast(null);
    else
      void client.at(lookingAt, eyes).then((observation) => {
        if (isCurrent) setPast({ action: lookingAt, observation });
      });
    return () => {
      isCurrent = false;
    };
  }, [client, lookingAt, eyes]);
  return lookingAt === null ? null : (past?.observation ?? null);
}
