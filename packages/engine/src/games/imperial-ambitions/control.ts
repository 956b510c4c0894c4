/** Control of planets and systems, blockade (IA-ctl-*, R46 to R49, R127). */

import { isSystem, systemOf } from './chart.ts';
import { HABITABLE, NEUTRAL, NO_PLANET } from './data/names.ts';
import type { Reading } from './game-types.ts';
import { areEnemies } from './sides.ts';
import { IN_PLAY } from './state.ts';
import { isCargo, isGround, isInside, isOnSurface, isProject, isSpaceUnit } from './units.ts';

/** R13: income, trade and ground war need one */
export function hasHabitable(at: Reading, system: number): boolean {
  return isSystem(at, system) && systemOf(at, system).planets[HABITABLE] !== NO_PLANET;
}

/** Owners with finished ground units on the planet, each once (IA-ctl-5: PDBs too). */
export function groundOwners(at: Reading, system: number): number[] {
  const { g } = at;
  const { hex } = systemOf(at, system);
  const found: number[] = [];
  for (let unit = 0; unit < g.units.hex.length; unit++)
    if (
      g.units.hex[unit] === hex &&
      g.units.status[unit] === IN_PLAY &&
      isGround(g, unit) &&
      isOnSurface(g, unit) &&
      !isProject(g, unit) &&
      !found.includes(g.units.owner[unit]!)
    )
      found.push(g.units.owner[unit]!);
  return found;
}

/** IA-ctl-2, IA-ctl-3, IA-ctl-7, R49, R127: the player with the only ground units there, else NEUTRAL */
export function planetOwner(at: Reading, system: number): number {
  if (!hasHabitable(at, system)) return NEUTRAL;
  const owners = groundOwners(at, system);
  return owners.length === 1 ? owners[0]! : NEUTRAL;
}

/** Owners with units in the system that count for control: finished space units but Cg, not outside (R25, R48, R61). */
export function presentIn(at: Reading, system: number): number[] {
  const { g } = at;
  const { hex } = systemOf(at, system);
  const found: number[] = [];
  for (let unit = 0; unit < g.units.hex.length; unit++)
    if (
      g.units.hex[unit] === hex &&
      g.units.status[unit] === IN_PLAY &&
      isSpaceUnit(g, unit) &&
      !isCargo(g, unit) &&
      !isProject(g, unit) &&
      isInside(g, unit) &&
      !found.includes(g.units.owner[unit]!)
    )
      found.push(g.units.owner[unit]!);
  return found;
}

/** IA-ctl-1, R47: alone there; nobody: the planet's controller; several: whoever had it last */
export function controllerNow(at: Reading, system: number): number {
  const present = presentIn(at, system);
  if (present.length === 1) return present[0]!;
  return present.length === 0 ? planetOwner(at, system) : at.g.systems.controller[system]!;
}

/** IA-ctl-4, R46: a player's planet with an enemy in the system and nothing of his own (or his team) that counts */
export function isBlockaded(at: Reading, system: number): boolean {
  const owner = planetOwner(at, system);
  if (owner === NEUTRAL) return false; // a neutral planet never is
  const present = presentIn(at, system);
  return !present.includes(owner) && present.some((other) => areEnemies(at, other, owner));
}

/** Planet owners and blockades that everybody knows from the start. */
export function noteControl(at: Reading): void {
  const { toldOwner, toldBlockade } = at.g.systems;
  for (let system = 0; system < toldOwner.length; system++) {
    toldOwner[system] = planetOwner(at, system);
    toldBlockade[system] = isBlockaded(at, system) ? 1 : 0;
  }
}
