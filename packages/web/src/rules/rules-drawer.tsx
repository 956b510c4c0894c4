import { Dialog } from 'radix-ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTable } from '../shell/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { rulesWords } from '../words/rules.ts';
import { useDrawer } from './drawer-store.ts';
import styles from './rules-drawer.module.css';
import { useFacts } from './use-facts.ts';

/** Many games go by without it: it comes when the drawer is opened. */
const RuleBook = lazy(async () => ({ default: (await import('./rule-book.tsx')).RuleBook }));

/** The rules in our own words beside the board: over the log, never over the prompt of a desk. */
export function RulesDrawer(): ReactNode {
  const { isOpen, rule, close } = useDrawer();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles['drawer']}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className={styles['head']}>
            <Dialog.Title>{rulesWords.title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="plain" aria-label={rulesWords.close}>
                ×
              </Button>
            </Dialog.Close>
          </div>
          <Book key={rule} first={rule} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Book({ first }: { first: string | null }): ReactNode {
  const { state } = useTable();
  const facts = useFacts(state.game);
  const loading = <p role="status">{rulesWords.loading}</p>;
  if (!facts) return loading;
  return (
    <Suspense fallback={loading}>
      <RuleBook facts={facts} first={first} place="drawer" />
    </Suspense>
  );
}
