/** What Imperial Ambitions shows of its rules to bots and boards: types, and figures worked by the very functions of the rules. */

export * from './board/battle-map.ts';
export * from './board/carrying.ts';
export * from './board/chart.ts';
export { holdersOf, isBlockaded, planetOwner } from './board/control.ts';
export * from './board/sides.ts';
export * from './data/names.ts';
export type * from './data/types.ts';
export { distributionOf, oddsRow } from './figures/odds.ts';
export { imperialAmbitions } from './index.ts';
export type * from './orders/pace-types.ts';
export type * from './secrets/view-types.ts';
export type * from './state.ts';
export type * from './text/event-readers.ts';
export type * from './types.ts';
