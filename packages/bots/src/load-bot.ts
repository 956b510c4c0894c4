import { type GameId, isGameId } from '@admiralty/engine';
import { type Bot, LEVELS, type Level } from './bot.ts';
import { type AnyKnowledge, eraseTypes } from './knowledge.ts';
import { botWith } from './levels/bot-with.ts';

/** What the bots know, game by game; only what is asked for is loaded: a page waits for every kilobyte. */
const known: Readonly<Record<GameId, () => Promise<AnyKnowledge>>> = {
  deltavee: async () => eraseTypes((await import('./deltavee/index.ts')).deltavee),
  'fifth-frontier-war': async () => eraseTypes((await import('./fifth-frontier-war/index.ts')).fifthFrontierWar),
  'imperial-ambitions': async () => eraseTypes((await import('./imperial-ambitions/index.ts')).imperialAmbitions),
  'sword-and-stars': async () => eraseTypes((await import('./sword-and-stars/index.ts')).swordAndStars),
};

/** The levels that can play a game: captains and admirals need to know it. */
export function levelsOf(game: string): readonly Level[] {
  return isGameId(game) ? LEVELS : ['random', 'cadet'];
}

/** A bot of that level for that game; null if the game has none. */
export async function loadBot(game: string, level: Level): Promise<Bot | null> {
  return botWith(isGameId(game) ? await known[game]() : null, level);
}
