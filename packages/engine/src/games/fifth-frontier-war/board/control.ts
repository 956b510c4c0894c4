/** What stands in a hex for whom, and whose world it is. Strength 0 starts and prevents nothing (R84). */
import { IMPERIAL, NOBODY, ZHODANI } from '../data/types.ts';
import type { Position } from '../types.ts';
import { enemyOf } from './sides.ts';
import { attackFactor, defenseStrength, sdbStrength, strengthOf } from './strength.ts';
import { hasSquadrons, squadronsAt, troopsAt, whereIsAdmiral, worldIn } from './units.ts';

export function controllerOf({ g }: Position, world: number): number {
  return world < 0 ? NOBODY : g.worlds.control[world]!;
}

/** Side for which the static defenses of a world fight: its controller, or R53: the other than the invader; NOBODY while neutral. */
export function defenderOf(at: Position, world: number): number {
  const control = controllerOf(at, world);
  if (control !== NOBODY) return control;
  const invader = at.g.worlds.invader[world] ?? -1;
  return invader < 0 ? NOBODY : enemyOf(invader);
}

/** R53: an uncontrolled world whose SDBs or defense battalions stand and that nobody has invaded. */
export function isNeutral(at: Position, world: number): boolean {
  if (world < 0 || defenderOf(at, world) !== NOBODY) return false;
  return sdbStrength(at, world) > 0 || defenseStrength(at, world) > 0;
}

/** R98: an independent world without air and without defenders: it yields to whoever invades it with armed squadrons. */
export function isOpenVacuum(at: Position, world: number): boolean {
  if (world < 0 || at.data.worlds[world]!.atmosphere !== 'vacuum' || defenderOf(at, world) !== NOBODY) return false;
  return sdbStrength(at, world) === 0 && defenseStrength(at, world) === 0;
}

/** Has a side a squadron with attack factor above 0 here? */
export function hasArmed(at: Position, side: number, hex: number): boolean {
  return squadronsAt(at, side, hex).some((squadron) => attackFactor(at, squadron) > 0);
}

/** Have SDBs that fight for this side any strength here? R96 */
export function sdbStands(at: Position, side: number, place: number): boolean {
  const world = worldIn(at, place);
  return world >= 0 && defenderOf(at, world) === side && sdbStrength(at, world) > 0;
}

/** Do SDBs of this side fight actively in the hex of the combat? FFW-4.7c */
export function hasActiveSdb(at: Position, side: number, hex: number): boolean {
  const { combat } = at.g;
  return combat.hex === hex && combat.sdbActive === 1 && sdbStands(at, side, hex);
}

/**
 * May this side's squadrons bomb, land and lift in the hex of the combat? FFW-4.8a, FFW-4.9a: not while enemy SDBs are
 * active; FFW-4.8h: not after declining or breaking off; A2.6: not in a stand-off. FFW-4.9b: passive SDBs do not matter.
 */
export function holdsOrbit(at: Position, side: number, hex: number): boolean {
  return isUnopposed(at, side, hex) && at.g.combat.barred[side] === 0 && !hasActiveSdb(at, enemyOf(side), hex);
}

/** Alone with squadrons in the hex of the combat. */
export function isUnopposed(at: Position, side: number, hex: number): boolean {
  if (at.g.combat.standOff === 1 || hasSquadrons(at, enemyOf(side), hex)) return false;
  return hasSquadrons(at, side, hex);
}

/** Has a defense unit that fights for this side any strength here? */
export function defenseStands(at: Position, side: number, place: number): boolean {
  const world = worldIn(at, place);
  return world >= 0 && defenderOf(at, world) === side && defenseStrength(at, world) > 0;
}

/** Troops of a side on the world with strength above 0: overt guerrillas count, covert ones and cargo do not. */
export function fightingTroops(at: Position, side: number, place: number): number[] {
  return troopsAt(at, side, place).filter((troop) => strengthOf(at, troop) > 0);
}

/** A3: current, undoubled strength of a side's troops on the surface. */
export function garrisonStrength(at: Position, side: number, place: number): number {
  return troopsAt(at, side, place).reduce((sum, troop) => sum + strengthOf(at, troop), 0);
}

/** FFW-5.2c, FFW-5.2d: is the required garrison there? */
export function hasGarrison(at: Position, side: number, world: number): boolean {
  const { hex, garrison } = at.data.worlds[world]!;
  return garrisonStrength(at, side, hex) >= garrison;
}

/** Anything of this side that fights here: squadrons, SDBs, defense unit, troops. */
export function isPresent(at: Position, side: number, place: number): boolean {
  return (
    hasSquadrons(at, side, place) ||
    sdbStands(at, side, place) ||
    defenseStands(at, side, place) ||
    fightingTroops(at, side, place).length > 0
  );
}

/** R89: does combat visit this hex? Boxes never (R22). */
export function isContested(at: Position, hex: number): boolean {
  if (hex >= at.data.map.hexCount) return false;
  const world = worldIn(at, hex);
  const owner = controllerOf(at, world);
  const [isImperialNear, isZhodaniNear] = [isNear(at, IMPERIAL, hex), isNear(at, ZHODANI, hex)];
  if (isImperialNear === isZhodaniNear) return isImperialNear;
  const side = isImperialNear ? IMPERIAL : ZHODANI;
  if (owner === enemyOf(side) || isNeutral(at, world) || isPresent(at, enemyOf(side), hex)) return true;
  return isOpenVacuum(at, world) && hasArmed(at, side, hex); // R98
}

function isNear(at: Position, side: number, hex: number): boolean {
  return hasSquadrons(at, side, hex) || fightingTroops(at, side, hex).length > 0;
}

/**
 * FFW-5.1c, R57: is this a red zone where the Imperial side may neither land nor use port, ocean and base?
 * FFW-5.8b: not where the holder of the warrant is. FFW-5.1a: amber zones are not asked for.
 */
export function isInterdicted({ g, data }: Position, place: number): boolean {
  const world = data.map.worldAt[place] ?? -1;
  if (world < 0 || data.worlds[world]!.zone !== 'red' || g.worlds.opened[world] === 1) return false;
  return g.warrantHolder < 0 || whereIsAdmiral(g, g.warrantHolder) !== place;
}
