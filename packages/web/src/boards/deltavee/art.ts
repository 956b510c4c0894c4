import { artFrom } from '../../kit/art.tsx';

/** Silhouettes by class id; `missile-…` by type; `contact`. */
export const Silhouette = artFrom(
  import.meta.glob<string>('../../art/deltavee/*.svg', { query: '?raw', import: 'default', eager: true }),
);
