import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { useNotices } from '../../shell/notices/notices.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { saveAs } from '../../shell/top-bar/save-as.ts';
import { Button } from '../../ui/button.tsx';
import { outcomeWords, toolWords } from '../../words/online.ts';
import { watchWords } from '../../words/online-watch.ts';
import { copyText } from '../play-link.ts';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { server } from '../server.ts';
import styles from './life-strip.module.css';
import type { OnlineRoom } from './online-context.ts';

/** The next game, the replay, the dice, the file. */
export function AfterTheEnd({ room }: { room: OnlineRoom }): ReactNode {
  const { viewer } = useTable().state;
  const { lookAgain } = room;
  useEffect(() => {
    void lookAgain(); // the next game may be there already
  }, [lookAgain]);
  const navigate = useNavigate();
  const { why, isBusy, attempt } = useAttempt();
  const isMine = typeof viewer === 'number';
  const { id: table, rematch, scenario, whatIf, spectators, outcome } = room.table;
  const again = (): void =>
    void attempt(async () => {
      const params = { table };
      const next = await server.call('POST /api/tables/{table}/rematch', { params, body: {} });
      await navigate({ to: '/online/$table', params: { table: next.table } });
    });
  const save = (): void =>
    void attempt(async () => {
      const record = await server.call('GET /api/tables/{table}/record', { params: { table } });
      saveAs(`${scenario}.json`, `${JSON.stringify(record)}\n`);
    });
  return (
    <div className={styles['after']}>
      {outcome?.isByTime && <p>{outcomeWords.byTime}</p>}
      <ProblemNote why={why} />
      {isMine && !whatIf && (
        <Button look="paper" disabled={isBusy} onClick={again}>
          {rematch === null ? toolWords.rematch : toolWords.toRematch}
        </Button>
      )}
      {!whatIf && (
        <>
          <PageLink look="quiet" to="/watch/$table" params={{ table }}>
            {watchWords.replay}
          </PageLink>
          <PageLink look="quiet" to="/dice/$table" params={{ table }}>
            {toolWords.dice}
          </PageLink>
          <Button disabled={isBusy} onClick={save}>
            {toolWords.save}
          </Button>
          {spectators && <Sharing table={table} />}
        </>
      )}
    </div>
  );
}

/** The finished game for others: its address, or code by which another site shows it. */
function Sharing({ table }: { table: string }): ReactNode {
  const { notify } = useNotices();
  const copy = (text: string): void =>
    void copyText(text).then((isCopied) => isCopied && notify({ words: watchWords.copied }));
  const frame = `<iframe src="${location.origin}/embed/${table}" title="${watchWords.embedTitle}" width="960" height="640"></iframe>`;
  return (
    <>
      <Button look="plain" className={styles['copy']} onClick={() => copy(`${location.origin}/watch/${table}`)}>
        {watchWords.share}
      </Button>
      <Button look="plain" className={styles['copy']} onClick={() => copy(frame)}>
        {watchWords.embed}
      </Button>
    </>
  );
}
