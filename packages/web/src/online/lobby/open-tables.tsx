import { type ReactNode, useState } from 'react';
import { boxOf, isPlayable, playable } from '../../boards/boxes.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { online } from '../../words/online.ts';
import { aboutTable } from '../about-table.ts';
import { paceOf } from '../clock/pace-of.ts';
import styles from '../online.module.css';
import { isFree } from '../seat-line.tsx';
import type { OnlineTable } from '../server.ts';
import { useTables } from '../use-online.ts';
import own from './lobby.module.css';
import { outcomeOf } from './outcome.ts';

const paces = ['all', 'none', 'live', 'days'] as const;
type PaceFilter = (typeof paces)[number];

const DAY = 86_400_000;
/** Finished games that are listed. */
const ENDED = 5;

/** Live or over days: by what a turn may take. */
function isPaced({ clock }: OnlineTable, pace: PaceFilter): boolean {
  if (pace === 'all') return true;
  if (!clock) return pace === 'none';
  return pace === (clock.turnMs + clock.bankMs >= DAY ? 'days' : 'live');
}

/** Tables that wait for somebody, and those that can be watched, now or from their beginning. */
export function OpenTables(): ReactNode {
  const [game, setGame] = useState('');
  const [pace, setPace] = useState<PaceFilter>('all');
  const open = useTables('open', true);
  const running = useTables('running', true);
  const fits = (table: OnlineTable): boolean =>
    isPlayable(table.game) && (game === '' || table.game === game) && isPaced(table, pace);
  const over = useTables('over', true);
  const isOthers = ({ seats }: OnlineTable): boolean => seats.every(({ isYou }) => !isYou); // one's own are beside
  const found = open?.filter((table) => fits(table) && isOthers(table) && table.seats.some(isFree)) ?? [];
  const watched = running?.filter((table) => fits(table) && isOthers(table)) ?? [];
  const ended = (over?.filter((table) => fits(table) && isOthers(table)) ?? []).slice(0, ENDED);
  return (
    <section className={styles['panel']} aria-label={online.openTables}>
      <div className={styles['panelHead']}>
        <h2>{online.openTables}</h2>
        <div className={own['filters']}>
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
          <select
            className={own['filter']}
            aria-label={online.paceFilter}
            value={pace}
            onChange={({ target }) => setPace(paces.find((one) => one === target.value) ?? 'all')}
          >
            {paces.map((one) => (
              <option key={one} value={one}>
                {online.paces[one]}
              </option>
            ))}
          </select>
        </div>
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
        {ended.map((table) => (
          <li key={table.id}>
            <TableLine table={table} />
            <PageLink look="quiet" to="/watch/$table" params={{ table: table.id }}>
              {online.replay}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { table: OnlineTable }): ReactNode {
  const { title, owner, seats, status } = table;
  const taken = seats.filter((seat) => !isFree(seat)).length;
  return (
    <p>
      <b>{title}</b>
      <small>
        {aboutTable(table)} · {online.by(owner)} ·{' '}
        {status === 'open' ? online.seated(taken, seats.length) : online.statuses[status]} · {paceOf(table)}
      </small>
      {table.outcome && <small>{outcomeOf(table)}</small>}
    </p>
  );
}
