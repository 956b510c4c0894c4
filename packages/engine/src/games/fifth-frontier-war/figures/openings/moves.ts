/** Moves without plots: admirals by xboat, scouts, well-led fleets, each with every place within reach. */
import type { Openings } from '#core/figures';
import { reachOfScouts, reachOfWellLed, scouts, wellLed } from '../../rules/03-movement/discretionary.ts';
import { travellersOf, xboats } from '../../rules/03-movement/xboat.ts';
import type { Choices, WarTypes } from '../../types.ts';

/** Who has not moved yet in this answer, and where to. */
export interface XboatsNext {
  admirals: { admiral: number; places: number[] }[];
}
export interface ScoutsNext {
  scouts: { squadron: number; places: number[] }[];
}
export interface WellLedNext {
  fleets: { fleet: number; squadrons: number[]; places: number[] }[];
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
    return { ok: true, next: { scouts: left } };
  },
  leads: (_play, { jumps }, next) => {
    const longer = next.scouts.flatMap(({ squadron, places }) =>
      places.map((to) => ({ jumps: [...jumps, { squadron, to, load: [] }] })),
    );
    return { answers: longer, partials: longer };
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
    return { ok: true, next: { fleets } };
  },
  leads: (_play, { jumps }, { fleets }) => {
    const longer = fleets.flatMap(({ fleet, places }) =>
      places.map((to) => ({ jumps: [...jumps, { fleet, to, load: [] }] })),
    );
    return { answers: longer, partials: longer };
  },
};
