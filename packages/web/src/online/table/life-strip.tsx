import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotices } from '../../shell/notices/notices.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lifeWords, toolWords } from '../../words/online.ts';
import { clockWords } from '../../words/online-clock.ts';
import { levelNames, offerWords } from '../../words/shell.ts';
import { SeatClock, useServerNow } from '../clock/seat-clock.tsx';
import { timeLeft, voiceOf } from '../clock/time-left.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { sitterOf } from '../seat-line.tsx';
import { newEntropy, type OnlineSeat, server } from '../server.ts';
import { AfterTheEnd } from './after-the-end.tsx';
import { OwnConsent } from './consent-tools.tsx';
import styles from './life-strip.module.css';
import { type OnlineRoom, useOnlineRoom } from './online-context.ts';
import { namesHere } from './presence.ts';

/** What stands between the people and the game, always beside what is asked: a pause, a stand-in, whose time runs; after the end what comes next. */
export function LifeStrip(): ReactNode {
  const room = useOnlineRoom();
  const { viewer, observation } = useTable().state;
  if (!room) return null;
  if ((observation?.result ?? null) !== null) return <AfterTheEnd room={room} />;
  const { seats, pace } = room.table;
  const own = seats.find(({ seat }) => seat === viewer);
  return (
    <>
      {pace.paused && (
        <p className={styles['line']} role="status">
          {pace.paused === 'host' ? lifeWords.pausedByHost : lifeWords.paused}
        </p>
      )}
      {own?.isYou && <PauseWish room={room} seat={own.seat} />}
      {own?.isYou && (own.bot !== null ? <StandIn room={room} seat={own} /> : <Answered seat={own.seat} />)}
      {!room.window.isActing && (
        <div className={styles['line']} role="status">
          <p>{lifeWords.elsewhere}</p>
          <Button look="paper" onClick={room.window.actHere}>
            {lifeWords.actHere}
          </Button>
        </div>
      )}
      <TooLate />
      <OwnConsent room={room} />
      {room.table.clock && <Running room={room} />}
      {own && <Voice room={room} seat={own} />}
      <Arrivals room={room} />
    </>
  );
}

/** Others would like a pause, and the reader has not said so yet: told once when it comes, as it may lie behind a tab. */
function PauseWish({ room, seat }: { room: OnlineRoom; seat: number }): ReactNode {
  const { notify } = useNotices();
  const { why, isBusy, attempt } = useAttempt();
  const { id: table, pace, seats } = room.table;
  const isOpen = pace.paused === null && !pace.wants.includes(seat);
  const wish =
    isOpen && pace.wants.length > 0 ? toolWords.wantPause(pace.wants.map((one) => seats[one]?.side ?? '')) : '';
  useEffect(() => {
    if (wish !== '') notify({ words: wish });
  }, [wish, notify]);
  if (wish === '') return null;
  const agree = (): void =>
    void attempt(async () => {
      const body = { command: newEntropy(), wish: 'pause' as const };
      await server.call('POST /api/tables/{table}/seats/{seat}/pause', { params: { table, seat }, body });
      await room.lookAgain();
    });
  return (
    <div className={styles['line']} role="status">
      <p>{wish}</p>
      <ProblemNote why={why} />
      <Button disabled={isBusy} onClick={agree}>
        {offerWords.agree}
      </Button>
    </div>
  );
}

/** A computer plays one's own seat: the way back. */
function StandIn({ room, seat }: { room: OnlineRoom; seat: OnlineSeat }): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const back = (): void =>
    void attempt(async () => {
      const params = { table: room.table.id, seat: seat.seat };
      await server.call('POST /api/tables/{table}/seats/{seat}/back', { params });
      await room.lookAgain();
    });
  return (
    <div className={styles['line']} role="status">
      <p>{lifeWords.standIn(levelNames[seat.bot as keyof typeof levelNames] ?? seat.bot ?? '')}</p>
      <ProblemNote why={why} />
      <Button look="paper" disabled={isBusy} onClick={back}>
        {lifeWords.back}
      </Button>
    </div>
  );
}

/** What was answered for the reader since they last looked: their time ran out, or a computer stood in. */
function Answered({ seat }: { seat: number }): ReactNode {
  const { log, lookedAt } = useTable().state;
  const [read, setRead] = useState(lookedAt?.[seat] ?? 0);
  const answered = log.filter(({ action, by, hasReason }) => action > read && by === seat && hasReason);
  if (answered.length === 0) return null;
  return (
    <div className={styles['line']} role="status">
      <p>{lifeWords.answered(answered.length)}</p>
      <Button onClick={() => setRead(log.at(-1)?.action ?? 0)}>{lifeWords.understood}</Button>
    </div>
  );
}

/** An order came after somebody else's: who was faster, and that nothing is spent. */
function TooLate(): ReactNode {
  const { link, log, viewer, seats } = useTable().state;
  const tooLate = link?.tooLate ?? 0;
  const [read, setRead] = useState(tooLate);
  if (tooLate <= read) return null;
  const by = log.find((entry) => entry.action > (link?.lateAfter ?? 0) && entry.by !== null)?.by;
  const name = typeof by === 'number' ? seats[by]?.name : undefined;
  const who = by === viewer ? lifeWords.ownFaster : name === undefined ? lifeWords.someFaster : lifeWords.faster(name);
  return (
    <div className={styles['line']} role="alert">
      <p>
        <b>{who}</b> {lifeWords.fasterNote}
      </p>
      <Button onClick={() => setRead(tooLate)}>{lifeWords.understood}</Button>
    </div>
  );
}

/** Whose time runs, oneself first. */
function Running({ room }: { room: OnlineRoom }): ReactNode {
  const { link, length } = useTable().state;
  const { refresh } = room;
  const first = useRef(length);
  useEffect(() => {
    if (first.current === length) return;
    first.current = length;
    refresh(); // somebody acted: other clocks run now
  }, [length, refresh]);
  const running = room.table.seats
    .filter(({ clock }) => clock?.deadline != null)
    .sort((a, b) => Number(b.isYou) - Number(a.isYou));
  if (running.length === 0) return null;
  return (
    <ul className={styles['clocks']} aria-label={clockWords.title}>
      {running.map((seat) => (
        <li key={seat.seat}>
          <span>{seat.isYou ? lifeWords.yourTime : lifeWords.timeOf(sitterOf(seat))}</span>
          <SeatClock seat={seat} room={room} isLost={link?.connection === 'lost'} />
        </li>
      ))}
    </ul>
  );
}

/** Says aloud how one's own time goes: at half, an hour, five minutes; never another's. */
function Voice({ room, seat }: { room: OnlineRoom; seat: OnlineSeat }): ReactNode {
  const now = useServerNow(room);
  const left = timeLeft(room.table, seat, now);
  const all = (room.table.clock?.turnMs ?? 0) + (seat.clock?.bank ?? 0);
  const says = left && voiceOf(left, all);
  return (
    <p className="unseen" role="status">
      {says && clockWords.voice[says]}
    </p>
  );
}

/** Says aloud who comes to the table; not who was here before, nor who goes. */
function Arrivals({ room }: { room: OnlineRoom }): ReactNode {
  const { seats, now } = room.table;
  const here = namesHere(seats, now);
  const [known, setKnown] = useState({ here, come: [] as string[] });
  const come = here.filter((name) => !known.here.includes(name));
  if (here.join() !== known.here.join()) setKnown({ here, come });
  return (
    <p className="unseen" role="status">
      {known.come.map((name) => lifeWords.isHere(name)).join(' ')}
    </p>
  );
}
