/** What a missile would meet on its first move, from what its side sees (9.4, 9.6). */
import { distance, type Hex } from '#hex/index';
import type { MissileType } from '../data/names.ts';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { type Course, wayOf } from './courses.ts';
import { nextWayOf } from './meetings.ts';

/** A missile placed in the Fire Phase. */
export interface Launched {
  type: MissileType;
  civ: number;
  course: Course;
}

/** The enemy ship or craft that it comes nearest to. */
export interface Pass {
  /** the missile as it flies then */
  by: UnitView;
  to: UnitView;
  /** at once, where the enemy stands already; when the enemy moves, which comes first; or on its own first move */
  when: 'launched' | 'entered' | 'moved';
  /** of that move, from 1 */
  step: number;
  /** between the two at that step; 0: it tries to intercept */
  hexes: number;
}

/** The first that it meets; null: no enemy is there. */
export function firstPass(view: DvView, seat: number, { type, civ, course }: Launched): Pass | null {
  const enemies = view.units.filter((one) => one.seat !== seat && one.status === 'in-play' && one.vessel);
  const missile = (to: UnitView, velocity: number): UnitView => ({
    ...{ ...to, ...course, velocity, seat, vessel: null, log: null },
    missile: { type, civ },
  });
  const entered = enemies.flatMap((to): Pass[] => {
    const step = nextWayOf(to).findIndex(({ q, r }) => q === course.q && r === course.r);
    if (step < 0) return [];
    return [{ by: missile(to, course.velocity), to, when: step === 0 ? 'launched' : 'entered', step, hexes: 0 }];
  });
  if (entered.length > 0) return entered.toSorted((one, other) => one.step - other.step)[0]!;
  const velocity = gainedVelocity(view, type, course.velocity);
  const way = wayOf({ ...course, velocity }).slice(1);
  const passes = enemies.flatMap((to): Pass[] => {
    const there = nextWayOf(to).at(-1)!;
    const hexesAt = ({ q, r }: Hex): number => distance(q, r, there.q, there.r);
    const by = missile(to, velocity);
    return way.map((hex, at) => ({ by, to, when: 'moved', step: at + 1, hexes: hexesAt(hex) }));
  });
  return passes.toSorted((one, other) => one.hexes - other.hexes || one.step - other.step)[0] ?? null;
}

/** DV-7.1f: an unguided missile gains before each of its moves. */
export function gainedVelocity(
  { maximumVelocity, unguidedGain }: Pick<DvView, 'maximumVelocity' | 'unguidedGain'>,
  type: MissileType,
  velocity: number,
): number {
  return type === 'unguided' ? Math.min(velocity + unguidedGain, maximumVelocity) : velocity;
}
