import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { hostWords as words } from '../../words/online-host.ts';
import online from '../online.module.css';
import { OnlineFrame } from '../online-frame.tsx';
import { ProblemNote, useAttempt } from '../problem-note.tsx';
import { type Me, server } from '../server.ts';
import { Audit } from './audit.tsx';
import styles from './host.module.css';
import { HostPeople } from './host-people.tsx';
import { HostTables } from './host-tables.tsx';
import { Reports } from './reports.tsx';

const LOOK_AGAIN_MS = 15_000;

/** Health, tables, people, jobs, audit, backup: for those who look after the server. */
export function HostPage(): ReactNode {
  return (
    <OnlineFrame title={words.title}>
      {(me) =>
        me?.role === 'moderator' || me?.role === 'admin' ? (
          <Host me={me} />
        ) : (
          <p className={online['absent']}>{words.forbidden}</p>
        )
      }
    </OnlineFrame>
  );
}

function Host({ me }: { me: Me }): ReactNode {
  const isAdmin = me.role === 'admin';
  return (
    <div className={styles['page']}>
      <h1>{words.title}</h1>
      <p>{words.note}</p>
      <Health />
      <HostTables mayRewind={isAdmin} />
      <div className={styles['columns']}>
        <Reports />
        <HostPeople isAdmin={isAdmin} />
        <Jobs isAdmin={isAdmin} />
        {isAdmin && <Audit />}
      </div>
    </div>
  );
}

function useOverview() {
  const { data } = useQuery({
    queryKey: ['overview'],
    queryFn: () => server.call('GET /api/admin/overview'),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return data;
}

function Health(): ReactNode {
  const overview = useOverview();
  if (!overview) return null;
  const { node, tables, people, here, guests } = overview;
  const tiles = [
    [words.healthy, words.up(node.upMs)],
    [node.commandMs === null ? words.noCommand : words.within(node.commandMs), words.tiles.command],
    [String(node.streams), words.tiles.streams],
    [String(node.tables), words.tiles.tables],
    [words.megabytes(node.memoryMb), words.tiles.memory],
    [String(people), words.tiles.people(here, guests)],
    [String(tables.running), words.tiles.running(tables.open, tables.over)],
  ] as const;
  return (
    <section aria-label={words.health}>
      <ul className={styles['tiles']}>
        {tiles.map(([figure, label]) => (
          <li key={label}>
            <b>{figure}</b>
            <small>{label}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Jobs({ isAdmin }: { isAdmin: boolean }): ReactNode {
  const overview = useOverview();
  const { why, isBusy, attempt } = useAttempt();
  const [file, setFile] = useState<string | null>(null);
  if (!overview) return null;
  const { letters, botTurns, mayBackUp } = overview;
  const copy = (): void => void attempt(async () => setFile((await server.call('POST /api/admin/backup')).file));
  return (
    <section className={online['panel']} aria-label={words.jobs}>
      <div className={online['panelHead']}>
        <h2>{words.jobs}</h2>
      </div>
      <ul className={online['rows']}>
        <li>{words.letters(letters.waiting, letters.failed)}</li>
        <li>{words.bots(botTurns)}</li>
        {isAdmin && (
          <li>
            <p>
              <b>{words.backup}</b>
              <small role="status">{file === null ? !mayBackUp && words.noBackup : words.backedUp(file)}</small>
            </p>
            {mayBackUp && (
              <Button disabled={isBusy} onClick={copy}>
                {words.backUp}
              </Button>
            )}
          </li>
        )}
      </ul>
      <ProblemNote why={why} />
    </section>
  );
}
