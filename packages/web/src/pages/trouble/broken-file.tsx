import type { ReactNode } from 'react';
import type { Opened } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { myGames } from '../../words/site.ts';
import styles from './broken-file.module.css';

interface BrokenFileProps {
  opened: Extract<Opened, { ok: false }>;
  openUpTo(action: number): void;
}

/** What happened, what is safe, what to do. */
export function BrokenFile({ opened, openUpTo }: BrokenFileProps): ReactNode {
  const { why, soundUpTo } = opened;
  const hasSound = soundUpTo !== undefined && soundUpTo > 0;
  return (
    <div className={styles['broken']} role="alert">
      <p>
        <strong>{hasSound ? myGames.stops(soundUpTo) : myGames.cannotOpen}</strong> {hasSound && myGames.sound}{' '}
        {myGames.because(why)} {myGames.safe}
      </p>
      {hasSound && <Button onClick={() => openUpTo(soundUpTo)}>{myGames.openUpTo(soundUpTo)}</Button>}
    </div>
  );
}
