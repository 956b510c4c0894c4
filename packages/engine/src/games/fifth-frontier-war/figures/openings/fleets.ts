/** Disengaging and refuelling: who leaves together and whither, who can be filled from what. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { indexShape } from '../../board/answer-shapes.ts';
import { sideOfSeat } from '../../board/sides.ts';
import { isDry, pumpsOf, type Server, serversAt } from '../../rules/03-movement/pumps.ts';
import { refuel } from '../../rules/03-movement/refuelling.ts';
import { type Leaver, leaversOf } from '../../rules/04-combat/disengaging.ts';
import type { Choices, WarTypes } from '../../types.ts';

/** All groups leave together: there is nothing to name before. */
export type DisengagePartial = Record<string, never>;
export interface DisengageNext {
  leavers: Leaver[];
}

/** Squadrons in the slots so far: a tanker filled there can serve. */
export interface RefuelPartial {
  slots: number[];
}
export interface RefuelNext {
  places: {
    place: number;
    /** squadrons that the starport fills in no time */
    slots: number;
    /** dry squadrons, and spent tankers */
    thirsty: number[];
    /** of these, who can be filled by a tanker */
    dry: number[];
    tankers: Server[];
  }[];
}

export const disengageOpenings: Openings<WarTypes, 'disengage'> = {
  shape: z.strictObject({}),
  start: () => ({}),
  next: (play, _partial, { by, about }) => ({
    ok: true,
    next: { leavers: leaversOf(play, sideOfSeat(play.g, by), about.hex) },
  }),
  leads: (_play, _partial, { leavers }) => {
    const most = Math.max(...leavers.map(({ systems }) => systems.length));
    return { answers: Array.from({ length: most }, (_, n) => leaving(leavers, n)), partials: [] };
  },
};

/** Each group to the nth of its systems. */
function leaving(leavers: readonly Leaver[], n: number): Choices['disengage']['answer'] {
  const goals = leavers.map(({ fleet, squadrons, systems }) => ({
    fleet,
    squadron: squadrons[0]!,
    to: systems[n % systems.length]!,
  }));
  return {
    leave: true,
    fleets: goals.filter(({ fleet }) => fleet >= 0).map(({ fleet, to }) => ({ fleet, to })),
    squadrons: goals.filter(({ fleet }) => fleet < 0).map(({ squadron, to }) => ({ squadron, to })),
    admirals: [],
  };
}

export const refuelOpenings: Openings<WarTypes, 'refuel'> = {
  shape: z.strictObject({ slots: z.array(indexShape).max(300) }),
  start: () => ({ slots: [] }),
  next: (play, { slots }, decision) => {
    const refusal = refuel.check(play, { slots, tankers: [] }, decision);
    if (refusal) return { ok: false, refusal };
    const places = pumpsOf(play, decision.by).map((pump) => ({
      place: pump.place,
      slots: pump.slots,
      thirsty: [...pump.thirsty],
      dry: pump.thirsty.filter((squadron) => isDry(play, squadron)),
      tankers: serversAt(play, pump, slots),
    }));
    return { ok: true, next: { places } };
  },
  leads: (_play, { slots }, { places }) => {
    const longer = places.flatMap(({ slots: room, thirsty }) => {
      const open = thirsty.filter((squadron) => !slots.includes(squadron));
      return thirsty.length - open.length < room ? open.map((squadron) => ({ slots: [...slots, squadron] })) : [];
    });
    const served = places.flatMap(({ dry, tankers }) =>
      tankers.flatMap(({ tanker, capacity }) =>
        dry
          .filter((squadron) => capacity > 0 && !slots.includes(squadron))
          .map((squadron) => ({ slots, tankers: [{ tanker, fill: [squadron] }] })),
      ),
    );
    return { answers: [{ slots, tankers: [] }, ...served], partials: longer };
  },
};
