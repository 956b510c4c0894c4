/** Fleets that meet share their troops: one without any takes worlds that it cannot hold. */
import {
  capacityOf,
  fleetsAt,
  loadOf,
  type Position,
  squadronsOf,
  type Transfer,
  troopsAboard,
} from '@admiralty/engine/fifth-frontier-war';
import { type Ground, groundOf } from './forces.ts';

/** Units that every fleet should have, and that a fleet keeps when it gives. */
const WANTED = 3;
const KEPT = 3;

/** Small units from fleets that have many to fleets that have few, in one place. */
export function sharedTroops(at: Position, side: number, place: number): Transfer[] {
  const stocks = fleetsAt(at, side, place).map((fleet) => {
    const ships = squadronsOf(at.g, fleet);
    const units = ships.flatMap((ship) => troopsAboard(at.g, ship)).map((troop) => groundOf(at, troop));
    return { ships, units: units.sort((a, b) => a.strength - b.strength || a.unit - b.unit) };
  });
  const transfers: Transfer[] = [];
  const room = new Map<number, number>();
  for (const poor of stocks)
    for (const rich of stocks)
      while (poor !== rich && poor.units.length < WANTED && rich.units.length > KEPT) {
        const unit = rich.units.find(({ strength }) => strength > 0)!;
        const ship = unit && roomFor(at, poor.ships, unit, room);
        if (ship === undefined) break;
        transfers.push({ troop: unit.unit, to: ship });
        rich.units.splice(rich.units.indexOf(unit), 1);
        poor.units.push(unit);
      }
  return transfers;
}

/** A ship that has room for the unit, which is then counted. */
function roomFor(
  at: Position,
  ships: readonly number[],
  { strength }: Ground,
  room: Map<number, number>,
): number | undefined {
  const leftOf = (ship: number): number => room.get(ship) ?? capacityOf(at, ship) - loadOf(at, ship);
  const ship = ships.find((one) => capacityOf(at, one) > 0 && leftOf(one) >= strength);
  if (ship !== undefined) room.set(ship, leftOf(ship) - strength);
  return ship;
}
