import type { Reply } from '@admiralty/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { timeOf } from '../../pages/time.ts';
import { Button } from '../../ui/button.tsx';
import { hostWords as words } from '../../words/online-host.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './host.module.css';

type Person = Reply<'GET /api/admin/people'>[number];
const roles = ['player', 'moderator', 'admin'] as const;

/** Finding people; keeping them out for some days, and giving them a role. */
export function HostPeople({ isAdmin }: { isAdmin: boolean }): ReactNode {
  const [name, setName] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['people', name],
    queryFn: () => server.call('GET /api/admin/people', { query: { name } }),
    enabled: name !== '',
  });
  return (
    <section className={online['panel']} aria-label={words.people}>
      <div className={online['panelHead']}>
        <h2>{words.people}</h2>
      </div>
      <div className={styles['ways']}>
        <label className={online['field']}>
          <span>{words.findPeople}</span>
          <input type="search" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
      </div>
      <ul className={online['rows']}>
        {data.slice(0, 10).map((person) => (
          <li key={person.id} className={styles['report']}>
            <One person={person} isAdmin={isAdmin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ person: { id, name, role, bannedUntil }, isAdmin }: { person: Person; isAdmin: boolean }): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');
  const [nextRole, setNextRole] = useState<(typeof roles)[number]>('player');
  const lookAgain = useLookAgain();
  const params = { account: id };
  const act = (work: () => Promise<unknown>): void =>
    void attempt(async () => {
      await work();
      await lookAgain();
    });
  const ban = (forDays: number): void =>
    act(() => server.call('PUT /api/admin/people/{account}/ban', { params, body: { days: forDays, why: reason } }));
  const isSaid = reason.trim().length >= 3;
  return (
    <>
      <p>
        <b>{name}</b>
        <small>
          {words.roles[role as keyof typeof words.roles] ?? role}
          {bannedUntil !== null && ` · ${words.bannedUntil(timeOf(bannedUntil))}`}
        </small>
      </p>
      <ProblemNote why={why} />
      <details>
        <summary>{words.open}</summary>
        <div className={styles['ways']}>
          <label className={online['field']}>
            <span>{words.reason}</span>
            <input type="text" value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
          <label className={online['field']}>
            <span>{words.days}</span>
            <input
              type="number"
              min={1}
              max={3650}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </label>
          <Button disabled={isBusy || !isSaid} onClick={() => ban(days)}>
            {words.ban}
          </Button>
          {bannedUntil !== null && (
            <Button disabled={isBusy || !isSaid} onClick={() => ban(0)}>
              {words.unban}
            </Button>
          )}
          {isAdmin && role !== 'guest' && (
            <>
              <label className={online['field']}>
                <span>{words.role}</span>
                <select
                  value={nextRole}
                  onChange={({ target }) => setNextRole(roles.find((one) => one === target.value) ?? 'player')}
                >
                  {roles.map((one) => (
                    <option key={one} value={one}>
                      {words.roles[one]}
                    </option>
                  ))}
                </select>
              </label>
              <Button
                disabled={isBusy || !isSaid}
                onClick={() =>
                  act(() =>
                    server.call('PUT /api/admin/people/{account}/role', {
                      params,
                      body: { role: nextRole, why: reason },
                    }),
                  )
                }
              >
                {words.changeRole}
              </Button>
            </>
          )}
        </div>
      </details>
    </>
  );
}
