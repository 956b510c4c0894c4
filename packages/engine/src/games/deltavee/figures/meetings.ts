/** Meetings with missiles that lie ahead, from what one viewer sees (9.6). */
import type { Hex } from '#hex/index';
import type { DvView, UnitView } from '../secrets/view-types.ts';
import { wayOf } from './courses.ts';

/** Two enemies, one of them a missile or a contact that may be one, that come into one hex if nobody changes course. */
export interface Meeting {
  by: UnitView;
  to: UnitView;
  /** the step of the move at which they meet, from 1 */
  step: number;
  /** the way of the one that moves, up to the meeting */
  way: Hex[];
  /** it is `by` that intercepts */
  isThreat: boolean;
}

/** Whose Movement Phase is the next one to come. */
export function nextMover({ first, phase }: Pick<DvView, 'first' | 'phase'>): number {
  return phase < 3 ? 1 - first : first;
}

/** Meetings in a Movement Phase between units of the seat (`to`) and enemies (`by`). */
export function meetingsOf(view: DvView, seat: number, mover = nextMover(view)): Meeting[] {
  const own = view.units.filter((one) => one.seat === seat && one.status === 'in-play');
  const enemies = view.units.filter((one) => one.seat !== seat && one.status === 'in-play');
  const isEnemyMoving = mover !== seat;
  return own.flatMap((to) =>
    enemies.flatMap((by) => {
      if (to.vessel && by.vessel) return [];
      const way = nextWayOf(isEnemyMoving ? by : to);
      const goal = isEnemyMoving ? to : by;
      const step = way.findIndex(({ q, r }, at) => at > 0 && q === goal.q && r === goal.r);
      return step > 0 ? [{ by, to, step, way: way.slice(0, step + 1), isThreat: by.vessel === null }] : [];
    }),
  );
}

/** The hexes of its next move, the one it stands in first. */
export function nextWayOf({ q, r, direction, velocity, zig, vessel }: UnitView): Hex[] {
  return direction === null || vessel?.isBound ? [{ q, r }] : wayOf({ q, r, direction, velocity, zig });
}

/** Those of them that are dangers. */
export function threatsTo(view: DvView, seat: number, mover = nextMover(view)): Meeting[] {
  return meetingsOf(view, seat, mover).filter(({ isThreat }) => isThreat);
}

/**
 * What the calculation of an interception asks for; null: it is not to be seen. A contact counts as the best that its
 * side can build, of a type that electronics warfare does not touch.
 */
export function interceptionInputs(
  view: DvView,
  { by, to }: Pick<Meeting, 'by' | 'to'>,
): Record<string, string> | null {
  if (by.direction === null || to.direction === null || !to.vessel) return null;
  const civs = view.units.flatMap(({ seat, vessel }) => (seat === by.seat && vessel ? [vessel.ratings.civ] : []));
  const civ = by.missile?.civ ?? Math.max(...civs);
  if (!Number.isFinite(civ)) return null;
  return {
    missile: `${by.direction}@${by.velocity}`,
    target: `${to.direction}@${to.velocity}`,
    type: by.missile?.type ?? 'unguided',
    civ: String(civ),
    jams: to.log && to.log.guard > 0 ? 'yes' : 'no',
    ...fieldInputs(to),
  };
}

/** DV-9.8b: the hull field that is up, or the best that could be raised; a generator's counts as up (R65). */
function fieldInputs({ vessel, log }: UnitView): Record<'field' | 'state' | 'active', string> {
  const fields = log?.fields ?? [];
  const best = fields.find(({ isUp }) => isUp) ?? fields.find(({ state }) => isSound(state)) ?? fields[0];
  const isUp = vessel?.isFieldUp === true;
  if (isUp && !best?.isUp) return { field: '2', state: 'ok', active: 'yes' };
  const mayRaise = vessel?.kind === 'ship' && vessel.jump !== 'jumping';
  const field = isUp || mayRaise ? (vessel?.ratings.fieldClass ?? 0) : 0;
  return { field: String(field), state: best?.state ?? 'ok', active: isUp ? 'yes' : 'no' };
}

function isSound(state: string): boolean {
  return state === 'ok' || state === 'vulnerable';
}
