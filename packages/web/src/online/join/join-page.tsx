import { ServerProblem } from '@admiralty/client';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { joinWords, roomWords } from '../../words/online.ts';
import { OnlineFrame } from '../online-frame.tsx';
import { isFree } from '../seat-line.tsx';
import { type Me, type OnlineTable, server } from '../server.ts';
import { Invitation } from './invitation.tsx';
import styles from './join.module.css';

/** What is behind a link: the table, and for which seat it is good. */
export interface Invited {
  table: OnlineTable;
  /** null: any that is free for him */
  seat: number | null;
  expires: number | null;
}

export function JoinPage(): ReactNode {
  const { table } = useParams({ from: '/join/$table' });
  return <OnlineFrame title={joinWords.invitation}>{(me) => <Join key={table} id={table} me={me} />}</OnlineFrame>;
}

function Join({ id, me }: { id: string; me: Me | null }): ReactNode {
  const [invite] = useState(() => decodeURIComponent(location.hash.slice(1)) || null);
  const { data, error } = useQuery({ queryKey: ['join', id, invite, me?.id], queryFn: () => lookIn(id, invite) });
  if (error) return <Gone watch={null} />;
  if (!data) return <p role="status">{roomWords.loading}</p>;
  if ('gone' in data) return <Gone watch={data.gone?.spectators ? id : null} />;
  const isSeated = data.table.seats.some(({ isYou }) => isYou);
  if (isSeated || (data.table.status !== 'open' && data.table.spectators))
    return <Navigate to="/online/$table" params={{ table: id }} replace />;
  return data.table.seats.some(isFree) ? <Invitation invited={data} invite={invite} me={me} /> : <Gone watch={null} />;
}

/** The link is not good any more; the table, if it may be seen without one. */
interface NoLonger {
  gone: OnlineTable | null;
}

/** Whoever sits there already sees the table without the link, which may be used up. */
async function lookIn(table: string, invite: string | null): Promise<Invited | NoLonger> {
  const seen = await server.call('GET /api/tables/{table}', { params: { table } }).catch(none);
  const isSeated = seen?.seats.some(({ isYou }) => isYou);
  if (seen && (isSeated || invite === null)) return { table: seen, seat: null, expires: null };
  const invited = invite === null ? null : await server.call('POST /api/invitations', { body: { invite } }).catch(none);
  return invited ?? { gone: seen };
}

function none(error: unknown): null {
  if (error instanceof ServerProblem && error.status < 500) return null;
  throw error;
}

/** `watch`: the table, if anybody with its address may watch it. */
function Gone({ watch }: { watch: string | null }): ReactNode {
  return (
    <div className={styles['gone']}>
      <h1>{joinWords.goneTitle}</h1>
      <p>{joinWords.goneNote}</p>
      {watch !== null && (
        <PageLink look="quiet" to="/online/$table" params={{ table: watch }}>
          {joinWords.onlyWatch}
        </PageLink>
      )}
      <PageLink look="quiet" to="/games">
        {joinWords.toLobby}
      </PageLink>
    </div>
  );
}
