/** 6.0 Movement and Direction: the Movement Phase (A4). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { isOrbiting, planetAt } from '../../board/plane.ts';
import { UNGUIDED } from '../../data/types.ts';
import { type DeltaVeeState, IN_PLAY, JUMPED, JUMPING, LANDED, NO_JUMP } from '../../state.ts';
import { type Choices, type DeltaVeeTypes, type DvFrame, type DvPlay, refuse } from '../../types.ts';
import { groupOf, isInPlay, isInstallation, isMissile } from '../04-spaceships.ts';
import { leaveGroup } from '../08-fire/damage.ts';
import { startOfMovement } from '../11-scenarios/scenarios.ts';
import { checkVictory } from '../11-scenarios/victory.ts';
import { removeMissile } from './terrain.ts';

export { asteroids, enterHex, moveUnit } from './entering.ts';
export { gravity } from './gravity.ts';

type MoveAnswer = Choices['move']['answer'];

/** Positions of the frame of `movementPhase`. */
const START = 0;
const HOOKS = 1;
const PICK = 2;
const PICKED = 3;
const REST = 4;

/** DV-3.0b: all launched units of the Phasing player, M0 to M3 */
export function movementPhase(play: DvPlay, frame: DvFrame<'movementPhase'>): void {
  const { seat } = frame.my;
  switch (frame.at) {
    case START:
      frame.at = HOOKS;
      return leavePlane(play, seat);
    case HOOKS:
      if (!startOfMovement(play, seat) && !play.table.result) frame.at = PICK;
      return;
    case PICK:
      return pickUnit(play, frame);
    case PICKED: {
      const answer = frame.back as MoveAnswer;
      frame.at = 'rest' in answer ? REST : PICK;
      if ('unit' in answer) moveOrStay(play, answer.unit, answer.stay === true);
      return;
    }
    default: {
      const unit = nextToMove(play.g, seat, 0);
      if (unit < 0) endMovement(play, seat);
      else moveOrStay(play, unit, isOrbiting(play.g, unit));
    }
  }
}

/** M0: ships that jump and units that land leave play. */
function leavePlane(play: DvPlay, seat: number): void {
  const { g } = play;
  const { units } = g;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isInPlay(g, unit) || units.seat[unit] !== seat) continue;
    units.moved[unit] = 0;
    units.fresh[unit] = 0;
    // DV-6.8, DV-7.2i: gone for good. DV-6.5h: a landed unit is out of the game, not destroyed
    if (units.jump[unit] === JUMPING) leave(play, unit, JUMPED, 'DV-7.2i');
    else if (isLanding(g, unit)) leave(play, unit, LANDED, 'DV-6.5g');
  }
  checkVictory(play);
}

/** DV-6.5g: the mark was made in the Command Phase, on streamlined units only (DV-6.5i). */
function isLanding(g: DeltaVeeState, unit: number): boolean {
  const { units } = g;
  if (!units.landing[unit] || isMissile(g, unit) || units.velocity[unit] !== 0) return false;
  if (groupOf(g, unit).some((other) => isInstallation(g, other))) return false; // DV-6.5m: docked there it stays
  return planetAt(g, units.q[unit]!, units.r[unit]!) >= 0;
}

function leave(play: DvPlay, unit: number, status: number, rule: string): void {
  const { g } = play;
  g.units.status[unit] = status;
  g.units.jump[unit] = NO_JUMP;
  g.units.fieldUp[unit] = 0;
  leaveGroup(g, unit);
  play.emit(rule, status === JUMPED ? 'jumped' : 'landed', { unit });
}

/** DV-6.0b: one unit at a time, in the order the player likes; asked only where something is left to decide */
function pickUnit(play: DvPlay, frame: DvFrame<'movementPhase'>): void {
  const { g } = play;
  const { seat } = frame.my;
  const unit = nextToMove(g, seat, 0);
  if (unit < 0) return endMovement(play, seat);
  const isNext = g.options['autoMove'] === true || nextToMove(g, seat, unit + 1) < 0;
  if (isNext && !isOrbiting(g, unit)) return moveOrStay(play, unit, false);
  frame.at = PICKED;
  play.ask(seat, 'move', 'DV-6.0b', { units: isNext ? [unit] : unitsToMove(g, seat) });
}

/**
 * Still to move; a docked group is named by its leader and moves once (R34). Prepared missiles and craft are no units:
 * they have no velocity (DV-2.6b) and go with their ship (DV-6.3b).
 */
function isToMove(g: DeltaVeeState, seat: number, unit: number): boolean {
  const { units } = g;
  if (units.status[unit] !== IN_PLAY || units.seat[unit] !== seat || units.moved[unit]) return false;
  if (units.velocity[unit] === 0 || units.bound[unit]) return false; // DV-6.3a, DV-FSB-S2b
  if (units.dock[unit]! < 0) return true;
  return units.dock[unit] === unit && !groupOf(g, unit).some((member) => units.bound[member]);
}

function nextToMove(g: DeltaVeeState, seat: number, from: number): number {
  for (let unit = from; unit < g.names.length; unit++) if (isToMove(g, seat, unit)) return unit;
  return -1;
}

function unitsToMove(g: DeltaVeeState, seat: number): number[] {
  const found: number[] = [];
  for (let unit = nextToMove(g, seat, 0); unit >= 0; unit = nextToMove(g, seat, unit + 1)) found.push(unit);
  return found;
}

function moveOrStay(play: DvPlay, unit: number, stay: boolean): void {
  const group = groupOf(play.g, unit);
  for (const member of group) play.g.units.moved[member] = 1;
  if (!stay) play.call('moveUnit', { unit, entered: 0, group });
}

/** DV-6.0a: no choice but the order, and in an orbit whether to leave it (DV-6.5f) */
export const move: Choice<DeltaVeeTypes, Choices['move']['about'], MoveAnswer> = {
  announced: true,
  shape: z.union([
    z.strictObject({ unit: z.int().min(0).max(9999), stay: z.boolean().optional() }),
    z.strictObject({ rest: z.literal(true) }),
  ]),
  check: ({ g }, answer, { about }): Refusal | null => {
    if ('rest' in answer) return null;
    if (!about.units.includes(answer.unit))
      return refuse('DV-6.0b', `unit ${answer.unit} is none of those that you still have to move`);
    if (answer.stay === true && !isOrbiting(g, answer.unit))
      return refuse('DV-6.0a', `it must move ${g.units.velocity[answer.unit]} hexes: only a unit in orbit may stay`);
    return null;
  },
  options: ({ g }, { about }) => [
    { rest: true },
    ...about.units.flatMap((unit) => (isOrbiting(g, unit) ? [{ unit }, { unit, stay: true }] : [{ unit }])),
  ],
  sample: ({ g }, { about }, random) => {
    if (random.below(2) === 0) return { rest: true };
    const unit = about.units[random.below(about.units.length)]!;
    return isOrbiting(g, unit) && random.below(2) === 0 ? { unit, stay: true } : { unit };
  },
  defaultAnswer: () => ({ rest: true }), // who is in orbit stays there
};

/** M3: missiles without energy, and those on a planet, are gone. */
function endMovement(play: DvPlay, seat: number): void {
  const { g } = play;
  const { units } = g;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isInPlay(g, unit) || !isMissile(g, unit)) continue;
    if (units.landing[unit])
      removeMissile(play, unit, 'DV-FSB-PI1', 'planet'); // R62: of both sides
    else if (units.seat[unit] === seat && isSpent(g, unit)) removeMissile(play, unit, 'DV-9.5b', 'energy');
  }
  checkVictory(play);
  if (!play.table.result) play.done();
}

/** DV-9.5b: its last Energy Unit went in a Command Phase before this move. DV-9.5c: an unguided one never had any */
function isSpent({ units }: DeltaVeeState, missile: number): boolean {
  return units.energy[missile] === 0 && units.type[missile] !== UNGUIDED;
}
