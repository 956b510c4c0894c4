/** What DeltaVee shows of its rules to bots and boards: types, and figures worked by the very functions of the rules. */
export { hexOf, SHEET_COLUMNS, SHEET_ROWS, sheetNames } from './data/coordinates.ts';
export type * from './data/types.ts';
export {
  BRIDGE,
  ENGINE,
  FIELD,
  GUIDED,
  HOMING,
  INTELLIGENT,
  MIMS,
  MISSILE_TYPES,
  POD_BOX,
  UNGUIDED,
} from './data/types.ts';
export { homingTargets } from './fsb-homing.ts';
export { isInSight } from './fsb-installations.ts';
export type * from './game-types.ts';
export { deltavee } from './index.ts';
export * from './plane.ts';
export * from './s03-phases.ts';
export * from './s04-spaceships.ts';
export * from './s05-pods.ts';
export * from './s06-terrain.ts';
export { commandsLeft, sharedLeft } from './s07-allotment.ts';
export * from './s07-battle.ts';
export { dueOf } from './s07-due.ts';
export * from './s07-energy.ts';
export { isInJumpRegion, mayJump, nextJump } from './s07-jump.ts';
export { allowanceIn, gravityHandling, handlingOf } from './s07-maneuver.ts';
export { canHold } from './s08-damage.ts';
export * from './s08-fire.ts';
export { isActor } from './s08-shots.ts';
export * from './s09-launch.ts';
export { interceptionChance } from './s09-meeting.ts';
export * from './s10-fitting.ts';
export { energyOf } from './s10-logs.ts';
export { valueDestroyed } from './s11-points.ts';
export { nextRabbit } from './s11-rabbits.ts';
export * from './state.ts';
export type * from './view-types.ts';
