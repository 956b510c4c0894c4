/** Troops of the automatic deployment: into the ships of fleets where the chart allows it, the rest to garrisons. */
import { capacityOf } from '../../board/carrying.ts';
import { strengthOf } from '../../board/strength.ts';
import { addTroop } from '../../positions/forces.ts';
import { type Draft, hexesOf, lineOf, troopsInHand } from './lines.ts';

/** A second unit in the same place is wanted less by so many points. */
const CROWDED = 8;

export function placeTroops(draft: Draft): void {
  const { at, seat, ranking, plan } = draft;
  const crowd = new Map<number, number>();
  const needAt = (hex: number): number => ranking.needOf(hex) - (crowd.get(hex) ?? 0);
  const ships = plan.fleets.flatMap(({ squadrons }) => squadrons);
  const rooms = new Map(ships.map((ship) => [ship, capacityOf(at, ship)]));
  const troops = troopsInHand(at, seat).sort((a, b) => strengthOf(at, b) - strengthOf(at, a) || a - b);
  for (const troop of troops) {
    const aboard = berthFor(draft, rooms, troop);
    let place = -1;
    if (aboard < 0) {
      place = hexesOf(lineOf(at, 'troops', troop)).reduce((best, hex) => (needAt(hex) > needAt(best) ? hex : best));
      crowd.set(place, (crowd.get(place) ?? 0) + CROWDED);
    }
    addTroop(at.g, troop, place, aboard);
    plan.troops.push({ troop, place, aboard });
  }
}

/** The ship of a fleet that it fills best, -1 none; it takes its room. */
function berthFor({ at }: Draft, rooms: Map<number, number>, troop: number): number {
  const { place } = lineOf(at, 'troops', troop);
  if (place.kind !== 'hexes' || !place.embarked) return -1;
  const strength = strengthOf(at, troop);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [ship, room] of rooms) {
    if (room < strength || room >= least || !place.hexes.includes(at.g.squadrons.place[ship]!)) continue;
    best = ship;
    least = room;
  }
  if (best >= 0) rooms.set(best, least - strength);
  return best;
}
