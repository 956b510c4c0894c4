import { useEffect } from 'react';
import { useTable } from '../../shell/table-context.tsx';
import { server } from '../server.ts';
import { useOnlineRoom } from './online-context.ts';

/** So long somebody has looked at it. */
const LOOKED_MS = 1500;

/** Tells the server how far the reader has seen the log, so that *My games* tells what is new. */
export function useSeen(): void {
  const { viewer, length } = useTable().state;
  const table = useOnlineRoom()?.table.id;
  useEffect(() => {
    if (table === undefined || typeof viewer !== 'number') return;
    const tell = (): void => {
      if (document.visibilityState !== 'visible') return;
      const params = { table, seat: viewer };
      server.call('PUT /api/tables/{table}/seats/{seat}/seen', { params, body: { number: length } }).catch(() => {
        // told again with the next action
      });
    };
    const timer = setTimeout(tell, LOOKED_MS);
    return () => clearTimeout(timer);
  }, [table, viewer, length]);
}
