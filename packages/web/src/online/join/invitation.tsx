import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { boxOf, isPlayable } from '../../boards/boxes.ts';
import { BoxArt } from '../../pages/box-art.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { joinWords } from '../../words/online.ts';
import { clockWords, lengthWords } from '../../words/online-clock.ts';
import { OtherAccount } from '../account/other-account.tsx';
import { paceOf } from '../clock/pace-of.ts';
import { NameField } from '../name-field.tsx';
import { OwnNumber } from '../new-table/dice-part.tsx';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { SeatEmblem } from '../seat-emblem.tsx';
import { isFree, sitterOf } from '../seat-line.tsx';
import { comeIn, type Me, newEntropy, type OnlineSeat, type OnlineTable, server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './join.module.css';
import type { Invited } from './join-page.tsx';

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });

interface InvitationProps {
  invited: Invited;
  invite: string | null;
  me: Me | null;
}

/** A name, one button, at the board. */
export function Invitation({ invited: { table, seat, expires }, invite, me }: InvitationProps): ReactNode {
  const free = table.seats.filter(
    (one) => isFree(one) && (seat === null || one.seat === seat) && mayTake(one, invite, me),
  );
  const [wanted, setWanted] = useState(free[0]?.seat ?? -1);
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const { why, isBusy, attempt } = useAttempt();
  const navigate = useNavigate();
  const lookAgain = useLookAgain();
  const side = table.seats[wanted]?.side ?? '';
  const missing = table.seats.filter(isFree).length - 1;
  const sit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void attempt(async () => {
      await comeIn(me, name);
      const body = { seat: wanted, ...(invite !== null && { invite }), entropy: number.trim() || newEntropy() };
      await server.call('POST /api/tables/{table}/seats', { params: { table: table.id }, body });
      await lookAgain();
      await navigate({ to: '/online/$table', params: { table: table.id }, replace: true });
    });
  };
  return (
    <div className={styles['card']}>
      <section className={styles['game']} aria-label={joinWords.game}>
        <Label as="h3">{joinWords.game}</Label>
        {isPlayable(table.game) && (
          <>
            <h2>{boxOf(table.game).title}</h2>
            <BoxArt box={table.game} className={styles['picture']} />
            <p>{boxOf(table.game).line}</p>
            <p className={styles['ways']}>
              <PageLink to="/learn/$game" params={{ game: table.game }}>
                {joinWords.learn}
              </PageLink>
              <PageLink to="/rules/$game" params={{ game: table.game }}>
                {joinWords.rules}
              </PageLink>
            </p>
          </>
        )}
      </section>
      <div>
        <form className={styles['form']} onSubmit={sit}>
          <Label as="h3">{joinWords.invitation}</Label>
          <h1>{free.length === 1 ? joinWords.asks(table.owner, side) : joinWords.asksAny(table.owner)}</h1>
          <p>
            {table.title}.{' '}
            {table.scenarioTitle !== null && table.scenarioTitle !== table.title && `${table.scenarioTitle}. `}
            {missing === 0 ? joinWords.lastOne : joinWords.others(missing)}
          </p>
          <fieldset className={styles['seats']} aria-label={joinWords.seats}>
            {table.seats.map((one) => {
              const isMine = one.seat === wanted;
              const isOffered = free.includes(one);
              const words = (
                <>
                  <SeatEmblem game={table.game} names={table.seats.map(({ side: name }) => name)} seat={one.seat} />
                  <b>{one.side}</b>
                  <span>{sitterOf(one)}</span>
                  {isMine && <em>{joinWords.yourSeat}</em>}
                </>
              );
              return isOffered && free.length > 1 ? (
                <label key={one.seat} className={styles['seat']} data-mine={isMine}>
                  <input type="radio" name="seat" checked={isMine} onChange={() => setWanted(one.seat)} />
                  {words}
                </label>
              ) : (
                <div key={one.seat} className={styles['seat']} data-mine={isMine}>
                  {words}
                </div>
              );
            })}
          </fieldset>
          <Facts table={table} />
          <ProblemNote why={why} />
          <div className={styles['sit']}>
            {me ? <p>{joinWords.known(me.name)}</p> : <NameField label={joinWords.name} value={name} set={setName} />}
            <Button look="lamp" type="submit" disabled={isBusy || wanted < 0}>
              {joinWords.sitAs(side)}
            </Button>
          </div>
          {!me && <p className={styles['small']}>{joinWords.guestNote}</p>}
          <OwnNumber value={number} set={setNumber} />
          <p className={styles['small']}>
            {table.spectators && (
              <PageLink to="/online/$table" params={{ table: table.id }}>
                {joinWords.onlyWatch}
              </PageLink>
            )}{' '}
            {expires !== null && joinWords.until(day.format(expires))}
          </p>
        </form>
        {(!me || me.role === 'guest') && <OtherAccount me={me} />}
      </div>
    </div>
  );
}

/** What somebody agrees to by sitting down: how long they may think, and what happens if they do not come. */
function Facts({ table }: { table: OnlineTable }): ReactNode {
  const { clock } = table;
  if (!clock) return <p className={styles['small']}>{clockWords.noClock}</p>;
  const stands = [clock.nights ? clockWords.nights : '', clock.vacations ? clockWords.vacations : ''].filter(Boolean);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{paceOf(table)}</dt>
        {clock.turnMs > 0 && clock.bankMs > 0 && <dd>{clockWords.andBank(lengthWords(clock.bankMs))}</dd>}
      </div>
      {stands.map((words) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{words === clockWords.nights ? clockWords.nightsShort : clockWords.vacationsShort}</dd>
        </div>
      ))}
      <div>
        <dt>{clockWords.timeout}</dt>
        <dd>{clockWords.timeouts[clock.atTimeout]}</dd>
      </div>
    </dl>
  );
}

/** A link opens all seats but those kept for somebody else; without one, those for everybody and for the reader. */
function mayTake({ for: kept, keptFor }: OnlineSeat, invite: string | null, me: Me | null): boolean {
  if (kept === 'account') return keptFor === me?.name;
  return invite !== null || kept === 'anyone';
}
