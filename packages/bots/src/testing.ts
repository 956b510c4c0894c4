/** Every bot, loaded: tests and measurements need not wait. Programs take `loadBot`. */
import { gameLoaders } from '@admiralty/engine/testing';
import { type Bot, LEVELS, type Level } from './bot.ts';
import { loadBot } from './load-bot.ts';

const bots = new Map<string, Bot | null>();
for (const { id } of gameLoaders) for (const level of LEVELS) bots.set(`${id} ${level}`, await loadBot(id, level));

/** A bot of that level for that game; null if the game has none. */
export function botOf(game: string, level: Level): Bot | null {
  return bots.get(`${game} ${level}`) ?? null;
}
