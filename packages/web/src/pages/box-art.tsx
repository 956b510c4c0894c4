import type { ReactNode } from 'react';
import { boxOf } from '../boards/boxes.ts';
import type { GameId } from '../table/types.ts';

/** A box front: drawn from the counters' own shapes and the real maps, so that it never grows stale. */
export function BoxArt({ box, className }: { box: GameId; className?: string | undefined }): ReactNode {
  const { Art } = boxOf(box);
  return (
    <svg className={className} viewBox="0 0 318 326" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Art />
    </svg>
  );
}
