import { QueryCache, QueryClient, useQuery } from '@tanstack/react-query';

/** What was looked up at one table. Answers come from a worker or a server of one's own: being offline is no reason to wait. */
export function newLookups(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => console.error(`looking up ${queryKey[0]}`, error) }),
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, structuralSharing: false },
    },
  });
}

/** An answer is about one position: once that has passed, it is soon let go. */
const KEPT_MS = 60_000;

/**
 * The answer to a question, asked again whenever its key changes; null while it is on its way. `name` tells questions
 * apart: whoever asks the same shares the answer.
 */
export function useLookup<T>(name: string, key: string, ask: () => Promise<T>): T | null {
  const { data = null } = useQuery({ queryKey: [name, key], queryFn: ask, gcTime: KEPT_MS });
  return data;
}

/** The same for what never changes, such as a game's rules: asked once. */
export function useFixed<T>(name: string, key: string, ask: () => Promise<T>): T | null {
  const { data = null } = useQuery({ queryKey: [name, key], queryFn: ask, staleTime: Number.POSITIVE_INFINITY });
  return data;
}
