import { expect, test } from 'vitest';
import { standardData as data } from '../../data/standard.ts';
import { createSwordAndStars } from '../../index.ts';
import { setUpState } from '../../positions/setting.ts';
import { system } from '../../testing/given.ts';
import { wholeGame } from '../../testing/given-game.ts';
import { empiresFor } from './empires.ts';

const bay = data.scenarioById.get('empire-at-bay')!;
const chosen = (wish: string, seats: number): string[] | string => {
  const made = empiresFor(bay, wish, seats);
  return made.ok ? made.empires.map(({ id }) => id) : made.refusal.why;
};
const setUp = (scenario: string, seats: number, empires: string) =>
  setUpState(data, { scenario, seats, options: { empires }, position: null });

test('SS-25.7b SS-R131 with fewer players than Empires each seat plays what it chose', () => {
  expect(bay.empires.map(({ id }) => id)).toEqual(['atjayan', 'skysworld', 'barnz', 'asak', 'hive']);
  expect(chosen('hive,atjayan,asak', 3)).toEqual(['hive', 'atjayan', 'asak']);
  expect(chosen('The Hive, Atjayan Empire, ASAK', 3)).toEqual(['hive', 'atjayan', 'asak']);
});

test('SS-R131 where nobody chose the Empires that must be played come first, then the printed order', () => {
  expect(chosen('', 3)).toEqual(['atjayan', 'skysworld', 'barnz']);
  expect(chosen('hive', 3)).toEqual(['hive', 'atjayan', 'skysworld']);
  expect(chosen('hive,asak,', 3)).toEqual(['hive', 'asak', 'atjayan']);
  expect(chosen(',,asak', 3)).toEqual(['atjayan', 'skysworld', 'asak']);
});

test.each([
  ['hive,asak,barnz', 'Atjayan Empire must be played'],
  ['hive,hive', 'two seats cannot both play The Hive'],
  ['hive,vereen', 'The Atjayan Empire at Bay has no Empire vereen; it has atjayan, skysworld, barnz, asak, hive'],
  ['atjayan,hive,asak,barnz', '4 Empires are named for 3 seats'],
])('SS-R131 %s is refused with the reason', (wish, why) => {
  expect(chosen(wish, 3)).toBe(why);
  expect(setUp('empire-at-bay', 3, wish)).toEqual({ ok: false, refusal: { rule: 'SS-R131', why } });
});

test('SS-25.7b the set-up follows the choice; what nobody plays dissolves, its works stay (R82)', () => {
  const made = setUp('empire-at-bay', 3, 'hive,atjayan,asak');
  if (!made.ok) throw new Error(made.refusal.why);
  const { names, players, systems, atjayan } = made.g;
  expect([names, players.empire, atjayan]).toEqual([['The Hive', 'Atjayan Empire', 'Asak Empire'], [4, 0, 3], 1]);
  expect([players.seat[0], systems.owner[system('dom')], systems.owner[system('barnz')]]).toEqual([
    system('dom'),
    0,
    -1,
  ]);
});

test('SS-25.7b the game is played with the Empires chosen, and its seats are called by them', () => {
  const at = wholeGame({
    scenario: 'empire-at-bay',
    seats: 3,
    options: { empires: 'hive,atjayan,asak' },
    start: { active: 'hive' },
  });
  expect(at.asked).toEqual(['0 act']);
  const game = createSwordAndStars(data);
  const setting = { scenario: 'empire-at-bay', seats: 3, options: { empires: 'hive,,asak' }, position: null };
  expect(game.seatNames?.(setting)).toEqual(['The Hive', 'Atjayan Empire', 'Asak Empire']);
  const cycle = { scenario: 'galactic-cycle', seats: 2, options: {}, position: null };
  expect(game.seatNames?.(cycle)).toEqual(['Atjayan Empire', 'Empire 2']);
});

test('SS-R131 a scenario says what the seats may choose among', () => {
  const infos = createSwordAndStars(data).scenarios;
  const sides = (id: string) => infos.find((one) => one.id === id)?.sides;
  expect(sides('empire-at-bay')?.map(({ id, isRequired }) => [id, isRequired])).toEqual([
    ['atjayan', true],
    ['skysworld', false],
    ['barnz', false],
    ['asak', false],
    ['hive', false],
  ]);
  expect(sides('two-new-empires')).toBeUndefined(); // all are played
  expect(sides('galactic-cycle')).toBeUndefined();
});
