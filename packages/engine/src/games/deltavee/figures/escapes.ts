/** Missiles on their way to a ship, and every answer that Commands can give to them, from what its side sees (7.2, 9.6). */
import { CLOCK_DQ, CLOCK_DR } from '#hex/index';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import type { Order } from '../types.ts';
import type { End } from './courses.ts';
import { gainedVelocity } from './launches.ts';
import { interceptionInputs, type Meeting, meetingsOf, nextWayOf } from './meetings.ts';

export interface Escape {
  is: 'course' | 'weave' | 'field';
  orders: readonly Order[];
  /** the unit as it flies then */
  now: UnitView;
}

/** Missiles and contacts that meet it on its next move, and then on theirs, if they keep their courses. */
export function dangersTo(view: DvView, now: UnitView): Meeting[] {
  const seen = (unit: UnitView): DvView => ({
    ...view,
    units: view.units.map((one) => (one.unit === unit.unit ? unit : one)),
  });
  const isAtIt = ({ to, isThreat }: Meeting): boolean => isThreat && to.unit === now.unit;
  const then = seen({ ...now, ...nextWayOf(now).at(-1)! });
  const sure = [
    ...meetingsOf(seen(now), now.seat, now.seat).filter(isAtIt),
    ...meetingsOf(gained(then, isUnguided), now.seat, 1 - now.seat).filter(isAtIt),
  ];
  const ifUnguided = meetingsOf(gained(then, isContact), now.seat, 1 - now.seat).filter(
    (one) => isAtIt(one) && isContact(one.by) && !sure.some(({ by }) => by.unit === one.by.unit),
  );
  return [...sure, ...ifUnguided];
}

const isUnguided = ({ missile }: UnitView): boolean => missile?.type === 'unguided';
const isContact = ({ missile, vessel }: UnitView): boolean => !missile && vessel === null;

/** DV-7.1f: before the enemy's next move its unguided missiles gain. */
function gained(view: DvView, isFaster: (unit: UnitView) => boolean): DvView {
  const units = view.units.map((one) =>
    isFaster(one) ? { ...one, velocity: gainedVelocity(view, 'unguided', one.velocity) } : one,
  );
  return { ...view, units };
}

/** Each course in reach; of the orders that the rules offer the unit each Weave and the raising of its field. */
export function escapesOf(unit: UnitView, ends: readonly End[], offered: readonly Order[]): Escape[] {
  const courses = ends
    .filter(({ commands }) => commands.length > 0)
    .map(({ course, commands }): Escape => {
      const { direction, velocity, zig } = course;
      const orders = commands.map((one): Order => ({ do: one, unit: unit.unit }));
      return { is: 'course', orders, now: { ...unit, direction, velocity, zig } };
    });
  const others = offered.flatMap((order): Escape[] => {
    if (order.do === 'weave') return [{ is: 'weave', orders: [order], now: weaved(unit, order.hexside) }];
    return order.do === 'raiseField' ? [{ is: 'field', orders: [order], now: unit }] : [];
  });
  return [...courses, ...others];
}

/** DV-7.2c: direction and velocity stay. */
function weaved(unit: UnitView, hexside: number): UnitView {
  return { ...unit, q: unit.q + CLOCK_DQ[hexside]!, r: unit.r + CLOCK_DR[hexside]! };
}

/** What the calculation of each of its dangers asks for. */
export function dangersIn(view: DvView, { is, now }: Pick<Escape, 'is' | 'now'>): Record<string, string>[] {
  if (is === 'field') return []; // DV-9.8a: a field that is up takes the blow
  const meetings = [...(is === 'weave' ? metIn(view, now) : []), ...dangersTo(view, now)];
  return meetings.map((one) => interceptionInputs(view, one)).filter((given) => given !== null);
}

/** DV-9.6a: who weaves into the hex of a missile is met there at once. */
function metIn(view: DvView, now: UnitView): Pick<Meeting, 'by' | 'to'>[] {
  return view.units
    .filter(
      ({ seat, status, vessel, q, r }) =>
        seat !== now.seat && status === 'in-play' && !vessel && q === now.q && r === now.r,
    )
    .map((by) => ({ by, to: now }));
}
