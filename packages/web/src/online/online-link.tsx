import type { ReactNode } from 'react';
import { PageLink } from '../pages/page-link.tsx';
import { startHash } from '../table/start-link.ts';
import type { TableSetup } from '../table/types.ts';
import { online } from '../words/online.ts';
import { useOnline } from './use-online.ts';

/** The way from a scenario to a table for friends elsewhere; nothing where there is no server. */
export function OnlineLink({ setup }: { setup: TableSetup }): ReactNode {
  const { is } = useOnline();
  if (is !== 'here') return null;
  return (
    <PageLink look="quiet" to="/new/$game" params={{ game: setup.game }} hash={startHash(setup)}>
      {online.withFriends}
    </PageLink>
  );
}
