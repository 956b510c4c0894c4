/** What Imperial Ambitions shows of its rules to bots and boards: types, and figures worked by the very functions of the rules. */

export * from './board/battle-map.ts';
export * from './board/carrying.ts';
export * from './board/chart.ts';
export {
  allHolders,
  hasHabitable,
  holdersOf,
  isBlockaded,
  isBlockadedBy,
  ownerBy,
  planetOwner,
  planetOwners,
} from './board/control.ts';
export { isOn, isPurchase, turnLimitOf } from './board/options.ts';
export { tryOut } from './board/rollback.ts';
export * from './board/sides.ts';
export * from './board/units.ts';
export { starHex, stepsBetween } from './data/coordinates.ts';
export { loadScenario, readRecord } from './data/load.ts';
export * from './data/names.ts';
export { imperialOptions } from './data/options.ts';
export type { RawUnitGroup } from './data/schema-parts.ts';
export type { BattleRecord, ScenarioRecord, WarRecord } from './data/schema-scenarios.ts';
export type * from './data/types.ts';
export type * from './figures/after-move.ts';
export type * from './figures/arcs.ts';
export type * from './figures/figures.ts';
export type * from './figures/ground-forecast.ts';
export { distributionOf, type OddsFigures, oddsRow } from './figures/odds.ts';
export type * from './figures/openings/activate.ts';
export type * from './figures/openings/assault.ts';
export * from './figures/openings/bought.ts';
export type * from './figures/openings/build.ts';
export type {
  DeployNext,
  DeployPartial,
} from './figures/openings/deploy.ts';
export type * from './figures/openings/fire.ts';
export type * from './figures/openings/index.ts';
export type * from './figures/openings/jump.ts';
export type * from './figures/openings/lists.ts';
export type * from './figures/openings/planets.ts';
export type * from './figures/openings/purchase.ts';
export type * from './figures/openings/reorganise.ts';
export { FAIR_SPREAD } from './generator/fairness.ts';
export { parametersFrom, recordOf } from './generator/generator.ts';
export { type MapFigures, mapFigures } from './generator/map-figures.ts';
export { imperialAmbitions } from './index.ts';
export { hasChance, planAt, shooters, targetsOf } from './orders/fire-policy.ts';
export type * from './orders/pace-types.ts';
export { CENTRE, facingTo, mayPlace, mustPlace, orbitOf, zoneOf } from './rules/battle/placing.ts';
export { defendersOf, inOrbit, landedOf, mayAssault, mayEnterOrbit, mayLandFrom } from './rules/ground/forces.ts';
export { bombardVolley, finalVolley, rowAgainst, type Volley } from './rules/ground/plans.ts';
export { boardingOf, groundAttack, groundDefence, groundRow } from './rules/ground/strength.ts';
export { costOf, presetForces } from './rules/set-up/preset.ts';
export { doOrder } from './rules/strategic/build/orders.ts';
export { nextPayment } from './rules/strategic/build/schedule.ts';
export { tryWork, type Work } from './rules/strategic/build/work.ts';
export { declarationFor } from './rules/strategic/combat/declare.ts';
export { groupRange, jumpersOf, jumpFault, markerHex, mayJump, membersOf } from './rules/strategic/movement/jumps.ts';
export { shiftFault } from './rules/strategic/movement/shifts.ts';
export { type TradeFigures, tradeFactor, tradersOf } from './rules/strategic/trade.ts';
export { landingsAfter } from './rules/tactical/aboard.ts';
export { endOfMove, leaveFault, mayJumpOut, movesOf } from './rules/tactical/moves.ts';
export { crowdedHexes } from './rules/tactical/stacking.ts';
export { isMobile, stacksOf } from './rules/tactical/stacks.ts';
export { attackOf, defenceOf, isEndOn, isRefusal, isTarget, mayFire } from './rules/tactical/strength.ts';
export { mayCall } from './rules/tactical/surrender.ts';
export { scoreOf } from './rules/victory.ts';
export type * from './secrets/view-types.ts';
export type * from './state.ts';
export { IN_PLAY, MARKERS, ON_MAP, SPACE, SURFACE, T_FIRE, T_MOVE } from './state.ts';
export type * from './text/event-readers.ts';
export { hexLabel, hexName, looseShips, mapLabel, ownerName, systemName, tally, unitName } from './text/show-words.ts';
export type * from './types.ts';
