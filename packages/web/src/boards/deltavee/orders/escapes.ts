/** Every answer that Commands can give to a missile on its way: each course in reach, each Weave, the field. */
import { type DvView, type End, interceptionInputs, type Order, type UnitView } from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR } from '@admiralty/engine/hex';
import { hexPairs } from '../plane/terrain.tsx';
import { HEXSIDES } from './maneuver-step.tsx';
import { dangersTo } from './survival.tsx';

export interface Escape {
  is: 'course' | 'weave' | 'field';
  orders: readonly Order[];
  /** the unit as it flies then */
  now: UnitView;
}

/** What of an escape is worth a line: the best of its kind. */
export interface Rated extends Escape {
  survives: number;
}

export function escapesOf(
  view: DvView,
  unit: UnitView,
  ends: readonly End[],
  mayWeave: boolean,
  raise: Order | null,
): Escape[] {
  const courses = ends
    .filter(({ commands }) => commands.length > 0)
    .map(({ course, commands }): Escape => {
      const { direction, velocity, zig } = course;
      const orders = commands.map((one): Order => ({ do: one, unit: unit.unit }));
      return { is: 'course', orders, now: { ...unit, direction, velocity, zig } };
    });
  const weaves = (mayWeave ? HEXSIDES : []).flatMap((hexside): Escape[] => {
    const [q, r] = [unit.q + CLOCK_DQ[hexside], unit.r + CLOCK_DR[hexside]];
    const enemies = view.units.filter(({ seat, status }) => seat !== unit.seat && status === 'in-play');
    const isClosed = [...view.planets, ...hexPairs(view.asteroids), ...enemies].some(
      (one) => one.q === q && one.r === r,
    ); // DV-7.2e
    return isClosed
      ? []
      : [{ is: 'weave', orders: [{ do: 'weave', unit: unit.unit, hexside }], now: { ...unit, q, r } }];
  });
  return [...courses, ...weaves, ...(raise ? [{ is: 'field', orders: [raise], now: unit } as const] : [])];
}

/** What the calculation of each danger asks for. */
export function dangersIn(view: DvView, { is, now }: Pick<Escape, 'is' | 'now'>): Record<string, string>[] {
  if (is === 'field') return []; // DV-9.8a: a field that is up takes the blow
  return dangersTo(view, now).flatMap((meeting) => {
    const given = interceptionInputs(view, meeting);
    return given ? [given] : [];
  });
}

/** The best of each kind, those first that save most; with as good a chance the fewest Commands. */
export function bestOf(rated: readonly Rated[]): Rated[] {
  const sorted = rated.toSorted(
    (one, other) => other.survives - one.survives || one.orders.length - other.orders.length,
  );
  return sorted.filter((one, at) => sorted.findIndex(({ is }) => is === one.is) === at);
}
