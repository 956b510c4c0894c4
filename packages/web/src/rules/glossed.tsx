import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Term } from '../boards/box.ts';
import type { GameId } from '../table/types.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import styles from './glossed.module.css';
import { splitByTerms } from './terms.ts';
import { useReference } from './use-facts.ts';

/** A text whose printed terms explain themselves when they are pressed. Each term once. */
export function Glossed({ game, text }: { game: GameId; text: string }): ReactNode {
  return <GlossedBy terms={useReference(game).terms} text={text} />;
}

/** The same where the terms are at hand. */
export function GlossedBy({ terms, text }: { terms: readonly Term[]; text: string }): ReactNode {
  const parts = splitByTerms(terms, text);
  return parts.map((part, at) => {
    if (typeof part === 'string') return typeof parts[at - 1] === 'object' ? part.slice(stopOf(part).length) : part;
    return (
      <span key={part.at} className={styles['whole']}>
        <TermButton words={part.words} term={part.term} />
        {stopOf(parts[at + 1])}
      </span>
    );
  });
}

/** The stop that follows a term stays on its line. */
function stopOf(next: ReturnType<typeof splitByTerms>[number] | undefined): string {
  return typeof next === 'string' ? (/^[,.;:)]+/.exec(next)?.[0] ?? '') : '';
}

function TermButton({ words, term }: { words: string; term: Term }): ReactNode {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles['term']}>{words}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles['card']} sideOffset={4} collisionPadding={8}>
          <b>{term.term}</b>
          <p>{term.means}</p>
          <RuleChip rule={term.rule} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
