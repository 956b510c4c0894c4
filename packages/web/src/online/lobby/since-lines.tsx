import { textOfPart } from '@admiralty/engine/line';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from '../../pages/games/games.module.css';
import { isNamed, wordsOfPart } from '../../shell/log/line-words.tsx';
import { saidOf } from '../../shell/log/lines.ts';
import { newsSince } from '../../shell/news/news.ts';
import type { LogEntry } from '../../table/types.ts';
import { shell } from '../../words/shell.ts';
import { SeatEmblem } from '../seat-emblem.tsx';
import { type OnlineTable, server } from '../server.ts';

/** What others did since the reader last looked at a table that waits for them. */
export function SinceLines({ table }: { table: OnlineTable }): ReactNode {
  const { id, game, seats, awaits, changed } = table;
  const seat = seats.find((one) => one.isYou && awaits.includes(one.seat))?.seat ?? -1;
  const { data: entries = [] } = useQuery({
    queryKey: ['since', id, seat, changed],
    queryFn: async () => {
      const params = { table: id, seat };
      const news = await server.call('GET /api/tables/{table}/seats/{seat}/news', { params }).catch(() => null);
      return (news as { entries: LogEntry[] } | null)?.entries ?? [];
    },
    enabled: seat >= 0,
  });
  const news = newsSince({ log: entries, viewer: seat }, 0);
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
