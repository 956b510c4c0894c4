/** The referee's war: begin, open or go on; then what is known where and when. */
import { type ReactNode, useEffect, useState } from 'react';
import { Lookups } from '../../../pages/lookups.tsx';
import { SiteFrame } from '../../../pages/site-frame.tsx';
import { BeginWar } from './begin-war.tsx';
import styles from './referee.module.css';
import type { WarStatus } from './referee-host.ts';
import { type Host, useHost } from './use-referee.ts';
import { WarRoom } from './war-room.tsx';
import { say } from './words.ts';

export function Page(): ReactNode {
  const host = useHost();
  return (
    <SiteFrame title={say.title}>
      <Lookups>
        <h1>{say.title}</h1>
        {host && <Opened host={host} />}
      </Lookups>
    </SiteFrame>
  );
}

function Opened({ host }: { host: Host }): ReactNode {
  const [status, setStatus] = useState<WarStatus | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState<string | null>(say.working);
  useEffect(() => {
    void host.resume().then((found) => {
      setStatus(found);
      setAsked(true);
      setBusy(null);
    });
  }, [host]);
  /** One thing at a time; the page says so while the computers think. */
  const work = async (does: () => Promise<WarStatus | null>): Promise<void> => {
    setBusy(say.working);
    try {
      setStatus(await does());
      setBusy(null);
    } catch (error) {
      setBusy(say.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <>
      <p role="status" className={styles['busy']}>
        {busy ?? (status?.isKept === false ? say.notKept : null)}
      </p>
      {status ? (
        <WarRoom host={host} status={status} isBusy={busy === say.working} work={work} />
      ) : (
        isAsked && <BeginWar host={host} isBusy={busy === say.working} work={work} />
      )}
    </>
  );
}
