/** 8.0 The Fire Phase (A6): one unit after the other, one fire at a time. */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { FIRE_TYPES } from '../../data/types.ts';
import { type DeltaVeeState, DIE } from '../../state.ts';
import {
  type Choices,
  type DeltaVeeTypes,
  type DvFrame,
  type DvPlay,
  type Position,
  refuse,
  type Shot,
  type ShotOf,
} from '../../types.ts';
import { classOf, isInstallation, isMissile, isShip, isUnit, unitsOf } from '../04-spaceships.ts';
import { podType, rowOf } from '../05-pods.ts';
import { removeMissile } from '../06-movement/terrain.ts';
import {
  checkLaunch,
  checkRails,
  checkRelease,
  launchFromPod,
  launchFromRails,
  releasePayload,
} from '../09-missiles/launch.ts';
import { energyOf, spendEnergy } from '../10-set-up/logs.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { isInSight, looksAt, ruleOutSides, showsSource } from '../fsb/installations.ts';
import { aimAt, hasFireLeft, hitChance, isTarget, markFire, typesOf } from './fire.ts';
import { isActor, listShots, mayAct, sampleShot } from './shots.ts';

/** F0 to F4. It ends by itself when nothing is left to fire. */
export function firePhase(play: DvPlay, frame: DvFrame<'firePhase'>): void {
  const { seat } = frame.my;
  if (play.table.result) return;
  if (frame.at === 0) beginFire(play.g, seat);
  if (frame.at === 2) {
    frame.at = 1;
    const shot = frame.back as Shot;
    return shot.do === 'end' ? endFire(play, seat) : shoot(play, shot);
  }
  if (!mayAct(play, seat)) return endFire(play, seat);
  frame.at = 2;
  play.ask(seat, 'fire', 'DV-8.0a', null);
}

/** F0: new allowances for all; no missile can be prepared from here on (DV-9.1a, DV-8.1d). */
function beginFire(g: DeltaVeeState, seat: number): void {
  const { units, pods } = g;
  for (const unit of unitsOf(g, seat)) {
    units.burstFires[unit] = 0;
    units.extraFires[unit] = 0;
    units.finished[unit] = 0;
    units.railFires[unit] = 0;
    units.shots[unit] = 0;
    units.fresh[unit] = 0;
    const from = units.podFrom[unit]!;
    for (let row = from; row < from + units.podCount[unit]!; row++) pods.fires[row] = 0;
  }
  g.firing = -1;
}

/** F4 */
function endFire(play: DvPlay, seat: number): void {
  const { g } = play;
  for (const unit of unitsOf(g, seat)) {
    g.units.fresh[unit] = 0;
    if (isMissile(g, unit) && g.units.landing[unit]) removeMissile(play, unit, 'DV-6.5l', 'planet'); // DV-FSB-PI1
  }
  g.firing = -1;
  play.done();
  checkVictory(play);
}

/** DV-8.0a: a unit once left is finished */
function shoot(play: DvPlay, shot: Exclude<Shot, ShotOf<'end'>>): void {
  const { g } = play;
  if (g.firing >= 0 && g.firing !== shot.unit) g.units.finished[g.firing] = 1;
  g.firing = shot.unit;
  if (g.firstShot === 0 && g.units.seat[shot.unit] === 0 && isShip(g, shot.unit)) g.firstShot = g.turn; // R60
  switch (shot.do) {
    case 'fire':
      return play.call('fireOnce', { unit: shot.unit, source: shot.source, type: shot.type, target: shot.target });
    case 'launch': // DV-9.0a: in this phase only
      return launchFromPod(play, shot);
    case 'rails':
      return launchFromRails(play, shot);
    case 'release':
      return releasePayload(play, shot);
  }
}

/** F2: pay, aim, roll; a hit goes to the Hit Table. */
export function fireOnce(play: DvPlay, frame: DvFrame<'fireOnce'>): void {
  const { unit, source, type, target } = frame.my;
  if (play.table.result) return;
  if (frame.at++ > 0) return play.done();
  const { g, data } = play;
  spendEnergy(play, unit, data.tables.fireTypes[type]!.energy); // DV-8.2a
  markFire(play, unit, source);
  g.units.shots[unit]! += 1;
  declare(play, frame.my);
  if (!isInSight(g, unit, target)) return lose(play, unit, target);
  const aim = aimAt(play, unit, source, target);
  const chance = hitChance(data, type, aim.value);
  g.units.programShown[unit] = aim.program + 10;
  ruleOutSides(play, unit, target, aim);
  play.emit('DV-8.6', 'aim', { unit, target, ...aim, chance });
  const isHit = play.roll(DIE, 'DV-8.6') <= chance; // DV-8.0d
  if (!isHit) play.emit('DV-8.0d', 'missed', { unit, target });
  else play.call('hits', { target, by: g.units.seat[unit]!, cause: 'fire', left: 1 });
}

/** 8.0, step 1: type, source and target are said aloud; an installation keeps its box numbers to itself (DV-FSB-PI6). */
function declare(play: DvPlay, { unit, source, type, target }: DvFrame<'fireOnce'>['my']): void {
  const { g } = play;
  if (showsSource(g, unit)) {
    if (source > 0) g.pods.known[rowOf(g, unit, source)] = 1;
    return play.emit('DV-8.0a', 'fire', { unit, source, type, target });
  }
  play.emit('DV-8.0a', 'fire', { unit, type, target });
  play.emit('DV-FSB-PI6', 'fire-log', { unit, source }, [g.units.seat[unit]!]);
}

/** DV-FSB-PI2: rock is in the way. The hexside is secret, so the fire is declared before anybody knows, and lost. */
function lose(play: DvPlay, unit: number, target: number): void {
  play.markRevealed();
  ruleOutSides(play, unit, target, null);
  play.emit('DV-FSB-PI2', 'blocked', { unit, target });
}

const unitShape = z.int().min(0);
const placement = {
  hexside: z.int().min(1).max(12),
  direction: z.int().min(1).max(12),
  velocity: z.int().min(0).max(10),
};

/** One fire or launch, or the end of the phase (F1 to F4). */
export const fire: Choice<DeltaVeeTypes, Choices['fire']['about'], Shot> = {
  shape: z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('fire'),
      unit: unitShape,
      source: z.int().min(0).max(64),
      type: z
        .int()
        .min(0)
        .max(FIRE_TYPES.length - 1),
      target: unitShape,
    }),
    z.strictObject({
      do: z.literal('launch'),
      unit: unitShape,
      box: z.int().min(1).max(64),
      missile: z.int().min(0).max(4),
      ...placement,
    }),
    z.strictObject({
      do: z.literal('release'),
      unit: unitShape,
      missiles: z.array(z.strictObject(placement)).min(1).max(8),
    }),
    z.strictObject({
      do: z.literal('rails'),
      unit: unitShape,
      missiles: z.array(z.int().min(0).max(4)).min(1).max(8),
      ...placement,
    }),
    z.strictObject({ do: z.literal('end') }),
  ]),
  check: (play, shot, { by }) => (shot.do === 'end' ? null : checkShot(play, by, shot)),
  options: (play, { by }) => listShots(play, by),
  sample: (play, { by }, random) => sampleShot(play, by, random),
  defaultAnswer: () => ({ do: 'end' }),
};

function checkShot(at: Position, seat: number, shot: Exclude<Shot, ShotOf<'end'>>): Refusal | null {
  const { g } = at;
  if (!isUnit(g, shot.unit) || g.units.seat[shot.unit] !== seat)
    return refuse('DV-8.0a', `unit ${shot.unit} is none of yours`);
  if (!isActor(g, seat, shot.unit))
    return refuse('DV-8.0a', `${g.names[shot.unit]} is out of action, or its fire is finished`);
  switch (shot.do) {
    case 'fire':
      return checkFire(at, seat, shot);
    case 'launch':
      return checkLaunch(at, shot);
    case 'rails':
      return checkRails(at, shot);
    case 'release':
      return checkRelease(at, shot);
  }
}

function checkFire(at: Position, seat: number, { unit, source, type, target }: ShotOf<'fire'>): Refusal | null {
  const { g, data } = at;
  if (isMissile(g, unit)) return refuse('DV-8.0a', 'a missile has nothing to fire with');
  const refusal = source === 0 ? checkBurster(at, unit, type) : checkPod(at, unit, source, type);
  if (refusal) return refusal;
  if (!hasFireLeft(at, unit, source)) return refuse('DV-8.1e', 'this source has made all its fires of the phase');
  if (!isUnit(g, target) || !isTarget(g, seat, target))
    return refuse('DV-8.0e', `unit ${target} is no enemy spaceship, battlecraft or missile on the plane`);
  if (isInstallation(g, unit) && !looksAt(g, unit, g.units.q[target]!, g.units.r[target]!))
    return refuse('DV-FSB-PI2', `the installation looks through hexside ${g.units.direction[unit]} only`);
  const price = data.tables.fireTypes[type]!.energy;
  const energy = energyOf(at, unit);
  return energy < price ? refuse('DV-8.2b', `that fire costs ${price} Energy Units; ${energy} are left`) : null;
}

function checkBurster(at: Position, unit: number, type: number): Refusal | null {
  const burster = classOf(at, unit).burster;
  if (at.g.units.railFires[unit]! > 0) return refuse('DV-FSB-F2', 'no burster fire in the phase of a rail launch');
  if (typesOf(at, unit, 0).includes(type)) return null;
  const rule = burster === 0 ? 'DV-FSB-F3' : burster === 1 ? 'DV-8.1a' : burster === 2 ? 'DV-8.1b' : 'DV-FSB-B1';
  return refuse(
    rule,
    burster === 0 ? 'it has no burster' : `a class ${burster} burster cannot fire a ${FIRE_TYPES[type]}`,
  );
}

function checkPod(at: Position, unit: number, box: number, type: number): Refusal | null {
  const row = rowOf(at.g, unit, box);
  if (!podType(at, row)?.weapons) return refuse('DV-5.1a', `box ${box} holds no pod that fires weapons`);
  if (typesOf(at, unit, box).includes(type)) return null;
  return refuse('DV-8.1e', `a damaged pod cannot fire a ${FIRE_TYPES[type]}`);
}
