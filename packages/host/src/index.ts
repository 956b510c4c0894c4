/** A table and everybody at it: for the page's worker, the play server and the terminal. No DOM, no Node. */
export * from './bots/computer.ts';
export * from './bots/thinker.ts';
export * from './broadcaster.ts';
export * from './client/query-batcher.ts';
export * from './client/table-client.ts';
export * from './client/table-mirror.ts';
export * from './client/typed-queries.ts';
export * from './feed/messages.ts';
export * from './log/game-log.ts';
export * from './open-game.ts';
export * from './practice.ts';
export * from './reopen.ts';
export * from './seat-queries.ts';
export * from './table-host.ts';
export * from './types.ts';
