import type { CSSProperties, ReactNode } from 'react';
import type { Point } from '../../../kit/map/geometry.ts';

/** Longer than wide: an equilateral triangle looks the same after a turn of two hexsides, and upside down after one. */
const SHAPE = 'M0 -10L4.500 0L0 -2.500L-4.500 0z';

interface Props {
  at: Point;
  facing: number;
  /** of its tail from the middle of the hex */
  from: number;
  className?: string | undefined;
  style?: CSSProperties;
}

/** Points over the hexside that a unit faces. */
export function FacingDart({ at: { x, y }, facing, from, className, style }: Props): ReactNode {
  const transform = `translate(${x} ${y}) rotate(${facing * 60}) translate(0 ${-from})`;
  return <path className={className} style={style} d={SHAPE} transform={transform} />;
}
