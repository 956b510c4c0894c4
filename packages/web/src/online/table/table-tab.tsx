import type { ReactNode } from 'react';
import { Count } from '../../shell/frame/count.tsx';
import { talkWords } from '../../words/online.ts';
import { shell } from '../../words/shell.ts';
import { type OnlineRoom, useOnlineRoom } from './online-context.ts';
import { otherPeople, ownSeats, unreadOf, useReading } from './unread.ts';
import { useTalk } from './use-talk.ts';

/** The way to people and talk, with what was said and not read yet. */
export function TableTab(): ReactNode {
  const room = useOnlineRoom();
  return (
    <>
      {shell.table} {room && <Unread room={room} />}
    </>
  );
}

function Unread({ room: { table } }: { room: OnlineRoom }): ReactNode {
  const { lines } = useTalk(table.id);
  const marks = useReading((reading) => reading.marks[table.id]);
  const own = ownSeats(table);
  const partners = [null, ...otherPeople(table).map(({ seat }) => seat)];
  const count = partners.reduce<number>((sum, partner) => sum + unreadOf(lines, partner, own, marks), 0);
  return <Count count={count} title={talkWords.unread(count)} />;
}
