import { type GameId, isGameId } from '@admiralty/engine';
import type { Bot, Level } from './bot.ts';
import { type AnyKnowledge, eraseTypes } from './knowledge.ts';
import { botWith } from './levels/bot-with.ts';

const loaders: Readonly<Record<GameId, () => Promise<AnyKnowledge>>> = {
  deltavee: async () => eraseTypes((await import('./deltavee/index.ts')).deltavee),
  'fifth-frontier-war': async () => eraseTypes((await import('./fifth-frontier-war/index.ts')).fifthFrontierWar),
  'imperial-ambitions': async () => eraseTypes((await import('./imperial-ambitions/index.ts')).imperialAmbitions),
  'sword-and-stars': async () => eraseTypes((await import('./sword-and-stars/index.ts')).swordAndStars),
};

/** As `botOf`, but only what is known of this game is loaded: a page waits for every kilobyte. */
export async function loadBot(game: string, level: Level): Promise<Bot | null> {
  return botWith(isGameId(game) ? await loaders[game]() : null, level);
}
