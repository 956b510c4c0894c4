/** 8.7 The Hit Table: which part is hit, and who chooses where the table leaves a choice. */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { BRIDGE, CRITICAL, ENGINE, FIELD, NO_EFFECT, POD_BOX } from '../../data/types.ts';
import { DIE, WRECKED } from '../../state.ts';
import {
  type Choices,
  type DeltaVeeTypes,
  type DvFrame,
  type DvPlay,
  type Position,
  refuse,
  type Steps,
} from '../../types.ts';
import { fieldCount, fieldState, isInPlay, isInstallation, isMissile } from '../04-spaceships.ts';
import { forPods, podType, rowOf } from '../05-pods.ts';
import { copyLog } from '../10-set-up/logs.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { hitsModular, isModular } from '../aliens.ts';
import { rollExtended, usesExtendedTable } from '../heavy-cruiser/heavy-cruiser.ts';
import { takeHit } from './damage.ts';

/** Hits one after the other (R29): each is rolled when the one before has taken effect. */
export function hits(play: DvPlay, frame: DvFrame<'hits'>): void {
  const { my } = frame;
  if (play.table.result) return;
  if (my.left <= 0 || !isInPlay(play.g, my.target)) return play.done();
  my.left--;
  const named = rollParts(play, my);
  if (named.length > 1) readLog(play, my); // R11
  const parts = sensible(play, my, named);
  if (parts.length > 1) return play.call('choosePart', { target: my.target, by: my.by, cause: my.cause, parts });
  const part = parts[0];
  if (part === undefined) play.emit('DV-8.7a', 'glancing', { unit: my.target });
  else strike(play, my, part); // DV-8.7b
}

/** DV-8.7c, DV-8.7d, R27: the owner of the weapon chooses, with asteroids the owner of the moving unit (DV-6.6b) */
export function choosePartStep(play: DvPlay, frame: DvFrame<'choosePart'>): void {
  const { my } = frame;
  const { target, by, cause, parts } = my;
  if (play.table.result) return;
  if (frame.at++ === 0) return play.ask(by, 'choosePart', 'DV-8.7c', { target, cause, parts });
  const { part } = frame.back as Choices['choosePart']['answer'];
  play.done();
  strike(play, my, part);
}

/** The decision of 8.7; its parts are already those that the roll named and the target has. */
export const choosePart: Choice<DeltaVeeTypes, Choices['choosePart']['about'], Choices['choosePart']['answer']> = {
  announced: true,
  shape: z.strictObject({ part: z.int().min(0).max(64) }),
  check: (_play, { part }, { about }) =>
    about.parts.includes(part) ? null : refuse('DV-8.7c', `part ${part} is not among those the Hit Table leaves you`),
  options: (_play, { about }) => about.parts.map((part) => ({ part })),
  sample: (_play, { about }, random) => ({ part: about.parts[random.below(about.parts.length)]! }),
  defaultAnswer: (play, { by, about: { target, parts } }) => ({
    part: play.g.units.seat[target] === by ? leastMissed(play, target, parts) : parts[0]!,
  }),
};

/** The part of an own unit that can best be spared: one destroyed already, a passive pod, else the last. */
function leastMissed(at: Position, unit: number, parts: readonly number[]): number {
  const isIdle = (part: number): boolean =>
    part > POD_BOX && podType(at, rowOf(at.g, unit, part - POD_BOX))?.passive === true;
  return parts.find((part) => isPartWrecked(at, unit, part)) ?? parts.find(isIdle) ?? parts.at(-1)!;
}

type Blow = Pick<Steps['choosePart'], 'target' | 'by' | 'cause'>;

function strike(play: DvPlay, { target, cause }: Blow, part: number): void {
  takeHit(play, target, part, cause); // DV-8.9q: before anything else is declared
  checkVictory(play);
}

/** The parts of the target that one roll on the Hit Table names. */
function rollParts(play: DvPlay, { target, cause }: Blow): number[] {
  const { g, data } = play;
  if (!isMissile(g, target) && usesExtendedTable(play, target))
    return partsOf(play, [rollExtended(play, target)], target, cause);
  const die = play.roll(DIE, 'DV-8.7');
  const named = data.tables.hitTable[die - 1]!;
  return isMissile(g, target) ? missileHit(play, target, cause, named) : partsOf(play, named, target, cause);
}

/** DV-8.7f: a 2 destroys a missile, a 1 only a revealed one; asteroids know no critical hit (DV-6.6d) */
function missileHit({ g }: Position, target: number, cause: string, named: readonly number[]): number[] {
  if (named.includes(CRITICAL)) return g.units.revealed[target] && cause !== 'asteroids' ? [BRIDGE] : [];
  return named.includes(BRIDGE) ? [BRIDGE] : [];
}

/** DV-8.7a: those of the named parts that the target has, destroyed ones too (R25). */
function partsOf(at: Position, named: readonly number[], target: number, cause: string): number[] {
  const isCritical = named.includes(CRITICAL);
  if (isCritical && cause === 'asteroids') return []; // DV-6.6b
  if (isCritical && !at.g.units.revealed[target]) return []; // DV-8.7e
  if (isModular(at, target))
    return isCritical || named.some((part) => hitsModular(at.g, target, part)) ? [POD_BOX + 1] : [];
  if (isCritical) return allParts(at, target); // DV-8.7d
  return named.filter((part) => hasPart(at, target, part)).map((part) => wholePart(at, target, part));
}

function hasPart(at: Position, unit: number, part: number): boolean {
  if (part <= NO_EFFECT) return false;
  if (part === BRIDGE || part === ENGINE) return true;
  if (part === FIELD) return fieldCount(at, unit) > 0;
  const row = rowOf(at.g, unit, part - POD_BOX);
  return row >= 0 && at.g.pods.type[row]! >= 0;
}

/** R71: any of the four boxes of a storage pod stands for the pod. */
function wholePart({ g }: Position, unit: number, part: number): number {
  const row = rowOf(g, unit, part - POD_BOX);
  return row < 0 ? part : part - (row - g.pods.partOf[row]!);
}

/** R26: every part that the target has; a battlecraft has bridge and engine only. */
export function allParts(at: Position, unit: number): number[] {
  const parts = fieldCount(at, unit) > 0 ? [BRIDGE, ENGINE, FIELD] : [BRIDGE, ENGINE];
  forPods(at, unit, (row) => parts.push(POD_BOX + row - at.g.units.podFrom[unit]! + 1));
  return parts;
}

/** A hit on a destroyed part does nothing (DV-8.8d): an enemy need not be asked about one. The owner may like it. */
function sensible(at: Position, { target, by }: Blow, parts: number[]): number[] {
  if (parts.length < 2 || by === at.g.units.seat[target]) return parts;
  const sound = parts.filter((part) => !isPartWrecked(at, target, part));
  return sound.length > 0 ? sound : parts.slice(0, 1);
}

function isPartWrecked(at: Position, unit: number, part: number): boolean {
  const { g } = at;
  if (part === BRIDGE) return g.units.bridge[unit] === WRECKED;
  if (part === ENGINE) return g.units.engine[unit] === WRECKED;
  if (part !== FIELD) return g.pods.state[rowOf(g, unit, part - POD_BOX)] === WRECKED;
  for (let index = 0; index < fieldCount(at, unit); index++) if (fieldState(g, unit, index) !== WRECKED) return false;
  return true;
}

/** DV-8.7c, R11: before choosing he inspects the log, and keeps what he read. DV-FSB-PI3: never that of an installation. */
function readLog(play: DvPlay, { target, by }: Blow): void {
  const { g } = play;
  if (by === g.units.seat[target] || isInstallation(g, target)) return;
  g.copies = [...g.copies.filter(({ unit }) => unit !== target), copyLog(play, target)]; // DV-8.7g
  forPods(play, target, (row) => {
    g.pods.known[row] = 1;
  });
  play.markRevealed();
  play.emit('DV-8.7c', 'log-read', { unit: target, by });
}
