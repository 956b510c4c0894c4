/** Task forces as they are changed on the bench, and the answer that says so. */
import type { Choices, IaView, Xy } from '@admiralty/engine/imperial-ambitions';

type Plans = Choices['reorganise']['answer'];

export interface Bench {
  /** unit → task force, 0 loose; units that stay are not in it */
  readonly moved: ReadonlyMap<number, number>;
  /** new task forces */
  readonly made: readonly { number: number; at: Xy }[];
  readonly dissolved: readonly number[];
  readonly shifts: Plans['shifts'];
}

export const untouched: Bench = { moved: new Map(), made: [], dissolved: [], shifts: [] };

export function forceOf(view: IaView, bench: Bench, unit: number): number {
  const now = view.units.find((one) => one.unit === unit)?.card?.taskForce ?? 0;
  return bench.moved.get(unit) ?? (bench.dissolved.includes(now) ? 0 : now);
}

/** Own task forces of the reader, with those made on the bench. */
export function forcesAt(view: IaView, bench: Bench, [x, y]: Readonly<Xy>): number[] {
  const standing = view.markers.filter(({ owner, xy }) => owner === view.viewer && xy[0] === x && xy[1] === y);
  const made = bench.made.filter(({ at }) => at[0] === x && at[1] === y);
  const all = [...standing, ...made].map(({ number }) => number);
  return all.filter((number) => !bench.dissolved.includes(number)).sort((a, b) => a - b);
}

export function withMoved(bench: Bench, view: IaView, unit: number, to: number): Bench {
  const moved = new Map(bench.moved);
  const now = view.units.find((one) => one.unit === unit)?.card?.taskForce ?? 0;
  if (now === to) moved.delete(unit);
  else moved.set(unit, to);
  return { ...bench, moved };
}

/** Several at once, into a force that is made where there is none of this number; 0 loose. */
export function withAll(view: IaView, bench: Bench, move: { units: readonly number[]; to: number; at: Xy }): Bench {
  const { units, to, at } = move;
  const isThere = to === 0 || forcesAt(view, bench, at).includes(to);
  const ready = isThere ? bench : { ...bench, made: [...bench.made, { number: to, at }] };
  return units.reduce((all, unit) => withMoved(all, view, unit, to), ready);
}

/** Takes a force off the map; one that was only made on the bench was never there. */
export function withDissolved(bench: Bench, number: number): Bench {
  const moved = new Map([...bench.moved].filter(([, to]) => to !== number));
  if (bench.made.some((one) => one.number === number))
    return { ...bench, moved, made: bench.made.filter((one) => one.number !== number) };
  return { ...bench, moved, dissolved: [...bench.dissolved, number] };
}

/** Only forces whose content changes are named. */
export function plansOf(view: IaView, bench: Bench): Plans {
  const joined = (number: number): number[] => [...bench.moved].flatMap(([unit, to]) => (to === number ? [unit] : []));
  const changed = view.markers.flatMap(({ owner, number, xy, units }) => {
    if (owner !== view.viewer || bench.dissolved.includes(number)) return [];
    const stays = (units ?? []).filter((unit) => !bench.moved.has(unit));
    const comes = joined(number);
    const isSame = comes.length === 0 && stays.length === (units ?? []).length;
    return isSame ? [] : [{ number, at: xy, units: [...stays, ...comes] }];
  });
  const made = bench.made.map(({ number, at }) => ({ number, at, units: joined(number) }));
  return { taskForces: [...changed, ...made], dissolve: [...bench.dissolved], shifts: [...bench.shifts] };
}

export function isChanged({ moved, made, dissolved, shifts }: Bench): boolean {
  return moved.size + made.length + dissolved.length + shifts.length > 0;
}
