import { type ReactNode, useState } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { Button } from '../../ui/button.tsx';
import { roomWords } from '../../words/online.ts';
import { levelNames } from '../../words/shell.ts';
import { aboutTable } from '../about-table.ts';
import { ToldBy } from '../lobby/told-by.tsx';
import { makeLink, makeSeatLink } from '../new-table/make-table.ts';
import online from '../online.module.css';
import { copyText, keepLink, keptLink } from '../play-link.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { QrCode } from '../qr-code.tsx';
import { SeatEmblem } from '../seat-emblem.tsx';
import { isFree, sitterOf } from '../seat-line.tsx';
import { newEntropy, type OnlineSeat, type OnlineTable, server } from '../server.ts';
import styles from './waiting-room.module.css';

interface WaitingRoomProps {
  table: OnlineTable;
  lookAgain(): Promise<void>;
}

/** Who is missing, and the link on top until all seats are taken. */
export function WaitingRoom({ table, lookAgain }: WaitingRoomProps): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [seatLink, setSeatLink] = useState<SeatLink | null>(null);
  const invite = ({ seat, side }: OnlineSeat): void =>
    void attempt(async () => setSeatLink({ side, link: await makeSeatLink(table.id, seat) }));
  const doThen = (work: () => Promise<unknown>) => (): void =>
    void attempt(async () => {
      await work();
      await lookAgain();
    });
  return (
    <div className={styles['room']}>
      <div className={styles['head']}>
        <p className={styles['crumb']}>{aboutTable(table)}</p>
        <h1>{table.title}</h1>
      </div>
      {table.isYours && <LinkPart table={table} seatLink={seatLink} drop={() => setSeatLink(null)} />}
      <section className={online['panel']}>
        <div className={online['panelHead']}>
          <h2>{roomWords.waiting}</h2>
          <p>{roomWords.waitingNote}</p>
        </div>
        <ProblemNote why={why} />
        <ul className={`${online['rows']} ${styles['seats']}`}>
          {table.seats.map((seat) => (
            <li key={seat.seat}>
              <SeatEmblem game={table.game} names={table.seats.map(({ side }) => side)} seat={seat.seat} />
              <p>
                <b>{seat.side}</b>
                <small>{sitterOf(seat)}</small>
              </p>
              <SeatWays table={table} seat={seat} isBusy={isBusy} doThen={doThen} invite={() => invite(seat)} />
            </li>
          ))}
        </ul>
      </section>
      {table.seats.some(({ isYou }) => isYou) && <ToldBy />}
    </div>
  );
}

interface SeatWaysProps {
  table: OnlineTable;
  seat: OnlineSeat;
  isBusy: boolean;
  doThen(work: () => Promise<unknown>): () => void;
  /** makes a link for this seat alone */
  invite(): void;
}

/** What can be done about a seat before the game begins. */
function SeatWays({
  table: { id: table, isYours, seats },
  seat: one,
  isBusy,
  doThen,
  invite,
}: SeatWaysProps): ReactNode {
  const { seat, isYou } = one;
  const params = { table, seat };
  if (isYou)
    return (
      <Button
        disabled={isBusy}
        onClick={doThen(() => server.call('DELETE /api/tables/{table}/seats/{seat}', { params }))}
      >
        {seats.filter((each) => each.isYou).length > 1 ? roomWords.leaveSeat : roomWords.getUp}
      </Button>
    );
  if (isFree(one) && !isYours && one.for !== 'invited')
    return (
      <PageLink look="quiet" to="/join/$table" params={{ table }}>
        {roomWords.sitDown}
      </PageLink>
    );
  if (!isFree(one) || !isYours) return null;
  return (
    <div className={styles['ways']}>
      {one.for !== 'account' && (
        <Button disabled={isBusy} onClick={invite}>
          {roomWords.seatLink}
        </Button>
      )}
      <Button
        disabled={isBusy}
        onClick={doThen(() =>
          server.call('POST /api/tables/{table}/seats', { params: { table }, body: { seat, entropy: newEntropy() } }),
        )}
      >
        {roomWords.takeSeat}
      </Button>
      <Button
        disabled={isBusy}
        onClick={doThen(() =>
          server.call('POST /api/tables/{table}/seats/{seat}/bot', { params, body: { level: 'captain' } }),
        )}
      >
        {roomWords.fill(levelNames.captain)}
      </Button>
    </div>
  );
}

/** Just made: good for this side alone. */
interface SeatLink {
  side: string;
  link: string;
}

interface LinkPartProps {
  table: OnlineTable;
  seatLink: SeatLink | null;
  /** it is withdrawn with all others */
  drop(): void;
}

function LinkPart({ table: { id, title, seats }, seatLink, drop }: LinkPartProps): ReactNode {
  const [link, setLink] = useState(() => keptLink(id));
  const [said, setSaid] = useState('');
  const { why, isBusy, attempt } = useAttempt();
  const copy = (text: string): void =>
    void copyText(text).then((isCopied) => setSaid(isCopied ? roomWords.copied : ''));
  const make = (): void => void attempt(async () => setLink(await makeLink(id, seats.filter(isFree).length)));
  const withdraw = (): void =>
    void attempt(async () => {
      const params = { table: id };
      for (const { id: invite } of await server.call('GET /api/tables/{table}/invites', { params }))
        await server.call('DELETE /api/tables/{table}/invites/{invite}', { params: { table: id, invite } });
      keepLink(id, null);
      setLink(null);
      drop();
      setSaid(roomWords.withdrawn);
    });
  return (
    <section className={styles['link']} aria-label={roomWords.link}>
      <h2>{roomWords.link}</h2>
      <ProblemNote why={why} />
      <div>
        {link !== null && <output>{link}</output>}
        {link === null ? (
          <Button look="lamp" disabled={isBusy} onClick={make}>
            {roomWords.newLink}
          </Button>
        ) : (
          <>
            <Button look="lamp" onClick={() => copy(link)}>
              {roomWords.copy}
            </Button>
            {'share' in navigator && (
              <Button onClick={() => void navigator.share({ title, url: link }).catch(() => {})}>
                {roomWords.share}
              </Button>
            )}
          </>
        )}
        {(link !== null || seatLink !== null) && (
          <Button disabled={isBusy} onClick={withdraw}>
            {roomWords.withdraw}
          </Button>
        )}
      </div>
      {seatLink && (
        <div role="status">
          <p>{roomWords.seatLinkMade(seatLink.side)}</p>
          <output>{seatLink.link}</output>
          <Button onClick={() => copy(seatLink.link)}>{roomWords.copy}</Button>
        </div>
      )}
      {link !== null && (
        <details>
          <summary>{roomWords.asPicture}</summary>
          <QrCode text={link} label={roomWords.picture} />
        </details>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
