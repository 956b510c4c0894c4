import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useDesk } from '../../app/desk.ts';
import { Lookups } from '../../pages/lookups.tsx';
import { TableOnBoard } from '../../pages/open-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { useBoardStore } from '../../shell/board-store.ts';
import { joinWords, roomWords } from '../../words/online.ts';
import { watchWords } from '../../words/online-watch.ts';
import styles from '../online.module.css';
import { server } from '../server.ts';

/** A finished game by its address, for everybody who may see the table: it is played again in the reader's own browser. */
export function WatchPage(): ReactNode {
  const { table } = useParams({ from: '/watch/$table' });
  const { at } = useSearch({ from: '/watch/$table' });
  return (
    <Lookups>
      <Watch key={table} id={table} at={at ?? null} isEmbedded={false} />
    </Lookups>
  );
}

/** The same within another site. */
export function EmbedPage(): ReactNode {
  const { table } = useParams({ from: '/embed/$table' });
  const { at } = useSearch({ from: '/embed/$table' });
  return (
    <Lookups>
      <Watch key={table} id={table} at={at ?? null} isEmbedded />
    </Lookups>
  );
}

interface WatchProps {
  id: string;
  /** the action at which it is opened; null: its end */
  at: number | null;
  isEmbedded: boolean;
}

function Watch({ id, at, isEmbedded }: WatchProps): ReactNode {
  const desk = useDesk();
  const lookAt = useBoardStore((store) => store.lookAt);
  useEffect(() => lookAt(at), [at, lookAt]);
  const { data: table, error } = useQuery({
    queryKey: ['table', id],
    queryFn: () => server.call('GET /api/tables/{table}', { params: { table: id } }),
  });
  const open = useCallback(async () => {
    const record = await server.call('GET /api/tables/{table}/record', { params: { table: id } });
    return desk.openFile(JSON.stringify(record));
  }, [desk, id]);
  if (table?.status === 'over') return <TableOnBoard id={id} open={open} isReplay isEmbedded={isEmbedded} />;
  if (table && !isEmbedded) return <Navigate to="/online/$table" params={{ table: id }} replace />;
  return (
    <div className={styles['absent']}>
      <p role="status">{table ? watchWords.running : error ? roomWords.hidden : roomWords.loading}</p>
      {!isEmbedded && error && <PageLink to="/games">{joinWords.toLobby}</PageLink>}
    </div>
  );
}
