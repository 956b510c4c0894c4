import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotices } from '../../shell/notices/notices.tsx';
import styles from '../../shell/notices/storage-notice.module.css';
import { useTable } from '../../shell/table-context.tsx';
import { Button } from '../../ui/button.tsx';
import { roomWords } from '../../words/online.ts';
import own from './link-notice.module.css';
import { useOnlineRoom } from './online-context.ts';

/** Short breaks are not worth a word. */
const QUIET_MS = 2000;

/** Says that the connection is gone and what waits for it; and once, what was missed. */
export function LinkNotice(): ReactNode {
  const { link } = useTable().state;
  const room = useOnlineRoom();
  const isLost = link?.connection === 'lost';
  const isTold = useLasting(isLost, QUIET_MS);
  useReturns(isTold);
  if (!link || !room) return null;
  return (
    <div className={styles['place']} role="alert">
      {link.refused !== null ? (
        <p className={styles['notice']}>
          <strong>{roomWords.ended}</strong> {link.refused}
        </p>
      ) : (
        (isTold || link.isWaiting) && (
          <p className={styles['notice']} data-link={link.connection}>
            <strong>{roomWords.lostTitle}</strong> {link.isWaiting ? roomWords.waitsNote : roomWords.lostNote}{' '}
            {link.isWaiting && (
              <Button look="plain" className={own['back']} onClick={room.takeBack}>
                {roomWords.takeBack}
              </Button>
            )}
          </p>
        )
      )}
    </div>
  );
}

/** True once it has been so for a while. */
function useLasting(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, ms]);
  return isSo && hasLasted;
}

/** Says that it is back, if something was missed or the loss was told. */
function useReturns(isTold: boolean): void {
  const { link } = useTable().state;
  const { notify } = useNotices();
  const wasTold = useRef(false);
  useEffect(() => {
    if (isTold) wasTold.current = true;
  }, [isTold]);
  const { returns = 0, missed = 0 } = link ?? {};
  useEffect(() => {
    if (returns === 0) return;
    if (missed > 0 || wasTold.current) notify({ head: roomWords.back, words: roomWords.missed(missed) });
    wasTold.current = false;
  }, [returns, missed, notify]);
}
