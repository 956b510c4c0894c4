import type { ReactNode } from 'react';
import type { Point } from '../geometry.ts';
import styles from './layers.module.css';

/** selected: yours, lit. possible, chosen: targets, in paper. cursor: where the keyboard is. */
export type BracketLook = 'selected' | 'possible' | 'chosen' | 'cursor';

/** Four corners round something; `size` is the side of their square in map units. */
export function Brackets({ at, size = 52, look }: { at: Point; size?: number; look: BracketLook }): ReactNode {
  const half = size / 2;
  const arm = size * 0.16;
  const d =
    `M${-half} ${arm - half}V${-half}H${arm - half}M${half - arm} ${-half}H${half}V${arm - half}` +
    `M${half} ${half - arm}V${half}H${half - arm}M${arm - half} ${half}H${-half}V${half - arm}`;
  return <path className={styles['brackets']} data-look={look} d={d} transform={`translate(${at.x} ${at.y})`} />;
}
