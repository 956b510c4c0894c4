import { expect, test } from 'vitest';
import { type Given, given, type Scene, system } from './given.ts';
import { interstellar, operationScene, stellar } from './given-operation.ts';
import { hintFor } from './hint.ts';

const VEREEN = 2;
const ATJAYAN = 0;
const hint = (at: Scene, by: number, kind: string, answer: unknown, about: unknown = null): string | null =>
  hintFor(at, { id: 1, by, kind, rule: 'SS-5.0i', sealed: false, about }, answer);

test('SS-11.1 an Operation shows its rating, its price and what the cards left make of it', () => {
  const at = operationScene();
  const conquest = interstellar('conquest', 'veree', 'brandon', { extra: 1 });
  // 5 + 3 - 1 - 1 - 2 and the extra point; 1 + Range 1 + 1
  expect(hint(at, VEREEN, 'act', conquest)).toMatch(/^rating 5, costs 3; /);
  expect(hint(at, VEREEN, 'act', stellar('govern', 'veree'))).toMatch(/^rating 0, costs 0; /);
  expect(hint(at, VEREEN, 'act', { do: 'taxes' })).toBeNull();
});

test('SS-5.0c chances are counted over the cards not yet turned', () => {
  const turned = Array.from({ length: 54 }, (_, index) => index + 1).filter((nr) => nr !== 9);
  const at = operationScene({ turned }); // card 9 says -1, 55 and 56 say +1
  expect(hint(at, VEREEN, 'act', stellar('govern', 'veree'))).toBe(
    'rating 0, costs 0; Tech Level −1 33 %, Tech Level +1 67 %',
  );
});

test('SS-15.31 an Intercept shows what it leaves of the rating', () => {
  const at = operationScene().answer(VEREEN, 'act', interstellar('conquest', 'veree', 'brandon'));
  const { about } = at.table.pending[0]!;
  expect(hint(at, ATJAYAN, 'intercept', { intercept: false }, about)).toMatch(/^rating 4: /);
  expect(hint(at, ATJAYAN, 'intercept', { intercept: true, extra: 2, chits: [] }, about)).toMatch(/^rating −1: /);
});

test('SS-20.0b a tax shows the odds of Unrest and Rebellion; the Seat has none', () => {
  const at = given({ start: { active: 'vereen' }, systems: { barnz: { tech: 3 } } } satisfies Given);
  const tax = (id: string, points: number) => hint(at, VEREEN, 'tax', { do: 'tax', system: system(id), points });
  expect([tax('barnz', 1), tax('veree', 3)]).toEqual(['value 1: Unrest 17 %, Rebellion 0 %', null]);
  expect(hint(at, VEREEN, 'tax', { do: 'exploit', system: system('lund') })).toBe('brings Unrest, no check');
  // in Unrest 5, different Race 2, unrelated Ideology 2, Exploitation 3
  expect(hint(at, VEREEN, 'tax', { do: 'exploit', system: system('ambrel') })).toBe(
    'value 12: Unrest 0 %, Rebellion 100 %',
  );
});

test('SS-8.2b a ballot says what its choice means', () => {
  const motion = { choices: ['letGo', 'expel', 'expelAndWar'] };
  const words = [-1, 0, 1, 2].map((choice) =>
    hint(given({}), ATJAYAN, 'ballot', { choice, votes: 1, chits: [] }, { motion, total: 9 }),
  );
  expect(words).toEqual([null, 'let go', 'expel', 'expel and Total War']);
});
