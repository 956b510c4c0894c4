/** Where a missile is put unless the reader says otherwise: where it strikes best if nobody changes course. */
import {
  type DvView,
  firstPass,
  interceptionInputs,
  type Launched,
  type Placement,
  type UnitView,
} from '@admiralty/engine/deltavee';
import type { TableClient } from '../../../table/types.ts';
import { worked } from '../set-up/worked.ts';
import { hexBeside, nearestPlacement } from './placing.tsx';

/** What is launched, but for its course. */
export type Load = Pick<Launched, 'type' | 'civ'>;

export function launchedAt(unit: UnitView, load: Load, { hexside, direction, velocity }: Placement): Launched {
  return { ...load, course: { ...hexBeside(unit, hexside), direction, velocity, zig: 0 } };
}

/** Of all places the one with the best chance to strike; where none meets anybody, the one that passes nearest. */
export async function aimedPlacement(
  client: TableClient,
  { view, unit, load, options }: { view: DvView; unit: UnitView; load: Load; options: readonly Placement[] },
): Promise<Placement | null> {
  const passes = options.map((option) => ({
    option,
    pass: firstPass(view, unit.seat, launchedAt(unit, load, option)),
  }));
  const least = Math.min(...passes.map(({ pass }) => pass?.hexes ?? Number.POSITIVE_INFINITY));
  const nearest = passes.filter(({ pass }) => (pass?.hexes ?? Number.POSITIVE_INFINITY) === least);
  const known = new Map<string, Promise<number>>();
  const chanceOf = async (given: Record<string, string>): Promise<number> =>
    (await worked<{ percent: number }>(client, 'interception', given))?.value.percent ?? 0;
  const chances = await Promise.all(
    nearest.map(async ({ pass }) => {
      const given = pass && pass.hexes === 0 ? interceptionInputs(view, pass) : null;
      if (!given) return 0;
      const key = JSON.stringify(given);
      const found = known.get(key) ?? chanceOf(given);
      known.set(key, found);
      return found;
    }),
  );
  const best = nearest.filter((_, at) => chances[at] === Math.max(...chances)).map(({ option }) => option);
  return nearestPlacement(best, straightOn(unit));
}

/** As the launcher flies, a little faster. */
export function straightOn({ direction, velocity }: UnitView): Partial<Placement> {
  return { ...(direction === null ? {} : { direction }), velocity: velocity + 1 };
}
