import { type ReactNode, useEffect, useRef } from 'react';
import { Label } from '../../ui/label.tsx';
import { shell } from '../../words/shell.ts';
import styles from './composer-parts.module.css';

/** How high the last one was: what is still on its way keeps the place, so that buttons and log stay where they are. */
let lastHeight = 0;

/** The part of a composer that scrolls; without children it waits for them. */
export function ComposerBody({ children }: { children: ReactNode }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const isEmpty = children === null;
  useEffect(() => {
    const element = body.current;
    if (!element || isEmpty) return;
    const observer = new ResizeObserver(() => {
      lastHeight = element.clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);
  return (
    <div ref={body} className={styles['body']} style={isEmpty ? { height: lastHeight } : undefined}>
      {children}
    </div>
  );
}

interface StepProps {
  n: number;
  title: string;
  isOpen?: boolean;
  /** what was chosen; a closed step shows it in its line */
  value?: ReactNode;
  /** a press on the closed step opens it again */
  onReopen?(): void;
  /** title and content in one line, where the content is short */
  isRow?: boolean;
  children?: ReactNode;
}

/** One numbered step; a closed one shows its value in a line. */
export function ComposerStep({ n, title, isOpen = true, value, onReopen, isRow, children }: StepProps): ReactNode {
  const head = (
    <>
      <b>{n}</b>
      <Label as="span">{title}</Label>
      {value !== undefined && <span className={styles['value']}>{value}</span>}
    </>
  );
  return (
    <div className={styles['step']} data-open={isOpen} data-row={isRow}>
      {!isOpen && onReopen ? (
        <button type="button" className={styles['head']} onClick={onReopen}>
          {head}
        </button>
      ) : (
        <h3 className={styles['head']}>{head}</h3>
      )}
      {isOpen && children}
    </div>
  );
}

/** The primary action and one or two others: pinned, never scrolled away. */
export function ActionFoot({ note, children }: { note?: ReactNode; children: ReactNode }): ReactNode {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const tell = (): void =>
      element.closest('section')?.style.setProperty('--foot', `${element.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={foot} className={styles['foot']} data-foot>
      {children}
      {note && <div className={styles['note']}>{note}</div>}
    </div>
  );
}

/** Where something is still asked for; nothing moves, and nothing shows before 400 ms. */
export function LoadingBars(): ReactNode {
  return (
    <div className={styles['loading']} role="status" aria-label={shell.loadingPart}>
      <i />
      <i />
      <i />
    </div>
  );
}
