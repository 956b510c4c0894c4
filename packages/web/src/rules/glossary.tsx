import { type ReactNode, useState } from 'react';
import type { GameId } from '../table/types.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import styles from './rule-book.module.css';
import { SearchField } from './search-field.tsx';
import { useReference } from './use-facts.ts';

/** Every printed term, told in a sentence. */
export function Glossary({ game }: { game: GameId }): ReactNode {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const { terms } = useReference(game);
  const found = terms.filter(({ term, means }) => `${term} ${means}`.toLowerCase().includes(wanted));
  return (
    <>
      <SearchField search={search} setSearch={setSearch} />
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
