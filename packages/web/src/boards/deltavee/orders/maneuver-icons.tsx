import type { ReactNode } from 'react';

const paths = {
  accelerate: 'M10 17V4M5 9l5-5 5 5',
  decelerate: 'M10 3v13M5 11l5 5 5-5',
  left: 'M15 16v-4a5 5 0 0 0-5-5H4M8 3 4 7l4 4',
  right: 'M5 16v-4a5 5 0 0 1 5-5h6M12 3l4 4-4 4',
  weave: 'M4 17V11l12-2V3M13 6l3-3 3 3',
} as const;

export type ManeuverIcon = keyof typeof paths;

export function ManeuverIcon({ of }: { of: ManeuverIcon }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden>
      <path d={paths[of]} />
    </svg>
  );
}
