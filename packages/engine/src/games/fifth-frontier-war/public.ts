/** What Fifth Frontier War shows of its rules to bots and boards: types, help with plots, and figures worked by the very functions of the rules. */

export { capacityOf, loadingFault, loadOf, mayCarry } from './board/carrying.ts';
export { holdersOf, valuesIn } from './board/columns.ts';
export {
  isWellLed,
  mayCommand,
  overallCommander,
  plottingUnder,
  plottingValue,
  tacticalFactor,
} from './board/command.ts';
export * from './board/control.ts';
export { fillsAtOnce, fillsInTime, sourcesAt } from './board/fuel.ts';
export { isCampaign, isInScenario, isOn, lastTurnOf, scenarioOf, worldsInScenario } from './board/options.ts';
export { firstTurn, isJump, orderOf, placeOfOrder, standingPlot, writePlot } from './board/orders.ts';
export * from './board/sides.ts';
export * from './board/strength.ts';
export * from './board/units.ts';
export { attacksOf, oddsColumn, resultOf, surfaceLossOf } from './data/lookup.ts';
export * from './data/places.ts';
export { type Printed, printedOf } from './data/printed.ts';
export type * from './data/types.ts';
export { IMPERIAL, NOBODY, SIDES, ZHODANI } from './data/types.ts';
export type * from './figures/figures.ts';
export type * from './figures/openings/deploy.ts';
export type * from './figures/openings/index.ts';
export type * from './figures/openings/moves.ts';
export type * from './figures/openings/plots.ts';
export type * from './figures/openings/transfers.ts';
export * from './figures/plot-help.ts';
export { fifthFrontierWar } from './index.ts';
export * from './referee/public.ts';
export { mayInsert, mustAbort, standingAfter } from './rules/03-movement/abort.ts';
export { isFreeMarker, mustersAt } from './rules/03-movement/arrangement.ts';
export { berthsFor, passengersAt } from './rules/03-movement/berths.ts';
export { joiningFault } from './rules/03-movement/conform.ts';
export { reachOfScouts, reachOfWellLed } from './rules/03-movement/discretionary.ts';
export { readSheet } from './rules/03-movement/notation.ts';
export { tankersAmong, tankersNeeded } from './rules/03-movement/plot-fuel.ts';
export { nextPlaces } from './rules/03-movement/plot-rules.ts';
export { horizonOf } from './rules/03-movement/plots.ts';
export { travellersOf } from './rules/03-movement/xboat.ts';
export { bombingPoints } from './rules/04-combat/bombing.ts';
export { defaultLosses, stepsOf } from './rules/04-combat/default-losses.ts';
export { leaversOf } from './rules/04-combat/disengaging.ts';
export { attackOn, defaultShots, firersAt, halvesOf } from './rules/04-combat/fire.ts';
export { spaceRoundOf, tacticalsIn } from './rules/04-combat/round.ts';
export { sdbExchange, sdbRoundOf } from './rules/04-combat/sdb-round.ts';
export { targetsAt, unitLoss, unitStrength, unitTech } from './rules/04-combat/targets.ts';
export { withCommanders } from './rules/05-special-rules/command.ts';
export { mayInvade } from './rules/05-special-rules/invasion.ts';
export { offersOf } from './rules/06-reinforcements/replacements.ts';
export { automaticDeployment } from './rules/07-set-up/automatic.ts';
export { armisticeShift, levelNow, pointsOf } from './rules/08-victory/victory.ts';
export { hitsByDie } from './rules/09-optional-rules/quality.ts';
export * from './secrets/cards.ts';
export type * from './secrets/view-types.ts';
export type * from './state.ts';
export { ADJUSTMENT, ASHORE, DEFENSE, IN_PLAY, SET_UP } from './state.ts';
export type * from './text/event-readers.ts';
export * from './text/show-words.ts';
export type * from './types.ts';
