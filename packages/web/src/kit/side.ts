/** The sides: each has a colour, an emblem and a pattern, so that none is told apart by colour alone. */
export type SideNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface Side {
  emblem: string;
  pattern: string;
  /** the emblem in a box of 64 units */
  path: string;
}

export const sides: Readonly<Record<SideNumber, Side>> = {
  0: { emblem: 'ring', pattern: 'hollow', path: 'M32 6a26 26 0 1 1-.1 0zm0 9a17 17 0 1 0 .1 0z' },
  1: { emblem: 'delta', pattern: 'solid', path: 'M32 8 58 54H6z' },
  2: { emblem: 'square', pattern: 'diagonal hatch', path: 'M10 10h44v44H10z' },
  3: { emblem: 'disc', pattern: 'dots', path: 'M7 32a25 25 0 1 0 50 0a25 25 0 1 0-50 0z' },
  4: { emblem: 'lozenge', pattern: 'bars', path: 'M32 4 60 32 32 60 4 32z' },
  5: { emblem: 'cross', pattern: 'checks', path: 'M23 6h18v17h17v18H41v17H23V41H6V23h17z' },
  6: {
    emblem: 'star',
    pattern: 'rings',
    path: 'M32 4l8.200 18.800 20.400 2-15.300 13.600 4.500 20L32 48l-17.800 10.400 4.500-20L3.400 24.800l20.400-2z',
  },
};

/** Fill of counters, the same in both themes. */
export function sideFill(side: SideNumber): string {
  return `var(--side-${side})`;
}

/** Lines and text on the ground. */
export function sideLine(side: SideNumber): string {
  return `var(--side-${side}-line)`;
}
