/** What tests of a game need: the laws, random play, and every game at hand. */

import { eraseLoader, type GameLoader } from './core/module.ts';
import { deltavee } from './games/deltavee/index.ts';
import { fifthFrontierWar } from './games/fifth-frontier-war/index.ts';
import { imperialAmbitions } from './games/imperial-ambitions/index.ts';
import { swordAndStars } from './games/sword-and-stars/index.ts';

export * from './core/laws/look-alikes.ts';
export { forge, mutated } from './core/laws/refused.ts';
export * from './core/laws.ts';
export * from './core/random-game.ts';
export * from './forecast-laws.ts';
export {
  type Given,
  type GivenTable,
  given as givenImperial,
  givenBattle as givenImperialBattle,
} from './games/imperial-ambitions/testing/given.ts';

/** Every game, loaded: tests and measurements need not wait. Programs take `loadGame`. */
export const gameLoaders: readonly GameLoader[] = [
  eraseLoader(deltavee),
  eraseLoader(fifthFrontierWar),
  eraseLoader(imperialAmbitions),
  eraseLoader(swordAndStars),
];
