import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { timeOf } from '../../pages/time.ts';
import { hostWords as words } from '../../words/online-host.ts';
import online from '../online.module.css';
import { server } from '../server.ts';

/** What was done with the host's powers, newest first; nobody can edit it. */
export function Audit(): ReactNode {
  const { data = [] } = useQuery({ queryKey: ['acts'], queryFn: () => server.call('GET /api/admin/acts') });
  return (
    <section className={online['panel']} aria-label={words.audit}>
      <div className={online['panelHead']}>
        <h2>{words.audit}</h2>
      </div>
      <ul className={online['rows']}>
        {data.slice(0, 30).map(({ id, act, about, at }) => (
          <li key={id}>
            <p>
              <b>{act}</b>
              <small>
                {timeOf(at)} · {aboutWords(about)}
              </small>
            </p>
          </li>
        ))}
        {data.length === 0 && <li>{words.none}</li>}
      </ul>
    </section>
  );
}

/** Its fields as they were written down. */
function aboutWords(about: unknown): string {
  const fields = typeof about === 'object' && about !== null ? Object.entries(about) : [];
  return fields.map(([name, value]) => `${name} ${String(value)}`).join(', ');
}
