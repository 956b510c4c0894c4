import type { ReactNode } from 'react';
import { Facts, Part } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { words } from '../words.ts';

/** Points of both sides and what they would be worth if the war ended now. */
export function Victory({ shown: { view } }: { shown: Shown }): ReactNode {
  return (
    <Part title={words.victory.title} note={words.victory.level(view.level)}>
      <Facts rows={view.points.map((points, side) => [words.sides[side] ?? '', points] as const)} />
    </Part>
  );
}
