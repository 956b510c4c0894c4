import { expect, test } from 'vitest';
import { type Given, given, system } from '../testing/given.ts';
import { checkRebellion, rebellionOutcome, rebellionValue } from './20-rebellion.ts';

const value = (id: string, demand: number, position: Given = {}): number =>
  rebellionValue(given({ scenario: 'empire-no-more', ...position }), system(id), demand);

test('SS-20.0a Unrest 5, Race 2, unrelated 2, related 1, each point 1, Web less its strength', () => {
  expect(value('ambrel', 0)).toBe(5 + 2 + 2);
  expect(value('ambrel', 3)).toBe(5 + 2 + 2 + 3);
  expect(value('lund', 0)).toBe(2);
  expect(value('barton', 2)).toBe(5 + 0 + 2 + 2 - 2);
});

test("SS-14.41a the owner's Trade Connection lowers it by two, SS-14.41b each foreign one raises it unless waived", () => {
  expect(value('lund', 0, { systems: { lund: { trade: ['vereen'] } } })).toBe(0);
  expect(value('lund', 0, { systems: { lund: { trade: ['hive', 'avian'] } } })).toBe(6);
  expect(value('lund', 0, { systems: { lund: { trade: ['hive', 'avian'], waived: ['avian'] } } })).toBe(4);
});

test('SS-20.0b two dice against the value', () => {
  const at = given({});
  expect([2, 4, 7, 12].map((dice) => rebellionOutcome(at, 3, dice))).toEqual([2, 1, 0, 1]);
});

test('SS-20.6a a value of 1 or less uses column 1', () => {
  const at = given({});
  expect([1, 0, -5].map((low) => rebellionOutcome(at, low, 3))).toEqual([1, 1, 1]);
});

test('SS-20.6b 13 or more rebels without a roll', () => {
  const scene = given({ systems: { ambrel: { trade: ['hive', 'avian'] } } });
  expect(checkRebellion(scene.play(), system('ambrel'), 0, 'SS-10.0a')).toBe(2);
  expect(scene.g.systems.owner[system('ambrel')]).toBe(-1);
});

test('SS-20.2a Unrest on a System in Unrest changes nothing', () => {
  const scene = given({});
  expect(checkRebellion(scene.play(3, 4), system('ambrel'), 0, 'SS-10.0a')).toBe(1);
  expect(scene.g.systems.unrest[system('ambrel')]).toBe(1);
  expect(scene.told('unrest')).toEqual([]);
});

test('SS-20.2b Rebellion makes it independent, ends Unrest and cuts the Web by one step', () => {
  const scene = given({ systems: { ambrel: { web: 3, trade: ['hive'] } } });
  expect(checkRebellion(scene.play(1, 1), system('ambrel'), 0, 'SS-10.0a')).toBe(2);
  const { owner, unrest, web, trade, tech } = scene.g.systems;
  const at = system('ambrel');
  expect([owner[at], unrest[at], web[at], trade[at], tech[at]]).toEqual([-1, 0, 2, 1 << scene.seat('hive'), 0]);
});
