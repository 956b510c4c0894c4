import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { useNotices } from '../../shell/notices/notices.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { lifeWords, online, roomWords } from '../../words/online.ts';
import { lengthWords } from '../../words/online-clock.ts';
import { levelNames } from '../../words/shell.ts';
import { MoveSeat } from '../account/move-seat.tsx';
import { SeatClock } from '../clock/seat-clock.tsx';
import { copyText } from '../play-link.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { sitterOf } from '../seat-line.tsx';
import { type OnlineSeat, server } from '../server.ts';
import { type OnlineRoom, useOnlineRoom } from './online-context.ts';
import { isHere } from './presence.ts';
import styles from './room-panel.module.css';
import { Notes, TableTools } from './table-tools.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { useSeen } from './use-seen.ts';

/** Who plays, and everything between people that is not the game. */
export function RoomPanel(): ReactNode {
  const room = useOnlineRoom();
  useSeen();
  if (!room) return null;
  const isWatching = room.table.seats.every(({ isYou }) => !isYou);
  return (
    <>
      {isWatching && (
        <p className={styles['note']}>
          {room.table.delay === 0
            ? roomWords.spectator
            : roomWords.spectatorLater(lengthWords(room.table.delay * 1000))}
        </p>
      )}
      <Seats />
      <TalkPanel />
      <TableTools />
      {!isWatching && <Notes />}
      {!isWatching && (
        <details className={styles['notes']}>
          <summary>{roomWords.move}</summary>
          <MoveSeat />
        </details>
      )}
      <WatchLink />
    </>
  );
}

/** The address under which anybody sees what is public. */
function WatchLink(): ReactNode {
  const room = useOnlineRoom();
  const { notify } = useNotices();
  if (!room) return null;
  const { id, spectators } = room.table;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(`${location.origin}/online/${id}`);
    if (isCopied) notify({ words: roomWords.copied });
  };
  return (
    <p className={styles['watchers']}>
      {spectators ? roomWords.watched : roomWords.unwatched}{' '}
      <Button onClick={() => void copy()}>{spectators ? roomWords.copyWatch : roomWords.copyOwn}</Button>
    </p>
  );
}

function presenceOf(seat: OnlineSeat, now: number): string | null {
  const { here, isYou, bot } = seat;
  if (here === null || isYou || bot !== null) return null;
  return isHere(seat, now) ? lifeWords.here : lifeWords.away(lengthWords(now - here));
}

function Seats(): ReactNode {
  const room = useOnlineRoom();
  const { shown, sideOf, state } = useTable();
  if (!room) return null;
  const isWatching = room.table.seats.every(({ isYou }) => !isYou);
  const mayHelp = !isWatching && (state.observation?.result ?? null) === null;
  const asked = new Set(shown?.observation.decisions.map(({ by }) => by));
  return (
    <section className={styles['seats']} aria-label={roomWords.people}>
      <div className={styles['head']}>
        <Label>{roomWords.people}</Label> <small>{state.title}</small>
      </div>
      <ul>
        {room.table.seats.map((seat) => (
          <li key={seat.seat} data-asked={asked.has(seat.seat)}>
            <Emblem side={sideOf(seat.seat)} size={13} />
            <p>
              <b>{seat.side}</b>
              <small>
                {[sitterOf(seat), presenceOf(seat, room.table.now), asked.has(seat.seat) ? online.decides : null]
                  .filter((words) => words !== null)
                  .join(' · ')}
              </small>
            </p>
            {seat.isFormer && seat.bot === null && mayHelp && <PlayOn seat={seat.seat} room={room} />}
            <SeatClock seat={seat} room={room} isLost={state.link?.connection === 'lost'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its player has deleted the account: anybody at the table may let a computer play on. */
function PlayOn({ seat, room }: { seat: number; room: OnlineRoom }): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const fill = (): void =>
    void attempt(async () => {
      const params = { table: room.table.id, seat };
      await server.call('POST /api/tables/{table}/seats/{seat}/stand-in', { params, body: { level: 'captain' } });
      await room.lookAgain();
    });
  return (
    <>
      <ProblemNote why={why} />
      <Button disabled={isBusy} onClick={fill}>
        {roomWords.standIn(levelNames.captain)}
      </Button>
    </>
  );
}
