/** Many attempts of the generator, and which one is fair enough to be played (scenario-generator.json). */
import { stepsBetween } from '../data/coordinates.ts';
import type { ImperialData, Layout } from '../data/types.ts';
import { type DrawnSystem, drawMap, groundFor, imagesOf, type MapWish, middleOf } from './map.ts';
import type { Parameters } from './parameters.ts';

/** A map with what tells whether it is fair. */
export interface MadeMap {
  readonly attempt: number;
  readonly systems: readonly DrawnSystem[];
  /** by seat: index of its capital in `systems` */
  readonly capitals: readonly number[];
  readonly nearestRivalCapital: readonly number[];
  readonly sumOfFourNearestNeutral: readonly number[];
}

/** The largest difference between seats that a template map may have in either number. */
export const FAIR_SPREAD = 4;
const ATTEMPTS = { symmetric: 200, template: 500 } as const;

/** The map of these parameters: the first fair attempt, else the fairest. */
export function makeMap(data: ImperialData, parameters: Parameters): MadeMap {
  const layout = layoutOf(data, parameters);
  const wish = {
    geometry: data.geometry,
    layout,
    perHome: parameters.systemsPerHomeSector ?? 4,
    perNeutral: parameters.systemsPerNeutralSector ?? 3,
  };
  const most = parameters.maxRivalDistance ?? Number.POSITIVE_INFINITY;
  for (const isLenient of [false, true]) {
    const made = bestAttempt({ ...wish, isLenient }, parameters.seed, most);
    if (made) return made;
  }
  throw new Error(`no map for seed ${parameters.seed} in layout ${layout.key}`);
}

export function layoutOf(data: ImperialData, { players, layout: key }: Parameters): Layout {
  const { layouts } = data.generator;
  const found = layouts.find((one) => one.players === players && (key === undefined || one.key === key));
  if (!found) throw new Error(`there is no layout ${key ?? ''} for ${players} players`);
  return found;
}

function bestAttempt(wish: MapWish, seed: number, most: number): MadeMap | null {
  const isTemplate = wish.layout.symmetry === 'template';
  const ground = groundFor(wish);
  let best: MadeMap | null = null;
  for (let attempt = 0; attempt < (isTemplate ? ATTEMPTS.template : ATTEMPTS.symmetric); attempt++) {
    const systems = drawMap(ground, (seed + attempt) % 4_294_967_296);
    if (!systems) continue;
    const made = measure(wish, systems, attempt);
    const isFair =
      !isTemplate ||
      (spread(made.nearestRivalCapital) <= FAIR_SPREAD && spread(made.sumOfFourNearestNeutral) <= FAIR_SPREAD);
    if (isFair && farthest(made) <= most) return made;
    if (!best || isBetter(made, best, most)) best = made;
  }
  return best;
}

/** Within the distance first, nearer if neither is, then the smaller sum of spreads; else the earlier one. */
function isBetter(made: MadeMap, best: MadeMap, most: number): boolean {
  const excess = (one: MadeMap): number => Math.max(0, farthest(one) - most);
  return excess(made) < excess(best) || (excess(made) === excess(best) && unfairness(made) < unfairness(best));
}

function farthest({ nearestRivalCapital }: MadeMap): number {
  return Math.max(...nearestRivalCapital);
}

function unfairness(made: MadeMap): number {
  return spread(made.nearestRivalCapital) + spread(made.sumOfFourNearestNeutral);
}

function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers);
}

/** The capital is the system of a home sheet nearest to its middle. */
function measure(wish: MapWish, systems: readonly DrawnSystem[], attempt: number): MadeMap {
  const { geometry, layout } = wish;
  const homeOf = (sheet: number): number =>
    layout.homes.findIndex(([across, down]) => down * layout.across + across === sheet);
  const middles = layout.homes.map((home) => middleOf(geometry, home));
  const capitals = middles.map(() => -1);
  const nearest = middles.map(() => Number.POSITIVE_INFINITY);
  const neutral: number[] = [];
  systems.forEach(({ key, site }, at) => {
    const seat = homeOf(site.sheet);
    const steps = seat < 0 ? -1 : stepsBetween(key, middles[seat]!);
    if (seat < 0) neutral.push(key);
    else if (steps < nearest[seat]!) {
      nearest[seat] = steps; // the first in order on a tie
      capitals[seat] = at;
    }
  });
  if (layout.symmetry !== 'template') {
    const images = imagesOf(wish, systems[capitals[0]!]!.key);
    systems.forEach(({ key, site }, at) => {
      if (images.includes(key) && homeOf(site.sheet) >= 0) capitals[homeOf(site.sheet)] = at;
    });
  }
  const hexes = capitals.map((at) => systems[at]!.key);
  return { attempt, systems, capitals, ...distancesOf(hexes, neutral) };
}

/** How many near neutral systems count. */
const NEAR = 4;

/** By capital: steps to the nearest other one, and to the four nearest neutral systems together. */
export function distancesOf(
  capitals: readonly number[],
  neutral: readonly number[],
): Pick<MadeMap, 'nearestRivalCapital' | 'sumOfFourNearestNeutral'> {
  return {
    nearestRivalCapital: capitals.map((mine) =>
      Math.min(...capitals.filter((one) => one !== mine).map((other) => stepsBetween(mine, other))),
    ),
    sumOfFourNearestNeutral: capitals.map((mine) => {
      const steps = new Uint16Array(neutral.length);
      for (let at = 0; at < neutral.length; at++) steps[at] = stepsBetween(mine, neutral[at]!);
      return steps
        .sort()
        .subarray(0, NEAR)
        .reduce((sum, far) => sum + far, 0);
    }),
  };
}
