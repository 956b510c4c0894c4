import type { ReactNode } from 'react';
import styles from './label.module.css';

/** A heading in small capitals. */
export function Label({ as: Tag = 'h2', children }: { as?: 'h2' | 'h3' | 'span'; children: ReactNode }): ReactNode {
  return <Tag className={styles['label']}>{children}</Tag>;
}
