import type { ReactNode } from 'react';
import { DeltaVeeArt } from '../boards/deltavee/box/art.tsx';
import { FrontierArt } from '../boards/fifth-frontier-war/box/art.tsx';
import { ImperialArt } from '../boards/imperial-ambitions/box/art.tsx';
import { GalaxyArt } from '../boards/sword-and-stars/box/art.tsx';

export type BoxId = 'deltavee' | 'imperial-ambitions' | 'sword-and-stars' | 'fifth-frontier-war';

const arts: Readonly<Record<BoxId, () => ReactNode>> = {
  deltavee: DeltaVeeArt,
  'imperial-ambitions': ImperialArt,
  'sword-and-stars': GalaxyArt,
  'fifth-frontier-war': FrontierArt,
};

/** A box front: drawn from the counters' own shapes and the real maps, so that it never grows stale. */
export function BoxArt({ box, className }: { box: BoxId; className?: string | undefined }): ReactNode {
  const Art = arts[box];
  return (
    <svg className={className} viewBox="0 0 318 326" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Art />
    </svg>
  );
}
