/** Every sentence of the small parts that boards are built from. */
export const ui = {
  back: 'Back',
  none: 'none',
  ways: (n: number) => `${n} ways`,
  takeBack: (what: string) => `Take back: ${what}`,
} as const;
