import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { timeOf } from '../../pages/time.ts';
import { accountWords } from '../../words/online.ts';
import { noticeWords as words } from '../../words/online-people.ts';
import online from '../online.module.css';
import { OnlineFrame } from '../online-frame.tsx';
import { server } from '../server.ts';
import styles from './account.module.css';
import { Channels } from './channels.tsx';
import { QuietHours, Vacation } from './hours.tsx';

/** How somebody is told when not here, when not to be, and what arrived. */
export function NoticesPage(): ReactNode {
  return (
    <OnlineFrame title={words.title}>
      {(me) => (
        <div className={styles['page']}>
          <h1>{words.title}</h1>
          <p>
            {me ? words.note : accountWords.nobody} <PageLink to="/account">{words.back}</PageLink>
          </p>
          {me && (
            <div className={styles['columns']}>
              <Channels />
              <QuietHours />
              <Vacation />
              <Letters />
            </div>
          )}
        </div>
      )}
    </OnlineFrame>
  );
}

function Letters(): ReactNode {
  const { data = [] } = useQuery({ queryKey: ['letters'], queryFn: () => server.call('GET /api/me/letters') });
  return (
    <section className={online['panel']} aria-label={words.letters}>
      <div className={online['panelHead']}>
        <h2>{words.letters}</h2>
      </div>
      <ul className={online['rows']}>
        {Object.entries(data).map(([at, letter]) => (
          <li key={at}>
            <p>
              <b>{letter.subject}</b>
              <small>{stateOf(letter)}</small>
            </p>
          </li>
        ))}
        {data.length === 0 && <li>{words.noLetters}</li>}
      </ul>
    </section>
  );
}

interface Letter {
  due: number;
  attempts: number;
  done: number | null;
  error: string | null;
}

function stateOf({ due, attempts, done, error }: Letter): string {
  if (done !== null) return error === null ? words.sent(timeOf(done)) : words.lost(error);
  return error === null ? words.waits(timeOf(due)) : words.again(attempts, error);
}
