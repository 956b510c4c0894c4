import type { RuleText } from '@admiralty/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameFacts } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { rulesWords } from '../words/rules.ts';
import { Glossed } from './glossed.tsx';
import styles from './rule-book.module.css';
import { around, searchRules, sectionsOf } from './rule-search.ts';
import { useReference } from './use-reference.ts';

const NEIGHBOURS = 4;

interface RuleFinderProps {
  facts: GameFacts;
  first: string | null;
  isPage: boolean;
}

/** The rule asked for between its neighbours, or all that fit the search. */
export function RuleFinder({ facts, first, isPage }: RuleFinderProps): ReactNode {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(first);
  const near = opened === null || search !== '' ? null : around(facts.rules, opened, NEIGHBOURS);
  const found = searchRules(facts.rules, search);
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
        <span role="status">{near ? '' : rulesWords.found(found.length)}</span>
      </div>
      {near ? (
        <>
          <RuleList facts={facts} rules={[...near.before, near.rule, ...near.after]} lit={near.rule.id} />
          <Button onClick={() => setOpened(null)}>{rulesWords.all}</Button>
        </>
      ) : found.length === 0 ? (
        <p className={styles['empty']}>{rulesWords.none}</p>
      ) : (
        <Sections facts={facts} rules={found} isOpen={isPage || search !== ''} />
      )}
    </>
  );
}

/** By section; folded in the drawer, where there is little room. */
function Sections({
  facts,
  rules,
  isOpen,
}: {
  facts: GameFacts;
  rules: readonly RuleText[];
  isOpen: boolean;
}): ReactNode {
  const { sections: titles } = useReference(facts.id);
  return (
    <div className={styles['sections']}>
      {sectionsOf(rules).map(({ key, rules: own }) => (
        <details key={`${key} ${isOpen}`} open={isOpen}>
          <summary>
            <Label as="span">{key}</Label> {titles[key] ?? key} <small>{own.length}</small>
          </summary>
          <RuleList facts={facts} rules={own} lit={null} />
        </details>
      ))}
    </div>
  );
}

function RuleList(props: { facts: GameFacts; rules: readonly RuleText[]; lit: string | null }): ReactNode {
  const { facts, rules, lit } = props;
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit !== null) shown.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  return (
    <ul className={styles['rules']}>
      {rules.map(({ id, text }) => (
        <li
          key={id}
          id={id}
          ref={id === lit ? shown : null}
          data-lit={id === lit}
          aria-current={id === lit || undefined}
        >
          <b>{id}</b>
          <p>
            <Glossed game={facts.id} text={text} />.
          </p>
        </li>
      ))}
    </ul>
  );
}
