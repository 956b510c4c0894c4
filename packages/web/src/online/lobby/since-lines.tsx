import { textOfPart } from '@admiralty/engine/line';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '../../pages/games/games.module.css';
import { standsAt } from '../../pages/standing.ts';
import { isNamed, wordsOfPart } from '../../shell/log/line-words.tsx';
import { saidOf } from '../../shell/log/lines.ts';
import { newsSince } from '../../shell/news/news.ts';
import type { LogEntry } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { SeatEmblem } from '../seat-emblem.tsx';
import { type OnlineTable, server } from '../server.ts';

/** What a seat that is asked is told of its table. */
export interface SeatNews {
  seat: number;
  /** where the game stands, without its title */
  phase: string;
  asked: string | null;
  entries: readonly LogEntry[];
}

/** Of the reader's seat that is asked; null: none is, or nothing is known yet. */
export function useSeatNews({ id, status, seats, awaits, changed, ...named }: OnlineTable): SeatNews | null {
  const isGoing = status === 'running';
  const seat = seats.find((one) => isGoing && one.isYou && awaits.includes(one.seat))?.seat ?? -1;
  const { data = null } = useQuery({
    queryKey: ['since', id, seat, changed],
    queryFn: async () => {
      const params = { table: id, seat };
      const news = await server.call('GET /api/tables/{table}/seats/{seat}/news', { params }).catch(() => null);
      return news as Omit<SeatNews, 'seat'> | null;
    },
    enabled: seat >= 0,
  });
  return data && { ...data, seat, phase: standsAt(data.phase, named.scenarioTitle ?? named.title) };
}

/** What others did since the reader last looked at a table that waits for them. */
export function SinceLines({ table, told }: { table: OnlineTable; told: SeatNews }): ReactNode {
  const { game, seats } = table;
  const news = newsSince({ log: told.entries, viewer: told.seat }, 0);
  if (!news) return null;
  return (
    <ul className={styles['since']} aria-label={shell.news}>
      {news.headlines.map(({ entry, line }) => (
        <li key={entry.action}>
          {line.owner !== null && <SeatEmblem game={game} names={seats.map(({ side }) => side)} seat={line.owner} />}{' '}
          {Object.entries(saidOf(line)).map(([at, part]) =>
            isNamed(part) ? <b key={at}>{wordsOfPart(part)}</b> : <span key={at}>{textOfPart(part)}</span>,
          )}
        </li>
      ))}
      {news.more > 0 && <li>{shell.newsMore(news.more)}</li>}
    </ul>
  );
}
