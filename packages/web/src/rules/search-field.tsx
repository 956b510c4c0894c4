import type { ReactNode } from 'react';
import { rulesWords } from '../words/rules.ts';
import styles from './rule-book.module.css';

interface SearchFieldProps {
  search: string;
  setSearch(search: string): void;
  children?: ReactNode;
}

/** What is looked for, and beside it what was found. */
export function SearchField({ search, setSearch, children }: SearchFieldProps): ReactNode {
  return (
    <div className={styles['search']}>
      <input
        type="search"
        value={search}
        aria-label={rulesWords.search}
        placeholder={rulesWords.search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {children}
    </div>
  );
}
