/** Strategic movement: who may jump, how far, and which free actions are open on the way. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import type { Refusal } from '#core/types';
import { hexOnSheets, jumpDistance, jumpReach, xyOf } from '../../board/chart.ts';
import { type Rollback, tryOut } from '../../board/rollback.ts';
import { forUnits, isCargo, isFighter } from '../../board/units.ts';
import {
  groupRange,
  jumpersOf,
  jumpFault,
  jumpStart,
  markerHex,
  tryJump,
} from '../../rules/strategic/movement/jumps.ts';
import { shiftShape } from '../../rules/strategic/movement/movement.ts';
import { jumpGroups } from '../../rules/strategic/movement/sample.ts';
import { shiftFault, tryShifts } from '../../rules/strategic/movement/shifts.ts';
import type { ImperialTypes, Jump, JumpGroup, Position, Shift, Xy } from '../../types.ts';
import { sheetXy, unitNumber } from './shapes.ts';

export interface JumpPartial {
  /** free actions before the jump */
  before: Shift[];
  /** who is to jump */
  group: JumpGroup | null;
  /** where it jumps to, if the free actions after the jump are wanted */
  to: Xy | null;
  /** free actions after it */
  after: Shift[];
  /** hex of which the free actions are wanted */
  at: Xy | null;
}

export interface JumpNext {
  /** who may jump now: task forces, and for each hex the loose ships there (`taskForce` null), all or some of them */
  groups: { taskForce: number | null; xy: Xy; units: number[]; range: number }[];
  /** of the group in hand: the range of its slowest, and every hex within it */
  range: number;
  ends: { to: Xy; distance: number }[];
  /** free actions of one's own units in the hex asked for, after the jump if it is chosen */
  shifts: Shift[];
}

export const jumpOpenings: Openings<ImperialTypes, 'strategicMove'> = {
  shape: z.strictObject({
    before: z.array(shiftShape).max(200),
    group: z
      .union([
        z.strictObject({ taskForce: z.int().min(0).max(99) }),
        z.strictObject({ units: z.array(unitNumber).max(1000) }),
      ])
      .nullable(),
    to: sheetXy.nullable(),
    after: z.array(shiftShape).max(200),
    at: sheetXy.nullable(),
  }),
  start: () => ({ before: [], group: null, to: null, after: [], at: null }),
  next: (play, { before, group, to, after, at }, { by }) =>
    tryOut(play.g, (rollback) => {
      const refusal = tryShifts(rollback, play, by, before);
      if (refusal) return { ok: false, refusal };
      const found = group ? endsOf(play, by, group) : { range: 0, ends: [] };
      if ('why' in found) return { ok: false, refusal: found };
      const groups = jumpGroups(play, by).map((one) => describeGroup(play, by, one));
      const fault = group && to ? tryAfter(rollback, play, by, { ...group, to }, after) : null;
      if (fault) return { ok: false, refusal: fault };
      return { ok: true, next: { groups, ...found, shifts: at ? shiftsAt(play, by, at) : [] } };
    }),
  leads: (_play, partial, { groups, ends, shifts }) => {
    const { before, group, to, after, at } = partial;
    if (group && to) {
      const longer = shifts.map((shift) => [...after, shift]);
      return {
        answers: longer.map((list) => ({ before, jump: { ...group, to }, after: list })),
        partials: longer.map((list) => ({ ...partial, after: list })),
      };
    }
    const first = { group: null, to: null, after: [] };
    return {
      answers: [
        ...(group ? ends.map((end) => ({ before, jump: { ...group, to: end.to }, after: [] })) : []),
        ...shifts.map((shift) => ({ before: [...before, shift], jump: null, after: [] })),
      ],
      partials: [
        ...groups.map(({ taskForce, units, xy }) => ({
          ...first,
          before,
          group: taskForce === null ? { units } : { taskForce },
          at: xy,
        })),
        ...(group ? ends.slice(0, 1).map((end) => ({ ...first, before, group, to: end.to, at: end.to })) : []),
        ...shifts.map((shift) => ({ ...first, before: [...before, shift], at })),
      ],
    };
  },
};

/** The jump and what is done after it, until the rollback takes it back. */
function tryAfter(rollback: Rollback, at: Position, seat: number, jump: Jump, after: readonly Shift[]): Refusal | null {
  const fault = jumpFault(at, seat, jump);
  if (fault) return fault;
  tryJump(rollback, at, seat, jump);
  return tryShifts(rollback, at, seat, after);
}

function describeGroup(at: Position, seat: number, group: JumpGroup): JumpNext['groups'][number] {
  const units = [...jumpersOf(at.g, seat, group)];
  const range = groupRange(at, units);
  if ('units' in group) return { taskForce: null, xy: xyOf(at.g.units.hex[units[0]!]!), units, range };
  return { taskForce: group.taskForce, xy: xyOf(markerHex(at, seat, group.taskForce)), units, range };
}

function endsOf(at: Position, seat: number, group: JumpGroup): Pick<JumpNext, 'range' | 'ends'> | Refusal {
  const { g, data } = at;
  const from = jumpStart(at, seat, group);
  if (typeof from !== 'number') return from;
  const chart = data.chartFor(g);
  const range = groupRange(at, jumpersOf(g, seat, group));
  const hexes = jumpReach(chart, from, range).filter((hex) => hex !== from);
  return { range, ends: hexes.map((hex) => ({ to: xyOf(hex), distance: jumpDistance(chart, from, hex, range) })) };
}

/** Every free action that the rules allow in one hex. */
export function shiftsAt(at: Position, seat: number, xy: Xy): Shift[] {
  const { g } = at;
  const hex = hexOnSheets(at.data.chartFor(g), xy);
  const here: number[] = [];
  forUnits(g, seat, (unit) => {
    if (g.units.hex[unit] === hex) here.push(unit);
  });
  const hosts = here.filter((unit) => isHost(at, unit));
  const wishes = here.flatMap((unit): Shift[] => [
    ...hosts.map((host): Shift => ({ do: 'board', unit, host })),
    { do: 'leave', unit },
    ...(isFighter(g, unit) ? here.map((other): Shift => ({ do: 'merge', unit, with: other })) : []),
    ...(isCargo(g, unit) ? [true, false].map((outside): Shift => ({ do: 'outside', unit, outside })) : []),
  ]);
  return wishes.filter((shift) => shiftFault(at, seat, shift) === null);
}

function isHost({ g, data }: Position, unit: number): boolean {
  const { landsFighters, docks, embarksBySteps, embarksUnits } = data.types[g.units.type[unit]!]!;
  return landsFighters || docks > 0 || embarksBySteps || embarksUnits > 0;
}
