import { useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MissingPage } from './trouble/missing-page.tsx';

/** Games whose board brings a page for a referee. */
const pages = import.meta.glob<ComponentType>('../boards/*/referee/page.tsx', { import: 'Page' });

const parts = new Map(
  Object.entries(pages).map(([path, load]) => [
    path.split('/')[2] ?? '',
    lazy(async () => ({ default: await load() })),
  ]),
);

export function RefereePage(): ReactNode {
  const { game } = useParams({ from: '/referee/$game' });
  const Part = parts.get(game);
  return Part ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : (
    <MissingPage />
  );
}
