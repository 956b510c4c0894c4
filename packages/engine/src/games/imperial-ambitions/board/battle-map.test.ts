import { expect, test } from 'vitest';
import { distance, qOf, rOf } from '#hex/index';
import { keyAt, starHex, stepsBetween, xOf, yOf } from '../data/coordinates.ts';
import { SHEET_NAMES } from '../data/names.ts';
import { standardData } from '../data/standard.ts';
import { givenState } from '../testing/given.ts';
import {
  distanceToCentre,
  isInAttackerZone,
  isInDefenderZone,
  isInExitZone,
  isOnMap,
  mapHex,
  sheetOf,
  terrainOf,
} from './battle-map.ts';

const { geometry } = standardData;
const hexes = Array.from({ length: 39 * 45 }, (_, at) => keyAt((at % 39) + 1, Math.floor(at / 39) + 1));

test('IA-set-8 the battle map has nine sheets', () => {
  expect(hexes.every((hex) => isOnMap(geometry, hex))).toBe(true);
  expect([isOnMap(geometry, keyAt(40, 1)), isOnMap(geometry, keyAt(1, 46)), isOnMap(geometry, keyAt(0, 5))]).toEqual([
    false,
    false,
    false,
  ]);
});

test('IA-star-1 the star stands in the centre', () => {
  expect([xOf(starHex(geometry)), yOf(starHex(geometry))]).toEqual([20, 23]);
  const { at } = givenState({
    battle: 'fire',
    planets: { rocky: '0611' },
    units: { a: { type: 'DD', owner: 0, at: [20, 20] } },
  });
  const rocky = keyAt(19, 26);
  expect(terrainOf(at, 0)).toEqual([starHex(geometry), rocky].flatMap((hex) => [qOf(hex), rOf(hex)]));
});

test('IA-set-14 deep space has neither star nor planets', () => {
  const { at } = givenState({ battle: 'fire', units: { a: { type: 'DD', owner: 0, at: [20, 20] } } });
  expect(at.g.battle.terrain).toEqual([]);
});

test('IA-set-11 the defender zone has 99 hexes: columns 16 to 24, rows 18 to 28', () => {
  const zone = hexes.filter((hex) => isInDefenderZone(geometry, hex));
  expect(zone).toHaveLength(99);
  expect(zone.every((hex) => xOf(hex) >= 16 && xOf(hex) <= 24 && yOf(hex) >= 18 && yOf(hex) <= 28)).toBe(true);
});

test('IA-set-12 IA-set-13 the attacker zone lies 4 from the centre sheet and 6 from the defender', () => {
  const centre = hexes.filter((hex) => xOf(hex) >= 14 && xOf(hex) <= 26 && yOf(hex) >= 16 && yOf(hex) <= 30);
  for (const hex of hexes)
    expect(distanceToCentre(geometry, hex)).toBe(
      Math.min(...centre.map((one) => distance(qOf(hex), rOf(hex), qOf(one), rOf(one)))),
    );
  const zone = hexes.filter((hex) =>
    SHEET_NAMES.some((_, sheet) => sheet !== 4 && isInAttackerZone(geometry, sheet, hex)),
  );
  const defenders = hexes.filter((hex) => isInDefenderZone(geometry, hex));
  expect(Math.min(...zone.map((hex) => Math.min(...defenders.map((one) => stepsBetween(hex, one)))))).toBe(6);
});

test('IA-end-1 the exit zone is the outer four hexes', () => {
  const exits = (x: number, y: number): boolean => isInExitZone(geometry, x, rOf(keyAt(x, y)));
  expect([
    exits(4, 20),
    exits(5, 20),
    exits(36, 20),
    exits(35, 20),
    exits(20, 4),
    exits(20, 5),
    exits(20, 42),
    exits(20, 41),
  ]).toEqual([true, false, true, false, true, false, true, false]);
});

test('IA-set-8 three sheets of 13 by 15 hexes across and down, named by their directions', () => {
  const sheet = (x: number, y: number): string => SHEET_NAMES[sheetOf(geometry, keyAt(x, y))]!;
  expect([sheet(1, 1), sheet(13, 15), sheet(14, 15), sheet(26, 1), sheet(27, 1), sheet(39, 15)]).toEqual([
    'NW',
    'NW',
    'N',
    'N',
    'NE',
    'NE',
  ]);
  expect([sheet(13, 16), sheet(14, 16), sheet(26, 30), sheet(27, 30)]).toEqual(['W', 'centre', 'centre', 'E']);
  expect([sheet(13, 31), sheet(14, 31), sheet(26, 45), sheet(39, 45)]).toEqual(['SW', 'S', 'S', 'SE']);
});

test('IA-set-8 an answer may name the corner hexes and nothing beyond', () => {
  const hex = (x: number, y: number): number => mapHex(geometry, [x, y]);
  expect([hex(1, 1), hex(39, 45)]).toEqual([keyAt(1, 1), keyAt(39, 45)]);
  expect([hex(0, 1), hex(1, 0), hex(40, 45), hex(39, 46)]).toEqual([-1, -1, -1, -1]);
});
