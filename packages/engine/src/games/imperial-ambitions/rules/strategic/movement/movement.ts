/** S3: task forces, initiative, jumps in turn, regrouping (IA-seq-2 to IA-seq-5, R16 to R29). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { tryOut } from '../../../board/rollback.ts';
import { isLiving, livingSeats, rollOrder } from '../../../board/sides.ts';
import { unitsWhere } from '../../../board/units.ts';
import { ordered, put, putSealed, type Standing } from '../../../orders/pace.ts';
import { INITIATIVE, INSIDE, MOVING, REGROUP, REORGANISE, WITHDRAWN } from '../../../state.ts';
import type { Choices, IaFrame, IaPlay, ImperialTypes, Position, Shift } from '../../../types.ts';
import { settleControl, settleHexes } from './control.ts';
import { applyJump, jumpFault, tryJump } from './jumps.ts';
import { canMove, randomMove, randomPlans } from './sample.ts';
import { applyShift, tryShifts } from './shifts.ts';
import { applyRegroup, reorganiseFault } from './task-forces.ts';

type ChoiceOf<K extends keyof Choices> = Choice<ImperialTypes, Choices[K]['about'], Choices[K]['answer']>;

/** `frame.at` 1: the sealed question of this stage has been put. */
export function movementPhase(play: IaPlay, frame: IaFrame<'movementPhase'>): void {
  const { g } = play;
  if (g.stage === INITIATIVE) return rollForMovement(play);
  if (g.stage === MOVING) return askNext(play);
  if (frame.at === 0) {
    frame.at = 1;
    const isEnd = g.stage === REGROUP;
    if (!isEnd) g.activation = 0;
    return putSealed(play, livingSeats(g), 'reorganise', isEnd ? 'IA-tf-5' : 'IA-tf-4', () => ({ isEnd })); // R125
  }
  frame.at = 0;
  if (g.stage === REORGANISE) {
    g.stage = INITIATIVE;
    return;
  }
  comeBack(play);
  play.done();
}

/** IA-seq-3 */
function rollForMovement(play: IaPlay): void {
  const { g } = play;
  g.order = rollOrder(play, livingSeats(g), 'IA-seq-3');
  g.at = 0;
  g.activation = 0; // a position may begin here
  g.jumps = [];
  g.players.hasMoved.fill(0);
  g.stage = MOVING;
}

/** IA-seq-4: round and round, one activation each, until all are done (R18) */
function askNext(play: IaPlay): void {
  const { g } = play;
  for (let tried = 0; tried < g.order.length; tried++) {
    const seat = g.order[g.at]!;
    if (isLiving(g, seat) && g.players.hasMoved[seat] === 0)
      return put(play, seat, 'strategicMove', 'IA-seq-4', null, doneByItself);
    g.at = (g.at + 1) % g.order.length;
  }
  g.stage = REGROUP;
}

/** IA-mov-10, R25: who withdrew from a battle is back in the system at the end of the next movement phase */
function comeBack(play: IaPlay): void {
  const { g } = play;
  for (const unit of unitsWhere(g, (one) => g.units.outside[one] === WITHDRAWN)) g.units.outside[unit] = INSIDE;
  settleControl(play);
}

/** 5.1: only for a seat that wishes it, since a seat with nothing to move is asked like all others */
const doneByItself: Standing<'strategicMove'> = (play, { by }) =>
  play.g.pace[by]!.autoDone && !canMove(play, by) ? ordered({ before: [], jump: null, after: [] }) : null;

const unit = z.int().min(0).max(99_999);
const number = z.int().min(0).max(99);
const xy = z.tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)]);
export const shiftShape: z.ZodType<Shift, Shift> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('board'), unit, host: unit }),
  z.strictObject({ do: z.literal('leave'), unit }),
  z.strictObject({ do: z.literal('merge'), unit, with: unit }),
  z.strictObject({ do: z.literal('outside'), unit, outside: z.boolean() }),
]);
const shifts = z.array(shiftShape).max(200);

export const reorganise: ChoiceOf<'reorganise'> = {
  shape: z.strictObject({
    taskForces: z.array(z.strictObject({ number, at: xy, units: z.array(unit).max(1000) })).max(25),
    dissolve: z.array(number).max(25),
    shifts,
  }),
  check: (play, answer, { by, about }) => reorganiseFault(play, by, answer, about.isEnd),
  apply(play, answer, { by }) {
    applyRegroup(play, by, answer);
    for (const shift of answer.shifts) applyShift(play, by, shift);
  },
  sample: (play, { by, about }, random) => randomPlans(play, by, about.isEnd, random),
  defaultAnswer: () => ({ taskForces: [], dissolve: [], shifts: [] }),
};

export const strategicMove: ChoiceOf<'strategicMove'> = {
  shape: z.strictObject({
    before: shifts,
    jump: z
      .union([
        z.strictObject({ taskForce: number, to: xy }),
        z.strictObject({ units: z.array(unit).max(1000), to: xy }),
      ])
      .nullable(),
    after: shifts,
  }),
  check: (play, answer, { by }) => activationFault(play, by, answer),
  apply(play, { before, jump, after }, { by }) {
    const { g } = play;
    const hexes = [...before, ...after].map((shift) => g.units.hex[shift.unit]!);
    for (const shift of before) applyShift(play, by, shift);
    if (jump) {
      const { from, to } = applyJump(play, by, jump);
      hexes.push(from, to);
    } else {
      g.players.hasMoved[by] = 1; // R18
      play.emit('IA-seq-4', 'doneMoving', { seat: by });
    }
    for (const shift of after) applyShift(play, by, shift);
    settleHexes(play, hexes);
    play.markRevealed(); // IA-mov-4, R20: a finished move stands
    g.at = (g.at + 1) % g.order.length;
  },
  sample: (play, { by }, random) => randomMove(play, by, random),
  defaultAnswer: () => ({ before: [], jump: null, after: [] }),
};

/** Free actions, at most one jump, free actions of those who have not jumped; tried and taken back if need be. */
export function activationFault(
  at: Position,
  seat: number,
  { before, jump, after }: Choices['strategicMove']['answer'],
): Refusal | null {
  const isPlain = before.length + after.length === 0;
  if (isPlain) return jump ? jumpFault(at, seat, jump) : null;
  return tryOut(at.g, (rollback) => {
    const fault = tryShifts(rollback, at, seat, before) ?? (jump ? jumpFault(at, seat, jump) : null);
    if (fault || after.length === 0) return fault;
    if (jump) tryJump(rollback, at, seat, jump);
    return tryShifts(rollback, at, seat, after);
  });
}
