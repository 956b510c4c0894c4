/** Pods of a position. */

import { PositionFault } from '#core/positions';
import { MISSILE_TYPES, type MissileType } from '../data/types.ts';
import { withRails } from '../rules/04-spaceships.ts';
import { changeMissiles, changeReady, loseMissiles, missilesLeft, podType, rowOf } from '../rules/05-pods.ts';
import { CRAFT_INSIDE, DAMAGED, type DeltaVeeState, NO_CRAFT, WRECKED } from '../state.ts';
import type { Position } from '../types.ts';
import { CRAFT_PLACES, PART_STATES, type PositionPod } from './position-shape.ts';

export function partState(state: (typeof PART_STATES)[number] | undefined): number {
  return PART_STATES.indexOf(state ?? 'ok');
}

export function packRails(rails: readonly MissileType[]): number {
  return rails.reduce((packed, missile) => withRails(packed, MISSILE_TYPES.indexOf(missile), 1), 0);
}

export function overlayPods(at: Position, unit: number, pods: readonly PositionPod[], list: string): void {
  const { g } = at;
  pods.forEach((given, index) => {
    const field = `${list}.${index}`;
    const row = rowOf(g, unit, given.box);
    const type = podType(at, row);
    if (!type) throw new PositionFault(`${field}.box`, `${g.names[unit]} has no pod in box ${given.box}`);
    g.pods.state[row] = partState(given.state);
    if (g.pods.state[row]! >= DAMAGED && type.weapons) loseMissiles(g, row); // 8.9
    if (g.pods.state[row] === WRECKED) g.pods.energy[row] = 0;
    g.pods.energy[row] = given.energy ?? g.pods.energy[row]!;
    if (g.pods.energy[row]! > type.energy) throw new PositionFault(`${field}.energy`, `the pod holds ${type.energy}`);
    for (const [missile, count] of Object.entries(given.missiles ?? {}))
      setMissiles(g, row, missile as MissileType, count);
    for (const [missile, count] of Object.entries(given.ready ?? {}))
      changeReady(g, row, MISSILE_TYPES.indexOf(missile as MissileType), count);
    g.pods.known[row] = given.known ? 1 : 0;
    if (given.fieldUp && type.fieldClass === 0) throw new PositionFault(`${field}.fieldUp`, 'it generates no field');
    g.pods.fieldUp[row] = given.fieldUp ? 1 : 0;
    if (given.craft) overlayCraft(g, row, given.craft, `${field}.craft`);
  });
}

function setMissiles(g: DeltaVeeState, row: number, missile: MissileType, count: number): void {
  const type = MISSILE_TYPES.indexOf(missile);
  changeMissiles(g, row, type, count - missilesLeft(g, row, type));
}

function overlayCraft(g: DeltaVeeState, row: number, craft: NonNullable<PositionPod['craft']>, field: string): void {
  const { pods } = g;
  if (pods.craft[row] === NO_CRAFT) throw new PositionFault(field, 'there is no craft in that pod');
  if (craft.at === 'out') throw new PositionFault(`${field}.at`, 'a launched craft stands in `craft` of the position');
  pods.craft[row] = craft.at === undefined ? CRAFT_INSIDE : CRAFT_PLACES.indexOf(craft.at);
  pods.craftBridge[row] = partState(craft.bridge);
  pods.craftEngine[row] = partState(craft.engine);
  pods.craftEnergy[row] = craft.energy ?? pods.craftEnergy[row]!;
  if (craft.rails) pods.craftRails[row] = packRails(craft.rails);
}
