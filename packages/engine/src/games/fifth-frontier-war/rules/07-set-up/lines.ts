/** The lines of the deployment charts: what a seat has in hand, and where it may put it. */

import { seatOfAdmiral, seatOfSquadron, seatOfTroop, sideOfAdmiral } from '../../board/sides.ts';
import { numbersWhere } from '../../board/units.ts';
import type { LinesByCounter } from '../../data/order-of-battle-types.ts';
import { isBox } from '../../data/places.ts';
import { ALLEGIANCES, type InitialForce, ZHODANI } from '../../data/types.ts';
import { IN_HAND } from '../../state.ts';
import type { Deployment, Muster, Position } from '../../types.ts';
import type { Ranking } from './ranking.ts';

/** The line by which a counter that is in hand is placed. */
export function lineOf({ g, data }: Position, kind: keyof LinesByCounter, unit: number): InitialForce {
  const side = kind === 'admirals' ? sideOfAdmiral(g, unit) : data[kind][unit]!.side;
  return data.orderOfBattle.lines[side]![kind][unit]!;
}

/** Hexes that a line leaves to the owner; none for those who go with squadrons. */
export function hexesOf({ place }: InitialForce): readonly number[] {
  return place.kind === 'hexes' ? place.hexes : [];
}

/** R97: fleets and admirals of the allied navies start in systems of their own, nobody's fleet in a box (FFW-7.3i, FFW-7.3j). */
export function isHome({ data }: Position, navy: number, place: number): boolean {
  if (isBox(data.map, place)) return false;
  return navy <= ZHODANI || data.worlds[data.map.worldAt[place] ?? -1]?.allegiance === ALLEGIANCES[navy];
}

/** R97: may an admiral start aboard this squadron? Those of the allied navies only with their own, at home. */
export function isHostFor(at: Position, admiral: number, squadron: number): boolean {
  const navy = at.g.admirals.navy[admiral]!;
  return (
    navy <= ZHODANI || (at.data.squadrons[squadron]!.navy === navy && isHome(at, navy, at.g.squadrons.place[squadron]!))
  );
}

/** Squadrons that this seat still has to place, in ascending number. */
export function squadronsInHand(at: Position, seat: number): number[] {
  const { status } = at.g.squadrons;
  return numbersWhere(status.length, (one) => status[one] === IN_HAND && seatOfSquadron(at, one) === seat);
}

/** FFW-7.3g: the battalion of the secret base is not placed now. */
export function troopsInHand(at: Position, seat: number): number[] {
  const { status } = at.g.troops;
  const isMine = (one: number): boolean => status[one] === IN_HAND && seatOfTroop(at, one) === seat;
  return numbersWhere(status.length, (one) => isMine(one) && lineOf(at, 'troops', one).place.kind !== 'offMap');
}

export function admiralsInHand(at: Position, seat: number): number[] {
  const { status } = at.g.admirals;
  return numbersWhere(status.length, (one) => status[one] === IN_HAND && seatOfAdmiral(at, one) === seat);
}

export function isEmptyHand(at: Position, seat: number): boolean {
  return [squadronsInHand, troopsInHand, admiralsInHand].every((inHand) => inHand(at, seat).length === 0);
}

/** Markers that a seat holds and has not used, of one navy or any. */
export function freeMarkers({ g, data }: Position, seat: number, navy = -1): number[] {
  return numbersWhere(
    data.fleets.length,
    (one) =>
      g.fleets.status[one] === IN_HAND && g.fleets.seat[one] === seat && (navy < 0 || data.fleets[one]!.navy === navy),
  );
}

/** A table being filled, and what has been decided for the seat. */
export interface Draft {
  readonly at: Position;
  readonly seat: number;
  readonly side: number;
  readonly ranking: Ranking;
  readonly plan: Deployment & { fleets: Muster[] };
}
