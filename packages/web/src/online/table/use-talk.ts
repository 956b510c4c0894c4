import { useQuery, useQueryClient } from '@tanstack/react-query';
import { server } from '../server.ts';
import { readOn, type TalkLine } from './talk.ts';

/** beside the server's word that there is something new */
const LOOK_AGAIN_MS = 20_000;
const none: readonly TalkLine[] = [];

interface Talk {
  lines: readonly TalkLine[];
  isKnown: boolean;
  reload(): Promise<unknown>;
  /** From the first line: somebody's may be read no longer. */
  readAnew(): Promise<unknown>;
}

/** What was said at a table that the reader may read. */
export function useTalk(table: string): Talk {
  const lookups = useQueryClient();
  const queryKey = ['talk', table];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () =>
      readOn(lookups.getQueryData<readonly TalkLine[]>(queryKey) ?? none, (after) =>
        server.call('GET /api/tables/{table}/talk', { params: { table }, query: { after } }),
      ),
    refetchInterval: LOOK_AGAIN_MS,
    retry: true,
  });
  const readAnew = (): Promise<unknown> => lookups.resetQueries({ queryKey });
  return { lines: data ?? none, isKnown: data !== undefined, reload: refetch, readAnew };
}
