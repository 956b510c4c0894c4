/** Fleet adjustments at random: one small change in a place or two. */
import { pickFrom, type Random } from '#core/random';
import { leaderAt, sideOfSeat } from '../../board/sides.ts';
import { admiralsAt, numbersWhere, squadronsAt } from '../../board/units.ts';
import type { Arrangement, Muster, Position } from '../../types.ts';
import { withCommanders } from '../05-special-rules/command.ts';
import { arrangementFault, isFreeMarker, mustersAt } from './arrangement.ts';

/** Legal arrangements of different places for one seat. */
export function drawArrangements(at: Position, seat: number, random: Random): Arrangement[] {
  const side = sideOfSeat(at.g, seat);
  const found: Arrangement[] = [];
  for (let tries = 0; tries < 2; tries++) {
    const place = drawPlace(at, seat, random);
    if (place < 0 || found.some((one) => one.place === place)) continue;
    const used = found.flatMap(({ fleets }) => fleets.map(({ fleet }) => fleet));
    const isFree = (fleet: number): boolean => isFreeMarker(at.g, seat, fleet) && !used.includes(fleet);
    const free = numbersWhere(at.data.fleets.length, isFree);
    const fleets = changed(at, side, place, free, random);
    const arrangement = { place, fleets: withCommanders(at, side, place, fleets), transfers: [] };
    if (arrangementFault(at, seat, arrangement) === null) found.push(arrangement);
  }
  return found;
}

/** A place with squadrons that this seat leads, -1 none found. */
function drawPlace(at: Position, seat: number, random: Random): number {
  const { g, data } = at;
  const side = sideOfSeat(g, seat);
  const count = data.squadrons.length;
  const start = random.below(count);
  for (let n = 0; n < count; n++) {
    const squadron = (start + n) % count;
    const place = g.squadrons.place[squadron]!;
    if (place >= 0 && data.squadrons[squadron]!.side === side) return leaderAt(at, side, place) === seat ? place : -1;
  }
  return -1;
}

/** The fleets of a place with one of: a new fleet, more squadrons, fewer squadrons, another commander. */
function changed(at: Position, side: number, place: number, free: readonly number[], random: Random): Muster[] {
  const fleets = mustersAt(at, side, place);
  const members = new Set(fleets.flatMap(({ squadrons }) => squadrons));
  const loose = squadronsAt(at, side, place).filter((squadron) => !members.has(squadron));
  const some = loose.filter(() => random.below(2) === 0);
  const fleet = fleets.length > 0 ? pickFrom(fleets, random) : null;
  switch (random.below(4)) {
    case 0:
      if (free.length > 0 && some.length > 0)
        fleets.push({ fleet: pickFrom(free, random), squadrons: some, commander: -1 });
      break;
    case 1:
      fleet?.squadrons.push(...some);
      break;
    case 2:
      if (fleet && fleet.squadrons.length > 1) fleet.squadrons.splice(random.below(fleet.squadrons.length), 1);
      break;
    default:
      if (fleet) fleet.commander = pickFrom([-1, ...admiralsAt(at.g, side, place)], random);
  }
  return fleets;
}
