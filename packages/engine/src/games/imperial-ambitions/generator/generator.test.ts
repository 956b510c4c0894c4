import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { stepsBetween } from '../data/coordinates.ts';
import { builtInFiles } from '../data/load.ts';
import { imperialOptions } from '../data/options.ts';
import type { WarRecord } from '../data/schema-scenarios.ts';
import { standardData } from '../data/standard.ts';
import type { Scenario } from '../data/types.ts';
import { presetFor } from '../rules/set-up/preset.ts';
import { standardGame } from '../testing/given.ts';
import { generatedFrom, generateScenario, recordOf } from './generator.ts';
import type { Parameters } from './parameters.ts';
import { Mulberry } from './planets.ts';

test('the generator draws as described: the first three numbers of seed 7', () => {
  const random = new Mulberry(7);
  expect([random.word(), random.word(), random.word()].map((word) => word / 2 ** 32)).toEqual([
    0.011704753153026104, 0.06195825757458806, 0.97690763277933,
  ]);
});

const wars = builtInFiles.scenarios.scenarios.filter((one) => one.kind === 'strategic') as unknown as WarRecord[];
const made = wars.filter(({ generatedFrom: from }) => from !== undefined);

test.each(made.map((war) => [war.id, war] as const))('IA-map-1 the generator makes the map of %s again', (_id, war) => {
  const { attempt, ...parameters } = war.generatedFrom as unknown as Parameters & { attempt: number };
  expect(recordOf(standardData, parameters).generatedFrom!['attempt']).toBe(attempt);
  const again = generateScenario(standardData, parameters);
  const { fairness, sectors, systems, forces } = standardData.scenarioById.get(war.id)!;
  expect(again.fairness).toEqual(fairness);
  expect(again.sectors).toEqual(sectors);
  expect(again.systems).toEqual(systems);
  const neutral = (list: Scenario['forces']) => list.filter(({ owner }) => owner < 0);
  expect(neutral(again.forces)).toEqual(neutral(forces));
});

/** Legal by the printed rules, measured anew. */
function faultsOf({ systems, sectors, players }: Scenario, perHome: number): string[] {
  const faults: string[] = [];
  for (const a of systems) {
    const [column, row] = [((a.x - 1) % 13) + 1, ((a.y - 1) % 15) + 1];
    if (column < 3 || column > 11 || row < 3 || row > 13) faults.push(`IA-map-3 ${a.id}`);
    for (const b of systems)
      if (a.index < b.index && stepsBetween(a.hex, b.hex) < 4) faults.push(`IA-map-2 ${a.id} ${b.id}`);
    if (sectors[a.sector]!.home !== a.owner) faults.push(`IA-win-2 ${a.id}`);
  }
  players.forEach((_, seat) => {
    const mine = systems.filter(({ owner }) => owner === seat);
    if (mine.length !== perHome) faults.push(`seat ${seat} has ${mine.length} systems`);
    if (mine.filter(({ isCapital }) => isCapital).length !== 1) faults.push(`seat ${seat} has no capital`);
  });
  return faults;
}

test('IA-map-2 IA-map-3 IA-map-4 generated maps, with options at random, are legal', () => {
  const random = randomFrom(50);
  for (let n = 0; n < 15; n++) {
    const options = Object.fromEntries(
      imperialOptions.map(({ id, type, values, min = 0, max = 0, default: usual }) => {
        if (type === 'choice') return [id, values![random.below(values!.length)]!];
        return [id, type === 'number' ? min + random.below(max - min + 1) : usual];
      }),
    );
    const scenario = generatedFrom(standardData, `generated-${2 + (n % 5)}`, options);
    expect(faultsOf(scenario, Number(options['homeSystems'])), JSON.stringify(options)).toEqual([]);
    expect(new Set(scenario.sectors.map(({ id, name, sheet }) => `${id} ${name} ${sheet}`)).size).toBe(
      scenario.sectors.length,
    );
  }
}, 120_000);

test('IA-map-4 the hardest sizes of every layout give a map', () => {
  for (const [players, layout] of [
    [2, '2'],
    [2, '2n'],
    [2, '2far'],
    [3, '3'],
    [4, '4'],
    [5, '5'],
    [6, '6'],
  ] as const)
    for (const perNeutral of [0, 1, 5])
      for (const systemsPerHomeSector of [1, 5]) {
        const wish = {
          players,
          layout,
          seed: 4_294_967_290,
          systemsPerHomeSector,
          systemsPerNeutralSector: perNeutral,
        };
        expect(faultsOf(generateScenario(standardData, wish), systemsPerHomeSector)).toEqual([]);
      }
}, 120_000);

test('the same seed gives the same map, another seed another one', () => {
  const map = (seed: number) => generateScenario(standardData, { players: 3, seed }).systems.map(({ hex }) => hex);
  expect(map(5)).toEqual(map(5));
  expect(map(5)).not.toEqual(map(6000));
});

test('symmetric maps are fair by construction, template maps within four', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const spread = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
    const four = generateScenario(standardData, { players: 4, seed }).fairness!;
    expect([spread(four.nearestRivalCapital), spread(four.sumOfFourNearestNeutral)]).toEqual([0, 0]);
    const three = generateScenario(standardData, { players: 3, seed }).fairness!;
    expect(spread(three.nearestRivalCapital)).toBeLessThanOrEqual(4);
    expect(spread(three.sumOfFourNearestNeutral)).toBeLessThanOrEqual(4);
  }
});

test('capitals keep the distance asked for where an attempt allows it', () => {
  const near = generateScenario(standardData, { players: 2, layout: '2', seed: 1, maxRivalDistance: 12 });
  expect(Math.max(...near.fairness!.nearestRivalCapital)).toBeLessThanOrEqual(12);
  const impossible = generateScenario(standardData, { players: 2, layout: '2', seed: 1, maxRivalDistance: 1 });
  expect(Math.max(...impossible.fairness!.nearestRivalCapital)).toBeLessThanOrEqual(12);
});

test('IA-init-2 preset forces cost what the wars of the game spent: 836 of 900, 1129 of 1200, 1361 of 1500', () => {
  const place = { id: 'A1', planets: [1, 1, 1] };
  expect([900, 1200, 1500].map((points) => presetFor(standardData, points, place).spent)).toEqual([836, 1129, 1361]);
  expect(presetFor(standardData, 1200, place).forces).toEqual([
    { system: 'A1', where: 'orbit:habitable', units: [{ type: 'B', n: 1, aboard: [{ type: 'F', n: 2 }] }] },
    {
      system: 'A1',
      where: 'space',
      units: [
        { type: 'BB', n: 1 },
        { type: 'CA', n: 2 },
        { type: 'DD', n: 2 },
        { type: 'T', n: 1, aboard: [{ type: 'Arm', n: 1 }] },
        { type: 'T', n: 1, aboard: [{ type: 'Inf', n: 1 }] },
        { type: 'Cg', n: 3 },
        { type: 'CV', n: 1, aboard: [{ type: 'F', n: 2 }] },
        { type: 'CL', n: 2 },
      ],
    },
  ]);
});

test('a handicap changes the points of one seat', () => {
  const { players } = generateScenario(standardData, { players: 3, seed: 1, handicap: { 1: 300, 2: -100 } });
  expect(players.map(({ valuePoints }) => valuePoints)).toEqual([1200, 1500, 1100]);
});

test('the list of scenarios holds a generated war for two to six', () => {
  const ids = standardGame().scenarios.map(({ id }) => id);
  expect(ids.slice(-5)).toEqual(['generated-2', 'generated-3', 'generated-4', 'generated-5', 'generated-6']);
});
