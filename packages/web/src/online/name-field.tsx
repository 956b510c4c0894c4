import type { ReactNode } from 'react';
import styles from './online.module.css';

interface NameFieldProps {
  label: string;
  value: string;
  set(value: string): void;
}

/** What somebody is called by the others. */
export function NameField({ label, value, set }: NameFieldProps): ReactNode {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input
        type="text"
        value={value}
        minLength={2}
        maxLength={30}
        required
        autoComplete="nickname"
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
}
