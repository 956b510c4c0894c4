import type { ReactNode } from 'react';
import { Label } from '../../ui/label.tsx';
import { Segments } from '../../ui/segments.tsx';
import { picker } from '../../words/site.ts';
import styles from './picker.module.css';

export type Order = 'book' | 'short';

interface ListToolsProps {
  counts: readonly number[];
  count: number | null;
  setCount(count: number | null): void;
  order: Order;
  setOrder(order: Order): void;
}

/** Which scenarios are listed, and how. */
export function ListTools({ counts, count, setCount, order, setOrder }: ListToolsProps): ReactNode {
  return (
    <div className={styles['tools']}>
      {counts.length > 1 && (
        <>
          <Label as="span">{picker.players}</Label>
          <Segments
            label={picker.players}
            value={String(count ?? picker.any)}
            options={[...counts.map(String), picker.any].map((id) => ({ id, label: id }))}
            onPick={(id) => setCount(id === picker.any ? null : Number(id))}
          />
        </>
      )}
      <Segments
        label={picker.order}
        value={order}
        options={[
          { id: 'book', label: picker.bookOrder },
          { id: 'short', label: picker.shorterFirst },
        ]}
        onPick={setOrder}
      />
    </div>
  );
}
