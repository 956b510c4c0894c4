import { cardsOf } from '@admiralty/engine/fifth-frontier-war';
import { type Remote, releaseProxy, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { Shown } from '../shown.ts';
import type { RefereeHost, WarStatus } from './referee-host.ts';

export type Host = Remote<RefereeHost>;

/** The worker of the referee's war, started with the page and stopped with it. */
export function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./referee.worker.ts', import.meta.url), { type: 'module' });
    const api = wrap<RefereeHost>(worker);
    setHost(() => api);
    return () => {
      worker.terminate();
      api[releaseProxy]();
    };
  }, []);
  return host;
}

/** What the map shows of a status. */
export function useShown(host: Host, status: WarStatus): Shown | null {
  const [data, setData] = useState<Shown['data'] | null>(null);
  useEffect(() => {
    void host.printed().then(setData);
  }, [host]);
  return data && { data, view: status.view, cards: cardsOf({ data, view: status.view }) };
}
