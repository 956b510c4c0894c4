import type { ReactNode } from 'react';
import { Label } from '../../../ui/label.tsx';
import styles from './sheet.module.css';

/** One ruled part of a ship's sheet. */
export function Part({ title, value, children }: { title: string; value?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <Label as="h3">{title}</Label>
        {value !== undefined && <strong>{value}</strong>}
      </div>
      {children}
    </section>
  );
}
