import { expect, test } from 'vitest';
import { DIPLOMATIC, MILITARY, RELATED, SAME, UNRELATED } from '../../data/types.ts';
import { given, system } from '../../testing/given.ts';
import { checkFunds, ideologyOf, isSameRace, levelOf, newLevel, raceOf, relationOf } from './governments.ts';

const at = given({ scenario: 'empire-no-more', players: { vereen: { expelled: true }, hive: { points: 2 } } });
const ideology = (id: string) => at.g.systems.ideology[system(id)]!;
const race = (id: string) => at.g.systems.race[system(id)]!;

test('SS-6.1 three Sectors from the scenario', () => {
  expect([MILITARY, DIPLOMATIC].map((sector) => levelOf(at.g, at.seat('hive'), sector))).toEqual([3, 5]);
});

test('SS-6.2b two dice on the column of the current level', () => {
  expect(newLevel(at, 2, 8)).toBe(5);
  expect(newLevel(at, 1, 9)).toBe(5);
  expect(newLevel(at, 9, 7)).toBe(5);
  expect(newLevel(at, 3, 12)).toBe(1);
});

test('SS-6.3a the Government is of the Race and Ideology of its Seat', () => {
  expect(raceOf(at.g, at.seat('hive'))).toBe(race('dom'));
  expect(ideologyOf(at.g, at.seat('hospodar'))).toBe(ideology('hospodar'));
});

test('SS-7.21b an expelled Government is unlike all, its own Seat included', () => {
  const vereen = at.seat('vereen');
  expect(isSameRace(raceOf(at.g, vereen), race('veree'))).toBe(false);
  expect(relationOf(at, ideologyOf(at.g, vereen), ideology('veree'))).toBe(UNRELATED);
});

test('SS-11.8b a Unique people is like itself and nobody else', () => {
  expect(isSameRace(race('ordar'), race('harvest'))).toBe(false);
  expect(isSameRace(race('ordar'), race('ordar'))).toBe(true);
  expect(relationOf(at, ideology('ordar'), ideology('harvest'))).toBe(UNRELATED);
  expect(relationOf(at, ideology('ordar'), ideology('ordar'))).toBe(SAME);
});

test('SS-11.8a Windstar is same as Bluemoon and related to Prantis', () => {
  expect(relationOf(at, ideology('windstar'), ideology('bluemoon'))).toBe(SAME);
  expect(relationOf(at, ideology('windstar'), ideology('prantis'))).toBe(RELATED);
  expect(relationOf(at, ideology('windstar'), ideology('veree'))).toBe(UNRELATED);
});

test('SS-11.53 what cannot be paid is refused', () => {
  expect(checkFunds(at.g, at.seat('hive'), 2)).toBeNull();
  expect(checkFunds(at.g, at.seat('hive'), 3)).toEqual({
    rule: 'SS-11.53',
    why: 'it costs 3 Resource Points and you have 2',
  });
  const poor = given({ scenario: 'empire-no-more', players: { hive: { points: 0 } } });
  expect(checkFunds(poor.g, poor.seat('hive'), 1)?.why).toBe('it costs 1 Resource Point and you have 0');
});
