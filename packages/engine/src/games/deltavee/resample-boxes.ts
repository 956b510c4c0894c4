/** Which pod is in which box of an enemy ship: redrawn among the boxes that nobody has looked into. */
import { pickFrom, type Random, shuffle } from '../../core/random.ts';
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
  OK,
  type Pods,
  WRECKED,
} from './state.ts';
import { isCraftPrepared } from './view-logs.ts';

/** What moves with a pod; state, hits and what the enemy has seen stay with the box. */
const STAYS: readonly (keyof Pods)[] = ['state', 'hits', 'known', 'readState', 'readEnergy', 'readMissiles', 'partOf'];
const moving = (pods: Pods): (keyof Pods)[] =>
  (Object.keys(pods) as (keyof Pods)[]).filter((name) => !STAYS.includes(name));

type Bundle = { from: number; values: number[] };

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
  const { units, pods } = g;
  if (units.readTurn[unit]! > 0 || units.podCount[unit] === 0) return [];
  const from = units.podFrom[unit]!;
  const rows = Array.from({ length: units.podCount[unit]! }, (_, index) => from + index);
  const isWhole = (row: number): boolean =>
    pods.partOf[row] === row && !rows.some((other) => other !== row && pods.partOf[other] === row);
  const isAtWork = (row: number): boolean => g.repairs.some((work) => work.pod === row);
  const isMended = g.repairs.some(({ from: source, to }) => source === unit || to === unit);
  return isMended ? [] : rows.filter((row) => pods.known[row] === 0 && isWhole(row) && !isAtWork(row));
}

/** Row → row for every open box, the hardest to place first; null if the draw got stuck. */
function placements(at: Reading, unit: number, rows: readonly number[], random: Random): Map<number, number> | null {
  const { g } = at;
  const scored = scoredPods(at, unit);
  const awaited = awaitedPods(at, unit);
  const isScored = (row: number): boolean => [...scored, ...awaited].includes(podType(at, row)?.id ?? '');
  const hardness = (row: number): number =>
    isScored(row) ? 0 : mustBeSound(g, row) ? 1 : g.pods.type[row]! < 0 ? 2 : 3;
  const fits = (from: number, to: number): boolean => {
    if (g.pods.type[from]! < 0) return isClean(g, to); // R25: an empty box is never hit
    if (mustBeSound(g, from) && g.pods.state[to]! >= DAMAGED) return false;
    if (!isScored(from)) return true;
    const edge = awaited.includes(podType(at, from)!.id) ? DAMAGED : WRECKED;
    return g.pods.state[from]! >= edge === g.pods.state[to]! >= edge; // its loss has shown in points, or in the result
  };
  const free = new Set(rows);
  const goals = new Map<number, number>();
  for (const from of shuffle([...rows], random).sort((a, b) => hardness(a) - hardness(b))) {
    const open = [...free].filter((to) => fits(from, to));
    if (open.length === 0) return null;
    const to = pickFrom(open, random);
    free.delete(to);
    goals.set(from, to);
  }
  return goals;
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
  const columns = moving(pods);
  const bundles: Bundle[] = [...goals.keys()].map((from) => ({
    from,
    values: columns.map((name) => pods[name][from]!),
  }));
  for (const { from, values } of bundles)
    columns.forEach((name, index) => {
      pods[name][goals.get(from)!] = values[index]!;
    });
  units.pod = units.pod.map((row) => goals.get(row) ?? row);
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
export function reload(at: Reading, unit: number, row: number): void {
  loseMissiles(at.g, row);
  const launched = launchedFrom(at).get(row) ?? [];
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
