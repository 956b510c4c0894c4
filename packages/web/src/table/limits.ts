/** How much of what others send is taken in: far above any real game, far below what stops a browser. */
export const LARGEST_FILE = 8_000_000;
/** letters behind `#` */
export const LONGEST_LINK = 64_000;
export const LONGEST_GAME = 20_000;
