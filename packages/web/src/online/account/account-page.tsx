import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { timeOf } from '../../pages/time.ts';
import { AskAgain } from '../../ui/ask-again.tsx';
import { Button } from '../../ui/button.tsx';
import { accountWords } from '../../words/online.ts';
import { hostWords } from '../../words/online-host.ts';
import { moveWords, peopleWords } from '../../words/online-people.ts';
import online from '../online.module.css';
import { OnlineFrame } from '../online-frame.tsx';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { type Me, server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './account.module.css';
import { ChangeName, ChangePassword, LogIn, MakeAccount } from './forms.tsx';
import { CodeLogin, codeInAddress, MoveSeat } from './move-seat.tsx';
import { OtherAccount } from './other-account.tsx';
import { PasskeyLogin, Passkeys } from './passkeys.tsx';
import { PeoplePart, ReportPart } from './people-part.tsx';
import { leave, RemoveAccount } from './remove-account.tsx';

export function AccountPage(): ReactNode {
  return <OnlineFrame title={accountWords.title}>{(me) => <Account me={me} />}</OnlineFrame>;
}

/** Who one is to the server, and where one is logged in. */
function Account({ me }: { me: Me | null }): ReactNode {
  return (
    <div className={styles['page']}>
      <h1>{me?.name ?? accountWords.title}</h1>
      {(!me || me.role === 'guest') && <p>{me ? accountWords.guest : accountWords.nobody}</p>}
      {me && (
        <p className={styles['ways']}>
          <PageLink look="quiet" to="/account/notices">
            {peopleWords.notices}
          </PageLink>
          {(me.role === 'moderator' || me.role === 'admin') && (
            <PageLink look="quiet" to="/host">
              {hostWords.title}
            </PageLink>
          )}
        </p>
      )}
      <div className={styles['columns']}>
        {me && <ChangeName me={me} />}
        {(!me || me.role === 'guest') && <MakeAccount me={me} />}
        {!me && <LogIn />}
        {!me && <PasskeyLogin />}
        {(!me || codeInAddress() !== null) && <CodeLogin />}
        {me && me.role !== 'guest' && <ChangePassword me={me} />}
        {me?.role === 'guest' && <OtherAccount me={me} />}
        {me && <Passkeys />}
        {me && <Sessions me={me} />}
        {me && (
          <section className={online['panel']} aria-label={moveWords.moveTitle}>
            <div className={online['panelHead']}>
              <h2>{moveWords.moveTitle}</h2>
            </div>
            <MoveSeat />
          </section>
        )}
        {me && <PeoplePart />}
        {me && <ReportPart />}
        {me && <RemoveAccount me={me} />}
      </div>
    </div>
  );
}

function Sessions({ me }: { me: Me }): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const lookAgain = useLookAgain();
  const { data = [] } = useQuery({ queryKey: ['sessions'], queryFn: () => server.call('GET /api/sessions') });
  const end = (login: string, isThis: boolean): void =>
    void attempt(async () => {
      await server.call('DELETE /api/sessions/{login}', { params: { login } });
      if (isThis) leave();
      else await lookAgain();
    });
  const endOthers = (): void =>
    void attempt(async () => {
      await server.call('DELETE /api/sessions');
      await lookAgain();
    });
  return (
    <section className={online['panel']} aria-label={accountWords.sessions}>
      <div className={online['panelHead']}>
        <h2>{accountWords.sessions}</h2>
        {data.length > 1 && (
          <Button disabled={isBusy} onClick={endOthers}>
            {accountWords.endOthers}
          </Button>
        )}
      </div>
      <p className={online['note']}>{accountWords.sessionsNote}</p>
      <ProblemNote why={why} />
      <ul className={online['rows']}>
        {data.map(({ id, label, seen, isThis }) => (
          <li key={id}>
            <p>
              <b>{label}</b>
              <small>{isThis ? accountWords.thisOne : accountWords.seen(timeOf(seen))}</small>
            </p>
            {isThis && me.role === 'guest' ? (
              <AskAgain
                title={accountWords.logOutSure}
                note={accountWords.logOutNote}
                no={accountWords.stay}
                yes={accountWords.logOut}
                act={() => end(id, isThis)}
                trigger={<Button disabled={isBusy}>{accountWords.logOut}</Button>}
              />
            ) : (
              <Button disabled={isBusy} onClick={() => end(id, isThis)}>
                {isThis ? accountWords.logOut : accountWords.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
