import type { ReactNode } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { accountWords } from '../../words/online.ts';
import styles from '../online.module.css';
import { useOnline } from '../use-online.ts';

/** Who one is here, and the way to change it; nothing without a server. */
export function WhoLink(): ReactNode {
  const state = useOnline();
  if (state.is !== 'here') return null;
  return (
    <PageLink look="quiet" to="/account">
      <span className={styles['person']}>{state.me?.name ?? accountWords.logIn}</span>
    </PageLink>
  );
}
