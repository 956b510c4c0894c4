/** Computer opponents. They decide on what their seat may know, never on the true table. */
export * from './bot.ts';
export * from './budget.ts';
export * from './lab/measures.ts';
export * from './lab/ratings.ts';
export * from './lab/record.ts';
export * from './lab/recorded-game.ts';
export * from './lab/standings.ts';
export * from './lab/statistics.ts';
export * from './load-bot.ts';
export * from './match.ts';
export * from './players.ts';
export * from './reasons.ts';
export * from './request.ts';
