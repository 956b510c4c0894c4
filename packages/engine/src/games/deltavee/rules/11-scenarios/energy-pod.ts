/** Scenario 9 (DV-S9b): the Dagger that waits, and the energy pod that it hands over. */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Choice, Refusal } from '#core/types';
import { clearPod, type DeltaVeeState, IN_PLAY, type Pods, WAITING } from '../../state.ts';
import { type Choices, type DeltaVeeTypes, type OrderOf, type Position, refuse } from '../../types.ts';
import { isInPlay, isUnit, shareHex } from '../04-spaceships.ts';
import { forPods, isSound, isWrecked, podType, rowOf } from '../05-pods.ts';
import type { OrderRule } from '../07-commands/order.ts';
import { scenarioOf, specOf } from '../10-set-up/fitting.ts';

/** Units of a seat that may come in now: the pod they wait for is damaged, destroyed or empty. */
export function mayEnter(at: Position, seat: number): number[] {
  const { g } = at;
  return g.names.flatMap((_, unit) => {
    if (g.units.status[unit] !== WAITING || g.units.seat[unit] !== seat) return [];
    const after = specOf(at, unit)?.enters?.after;
    return after && isNeeded(at, g.names.indexOf(after.unit), after.pod) ? [unit] : [];
  });
}

function isNeeded(at: Position, unit: number, pod: string): boolean {
  const { g } = at;
  let needed = false;
  forPods(at, unit, (row, { id }) => {
    needed ||= id === pod && (!isSound(g, row) || g.pods.energy[row] === 0);
  });
  return needed && isInPlay(g, unit);
}

type BringIn = Choices['bringIn'];

/** DV-S9b: at the start of any own Movement Phase, in the named hex, pointing anywhere */
export const bringIn: Choice<DeltaVeeTypes, BringIn['about'], BringIn['answer']> = {
  shape: z.union([
    z.strictObject({ enter: z.literal(false) }),
    z.strictObject({ enter: z.literal(true), direction: z.int().min(1).max(12), velocity: z.int().min(0).max(9) }),
  ]),
  check: (play, answer, { about }) => {
    const { directions, velocity } = specOf(play, about.unit)!.place;
    if (!answer.enter) return null;
    if (!directions.includes(answer.direction))
      return refuse('DV-S9b', `it cannot enter in direction ${answer.direction}`);
    if (answer.velocity >= velocity[0] && answer.velocity <= velocity[1]) return null;
    return refuse('DV-S9b', `it enters with a velocity of ${velocity[0]} to ${velocity[1]}`);
  },
  apply: (play, answer, { about: { unit } }) => {
    if (!answer.enter) return;
    const { units } = play.g;
    units.status[unit] = IN_PLAY;
    units.direction[unit] = answer.direction;
    units.velocity[unit] = answer.velocity;
    play.emit('DV-S9b', 'entered', { unit, q: units.q[unit]!, r: units.r[unit]! });
  },
  options: (play, { about }) => {
    const { directions, velocity } = specOf(play, about.unit)!.place;
    const speeds = Array.from({ length: velocity[1] - velocity[0] + 1 }, (_, more) => velocity[0] + more);
    const ways = directions.flatMap((direction) => speeds.map((speed) => ({ direction, velocity: speed })));
    return [{ enter: false }, ...ways.map((way) => ({ enter: true as const, ...way }))];
  },
  sample: (play, { about }, random) => {
    const { directions, velocity } = specOf(play, about.unit)!.place;
    if (random.below(2) === 0) return { enter: false };
    const speed = velocity[0] + random.below(velocity[1] - velocity[0] + 1);
    return { enter: true, direction: pickFrom(directions, random), velocity: speed };
  },
  defaultAnswer: () => ({ enter: false }),
};

/** Counts the boundaries of the owner's Movement Phases at which the two ships share a hex: two in a row make a whole one. */
export function watchTogether(at: Position): void {
  const pair = pairOf(at);
  if (!pair) return;
  at.g.together = isTogether(at.g, pair) ? Math.min(at.g.together + 1, 2) : 0;
}

/** The ship that hands over, the ship that receives, and whose they are. */
function pairOf(at: Position): { from: number; to: number; seat: number } | null {
  const { energyPodTransfer: transfer } = scenarioOf(at).special;
  if (!transfer) return null;
  const from = at.g.names.indexOf(transfer.from);
  return { from, to: at.g.names.indexOf(transfer.to), seat: at.g.units.home[from]! };
}

export function ownerOfTransfer(at: Position): number {
  return pairOf(at)?.seat ?? -1;
}

function isTogether(g: DeltaVeeState, { from, to }: { from: number; to: number }): boolean {
  return isInPlay(g, from) && isInPlay(g, to) && shareHex(g, from, to);
}

function checkTake(at: Position, seat: number, { unit, drop }: OrderOf<'takeEnergyPod'>): Refusal | null {
  const { g } = at;
  const pair = pairOf(at);
  if (!pair || pair.seat !== seat || !isUnit(g, unit) || unit !== pair.to)
    return refuse('DV-S9b', 'this ship takes over no energy pod');
  if (!isTogether(g, pair) || g.together < 2)
    return refuse('DV-S9b', 'the two ships must have been in one hex for a whole friendly Movement Phase');
  if (energyPodOf(at, pair.from) < 0) return refuse('DV-S9b', `${g.names[pair.from]} has no energy pod to hand over`);
  return rowOf(g, unit, drop) < 0 ? refuse('DV-S9b', `there is no box ${drop}`) : null;
}

function energyPodOf(at: Position, unit: number): number {
  let found = -1;
  forPods(at, unit, (row, { id }) => {
    if (id === 'energy' && !isWrecked(at.g, row)) found = row;
  });
  return found;
}

/** DV-S9b: the receiver drops a pod (a destroyed one will do); the new one keeps its energy and its damage */
export const takeEnergyPod: OrderRule<OrderOf<'takeEnergyPod'>> = {
  check: (play, seat, order) => checkTake(play, seat, order),
  apply: (play, _seat, { unit, drop }) => {
    const { g } = play;
    const { from } = pairOf(play)!;
    const source = energyPodOf(play, from);
    const target = rowOf(g, unit, drop);
    if (podType(play, target)) g.dropped += 1;
    clearPod(g, target);
    for (const column of ['type', 'state', 'armor', 'energy', 'hits'] as const satisfies readonly (keyof Pods)[])
      g.pods[column][target] = g.pods[column][source]!;
    clearPod(g, source);
    play.emit('DV-S9b', 'energy-pod', { unit, from });
  },
  sample: (play, seat, unit, random) => {
    const drop = 1 + random.below(Math.max(1, play.g.units.podCount[unit]!));
    return checkTake(play, seat, { do: 'takeEnergyPod', unit, drop }) ? null : { do: 'takeEnergyPod', unit, drop };
  },
  list: (play, seat, unit) =>
    Array.from({ length: play.g.units.podCount[unit]! }, (_, box) => ({
      do: 'takeEnergyPod' as const,
      unit,
      drop: box + 1,
    })).filter((order) => !checkTake(play, seat, order)),
};
