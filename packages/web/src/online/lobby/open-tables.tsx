import { type ReactNode, useState } from 'react';
import { boxOf, isPlayable, playable } from '../../boards/shelf.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { online } from '../../words/online.ts';
import styles from '../online.module.css';
import { isFree } from '../seat-line.tsx';
import type { OnlineTable } from '../server.ts';
import { useTables } from '../use-online.ts';
import own from './lobby.module.css';

/** Tables that wait for somebody, and those that can be watched. */
export function OpenTables(): ReactNode {
  const [game, setGame] = useState('');
  const open = useTables('open', true);
  const running = useTables('running', true);
  const fits = (table: OnlineTable): boolean => isPlayable(table.game) && (game === '' || table.game === game);
  const found = open?.filter((table) => fits(table) && table.seats.some(isFree)) ?? [];
  const watched = running?.filter((table) => fits(table) && table.seats.every(({ isYou }) => !isYou)) ?? [];
  return (
    <section className={styles['panel']} aria-label={online.openTables}>
      <div className={styles['panelHead']}>
        <h2>{online.openTables}</h2>
        <select
          className={own['filter']}
          aria-label={online.filter}
          value={game}
          onChange={({ target }) => setGame(target.value)}
        >
          <option value="">{online.allGames}</option>
          {playable.map((id) => (
            <option key={id} value={id}>
              {boxOf(id).title}
            </option>
          ))}
        </select>
      </div>
      {found.length === 0 && <p className={styles['note']}>{online.noOpen}</p>}
      <ul className={styles['rows']}>
        {found.map((table) => (
          <li key={table.id}>
            <TableLine table={table} />
            <PageLink look="quiet" to="/join/$table" params={{ table: table.id }}>
              {online.sit}
            </PageLink>
          </li>
        ))}
        {watched.map((table) => (
          <li key={table.id}>
            <TableLine table={table} />
            <PageLink look="quiet" to="/online/$table" params={{ table: table.id }}>
              {online.watch}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table: { title, game, owner, seats, status } }: { table: OnlineTable }): ReactNode {
  const taken = seats.filter((seat) => !isFree(seat)).length;
  return (
    <p>
      <b>{title}</b>
      <small>
        {isPlayable(game) ? boxOf(game).title : game} · {online.by(owner)} ·{' '}
        {status === 'running' ? online.running : online.seated(taken, seats.length)}
      </small>
    </p>
  );
}
