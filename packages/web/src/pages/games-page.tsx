import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { firstGame } from '../boards/boxes.ts';
import { WhoLink } from '../online/account/who-link.tsx';
import { JoinByLink } from '../online/lobby/join-by-link.tsx';
import lobby from '../online/lobby/lobby.module.css';
import { isKeptForMe, isWaitingForMe, OnlineRow } from '../online/lobby/online-row.tsx';
import { OpenTables } from '../online/lobby/open-tables.tsx';
import { ToldBy } from '../online/lobby/told-by.tsx';
import type { OnlineTable } from '../online/server.ts';
import { type Online, useOnline, useTables } from '../online/use-online.ts';
import type { StoredTable } from '../table/types.ts';
import { Label } from '../ui/label.tsx';
import { online as words } from '../words/online.ts';
import { myGames, site } from '../words/site.ts';
import { FileOpener } from './games/file-opener.tsx';
import { GameRow } from './games/game-row.tsx';
import styles from './games/games.module.css';
import { Lookups } from './lookups.tsx';
import { PageLink } from './page-link.tsx';
import { SiteFrame } from './site-frame.tsx';

export function GamesPage(): ReactNode {
  return (
    <Lookups>
      <SiteFrame title={site.games} who={<WhoLink />}>
        <Games />
      </SiteFrame>
    </Lookups>
  );
}

/** A game of the reader, wherever it is played. */
type Mine = { local: StoredTable } | { remote: OnlineTable };

const isOver = (game: Mine): boolean => ('local' in game ? game.local.isOver : game.remote.status === 'over');
const isWaiting = (game: Mine): boolean =>
  'local' in game ? game.local.isYours : isWaitingForMe(game.remote) || isKeptForMe(game.remote);
/** By the clock that runs out soonest; games without one come after them. */
const urgency = (game: Mine): number =>
  'local' in game
    ? Number.POSITIVE_INFINITY
    : Math.min(...game.remote.seats.flatMap(({ isYou, clock }) => (isYou && clock?.deadline) || []), Infinity);
const changedAt = (game: Mine): number => ('local' in game ? game.local.updated : game.remote.changed);

/** Every game of the reader, here and on the server: those that wait for them first. */
function Games(): ReactNode {
  const desk = useDesk();
  const online = useOnline();
  const isKnown = online.is === 'here' && online.me !== null;
  const remote = useTables('mine', isKnown) ?? [];
  const [stored, setStored] = useState<StoredTable[] | null>(null);
  const load = useCallback(async () => setStored(await desk.stored()), [desk]);
  useEffect(() => void load(), [load]);
  const all: Mine[] = [...remote.map((one) => ({ remote: one })), ...(stored ?? []).map((one) => ({ local: one }))];
  all.sort((a, b) => changedAt(b) - changedAt(a));
  const going = all.filter((one) => !isOver(one));
  const waiting = going
    .filter(isWaiting)
    .sort((a, b) => (urgency(a) < urgency(b) ? -1 : Number(urgency(a) > urgency(b))));
  const finished = all.filter(isOver);
  const shown = [...waiting, ...going.filter((one) => !isWaiting(one))];
  return (
    <>
      <div className={styles['head']}>
        <h1>{site.games}</h1>
        <p>{waiting.length > 0 ? myGames.wait(waiting.length) : myGames.none}</p>
        {online.is === 'here' && (
          <PageLink look="quiet" to="/new/$game" params={{ game: firstGame }}>
            {words.newTable}
          </PageLink>
        )}
        {online.is === 'here' && <JoinByLink />}
        <PageLink look="quiet" to="/">
          {myGames.newGame}
        </PageLink>
        <FileOpener />
      </div>
      <div className={lobby['columns']} data-alone={online.is !== 'here'}>
        <div>
          {stored && all.length === 0 && <p className={styles['empty']}>{myGames.empty}</p>}
          <GameList games={shown} first={waiting[0]} reload={load} />
          {finished.length > 0 && (
            <section className={styles['finished']}>
              <Label>{myGames.finished}</Label>
              <GameList games={finished} first={undefined} reload={load} />
            </section>
          )}
          <p className={styles['note']}>{myGames.onDevice}</p>
        </div>
        <Beside online={online} />
      </div>
    </>
  );
}

interface ListProps {
  games: readonly Mine[];
  /** it holds the lamp */
  first: Mine | undefined;
  reload(): Promise<void>;
}

function GameList({ games, first, reload }: ListProps): ReactNode {
  return (
    <ul className={styles['list']}>
      {games.map((game) => (
        <li key={'local' in game ? game.local.id : game.remote.id}>
          {'local' in game ? (
            <GameRow table={game.local} isFirst={game === first} reload={reload} />
          ) : (
            <OnlineRow table={game.remote} isFirst={game === first} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the server offers; without one a word why there is nothing. */
function Beside({ online }: { online: Online }): ReactNode {
  if (online.is === 'asking') return null;
  if (online.is !== 'here') return <p className={lobby['guest']}>{withoutServer(online)}</p>;
  return (
    <div className={lobby['side']}>
      <OpenTables />
      {online.me && <ToldBy />}
      <p className={lobby['guest']}>
        {online.me?.role === 'guest' && words.guest(online.me.name)}{' '}
        <PageLink to="/account">{online.me?.role === 'guest' ? words.keepGames : words.account}</PageLink>
      </p>
    </div>
  );
}

function withoutServer(online: Exclude<Online, { is: 'here' | 'asking' }>): string {
  if (online.is === 'refused') return words.refused(online.why);
  return online.is === 'absent' ? words.absent : words.lost;
}
