/** 9.6 to 9.8 The Interception Routine (A7), and the unguided missiles' gain (7.1). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { UNGUIDED } from '../../data/types.ts';
import { DAMAGED, type DeltaVeeState, DIE, JUMPING } from '../../state.ts';
import {
  type Choices,
  type DeltaVeeTypes,
  type DvFrame,
  type DvPlay,
  type Position,
  refuse,
  type Steps,
} from '../../types.ts';
import { revealUnit } from '../03-sequence/detection.ts';
import { fieldCount, fieldState, isInPlay, isMissile, isShip, shareHex } from '../04-spaceships.ts';
import { activeFieldClass, hasFieldUp } from '../05-pods.ts';
import { enterTerrain, removeMissile } from '../06-movement/terrain.ts';
import { destroyUnit } from '../08-fire/damage.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { burnAreas, hasAreas } from '../heavy-cruiser/missile-hit.ts';
import { chanceOf, isTarget, pairsOf } from './meeting.ts';

/** Positions of the frame of `interceptions`. */
const START = 0;
const NEXT = 1;
const PICKED = 2;

/** DV-9.6a: after any entry, in any phase. Several missiles try one after the other (R32), as their owner likes (DV-9.7d). */
export function interceptions(play: DvPlay, frame: DvFrame<'interceptions'>): void {
  const { my } = frame;
  if (play.table.result) return;
  if (frame.at === START) {
    for (const mover of my.movers) if (isInPlay(play.g, mover)) enterTerrain(play, mover, 'DV-6.5l'); // DV-6.5l, DV-6.2a
    my.pairs = pairsOf(play, my.movers); // DV-9.6e: once for this entry
  }
  if (frame.at === PICKED) {
    frame.at = NEXT;
    return tryMissile(play, my, (frame.back as Choices['pickMissile']['answer']).missile);
  }
  frame.at = NEXT;
  const missiles = missilesWaiting(play, my.pairs);
  const [first] = missiles;
  if (first === undefined) return play.done();
  if (areAlike(play.g, missiles)) return tryMissile(play, my, first);
  frame.at = PICKED;
  play.ask(play.g.units.seat[first]!, 'pickMissile', 'DV-9.7d', { missiles });
}

/** Missiles of one hex that have not tried yet and still meet somebody; other hexes have their turn later. */
function missilesWaiting(play: DvPlay, pairs: readonly number[]): number[] {
  const missiles: number[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const [missile, target] = [pairs[at]!, pairs[at + 1]!];
    if (missiles.includes(missile) || !isInPlay(play.g, missile) || !isTarget(play, missile, target)) continue;
    if (missiles.length === 0 || shareHex(play.g, missile, missiles[0]!)) missiles.push(missile);
  }
  return missiles;
}

/**
 * DV-9.7d: the order cannot matter among revealed unguided missiles of one level on one course. What others have in them
 * their enemy does not know, and he must not learn it from whether their owner is asked.
 */
function areAlike({ units }: DeltaVeeState, missiles: readonly number[]): boolean {
  const [first] = missiles;
  if (first === undefined || missiles.length === 1) return true;
  const isPlain = (one: number): boolean => units.revealed[one] === 1 && units.type[one] === UNGUIDED;
  const columns = [units.civ, units.direction, units.velocity, units.zig];
  return missiles.every((one) => isPlain(one) && columns.every((column) => column[one] === column[first]));
}

function tryMissile(play: DvPlay, my: Steps['interceptions'], missile: number): void {
  const targets: number[] = [];
  const rest: number[] = [];
  for (let at = 0; at < my.pairs.length; at += 2)
    if (my.pairs[at] === missile) targets.push(my.pairs[at + 1]!);
    else rest.push(my.pairs[at]!, my.pairs[at + 1]!);
  my.pairs = rest;
  play.call('tryTargets', { missile, targets });
}

export const pickMissile: Choice<DeltaVeeTypes, Choices['pickMissile']['about'], Choices['pickMissile']['answer']> = {
  announced: true,
  shape: z.strictObject({ missile: z.int().min(0).max(9999) }),
  check: (_play, { missile }, { about }) =>
    about.missiles.includes(missile)
      ? null
      : refuse('DV-9.7d', `unit ${missile} is none of your missiles that have yet to try here`),
  options: (_play, { about }) => about.missiles.map((missile) => ({ missile })),
  sample: (_play, { about }, random) => ({ missile: about.missiles[random.below(about.missiles.length)]! }),
  defaultAnswer: (_play, { about }) => ({ missile: about.missiles[0]! }),
};

/** DV-9.7c: one try against each, in the order that the missile's owner likes, until one succeeds */
export function tryTargets(play: DvPlay, frame: DvFrame<'tryTargets'>): void {
  const { g } = play;
  const { my } = frame;
  if (play.table.result) return;
  if (frame.at === 1) return attempt(play, frame, (frame.back as Choices['pickTarget']['answer']).target);
  my.targets = isInPlay(g, my.missile) ? my.targets.filter((target) => isTarget(play, my.missile, target)) : [];
  const [first, second] = my.targets;
  if (first === undefined) return play.done();
  if (second === undefined) return attempt(play, frame, first);
  frame.at = 1;
  const { missile, targets } = my;
  play.ask(g.units.seat[missile]!, 'pickTarget', 'DV-9.7c', { missile, targets: targets.slice() });
}

function attempt(play: DvPlay, frame: DvFrame<'tryTargets'>, target: number): void {
  const { my } = frame;
  frame.at = 0;
  my.targets = my.targets.filter((other) => other !== target);
  play.call('interceptOne', { missile: my.missile, target });
}

export const pickTarget: Choice<DeltaVeeTypes, Choices['pickTarget']['about'], Choices['pickTarget']['answer']> = {
  announced: true,
  shape: z.strictObject({ target: z.int().min(0).max(9999) }),
  check: (_play, { target }, { about }) =>
    about.targets.includes(target)
      ? null
      : refuse('DV-9.7c', `unit ${target} is none of those that the missile has met`),
  options: (_play, { about }) => about.targets.map((target) => ({ target })),
  sample: (_play, { about }, random) => ({ target: about.targets[random.below(about.targets.length)]! }),
  defaultAnswer: ({ g }, { about: { targets } }) => ({ target: targets.find((one) => isShip(g, one)) ?? targets[0]! }), // ships are never face down
};

/** One missile and one enemy unit. */
export function interceptOne(play: DvPlay, frame: DvFrame<'interceptOne'>): void {
  const { my } = frame;
  if (play.table.result) return;
  switch (frame.at++) {
    case 0:
      if (!intercepts(play, my.missile, my.target)) return play.done();
      // DV-7.4o: at the moment of interception
      if (mayActivate(play, my.target))
        play.ask(play.g.units.seat[my.target]!, 'emergencyField', 'DV-9.8b', { unit: my.target, missile: my.missile });
      return;
    case 1:
      if ((frame.back as Choices['emergencyField']['answer'] | null)?.activate) activate(play, my.target);
      return explode(play, my.missile, my.target);
    default:
      checkVictory(play);
      return play.done();
  }
}

/** DV-9.6d: a die not above the chance; A needs none. A failure leaves both in play */
function intercepts(play: DvPlay, missile: number, target: number): boolean {
  revealUnit(play, missile, 'DV-2.5f'); // DV-2.5f: whatever the result
  const { relativeVelocity, chance, automatic } = chanceOf(play, missile, target);
  const die = automatic ? null : play.roll(DIE, 'DV-9.6d');
  const success = die === null || die <= chance;
  play.emit('DV-9.6c', 'interception', { missile, target, relativeVelocity, chance, automatic, die, success });
  return success;
}

/** DV-9.7a: both are gone, unless a field is up; DV-9.7b: so it is with two missiles */
function explode(play: DvPlay, missile: number, target: number): void {
  const { g, data } = play;
  const by = g.units.seat[missile]!;
  removeMissile(play, missile, 'DV-9.7a', 'exploded');
  if (isMissile(g, target)) return destroyUnit(play, target, 'DV-9.7b');
  const fieldClass = activeFieldClass(play, target);
  const isByAreas = hasAreas(play, target) && g.units.fieldUp[target] !== 0; // DV-HC-3: the field of each area counts
  if (fieldClass === 0 && !isByAreas) return destroyUnit(play, target, 'DV-9.7a'); // DV-11.0a
  const left = isByAreas ? burnAreas(play, target) : data.tables.fieldProtection[fieldClass]!.hits; // DV-9.8a
  checkVictory(play);
  if (left > 0 && !play.table.result) play.call('hits', { target, by, cause: 'interception', left }); // R29, R27
}

/** DV-9.8b, R28: a hull field, undamaged and not active, on a ship without a Jump marker */
export function mayActivate(at: Position, unit: number): boolean {
  const { g } = at;
  if (!isShip(g, unit) || hasFieldUp(g, unit) || g.units.jump[unit] === JUMPING) return false;
  return soundFields(at, unit) !== 0;
}

/** One bit for each hull field that can still be activated at interception; DV-9.8c: a damaged one cannot. */
function soundFields(at: Position, unit: number): number {
  let fields = 0;
  for (let index = 0; index < fieldCount(at, unit); index++)
    if (fieldState(at.g, unit, index) < DAMAGED) fields |= 1 << index;
  return fields;
}

/** One try for each intercepting missile; no Command, no energy, and the field stays up afterwards. */
function activate(play: DvPlay, unit: number): void {
  const { units } = play.g;
  const chance = play.data.tables.fieldProtection[units.fieldClass[unit]!]!.emergency;
  const die = play.roll(DIE, 'DV-9.8b');
  const success = die <= chance;
  if (success) units.fieldUp[unit] = soundFields(play, unit);
  play.emit('DV-9.8b', 'emergency-field', { unit, chance, die, success });
}

export const emergencyField: Choice<
  DeltaVeeTypes,
  Choices['emergencyField']['about'],
  Choices['emergencyField']['answer']
> = {
  announced: true,
  shape: z.strictObject({ activate: z.boolean() }),
  check: () => null,
  options: () => [{ activate: true }, { activate: false }],
  sample: (_play, _decision, random) => ({ activate: random.below(8) > 0 }),
  defaultAnswer: () => ({ activate: true }),
};

/** DV-7.1f: C1, before Detection and any Command; at 9 they stay (R3, DV-2.6a) */
export function accelerateUnguided(play: DvPlay, seat: number): void {
  const { g, data } = play;
  const { units } = g;
  const { unguidedGain, maximumVelocity } = data.tables;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isMissile(g, unit) || !isInPlay(g, unit) || units.seat[unit] !== seat) continue;
    if (units.velocity[unit]! >= maximumVelocity) continue;
    if (!units.revealed[unit]) play.markRevealed(); // gaining or not, a contact shows what it is
    if (units.type[unit] !== UNGUIDED) {
      units.agile[unit] = 1; // all can see that it did not gain
      continue;
    }
    units.velocity[unit] = Math.min(maximumVelocity, units.velocity[unit]! + unguidedGain);
    play.emit('DV-7.1f', 'gained', { unit, velocity: units.velocity[unit]! });
  }
}
