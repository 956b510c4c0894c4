/** The games of the page, one line each; everything else about them is in their folders. */
export { box as deltavee } from './deltavee/box/box.ts';
export { box as fifthFrontierWar } from './fifth-frontier-war/box/box.ts';
export { box as imperialAmbitions } from './imperial-ambitions/box/box.ts';
export { box as swordAndStars } from './sword-and-stars/box/box.ts';
