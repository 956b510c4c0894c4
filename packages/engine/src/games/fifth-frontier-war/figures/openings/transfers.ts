/** Cargo and landings: who can go where, after the transfers on the list. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import type { Refusal } from '#core/types';
import { indexShape, transfersShape } from '../../board/answer-shapes.ts';
import { type Hold, holdsAfter } from '../../board/carrying.ts';
import { valuesIn } from '../../board/columns.ts';
import { sideOfSeat } from '../../board/sides.ts';
import { hasSquadrons, squadronsAt } from '../../board/units.ts';
import { type Passenger, passengersAt } from '../../rules/03-movement/berths.ts';
import { cargo } from '../../rules/03-movement/transport.ts';
import { land } from '../../rules/04-combat/transfers.ts';
import { ASHORE } from '../../state.ts';
import type { Position, Transfer, WarTypes } from '../../types.ts';

/** The list so far, and the place that is looked at; landings know theirs. */
export interface CargoPartial {
  transfers: Transfer[];
  place: number | null;
}
export interface LandPartial {
  transfers: Transfer[];
}

/** A unit and every berth that it can still go to: squadrons, or ASHORE. */
export type Berths = Passenger & { to: number[] };

export interface CargoNext {
  /** places where something can be loaded or unloaded */
  places: number[];
  /** of the place looked at */
  passengers: Berths[];
  /** its ships, with what they would carry */
  holds: Hold[];
}
export interface LandNext {
  passengers: Berths[];
  holds: Hold[];
}

export const cargoOpenings: Openings<WarTypes, 'cargo'> = {
  shape: z.strictObject({ transfers: transfersShape, place: indexShape.nullable() }),
  start: () => ({ transfers: [], place: null }),
  next: (play, { transfers, place }, decision) => {
    const faultOf = (list: Transfer[]): Refusal | null => cargo.check(play, { transfers: list }, decision);
    const refusal = faultOf(transfers);
    if (refusal) return { ok: false, refusal };
    const side = sideOfSeat(play.g, decision.by);
    const own = valuesIn(play.g.squadrons.place).filter((one) => hasSquadrons(play, side, one));
    const berths = (one: number): Berths[] => berthsAt(play, side, one, transfers, faultOf);
    const passengers = place !== null && own.includes(place) ? berths(place) : [];
    const holds = place !== null && own.includes(place) ? holdsAfter(play, side, place, transfers) : [];
    return { ok: true, next: { places: own.filter((one) => berths(one).length > 0), passengers, holds } };
  },
  leads: (_play, { transfers, place }, { places, passengers }) => {
    const longer = extended(transfers, passengers);
    return {
      answers: longer.map((list) => ({ transfers: list })),
      partials: [
        ...longer.map((list) => ({ transfers: list, place })),
        ...places.map((one) => ({ transfers, place: one })),
      ],
    };
  },
};

export const landOpenings: Openings<WarTypes, 'land'> = {
  shape: z.strictObject({ transfers: transfersShape }),
  start: () => ({ transfers: [] }),
  next: (play, { transfers }, decision) => {
    const faultOf = (list: Transfer[]): Refusal | null => land.check(play, { transfers: list }, decision);
    const refusal = faultOf(transfers);
    if (refusal) return { ok: false, refusal };
    const side = sideOfSeat(play.g, decision.by);
    const { hex } = decision.about;
    const passengers = berthsAt(play, side, hex, transfers, faultOf);
    return { ok: true, next: { passengers, holds: holdsAfter(play, side, hex, transfers) } };
  },
  leads: (_play, { transfers }, { passengers }) => {
    const longer = extended(transfers, passengers).map((list) => ({ transfers: list }));
    return { answers: longer, partials: longer };
  },
};

/** Every ship there and the surface are tried: what the list before has freed counts as well. */
export function berthsAt(
  at: Position,
  side: number,
  place: number,
  before: readonly Transfer[],
  faultOf: (list: Transfer[]) => Refusal | null,
): Berths[] {
  const berths = [ASHORE, ...squadronsAt(at, side, place)];
  return passengersAt(at, side, place).flatMap((one) => {
    if (before.some((transfer) => isSame(transfer, one))) return [];
    const now = 'troop' in one ? at.g.troops.aboard[one.troop] : at.g.admirals.aboard[one.admiral];
    const to = berths.filter((berth) => berth !== now && faultOf([...before, { ...one, to: berth }]) === null);
    return to.length > 0 ? [{ ...one, to }] : [];
  });
}

function isSame(transfer: Transfer, one: Passenger): boolean {
  if ('troop' in one) return 'troop' in transfer && transfer.troop === one.troop;
  return 'admiral' in transfer && transfer.admiral === one.admiral;
}

function extended(transfers: readonly Transfer[], passengers: readonly Berths[]): Transfer[][] {
  return passengers.flatMap(({ to, ...one }) => to.map((berth) => [...transfers, { ...one, to: berth }]));
}
