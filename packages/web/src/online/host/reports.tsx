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

type Report = Reply<'GET /api/admin/reports'>[number];

/** What people told the host: first what nobody has dealt with. */
export function Reports(): ReactNode {
  const { data = [] } = useQuery({ queryKey: ['reports'], queryFn: () => server.call('GET /api/admin/reports') });
  return (
    <section className={online['panel']} aria-label={words.reports}>
      <div className={online['panelHead']}>
        <h2>{words.reports}</h2>
      </div>
      <ul className={online['rows']}>
        {data.slice(0, 20).map((report) => (
          <li key={report.id} className={styles['report']}>
            <One report={report} />
          </li>
        ))}
        {data.length === 0 && <li>{words.noReports}</li>}
      </ul>
    </section>
  );
}

/** A line of talk that was reported names itself. */
interface AboutTalk {
  table: string;
  n: number;
  text: string;
}

function talkOf(about: unknown): AboutTalk | null {
  const { is, table, n, text } = (about ?? {}) as Partial<AboutTalk> & { is?: string };
  return is === 'talk' && table !== undefined && n !== undefined ? { table, n, text: text ?? '' } : null;
}

function One({ report: { id, byName, whom, about, text, at, done } }: { report: Report }): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [outcome, setOutcome] = useState('');
  const lookAgain = useLookAgain();
  const talk = talkOf(about);
  const close = (isRemoved: boolean): void =>
    void attempt(async () => {
      if (isRemoved && talk)
        await server.call('DELETE /api/admin/tables/{table}/talk/{line}', {
          params: { table: talk.table, line: talk.n },
          body: { why: outcome },
        });
      await server.call('POST /api/admin/reports/{report}', { params: { report: id }, body: { outcome } });
      await lookAgain();
    });
  return (
    <>
      <p>
        {text}
        {talk && <q>{talk.text}</q>}
        <small>
          {whom !== null && `${words.whom(whom)} · `}
          {done ? words.dealt(done.outcome) : words.reported(byName, timeOf(at))}
        </small>
      </p>
      <ProblemNote why={why} />
      {!done && (
        <div className={styles['ways']}>
          <label className={online['field']}>
            <span>{words.outcome}</span>
            <input type="text" value={outcome} onChange={({ target }) => setOutcome(target.value)} />
          </label>
          <Button disabled={isBusy || outcome.trim().length < 3} onClick={() => close(false)}>
            {words.close}
          </Button>
          {talk && (
            <Button disabled={isBusy || outcome.trim().length < 3} onClick={() => close(true)}>
              {words.removeLine}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
