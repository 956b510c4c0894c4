import { type ReactNode, useEffect, useState } from 'react';
import { clockWords, lengthWords } from '../../words/online-clock.ts';
import type { OnlineSeat } from '../server.ts';
import type { OnlineRoom } from '../table/online-context.ts';
import styles from './clock.module.css';
import { timeLeft } from './time-left.ts';

const TICK_MS = 1000;

/** The server's time now, told again every second. */
export function useServerNow({ ahead }: Pick<OnlineRoom, 'ahead'>): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const tick = (): void => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}

interface SeatClockProps {
  seat: OnlineSeat;
  room: OnlineRoom;
  /** the connection is gone: the clock goes on from what was known last */
  isLost: boolean;
}

/** What a seat has left: full is this turn's own time, hatched the bank, hollow while it stands. */
export function SeatClock({ seat, room, isLost }: SeatClockProps): ReactNode {
  const now = useServerNow(room);
  const left = timeLeft(room.table, seat, now);
  if (!left) return null;
  const words = lengthWords(left.ms);
  return (
    <div className={styles['clock']} data-stands={!left.isRunning}>
      <span className="unseen">{clockWords.bar(seat.side)}</span>
      <b>{isLost && left.isRunning ? clockWords.about(words) : words}</b>{' '}
      {left.isRunning && left.isSoon && <small>{clockWords.soon}</small>}
      <div className={styles['bar']} aria-hidden>
        <i style={{ width: `${60 * left.turn}%` }} />
        <i style={{ width: `${40 * left.bank}%` }} />
      </div>
    </div>
  );
}
