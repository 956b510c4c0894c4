import { expect, test } from 'vitest';
import { distanceBetween, hexesWithin, isBox, placeAt } from './places.ts';
import { standardData } from './standard.ts';
import type { World } from './types.ts';

const { map, worlds, boxes, xboatLinks, orderOfBattle } = standardData;
const at = (label: string): number => {
  const place = placeAt(map, label);
  if (place < 0) throw new Error(`there is no ${label}`);
  return place;
};
const world = (label: string): World => {
  const found = worlds[map.worldAt[at(label)] ?? -1];
  if (!found) throw new Error(`there is no world ${label}`);
  return found;
};
const labels = (places: readonly number[]) => places.map((place) => map.labels[place]);
const worldsWith = (has: (one: World) => boolean) => worlds.filter(has).map(({ label }) => label);
const jump = (from: string, to: string) => distanceBetween(map, at(from), at(to));

test('FFW-1.1a the display holds 146 worlds, each in its own hex', () => {
  expect([worlds.length, new Set(worlds.map(({ hex }) => hex)).size]).toEqual([146, 146]);
  expect(map.worldAt.filter((index) => index >= 0)).toEqual(worlds.map(({ index }) => index));
  expect(worlds.every(({ hex, label }) => map.labels[hex] === label)).toBe(true);
});

test('R4 the display is 26 columns by 26 rows less 44 hexes', () => {
  expect([map.columns, map.rows, map.hexCount]).toEqual([[7, 32], [2, 27], 676]);
  expect(map.isOnDisplay.filter(Boolean)).toHaveLength(632);
  expect([placeAt(map, '0705'), placeAt(map, '3302'), placeAt(map, '0701'), placeAt(map, 'XX')]).toEqual([
    -1, -1, -1, -1,
  ]);
  expect([at('0702'), at('0727'), at('0802'), at('3227'), at('IR'), at('ZA')]).toEqual([0, 25, 26, 675, 676, 680]);
});

test('FFW-3.1a distances, as the rulebook gives them', () => {
  expect([jump('2314', '2213'), jump('2307', '2308'), jump('2307', '2409'), jump('2314', '2314')]).toEqual([
    1, 1, 3, 0,
  ]);
  expect([jump('1711', '2109'), jump('0708', '3218'), jump('3218', '0708')]).toEqual([4, 25, 25]);
});

test('an even column lies half a hex further south', () => {
  expect(labels(map.neighbours[at('1510')] ?? [])).toEqual(['1509', '1609', '1610', '1511', '1410', '1409']);
  expect(labels(map.neighbours[at('1410')] ?? [])).toEqual(['1409', '1510', '1511', '1411', '1311', '1310']);
  expect(labels(map.neighbours[at('0702')] ?? [])).toEqual(['0802', '0703']);
  expect(labels(map.neighbours[at('0704')] ?? [])).toEqual(['0703', '0803', '0804']); // 0705 is off the display
});

test('hexes within reach come nearest first', () => {
  expect(labels(hexesWithin(map, at('1510'), 1))).toEqual(['1409', '1410', '1509', '1511', '1609', '1610']);
  expect([0, 1, 2, 3, 4].map((range) => hexesWithin(map, at('1914'), range).length)).toEqual([0, 6, 18, 36, 60]);
  for (const from of ['0707', '2314', 'ZR', '3218'])
    for (const range of [1, 3, 6])
      expect(hexesWithin(map, at(from), range).toSorted((a, b) => a - b)).toEqual(
        map.labels.flatMap((_, hex) =>
          map.isOnDisplay[hex] && hex !== at(from) && distanceBetween(map, at(from), hex) <= range ? [hex] : [],
        ),
      );
});

test('FFW-3.8a, FFW-3.8b, FFW-3.8c a box is one hex beyond its entry hex', () => {
  expect(boxes.map(({ id, side, entry }) => [id, side, worlds[map.worldAt[entry] ?? -1]?.name])).toEqual([
    ['IR', 0, 'Jae Tellona'],
    ['RW', 0, 'Icetina'],
    ['SW', 1, 'Gram'],
    ['ZR', 1, 'Cronor'],
    ['ZA', 1, 'Cronor'],
  ]);
  expect([jump('IR', '3218'), jump('3218', 'IR'), jump('IR', '3120'), jump('ZR', '0707')]).toEqual([1, 1, 3, 2]);
  expect([jump('ZR', 'ZA'), isBox(map, at('ZA')), isBox(map, at('3227'))]).toEqual([Infinity, true, false]);
  expect(labels(hexesWithin(map, at('IR'), 1))).toEqual(['3218']);
});

test('FFW-1.1b, FFW-1.1c worlds carry what is printed in their box', () => {
  expect(world('2314')).toMatchObject({
    name: 'Regina',
    defense: 1500,
    sdb: 10,
    capital: true,
    naval: true,
    scout: true,
  });
  expect(world('2109')).toMatchObject({ name: 'Efate', defense: 1000, tech: 13, garrison: 10, guerrilla: 100 });
  expect(world('3120')).toMatchObject({ name: 'Rhylanor', defense: 500, tech: 15, starport: 'A', slots: 4 });
  expect(world('1613')).toMatchObject({ name: 'Utoland', tech: 7, allegiance: 'independent', control: -1 });
  expect(world('0708')).toMatchObject({
    aliases: ['Chronor'],
    naval: false,
    military: true,
    hasBase: true,
    control: 1,
  });
  expect(worldsWith(({ name }) => name === 'Kinorb')).toEqual(['2606', '2916']);
  expect(worldsWith(({ hasPortFuel }) => !hasPortFuel)).toHaveLength(37);
  expect(worldsWith(({ allegiance }) => allegiance === 'vargr')).toEqual(['2702', '2703', '2704']);
  expect(worldsWith(({ allegiance }) => allegiance === 'sword-worlds')).toEqual(['1525', '1527', '1625', '1627']);
});

test('FFW-5.2a control at the start: 94 Imperial, 25 Zhodani, 27 nobody', () => {
  expect([0, 1, -1].map((side) => worldsWith(({ control }) => control === side).length)).toEqual([94, 25, 27]);
  expect(worldsWith(({ allegiance, control }) => allegiance === 'independent' && control === 0)).toEqual([
    '1212',
    '1514',
  ]);
  expect(world('1408')).toMatchObject({ allegiance: 'co-dominium', control: -1, sdb: 0, defense: 0 });
});

test('FFW-1.1d eight capitals, nine red zones, bases', () => {
  expect(worldsWith(({ capital }) => capital)).toEqual([
    '0708',
    '1018',
    '1510',
    '1520',
    '1627',
    '2123',
    '2314',
    '3120',
  ]);
  expect(worldsWith(({ zone }) => zone === 'red').join(' ')).toBe('1923 2011 2221 2320 2322 2510 2515 2710 2712');
  expect([
    worldsWith(({ naval }) => naval).length,
    worldsWith(({ scout }) => scout).length,
    worldsWith(({ military }) => military).length,
    worldsWith(({ atmosphere }) => atmosphere === 'vacuum').length,
  ]).toEqual([20, 21, 20, 19]);
});

test('A3 a garrison is one per cent, not rounded: 150 needs 2, no factor needs any troop', () => {
  expect([world('1507').defense, world('1507').garrison]).toEqual([150, 2]);
  const needed = Object.fromEntries(worlds.map(({ defense, garrison }) => [defense, garrison]));
  expect(needed).toMatchObject({ 0: 1, 1: 1, 100: 1, 150: 2, 200: 2, 1200: 12, 1500: 15, 20000: 200, 150000: 1500 });
});

test('R61 a guerrilla has a tenth of the defense factor, halves up, at least 1', () => {
  const strength = Object.fromEntries(worlds.map(({ defense, guerrilla }) => [defense, guerrilla]));
  expect(strength).toMatchObject({ 1: 1, 12: 1, 15: 2, 20: 2, 30: 3, 150: 15, 1000: 100, 150000: 15000 });
});

test('FFW-5.13a 28 worlds may hide the secret base', () => {
  expect(labels(orderOfBattle.secretBaseHexes).join(' ')).toBe(
    '1618 1620 1709 1821 1924 2209 2210 2211 2212 2215 2415 2606 2608 2616 2713 2717 2718 2721 2806 2809 2819 2820 2914 2916 2918 3017 3112 3215',
  );
});

test('FFW-7.3a 41 Imperial worlds and Ruie may have guerrillas', () => {
  expect(labels(orderOfBattle.guerrillas.hexes).join(' ')).toBe(
    '1212 1410 1510 1514 1522 1523 1608 1621 1711 1724 1919 2008 2015 2109 2110 2115 2206 2207 2213 2214 2314 2409 2411 2514 2516 2609 2611 2619 2707 2715 2723 2810 2812 2814 2818 2821 2822 3011 3119 3120 3216 3218',
  );
  const least = orderOfBattle.guerrillas.atLeast.map(({ hex, count }) => [map.labels[hex], count]);
  expect(least).toEqual([
    ['2109', 3],
    ['2213', 1],
  ]);
});

test('FFW-8.1a, FFW-8.1b, FFW-8.1c, FFW-8.1g what worlds are worth to the Imperial and the Zhodani player', () => {
  expect(world('2314').points).toEqual([0, 20]); // capital, tech 10
  expect(world('0708').points).toEqual([26, 0]);
  expect(world('1613').points).toEqual([3.5, 3.5]); // independent
  expect(world('1408').points).toEqual([8, 8]); // R67: the co-dominium is enemy to both
  expect([world('1212').points[0], world('1514').points[0]]).toEqual([0, 0]); // R86
  expect(world('1212').points[1]).toBe(world('1212').tech);
  const total = (side: 0 | 1) => worlds.reduce((sum, { points }) => sum + points[side], 0);
  expect([total(0), total(1)]).toEqual([366.5, 880.5]);
});

test('FFW-3.11b forty xboat links: 28 Imperial, 11 Zhodani, one of the Sword Worlds', () => {
  const ends = xboatLinks.flat();
  expect([0, 1, 2, 3].map((navy) => ends.filter(({ network }) => network === navy).length / 2)).toEqual([28, 11, 1, 0]);
  const from = (label: string) =>
    (xboatLinks[world(label).index] ?? []).map(({ to, length }) => `${worlds[to]?.name} ${length}`);
  expect(from('1510')).toEqual(['Emerald 1', 'Ruby 1', 'Mongo 2', 'Lysen 2']);
  expect(from('2308')).toEqual(['Efate 2', 'Pixie 1', 'Feri 2']);
  expect(from('1627')).toEqual(['Joyeuse 1']);
  expect(from('1408')).toEqual([]);
});
