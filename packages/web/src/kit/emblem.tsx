import type { ReactNode } from 'react';
import { type SideNumber, sideLine, sides } from './side.ts';

/** The emblem of a side. Beside its name it is decoration; alone it needs a title. */
export function Emblem({ side, size = 12, title }: { side: SideNumber; size?: number; title?: string }): ReactNode {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill={sideLine(side)} role="img" aria-hidden={!title}>
      <title>{title ?? sides[side].emblem}</title>
      <path fillRule="evenodd" d={sides[side].path} />
    </svg>
  );
}
