import type { RuleText } from '@admiralty/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Term } from '../boards/box.ts';
import type { GameFacts } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { rulesWords } from '../words/rules.ts';
import { GlossedBy } from './glossed.tsx';
import styles from './rule-book.module.css';
import { around, searchRules, sectionsOf } from './rule-search.ts';
import { RulingText } from './ruling-text.tsx';
import { entriesOf, isRuling, piecesOf, rulingsOn } from './rulings.ts';
import { SearchField } from './search-field.tsx';
import { useReference } from './use-facts.ts';

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
  const entries = entriesOf(facts);
  const near = opened === null || search !== '' ? null : around(entries, opened, NEIGHBOURS);
  const found = searchRules(entries, search);
  return (
    <>
      <SearchField search={search} setSearch={setSearch}>
        <span role="status">{near ? '' : foundWords(found)}</span>
      </SearchField>
      {near ? (
        <>
          <RuleList facts={facts} rules={[...near.before, near.rule, ...near.after]} lit={near.rule.id} />
          <Button onClick={() => setOpened(null)}>{rulesWords.all}</Button>
        </>
      ) : found.length === 0 ? (
        <p className={styles['empty']}>{rulesWords.none}</p>
      ) : (
        <div className={styles['finder']} data-outlined={isPage && search === ''}>
          {isPage && search === '' && <Outline facts={facts} rules={found} />}
          <Sections facts={facts} rules={found} isOpen={isPage || search !== ''} />
        </div>
      )}
    </>
  );
}

/** The titles of the sections, each a way to it. */
function Outline({ facts, rules }: { facts: GameFacts; rules: readonly RuleText[] }): ReactNode {
  const titleOf = useTitles(facts);
  return (
    <nav className={styles['outline']} aria-label={rulesWords.outline}>
      {sectionsOf(rules).map(({ key }) => (
        <button key={key} type="button" onClick={() => document.getElementById(placeOf(key))?.scrollIntoView()}>
          <span>{key}</span> {titleOf(key)}
        </button>
      ))}
    </nav>
  );
}

const placeOf = (section: string): string => `section-${section}`;

function useTitles(facts: GameFacts): (section: string) => string {
  const { sections } = useReference(facts.id);
  return (key) => sections[key] ?? rulesWords.sections[key] ?? key;
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
  const titleOf = useTitles(facts);
  return (
    <div className={styles['sections']}>
      {sectionsOf(rules).map(({ key, rules: own }) => (
        <details key={`${key} ${isOpen}`} id={placeOf(key)} open={isOpen}>
          <summary>
            <Label as="span">{key}</Label> {titleOf(key)} <small>{own.length}</small>
          </summary>
          <RuleList facts={facts} rules={own} lit={null} />
        </details>
      ))}
    </div>
  );
}

function RuleList(props: { facts: GameFacts; rules: readonly RuleText[]; lit: string | null }): ReactNode {
  const { facts, rules, lit } = props;
  const { terms } = useReference(facts.id);
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit !== null) shown.current?.scrollIntoView({ block: 'center' });
  }, [lit]);
  return (
    <ul className={styles['rules']}>
      {rules.map((rule) => (
        <li
          key={rule.id}
          id={rule.id}
          ref={rule.id === lit ? shown : null}
          data-lit={rule.id === lit}
          aria-current={rule.id === lit || undefined}
        >
          <b>{rule.id}</b> {isRuling(rule) && <small>{rule.case}</small>}
          {isRuling(rule) ? <RulingText text={rule.text} /> : <RuleWords terms={terms} text={rule.text} />}
          {rule.id === lit && <Rulings facts={facts} rule={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** A rule's own words: terms explain themselves, rulings open. */
function RuleWords({ terms, text }: { terms: readonly Term[]; text: string }): ReactNode {
  return (
    <p>
      {piecesOf(text).map(({ at, words, ruling }) =>
        ruling ? <RuleChip key={at} rule={ruling} /> : <GlossedBy key={at} terms={terms} text={words} />,
      )}
      .
    </p>
  );
}

/** What decides where the printed rule is silent or at odds with itself. */
function Rulings({ facts, rule }: { facts: GameFacts; rule: RuleText }): ReactNode {
  const found = rulingsOn(rule, facts.rulings);
  if (found.length === 0) return null;
  return (
    <section className={styles['rulings']} aria-label={rulesWords.rulingsOn(rule.id)}>
      <Label>{rulesWords.sections['R']}</Label>
      {found.map(({ id, text }) => (
        <div key={id}>
          <RuleChip rule={id} />
          <RulingText text={text} />
        </div>
      ))}
    </section>
  );
}

function foundWords(found: readonly RuleText[]): string {
  const rulings = found.filter(isRuling).length;
  return rulesWords.found(found.length - rulings, rulings);
}
