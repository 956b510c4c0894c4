import type { SystemView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { artFrom } from '../../kit/art.tsx';

const files = import.meta.glob<string>('./art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing of 64 × 64 units: `seat`, `unrest`, `race-herd`, `conquest` … */
export const Drawing = artFrom(files);

const drawn = new Set(Object.keys(files).map((path) => /([^/]+)\.svg$/.exec(path)?.[1] ?? ''));

/** The same as a picture of its own beside words. */
export function Icon({ name, size = 16 }: { name: string; size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="currentColor" aria-hidden focusable={false}>
      <Drawing name={name} />
    </svg>
  );
}

export function raceDrawing({ raceName }: Pick<SystemView, 'raceName'>): string {
  const name = `race-${raceName.split(' ')[0]?.toLowerCase()}`;
  return drawn.has(name) ? name : 'race-unique';
}

export function ideologyDrawing({ series }: Pick<SystemView, 'series'>): string {
  return `ideology-${series}`;
}

/** Operations by their number and id. */
export const operationDrawings: Readonly<Record<string, string>> = {
  conquest: 'conquest',
  raid: 'raid',
  communicate: 'communicate',
  govern: 'govern',
  guardianWeb: 'guardian-web',
  starGate: 'star-gate',
};
