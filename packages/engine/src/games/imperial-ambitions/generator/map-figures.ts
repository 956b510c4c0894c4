/** How alike the seats of a drawn map are, whoever has drawn it. */
import { HABITABLE, NEUTRAL, NO_PLANET } from '../data/names.ts';
import type { Scenario } from '../data/types.ts';
import { distancesOf } from './fairness.ts';

/** By seat; null where a seat has no capital, or several. */
export interface MapFigures {
  readonly nearestRivalCapital: readonly number[] | null;
  readonly sumOfFourNearestNeutral: readonly number[] | null;
  /** habitable planets at the start */
  readonly planets: readonly number[];
}

export function mapFigures({ players, systems }: Pick<Scenario, 'players' | 'systems'>): MapFigures {
  const capitals = players.map((_, seat) => systems.filter(({ owner, isCapital }) => owner === seat && isCapital));
  const areKnown = capitals.every((found) => found.length === 1);
  const neutral = systems.filter(({ owner }) => owner === NEUTRAL).map(({ hex }) => hex);
  const distances = areKnown
    ? distancesOf(
        capitals.map(([one]) => one!.hex),
        neutral,
      )
    : NONE;
  const isHeld = (system: Scenario['systems'][number], seat: number): boolean =>
    system.owner === seat && system.planets[HABITABLE] !== NO_PLANET;
  return { ...distances, planets: players.map((_, seat) => systems.filter((one) => isHeld(one, seat)).length) };
}

const NONE = { nearestRivalCapital: null, sumOfFourNearestNeutral: null };
