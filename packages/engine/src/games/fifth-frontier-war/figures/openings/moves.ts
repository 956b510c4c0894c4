/** Moves without plots: admirals by xboat, scouts, well-led fleets, each with every place within reach. */
import type { Openings } from '#core/figures';
import type { Refusal } from '#core/types';
import { type Hold, holdsAfter } from '../../board/carrying.ts';
import { sideOfSeat } from '../../board/sides.ts';
import { squadronsOf } from '../../board/units.ts';
import { reachOfScouts, reachOfWellLed, scouts, wellLed } from '../../rules/03-movement/discretionary.ts';
import { travellersOf, xboats } from '../../rules/03-movement/xboat.ts';
import type { Choices, Position, Transfer, WarTypes } from '../../types.ts';
import { type Berths, berthsAt } from './transfers.ts';

/** Who has not moved yet in this answer, and where to. */
export interface XboatsNext {
  admirals: { admiral: number; places: number[] }[];
}
export interface ScoutsNext {
  scouts: { squadron: number; places: number[] }[];
  boarding: Boarding[];
}
export interface WellLedNext {
  fleets: { fleet: number; squadrons: number[]; places: number[] }[];
  boarding: Boarding[];
}

/** For a jump of the answer: who can board or leave its ships before it, and what they would carry. */
export interface Boarding {
  passengers: Berths[];
  holds: Hold[];
}

export type XboatsPartial = Choices['xboats']['answer'];
export type ScoutsPartial = Choices['scouts']['answer'];
export type WellLedPartial = Choices['wellLed']['answer'];

export const xboatsOpenings: Openings<WarTypes, 'xboats'> = {
  shape: xboats.shape,
  start: () => ({ moves: [] }),
  next: (play, partial, decision) => {
    const refusal = xboats.check(play, partial, decision);
    if (refusal) return { ok: false, refusal };
    const left = travellersOf(play, decision.by).filter(
      ({ admiral }) => !partial.moves.some((move) => move.admiral === admiral),
    );
    return { ok: true, next: { admirals: left.map(({ admiral, reach }) => ({ admiral, places: reach })) } };
  },
  leads: (_play, { moves }, { admirals }) => {
    const longer = admirals.flatMap(({ admiral, places }) =>
      places.map((to) => ({ moves: [...moves, { admiral, to }] })),
    );
    return { answers: longer, partials: longer };
  },
};

export const scoutsOpenings: Openings<WarTypes, 'scouts'> = {
  shape: scouts.shape,
  start: () => ({ jumps: [] }),
  next: (play, partial, decision) => {
    const refusal = scouts.check(play, partial, decision);
    if (refusal) return { ok: false, refusal };
    const left = reachOfScouts(play, decision.by).flatMap(({ squadrons: [squadron = -1], places }) =>
      partial.jumps.some((jump) => jump.squadron === squadron) ? [] : [{ squadron, places }],
    );
    const boarding = boardingOf(play, decision.by, partial.jumps, {
      shipsOf: ({ squadron }) => [squadron],
      faultOf: (jumps) => scouts.check(play, { jumps }, decision),
    });
    return { ok: true, next: { scouts: left, boarding } };
  },
  leads: (_play, { jumps }, next) => {
    const longer = next.scouts.flatMap(({ squadron, places }) =>
      places.map((to) => ({ jumps: [...jumps, { squadron, to, load: [] }] })),
    );
    const all = [...longer, ...loaded(jumps, next.boarding).map((more) => ({ jumps: more }))];
    return { answers: all, partials: all };
  },
};

export const wellLedOpenings: Openings<WarTypes, 'wellLed'> = {
  shape: wellLed.shape,
  start: () => ({ jumps: [] }),
  next: (play, partial, decision) => {
    const refusal = wellLed.check(play, partial, decision);
    if (refusal) return { ok: false, refusal };
    const fleets = reachOfWellLed(play, decision.by).filter(
      ({ fleet }) => !partial.jumps.some((jump) => jump.fleet === fleet),
    );
    const boarding = boardingOf(play, decision.by, partial.jumps, {
      shipsOf: ({ fleet }) => squadronsOf(play.g, fleet),
      faultOf: (jumps) => wellLed.check(play, { jumps }, decision),
    });
    return { ok: true, next: { fleets, boarding } };
  },
  leads: (_play, { jumps }, { fleets, boarding }) => {
    const longer = fleets.flatMap(({ fleet, places }) =>
      places.map((to) => ({ jumps: [...jumps, { fleet, to, load: [] }] })),
    );
    const all = [...longer, ...loaded(jumps, boarding).map((more) => ({ jumps: more }))];
    return { answers: all, partials: all };
  },
};

interface Loaded {
  load: Transfer[];
}

/** FFW-3.6d, FFW-3.10p: jump by jump, each transfer tried with the whole answer. */
function boardingOf<Jump extends Loaded>(
  at: Position,
  seat: number,
  jumps: readonly Jump[],
  of: { shipsOf(jump: Jump): number[]; faultOf(jumps: Jump[]): Refusal | null },
): Boarding[] {
  const side = sideOfSeat(at.g, seat);
  return jumps.map((jump, n) => {
    const ships = of.shipsOf(jump);
    const place = at.g.squadrons.place[ships[0]!]!;
    const passengers = berthsAt(at, side, place, jump.load, (load) => of.faultOf(jumps.with(n, { ...jump, load })));
    const holds = holdsAfter(at, side, place, jump.load).filter(({ squadron }) => ships.includes(squadron));
    return { passengers, holds };
  });
}

/** Each transfer more that is possible, in the answer. */
function loaded<Jump extends Loaded>(jumps: readonly Jump[], boarding: readonly Boarding[]): Jump[][] {
  return jumps.flatMap((jump, n) =>
    (boarding[n]?.passengers ?? []).flatMap(({ to, ...one }) =>
      to.map((berth) => jumps.with(n, { ...jump, load: [...jump.load, { ...one, to: berth }] })),
    ),
  );
}
