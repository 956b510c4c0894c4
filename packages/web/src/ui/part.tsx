import type { ReactNode } from 'react';
import { Label } from './label.tsx';
import styles from './part.module.css';

/** One ruled part of the left column. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <Label as="h2">{title}</Label>
        {note !== undefined && <small>{note}</small>}
      </div>
      {children}
    </section>
  );
}

/** Words and figures, one a line. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }): ReactNode {
  return (
    <dl className={styles['facts']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of the thing that a part is about, and its sign. */
export function PartTitle({ name, children }: { name: ReactNode; children?: ReactNode }): ReactNode {
  return (
    <div className={styles['title']}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
