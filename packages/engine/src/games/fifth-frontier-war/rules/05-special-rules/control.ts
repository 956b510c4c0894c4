/** Control and garrisons (A3). */
import type { RuleId } from '#core/types';
import { valuesIn } from '../../board/columns.ts';
import { controllerOf, fightingTroops, hasArmed, hasGarrison } from '../../board/control.ts';
import { eliminateAdmiral, eliminateTroop } from '../../board/moving.ts';
import { enemyOf } from '../../board/sides.ts';
import { defenseStrength, sdbStrength, strengthOf } from '../../board/strength.ts';
import { admiralsAshore, hasSquadrons, troopsAt, worldIn } from '../../board/units.ts';
import { NOBODY, ZHODANI } from '../../data/types.ts';
import type { FfwFrame, FfwPlay, Position } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';

/** After 3D, for every world: weak garrisons first, then captures. */
export function controlCheck(play: FfwPlay, _frame: FfwFrame<'controlCheck'>): void {
  checkGarrisons(play);
  for (const world of occupiedWorlds(play)) {
    const side = capturerOf(play, world);
    if (side !== NOBODY) takeControl(play, world, side, 'FFW-5.2b');
    const owner = controllerOf(play, world);
    if (owner !== NOBODY) removeBroken(play, world, enemyOf(owner));
  }
  endPhase(play);
}

function occupiedWorlds(at: Position): number[] {
  return valuesIn(at.g.troops.place)
    .map((hex) => worldIn(at, hex))
    .filter((world) => world >= 0);
}

/** Side that takes this world now, NOBODY if none does. */
function capturerOf(at: Position, world: number): number {
  const control = controllerOf(at, world);
  return [0, 1].find((side) => side !== control && maySeize(at, world, side)) ?? NOBODY;
}

/**
 * FFW-5.2b, R54, R84, R90: nothing of the enemy stands here, and FFW-5.2f: the garrison is there at once.
 * R53: nobody takes an independent world whose defenses stand, whoever runs them.
 */
function maySeize(at: Position, world: number, side: number): boolean {
  const { hex } = at.data.worlds[world]!;
  const enemy = enemyOf(side);
  if (!hasGarrison(at, side, world) || fightingTroops(at, enemy, hex).length > 0) return false;
  if (side === ZHODANI && isBaseManned(at, hex)) return true;
  return !hasSquadrons(at, enemy, hex) && sdbStrength(at, world) === 0 && defenseStrength(at, world) === 0;
}

/** FFW-5.13d: at the revealed base only Imperial troops stand between its battalion and control. */
function isBaseManned(at: Position, hex: number): boolean {
  if (at.g.baseRevealed === 0 || at.g.secretBase !== hex) return false;
  return fightingTroops(at, ZHODANI, hex).some((troop) => at.data.troops[troop]!.group === 'fulacin');
}

/** A3 garrison check for every world, at the end of 2F and before captures. */
export function checkGarrisons(play: FfwPlay): void {
  const { g, data } = play;
  for (const { index, control: original } of data.worlds) {
    const control = g.worlds.control[index]!;
    // R55: an original controller needs no garrison
    if (control === NOBODY || control === original || isHeld(play, index, control)) continue;
    const rule = g.worlds.surrendered[index] === 1 ? 'FFW-5.3d' : 'FFW-5.2e';
    takeControl(play, index, original, rule); // FFW-5.2e, FFW-5.3d; FFW-5.4a: Esalin belongs to nobody again
  }
}

/** FFW-5.2f; FFW-5.3c: a surrendered world is held by any squadron with attack above 0 as well; R94: not from transit. */
function isHeld(at: Position, world: number, side: number): boolean {
  if (hasGarrison(at, side, world)) return true;
  const { hex } = at.data.worlds[world]!;
  return at.g.worlds.surrendered[world] === 1 && hasArmed(at, side, hex);
}

/** Control passes (NOBODY too): admirals of the enemy on the surface die, his strength-0 units go (R36, R84); tells. */
export function takeControl(play: FfwPlay, world: number, side: number, rule: RuleId): void {
  const { worlds } = play.g;
  worlds.control[world] = side;
  worlds.surrendered[world] = 0;
  worlds.invader[world] = -1;
  play.emit(rule, 'control', { world, side });
  if (side === NOBODY) return;
  const { hex } = play.data.worlds[world]!;
  for (const admiral of admiralsAshore(play.g, enemyOf(side), hex)) {
    eliminateAdmiral(play.g, admiral);
    play.emit(rule, 'admiralLost', { admiral });
  }
  if (side !== play.data.worlds[world]!.control) clearDefenses(play, world);
  removeBroken(play, world, enemyOf(side));
}

/** R84: static defenses of strength 0 that were not destroyed go with the first owner. */
function clearDefenses(play: FfwPlay, world: number): void {
  const { sdb, defense } = play.data.worlds[world]!;
  const { sdbLoss, defenseLoss } = play.g.worlds;
  if (sdb > 0 && sdbStrength(play, world) === 0) sdbLoss[world] = 100;
  if (defense > 0 && defenseStrength(play, world) === 0) defenseLoss[world] = 100;
}

/** R84: units of strength 0 on a world that the other side holds. */
function removeBroken(play: FfwPlay, world: number, side: number): void {
  const { hex } = play.data.worlds[world]!;
  for (const troop of troopsAt(play, side, hex)) {
    if (strengthOf(play, troop) > 0) continue;
    eliminateTroop(play.g, troop);
    play.emit('FFW-5.2b', 'groundLost', { hex, target: troop, loss: 100 });
  }
}
