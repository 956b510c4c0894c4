import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { loadBoard } from '../boards/load.ts';
import type { Board } from '../boards/types.ts';
import { coachedClient } from '../learning/coached-client.ts';
import { LessonProvider } from '../learning/lesson-context.tsx';
import { heldBack, lessonAt } from '../learning/open-lesson.ts';
import type { Lesson } from '../learning/types.ts';
import { BoardShell } from '../shell/board-shell.tsx';
import { useBoardStore } from '../shell/board-store.ts';
import { TableProvider } from '../shell/table-context.tsx';
import type { TableClient } from '../table/types.ts';
import { wholeOf } from '../ui/sentences.ts';
import { shell } from '../words/shell.ts';
import styles from './open-table.module.css';
import { ReplayShell } from './replay/replay-shell.tsx';
import { BoardTrouble, TroublePage } from './trouble/trouble-page.tsx';

type Opening =
  | { is: 'opening' }
  | { is: 'open'; client: TableClient; board: Board; lesson: Lesson | null }
  | { is: 'failed'; error: unknown };

/** Opens a table of this device and shows it on its board. */
export function OpenTable({ id, isReplay }: { id: string; isReplay: boolean }): ReactNode {
  const desk = useDesk();
  const open = useCallback(() => desk.open(id, isReplay), [desk, id, isReplay]);
  return <TableOnBoard id={id} open={open} isReplay={isReplay} />;
}

interface OnBoardProps {
  id: string;
  open(): Promise<TableClient>;
  isReplay: boolean;
  /** within another site */
  isEmbedded?: boolean;
  /** of a table with others: what stands beside its log, and what is said of it */
  room?: ReactNode;
  roomTab?: ReactNode;
  /** what stands between its people and its game */
  life?: ReactNode;
  notice?: ReactNode;
}

/** Any table on its board, wherever its rules run. */
export function TableOnBoard(props: OnBoardProps): ReactNode {
  const {
    id,
    open: openTable,
    isReplay,
    isEmbedded = false,
    room = null,
    roomTab = null,
    life = null,
    notice = null,
  } = props;
  const reset = useBoardStore((store) => store.reset);
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  useEffect(() => {
    let isLeft = false;
    let leave = (): void => {};
    const open = async (): Promise<void> => {
      const client = await openTable();
      leave = client.close;
      if (isLeft) return leave();
      const board = await loadBoard(client.state().game);
      const lesson = await lessonAt(id, board);
      const view = (): unknown => client.state().observation?.view;
      const guarded = lesson ? coachedClient(client, (act) => heldBack(lesson, board.game, view(), act)) : client;
      if (!isLeft) setOpening({ is: 'open', client: guarded, board, lesson });
    };
    open().catch((error: unknown) => {
      leave();
      if (!isLeft) setOpening({ is: 'failed', error });
    });
    return () => {
      isLeft = true;
      leave();
      reset();
    };
  }, [id, openTable, reset]);
  switch (opening.is) {
    case 'opening':
      return <p className={styles['opening']}>{shell.loading}</p>;
    case 'failed':
      return <TroublePage title={shell.failed} safe={shell.safe} error={opening.error} why={wordsOf(opening.error)} />;
    case 'open':
      return (
        <CatchBoundary getResetKey={() => id} errorComponent={BoardTrouble}>
          <TableProvider
            client={opening.client}
            board={opening.board}
            isFollowed={!isReplay && opening.lesson === null}
          >
            {isReplay ? (
              <ReplayShell isEmbedded={isEmbedded} />
            ) : (
              <LessonProvider lesson={opening.lesson}>
                <BoardShell room={room} roomTab={roomTab} life={life} notice={notice} />
              </LessonProvider>
            )}
          </TableProvider>
        </CatchBoundary>
      );
  }
}

function wordsOf(error: unknown): string {
  return wholeOf(error instanceof Error ? error.message : String(error));
}
