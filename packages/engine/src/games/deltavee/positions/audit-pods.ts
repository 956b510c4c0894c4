/** Counters of the pods: missiles, craft, energy. */
import { type Tell, within } from '#core/audit';
import { MIMS, MISSILE_TYPES, type PodType, UNGUIDED } from '../data/types.ts';
import { isInPlay } from '../rules/04-spaceships.ts';
import { missilesLeft, missilesReady } from '../rules/05-pods.ts';
import { scenarioOf } from '../rules/10-set-up/fitting.ts';
import {
  CRAFT,
  CRAFT_LOST,
  CRAFT_OUT,
  CRAFT_PREPARED,
  DAMAGED,
  type DeltaVeeState,
  INSIDE,
  LANDED,
  MISSILE,
  NO_CRAFT,
  OK,
  WRECKED,
} from '../state.ts';
import type { Position } from '../types.ts';

export function auditPods(at: Position, tell: Tell): void {
  const { g } = at;
  const launched = launchedFrom(at);
  const isRefilled = canRefill(at);
  for (let unit = 0; unit < g.names.length; unit++) {
    const from = g.units.podFrom[unit]!;
    for (let row = from; row < from + g.units.podCount[unit]!; row++) {
      const tellBox: Tell = (line) => tell(`${g.names[unit]} box ${row - from + 1}: ${line}`);
      auditBox(at, row, tellBox);
      auditMissiles(at, row, isRefilled ? undefined : launched.get(row), tellBox);
      auditCraft(at, row, tellBox);
    }
  }
  auditLaunchedCraft(at, tell);
}

function auditBox({ g, data }: Position, row: number, tell: Tell): void {
  const { pods } = g;
  const type = data.pods[pods.type[row]!];
  within(tell, 'type', pods.type[row]!, -1, data.pods.length - 1);
  within(tell, 'state', pods.state[row]!, OK, WRECKED);
  within(tell, 'energy', pods.energy[row]!, 0, pods.state[row] === WRECKED ? 0 : (type?.energy ?? 0)); // DV-8.9o
  if (pods.hits[row]! < 0) tell(`${pods.hits[row]} hits`);
  const whole = pods.partOf[row]!;
  if (whole !== row && (pods.type[whole] !== pods.type[row] || pods.partOf[whole] !== whole)) tell('is part of no pod');
  if (pods.fieldUp[row] && !((type?.fieldClass ?? 0) > 0 && pods.state[row]! < WRECKED)) tell('a field is up');
}

/** DV-10.2a: never more missiles than places; what was launched counts too unless somebody can refill the pod */
function auditMissiles({ g, data }: Position, row: number, launched: number[] | undefined, tell: Tell): void {
  const type = g.pods.partOf[row] === row ? data.pods[g.pods.type[row]!] : undefined;
  const places = placesOf(type);
  const counts = MISSILE_TYPES.map((name, missile) => {
    const left = missilesLeft(g, row, missile);
    const ready = missilesReady(g, row, missile);
    if (left < 0 || ready < 0) tell(`${left} and ${ready} ${name} missiles`);
    if (type?.weapons && g.pods.state[row]! >= DAMAGED && left + ready > 0) tell(`${name} missiles in a damaged pod`); // DV-8.9h
    return left + ready + (launched?.[missile] ?? 0);
  });
  counts.forEach((count, missile) => {
    if (count > places[missile]!) tell(`${count} ${MISSILE_TYPES[missile]} missiles, ${places[missile]} places`);
  });
  const [, guided = 0, intelligent = 0, , homing = 0] = counts;
  if (guided + intelligent + homing > places[4]!) tell('more homing missiles than were exchanged'); // DV-FSB-H5
}

/** Places by missile type; a homing one takes the place of a guided or intelligent one. */
function placesOf(type: PodType | null | undefined): number[] {
  const [unguided, guided, intelligent, mims] = type?.missiles ?? [0, 0, 0, 0];
  return [unguided, guided, intelligent, mims, guided + intelligent];
}

/** Missiles by type that left each pod, gone ones too; what a MIMS has released did not come from the pod. */
export function launchedFrom({ g, data }: Position): Map<number, number[]> {
  const { kind, pod, type, payload } = g.units;
  const launched = new Map<number, number[]>();
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== MISSILE || pod[unit]! < 0) continue;
    const counts = launched.get(pod[unit]!) ?? MISSILE_TYPES.map(() => 0);
    counts[type[unit]!]! += 1;
    if (type[unit] === MIMS) counts[UNGUIDED]! -= data.tables.mimsPayload - payload[unit]!; // R36: fewer may be placed
    launched.set(pod[unit]!, counts);
  }
  for (const counts of launched.values()) counts[UNGUIDED] = Math.max(0, counts[UNGUIDED]!);
  return launched;
}

/** Can pods be filled again, or change their boxes, in this battle? */
function canRefill(at: Position): boolean {
  const { g, data } = at;
  if (scenarioOf(at).sides.some(({ podChoice }) => podChoice !== null)) return true;
  return g.pods.type.some((type) => {
    const pod = data.pods[type];
    return pod !== undefined && (pod.supply || pod.reload || pod.repair);
  });
}

/** DV-4.0a, R47: the craft of a pod is inside, prepared, out or lost: one of them */
function auditCraft({ g, data }: Position, row: number, tell: Tell): void {
  const { pods, units } = g;
  const craft = pods.craft[row]!;
  const type = data.pods[pods.type[row]!];
  within(tell, 'craft', craft, NO_CRAFT, CRAFT_LOST);
  if (craft === NO_CRAFT) return;
  const shipClass = data.classes[pods.craftClass[row]!];
  if (!shipClass || !type || !(type.storage || type.holdsCraft > 0)) {
    tell('holds a craft but is no pod for one');
    return;
  }
  if (!type.storage) within(tell, 'craft energy', pods.craftEnergy[row]!, 0, shipClass.energy);
  if (craft <= CRAFT_PREPARED && pods.state[row]! >= DAMAGED) tell('a craft in a damaged pod'); // DV-8.9l
  const unit = pods.craftUnit[row]!;
  if (craft === CRAFT_OUT) auditOut(g, row, unit, tell);
  else if (unit >= 0 && units.kind[unit] === CRAFT && isInPlay(g, unit)) tell('its craft is on the plane as well');
  else if (type.storage && craft <= CRAFT_PREPARED && units.status[unit] !== INSIDE) tell('its ship is on the plane');
}

function auditOut(g: DeltaVeeState, row: number, unit: number, tell: Tell): void {
  const { pod, kind, status } = g.units;
  if (unit < 0 || pod[unit] !== row) tell('its craft is nowhere');
  else if (kind[unit] === CRAFT && !isInPlay(g, unit) && status[unit] !== LANDED) tell('its craft is gone, not lost');
}

function auditLaunchedCraft({ g }: Position, tell: Tell): void {
  const { kind, pod } = g.units;
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== CRAFT || !isInPlay(g, unit)) continue;
    const row = pod[unit]!;
    if (row < 0 || g.pods.craftUnit[row] !== unit || g.pods.craft[row] !== CRAFT_OUT)
      tell(`${g.names[unit]}: is out of no pod`);
  }
}
