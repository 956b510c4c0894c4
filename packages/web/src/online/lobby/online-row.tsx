import type { ReactNode } from 'react';
import { isPlayable } from '../../boards/boxes.ts';
import { BoxArt } from '../../pages/box-art.tsx';
import styles from '../../pages/games/games.module.css';
import { PageLink } from '../../pages/page-link.tsx';
import { timeOf } from '../../pages/time.ts';
import { online } from '../../words/online.ts';
import { clockWords, lengthWords } from '../../words/online-clock.ts';
import { aboutTable } from '../about-table.ts';
import { paceOf } from '../clock/pace-of.ts';
import { timeLeft } from '../clock/time-left.ts';
import { isFree, SeatChips, sitterOf } from '../seat-line.tsx';
import type { OnlineTable } from '../server.ts';
import { outcomeOf } from './outcome.ts';
import { SinceLines, useSeatNews } from './since-lines.tsx';

/** Is one of the reader's seats asked something? */
export function isWaitingForMe({ status, seats, awaits }: OnlineTable): boolean {
  return status === 'running' && seats.some(({ isYou, seat }) => isYou && awaits.includes(seat));
}

/** Is a seat kept for the reader, who has not sat down yet? Otherwise it would not stand among their games. */
export function isKeptForMe({ status, seats }: OnlineTable): boolean {
  return status === 'open' && seats.every(({ isYou }) => !isYou) && seats.some(({ keptFor }) => keptFor !== null);
}

/** Where a table stands, in one sentence. */
export function standingOnline(table: OnlineTable): string {
  const { status, seats, awaits } = table;
  if (status === 'over') return outcomeOf(table);
  if (isKeptForMe(table)) return online.keptForYou;
  if (status === 'open') return online.missing(seats.filter(isFree).length);
  if (isWaitingForMe(table)) return online.yourTurn;
  const names = seats.filter(({ seat }) => awaits.includes(seat)).map(sitterOf);
  return names.length > 0 ? online.waitsFor([...new Set(names)]) : online.resolving;
}

/** How long whoever is asked has left; the soonest, if there are several. */
function TimeOfTurn({ table }: { table: OnlineTable }): ReactNode {
  const left = table.seats
    .flatMap((seat) => {
      const time = timeLeft(table, seat, table.now);
      return time?.isRunning ? [{ ...time, seat }] : [];
    })
    .sort((a, b) => Number(b.seat.isYou) - Number(a.seat.isYou) || a.ms - b.ms)[0];
  if (!left || table.status !== 'running') return table.status === 'running' ? <small>{paceOf(table)}</small> : null;
  const words = lengthWords(left.ms);
  return (
    <small className={styles['left']} data-soon={left.isSoon}>
      {left.seat.isYou ? clockWords.left(words) : clockWords.has(sitterOf(left.seat), words)}
    </small>
  );
}

/** A game with others, among one's games. */
export function OnlineRow({ table, isFirst }: { table: OnlineTable; isFirst: boolean }): ReactNode {
  const { id, game, title, status, changed } = table;
  const told = useSeatNews(table);
  if (!isPlayable(game)) return null;
  const isMine = isWaitingForMe(table);
  const isKept = isKeptForMe(table);
  return (
    <article className={styles['game']} data-waits={isMine || isKept} aria-label={title}>
      <BoxArt box={game} className={styles['picture']} />
      <div className={styles['text']}>
        <h2>
          {title} <small>{aboutTable(table)}</small> <small className={styles['place']}>{online.here}</small>
        </h2>
        <p className={styles['phase']}>
          {standingOnline(table)} {told?.asked && <b className={styles['asked']}>{told.asked}</b>}{' '}
          <TimeOfTurn table={table} />
        </p>
        {told && <p className={styles['stands']}>{told.phase}</p>}
        {told && <SinceLines table={table} told={told} />}
        <ul className={styles['players']}>
          <SeatChips table={table} />
        </ul>
      </div>
      <p className={styles['when']}>{online.lastChange(timeOf(changed))}</p>
      <div className={styles['ways']}>
        <PageLink
          look={isFirst ? 'lamp' : 'quiet'}
          to={isKept ? '/join/$table' : '/online/$table'}
          params={{ table: id }}
        >
          {isKept ? online.sitDown : isMine ? online.takeTurn : status === 'over' ? online.look : online.open}
        </PageLink>
      </div>
    </article>
  );
}
