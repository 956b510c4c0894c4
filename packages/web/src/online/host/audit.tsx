import type { Reply } from '@admiralty/client';
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
        {data.slice(0, 30).map(({ id, byName, at, ...done }) => (
          <li key={id}>
            <p>
              <b>{byName}</b> {actWords(done)}
              <small>
                {timeOf(at)} {reasonIn(done.about)}
              </small>
            </p>
          </li>
        ))}
        {data.length === 0 && <li>{words.none}</li>}
      </ul>
    </section>
  );
}

type Done = Pick<Reply<'GET /api/admin/acts'>[number], 'act' | 'about' | 'title'>;

function actWords({ act, about, title }: Done): string {
  const tell = Object.entries(words.acts).find(([name]) => name === act)?.[1];
  return tell?.(fieldsOf(about), title ?? words.aTable) ?? act;
}

/** Why it was done, or what came of it. */
function reasonIn(about: unknown): string {
  const { why, outcome } = fieldsOf(about);
  const reason = why ?? outcome;
  return typeof reason === 'string' ? `· ${words.said(reason)}` : '';
}

function fieldsOf(about: unknown): Readonly<Record<string, unknown>> {
  return typeof about === 'object' && about !== null ? { ...about } : {};
}
