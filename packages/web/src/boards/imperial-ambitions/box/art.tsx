import type { ReactNode } from 'react';
import { print, shipsFrom } from '../../../kit/box-print.tsx';
import bb from '../art/bb.svg?raw';
import ca from '../art/ca.svg?raw';
import cv from '../art/cv.svg?raw';
import dd from '../art/dd.svg?raw';

const Ships = shipsFrom({ bb, ca, cv, dd });

/** Two fleets over a world. */
export function ImperialArt(): ReactNode {
  const { ink, paper, orchid } = print;
  return (
    <>
      <rect width="318" height="326" fill={print.plum} />
      <circle cx={338} cy={340} r={232} fill={orchid} />
      <g fill="none" stroke={orchid} strokeWidth={1.5} opacity={0.65}>
        <circle cx={66} cy={62} r={58} />
        <circle cx={66} cy={62} r={104} />
        <circle cx={66} cy={62} r={156} />
      </g>
      <circle cx={66} cy={62} r={20} fill={print.amber} />
      <circle cx={170} cy={62} r={8} fill={paper} />
      <circle cx={48} cy={117} r={5} fill={paper} />
      <Ships
        ships={[
          { name: 'bb', x: 104, y: 236, turn: 42, scale: 2.75, colour: paper },
          { name: 'ca', x: 36, y: 176, turn: 42, scale: 1.5, colour: paper },
          { name: 'dd', x: 118, y: 140, turn: 42, scale: 0.94, colour: paper },
          { name: 'cv', x: 268, y: 262, turn: 222, scale: 1.94, colour: ink },
          { name: 'ca', x: 226, y: 190, turn: 222, scale: 1.31, colour: ink },
          { name: 'ca', x: 292, y: 158, turn: 222, scale: 1.31, colour: ink },
        ]}
      />
    </>
  );
}
