import { plainText } from '@admiralty/engine/line';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LogEntry } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { hostWords as words } from '../../words/online-host.ts';
import online from '../online.module.css';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { type OnlineTable, server } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import styles from './host.module.css';

interface CareProps {
  table: OnlineTable;
  mayRewind: boolean;
  close(): void;
}

/** Pausing a table or taking it back, with a reason that everybody at it reads. */
export function TableCare({ table: { id, title, pace }, mayRewind, close }: CareProps): ReactNode {
  const { why, isBusy, attempt } = useAttempt();
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const lookAgain = useLookAgain();
  const isSaid = reason.trim().length >= 3;
  const act = (work: () => Promise<unknown>): void =>
    void attempt(async () => {
      setDone(false);
      await work();
      setDone(true);
      await lookAgain();
    });
  const params = { table: id };
  const isPaused = pace.paused === 'host';
  return (
    <div className={styles['care']}>
      <h3>{title}</h3>
      <label className={online['field']}>
        <span>{words.why}</span>
        <textarea rows={2} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
      </label>
      <ProblemNote why={why} />
      <div className={styles['ways']}>
        <Button
          disabled={isBusy || !isSaid}
          onClick={() =>
            act(() =>
              server.call('PUT /api/admin/tables/{table}/pause', { params, body: { paused: !isPaused, why: reason } }),
            )
          }
        >
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button onClick={close}>{words.leave}</Button>
      </div>
      {mayRewind && (
        <Rewind
          table={id}
          isReady={!isBusy && isSaid}
          rewind={(number) =>
            act(() => server.call('POST /api/admin/tables/{table}/rewind', { params, body: { number, why: reason } }))
          }
        />
      )}
      <p role="status">{isDone && words.done}</p>
    </div>
  );
}

interface RewindProps {
  table: string;
  /** a reason is given */
  isReady: boolean;
  rewind(number: number): void;
}

/** By the log that everybody may read: to which action, and what is lost by it. */
function Rewind({ table, isReady, rewind }: RewindProps): ReactNode {
  const { data: entries } = useQuery({
    queryKey: ['admin log', table],
    queryFn: async () => {
      const log = await server.call('GET /api/admin/tables/{table}/log', { params: { table } });
      return (log as { entries: LogEntry[] }).entries;
    },
  });
  const last = entries?.at(-1)?.action ?? 0;
  const [wish, setWish] = useState<number | null>(null);
  if (!entries || last === 0) return null;
  const number = Math.min(wish ?? last - 1, last - 1);
  const first = entries.find(({ action, events }) => action > number && events.length > 0);
  return (
    <div className={styles['rewind']}>
      <h4>{words.rewind}</h4>
      <label>
        {words.backTo(number, last)}
        <input
          type="range"
          min={0}
          max={last - 1}
          value={number}
          onChange={({ target }) => setWish(Number(target.value))}
        />
      </label>
      <p>
        {words.takenBack(last - number)}{' '}
        {first?.events
          .slice(0, 2)
          .map(({ line }) => plainText(line))
          .join(' ')}
      </p>
      <small>{words.rewindNote}</small>
      <Button disabled={!isReady} onClick={() => rewind(number)}>
        {words.doRewind(number)}
      </Button>
    </div>
  );
}
