/** Single transfers that can be made in a place: whether a window must open, and random samples. */
import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { capacityOf, loadOf, mayCarry } from '../../board/carrying.ts';
import { strengthOf } from '../../board/strength.ts';
import { admiralsAt, squadronsAt, troopsAboard, troopsAt, whereIsAdmiral, whereIsTroop } from '../../board/units.ts';
import { ASHORE } from '../../state.ts';
import type { Position, Transfer } from '../../types.ts';

/** A unit in a place, as the beginning of a transfer. */
export type Passenger = { troop: number } | { admiral: number };

/** FFW-3.10l: troops but guerrillas, and admirals of a side, in a place: ashore or aboard a squadron there. */
export function passengersAt(at: Position, side: number, place: number): Passenger[] {
  const { g, data } = at;
  const landed = troopsAt(at, side, place).filter((troop) => !data.troops[troop]!.isGuerrilla);
  const carried = squadronsAt(at, side, place).flatMap((squadron) => troopsAboard(g, squadron));
  return [
    ...[...landed, ...carried].sort((a, b) => a - b).map((troop) => ({ troop })),
    ...admiralsAt(g, side, place).map((admiral) => ({ admiral })),
  ];
}

export function placeOfPassenger({ g }: Position, one: Passenger): number {
  return 'troop' in one ? whereIsTroop(g, one.troop) : whereIsAdmiral(g, one.admiral);
}

/** Where it could go from where it is: ships with room, and the surface if it is aboard. FFW-3.10e: admirals always fit. */
export function berthsFor(at: Position, side: number, one: Passenger): number[] {
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
  at: Position,
  side: number,
  all: readonly Passenger[],
  faultOf: (transfers: Transfer[]) => Refusal | null,
): boolean {
  return all.some((one) => berthsFor(at, side, one).some((to) => faultOf([{ ...one, to }]) === null));
}

/** A few transfers that are legal together. */
export function drawTransfers(
  at: Position,
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
