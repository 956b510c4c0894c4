/** Factors as they are now: squadrons by step, troops and static defenses by loss. Markers and doubling are not in them. */
import { strengthAfter } from '../data/lookup.ts';
import type { World } from '../data/types.ts';
import type { Position } from '../types.ts';
import { whereIsTroop } from './units.ts';

/** FFW-4.3c, FFW-5.11c: printed strength of a troop unit; a guerrilla's is that of its world. */
export function printedStrength(at: Position, troop: number): number {
  const counter = at.data.troops[troop]!;
  return counter.isGuerrilla ? (worldHere(at, whereIsTroop(at.g, troop))?.guerrilla ?? 0) : counter.factor;
}

/** FFW-4.3a, FFW-4.3c: current strength, undoubled: for cargo, garrisons and combat alike. */
export function strengthOf(at: Position, troop: number): number {
  return strengthAfter(at.data.tables, printedStrength(at, troop), at.g.troops.loss[troop]!);
}

/** D3: guerrillas have the tech level of their world. */
export function techOf(at: Position, troop: number): number {
  const counter = at.data.troops[troop]!;
  return counter.isGuerrilla ? (worldHere(at, whereIsTroop(at.g, troop))?.tech ?? 0) : counter.tech;
}

/** FFW-4.2a, FFW-4.2b: what is left of a world's static defenses. */
export function sdbStrength({ g, data }: Position, world: number): number {
  return strengthAfter(data.tables, data.worlds[world]!.sdb, g.worlds.sdbLoss[world]!);
}
export function defenseStrength({ g, data }: Position, world: number): number {
  return strengthAfter(data.tables, data.worlds[world]!.defense, g.worlds.defenseLoss[world]!);
}

export function attackFactor({ g, data }: Position, squadron: number): number {
  return data.squadrons[squadron]!.attack[g.squadrons.step[squadron] as 0 | 1];
}
export function bombardmentFactor({ g, data }: Position, squadron: number): number {
  return data.squadrons[squadron]!.bombardment[g.squadrons.step[squadron] as 0 | 1];
}
export function defenseFactor({ g, data }: Position, squadron: number): number {
  return data.squadrons[squadron]!.defense[g.squadrons.step[squadron] as 0 | 1];
}

function worldHere({ data }: Position, place: number): World | undefined {
  return data.worlds[data.map.worldAt[place] ?? -1];
}
