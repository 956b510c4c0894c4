import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from './names.ts';
import { placeAt } from './places.ts';
import { printedOf } from './printed.ts';
import { standardData } from './standard.ts';

const { sheets } = printedOf(standardData);

test('FFW-6.1a FFW-6.1c FFW-6.1f the calendar of the campaign: who comes when, into which boxes', () => {
  const { calendar, dieFrom, armistice } = sheets['campaign']!;
  expect(calendar.map(({ turn, side }) => [turn, side])).toEqual([
    [2, IMPERIAL],
    [6, IMPERIAL],
    [10, IMPERIAL],
    [10, ZHODANI],
    [20, ZHODANI],
  ]);
  expect(dieFrom).toBe(10);
  expect(armistice.map(({ from }) => from)).toEqual([26, 52]);
});

test('E4 a front lists what it receives; E6 its own levels', () => {
  const { calendar, levels, dieFrom } = sheets['jewell-gate']!;
  const hex = placeAt(standardData.map, '1711');
  expect(calendar).toEqual([
    { turn: 2, side: IMPERIAL, places: [hex], squadrons: 3, troops: 0, fleets: 1, admirals: 1 },
  ]);
  expect(levels.find(({ level }) => level === 'stalemate')?.max).toBe(23);
  expect(levels.at(-1)).toEqual({ level: 'zhodani-decisive', max: null });
  expect(dieFrom).toBeNull();
  expect(JSON.parse(JSON.stringify(sheets))).toEqual(sheets);
});
