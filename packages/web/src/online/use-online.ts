import { ServerProblem, Unreachable } from '@admiralty/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Me, type OnlineTable, server } from './server.ts';

/** Is there a play server behind this page, and who are we to it? */
export type Online =
  | { is: 'asking' }
  | { is: 'absent' }
  | { is: 'lost' }
  /** the host keeps this person out */
  | { is: 'refused'; why: string }
  | { is: 'here'; me: Me | null };

const LOOK_AGAIN_MS = 15_000;

export function useOnline(): Online {
  const { data, error } = useQuery({
    queryKey: ['me'],
    queryFn: () => server.call('GET /api/me').catch(silently),
    refetchInterval: (query) => (query.state.data === 'lost' ? LOOK_AGAIN_MS / 3 : false),
  });
  if (error || data === 'absent') return { is: 'absent' };
  if (data === undefined) return { is: 'asking' };
  if (data === 'lost') return { is: 'lost' };
  return data !== null && 'refused' in data ? { is: 'refused', why: data.refused } : { is: 'here', me: data };
}

/** Being without a server is no fault of the page. */
function silently(error: unknown): 'absent' | 'lost' | { refused: string } {
  if (error instanceof Unreachable) return error.isAbsent ? 'absent' : 'lost';
  if (error instanceof ServerProblem) return error.status === 403 ? { refused: error.message } : 'lost';
  throw error;
}

/** Tables of the server, looked at again while somebody looks. */
export function useTables(
  which: 'mine' | 'open' | 'running' | 'over',
  isWanted: boolean,
): readonly OnlineTable[] | null {
  const { data = null } = useQuery({
    queryKey: ['tables', which],
    queryFn: () =>
      which === 'mine'
        ? server.call('GET /api/me/tables').catch(noneWithout)
        : server.call('GET /api/tables', { query: { status: which } }).catch(noneWithout),
    enabled: isWanted,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** While the connection is gone the page says so elsewhere. */
function noneWithout(error: unknown): readonly OnlineTable[] {
  if (error instanceof Unreachable || error instanceof ServerProblem) return [];
  throw error;
}

/** Looks at everything of the server again. */
export function useLookAgain(): () => Promise<void> {
  const lookups = useQueryClient();
  return useCallback(async () => {
    await lookups.invalidateQueries();
  }, [lookups]);
}
