import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { noticeWords as words } from '../../words/online-people.ts';
import { server } from '../server.ts';
import styles from './lobby.module.css';

/** By what the reader hears that a game waits, and where to change it. */
export function ToldBy(): ReactNode {
  const { data } = useQuery({ queryKey: ['channels'], queryFn: () => server.call('GET /api/me/channels') });
  if (!data) return null;
  const ways = data.filter(({ isConfirmed, isOff }) => isConfirmed && !isOff).map(({ kind }) => words.ways[kind]);
  return (
    <p className={styles['guest']}>
      {ways.length === 0 ? words.notTold : words.toldBy([...new Set(ways)])}{' '}
      <PageLink to="/account/notices">{ways.length === 0 ? words.wantTold : words.title}</PageLink>
    </p>
  );
}
