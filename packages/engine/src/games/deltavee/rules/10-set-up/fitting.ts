/** 4.0, 5.0, 10.0: a hull from its class, and its boxes filled with pods, missiles, craft and energy. */
import {
  MISSILE_TYPES,
  type PodType,
  type Scenario,
  type ShipClass,
  type Side,
  type UnitSpec,
} from '../../data/types.ts';
import {
  ABSENT,
  addPod,
  CRAFT_INSIDE,
  type DeltaVeeState,
  INSIDE,
  INSTALLATION,
  NO_CRAFT,
  OK,
  putUnit,
  SHIP,
  type Units,
} from '../../state.ts';
import type { Position } from '../../types.ts';
import { burnRate, classOf, withRails } from '../04-spaceships.ts';
import { changeMissiles, forPods, loseMissiles } from '../05-pods.ts';
import { spendEnergy } from './logs.ts';

/** Contents of boxes 1 … n by pod id; null is an empty box. */
export type Boxes = readonly (string | null)[];

export function scenarioOf({ g, data }: Position): Scenario {
  return data.scenarioById.get(g.scenario)!;
}

/** The side a unit started on. */
export function sideOf(at: Position, unit: number): Side {
  return scenarioOf(at).sides[at.g.units.home[unit]!]!;
}

/** The printed record of a unit; a reinforcement has the pattern's, a bought ship none. */
export function specOf(at: Position, unit: number): UnitSpec | null {
  if (at.g.units.status[unit] === ABSENT) return null;
  const side = sideOf(at, unit);
  const spec = side.units.find(({ id }) => id === at.g.names[unit]);
  return spec ?? (at.g.units.kind[unit] === SHIP ? (side.reinforcements?.unit ?? null) : null);
}

/** A hull with empty boxes: DV-4.1, as many as its class has; DV-4.0a, battlecraft have none. Returns the unit number. */
export function addHull(
  g: DeltaVeeState,
  name: string,
  seat: number,
  shipClass: ShipClass,
  given: Partial<Record<keyof Units, number>> = {},
  unit = g.names.length,
): number {
  const podFrom = g.pods.type.length;
  for (let box = 0; box < shipClass.pods; box++) addPod(g, {});
  putUnit(g, unit, name, {
    kind: shipClass.kind === 'installation' ? INSTALLATION : SHIP,
    seat,
    home: seat,
    type: shipClass.index,
    revealed: 1,
    energy: shipClass.energy,
    armor: shipClass.armor, // DV-4.6: bridge, engine and field have the hull's armor
    fieldClass: shipClass.forceField, // DV-10.1b: class 0 is a part that the ship does not have
    podFrom,
    podCount: shipClass.pods,
    ...given,
  });
  return unit;
}

/** Pods in printed order: what stands in the boxes until the owner assigns them (10.1). */
export function boxesInOrder({ data }: Position, spec: UnitSpec, shipClass: ShipClass): (string | null)[] {
  if (spec.boxes) return padded(spec.boxes, shipClass.pods);
  const boxes = Object.entries(spec.pods).flatMap(([id, count]) =>
    Array<string>(count * data.podById.get(id)!.slots).fill(id),
  );
  return padded(boxes, shipClass.pods);
}

function padded(boxes: readonly (string | null)[], length: number): (string | null)[] {
  return Array.from({ length }, (_, index) => boxes[index] ?? null);
}

/** Pod ids by box, as they stand now. */
export function podIdsOf({ g, data }: Position, unit: number): (string | null)[] {
  const from = g.units.podFrom[unit]!;
  return Array.from({ length: g.units.podCount[unit]! }, (_, box) => data.pods[g.pods.type[from + box]!]?.id ?? null);
}

/** Fills all boxes anew, whatever was in them, and takes off what the scenario says is spent. */
export function fitOut(at: Position, unit: number, boxes: Boxes, carries: readonly (string | null)[]): void {
  const { g, data } = at;
  const from = g.units.podFrom[unit]!;
  const armor = podArmorOf(at, unit);
  let left = 0;
  for (let box = 0; box < g.units.podCount[unit]!; box++) {
    const id = boxes[box] ?? null;
    const type = id === null ? null : data.podById.get(id)!;
    const isFirst = left === 0;
    left = (isFirst ? (type?.slots ?? 1) : left) - 1;
    fillBox(g, from + box, type, armor, isFirst);
  }
  takeOffSpent(at, unit);
  loadCraft(at, unit, carries);
}

function fillBox(g: DeltaVeeState, row: number, type: PodType | null, armor: number, isFirst: boolean): void {
  const { pods } = g;
  pods.type[row] = type?.index ?? -1;
  pods.state[row] = OK;
  pods.armor[row] = type ? armor : 0; // DV-5.7b
  pods.partOf[row] = isFirst ? row : pods.partOf[row - 1]!; // DV-HC-4: a storage pod fills four neighbouring boxes
  pods.energy[row] = isFirst ? (type?.energy ?? 0) : 0;
  pods.craft[row] = NO_CRAFT;
  pods.craftClass[row] = -1;
  pods.craftUnit[row] = -1;
  // what stood here before the owner assigned his pods is nobody's secret to keep
  for (const name of ['craftEnergy', 'craftBridge', 'craftEngine', 'craftRails'] as const) pods[name][row] = 0;
  loseMissiles(g, row);
  type?.missiles.forEach((count, missile) => {
    changeMissiles(g, row, missile, count); // DV-5.1c, DV-10.2a
  });
}

/** What a scenario says is missing at the start: missiles (DV-S3a, DV-S5a) and Energy Blocks. */
function takeOffSpent(at: Position, unit: number): void {
  const { g } = at;
  g.units.energy[unit] = classOf(at, unit).energy; // DV-10.3a: beside the 144 units of each energy pod
  const printed = specOf(at, unit);
  if (!printed) return;
  forPods(at, unit, (row, { id, missiles }) => {
    for (const missing of printed.removeMissiles[id] ?? []) {
      const type = MISSILE_TYPES.indexOf(missing);
      changeMissiles(g, row, type, -(missiles[type] ?? 0));
    }
  });
  spendEnergy(at, unit, printed.blocksSpent * burnRate(at, unit));
}

/** Craft in their pods, in box order: with full energy (5.6) and the rails of the first sortie (DV-FSB-F5). */
function loadCraft(at: Position, unit: number, carries: readonly (string | null)[]): void {
  const { g, data } = at;
  let next = 0;
  forPods(at, unit, (row, type) => {
    if (type.holdsCraft === 0) return;
    const craft = data.classById.get(carries[next++] ?? '');
    if (!craft) return;
    g.pods.craft[row] = CRAFT_INSIDE;
    g.pods.craftClass[row] = craft.index;
    g.pods.craftBridge[row] = OK; // DV-10.4a
    g.pods.craftEngine[row] = OK;
    g.pods.craftEnergy[row] = craft.energy;
    g.pods.craftRails[row] = firstSortie(at, unit, craft);
  });
}

function firstSortie(at: Position, unit: number, craft: ShipClass): number {
  if (!at.g.options['fighterMissiles'] || craft.rails === 0) return 0;
  const load = specOf(at, unit)?.rails ?? [];
  return load.reduce((rails, missile) => withRails(rails, MISSILE_TYPES.indexOf(missile), 1), 0);
}

/** DV-5.7b: set by the scenario; R40: else the hull's */
function podArmorOf(at: Position, unit: number): number {
  const side = sideOf(at, unit);
  return specOf(at, unit)?.podArmor ?? side.purchase?.podArmor ?? side.podChoice?.podArmor ?? at.g.units.armor[unit]!;
}

/** DV-HC-4: ships that start in the storage pod of another, one a pod */
export function stowShips(at: Position): void {
  const { g } = at;
  g.names.forEach((_, unit) => {
    const mother = specOf(at, unit)?.stowedIn;
    if (mother === undefined || mother === null || g.pods.craftUnit[g.units.pod[unit]!] === unit) return;
    const row = freeStorage(at, g.names.indexOf(mother));
    if (row < 0) throw new Error(`${mother} has no storage pod for ${g.names[unit]}`);
    g.units.status[unit] = INSIDE;
    g.units.ship[unit] = g.names.indexOf(mother);
    g.units.pod[unit] = row;
    g.pods.craft[row] = CRAFT_INSIDE;
    g.pods.craftClass[row] = g.units.type[unit]!;
    g.pods.craftUnit[row] = unit;
  });
}

function freeStorage(at: Position, mother: number): number {
  let found = -1;
  forPods(at, mother, (row, type) => {
    if (found < 0 && type.storage && at.g.pods.craft[row] === NO_CRAFT) found = row;
  });
  return found;
}
