import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useLatest } from '../../kit/use-latest.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { toolWords } from '../../words/online.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { newEntropy, server } from '../server.ts';
import { AwayTool, ConsentTools } from './consent-tools.tsx';
import { useOnlineRoom } from './online-context.ts';
import styles from './room-panel.module.css';

/** A pause, going back or a draw by consent, a stand-in, a private what-if. */
export function TableTools(): ReactNode {
  const room = useOnlineRoom();
  const { viewer, observation } = useTable().state;
  const isOver = (observation?.result ?? null) !== null;
  if (!room) return null;
  const isMine = typeof viewer === 'number';
  return (
    <div>
      {isMine && !isOver && <Pause seat={viewer} />}
      {isMine && !isOver && <ConsentTools seat={viewer} />}
      {isMine && !isOver && <AwayTool seat={viewer} />}
      {isMine && <WhatIf seat={viewer} />}
    </div>
  );
}

function Pause({ seat }: { seat: number }): ReactNode {
  const room = useOnlineRoom();
  const { why, isBusy, attempt } = useAttempt();
  if (!room) return null;
  const { id: table, pace, seats } = room.table;
  const isWished = pace.wants.includes(seat);
  const wish = (what: 'pause' | 'withdraw' | 'resume') => (): void =>
    void attempt(async () => {
      const body = { command: newEntropy(), wish: what };
      await server.call('POST /api/tables/{table}/seats/{seat}/pause', { params: { table, seat }, body });
      await room.lookAgain();
    });
  const others = pace.wants.filter((one) => one !== seat).map((one) => seats[one]?.side ?? '');
  return (
    <div className={styles['tool']}>
      <p role="status">
        {pace.paused === null && others.length > 0 && toolWords.wantPause(others)}{' '}
        {pace.paused === null && isWished && toolWords.youWantPause}
      </p>
      <ProblemNote why={why} />
      {pace.paused === 'players' && (
        <Button disabled={isBusy} onClick={wish('resume')}>
          {toolWords.resume}
        </Button>
      )}
      {pace.paused === null && (
        <Button disabled={isBusy} onClick={wish(isWished ? 'withdraw' : 'pause')}>
          {isWished ? toolWords.withdrawPause : others.length > 0 ? toolWords.agreePause : toolWords.pause}
        </Button>
      )}
    </div>
  );
}

/** From the moment that is shown, as this seat knows it. */
function WhatIf({ seat }: { seat: number }): ReactNode {
  const room = useOnlineRoom();
  const navigate = useNavigate();
  const lookingAt = useBoardStore((store) => store.lookingAt);
  const { why, isBusy, attempt } = useAttempt();
  if (!room) return null;
  const begin = (): void =>
    void attempt(async () => {
      const body = { others: 'captain' as const, ...(lookingAt !== null && { number: lookingAt }) };
      const params = { table: room.table.id, seat };
      const { table } = await server.call('POST /api/tables/{table}/seats/{seat}/what-if', { params, body });
      await navigate({ to: '/online/$table', params: { table } });
    });
  return (
    <div className={styles['tool']}>
      <p>{lookingAt === null ? toolWords.whatIfNote : toolWords.whatIfThen(lookingAt)}</p>
      <ProblemNote why={why} />
      <Button disabled={isBusy} onClick={begin}>
        {toolWords.whatIf}
      </Button>
    </div>
  );
}

/** One's own notes. */
export function Notes(): ReactNode {
  const room = useOnlineRoom();
  const table = room?.table.id ?? '';
  const { data } = useQuery({
    queryKey: ['note', table],
    queryFn: () => server.call('GET /api/tables/{table}/note', { params: { table } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  return <NoteField table={table} before={data.text} />;
}

/** After so long without another letter. */
const KEPT_AFTER_MS = 800;

/** Kept while it is written. */
function NoteField({ table, before }: { table: string; before: string }): ReactNode {
  const [text, setText] = useState(before);
  const [kept, setKept] = useState(before);
  const { why, attempt } = useAttempt();
  const keep = useLatest((): void => {
    if (text !== kept)
      void attempt(async () => {
        await server.call('PUT /api/tables/{table}/note', { params: { table }, body: { text } });
        setKept(text);
      });
  });
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => keep.current(), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, kept, keep]);
  return (
    <details className={styles['notes']}>
      <summary>{toolWords.notes}</summary>
      <textarea
        aria-label={toolWords.notes}
        value={text}
        rows={4}
        maxLength={20_000}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => keep.current()}
      />
      <small role="status">{text === kept ? toolWords.notesNote : toolWords.notesOpen}</small>
      <ProblemNote why={why} />
    </details>
  );
}
