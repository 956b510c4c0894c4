import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { timeOf } from '../../pages/time.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import { useNotices } from '../../shell/notices/notices.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { talkWords } from '../../words/online.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import { useOnlineRoom } from './online-context.ts';
import { SayForm } from './say-form.tsx';
import { isSaidTo, type TalkLine } from './talk.ts';
import styles from './talk-panel.module.css';
import { otherPeople, ownSeats, type Partner, unreadOf, useReading } from './unread.ts';
import { useTalk } from './use-talk.ts';

/** What people say to each other: to everybody, or in private to one seat. */
export function TalkPanel(): ReactNode {
  const room = useOnlineRoom();
  const table = room?.table.id ?? '';
  const [to, setTo] = useState<Partner>(null);
  const { lines, isKnown, reload, readAnew } = useTalk(table);
  const { marks, read } = useReading();
  const isOpen = useBoardStore(({ tab }) => tab === 'table');
  const changes = useTable().state.link?.changes ?? 0;
  useEffect(() => {
    if (changes > 0) void reload();
  }, [changes, reload]);
  const own = room ? ownSeats(room.table) : [];
  const shown = lines.filter((line) => isSaidTo(line, to, own));
  const last = shown.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isOpen && last > 0) read(table, to, last);
  }, [isOpen, last, read, table, to]);
  useArrivals(isKnown ? lines : null, !isOpen);
  if (!room) return null;
  const others = otherPeople(room.table);
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
                {talkWords.only(side, player ?? '', unreadOf(lines, seat, own, marks[table]))}
              </option>
            ))}
          </select>
        )}
      </div>
      <Lines lines={shown} mayMute={own.length > 0} readAnew={readAnew} />
      {own.length > 0 && <SayForm table={table} to={to} reload={reload} />}
    </section>
  );
}

/** A line that comes while the talk is closed is shown as a notice. */
function useArrivals(lines: readonly TalkLine[] | null, isWanted: boolean): void {
  const { notify } = useNotices();
  const last = lines?.at(-1);
  const isKnown = lines !== null;
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    const before = known.current;
    known.current = last?.id ?? 0;
    const isNew = before !== null && last !== undefined && last.id > before && !last.isYou;
    if (isNew && isWanted && last.text !== null) notify({ head: talkWords.says(last.by), words: last.text });
  }, [last, isKnown, isWanted, notify]);
}

interface LinesProps {
  lines: readonly TalkLine[];
  mayMute: boolean;
  readAnew(): Promise<unknown>;
}

function Lines({ lines, mayMute, readAnew }: LinesProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return <p className={styles['empty']}>{talkWords.empty}</p>;
  return (
    <ol ref={list} className={styles['lines']} aria-live="polite">
      {lines.map((line) => (
        <Line key={line.id} line={line} mayMute={mayMute} readAnew={readAnew} />
      ))}
    </ol>
  );
}

function Line({ line, mayMute, readAnew }: { line: TalkLine } & Omit<LinesProps, 'lines'>): ReactNode {
  const { sideOf } = useTable();
  const room = useOnlineRoom();
  const lookAt = useBoardStore((store) => store.lookAt);
  const { why, isBusy, attempt } = useAttempt();
  const { notify } = useNotices();
  const { by, isYou, seats, text, to, quotes, at } = line;
  const isHost = seats.length === 0; // nobody else speaks without a seat
  const mute = (): void =>
    void attempt(async () => {
      await server.call('PUT /api/me/relations/{name}', { params: { name: by }, body: { kind: 'mute' } });
      notify({ words: talkWords.muted(by) });
      await readAnew();
    });
  const report = (): void =>
    void attempt(async () => {
      const params = { table: room?.table.id ?? '', line: line.id };
      await server.call('POST /api/tables/{table}/talk/{line}/report', { params, body: { text: '' } });
      notify({ words: talkWords.reported });
    });
  return (
    <li data-private={to !== null}>
      {seats[0] !== undefined && <Emblem side={sideOf(seats[0])} size={11} />}
      <div>
        <p className={styles['by']}>
          <b>{isYou ? talkWords.you : by}</b> <time>{timeOf(at)}</time>{' '}
          {to !== null && <span>{talkWords.private}</span>}
          {isHost && <span>{talkWords.host}</span>}
          {mayMute && !isYou && !isHost && (
            <>
              <Button look="plain" disabled={isBusy} onClick={mute} aria-label={talkWords.mute(by)}>
                {talkWords.muteShort}
              </Button>
              <Button look="plain" disabled={isBusy} onClick={report} aria-label={talkWords.report(by)}>
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
        <ProblemNote why={why} />
      </div>
    </li>
  );
}
