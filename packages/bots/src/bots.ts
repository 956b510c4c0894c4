import { type Bot, LEVELS, type Level } from './bot.ts';
import { deltavee } from './deltavee/index.ts';
import { fifthFrontierWar } from './fifth-frontier-war/index.ts';
import { imperialAmbitions } from './imperial-ambitions/index.ts';
import { type AnyKnowledge, eraseTypes } from './knowledge.ts';
import { botWith } from './levels/bot-with.ts';
import { swordAndStars } from './sword-and-stars/index.ts';

/** What the bots know, game by game. */
const known: readonly AnyKnowledge[] = [
  eraseTypes(deltavee),
  eraseTypes(fifthFrontierWar),
  eraseTypes(imperialAmbitions),
  eraseTypes(swordAndStars),
];

/** The levels that can play a game: captains and admirals need to know it. */
export function levelsOf(game: string): readonly Level[] {
  return known.some((knowledge) => knowledge.game === game) ? LEVELS : ['random', 'cadet'];
}

/** A bot of that level for that game; null if the game has none. */
export function botOf(game: string, level: Level): Bot | null {
  return botWith(known.find((one) => one.game === game) ?? null, level);
}
