import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { TableOnBoard } from '../../pages/open-table.tsx';
import { openRemote } from '../open-remote.ts';
import type { OnlineTable } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import { LinkNotice } from './link-notice.tsx';
import { OnlineContext } from './online-context.ts';
import { RoomPanel } from './room-panel.tsx';

/** A table of the server on the board of its game. Who sits there is looked at again when the server says so. */
export function RemoteBoard({ table }: { table: OnlineTable }): ReactNode {
  const desk = useDesk();
  const lookAgain = useLookAgain();
  const [opened] = useState(table);
  const withdraw = useRef<() => void>(() => {});
  const open = useCallback(async () => {
    const remote = await openRemote(desk, opened, () => void lookAgain());
    withdraw.current = remote.withdraw;
    return remote.client;
  }, [desk, opened, lookAgain]);
  const takeBack = useCallback(() => withdraw.current(), []);
  return (
    <OnlineContext value={{ table, takeBack, lookAgain }}>
      <TableOnBoard id={table.id} open={open} isReplay={false} room={<RoomPanel />} notice={<LinkNotice />} />
    </OnlineContext>
  );
}
