/** What a missile would meet on its first move, from what its side sees (9.4, 9.6). */
import { distance } from '#hex/index';
import type { MissileType } from '../data/names.ts';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { after, type Course, wayOf } from './courses.ts';

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
  /** of its first move, from 1 */
  step: number;
  /** between the two at that step; 0: it tries to intercept */
  hexes: number;
}

/** After the enemy has moved along its course; null: nobody is there. */
export function firstPass(view: DvView, seat: number, { type, civ, course }: Launched): Pass | null {
  const velocity = gainedVelocity(view, type, course.velocity);
  const passes = view.units
    .filter((one) => one.seat !== seat && one.status === 'in-play' && one.vessel)
    .flatMap((to) => {
      const by = { ...to, ...course, velocity, seat, vessel: null, log: null, missile: { type, civ } };
      const there = nextEndOf(to);
      return wayOf({ ...course, velocity })
        .slice(1)
        .map((hex, at) => ({ by, to, step: at + 1, hexes: distance(hex.q, hex.r, there.q, there.r) }));
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

/** Where it stands after its next move. */
export function nextEndOf({ q, r, direction, velocity, zig, vessel }: UnitView): { q: number; r: number } {
  return direction === null || vessel?.isBound ? { q, r } : after({ q, r, direction, velocity, zig });
}
