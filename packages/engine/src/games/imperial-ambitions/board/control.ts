/** Control of planets and systems, blockade (IA-ctl-*, R46 to R49, R127). */

import { HABITABLE, NEUTRAL, NO_PLANET } from '../data/names.ts';
import { IN_PLAY } from '../state.ts';
import type { Position } from '../types.ts';
import { isSystem, systemOf } from './chart.ts';
import { areEnemies } from './sides.ts';
import { isCargo, isGround, isInside, isOnSurface, isProject } from './units.ts';

/** R13: income, trade and ground war need one */
export function hasHabitable(at: Position, system: number): boolean {
  return isSystem(at, system) && systemOf(at, system).planets[HABITABLE] !== NO_PLANET;
}

/** Owners with finished ground units on the planet (IA-ctl-5: PDBs too), and with units in space that count, each once. */
export interface Holders {
  readonly ground: number[];
  readonly space: number[];
}

function hold({ g }: Position, unit: number, { ground, space }: Holders): void {
  const owner = g.units.owner[unit]!;
  if (isGround(g, unit)) {
    if (isOnSurface(g, unit) && !isProject(g, unit) && !ground.includes(owner)) ground.push(owner);
  } else if (!space.includes(owner) && !isCargo(g, unit) && !isProject(g, unit) && isInside(g, unit)) space.push(owner); // IA-mov-10, R25, R48, R61
}

/** Of one system. */
export function holdersOf(at: Position, system: number): Holders {
  const { status, hex: hexes } = at.g.units;
  const { hex } = systemOf(at, system);
  const found: Holders = { ground: [], space: [] };
  for (let unit = 0; unit < hexes.length; unit++)
    if (hexes[unit] === hex && status[unit] === IN_PLAY) hold(at, unit, found);
  return found;
}

/** Of all systems, in one pass over the units. */
export function allHolders(at: Position): Holders[] {
  const { status, hex } = at.g.units;
  const { systemAt } = at.data.chartFor(at.g);
  const found = at.g.systems.controller.map((): Holders => ({ ground: [], space: [] }));
  for (let unit = 0; unit < hex.length; unit++) {
    const system = status[unit] === IN_PLAY ? systemAt.get(hex[unit]!) : undefined;
    if (system !== undefined) hold(at, unit, found[system]!);
  }
  return found;
}

export function groundOwners(at: Position, system: number): number[] {
  return holdersOf(at, system).ground;
}

/** Owners with units in the system that count for control: finished space units but Cg, not outside (R25, R48, R61). */
export function presentIn(at: Position, system: number): number[] {
  return holdersOf(at, system).space;
}

/** IA-ctl-2, IA-ctl-3, IA-ctl-7, R49, R127: the player with the only ground units there, else NEUTRAL */
export function planetOwner(at: Position, system: number): number {
  return hasHabitable(at, system) ? ownerBy(at, system, holdersOf(at, system)) : NEUTRAL;
}

export function ownerBy(at: Position, system: number, { ground }: Holders): number {
  return ground.length === 1 && hasHabitable(at, system) ? ground[0]! : NEUTRAL;
}

/** Owners of all habitable planets, by system. */
export function planetOwners(at: Position): number[] {
  return allHolders(at).map((holders, system) => ownerBy(at, system, holders));
}

/** IA-ctl-1, R47: alone there; nobody: the planet's controller; several: whoever had it last */
export function controllerBy(at: Position, system: number, holders: Holders): number {
  const { space } = holders;
  if (space.length === 1) return space[0]!;
  return space.length === 0 ? ownerBy(at, system, holders) : at.g.systems.controller[system]!;
}

export function controllerNow(at: Position, system: number): number {
  return controllerBy(at, system, holdersOf(at, system));
}

/** IA-ctl-4, R46: a player's planet with an enemy in the system and nothing of his own that counts */
export function isBlockadedBy(at: Position, system: number, holders: Holders): boolean {
  const owner = ownerBy(at, system, holders);
  if (owner === NEUTRAL) return false; // a neutral planet never is
  const { space } = holders;
  return !space.includes(owner) && space.some((other) => areEnemies(at, other, owner));
}

export function isBlockaded(at: Position, system: number): boolean {
  return isBlockadedBy(at, system, holdersOf(at, system));
}

/** Planet owners and blockades that everybody knows from the start. */
export function noteControl(at: Position): void {
  const { toldOwner, toldBlockade } = at.g.systems;
  allHolders(at).forEach((holders, system) => {
    toldOwner[system] = ownerBy(at, system, holders);
    toldBlockade[system] = isBlockadedBy(at, system, holders) ? 1 : 0;
  });
}
