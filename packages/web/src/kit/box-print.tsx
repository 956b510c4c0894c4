import type { ReactNode } from 'react';
import { artFrom } from './art.tsx';

/** The few colours of box printing: the same in both themes, as on a real box. */
export const print = {
  ink: '#12181e',
  paper: '#efe9da',
  vermilion: '#db5631',
  rust: '#b64122',
  brick: '#8f2f16',
  plum: '#4a2848',
  orchid: '#dda0c4',
  amber: '#f4ae2e',
  petrol: '#123f47',
  navy: '#17324a',
  imperial: '#a8401f',
  zhodani: '#3e83b6',
  imperialEdge: '#ff9470',
  zhodaniEdge: '#a5d9fa',
  azure: '#64b8ee',
  flame: '#e2603a',
} as const;

interface Placed<Name> {
  name: Name;
  x: number;
  y: number;
  turn: number;
  scale: number;
  colour: string;
}

/** Draws silhouettes (SVG text by name) where they belong. */
export function shipsFrom<Name extends string>(
  files: Readonly<Record<Name, string>>,
): (props: { ships: readonly Placed<Name>[] }) => ReactNode {
  const Drawing = artFrom(files);
  return ({ ships }) =>
    ships.map(({ name, x, y, turn, scale, colour }) => (
      <g
        key={`${name} ${x} ${y}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-32 -32)`}
        fill={colour}
        color={colour}
      >
        <Drawing name={name} />
      </g>
    ));
}
