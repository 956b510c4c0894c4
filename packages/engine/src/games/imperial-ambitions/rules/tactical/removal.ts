/** Steps lost, units destroyed, units captured: the only ways in which units go or change sides. */
import type { RuleId } from '#core/types';
import { nameFor } from '../../board/unit-rows.ts';
import { aboardOf, allAboard, isGround, isProject, typeOf } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { CANCELLED, DESTROYED, type ImperialState, IN_PLAY, LOST, T_FIRE } from '../../state.ts';
import type { IaPlay } from '../../types.ts';
import { checkBattleVictory } from '../victory.ts';

/** One unit loses steps; what it carries is the caller's matter (`hits`). IA-tac-cbt-29: at none left it is removed */
export function loseSteps(play: IaPlay, unit: number, steps: number, rule: RuleId): void {
  const { g } = play;
  const lost = Math.min(steps, g.units.steps[unit]!); // R6
  if (lost < 1) return;
  g.units.steps[unit]! -= lost;
  countLoss(play, unit, lost);
  stopFireList(g, g.units.owner[unit]!, 'onOwnLoss');
  play.emit(rule, 'stepsLost', { unit, steps: lost, left: g.units.steps[unit]! });
  if (g.units.steps[unit] === 0) destroyUnit(play, unit, DESTROYED, rule);
}

/** R112: build cost for each step lost, once more for the unit itself; R95: a stir on the map */
function countLoss(play: IaPlay, unit: number, parts: number): void {
  const { g } = play;
  const owner = g.units.owner[unit]!;
  if (owner !== NEUTRAL) g.players.lossPoints[owner]! += parts * typeOf(play, unit).buildCost;
  if (g.battle.on === 1) g.battle.stir += parts;
}

/**
 * Takes a unit out of play, with all that is still aboard: troops are lost and projects cancelled (R45). The status
 * says why; crowding and scuttling are announced by the caller.
 */
export function destroyUnit(play: IaPlay, unit: number, status: number, rule: RuleId): void {
  const { g } = play;
  const { units } = g;
  for (const inner of aboardOf(g, unit))
    destroyUnit(play, inner, isProject(g, inner) ? CANCELLED : isGround(g, inner) ? LOST : status, rule);
  countLoss(play, unit, units.steps[unit]! + 1);
  const owner = units.owner[unit]!;
  if (isProject(g, unit)) freeFeeders(g, unit);
  units.status[unit] = status;
  units.steps[unit] = 0;
  units.host[unit] = -1;
  units.feeds[unit] = -1;
  units.taskForce[unit] = 0;
  units.orbit[unit] = 0;
  units.landing[unit] = 0;
  if (status === DESTROYED || status === LOST || status === CANCELLED)
    play.emit(rule, 'destroyed', { unit }, isPublic(g) ? 'all' : owner === NEUTRAL ? [] : [owner]);
  checkBattleVictory(play);
}

function isPublic({ battle, assault }: ImperialState): boolean {
  return battle.on === 1 || assault.on === 1;
}

function freeFeeders({ units }: ImperialState, project: number): void {
  for (let unit = 0; unit < units.feeds.length; unit++) if (units.feeds[unit] === project) units.feeds[unit] = -1;
}

/** IA-sur-7, R99: it changes sides as it stands, with all aboard, and acts from the next tactical turn (R62: projects too) */
export function captureUnit(play: IaPlay, unit: number, to: number, rule: RuleId, isCalled = true): void {
  const { g } = play;
  const from = g.units.owner[unit]!;
  for (const one of [unit, ...allAboard(g, unit)]) handOver(play, one, to);
  play.emit(rule, 'surrendered', { unit, from, to, isCalled });
  checkBattleVictory(play);
}

function handOver(play: IaPlay, unit: number, to: number): void {
  const { g } = play;
  const { units, names } = g;
  countLoss(play, unit, units.steps[unit]! + 1);
  const isTaken = names.some((name, other) => name === names[unit] && units.owner[other] === to);
  const name = isTaken ? nameFor(play, to, units.type[unit]!) : names[unit]!;
  if (isProject(g, unit)) freeFeeders(g, unit);
  names[unit] = name;
  units.owner[unit] = to;
  units.feeds[unit] = -1;
  units.taskForce[unit] = 0;
  units.bound[unit] = 0; // R109 binds what neutrals lent, not what was taken from them
  units.idleUntil[unit] = g.battle.turn + 1;
}

/** 5.2: `fireStops` ends a list of standing attacks; the seat is asked again. */
export function stopFireList(g: ImperialState, owner: number, why: 'onOwnLoss' | 'onKill'): void {
  const pace = g.pace[owner];
  if (!pace?.fireStops.includes(why) || g.battle.phase !== T_FIRE) return;
  pace.fireOrders = [];
  pace.fireThen = 'ask';
}

export function isGone({ units }: ImperialState, unit: number): boolean {
  return units.status[unit] !== IN_PLAY;
}
