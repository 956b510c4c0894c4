import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import type { StoredTable } from '../table/types.ts';
import { Label } from '../ui/label.tsx';
import { shelf, site } from '../words/site.ts';
import { FileOpener } from './games/file-opener.tsx';
import { GameRow } from './games/game-row.tsx';
import styles from './games/games.module.css';
import { PageLink } from './page-link.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Every game on this device: those that wait for the reader first. */
export function GamesPage(): ReactNode {
  const desk = useDesk();
  const [stored, setStored] = useState<StoredTable[] | null>(null);
  const load = useCallback(async () => setStored(await desk.stored()), [desk]);
  useEffect(() => void load(), [load]);
  const going = stored?.filter(({ isOver }) => !isOver) ?? [];
  const waiting = going.filter(({ isYours }) => isYours);
  const others = going.filter(({ isYours }) => !isYours);
  const finished = stored?.filter(({ isOver }) => isOver) ?? [];
  return (
    <SiteFrame>
      <div className={styles['head']}>
        <h1>{site.games}</h1>
        <p>{waiting.length > 0 ? shelf.wait(waiting.length) : shelf.none}</p>
        <PageLink look="quiet" to="/">
          {shelf.newGame}
        </PageLink>
        <FileOpener />
      </div>
      {stored?.length === 0 && <p className={styles['empty']}>{shelf.empty}</p>}
      <ul className={styles['list']}>
        {[...waiting, ...others].map((table) => (
          <li key={table.id}>
            <GameRow table={table} isFirst={table === waiting[0]} reload={load} />
          </li>
        ))}
      </ul>
      {finished.length > 0 && (
        <section className={styles['finished']}>
          <Label>{shelf.finished}</Label>
          <ul className={styles['list']}>
            {finished.map((table) => (
              <li key={table.id}>
                <GameRow table={table} isFirst={false} reload={load} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles['note']}>{shelf.onDevice}</p>
    </SiteFrame>
  );
}
