import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useDesk } from '../app/desk.ts';
import { useTable } from '../shell/table-context.tsx';
import type { GameFacts } from '../table/types.ts';
import { Button } from '../ui/button.tsx';
import { rulesWords } from '../words/rules.ts';
import { useDrawer } from './drawer-store.ts';
import styles from './rules-drawer.module.css';

const SHOWN = 40;

/** The rules in our own words, by id or by word, beside the board. */
export function RulesDrawer(): ReactNode {
  const { isOpen, rule, close } = useDrawer();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()} modal={false}>
      <Dialog.Portal>
        <Dialog.Content className={styles['drawer']} aria-describedby={undefined}>
          <Dialog.Title className="unseen">{rulesWords.title}</Dialog.Title>
          <Rules key={rule} first={rule ?? ''} />
          <Dialog.Close asChild>
            <Button>{rulesWords.close}</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Rules({ first }: { first: string }): ReactNode {
  const desk = useDesk();
  const { state } = useTable();
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [search, setSearch] = useState(first);
  useEffect(() => void desk.facts(state.game).then(setFacts), [desk, state.game]);
  const wanted = search.toLowerCase();
  const found =
    facts?.rules.filter(({ id, text }) => id.toLowerCase().startsWith(wanted) || text.toLowerCase().includes(wanted)) ??
    [];
  return (
    <>
      <input
        type="search"
        value={search}
        aria-label={rulesWords.search}
        placeholder={rulesWords.search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul>
        {found.slice(0, SHOWN).map(({ id, text }) => (
          <li key={id}>
            <strong>{id}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
