import type { OptionSpec, ScenarioInfo } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { choose, chosenOptions, mayChoose, rowNames, settled, sidesOf } from './sides.ts';

const bay: ScenarioInfo = {
  id: 'bay',
  title: 'The Bay',
  brief: '',
  seats: ['Red', 'Blue', 'Green'],
  minSeats: 2,
  forced: { fog: true },
  source: 'own',
  sides: ['red', 'blue', 'green'].map((id) => ({ id, name: id.toUpperCase(), isRequired: id === 'red' })),
};
const specs: OptionSpec[] = [{ id: 'empires', type: 'sides', default: '', effect: '' }];

test('sides stand as printed, or as they were wished', () => {
  expect(sidesOf(bay)).toEqual(['red', 'blue', 'green']);
  expect(sidesOf(bay, 'green,red')).toEqual(['green', 'red', 'blue']);
  expect(sidesOf(bay, 'nobody')).toEqual(['red', 'blue', 'green']);
});

test('seats choose when fewer play than there are sides', () => {
  expect([2, 3].map((players) => mayChoose(bay, players))).toEqual([true, false]);
  const { sides: _, ...plain } = bay;
  expect(mayChoose(plain, 2)).toBe(false);
});

test('who takes a side leaves his own to whoever had it', () => {
  expect(choose(bay, ['red', 'blue', 'green'], 0, 'blue', 2)).toEqual(['blue', 'red', 'green']);
  expect(choose(bay, ['red', 'blue', 'green'], 1, 'blue', 2)).toEqual(['red', 'blue', 'green']);
});

test('what must be played is never left out: it goes to the last who did not choose', () => {
  expect(choose(bay, ['red', 'blue', 'green'], 0, 'green', 2)).toEqual(['green', 'red', 'blue']);
  expect(settled(bay, ['green', 'blue', 'red'], 2)).toEqual(['green', 'red', 'blue']);
  expect(settled(bay, ['green', 'blue', 'red'], 3)).toEqual(['green', 'blue', 'red']);
});

test('rows are called by what was chosen, and the game starts with it', () => {
  const sides = ['green', 'red', 'blue'];
  expect(rowNames(bay, sides, 2)).toEqual(['GREEN', 'RED', 'BLUE']);
  expect(rowNames(bay, sides, 3)).toEqual(['Red', 'Blue', 'Green']);
  expect(chosenOptions(bay, specs, { fog: false, length: 3 }, sides, 2)).toEqual({ length: 3, empires: 'green,red' });
  expect(chosenOptions(bay, specs, {}, sides, 3)).toEqual({});
});
