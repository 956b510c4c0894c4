/** A deployment that leaves something to the automatic one, filled in. */

import { seatOfSquadron, sideOfSeat } from '../../board/sides.ts';
import { fleetsAt, numbersWhere } from '../../board/units.ts';
import { ZHODANI } from '../../data/types.ts';
import type { Deployment, Muster, Position } from '../../types.ts';
import { automaticDeployment } from './automatic.ts';
import { hexesOf, isHome, lineOf } from './lines.ts';

type Berth = Deployment['admirals'][number];

/** What an answer means: counters that it does not name stand where the automatic deployment has them. */
export function completed(
  at: Position,
  seat: number,
  answer: Deployment,
  plan = answer.automatic ? automaticDeployment(at, seat) : null,
): Deployment {
  if (!answer.automatic || !plan) return answer;
  const wanted = new Map(answer.squadrons.map(({ squadron, place }) => [squadron, place]));
  const planned = new Map(plan.squadrons.map(({ squadron, place }) => [squadron, place]));
  const isMoved = (one: number): boolean => wanted.has(one) && wanted.get(one) !== planned.get(one);
  const fleets = answer.fleets ?? remaining(plan.fleets ?? [], isMoved);
  const troops = new Set(answer.troops.map(({ troop }) => troop));
  const named = new Set(answer.admirals.map(({ admiral }) => admiral));
  const placeOf = (one: number): number => wanted.get(one) ?? planned.get(one) ?? at.g.squadrons.place[one] ?? -1;
  const berth = (one: Berth): Berth => {
    const isSettled = answer.fleets === null && !isMoved(one.aboard);
    return berthIn(at, one, fleets, isSettled, () => apart(at, seat, one.admiral, fleets, placeOf));
  };
  return {
    automatic: false,
    squadrons: [...answer.squadrons, ...plan.squadrons.filter(({ squadron }) => !wanted.has(squadron))],
    troops: [...answer.troops, ...plan.troops.filter(({ troop }) => !troops.has(troop))],
    admirals: [...answer.admirals, ...plan.admirals.filter(({ admiral }) => !named.has(admiral)).map(berth)],
    fleets: fleets.map((one) => (answer.fleets === null && named.has(one.commander) ? { ...one, commander: -1 } : one)),
  };
}

/** The automatic fleets without squadrons that were put elsewhere. */
function remaining(fleets: readonly Muster[], isMoved: (squadron: number) => boolean): Muster[] {
  return fleets
    .map((one) => ({ ...one, squadrons: one.squadrons.filter((squadron) => !isMoved(squadron)) }))
    .filter(({ squadrons }) => squadrons.length > 0);
}

/** A commander is aboard his fleet; the others stay where they are, or if that has changed go where no fleet is. */
function berthIn(
  at: Position,
  one: Berth,
  fleets: readonly Muster[],
  isSettled: boolean,
  elsewhere: () => number,
): Berth {
  const { admiral } = one;
  const fleet = fleets.find(({ commander }) => commander === admiral);
  if (fleet?.squadrons.includes(one.aboard) || (!fleet && isSettled)) return one;
  const navy = at.g.admirals.navy[admiral]!;
  const isKin = (squadron: number): boolean => at.data.squadrons[squadron]?.navy === navy; // R97
  if (fleet) return { admiral, place: -1, aboard: fleet.squadrons.find(isKin) ?? fleet.squadrons[0] ?? -1 };
  const [home] = hexesOf(lineOf(at, 'admirals', admiral));
  return home === undefined ? { admiral, place: -1, aboard: elsewhere() } : { admiral, place: home, aboard: -1 };
}

/** A squadron of the seat that may have him and stands where its side has no fleet, else any that may; -1 none. */
function apart(
  at: Position,
  seat: number,
  admiral: number,
  fleets: readonly Muster[],
  placeOf: (one: number) => number,
): number {
  const navy = at.g.admirals.navy[admiral]!;
  const isHost = (one: number): boolean => {
    const place = placeOf(one);
    if (place < 0 || !isHome(at, navy, place)) return false;
    return seatOfSquadron(at, one) === seat && (navy <= ZHODANI || at.data.squadrons[one]!.navy === navy); // R97
  };
  const hosts = numbersWhere(at.data.squadrons.length, isHost);
  const taken = new Set(fleets.flatMap(({ squadrons }) => squadrons.map(placeOf)));
  const side = sideOfSeat(at.g, seat);
  const isApart = (one: number): boolean => !taken.has(placeOf(one)) && fleetsAt(at, side, placeOf(one)).length === 0;
  return hosts.find(isApart) ?? hosts[0] ?? -1;
}
