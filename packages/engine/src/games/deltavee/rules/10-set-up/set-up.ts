/** A2: purchases, pods into boxes, units onto the plane. */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { DIE } from '../../state.ts';
import { type Choices, type DeltaVeeTypes, type DvFrame, type DvPlay, type Position, refuse } from '../../types.ts';
import { assign, isAssignable, refuseAssignment, shuffled } from './boxes.ts';
import { podIdsOf, scenarioOf, specOf } from './fitting.ts';
import { exchange, exchangers, refuseExchange, someExchange } from './homing.ts';
import { setUpRule, setupOf, unitsToDeploy } from './places.ts';
import { askPurchases } from './purchase.ts';

export { deploy } from './deployment.ts';
export { buyFleet, choosePods } from './purchase.ts';

export function setUp(play: DvPlay, frame: DvFrame<'setUp'>): void {
  switch (frame.at++) {
    case 0:
      if (scenarioOf(play).firstPlayer === 'die') play.g.first = play.roll(DIE, 'DV-3.0g') <= 5 ? 0 : 1; // R4
      return play.call('purchases', {});
    case 1:
      return play.call('podBoxes', {});
    case 2:
      return play.call('deployment', {});
    default:
      return play.done();
  }
}

/** Both at once and hidden. */
export function purchases(play: DvPlay, frame: DvFrame<'purchases'>): void {
  if (frame.at++ === 0) askPurchases(play);
  else play.done();
}

/** DV-10.1a: both at once and hidden */
export function podBoxes(play: DvPlay, frame: DvFrame<'podBoxes'>): void {
  if (frame.at++ > 0) return play.done();
  for (const seat of [0, 1]) {
    const units = play.g.names.flatMap((_, unit) =>
      play.g.units.seat[unit] === seat && isAssignable(play, unit) ? [unit] : [],
    );
    // with homing missiles both are asked: what was bought in secret must not show in who is
    if (units.length > 0 || play.g.options['homingMissiles'] === true)
      play.ask(seat, 'assignPods', 'DV-10.1a', { units }, true);
  }
}

/** Player 1 first, then Player 2, as they see it; both sealed where the scenario keeps it secret (DV-S10b). */
export function deployment(play: DvPlay, frame: DvFrame<'deployment'>): void {
  const isSealed = [0, 1].some((seat) => setupOf(play, seat)?.sealed);
  const seat = frame.at++;
  const askSeat = (one: number): void => {
    const units = unitsToDeploy(play, one);
    const printed = units.filter((unit) => specOf(play, unit) !== null);
    if (units.length > 0) play.ask(one, 'deploy', setUpRule(play), { units: printed }, isSealed);
  };
  if (seat > 1 || (isSealed && seat > 0)) return play.done();
  askSeat(seat);
  if (isSealed) askSeat(1);
}

type AssignPods = Choices['assignPods'];

export const assignPods: Choice<DeltaVeeTypes, AssignPods['about'], AssignPods['answer']> = {
  shape: z.strictObject({
    boxes: z.array(z.array(z.string().max(40).nullable()).max(39)).max(120),
    homing: z
      .array(
        z.strictObject({
          unit: z.int().min(0).max(9999),
          box: z.int().min(1).max(39),
          guided: z.int().min(0).max(99),
          intelligent: z.int().min(0).max(99),
        }),
      )
      .max(200)
      .optional(),
  }),
  check: (play, { boxes, homing = [] }, { by, about }) => {
    if (boxes.length !== about.units.length)
      return refuse('DV-10.1a', `pods of ${about.units.length} ships are to be assigned, not of ${boxes.length}`);
    const wrong = about.units.reduce<Refusal | null>(
      (refusal, unit, index) => refusal ?? refuseAssignment(play, unit, boxes[index]!),
      null,
    );
    return wrong ?? refuseExchange(play, by, (unit) => boxesAfter(play, about.units, boxes, unit), homing);
  },
  apply: (play, { boxes, homing = [] }, { about }) => {
    about.units.forEach((unit, index) => {
      assign(play, unit, boxes[index]!);
    });
    for (const one of homing) exchange(play, one);
  },
  sample: (play, { by, about }, random) => {
    const boxes = about.units.map((unit) => shuffled(play, podIdsOf(play, unit), random));
    const homing = exchangers(play, by).flatMap((unit) =>
      about.units.includes(unit) ? [] : someExchange(play, unit, random),
    );
    return { boxes, ...(homing.length > 0 ? { homing } : {}) };
  },
  defaultAnswer: (play, { about }) => ({ boxes: about.units.map((unit) => podIdsOf(play, unit)) }),
};

function boxesAfter(
  at: Position,
  units: readonly number[],
  boxes: readonly (readonly (string | null)[])[],
  unit: number,
): readonly (string | null)[] {
  return boxes[units.indexOf(unit)] ?? podIdsOf(at, unit);
}
