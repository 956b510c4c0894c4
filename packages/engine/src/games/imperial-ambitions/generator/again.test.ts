import { expect, test } from 'vitest';
import { standardData } from '../data/standard.ts';
import { generatedFrom, generatedInfos, recordOf } from './generator.ts';

/** A short mark of all systems of a map: hexes, capitals and planets. */
function markOf(systems: ReturnType<typeof recordOf>['systems']): string {
  const text = systems
    .map(
      ({ hex, sector, capital, planets }) =>
        `${sector}${hex}${capital ? '*' : ''}${planets.map(({ type, hex: place }) => type[0]! + place)}`,
    )
    .join(' ');
  let mark = 0x811c9dc5;
  for (const letter of text) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return mark.toString(16);
}

/** layout, systems of a home and a neutral sector, farthest rival, seed; attempt taken, nearest rival, mark of the map */
const MAPS = [
  ['2', 5, 5, null, 3, 0, 17, '3f8a7577'],
  ['2', 4, 3, 1, 9, 90, 5, 'f630d7bc'],
  ['2', 2, 4, 9, 77, 0, 5, 'ffd615eb'],
  ['2', 3, 0, 8, 5, 0, 7, 'c783d812'],
  ['2n', 5, 5, null, 3, 0, 30, '4fb27d3b'],
  ['2n', 4, 3, 1, 9, 34, 18, '692db0be'],
  ['2n', 3, 0, 8, 5, 1, 18, '46e0726'],
  ['2far', 5, 5, null, 3, 0, 43, '30252134'],
  ['2far', 4, 3, 1, 9, 34, 31, '6d12588e'],
  ['3', 5, 5, null, 3, 15, 22, 'a8cd4da9'],
  ['3', 4, 2, null, 7, 35, 22, 'd20eb8b8'], // Three Dukes up to rules 3
  ['4', 5, 5, null, 3, 0, 26, '4875a17b'],
  ['4', 3, 0, 8, 5, 1, 18, '6e1225db'],
  ['5', 5, 5, null, 3, 8, 26, 'aa7c9e'],
  ['6', 5, 5, null, 3, 20, 26, 'd75dd70f'],
] as const;

test.each(MAPS)(
  'IA-map-1 a saved map is made again: layout %s, %i and %i systems, rivals within %s, seed %i',
  (...map) => {
    const [layout, home, neutral, most, seed, attempt, rival, mark] = map;
    const made = recordOf(standardData, {
      players: Number(layout[0]),
      layout,
      seed,
      systemsPerHomeSector: home,
      systemsPerNeutralSector: neutral,
      maxRivalDistance: most,
    });
    expect([made.generatedFrom!['attempt'], made.fairness!.nearestRivalCapital[0], markOf(made.systems)]).toEqual([
      attempt,
      rival,
      mark,
    ]);
  },
);

const OPTIONS = {
  mapSeed: 7,
  layout: 'neutral',
  homeSystems: 4,
  neutralSystems: 3,
  valuePoints: 900,
  forces: 'preset',
  neutralStrength: 'scenario',
  rivalDistance: 0,
  turnLimit: 0,
  planetsToWin: 0,
};

test('IA-init-2 options of a generated war: points spent and left, length, victory', () => {
  const war = generatedFrom(standardData, 'generated-2', OPTIONS);
  expect(war.players.map(({ valuePoints, treasury }) => [valuePoints, treasury])).toEqual([
    [900, 900 - 836],
    [900, 900 - 836],
  ]);
  expect([war.turnLimit, war.victory]).toEqual([60, { type: 'conquest', scope: 'allSectors' }]);
  expect(war.sectors.map(({ id, home }) => [id, home])).toEqual([
    ['A', 0],
    ['B', -1],
    ['C', 1],
  ]);
  const other = generatedFrom(standardData, 'generated-2', {
    ...OPTIONS,
    layout: 'near',
    forces: 'purchase',
    turnLimit: 12,
    planetsToWin: 5,
  });
  expect([other.turnLimit, other.victory]).toEqual([12, { type: 'planets', count: 5 }]);
  expect(other.sectors).toHaveLength(2);
  expect(other.forces.filter(({ owner }) => owner >= 0)).toEqual([]);
});

test('IA-neu-1 garrisons stand in every neutral system, and in no home', () => {
  const war = generatedFrom(standardData, 'generated-2', { ...OPTIONS, neutralStrength: 'heavy' });
  const neutral = war.systems.filter(({ owner }) => owner < 0).map(({ index }) => index);
  expect(neutral).toHaveLength(2); // the third found no room with its image
  const held = new Set(war.forces.filter(({ owner }) => owner < 0).map(({ system }) => system));
  expect([...held].sort((a, b) => a - b)).toEqual(neutral);
});

test('generated wars are listed for two to six, with a seat and a house for each', () => {
  const infos = generatedInfos(standardData);
  expect(infos.map(({ id, minSeats, seats }) => [id, minSeats, seats.length])).toEqual(
    [2, 3, 4, 5, 6].map((players) => [`generated-${players}`, players, players]),
  );
});

test('IA-map-4 left to itself a map has four systems in a home sector and three in a neutral one; one planet may win', () => {
  const { systems, players } = recordOf(standardData, { players: 3, seed: 2 });
  const count = (owner: number): number => systems.filter((system) => system.owner === owner).length;
  expect(players.map(({ seat }) => count(seat))).toEqual([4, 4, 4]);
  const sectors = new Map<string, number>();
  for (const { owner, sector } of systems) if (owner === 0) sectors.set(sector, (sectors.get(sector) ?? 0) + 1);
  expect(new Set(sectors.values())).toEqual(new Set([3]));
  const war = generatedFrom(standardData, 'generated-2', { ...OPTIONS, planetsToWin: 1 });
  expect(war.victory).toEqual({ type: 'planets', count: 1 });
});
