import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isMotionOff } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { shell } from '../../words/shell.ts';
import styles from './log-top.module.css';

interface LogTop {
  list: RefObject<HTMLOListElement | null>;
  onScroll(): void;
  /** lines have come that lie above what is in sight */
  hasNew: boolean;
}

/** So near the top the log follows; in pixels. */
const NEAR = 48;

/** New lines come at the top: a reader who is there sees them, one who has scrolled away is told. */
export function useLogTop(newest: number): LogTop {
  const list = useRef<HTMLOListElement>(null);
  /** how far it was scrolled; asked for when it scrolls, since the answer makes the browser lay the page out */
  const top = useRef(0);
  const [seen, setSeen] = useState(newest);
  useLayoutEffect(() => {
    if (top.current >= NEAR) return;
    if (list.current && top.current > 0) list.current.scrollTop = 0;
    setSeen(newest);
  }, [newest]);
  const onScroll = (): void => {
    top.current = list.current?.scrollTop ?? 0;
    if (top.current < NEAR) setSeen(newest);
  };
  return { list, onScroll, hasNew: newest > seen };
}

/** Over the first line, so that nothing moves. */
export function NewLines({ list, hasNew }: Pick<LogTop, 'list' | 'hasNew'>): ReactNode {
  const goUp = (): void => list.current?.scrollTo({ top: 0, behavior: isMotionOff() ? 'instant' : 'smooth' });
  return (
    <div className={styles['place']} role="status">
      {hasNew && (
        <Button look="paper" onClick={goUp}>
          <span aria-hidden>↑</span> {shell.newLines}
        </Button>
      )}
    </div>
  );
}
