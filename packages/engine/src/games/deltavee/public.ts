/** What DeltaVee shows of its rules to bots and boards: types, and figures worked by the very functions of the rules. */

export * from './board/plane.ts';
export {
  hexOf,
  nameOf as hexNameOf,
  SHEET_COLUMNS,
  SHEET_ROWS,
  sheetNames,
  sheetOf,
} from './data/coordinates.ts';
export { loadScenario, readRecord } from './data/load.ts';
export type { ParsedScenario, ParsedSide, ParsedUnit } from './data/schema-scenarios.ts';
export type * from './data/types.ts';
export {
  BRIDGE,
  ENGINE,
  FIELD,
  GUIDED,
  HOMING,
  INTELLIGENT,
  LOWEST_CIV,
  MIMS,
  MISSILE_TYPES,
  POD_BOX,
  UNGUIDED,
} from './data/types.ts';
export type * from './events.ts';
export * from './figures/courses.ts';
export * from './figures/endurance.ts';
export * from './figures/escapes.ts';
export type * from './figures/figures.ts';
export type * from './figures/fire.ts';
export * from './figures/freedom.ts';
export type * from './figures/hit-cells.ts';
export * from './figures/launches.ts';
export * from './figures/meetings.ts';
export type * from './figures/openings.ts';
export type * from './figures/openings-deploy.ts';
export type * from './figures/part.ts';
export { deltavee } from './index.ts';
export * from './rules/03-sequence/phases.ts';
export * from './rules/04-spaceships.ts';
export * from './rules/05-pods.ts';
export * from './rules/06-movement/terrain.ts';
export { commandsLeft, sharedLeft } from './rules/07-commands/allotment.ts';
export * from './rules/07-commands/battle.ts';
export { dueOf } from './rules/07-commands/due.ts';
export * from './rules/07-commands/energy.ts';
export { isInJumpRegion, mayJump, nextJump } from './rules/07-commands/jump.ts';
export { allowanceIn, gravityHandling, handlingOf } from './rules/07-commands/maneuver.ts';
export { canHold } from './rules/08-fire/damage.ts';
export * from './rules/08-fire/fire.ts';
export { isActor } from './rules/08-fire/shots.ts';
export * from './rules/09-missiles/launch.ts';
export { interceptionChance } from './rules/09-missiles/meeting.ts';
export * from './rules/10-set-up/fitting.ts';
export { energyOf } from './rules/10-set-up/logs.ts';
export { valueDestroyed } from './rules/11-scenarios/points.ts';
export { nextRabbit } from './rules/11-scenarios/rabbits.ts';
export { homingTargets } from './rules/fsb/homing.ts';
export { isInSight } from './rules/fsb/installations.ts';
export type * from './secrets/view-types.ts';
export type * from './state.ts';
export {
  CRAFT,
  CRAFT_INSIDE,
  CRAFT_PREPARED,
  DAMAGED,
  DESTROYED,
  IN_PLAY,
  MISSILE,
  NO_JUMP,
  SHIP,
  WRECKED,
} from './state.ts';
export type * from './types.ts';
