import type { GameLoader } from '#core/types';
import { deltavee } from './deltavee/index.ts';
import { fifthFrontierWar } from './fifth-frontier-war/index.ts';
import { imperialAmbitions } from './imperial-ambitions/index.ts';
import { swordAndStars } from './sword-and-stars/index.ts';

/** Every game in the house. */
export const boxes: readonly GameLoader[] = [deltavee, fifthFrontierWar, imperialAmbitions, swordAndStars];
