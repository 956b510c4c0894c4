import type { ReactNode } from 'react';
import { Lookups } from '../pages/lookups.tsx';
import { SiteFrame } from '../pages/site-frame.tsx';
import { online, roomWords } from '../words/online.ts';
import { WhoLink } from './account/who-link.tsx';
import styles from './online.module.css';
import type { Me } from './server.ts';
import { useOnline } from './use-online.ts';

type Child = (me: Me | null) => ReactNode;

/** A page that needs the play server; without one it says so. */
export function OnlineFrame({ title, children }: { title: string; children: Child }): ReactNode {
  return (
    <Lookups>
      <SiteFrame title={title} who={<WhoLink />}>
        <WithServer>{children}</WithServer>
      </SiteFrame>
    </Lookups>
  );
}

export function WithServer({ children }: { children: Child }): ReactNode {
  const state = useOnline();
  switch (state.is) {
    case 'asking':
      return <p role="status">{roomWords.loading}</p>;
    case 'here':
      return children(state.me);
    case 'refused':
      return (
        <p className={styles['absent']} role="alert">
          {online.refused(state.why)}
        </p>
      );
    default:
      return (
        <p className={styles['absent']} role="status">
          {state.is === 'absent' ? online.absent : online.lost}
        </p>
      );
  }
}
