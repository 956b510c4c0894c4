import type { ReactNode } from 'react';
import { print, shipsFrom } from '../../../kit/box-print.tsx';
import dagger from '../art/dagger.svg?raw';
import sword from '../art/sword.svg?raw';

const Ships = shipsFrom({ dagger, sword });

const HEX = 36;

/** One ship, where it was, where it goes; two that wait for it. */
export function DeltaVeeArt(): ReactNode {
  const { ink, paper } = print;
  return (
    <>
      <rect width="318" height="326" fill={print.vermilion} />
      <path d={hexes()} fill="none" stroke={ink} strokeOpacity={0.14} strokeWidth={1.2} />
      <path d="M-10 322 150 162" stroke={ink} strokeWidth={3} strokeDasharray="2 9" strokeLinecap="round" />
      <path d="M196 116 250 62" stroke={paper} strokeWidth={13} />
      <path d="M284 28 222 52 260 90z" fill={paper} />
      <Ships
        ships={[
          { name: 'sword', x: 22, y: 290, turn: 45, scale: 1.5, colour: print.rust },
          { name: 'sword', x: 84, y: 228, turn: 45, scale: 1.75, colour: print.brick },
          { name: 'sword', x: 160, y: 152, turn: 45, scale: 2.34, colour: ink },
          { name: 'dagger', x: 284, y: 257, turn: 300, scale: 1.03, colour: ink },
          { name: 'dagger', x: 318, y: 176, turn: 300, scale: 1.03, colour: ink },
        ]}
      />
      <path d="M292 262 222 222M318 176 270 148" stroke={ink} strokeWidth={4} />
      <path d="M204 212l25 2-10 17zM254 139l23 2-8 16z" fill={ink} />
    </>
  );
}

/** A grid of flat-topped hexes over the picture. */
function hexes(): string {
  const half = (HEX * Math.sqrt(3)) / 2;
  const parts: string[] = [];
  for (let column = -1; column < 7; column++)
    for (let row = -1; row < 7; row++) {
      const x = column * HEX * 1.5;
      const y = row * half * 2 + (column % 2 === 0 ? 0 : half);
      parts.push(`M${x - HEX} ${y.toFixed(1)}l${HEX / 2} ${half.toFixed(1)}h${HEX}l${HEX / 2} ${(-half).toFixed(1)}`);
    }
  return parts.join('');
}
