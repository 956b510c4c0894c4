import type { ReactNode } from 'react';
import styles from './orders.module.css';

interface Props<Id extends number | string> {
  label: string;
  value: Id | null;
  options: readonly (readonly [id: Id, name: string])[];
  onPick(id: Id): void;
}

/** One of many places or things, by name; the map picks the same. */
export function PlacePick<Id extends number | string>({ label, value, options, onPick }: Props<Id>): ReactNode {
  return (
    <label className={styles['pick']}>
      <span className="unseen">{label}</span>
      <select
        value={String(value ?? '')}
        onChange={({ target }) => {
          const found = options.find(([id]) => String(id) === target.value);
          if (found) onPick(found[0]);
        }}
      >
        {options.map(([id, name]) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
