/** What tests of a game need: the laws, and random play. */

export * from './core/laws/look-alikes.ts';
export { forge, mutated } from './core/laws/refused.ts';
export * from './core/laws.ts';
export * from './core/random-game.ts';
