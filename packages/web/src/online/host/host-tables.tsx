import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { boxOf, isPlayable } from '../../boards/boxes.ts';
import { timeOf } from '../../pages/time.ts';
import { Button } from '../../ui/button.tsx';
import { hostWords as words } from '../../words/online-host.ts';
import online from '../online.module.css';
import { isFree, sitterOf } from '../seat-line.tsx';
import { type OnlineTable, server } from '../server.ts';
import styles from './host.module.css';
import { TableCare } from './table-care.tsx';

const LOOK_AGAIN_MS = 15_000;
const SHOWN = 25;

/** Every table of the server, last changed first; one of them can be looked after. */
export function HostTables({ mayRewind }: { mayRewind: boolean }): ReactNode {
  const [find, setFind] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['admin tables', find],
    queryFn: () => server.call('GET /api/admin/tables', { query: { find } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const chosen = data.find(({ id }) => id === open);
  return (
    <section className={online['panel']} aria-label={words.tables}>
      <div className={online['panelHead']}>
        <h2>{words.tables}</h2>
        <label className={styles['find']}>
          {words.find}{' '}
          <input type="search" value={find} maxLength={80} onChange={({ target }) => setFind(target.value)} />
        </label>
      </div>
      {chosen && <TableCare key={chosen.id} table={chosen} mayRewind={mayRewind} close={() => setOpen(null)} />}
      <div className={styles['scroll']}>
        <table className={styles['tables']}>
          <thead>
            <tr>
              {words.columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
              <th>
                <span className="unseen">{words.open}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, SHOWN).map((table) => (
              <tr key={table.id} data-open={table.id === open}>
                <th scope="row">{table.title}</th>
                <td>{isPlayable(table.game) ? boxOf(table.game).title : table.game}</td>
                <td>{seatsOf(table)}</td>
                <td>{waitsFor(table)}</td>
                <td>{timeOf(table.changed)}</td>
                <td>{table.status === 'running' && <Button onClick={() => setOpen(table.id)}>{words.open}</Button>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.length === 0 && <p className={online['note']}>{words.none}</p>}
    </section>
  );
}

function seatsOf({ seats }: OnlineTable): string {
  return `${seats.filter((seat) => !isFree(seat)).length}/${seats.length}`;
}

function waitsFor({ status, seats, awaits, pace }: OnlineTable): string {
  if (pace.paused) return words.paused;
  if (status !== 'running') return words.statuses[status];
  return seats
    .filter(({ seat }) => awaits.includes(seat))
    .map(sitterOf)
    .join(', ');
}
