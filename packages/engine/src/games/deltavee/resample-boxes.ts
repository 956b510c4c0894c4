/** Which pod is in which box of an enemy ship: redrawn among the boxes that nobody has looked into. */
import { type Random, shuffle } from '../../core/random.ts';
import { launchedFrom } from './audit-pods.ts';
import { GUIDED, HOMING, INTELLIGENT, MISSILE_TYPES } from './data/types.ts';
import type { Reading } from './game-types.ts';
import { changeMissiles, jumpEngine, loseMissiles, missilesReady, podType } from './s05-pods.ts';
import { scenarioOf, specOf } from './s10-fitting.ts';
import {
  CRAFT_INSIDE,
  CRAFT_LOST,
  CRAFT_PREPARED,
  DAMAGED,
  type DeltaVeeState,
  NO_JUMP,
  noPods,
  OK,
  type Pods,
  WRECKED,
} from './state.ts';
import { isCraftPrepared } from './view-logs.ts';

/** What moves with a pod; state, hits and what the enemy has seen stay with the box. */
const STAYS: readonly string[] = ['state', 'hits', 'known', 'readState', 'readEnergy', 'readMissiles', 'partOf'];
const MOVES = (Object.keys(noPods()) as (keyof Pods)[]).filter((name) => !STAYS.includes(name));

export function shuffleBoxes(at: Reading, unit: number, random: Random): void {
  const rows = openRows(at.g, unit);
  const goals = rows.length > 1 ? placements(at, unit, rows, random) : null;
  if (goals && keepsJump(at, unit, goals)) movePods(at, unit, goals);
}

/**
 * DV-8.9m: a jump marker is gone when the last jump engine is damaged, so one is sound. And Sambu's enemy would have won
 * if none of his ships could jump (DV-FSB-S1b).
 */
export function mustJump(at: Reading, unit: number): boolean {
  if (at.g.units.jump[unit] !== NO_JUMP) return true;
  return scenarioOf(at).special.sambu !== null && jumpEngine(at, unit) !== null;
}

function keepsJump(at: Reading, unit: number, goals: ReadonlyMap<number, number>): boolean {
  const { pods, units } = at.g;
  if (!mustJump(at, unit)) return true;
  const rows = Array.from({ length: units.podCount[unit]! }, (_, index) => units.podFrom[unit]! + index);
  return rows.some((row) => podType(at, row)?.jump && pods.state[goals.get(row) ?? row]! < DAMAGED);
}

/** Boxes whose contents the enemy cannot know: not seen, not read (R11), one place each. */
export function openRows(g: DeltaVeeState, unit: number): number[] {
  const { units, pods, repairs } = g;
  const from = units.podFrom[unit]!;
  const rows: number[] = [];
  if (units.readTurn[unit]! > 0 || repairs.some((work) => work.from === unit || work.to === unit)) return rows;
  for (let row = from; row < from + units.podCount[unit]!; row++) {
    const isWhole = pods.partOf[row] === row && pods.partOf[row + 1] !== row; // a storage pod fills neighbouring boxes
    if (pods.known[row] === 0 && isWhole && !repairs.some((work) => work.pod === row)) rows.push(row);
  }
  return rows;
}

/** A pod that is to be moved, and what binds it. */
interface Mover {
  from: number;
  isEmpty: boolean;
  mustBeSound: boolean;
  /** state from which on its loss has shown in points, in the result, or in who may come in; 0 never */
  edge: number;
}

/** Row → row for every open box, the hardest to place first; null if the draw got stuck. */
function placements(at: Reading, unit: number, rows: readonly number[], random: Random): Map<number, number> | null {
  const { g } = at;
  const free = shuffle([...rows], random);
  if (rows.every((row) => isClean(g, row))) return new Map(rows.map((row, index) => [row, free[index]!]));
  const goals = new Map<number, number>();
  for (const mover of moversOf(at, unit, rows)) {
    const index = free.findIndex((to) => fits(g, mover, to));
    if (index < 0) return null;
    goals.set(mover.from, free[index]!);
    free.splice(index, 1);
  }
  return goals;
}

function moversOf(at: Reading, unit: number, rows: readonly number[]): Mover[] {
  const { g } = at;
  const scored = scoredPods(at, unit);
  const awaited = awaitedPods(at, unit);
  const movers = rows.map((from): Mover => {
    const id = podType(at, from)?.id ?? '';
    const edge = awaited.includes(id) ? DAMAGED : scored.includes(id) ? WRECKED : 0;
    return { from, isEmpty: g.pods.type[from]! < 0, mustBeSound: mustBeSound(g, from), edge };
  });
  const hardness = ({ edge, mustBeSound: isSeen, isEmpty }: Mover): number =>
    edge > 0 ? 0 : isSeen ? 1 : isEmpty ? 2 : 3;
  return movers.sort((a, b) => hardness(a) - hardness(b));
}

function fits(g: DeltaVeeState, { from, isEmpty, mustBeSound: isSeen, edge }: Mover, to: number): boolean {
  const { state } = g.pods;
  if (isEmpty) return isClean(g, to); // R25: an empty box is never hit
  if (isSeen && state[to]! >= DAMAGED) return false;
  return edge === 0 || state[from]! >= edge === state[to]! >= edge;
}

const isClean = ({ pods }: DeltaVeeState, row: number): boolean => pods.state[row] === OK && pods.hits[row] === 0;

/** Prepared counters and active fields are seen, and damage would have taken them. */
function mustBeSound(g: DeltaVeeState, row: number): boolean {
  const isReady = MISSILE_TYPES.some((_, type) => missilesReady(g, row, type) > 0);
  return isReady || isCraftPrepared(g, row) || g.pods.fieldUp[row]! > 0;
}

/** Pod ids whose destruction everybody would have noticed (DV-S5b, DV-S8b). */
function scoredPods(at: Reading, unit: number): readonly string[] {
  const { points, victory } = scenarioOf(at);
  const named = victory.flatMap(({ when }) =>
    when.kind === 'podDestroyed' && when.unit === at.g.names[unit] ? [when.pod] : [],
  );
  return [...named, ...(points?.seat1.pods ?? [])];
}

/** Pod ids of this ship whose damage or emptiness calls another ship in (DV-S9b). */
export function awaitedPods(at: Reading, unit: number): readonly string[] {
  return scenarioOf(at).sides.flatMap(({ units }) =>
    units.flatMap(({ enters }) => (enters && enters.after.unit === at.g.names[unit] ? [enters.after.pod] : [])),
  );
}

/** Carries pods with all that is in them to their new boxes; what came from them follows. */
function movePods(at: Reading, unit: number, goals: ReadonlyMap<number, number>): void {
  const { pods, units } = at.g;
  const [froms, tos] = [[...goals.keys()], [...goals.values()]];
  const values = froms.slice();
  for (const name of MOVES) {
    const column = pods[name];
    for (let index = 0; index < froms.length; index++) values[index] = column[froms[index]!]!;
    for (let index = 0; index < tos.length; index++) column[tos[index]!] = values[index]!;
  }
  for (let other = 0; other < units.pod.length; other++)
    if (units.ship[other] === unit) units.pod[other] = goals.get(units.pod[other]!) ?? units.pod[other]!;
  for (const [from, to] of goals) settle(at, unit, to, pods.state[from]! >= DAMAGED);
}

/** What the damage of its new box takes from a pod, or what its old one had taken. */
export function settle(at: Reading, unit: number, row: number, wasDamaged: boolean): void {
  const { pods } = at.g;
  const type = podType(at, row);
  if (pods.state[row]! >= DAMAGED) {
    if (type?.weapons || pods.state[row] === WRECKED) loseMissiles(at.g, row); // DV-8.9g, DV-8.9h
    if (pods.craft[row]! >= CRAFT_INSIDE && pods.craft[row]! <= CRAFT_PREPARED) pods.craft[row] = CRAFT_LOST; // DV-8.9l
    if (pods.state[row] === WRECKED) pods.energy[row] = 0; // DV-8.9o
  } else if (wasDamaged && type) {
    if (type.weapons) reload(at, unit, row);
    const craft = at.data.classes[pods.craftClass[row]!];
    if (pods.craft[row] !== CRAFT_LOST || pods.craftUnit[row]! >= 0 || !craft) return;
    pods.craft[row] = CRAFT_INSIDE;
    pods.craftEnergy[row] = craft.energy;
  }
}

/** All that the pod had at the start and that has not left it. */
export function reload(at: Reading, unit: number, row: number, launched = launchedFrom(at).get(row) ?? []): void {
  loseMissiles(at.g, row);
  let exchanged = launched[HOMING] ?? 0; // DV-FSB-H5: for guided or intelligent ones
  loadAtStart(at, unit, row).forEach((count, type) => {
    const left = Math.max(0, count - (launched[type] ?? 0));
    const taken = type === GUIDED || type === INTELLIGENT ? Math.min(left, exchanged) : 0;
    exchanged -= taken;
    changeMissiles(at.g, row, type, left - taken);
  });
}

/** Missiles of a pod at the start: unguided, guided, intelligent, MIMS. */
function loadAtStart(at: Reading, unit: number, row: number): number[] {
  const type = podType(at, row)!;
  const missing = specOf(at, unit)?.removeMissiles[type.id] ?? []; // DV-S3a, DV-S5a
  return type.missiles.map((count, missile) => (missing.includes(MISSILE_TYPES[missile]!) ? 0 : count));
}
