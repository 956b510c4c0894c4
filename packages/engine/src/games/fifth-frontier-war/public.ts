/** What Fifth Frontier War shows of its rules to bots and boards: types, help with plots, and figures worked by the very functions of the rules. */

export * from './board/sides.ts';
export * from './board/strength.ts';
export * from './board/units.ts';
export * from './data/places.ts';
export { type Printed, printedOf } from './data/printed.ts';
export type * from './data/types.ts';
export { IMPERIAL, NOBODY, SIDES, ZHODANI } from './data/types.ts';
export * from './figures/plot-help.ts';
export { fifthFrontierWar } from './index.ts';
export * from './referee/public.ts';
export { readSheet } from './rules/03-movement/notation.ts';
export { automaticDeployment } from './rules/07-set-up/automatic.ts';
export { armisticeShift, levelNow, pointsOf } from './rules/08-victory/victory.ts';
export * from './secrets/cards.ts';
export type * from './secrets/view-types.ts';
export type * from './state.ts';
export type * from './text/event-readers.ts';
export * from './text/show-words.ts';
export type * from './types.ts';
