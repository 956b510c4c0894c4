import { expect, test } from 'vitest';
import { levelOf } from './lookup.ts';
import { fifthFrontierWarOptions } from './options.ts';
import { placeAt } from './places.ts';
import { standardData } from './standard.ts';
import type { BattleScenario, FrontScenario } from './types.ts';

const { map, scenarios, scenarioById, squadrons, troops, admirals, fleets, fleetById, worlds } = standardData;
const front = (id: string) => scenarioById.get(id) as FrontScenario;
const forcesAt = (scenario: FrontScenario, hex: string) =>
  scenario.placements.filter((forces) => forces.hex === placeAt(map, hex));
const defense = (units: readonly number[]) => units.reduce((sum, unit) => sum + (squadrons[unit]?.defense[0] ?? 0), 0);

test('the printed campaign and four of our own', () => {
  expect(scenarios.map(({ id, kind, minutes, source }) => [id, kind, minutes, source])).toEqual([
    ['campaign', 'campaign', 300, 'printed'],
    ['ruie-gunnery', 'battle', 10, 'own'],
    ['jewell-gate', 'front', 45, 'own'],
    ['regina-front', 'front', 60, 'own'],
    ['lanth-road', 'front', 50, 'own'],
  ]);
});

test('E fronts: worlds, turns, points for the Imperial and the Zhodani side', () => {
  const table = ['jewell-gate', 'regina-front', 'lanth-road'].map((id) => {
    const { worlds: inside, turns, maxPoints } = front(id);
    return [inside.length, turns, ...maxPoints];
  });
  expect(table).toEqual([
    [11, 7, 43, 76],
    [24, 8, 3.5, 189.5],
    [22, 9, 52, 135],
  ]);
  expect(front('jewell-gate').worlds.map((world) => worlds[world]?.label)).toEqual([
    '1308',
    '1408',
    '1409',
    '1410',
    '1506',
    '1507',
    '1510',
    '1605',
    '1608',
    '1709',
    '1711',
  ]);
});

test('E1 nothing outside the rectangle exists', () => {
  const { isOnMap } = front('jewell-gate');
  expect(isOnMap.filter(Boolean)).toHaveLength(5 * 8 - 2); // 1305 and 1306 are off the display
  expect(['1305', '1312', '1712', '1805', '1713', 'IR'].map((label) => isOnMap[map.labels.indexOf(label)])).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('E3 plotting values by navy', () => {
  expect(front('jewell-gate').plotting).toEqual([3, 2, 5, 5]);
  expect(front('lanth-road').plotting).toEqual([3, 3, 3, 5]);
});

test('E2 forces of a front', () => {
  const [regina] = forcesAt(front('regina-front'), '2314');
  expect(
    regina?.fleets.map(({ fleet, admiral, squadrons: units }) => [
      fleets[fleet]?.name,
      admirals[admiral]?.title,
      units.length,
    ]),
  ).toEqual([['43rd Fleet', 'duke-of-regina', 5]]);
  const [ruie] = forcesAt(front('regina-front'), '2213');
  expect(ruie?.fleets.map(({ admiral }) => admiral >= 0)).toEqual([true, false]);
  expect(
    ruie?.cargo.map(({ squadron, troops: load }) => [
      squadrons[squadron]?.id,
      load.reduce((sum, unit) => sum + (troops[unit]?.factor ?? 0), 0),
    ]),
  ).toEqual([
    ['Z-AR-33', 600],
    ['Z-AR-34', 600],
    ['Z-AR-35', 280],
    ['Z-BR-17', 20],
    ['Z-BR-18', 20],
    ['Z-CR-15', 5],
  ]);
  expect(front('regina-front').guerrillas.map(({ hex, isOvert }) => [map.labels[hex], isOvert])).toEqual([
    ['2109', false],
    ['2109', false],
    ['2109', false],
    ['2213', false],
    ['2314', false],
  ]);
  expect(front('lanth-road').reinforcements.map(({ turn, side, hex }) => [turn, side, map.labels[hex]])).toEqual([
    [4, 0, '2219'],
  ]);
});

test('the battle: seven squadrons a side, one dry each', () => {
  const battle = scenarioById.get('ruie-gunnery') as BattleScenario;
  const [imperial, zhodani] = battle.fleets.map((side) => side.flatMap(({ squadrons: units }) => units));
  expect([imperial?.length, zhodani?.length]).toEqual([7, 7]);
  expect([defense(imperial ?? []), defense(zhodani ?? [])]).toEqual([42, 50]);
  expect(battle.dry.map((unit) => squadrons[unit]?.id)).toEqual(['I-BR-501', 'Z-BR-2']);
  expect([map.labels[battle.hex], battle.aloneInHex, battle.isOnMap[placeAt(map, '2008')]]).toEqual(['2213', 8, true]);
  expect([-20, -19, 6, 7, 10, 11, 20].map((difference) => levelOf(battle.levels, difference))).toEqual([
    'imperial-decisive',
    'imperial-major',
    'imperial-marginal',
    'stalemate',
    'stalemate',
    'zhodani-marginal',
    'zhodani-decisive',
  ]);
});

test('E7 black globes and surprise only in the campaign', () => {
  const options = Object.fromEntries(scenarios.map(({ id, options: list }) => [id, list]));
  expect(options['campaign']?.toSorted()).toEqual(fifthFrontierWarOptions.map(({ id }) => id).toSorted());
  expect([options['ruie-gunnery'], options['jewell-gate']]).toEqual([
    [],
    ['jumpTroops', 'squadronQuality', 'fogOfWar', 'sharedSide'],
  ]);
});

test('games of rules version 2 find their scenarios as they were', () => {
  const front = (id: string) => scenarioById.get(id) as FrontScenario;
  const levels = (id: string, difference: number) => levelOf(front(id).levels, difference);
  expect([levels('jewell-gate', 24), levels('jewell-gate@1', 24)]).toEqual(['zhodani-marginal', 'stalemate']);
  const turns = (id: string) => front(id).reinforcements.map(({ turn }) => turn);
  expect([turns('jewell-gate'), turns('jewell-gate@1')]).toEqual([[2], [3]]);
  const atJewell = (id: string) =>
    front(id)
      .placements.find(({ fleets }) => fleets.some(({ fleet }) => fleet === fleetById.get('I-F-213th')?.index))
      ?.fleets[0]?.squadrons.map((unit) => squadrons[unit]?.id);
  expect(atJewell('jewell-gate')).toContain('I-BR-190');
  expect(atJewell('jewell-gate@1')).toEqual(['I-COL-JEWELL-B', 'I-COL-JEWELL-C', 'I-CR-211', 'I-BR-646']);
  expect(scenarios.map(({ id }) => id).some((id) => id.endsWith('@1'))).toBe(false);
});
