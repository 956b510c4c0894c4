import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OpenTable } from './open-table.tsx';

export function ReplayPage(): ReactNode {
  const { id } = useParams({ from: '/replay/$id' });
  return <OpenTable key={id} id={id} isReplay />;
}
