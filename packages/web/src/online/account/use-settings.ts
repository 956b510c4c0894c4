import type { Reply } from '@admiralty/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { server } from '../server.ts';

export type OwnSettings = Reply<'GET /api/me/settings'>;

/** Time zone, quiet hours, vacation, presence; and how to keep what the server answers after a change. */
export function useOwnSettings(): { settings: OwnSettings | undefined; keep(settings: OwnSettings): void } {
  const lookups = useQueryClient();
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => server.call('GET /api/me/settings') });
  return { settings: data, keep: (settings) => lookups.setQueryData(['settings'], settings) };
}
