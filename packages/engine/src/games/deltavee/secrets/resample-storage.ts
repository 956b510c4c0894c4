/** Pods on the move between boxes: what came from them follows. */
import { pickFrom, type Random } from '#core/random';
import { boxOf, rowOf } from '../rules/05-pods.ts';
import { type DeltaVeeState, PODS } from '../state.ts';
import type { Position } from '../types.ts';
import { copyOf } from './knowledge.ts';
import { isClean } from './resample-pods.ts';

/** What moves with a pod; state, hits and what the enemy has seen stay with the box. */
const STAYS: readonly string[] = ['state', 'hits', 'known', 'readState', 'partOf'];
export const MOVES = PODS.names.filter((name) => !STAYS.includes(name));

/** Launched units and works keep to their pod. */
export function follow(g: DeltaVeeState, unit: number, goals: ReadonlyMap<number, number>): void {
  const { units } = g;
  for (let other = 0; other < units.pod.length; other++)
    if (units.ship[other] === unit) units.pod[other] = goals.get(units.pod[other]!) ?? units.pod[other]!;
  moveWorks(g, unit, goals);
}

/** R70: what a repair pod is doing follows the pods. */
function moveWorks(g: DeltaVeeState, unit: number, goals: ReadonlyMap<number, number>): void {
  const boxAfter = (box: number): number => {
    const row = goals.get(rowOf(g, unit, box));
    return row === undefined ? box : boxOf(g, unit, row);
  };
  for (const work of g.repairs) {
    work.pod = goals.get(work.pod) ?? work.pod;
    if (work.from === unit) work.fromBox = boxAfter(work.fromBox);
    if (work.to === unit) work.toBox = boxAfter(work.toBox);
  }
}

/** DV-HC-4: a storage pod that was never hit may be in any neighbouring boxes that nobody has looked into. */
export function moveStorage({ g, data }: Position, unit: number, random: Random): void {
  const { pods, units } = g;
  if (copyOf(g, unit)) return;
  const first = units.podFrom[unit]!;
  const end = first + units.podCount[unit]!;
  for (let head = first; head < end; head++) {
    const type = data.pods[pods.type[head]!];
    if (!type?.storage || pods.partOf[head] !== head) continue;
    const isFree = (row: number): boolean =>
      row < end &&
      isClean(g, row) &&
      pods.known[row] === 0 &&
      (pods.partOf[row] === head || (pods.partOf[row] === row && pods.partOf[row + 1] !== row));
    const span = Array.from({ length: type.slots }, (_, box) => box);
    const starts: number[] = [];
    for (let row = first; row < end; row++) if (span.every((box) => isFree(row + box))) starts.push(row);
    if (!starts.includes(head)) continue; // it was hit: it stays
    const goal = pickFrom(starts, random);
    if (goal !== head) shiftStorage(g, unit, span, head, goal);
    head = Math.max(head, goal) + type.slots - 1;
  }
}

function shiftStorage(g: DeltaVeeState, unit: number, span: readonly number[], head: number, goal: number): void {
  const { pods } = g;
  const [before, after] = [span.map((box) => head + box), span.map((box) => goal + box)];
  const pushed = after.filter((row) => !before.includes(row));
  const freed = before.filter((row) => !after.includes(row));
  const goals = new Map<number, number>();
  for (const [box, row] of before.entries()) goals.set(row, after[box]!);
  for (const [index, row] of pushed.entries()) goals.set(row, freed[index]!);
  for (const name of MOVES) {
    const values = [...goals].map(([from, to]) => [to, pods[name][from]!] as const);
    for (const [to, value] of values) pods[name][to] = value;
  }
  for (const row of freed) pods.partOf[row] = row;
  for (const row of after) pods.partOf[row] = goal;
  follow(g, unit, goals);
}
