import { type ReactNode, useState } from 'react';
import type { GameId } from '../table/types.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import { rulesWords } from '../words/rules.ts';
import styles from './rule-book.module.css';
import { useReference } from './use-facts.ts';

/** Every printed term, told in a sentence. */
export function Glossary({ game }: { game: GameId }): ReactNode {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const { terms } = useReference(game);
  const found = terms.filter(({ term, means }) => `${term} ${means}`.toLowerCase().includes(wanted));
  return (
    <>
      <div className={styles['search']}>
        <input
          type="search"
          value={search}
          aria-label={rulesWords.search}
          placeholder={rulesWords.search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <dl className={styles['terms']}>
        {found.map(({ term, means, rule }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {means} <RuleChip rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
