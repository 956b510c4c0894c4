/** 5.0 Pods: what each box of a ship gives it, by type, civ level and damage. */
import { HOMING, type PodType } from '../data/types.ts';
import { DAMAGED, type DeltaVeeState, type Pods, WRECKED } from '../state.ts';
import type { Position } from '../types.ts';
import { classOf, isCraft, isMissile, isShip } from './04-spaceships.ts';

const LEFT = ['unguided', 'guided', 'intelligent', 'mims', 'homing'] as const satisfies readonly (keyof Pods)[];
const READY = [
  'readyUnguided',
  'readyGuided',
  'readyIntelligent',
  'readyMims',
  'readyHoming',
] as const satisfies readonly (keyof Pods)[];

/** Pod row of a box (from 1), or -1: no such box. */
export function rowOf(g: DeltaVeeState, unit: number, box: number): number {
  return box >= 1 && box <= g.units.podCount[unit]! ? g.units.podFrom[unit]! + box - 1 : -1;
}

export function boxOf(g: DeltaVeeState, unit: number, row: number): number {
  return row - g.units.podFrom[unit]! + 1;
}

/** The type of a pod, or null for an empty box, for the further boxes of a storage pod and for a pod not yet installed. */
export function podType({ g, data }: Position, row: number): PodType | null {
  if (row < 0 || g.pods.partOf[row] !== row) return null;
  if (g.repairs.length > 0 && isLoose(g, row)) return null;
  return data.pods[g.pods.type[row]!] ?? null;
}

/** DV-FSB-P12: a pod handed over by Major Repair works only when it has been installed (R70). */
export function isLoose(g: DeltaVeeState, row: number): boolean {
  return g.repairs.some(
    ({ work, item, turnsLeft, to, toBox }) =>
      work === 'transfer' && item === 'pod' && turnsLeft === 0 && rowOf(g, to, toBox) === row,
  );
}

/** Undamaged for all purposes: vulnerable parts work fully (DV-8.9p). */
export function isSound(g: DeltaVeeState, row: number): boolean {
  return g.pods.state[row]! < DAMAGED;
}

export function isWrecked(g: DeltaVeeState, row: number): boolean {
  return g.pods.state[row] === WRECKED;
}

/** Calls for each pod carried (destroyed ones too, empty boxes not). */
export function forPods(at: Position, unit: number, visit: (row: number, type: PodType) => void): void {
  const from = at.g.units.podFrom[unit]!;
  const to = from + at.g.units.podCount[unit]!;
  for (let row = from; row < to; row++) {
    const type = podType(at, row);
    if (type) visit(row, type);
  }
}

/** DV-4.7, DV-5.3a: a pod above the hull's civ level works one level lower (once, R19). */
export function effectiveCiv(at: Position, unit: number, row: number): number {
  const civ = podType(at, row)!.civ;
  return civ > classOf(at, unit).civ ? civ - 1 : civ;
}

/** 5.2, DV-7.3a: Battle Commands of the ship's own pods; command pods are counted apart (R64). */
export function battleCommands(at: Position, unit: number): number {
  return Math.max(0, ownCommands(at, unit) - at.g.units.jammed[unit]!); // DV-FSB-P5
}

function ownCommands(at: Position, unit: number): number {
  let sum = 0;
  forPods(at, unit, (row, type) => {
    if (!type.sharesCommands) sum += commandsOf(at.g, row, type); // DV-5.2a, DV-5.2b, DV-5.2c: the chart says how many
  });
  return sum;
}

/** Battle Commands that the ship's command pods can share (DV-FSB-P2); jamming takes its own ones first. */
export function sharedCommands(at: Position, unit: number): number {
  let sum = 0;
  forPods(at, unit, (row, type) => {
    if (type.sharesCommands) sum += commandsOf(at.g, row, type);
  });
  const jammed = sum > 0 ? at.g.units.jammed[unit]! : 0;
  return jammed === 0 ? sum : Math.max(0, sum - Math.max(0, jammed - ownCommands(at, unit))); // DV-FSB-P5
}

function commandsOf(g: DeltaVeeState, row: number, type: PodType): number {
  if (isWrecked(g, row)) return 0;
  return isSound(g, row) ? type.battleCommands : type.battleCommandsDamaged; // DV-8.9j
}

/** Undamaged battle communications pods aboard. */
export function battleComms(at: Position, unit: number): number {
  let count = 0;
  forPods(at, unit, (row, type) => {
    if (type.isBattleComm && isSound(at.g, row)) count++;
  });
  return count;
}

/** The largest figure of this kind among the undamaged pods aboard; 0 none. */
export function mostOf(at: Position, unit: number, figure: (type: PodType) => number): number {
  let most = 0;
  if (isMissile(at.g, unit)) return 0;
  forPods(at, unit, (row, type) => {
    if (isSound(at.g, row)) most = Math.max(most, figure(type));
  });
  return most;
}

/** DV-5.6b, DV-7.4d: how far Active Search reaches from this ship. */
export function searchRange(at: Position, unit: number): number {
  const { search } = at.data.tables;
  return battleComms(at, unit) > 0 ? search.battleComm : search.normal; // DV-8.9j
}

/** 8.5, R20: the targeting program for fire from the burster (source 0) or a pod box. */
export function programOf(at: Position, unit: number, source: number): number {
  const hull = classOf(at, unit);
  let best = hull.target; // DV-4.8
  const halved = (program: number, civ: number): number =>
    hull.civ === 6 && civ > 6 ? Math.ceil(program / 2) : program; // DV-FSB-B2
  forPods(at, unit, (row, type) => {
    const isFiring = source > 0 && row === rowOf(at.g, unit, source);
    const isShipWide = type.isBattleComm && isSound(at.g, row); // DV-5.4a, DV-5.6c
    if ((isFiring || isShipWide) && type.target !== null) best = Math.min(best, halved(type.target, type.civ)); // DV-5.4b
  });
  return best;
}

/** The best working jump engine aboard (DV-5.6o, DV-5.6p, DV-8.9m). */
export function jumpEngine(at: Position, unit: number): 'standard' | 'augmented' | null {
  let best: 'standard' | 'augmented' | null = null;
  if (!isShip(at.g, unit)) return null;
  forPods(at, unit, (row, type) => {
    if (type.jump && isSound(at.g, row) && best !== 'augmented') best = type.jump;
  });
  return best;
}

/** 5.5: fires or launches of a weapon pod in one Fire Phase. */
export function firesOf(at: Position, row: number): number {
  const type = podType(at, row);
  if (!type?.weapons || isWrecked(at.g, row)) return 0;
  return isSound(at.g, row) ? type.fires : type.firesDamaged; // DV-8.9i, DV-FSB-P1
}

/** Missiles of a type in the pod that are not prepared. */
export function missilesLeft(g: DeltaVeeState, row: number, type: number): number {
  return g.pods[LEFT[type]!][row]!;
}

export function changeMissiles(g: DeltaVeeState, row: number, type: number, by: number): void {
  g.pods[LEFT[type]!][row]! += by;
}

/** Missiles of a type of this pod that lie prepared on the ship. */
export function missilesReady(g: DeltaVeeState, row: number, type: number): number {
  return g.pods[READY[type]!][row]!;
}

export function changeReady(g: DeltaVeeState, row: number, type: number, by: number): void {
  g.pods[READY[type]!][row]! += by;
}

/** All prepared missiles on a ship (R48). */
export function readyOn(g: DeltaVeeState, unit: number): number {
  let sum = 0;
  const from = g.units.podFrom[unit]!;
  for (let row = from; row < from + g.units.podCount[unit]!; row++)
    for (let type = 0; type < READY.length; type++) sum += missilesReady(g, row, type);
  return sum;
}

/** The pod is used up: its missiles, prepared ones too, are gone (DV-8.9g, h, i). */
export function loseMissiles(g: DeltaVeeState, row: number): void {
  for (const column of LEFT) g.pods[column][row] = 0;
  for (const column of READY) g.pods[column][row] = 0;
  g.pods.homingFree[row] = 0;
}

/** DV-9.1a: does this missile need a Prepare Missile Command? A homing one needs what the missile it replaced needed (H5). */
export function mustPrepare(type: PodType, missile: number): boolean {
  if (missile < 4) return type.mustPrepare[missile] ?? false;
  return type.mustPrepare[1] || type.mustPrepare[2]; // DV-FSB-H5
}

/** DV-9.1a: missiles of a type left in the pod that can be launched without a Prepare Missile Command. */
export function launchable(g: DeltaVeeState, row: number, type: PodType, missile: number): number {
  const left = missilesLeft(g, row, missile);
  if (!mustPrepare(type, missile)) return left;
  return missile === HOMING ? Math.min(left, g.pods.homingFree[row]!) : 0; // DV-FSB-H5
}

/** DV-9.1a: those that need one */
export function preparable(g: DeltaVeeState, row: number, type: PodType, missile: number): number {
  return missilesLeft(g, row, missile) - launchable(g, row, type, missile);
}

/** Best field now active: its effective class, 0 none (DV-FSB-P4b, R29). */
export function activeFieldClass(at: Position, unit: number): number {
  const { g } = at;
  if (isMissile(g, unit) || isCraft(g, unit)) return 0;
  let best = 0;
  const { fieldUp, fieldClass, field } = g.units;
  if (fieldUp[unit]) {
    const state = field[unit]! & 3;
    best = fieldClass[unit] === 2 && state === DAMAGED ? 1 : fieldClass[unit]!; // DV-8.9f
  }
  forPods(at, unit, (row, type) => {
    if (!g.pods.fieldUp[row]) return;
    const full = generatorClass(at, unit, row, type);
    best = Math.max(best, full === 2 && !isSound(g, row) ? 1 : full); // DV-FSB-P3b
  });
  return best;
}

/** Is any field up? Then 7.4 allows only a few Commands (DV-7.4m). */
export function hasFieldUp(g: DeltaVeeState, unit: number): boolean {
  if (g.units.fieldUp[unit]) return true;
  const from = g.units.podFrom[unit]!;
  for (let row = from; row < from + g.units.podCount[unit]!; row++) if (g.pods.fieldUp[row]) return true;
  return false;
}

/** DV-FSB-P3: level 7 gives class 1, level 8 class 2; below level 7 it does not work (R19). */
export function generatorClass(at: Position, unit: number, row: number, type: PodType): number {
  return type.fieldClass === 0 ? 0 : Math.max(0, effectiveCiv(at, unit, row) - 6);
}
