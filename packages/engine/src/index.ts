/** Admiralty's rules as a library: the kernel, hex geometry, and the boxes of the games. */
export * from './core/index.ts';
export * from './games/index.ts';
