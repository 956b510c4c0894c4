/** Planets without a place: where each may stand beside those that stand already. */
import type { Openings } from '#core/figures';
import { mapHex, planetHexes } from '../../board/battle-map.ts';
import { xyOf } from '../../board/chart.ts';
import { PLANET_KINDS, type PlanetKind } from '../../data/names.ts';
import { hexesFor, placePlanets, unplacedKinds } from '../../rules/battle/planets.ts';
import { type Choices, type ImperialTypes, refuse, type Xy } from '../../types.ts';

/** Those placed so far. */
export type PlanetsPartial = Choices['placePlanets']['answer'];

export interface PlanetsNext {
  left: { kind: PlanetKind; hexes: Xy[] }[];
}

export const planetsOpenings: Openings<ImperialTypes, 'placePlanets'> = {
  shape: placePlanets.shape,
  start: () => ({ planets: [] }),
  next: (play, partial, decision) => {
    const { system } = decision.about;
    const left = new Set(unplacedKinds(play, system));
    const hexes: number[] = planetHexes(play.g, system);
    for (const { kind, xy } of partial.planets) {
      const index = PLANET_KINDS.indexOf(kind);
      if (!left.delete(index) || !hexesFor(play, hexes, index).includes(mapHex(play.data.geometry, xy)))
        return { ok: false, refusal: refuse('IA-set-7', `the ${kind} planet cannot be placed so`) };
      hexes[index] = mapHex(play.data.geometry, xy);
    }
    const open = [...left].map((kind) => ({ kind: PLANET_KINDS[kind]!, hexes: hexesFor(play, hexes, kind).map(xyOf) }));
    return { ok: true, next: { left: open } };
  },
  leads: (_play, { planets }, { left }) => {
    const longer = left.flatMap(({ kind, hexes }) => hexes.map((xy) => ({ planets: [...planets, { kind, xy }] })));
    return left.length === 1 ? { answers: longer, partials: [] } : { answers: [], partials: longer };
  },
};
