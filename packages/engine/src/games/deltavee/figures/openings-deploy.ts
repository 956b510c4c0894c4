/** Set-up on the plane: where a unit may stand, point and how fast, all others as they are drafted. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { MISSILE_TYPES } from '../data/types.ts';
import { isInstallation } from '../rules/04-spaceships.ts';
import { boxOf, forPods, preparable } from '../rules/05-pods.ts';
import { hexName, sheetHexes } from '../rules/10-set-up/areas.ts';
import { deploy } from '../rules/10-set-up/deployment.ts';
import { isInSetup, placeOf, setUpRule, setupOf, unitsToDeploy } from '../rules/10-set-up/places.ts';
import { CRAFT_INSIDE } from '../state.ts';
import type { Choices, DeltaVeeTypes, Deployment, DvPlay } from '../types.ts';

type Draft = Choices['deploy']['answer'];
type Asked = Parameters<typeof deploy.check>[2];

/** A whole draft, and the unit of it that is in hand. */
export interface DeployPartial {
  draft: Draft;
  unit: number;
}

/** Each part by itself: the rest of the draft stays as it is. */
export interface DeployNext {
  hexes: string[];
  directions: number[];
  velocities: number[];
  /** of an installation, instead of all that */
  hexsides: number[];
  /** DV-S5d: what all units of the fleet have in common; a change goes for all of them */
  common: ('direction' | 'velocity')[];
  /** what may start prepared: a missile type of a box, -1 the craft in it */
  prepared: { box: number; missile: number }[];
}

export const deployOpenings: Openings<DeltaVeeTypes, 'deploy'> = {
  shape: z.strictObject({ draft: deploy.shape, unit: z.int().min(0).max(9999) }),
  start: (play, decision, random) => {
    const units = unitsToDeploy(play, decision.by);
    return { draft: deploy.sample(play, decision, random), unit: units[random.below(units.length)]! };
  },
  next: (play, { draft, unit }, decision) => {
    const own = unitsToDeploy(play, decision.by);
    const other = [unit, ...draft.units.map((one) => one.unit)].find((one) => !own.includes(one));
    if (other !== undefined)
      return { ok: false, refusal: { rule: setUpRule(play), why: `unit ${other} is not yours to set up` } };
    return { ok: true, next: deployNext(play, draft, unit, decision) };
  },
  leads: (play, { draft, unit }, next, { by }) => ({
    answers: [
      ...next.hexes.map((hex) => movedTo(play, draft, unit, { hex })),
      ...next.directions.map((direction) => movedTo(play, draft, unit, { direction })),
      ...next.velocities.map((velocity) => movedTo(play, draft, unit, { velocity })),
      ...next.hexsides.map((hexside) => withHexside(draft, unit, hexside)),
      ...next.prepared.map((one) => withPrepared(draft, unit, one)),
    ],
    partials: unitsToDeploy(play, by).map((other) => ({ draft, unit: other })),
  }),
};

function deployNext(play: DvPlay, draft: Draft, unit: number, asked: Asked): DeployNext {
  const isLegal = (changed: Draft): boolean => deploy.check(play, changed, asked) === null;
  const isBase = isInstallation(play.g, unit);
  const { directions, velocity } = placeOf(play, unit);
  const velocities = Array.from({ length: velocity[1] - velocity[0] + 1 }, (_, more) => velocity[0] + more);
  const places = isBase ? [] : sheetHexes(play).map((hex) => hexName(play, hex));
  const setup = setupOf(play, asked.by);
  return {
    hexes: places.filter((hex) => isLegal(movedTo(play, draft, unit, { hex }))),
    directions: isBase ? [] : directions.filter((direction) => isLegal(movedTo(play, draft, unit, { direction }))),
    velocities: isBase ? [] : velocities.filter((one) => isLegal(movedTo(play, draft, unit, { velocity: one }))),
    hexsides: isBase ? directions.filter((hexside) => isLegal(withHexside(draft, unit, hexside))) : [],
    common: setup && isInSetup(play, setup, unit) ? [...setup.common] : [],
    prepared: storesOf(play, unit).filter((one) => isLegal(withPrepared(draft, unit, one))),
  };
}

/** The draft with one unit put elsewhere; what the fleet has in common changes for all. */
function movedTo(play: DvPlay, draft: Draft, unit: number, part: Partial<Omit<Deployment, 'unit'>>): Draft {
  const setup = setupOf(play, play.g.units.seat[unit]!);
  const isCommon = setup?.common.some((what) => part[what] !== undefined) === true && isInSetup(play, setup, unit);
  const moves = (other: number): boolean => other === unit || (isCommon && isInSetup(play, setup, other));
  return { ...draft, units: draft.units.map((one) => (moves(one.unit) ? { ...one, ...part } : one)) };
}

function withHexside(draft: Draft, unit: number, hexside: number): Draft {
  return { ...draft, hexsides: draft.hexsides?.map((one) => (one.unit === unit ? { unit, hexside } : one)) };
}

function withPrepared(draft: Draft, unit: number, { box, missile }: DeployNext['prepared'][number]): Draft {
  const others = (draft.prepared ?? []).filter((one) => one.unit !== unit || one.box !== box);
  return { ...draft, prepared: [...others, { unit, box, missile }] };
}

/** DV-9.1a, R48: whatever a pod could hold ready. */
function storesOf(play: DvPlay, unit: number): DeployNext['prepared'] {
  const { g } = play;
  const found: DeployNext['prepared'] = [];
  forPods(play, unit, (row, type) => {
    const box = boxOf(g, unit, row);
    if (type.holdsCraft > 0 && g.pods.craft[row] === CRAFT_INSIDE) found.push({ box, missile: -1 });
    for (const missile of MISSILE_TYPES.keys()) if (preparable(g, row, type, missile) > 0) found.push({ box, missile });
  });
  return found;
}
