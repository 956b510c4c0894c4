import { type DvView, interceptionInputs, type MissileType, type UnitView, wayOf } from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import type { ReactNode } from 'react';
import { useTable } from '../../../shell/table-context.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Sum } from '../../../ui/figure.tsx';
import { type Course, endOf } from '../course.ts';
import { nameOf } from '../names.ts';
import { worked } from '../set-up/worked.ts';
import { unitsInPlay } from '../situation.ts';
import { say } from './words.ts';

interface Launched {
  type: MissileType;
  civ: number;
  course: Course;
}

interface Pass {
  target: UnitView;
  /** of its first move, from 1 */
  step: number;
  hexes: number;
}

/** What a missile placed so would meet on its first move, after the enemy has moved along its course. */
export function LaunchFigure({ view, seat, missile }: { view: DvView; seat: number; missile: Launched }): ReactNode {
  const { client } = useTable();
  const pass = nearestPass(view, seat, missile);
  const given =
    pass?.hexes === 0 && missile.course.direction !== null
      ? interceptionInputs(view, { by: asUnit(pass.target, seat, missile), to: pass.target })
      : null;
  const odds = useLookup('launch', JSON.stringify(given), async () =>
    given ? ((await worked<{ percent: number }>(client, 'interception', given))?.value.percent ?? null) : null,
  );
  if (!pass) return null;
  const name = nameOf(view, pass.target);
  if (pass.hexes > 0) return <Sum>{say.launch.misses(name, pass.hexes)}</Sum>;
  return odds === null || odds === undefined ? null : <Sum>{say.launch.meets(name, pass.step, odds)}</Sum>;
}

/** The enemy ship or craft that it comes nearest to; an unguided one has gained by then (DV-7.1f). */
export function nearestPass(view: DvView, seat: number, { type, course }: Launched): Pass | null {
  const velocity = type === 'unguided' ? Math.min(course.velocity + 1, view.maximumVelocity) : course.velocity;
  const { direction } = course;
  if (direction === null) return null;
  const way = wayOf({ ...course, direction, velocity });
  const passes = unitsInPlay(view)
    .filter((one) => one.seat !== seat && one.vessel)
    .flatMap((target) => {
      const there = target.vessel?.isBound ? target : endOf(target);
      return way.slice(1).map((hex, at) => ({ target, step: at + 1, hexes: distance(hex.q, hex.r, there.q, there.r) }));
    });
  return passes.toSorted((one, other) => one.hexes - other.hexes || one.step - other.step)[0] ?? null;
}

/** As if it were on the plane; all that is asked of it is its course and what it is. */
function asUnit(like: UnitView, seat: number, { type, civ, course }: Launched): UnitView {
  return { ...like, ...course, seat, vessel: null, log: null, missile: { type, civ } };
}
