import { LiveStream } from '@admiralty/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Lookups } from '../../pages/lookups.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { SiteFrame } from '../../pages/site-frame.tsx';
import { joinWords, roomWords } from '../../words/online.ts';
import { WhoLink } from '../account/who-link.tsx';
import styles from '../online.module.css';
import { WithServer } from '../online-frame.tsx';
import { type OnlineTable, server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import { RemoteBoard } from './remote-board.tsx';
import { WaitingRoom } from './waiting-room.tsx';

export function OnlineTablePage(): ReactNode {
  const { table } = useParams({ from: '/online/$table' });
  return (
    <Lookups>
      <Room key={table} id={table} />
    </Lookups>
  );
}

const LOOK_AGAIN_MS = 3000;
/** Browsers count no further. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** When it has to be looked at again because somebody's time has run out meanwhile; false: nobody's runs. */
function untilOut({ seats, now }: OnlineTable): number | false {
  const deadlines = seats.flatMap(({ clock }) => clock?.deadline ?? []);
  if (deadlines.length === 0) return false;
  return Math.min(Math.max(Math.min(...deadlines) - now, 0) + LOOK_AGAIN_MS, LONGEST_TIMER);
}

/** The board once the game has begun; before that, who is there and who is missing. */
function Room({ id }: { id: string }): ReactNode {
  const {
    data: table,
    dataUpdatedAt,
    error,
  } = useQuery({
    queryKey: ['table', id],
    queryFn: () => server.call('GET /api/tables/{table}', { params: { table: id } }),
    refetchInterval: ({ state }) => state.data && untilOut(state.data),
  });
  if (table && table.status !== 'open') return <RemoteBoard table={table} toldAt={dataUpdatedAt} />;
  return (
    <SiteFrame title={table?.title ?? roomWords.table} who={<WhoLink />}>
      <WithServer>
        {() =>
          table ? (
            <Waiting table={table} />
          ) : error ? (
            <div className={styles['absent']}>
              <p>{roomWords.hidden}</p>
              <PageLink to="/games">{joinWords.toLobby}</PageLink>
            </div>
          ) : (
            <p role="status">{roomWords.loading}</p>
          )
        }
      </WithServer>
    </SiteFrame>
  );
}

/** Whoever sits down or gets up is seen at once. */
function Waiting({ table }: { table: OnlineTable }): ReactNode {
  const lookAgain = useLookAgain();
  const { id, seats } = table;
  const own = seats.find(({ isYou }) => isYou)?.seat;
  const viewer = own ?? (table.spectators ? 'public' : null);
  useEffect(() => {
    if (viewer === null) return;
    const look = (): void => void lookAgain();
    const stream = new LiveStream(server, [{ table: id, viewer }], {
      hear: () => {
        look();
        return true;
      },
      connection: (is) => is === 'live' && look(),
      refused: look,
    });
    stream.start();
    return () => stream.stop();
  }, [id, viewer, lookAgain]);
  return <WaitingRoom table={table} lookAgain={lookAgain} />;
}
