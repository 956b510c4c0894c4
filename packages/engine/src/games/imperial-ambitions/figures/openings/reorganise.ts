/** Task forces: where the seat can make or change them, and which ships may be in one. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { xyOf } from '../../board/chart.ts';
import { type Rollback, tryOut } from '../../board/rollback.ts';
import { forUnits, unitsWhere } from '../../board/units.ts';
import { groupRange, markerHex, membersOf } from '../../rules/strategic/movement/jumps.ts';
import { reorganise } from '../../rules/strategic/movement/movement.ts';
import { tryShifts } from '../../rules/strategic/movement/shifts.ts';
import { listFault, regroup, reorganiseFault } from '../../rules/strategic/movement/task-forces.ts';
import type { Choices, ImperialTypes, Position, Shift, Xy } from '../../types.ts';
import { shiftsAt } from './jump.ts';

type Plans = Choices['reorganise']['answer'];

/** The plans so far, and the hex of which the free actions are wanted. */
export interface ReorganisePartial {
  plans: Plans;
  at: Xy | null;
}

export interface ReorganiseNext {
  /** hexes with something to do: ships that may be in a task force there, and may an empty one be made? */
  hexes: { xy: Xy; units: number[]; mayBluff: boolean }[];
  /** hexes that each task force of the seat could jump, by the plans; an empty one jumps like the best ship */
  ranges: { number: number; range: number }[];
  /** numbers of markers that are not on the map */
  free: number[];
  /** at the end of movement: free actions that may be added in the hex asked for */
  shifts: Shift[];
}

export const reorganiseOpenings: Openings<ImperialTypes, 'reorganise'> = {
  shape: z.strictObject({
    plans: reorganise.shape,
    at: z.tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)]).nullable(),
  }),
  start: () => ({ plans: { taskForces: [], dissolve: [], shifts: [] }, at: null }),
  next: (play, { plans, at }, { by, about: { isEnd } }) => {
    const refusal = reorganiseFault(play, by, plans, isEnd);
    if (refusal) return { ok: false, refusal };
    const numbers = Array.from({ length: play.data.tables.markers }, (_, at) => at + 1);
    const free = numbers.filter((number) => markerHex(play, by, number) < 0);
    const shifts = isEnd && at ? shiftsAfter(play, by, plans, at) : [];
    const ranges = rangesAfter(play, by, plans);
    return { ok: true, next: { hexes: hexesOf(play, by, isEnd, free[0] ?? 0), ranges, free, shifts } };
  },
  leads: (play, { plans: now, at }, { hexes, free, shifts }, { by, about: { isEnd } }) => {
    const number = free[0] ?? 0;
    const wishes = hexes.flatMap(({ xy, units, mayBluff }): Plans[] => [
      ...units.map((unit) => planOf({ number, at: xy, units: [unit] })),
      ...(mayBluff ? [planOf({ number, at: xy, units: [] })] : []),
    ]);
    const longer = shifts.map((shift): Plans => ({ ...now, shifts: [...now.shifts, shift] }));
    return {
      answers: [...wishes.filter((plans) => reorganiseFault(play, by, plans, isEnd) === null), ...longer],
      partials: at === null ? hexes.map(({ xy }) => ({ plans: now, at: xy })) : longer.map((plans) => ({ plans, at })),
    };
  },
};

function rangesAfter(at: Position, seat: number, plans: Plans): ReorganiseNext['ranges'] {
  return afterPlans(at, seat, plans, () =>
    Array.from({ length: at.data.tables.markers }, (_, nth) => nth + 1)
      .filter((number) => markerHex(at, seat, number) >= 0)
      .map((number) => ({ number, range: groupRange(at, membersOf(at.g, seat, number)) })),
  );
}

function shiftsAfter(at: Position, seat: number, plans: Plans, xy: Xy): Shift[] {
  return afterPlans(at, seat, plans, (rollback) =>
    tryShifts(rollback, at, seat, plans.shifts) ? [] : shiftsAt(at, seat, xy),
  );
}

/** As if the plans were carried out; nothing of it stays. */
function afterPlans<T>(at: Position, seat: number, plans: Plans, look: (rollback: Rollback) => T): T {
  return tryOut(at.g, (rollback) => {
    rollback.keepMarkers();
    rollback.keep(unitsWhere(at.g, (unit) => at.g.units.owner[unit] === seat));
    regroup(at, seat, plans);
    return look(rollback);
  });
}

function planOf(list: Plans['taskForces'][number]): Plans {
  return { taskForces: [list], dissolve: [], shifts: [] };
}

function hexesOf(at: Position, seat: number, isEnd: boolean, number: number): ReorganiseNext['hexes'] {
  const { g, data } = at;
  const ships = new Map<number, number[]>();
  for (let marker = 1; marker <= data.tables.markers; marker++) {
    const hex = markerHex(at, seat, marker);
    if (hex >= 0) ships.set(hex, []);
  }
  forUnits(g, seat, (unit) => {
    const hex = g.units.hex[unit]!;
    const mayJoin = listFault(at, seat, { number, at: xyOf(hex), units: [unit] }, isEnd) === null;
    if (mayJoin) ships.set(hex, [...(ships.get(hex) ?? []), unit]);
  });
  return [...ships].map(([hex, units]) => {
    const xy = xyOf(hex);
    return { xy, units, mayBluff: reorganiseFault(at, seat, planOf({ number, at: xy, units: [] }), isEnd) === null };
  });
}
