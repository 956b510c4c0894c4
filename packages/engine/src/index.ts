/** Admiralty's rules as a library: the kernel, hex geometry, and the list of games, each loaded when it is needed. */
export * from './core/index.ts';
export * from './games/index.ts';
export * from './start-game.ts';
