import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { timeOf } from '../../pages/time.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { talkWords } from '../../words/online.ts';
import { useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useOnlineRoom } from './online-context.ts';
import { SayForm } from './say-form.tsx';
import { isSaidTo, type TalkLine } from './talk.ts';
import styles from './talk-panel.module.css';

/** beside the server's word that there is something new */
const LOOK_AGAIN_MS = 20_000;

/** What people say to each other: to everybody, or in private to one seat. */
export function TalkPanel(): ReactNode {
  const room = useOnlineRoom();
  const table = room?.table.id ?? '';
  const [to, setTo] = useState<number | null>(null);
  const { data: lines = [], refetch } = useQuery({
    queryKey: ['talk', table],
    queryFn: () => server.call('GET /api/tables/{table}/talk', { params: { table } }),
    refetchInterval: LOOK_AGAIN_MS,
    retry: true,
  });
  const changes = useTable().state.link?.changes ?? 0;
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);
  if (!room) return null;
  const own = room.table.seats.filter(({ isYou }) => isYou).map(({ seat }) => seat);
  const others = room.table.seats.filter(({ isYou, player }) => !isYou && player !== null);
  const shown = lines.filter((line) => isSaidTo(line, to, own));
  return (
    <section className={styles['talk']} aria-label={talkWords.title}>
      <div className={styles['head']}>
        <Label>{talkWords.title}</Label>
        {own.length > 0 && others.length > 0 && (
          <select
            aria-label={talkWords.with}
            value={to ?? ''}
            onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{talkWords.everybody}</option>
            {others.map(({ seat, side, player }) => (
              <option key={seat} value={seat}>
                {talkWords.only(side, player ?? '')}
              </option>
            ))}
          </select>
        )}
      </div>
      <Lines lines={shown} mayMute={own.length > 0} />
      {own.length > 0 && <SayForm table={table} to={to} reload={refetch} />}
    </section>
  );
}

function Lines({ lines, mayMute }: { lines: readonly TalkLine[]; mayMute: boolean }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return <p className={styles['empty']}>{talkWords.empty}</p>;
  return (
    <ol ref={list} className={styles['lines']} aria-live="polite">
      {lines.map((line) => (
        <Line key={line.id} line={line} mayMute={mayMute} />
      ))}
    </ol>
  );
}

function Line({ line, mayMute }: { line: TalkLine; mayMute: boolean }): ReactNode {
  const { sideOf } = useTable();
  const room = useOnlineRoom();
  const lookAt = useBoardStore((store) => store.lookAt);
  const { attempt } = useAttempt();
  const { by, isYou, seats, text, to, quotes, at } = line;
  const mute = (): void =>
    void attempt(async () => {
      await server.call('PUT /api/me/relations/{name}', { params: { name: by }, body: { kind: 'mute' } });
      await room?.lookAgain();
    });
  const report = (): void =>
    void attempt(() =>
      server.call('POST /api/tables/{table}/talk/{line}/report', {
        params: { table: room?.table.id ?? '', line: line.id },
        body: { text: '' },
      }),
    );
  return (
    <li data-private={to !== null}>
      {seats[0] !== undefined && <Emblem side={sideOf(seats[0])} size={11} />}
      <div>
        <p className={styles['by']}>
          <b>{isYou ? talkWords.you : by}</b> <time>{timeOf(at)}</time>{' '}
          {to !== null && <span>{talkWords.private}</span>}
          {mayMute && !isYou && (
            <>
              <Button look="plain" onClick={mute} aria-label={talkWords.mute(by)}>
                {talkWords.muteShort}
              </Button>
              <Button look="plain" onClick={report} aria-label={talkWords.report(by)}>
                {talkWords.reportShort}
              </Button>
            </>
          )}
        </p>
        {quotes !== null && (
          <Button look="plain" onClick={() => lookAt(quotes)}>
            {talkWords.quoted(quotes)}
          </Button>
        )}
        <p>{text ?? talkWords.removed}</p>
      </div>
    </li>
  );
}
