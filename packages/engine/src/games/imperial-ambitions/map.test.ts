import { expect, test } from 'vitest';
import { GivenDice } from '../../core/dice.ts';
import { Play } from '../../core/play.ts';
import { distance, qOf, rOf } from '../../hex/index.ts';
import {
  distanceToCentre,
  isInAttackerZone,
  isInDefenderZone,
  isInExitZone,
  isOnMap,
  terrainOf,
} from './battle-map.ts';
import { jumpDistance, jumpReach, sectorAt } from './chart.ts';
import { keyAt, starHex, stepsBetween, xOf, yOf } from './data/coordinates.ts';
import { SHEET_NAMES } from './data/names.ts';
import { standardData } from './data/standard.ts';
import { givenState, standardGame } from './given.ts';
import { rollOrder } from './sides.ts';

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

test('IA-mov-8 IA-map-1 a jump is counted along connected hexes of sheets that exist', () => {
  const { at } = givenState({ units: {} });
  const chart = at.data.chartFor(at.g);
  expect(jumpDistance(chart, keyAt(13, 8), keyAt(15, 9), 3)).toBe(2);
  expect(jumpDistance(chart, keyAt(13, 8), keyAt(17, 8), 3)).toBe(-1);
  expect(sectorAt(chart, keyAt(20, 16))).toBe(-1);
  expect([...jumpReach(chart, keyAt(1, 1), 2).keys()].every((hex) => xOf(hex) >= 1 && yOf(hex) >= 1)).toBe(true);
});

test('IA-seq-3 R16 high roll first; the tied roll again among themselves', () => {
  const { at } = givenState({ units: {} });
  const table = { g: at.g, stack: [], pending: [], rng: [] } as never;
  const play = new Play(standardGame(), table, new GivenDice([3, 5, 3, 2, 6]));
  expect(rollOrder(play, [0, 1, 2], 'IA-seq-3')).toEqual([1, 2, 0]);
});
