/** Single transfers that can be made in a place: whether a window must open, and random samples. */
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { capacityOf, loadOf, mayCarry } from '../../board/carrying.ts';
import { sideOfAdmiral } from '../../board/sides.ts';
import { strengthOf } from '../../board/strength.ts';
import { squadronsAt, whereIsAdmiral, whereIsTroop } from '../../board/units.ts';
import { ASHORE, IN_PLAY } from '../../state.ts';
import type { Reading, Transfer } from '../../types.ts';

/** A unit in a place, as the beginning of a transfer. */
export type Passenger = { troop: number } | { admiral: number };

/** FFW-3.10l: troops but guerrillas, and admirals of a side, in places that are meant. */
export function passengersIn(at: Reading, side: number, isMeant: (place: number) => boolean): Passenger[] {
  const { g, data } = at;
  const found: Passenger[] = [];
  for (let troop = 0; troop < data.troops.length; troop++) {
    const counter = data.troops[troop]!;
    if (g.troops.status[troop] !== IN_PLAY || counter.side !== side || counter.isGuerrilla) continue;
    if (isMeant(whereIsTroop(g, troop))) found.push({ troop });
  }
  for (let admiral = 0; admiral < data.admirals.length; admiral++)
    if (
      g.admirals.status[admiral] === IN_PLAY &&
      sideOfAdmiral(g, admiral) === side &&
      isMeant(whereIsAdmiral(g, admiral))
    )
      found.push({ admiral });
  return found;
}

export function placeOfPassenger({ g }: Reading, one: Passenger): number {
  return 'troop' in one ? whereIsTroop(g, one.troop) : whereIsAdmiral(g, one.admiral);
}

/** Where it could go from where it is: ships with room, and the surface if it is aboard. FFW-3.10e: admirals always fit. */
export function berthsFor(at: Reading, side: number, one: Passenger): number[] {
  const { g } = at;
  const aboard = 'troop' in one ? g.troops.aboard[one.troop]! : g.admirals.aboard[one.admiral]!;
  const need = 'troop' in one ? strengthOf(at, one.troop) : -1;
  const hasRoom = (squadron: number): boolean =>
    squadron !== aboard &&
    (need < 0 || (mayCarry(at, squadron) && capacityOf(at, squadron) - loadOf(at, squadron) >= need));
  const ships = squadronsAt(at, side, placeOfPassenger(at, one)).filter(hasRoom);
  return aboard === ASHORE ? ships : [ASHORE, ...ships];
}

/** Is any single transfer of these legal? */
export function canMove(
  at: Reading,
  side: number,
  all: readonly Passenger[],
  faultOf: (transfers: Transfer[]) => Refusal | null,
): boolean {
  return all.some((one) => berthsFor(at, side, one).some((to) => faultOf([{ ...one, to }]) === null));
}

/** A few transfers that are legal together. */
export function drawTransfers(
  at: Reading,
  side: number,
  all: readonly Passenger[],
  faultOf: (transfers: Transfer[]) => Refusal | null,
  random: Random,
): Transfer[] {
  let drawn: Transfer[] = [];
  if (all.length === 0) return drawn;
  for (let tries = 1 + random.below(4); tries > 0; tries--) {
    const one = pickFrom(all, random);
    const berths = berthsFor(at, side, one);
    if (berths.length === 0) continue;
    const more: Transfer[] = [...drawn, { ...one, to: pickFrom(berths, random) }];
    if (faultOf(more) === null) drawn = more;
  }
  return drawn;
}
