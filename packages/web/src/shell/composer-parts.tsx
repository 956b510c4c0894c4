import type { ReactNode } from 'react';
import { Label } from '../ui/label.tsx';
import styles from './composer-parts.module.css';

/** The part of a composer that scrolls. */
export function ComposerBody({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles['body']}>{children}</div>;
}

/** One numbered step; a closed one shows its value in a line. */
export function ComposerStep(props: {
  n: number;
  title: string;
  isOpen?: boolean;
  value?: ReactNode;
  children?: ReactNode;
}): ReactNode {
  const { n, title, isOpen = true, value, children } = props;
  return (
    <div className={styles['step']} data-open={isOpen}>
      <div className={styles['head']}>
        <b>{n}</b>
        <Label as="h3">{title}</Label>
        <span>{value}</span>
      </div>
      {isOpen && children}
    </div>
  );
}

/** The primary action and one or two others: pinned, never scrolled away. */
export function ActionFoot({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles['foot']}>{children}</div>;
}
