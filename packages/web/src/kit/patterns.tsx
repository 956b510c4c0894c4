import type { ReactNode } from 'react';
import type { SideNumber } from './side.ts';

/** Where a pattern is used: fine ink on a counter, or wide and in the side's colour on an area of the map. */
type Use = 'print' | 'area';

interface Measures {
  hatch: [step: number, line: number];
  dots: [step: number, first: number, second: number, radius: number];
  bars: [step: number, line: number];
  checks: [step: number, size: number];
  rings: [step: number, radius: number, line: number];
}

const measures: Readonly<Record<Use, Measures>> = {
  print: { hatch: [4, 1.6], dots: [4.5, 1.2, 3.45, 1], bars: [3.4, 1.3], checks: [3, 3], rings: [5, 1.6, 0.9] },
  area: { hatch: [9, 1.4], dots: [9, 2.2, 6.7, 1.1], bars: [7, 1.3], checks: [5, 3], rings: [11, 3, 1.2] },
};

/** The patterns of the sides; once a page, before anything that is filled with them. */
export function PatternDefs(): ReactNode {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden focusable={false}>
      <defs>
        <Patterns use="print" />
        <Patterns use="area" />
      </defs>
    </svg>
  );
}

function Patterns({ use }: { use: Use }): ReactNode {
  const { hatch, dots, bars, checks, rings } = measures[use];
  const fill = (side: SideNumber): string => (use === 'print' ? 'var(--ink)' : `var(--side-${side}-line)`);
  const units = 'userSpaceOnUse';
  return (
    <>
      <pattern id={`${use}-2`} width={hatch[0]} height={hatch[0]} patternUnits={units} patternTransform="rotate(45)">
        <rect width={hatch[1]} height={hatch[0]} fill={fill(2)} />
      </pattern>
      <pattern id={`${use}-3`} width={dots[0]} height={dots[0]} patternUnits={units}>
        <circle cx={dots[1]} cy={dots[1]} r={dots[3]} fill={fill(3)} />
        <circle cx={dots[2]} cy={dots[2]} r={dots[3]} fill={fill(3)} />
      </pattern>
      <pattern id={`${use}-4`} width={bars[0]} height={bars[0]} patternUnits={units}>
        <rect width={bars[0]} height={bars[1]} fill={fill(4)} />
      </pattern>
      <pattern id={`${use}-5`} width={2 * checks[0]} height={2 * checks[0]} patternUnits={units}>
        <rect width={checks[1]} height={checks[1]} fill={fill(5)} />
        <rect x={checks[0]} y={checks[0]} width={checks[1]} height={checks[1]} fill={fill(5)} />
      </pattern>
      <pattern id={`${use}-6`} width={rings[0]} height={rings[0]} patternUnits={units}>
        <circle cx={rings[0] / 2} cy={rings[0] / 2} r={rings[1]} fill="none" stroke={fill(6)} strokeWidth={rings[2]} />
      </pattern>
    </>
  );
}

/** The fill of a side's pattern; solid and hollow sides have none. */
export function patternOf(side: SideNumber, use: Use): string {
  return side < 2 ? 'none' : `url(#${use}-${side})`;
}
