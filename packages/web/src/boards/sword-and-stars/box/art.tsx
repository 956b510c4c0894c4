import type { ReactNode } from 'react';
import { print } from '../../../kit/box-print.tsx';
import { sideFill } from '../../../kit/side.ts';
import { galaxy } from './galaxy.ts';

const ARMS = [60, 110, 160, 210, 260, 310, 360];
/** the galaxy's units to the picture's */
const SCALE = 0.3;

/** The real galaxy, and the sword over it. */
export function GalaxyArt(): ReactNode {
  const { paper, petrol, amber, ink } = print;
  return (
    <>
      <rect width="318" height="326" fill={petrol} />
      <g fill="none" stroke={paper} opacity={0.2}>
        {ARMS.map((radius) => (
          <circle key={radius} cx={-20} cy={250} r={radius} />
        ))}
      </g>
      <g transform={`translate(14 8) scale(${SCALE})`}>
        <path d={galaxy.links} stroke={amber} strokeWidth={4} fill="none" />
      </g>
      <g transform={`translate(14 8) scale(${SCALE})`}>
        {galaxy.stars.map(([x, y, planets, side]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={10 + planets * 4.3}
            fill={side === 0 ? petrol : sideFill(side)}
            stroke={side === 0 ? amber : ink}
            strokeWidth={4}
          />
        ))}
      </g>
      <path d="M159-8l15 34v210h-30V26z" fill={paper} />
      <path d="M159 6v230" stroke={petrol} strokeWidth={2} />
      <path d="M94 236h130v14H94z" fill={paper} />
      <path d="M150 250h18v46h-18z" fill={amber} />
      <circle cx={159} cy={304} r={14} fill={paper} />
    </>
  );
}
