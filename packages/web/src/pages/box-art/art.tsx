import type { ReactNode } from 'react';
import dagger from '../../art/deltavee/dagger.svg?raw';
import sword from '../../art/deltavee/sword.svg?raw';
import bb from '../../art/imperial-ambitions/bb.svg?raw';
import ca from '../../art/imperial-ambitions/ca.svg?raw';
import cv from '../../art/imperial-ambitions/cv.svg?raw';
import dd from '../../art/imperial-ambitions/dd.svg?raw';
import { artFrom } from '../../kit/art.tsx';

const Drawing = artFrom({ dagger, sword, bb, ca, cv, dd });

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

interface Placed {
  name: 'dagger' | 'sword' | 'bb' | 'ca' | 'cv' | 'dd';
  x: number;
  y: number;
  turn: number;
  scale: number;
  colour: string;
}

/** Silhouettes where they belong. */
export function Ships({ ships }: { ships: readonly Placed[] }): ReactNode {
  return ships.map(({ name, x, y, turn, scale, colour }) => (
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
