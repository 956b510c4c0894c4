/** What Fifth Frontier War shows of its rules to bots and boards: types, help with plots, and figures worked by the very functions of the rules. */
export * from './data/places.ts';
export type * from './data/types.ts';
export { IMPERIAL, NOBODY, SIDES, ZHODANI } from './data/types.ts';
export type * from './game-types.ts';
export { fifthFrontierWar } from './index.ts';
export * from './plot-help.ts';
export { readSheet } from './s03-notation.ts';
export { automaticDeployment } from './s07-automatic.ts';
export { armisticeShift, levelNow, pointsOf } from './s08-victory.ts';
export * from './sides.ts';
export * from './state.ts';
export * from './strength.ts';
export * from './units.ts';
export type * from './view-types.ts';
