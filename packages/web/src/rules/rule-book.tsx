import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { GameFacts } from '../table/types.ts';
import { rulesWords } from '../words/rules.ts';
import { Calculators } from './calculators/calculators.tsx';
import { ChartsPanel } from './charts-panel.tsx';
import { Glossary } from './glossary.tsx';
import styles from './rule-book.module.css';
import { RuleFinder } from './rule-finder.tsx';

interface RuleBookProps {
  facts: GameFacts;
  /** the rule shown first */
  first: string | null;
  /** beside the board, or a page of its own */
  place: 'drawer' | 'page';
}

type Part = keyof typeof rulesWords.tabs;
const parts: readonly Part[] = ['rules', 'charts', 'calculators', 'terms', 'data'];

/** Rules, charts, calculators, terms, and where the data comes from. */
export function RuleBook({ facts, first, place }: RuleBookProps): ReactNode {
  const linked = parts.find((one) => one === first);
  const [part, setPart] = useState<Part>(linked ?? 'rules');
  const panels: Readonly<Record<Part, () => ReactNode>> = {
    rules: () => <RuleFinder facts={facts} first={linked ? null : first} isPage={place === 'page'} />,
    charts: () => <ChartsPanel game={facts.id} isPage={place === 'page'} />,
    calculators: () => <Calculators facts={facts} />,
    terms: () => <Glossary game={facts.id} />,
    data: () => (
      <ul className={styles['about']}>
        {facts.about.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  };
  return (
    <Tabs.Root
      className={styles['book']}
      data-place={place}
      value={part}
      onValueChange={(value) => setPart(parts.find((one) => one === value) ?? 'rules')}
    >
      <Tabs.List className={styles['tabs']} aria-label={rulesWords.parts}>
        {parts.map((id) => (
          <Tabs.Trigger key={id} value={id} className={styles['tab']}>
            {rulesWords.tabs[id]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {parts.map((id) => (
        <Tabs.Content key={id} value={id} className={styles['panel']}>
          {id === part && panels[id]()}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
