import { useQuery } from '@tanstack/react-query';
import { server } from '../server.ts';
import type { TalkLine } from './talk.ts';

/** beside the server's word that there is something new */
const LOOK_AGAIN_MS = 20_000;
const none: readonly TalkLine[] = [];

/** What was said at a table that the reader may read. */
export function useTalk(table: string): { lines: readonly TalkLine[]; isKnown: boolean; reload(): Promise<unknown> } {
  const { data, refetch } = useQuery({
    queryKey: ['talk', table],
    queryFn: () => server.call('GET /api/tables/{table}/talk', { params: { table } }),
    refetchInterval: LOOK_AGAIN_MS,
    retry: true,
  });
  return { lines: data ?? none, isKnown: data !== undefined, reload: refetch };
}
