/** 8.8 and 8.9: what a hit does to a part, and when it is the end of the unit (11.0). */

import { BRIDGE, ENGINE, FIELD, POD_BOX, type PodType } from '../../data/types.ts';
import {
  CRAFT_INSIDE,
  CRAFT_LOST,
  CRAFT_OUT,
  DAMAGED,
  DESTROYED,
  type DeltaVeeState,
  DIE,
  NO_CRAFT,
  NO_JUMP,
  OK,
  VULNERABLE,
  WRECKED,
} from '../../state.ts';
import type { Cause, DvPlay, Position } from '../../types.ts';
import { revealUnit } from '../03-sequence/detection.ts';
import {
  fieldCount,
  fieldState,
  groupOf,
  isCraft,
  isInPlay,
  isInstallation,
  isMissile,
  setFieldState,
} from '../04-spaceships.ts';
import {
  effectiveCiv,
  forPods,
  generatorClass,
  isWrecked,
  jumpEngine,
  loseMissiles,
  missilesLeft,
  podType,
  rowOf,
} from '../05-pods.ts';
import { isModular, modularShipOf } from '../aliens.ts';
import { rollFields } from '../heavy-cruiser/heavy-cruiser.ts';

/** State after one more hit on a part of this armor. */
export function afterHit(state: number, armor: number): number {
  if (state !== OK) return Math.min(state + 1, WRECKED); // DV-8.8d: a destroyed part stays destroyed
  if (armor === 0) return WRECKED; // DV-8.8a
  return armor === 1 ? DAMAGED : VULNERABLE; // DV-8.8b, DV-8.8c
}

/** One hit on one part: 0 bridge, 1 engine, 2 force field, 2 + n pod box n. The caller checks victory afterwards. */
export function takeHit(play: DvPlay, target: number, part: number, cause: Cause): void {
  const { g } = play;
  if (isMissile(g, target)) return destroyUnit(play, target, 'DV-8.8f'); // DV-8.8f
  play.emit('DV-8.8', 'hit', { unit: target, part, cause });
  if (isModular(play, target)) hitModularShip(play, target);
  else if (part === FIELD) hitFields(play, target);
  else if (part > POD_BOX) hitPod(play, target, rowOf(g, target, part - POD_BOX));
  else hitHull(play, target, part);
  if (!isInPlay(g, target)) return;
  if (isBeaten(play, target)) destroyUnit(play, target, 'DV-11.0b');
  else if (!g.units.revealed[target]) revealUnit(play, target, 'DV-2.5e'); // R10: hit and not destroyed
}

/** Takes a part to its end at once (DV-HC-3), with as many hits on record as that needs. */
export function wreckPart(play: DvPlay, target: number, part: number): void {
  const { units, pods } = play.g;
  if (part === BRIDGE || part === ENGINE) {
    const isGone = (part === BRIDGE ? units.bridge : units.engine)[target] === WRECKED;
    (part === BRIDGE ? units.hitsBridge : units.hitsEngine)[target] = units.armor[target]! + 1;
    return isGone ? undefined : setHull(play, target, part, WRECKED);
  }
  const box = rowOf(play.g, target, part - POD_BOX);
  const row = box < 0 ? -1 : pods.partOf[box]!;
  if (row < 0 || pods.type[row]! < 0) return;
  pods.hits[row] = pods.armor[row]! + 1;
  setPod(play, target, row, WRECKED);
}

/** DV-11.0b, R51: bridge, engine and more than half of the pods it carries; an empty place is no pod */
export function isBeaten(at: Position, unit: number): boolean {
  const { bridge, engine } = at.g.units;
  if (bridge[unit] !== WRECKED || engine[unit] !== WRECKED) return false; // DV-FSB-PI5: an installation's count too
  let carried = 0;
  let lost = 0;
  forPods(at, unit, (row) => {
    carried++;
    if (isWrecked(at.g, row)) lost++;
  });
  return carried === 0 || 2 * lost > carried;
}

/** DV-11.0d: off the plane with its pods, the craft in them and its prepared counters; launched missiles fly on (R37). */
export function destroyUnit(play: DvPlay, unit: number, rule: string): void {
  const { g } = play;
  if (g.units.status[unit] === DESTROYED) return;
  g.units.status[unit] = DESTROYED;
  leaveGroup(g, unit);
  g.units.jump[unit] = NO_JUMP;
  g.units.fieldUp[unit] = 0;
  play.emit(rule, 'destroyed', { unit });
  if (isCraft(g, unit)) return loseCraft(g, unit);
  forPods(play, unit, (row) => {
    loseMissiles(g, row);
    loseInside(play, row, rule);
    g.pods.fieldUp[row] = 0;
  });
}

/** Parts a unit from those it is docked with; the rest stay together. */
export function leaveGroup(g: DeltaVeeState, unit: number): void {
  const { dock } = g.units;
  if (dock[unit]! < 0) return;
  const rest = groupOf(g, unit).filter((other) => other !== unit);
  dock[unit] = -1;
  const leader = rest.length > 1 ? Math.min(...rest) : -1;
  for (const other of rest) dock[other] = leader;
}

/** DV-7.4v: control of these missiles in flight is lost for good; of all types, for what they are is nobody's business */
export function setAdrift(g: DeltaVeeState, isConcerned: (missile: number) => boolean): void {
  for (let unit = 0; unit < g.names.length; unit++)
    if (isMissile(g, unit) && isConcerned(unit)) g.units.adrift[unit] = 1;
}

function hitHull(play: DvPlay, unit: number, part: number): void {
  const { units } = play.g;
  const states = part === BRIDGE ? units.bridge : units.engine;
  const hits = part === BRIDGE ? units.hitsBridge : units.hitsEngine;
  if (states[unit] === WRECKED) return; // DV-8.8d
  hits[unit]! += 1;
  setHull(play, unit, part, afterHit(states[unit]!, units.armor[unit]!)); // DV-8.8e
}

function setHull(play: DvPlay, unit: number, part: number, state: number): void {
  const { units } = play.g;
  (part === BRIDGE ? units.bridge : units.engine)[unit] = state;
  tellDamage(play, unit, part, state);
  if (part === ENGINE && state === WRECKED) dropJump(play, unit, 'DV-8.9d'); // DV-8.9d: nor the jump family (R31)
}

/** DV-8.9e, DV-8.9f, DV-HC-2 */
function hitFields(play: DvPlay, unit: number): void {
  const fields = fieldCount(play, unit);
  if (fields === 0) return;
  for (const index of fields > 1 ? rollFields(play) : [0]) hitField(play, unit, index);
}

function hitField(play: DvPlay, unit: number, index: number): void {
  const { g } = play;
  const before = fieldState(g, unit, index);
  if (before === WRECKED) return; // DV-8.8d
  const state = afterHit(before, g.units.armor[unit]!); // DV-8.8e
  g.units.hitsField[unit]! += 1;
  setFieldState(g, unit, index, state);
  tellDamage(play, unit, FIELD, state);
  const bit = 1 << index;
  if (canHold(g.units.fieldClass[unit]!, state) || !(g.units.fieldUp[unit]! & bit)) return;
  g.units.fieldUp[unit]! &= ~bit; // R31: it drops at once
  play.emit('DV-8.9e', 'field-lost', { unit, box: 0 });
}

/** DV-8.9e: class 1 works undamaged only. DV-8.9f: class 2 works as class 1 when damaged. */
export function canHold(fieldClass: number, state: number): boolean {
  return fieldClass >= 2 ? state < WRECKED : fieldClass === 1 && state < DAMAGED;
}

function hitPod(play: DvPlay, unit: number, box: number): void {
  const { pods } = play.g;
  const row = box < 0 ? -1 : pods.partOf[box]!; // R71: the four boxes of a storage pod are one
  if (row < 0 || pods.type[row]! < 0 || pods.state[row] === WRECKED) return; // R25, DV-8.8d
  pods.hits[row]! += 1;
  setPod(play, unit, row, afterHit(pods.state[row]!, pods.armor[row]!));
}

/** DV-8.9q: effects of damage come at once */
function setPod(play: DvPlay, unit: number, row: number, state: number): void {
  const { g } = play;
  const type = podType(play, row);
  if (!type || isWrecked(g, row)) return;
  g.pods.state[row] = state;
  tellDamage(play, unit, POD_BOX + row - g.units.podFrom[unit]! + 1, state);
  if (type.supply && effectiveCiv(play, unit, row) === 8) loseServed(play, unit); // DV-FSB-P11b: hit in any way
  if (state < DAMAGED || type.passive) return; // DV-8.9p: vulnerable parts work fully; DV-5.7a: passive ones do nothing
  if (type.weapons) loseMissiles(g, row); // DV-8.9g, DV-8.9h, DV-8.9i, DV-FSB-P13
  if (type.fieldClass > 0) dropGenerator(play, unit, row, type);
  if (type.jump && !jumpEngine(play, unit)) dropJump(play, unit, 'DV-8.9m'); // DV-8.9g, DV-8.9m
  loseInside(play, row, 'DV-8.9l'); // DV-8.9l
  if (state !== WRECKED) return;
  g.pods.energy[row] = 0; // DV-8.9o
  if (type.reload) explode(play, unit, row); // DV-FSB-P9b
}

/** DV-AL-2: all pods of a Modular Ship suffer alike; one destroyed means all destroyed */
function hitModularShip(play: DvPlay, unit: number): void {
  const { pods, units } = play.g;
  for (const pod of modularShipOf(play.g, unit)) {
    const row = units.podFrom[pod]!;
    const state = afterHit(pods.state[row]!, units.armor[pod]!);
    pods.hits[row]! += 1;
    if (state === WRECKED) destroyUnit(play, pod, 'DV-AL-2');
    else if (pods.type[row]! >= 0) setPod(play, pod, row, state);
    else pods.state[row] = state;
  }
}

/** DV-FSB-P3b: damaged and destroyed as a hull field of its class (R65) */
function dropGenerator(play: DvPlay, unit: number, row: number, type: PodType): void {
  const { g } = play;
  if (!g.pods.fieldUp[row] || canHold(generatorClass(play, unit, row, type), g.pods.state[row]!)) return;
  g.pods.fieldUp[row] = 0;
  play.emit('DV-FSB-P3b', 'field-lost', { unit, box: row - g.units.podFrom[unit]! + 1 });
}

function dropJump(play: DvPlay, unit: number, rule: string): void {
  if (play.g.units.jump[unit] === NO_JUMP) return;
  play.g.units.jump[unit] = NO_JUMP;
  play.emit(rule, 'jump-lost', { unit });
}

/** DV-FSB-P9b: a destroyed reload pod with missiles aboard destroys the ship on a 1 */
function explode(play: DvPlay, unit: number, row: number): void {
  let aboard = 0;
  for (let type = 0; type < 5; type++) aboard += missilesLeft(play.g, row, type);
  loseMissiles(play.g, row);
  if (aboard > 0 && play.roll(DIE, 'DV-FSB-P9b') === 1) destroyUnit(play, unit, 'DV-FSB-P9b');
}

/** The craft in a battlecraft pod, prepared or not, or the ship in a storage pod (DV-8.9l). */
function loseInside(play: DvPlay, row: number, rule: string): void {
  const { pods } = play.g;
  const craft = pods.craft[row]!;
  if (craft < CRAFT_INSIDE || craft >= CRAFT_OUT) return;
  pods.craft[row] = CRAFT_LOST;
  if (pods.craftUnit[row]! >= 0) destroyUnit(play, pods.craftUnit[row]!, rule);
}

function loseCraft(g: DeltaVeeState, unit: number): void {
  const row = g.units.pod[unit]!;
  if (row >= 0 && g.pods.craftUnit[row] === unit && g.pods.craft[row] !== NO_CRAFT) g.pods.craft[row] = CRAFT_LOST;
}

/** Battlecraft docked to a level 8 supply pod for service. */
function loseServed(play: DvPlay, unit: number): void {
  const { g } = play;
  for (const other of groupOf(g, unit)) if (isCraft(g, other)) destroyUnit(play, other, 'DV-FSB-P11b');
}

function tellDamage(play: DvPlay, unit: number, part: number, state: number): void {
  const { g } = play;
  const isShown = isInstallation(g, unit) && state === WRECKED; // DV-FSB-PI3: destruction is shown, lesser damage is not
  play.emit('DV-8.8', 'damage', { unit, part, state }, isShown ? 'all' : [g.units.seat[unit]!]);
}
