/** B1: planets without a recorded place are put on the map for good (IA-set-4 to IA-set-7, IA-star-3, R75). */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Choice } from '#core/types';
import { mapHex, planetHexes, setPlanetHex, terrainOf } from '../../board/battle-map.ts';
import { xyOf } from '../../board/chart.ts';
import { keyOnSheet } from '../../data/coordinates.ts';
import { planetFault } from '../../data/load-scenarios.ts';
import { NO_PLANET, PLANET_KINDS, UNPLACED } from '../../data/names.ts';
import { drawPlanet, Mulberry } from '../../generator/planets.ts';
import { type Choices, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';

type Answer = Choices['placePlanets']['answer'];

/** IA-set-4: only those that no side chart and no earlier battle has placed */
export function unplacedKinds({ g }: Position, system: number): number[] {
  return planetHexes(g, system).flatMap((hex, kind) => (hex === UNPLACED ? [kind] : []));
}

/** Hexes where this planet may stand beside those that stand already. */
export function hexesFor({ data }: Position, planets: readonly number[], kind: number): number[] {
  const { planetColumns, planetRows } = data.geometry;
  const found: number[] = [];
  for (let column = planetColumns[0]; column <= planetColumns[1]; column++)
    for (let row = planetRows[0]; row <= planetRows[1]; row++) {
      const hex = keyOnSheet(data.geometry, [1, 1], column, row);
      const trial = planets.map((one, at) => (at === kind ? hex : one));
      if (planetFault(data.geometry, trial, kind) === null) found.push(hex);
    }
  return found;
}

function placeEach(at: Position, system: number, choose: (hexes: number[]) => number): Answer {
  const planets: number[] = planetHexes(at.g, system);
  return {
    planets: unplacedKinds(at, system).map((kind) => {
      planets[kind] = choose(hexesFor(at, planets, kind));
      return { kind: PLANET_KINDS[kind]!, xy: xyOf(planets[kind]!) };
    }),
  };
}

/** 5.4: the generator's rule, from the map seed of the game; its dice stay secret until the end */
export function policyPlanets(at: Position, system: number): Answer {
  const { g, data } = at;
  const random = new Mulberry(Number(g.options['mapSeed'] ?? 1) + system);
  const planets: number[] = planetHexes(g, system);
  return placeEach(at, system, (hexes) => {
    const standing = planets.filter((hex) => hex !== NO_PLANET && hex !== UNPLACED);
    const key = drawPlanet(data.geometry, random, standing)?.key ?? hexes[0]!;
    planets[planets.indexOf(UNPLACED)] = key;
    return key;
  });
}

/** Star and planets stand for the rest of the game. */
export function standPlanets(play: IaPlay, system: number, { planets }: Answer): void {
  const { g, data } = play;
  const placed = planets.map(({ kind, xy }) => ({ kind: PLANET_KINDS.indexOf(kind), xy }));
  for (const { kind, xy } of placed) setPlanetHex(g, system, kind, mapHex(data.geometry, xy));
  g.battle.terrain = terrainOf(play, system);
  play.emit('IA-star-3', 'planets', { system, planets: placed });
}

const coordinate = z.int().min(1).max(99);

/** IA-star-3, IA-set-3: the defender's */
export const placePlanets: Choice<ImperialTypes, Choices['placePlanets']['about'], Answer> = {
  shape: z.strictObject({
    planets: z.array(z.strictObject({ kind: z.enum(PLANET_KINDS), xy: z.tuple([coordinate, coordinate]) })).max(3),
  }),
  check({ g, data }, { planets }, { about: { system } }) {
    const left = new Set(unplacedKinds({ g, data }, system));
    const trial: number[] = planetHexes(g, system);
    for (const { kind, xy } of planets) {
      const index = PLANET_KINDS.indexOf(kind);
      // IA-set-7: each kind once, and only those that the system has
      if (!left.delete(index)) return refuse('IA-set-7', `the ${kind} planet is not to be placed`);
      trial[index] = mapHex(data.geometry, xy);
      const fault =
        trial[index]! < 0 ? refuse('IA-set-6', 'is not on the map') : planetFault(data.geometry, trial, index); // R75
      if (fault) return refuse(fault.rule, `${kind}: ${fault.why}`);
    }
    return left.size === 0 ? null : refuse('IA-star-3', 'every planet of the system must be placed');
  },
  apply: (play, answer, { about }) => standPlanets(play, about.system, answer),
  defaultAnswer: (play, { about }) => policyPlanets(play, about.system),
  sample: (play, { about }, random) => placeEach(play, about.system, (hexes) => pickFrom(hexes, random)),
};
