import { expect, test } from 'vitest';
import { seatNamesOf, settingFor } from './options.ts';
import type { Game, GameTypes, OptionSpec, ScenarioInfo } from './types.ts';

const options: OptionSpec[] = [
  { id: 'length', type: 'number', min: 1, max: 6, default: 3, effect: 'turns' },
  { id: 'fog', type: 'boolean', default: false, effect: 'hides ships' },
  { id: 'map', type: 'choice', values: ['north', 'south'], default: 'north', effect: 'which map' },
];
const scenario = (id: string, seats: string[], minSeats: number, forced = {}): ScenarioInfo => ({
  id,
  title: id.toUpperCase(),
  brief: '',
  seats,
  minSeats,
  forced,
  source: 'invented',
});
const scenarios = [scenario('open', ['a', 'b', 'c'], 2), scenario('duel', ['a', 'b'], 2, { fog: true })];
const game = { title: 'Game', options, scenarios } as unknown as Game<GameTypes>;

const settingOf = (wish: object): unknown => {
  const made = settingFor(game, wish);
  return made.ok ? made.setting : made.refusal.why;
};

test('what is left out takes the default', () => {
  expect(settingOf({})).toEqual({
    scenario: 'open',
    options: { length: 3, fog: false, map: 'north' },
    seats: 3,
    position: null,
  });
});

test('a scenario may name the usual number of players', () => {
  const usual = { ...game, scenarios: [{ ...scenarios[0]!, usualSeats: 2 }] };
  expect([undefined, 3].map((seats) => settingFor(usual, { seats }))).toMatchObject([
    { setting: { seats: 2 } },
    { setting: { seats: 3 } },
  ]);
});

test('words of a command line are read as what the option is', () => {
  expect(settingOf({ options: { length: '5', fog: 'yes', map: 'south' }, seats: 2 })).toMatchObject({
    options: { length: 5, fog: true, map: 'south' },
    seats: 2,
  });
});

test('a scenario forces its options; a wish against it is refused, not ignored', () => {
  expect(settingOf({ scenario: 'duel' })).toMatchObject({ options: { fog: true } });
  expect(settingOf({ scenario: 'duel', options: { fog: 'yes' } })).toMatchObject({ options: { fog: true } });
  expect(settingOf({ scenario: 'duel', options: { fog: false } })).toBe('DUEL is always played with fog on');
});

test('an option that is no longer offered is ignored in an older record', () => {
  const later = { ...game, retiredOptions: ['speed'] };
  const made = settingFor(later, { options: { speed: 9, length: 4 } });
  expect(made.ok && made.setting.options).toEqual({ length: 4, fog: false, map: 'north' });
});

test('a list of sides is text, and names of seats follow what was chosen', () => {
  const sides: OptionSpec = { id: 'empires', type: 'sides', default: '', effect: 'who plays what' };
  const chosen = { ...game, options: [...options, sides], seatNames: () => ['red', 'blue'] };
  const made = settingFor(chosen, { options: { empires: 'b,a' }, seats: 3 });
  expect(made.ok && seatNamesOf(chosen, made.setting)).toEqual(['red', 'blue', 'Seat 2']);
  expect(made.ok && seatNamesOf(game, made.setting)).toEqual(['a', 'b', 'c']);
  expect(settingFor(chosen, { options: { empires: 7 } })).toMatchObject({
    refusal: { why: 'option empires takes the sides of the seats, parted by commas, not 7' },
  });
});

test.each([
  [{ scenario: 'none' }, 'Game has no scenario none; it has open, duel'],
  [{ seats: 4 }, 'OPEN is for 2 to 3 players'],
  [{ seats: 1 }, 'OPEN is for 2 to 3 players'],
  [{ seats: 2.5 }, 'OPEN is for 2 to 3 players'],
  [{ seats: Number.NaN }, 'OPEN is for 2 to 3 players'],
  [{ scenario: 'duel', seats: 3 }, 'DUEL is for 2 players'],
  [{ options: { speed: 1 } }, 'Game has no option speed; it has length, fog, map'],
  [{ options: { length: 7 } }, 'option length takes a whole number from 1 to 6, not 7'],
  [{ options: { length: '' } }, 'option length takes a whole number from 1 to 6, not '],
  [{ options: { length: 1.5 } }, 'option length takes a whole number from 1 to 6, not 1.5'],
  [{ options: { fog: 1 } }, 'option fog takes true or false, not 1'],
  [{ options: { map: 'east' } }, 'option map takes one of north, south, not east'],
])('%j is refused with what would be right', (wish, why) => {
  expect(settingOf(wish)).toBe(why);
});
