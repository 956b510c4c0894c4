import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { shell } from '../words/shell.ts';
import styles from './lookup-trouble.module.css';

const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const;

/** Says that something could not be looked up, with a way to try again. */
export function LookupTrouble(): ReactNode {
  const lookups = useQueryClient();
  const cache = lookups.getQueryCache();
  const count = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.findAll(failed).length,
  );
  if (count === 0) return null;
  return (
    <p className={styles['trouble']} role="alert">
      {shell.lookupFailed} <Button onClick={() => void lookups.refetchQueries(failed)}>{shell.tryAgain}</Button>
    </p>
  );
}
