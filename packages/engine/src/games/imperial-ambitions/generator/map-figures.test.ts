import { expect, test } from 'vitest';
import { loadScenario } from '../data/load.ts';
import { standardData } from '../data/standard.ts';
import { recordOf } from './generator.ts';
import { mapFigures } from './map-figures.ts';

const record = recordOf(standardData, { players: 3, seed: 4711 });

function figuresOf(raw: typeof record): ReturnType<typeof mapFigures> {
  const read = loadScenario(standardData, raw);
  if (!read.ok) throw new Error(read.problems[0]?.why);
  return mapFigures(read.scenario);
}

test('a generated map read back has the figures that the generator noted', () => {
  const { nearestRivalCapital, sumOfFourNearestNeutral } = record.fairness!;
  expect(figuresOf(record)).toEqual({ nearestRivalCapital, sumOfFourNearestNeutral, planets: [4, 4, 4] });
});

test('without a capital there is nothing to measure from, but planets count', () => {
  const systems = record.systems.map((system) => (system.owner === 2 ? { ...system, capital: false } : system));
  expect(figuresOf({ ...record, systems })).toEqual({
    nearestRivalCapital: null,
    sumOfFourNearestNeutral: null,
    planets: [4, 4, 4],
  });
});
