/** Before the war: where guerrillas may start, and which fleets may start in the rear. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { FUEL_CODES } from '../../data/names.ts';
import { placeGuerrillas } from '../../rules/07-set-up/set-up.ts';
import { ableFleets, chanceOfDiscovery } from '../../rules/09-optional-rules/surprise.ts';
import type { WarTypes } from '../../types.ts';

/** Nothing needs to be named before. */
export type PlaceGuerrillasPartial = Record<string, never>;
export interface PlaceGuerrillasNext {
  hexes: number[];
}

export type SurprisePartial = Record<string, never>;
export interface SurpriseNext {
  /** one fleet in each */
  starts: SurprisePlace[];
}
export interface SurprisePlace {
  hex: number;
  rule: string;
  /** that every squadron must have, at least, and codes of fuel that serve there */
  jump: number;
  fuels: string[];
  /** chance that a fleet there is found out before the war */
  discovered: number;
  /** that could start there */
  fleets: number[];
}

export const placeGuerrillasOpenings: Openings<WarTypes, 'placeGuerrillas'> = {
  shape: z.strictObject({}),
  start: () => ({}),
  next: ({ data }) => ({ ok: true, next: { hexes: [...data.orderOfBattle.guerrillas.hexes] } }),
  leads: (play, _partial, { hexes }, decision) => {
    const { hexes: standing } = placeGuerrillas.defaultAnswer(play, decision);
    const changed = hexes.map((hex) => ({ hexes: [...standing.slice(0, -1), hex] }));
    return {
      answers: changed.filter((answer) => placeGuerrillas.check(play, answer, decision) === null),
      partials: [],
    };
  },
};

export const surpriseOpenings: Openings<WarTypes, 'surprise'> = {
  shape: z.strictObject({}),
  start: () => ({}),
  next: (play) => {
    const { surprise } = play.data.orderOfBattle;
    return {
      ok: true,
      next: {
        starts: surprise.map((start) => ({
          hex: start.hex,
          rule: start.rule,
          jump: start.jump,
          fuels: start.fuel.map((code) => FUEL_CODES[code] ?? ''),
          discovered: chanceOfDiscovery(start),
          fleets: ableFleets(play, start),
        })),
      },
    };
  },
  leads: (_play, _partial, { starts }) => ({
    answers: starts.flatMap(({ hex, fleets }) => fleets.map((fleet) => ({ fleets: [{ fleet, hex }] }))),
    partials: [],
  }),
};
