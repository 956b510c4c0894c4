import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OpenTable } from './open-table.tsx';

export function TablePage(): ReactNode {
  const { id } = useParams({ from: '/table/$id' });
  return <OpenTable key={id} id={id} isReplay={false} />;
}
