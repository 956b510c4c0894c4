import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../../app/desk.ts';
import { TableOnBoard } from '../../pages/open-table.tsx';
import { openRemote } from '../open-remote.ts';
import type { OnlineTable } from '../server.ts';
import { useLookAgain } from '../use-online.ts';
import { LifeStrip } from './life-strip.tsx';
import { LinkNotice } from './link-notice.tsx';
import { OnlineContext, type OnlineRoom } from './online-context.ts';
import { RoomPanel } from './room-panel.tsx';
import { TableTab } from './table-tab.tsx';
import { useOneWindow } from './use-one-window.ts';

interface RemoteBoardProps {
  table: OnlineTable;
  /** when it was told, by this device's clock */
  toldAt: number;
}

/** A table of the server on the board of its game. Who sits there is looked at again when the server says so. */
export function RemoteBoard({ table, toldAt }: RemoteBoardProps): ReactNode {
  const desk = useDesk();
  const lookAgain = useLookAgain();
  const lookups = useQueryClient();
  const [opened] = useState(table);
  const withdraw = useRef<() => void>(() => {});
  const isPlayed = table.seats.some(({ isYou }) => isYou) && table.status === 'running';
  const { isActing, actHere } = useOneWindow(table.id, isPlayed);
  const mayAct = useRef(true);
  useEffect(() => {
    mayAct.current = isActing;
  }, [isActing]);
  const open = useCallback(async () => {
    const remote = await openRemote(desk, opened, {
      news: () => void lookAgain(),
      mayAct: () => mayAct.current,
    });
    withdraw.current = remote.withdraw;
    return remote.client;
  }, [desk, opened, lookAgain]);
  const takeBack = useCallback(() => withdraw.current(), []);
  const refresh = useCallback(
    () => void lookups.invalidateQueries({ queryKey: ['table', opened.id] }),
    [lookups, opened.id],
  );
  const room = useMemo(
    (): OnlineRoom => ({
      table,
      takeBack,
      lookAgain,
      refresh,
      ahead: table.now - toldAt,
      window: { isActing, actHere },
    }),
    [table, toldAt, takeBack, lookAgain, refresh, isActing, actHere],
  );
  return (
    <OnlineContext value={room}>
      <TableOnBoard
        id={table.id}
        open={open}
        isReplay={false}
        room={<RoomPanel />}
        roomTab={<TableTab />}
        life={<LifeStrip />}
        notice={<LinkNotice />}
      />
    </OnlineContext>
  );
}
