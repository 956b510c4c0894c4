import { expect, test } from 'vitest';
import { MOVE_DONE } from '../state.ts';
import { card, type Given, given, system } from '../testing/given.ts';
import { wholeGame } from '../testing/given-game.ts';
import { changeTech, freeSystem, takeSystem } from './ownership.ts';

const barton = system('barton');
const scene = (position: Given = {}) => given({ scenario: 'empire-no-more', ...position });

test('SS-20.3 military Conquest brings Unrest, SS-16.31 cuts the Web, SS-18.41 keeps the StarGate', () => {
  const at = scene({ systems: { barton: { web: 3, unrest: false, gate: true } } });
  takeSystem(at.play(), barton, at.seat('vereen'), 'military', 'SS-12.2b');
  const { owner, unrest, web, gate, treaty } = at.g.systems;
  expect([owner[barton], unrest[barton], web[barton], gate[barton]]).toEqual([at.seat('vereen'), 1, 2, 1]);
  expect(treaty[barton]).toBe(1 << at.seat('atjayan')); // stays with the loser
});

test('SS-14.31 SS-16.32 diplomacy leaves Web and quiet as they were', () => {
  const at = scene({ systems: { barton: { web: 3, unrest: false } } });
  takeSystem(at.play(), barton, at.seat('vereen'), 'diplomacy', 'SS-14.31');
  expect([at.g.systems.unrest[barton], at.g.systems.web[barton]]).toEqual([0, 3]);
});

test('SS-21.12 an Outworlder brings no Unrest', () => {
  const at = scene({ outworlders: [{ seat: 'harvest' }] });
  takeSystem(at.play(), barton, 8, 'military', 'SS-21.12');
  expect([at.g.systems.owner[barton], at.g.systems.unrest[barton], at.g.systems.web[barton]]).toEqual([8, 0, 0]);
});

test('SS-12.37 partial conquests made from a taken System vanish, SS-12.38 and those on it', () => {
  const at = scene({
    systems: {
      delpodar: { partials: [{ by: 'hospodar', base: 'hospodar', count: 1 }] },
      hospodar: { partials: [{ by: 'atjayan', base: 'delpodar', count: 2 }] },
      nelldon: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] },
    },
  });
  takeSystem(at.play(), system('delpodar'), at.seat('vereen'), 'military', 'SS-12.3');
  expect(at.g.partials).toEqual({ target: [system('nelldon')], attacker: [2], base: [system('veree')], count: [1] });
});

test('SS-12.32 partial conquests stay through a Rebellion', () => {
  const at = scene({ systems: { nelldon: { partials: [{ by: 'vereen', base: 'veree', count: 1 }] } } });
  freeSystem(at.play(), system('nelldon'), 'rebellion', 'SS-20.2b');
  expect(at.g.partials.count).toEqual([1]);
});

test('SS-12.2c no Tech Level below -3, SS-34.26 none above a cap', () => {
  const at = given({ scenario: 'phoenix', systems: { yavay: { tech: -3 } } });
  expect(changeTech(at.play(), system('yavay'), -1, 'SS-12.2c')).toBe(0);
  expect(changeTech(at.play(), system('barton'), 1, 'SS-17.2')).toBe(0);
  expect([at.g.systems.tech[system('barton')], at.g.systems.norm[system('barton')]]).toEqual([1, 1]);
});

test('SS-9.13e taking Fontain-Grelot ends the Revolt', () => {
  const at = scene({ revolt: 1 });
  takeSystem(at.play(), system('fontain-grelot'), at.seat('avian'), 'military', 'SS-12.2b');
  expect(at.g.revolt).toBe(-9);
});

test('SS-24.16 losing the Target halves the colonization points, rounded down', () => {
  const at = scene({ systems: { ambrel: { colonization: { vereen: 31, hive: 9 } } } });
  const count = at.g.systems.owner.length;
  freeSystem(at.play(), system('ambrel'), 'rebellion', 'SS-20.2b');
  const tally = (id: string) => at.g.colonization[at.seat(id) * count + system('ambrel')];
  expect([tally('vereen'), tally('hive')]).toEqual([15, 9]);
});

test('SS-23.1 a Conquest wipes the conversion tally of others', () => {
  const at = scene({ systems: { barton: { conversion: { atjayan: 3, vereen: 2 } } } });
  const count = at.g.systems.owner.length;
  takeSystem(at.play(), barton, at.seat('vereen'), 'military', 'SS-12.2b');
  expect(['atjayan', 'vereen'].map((id) => at.g.conversion[at.seat(id) * count + barton])).toEqual([0, 2]);
});

test("SS-29.3a the first Confederation System conquered is to become the Seat, SS-29.3b but never LA'DAU", () => {
  const at = given({ scenario: 'empire-at-bay', ladau: true });
  const barnz = at.seat('barnz');
  takeSystem(at.play(), system('la-dau'), barnz, 'military', 'SS-12.2b');
  expect(at.g.players.confederationSeat[barnz]).toBe(-1);
  takeSystem(at.play(), system('veree'), barnz, 'military', 'SS-12.2b');
  expect(at.g.players.confederationSeat[barnz]).toBe(system('veree'));
  freeSystem(at.play(), system('veree'), 'rebellion', 'SS-20.2b');
  expect(at.g.players.confederationSeat[barnz]).toBe(-1);
});

test('SS-8.42d an Outworlder on Atjay drives the Confederation out until it is freed', () => {
  const at = scene({ outworlders: [{ seat: 'harvest' }] });
  takeSystem(at.play(), system('atjay'), 8, 'military', 'SS-21.12');
  expect(at.g.confederation).toBe(1);
  freeSystem(at.play(), system('atjay'), 'outworlderGone', 'SS-21.2a');
  expect(at.g.confederation).toBe(0);
});

test("SS-8.31e Total War ends when the violator's Seat falls to a player", () => {
  const at = scene({ wars: [{ violator: 'vereen', owed: ['avian', 'hospodar'] }] });
  takeSystem(at.play(), system('veree'), at.seat('avian'), 'military', 'SS-12.2b');
  expect(at.g.wars.violator).toEqual([]);
});

test('SS-R129 when the System that was to be the Seat is lost, the earliest gained of those still held takes its place', () => {
  const at = wholeGame({
    scenario: 'empire-at-bay',
    start: { active: 'barnz', stage: 'loop' },
    players: { barnz: { points: 40, sectors: [9, 9, 3] } },
  });
  const barnz = at.seat('barnz');
  for (const id of ['ambrel', 'veree', 'radix']) takeSystem(at.play(), system(id), barnz, 'military', 'SS-12.2b');
  expect(at.g.players.confederationSeat[barnz]).toBe(system('ambrel'));
  freeSystem(at.play(), system('ambrel'), 'rebellion', 'SS-20.2b');
  expect(at.g.players.confederationSeat[barnz]).toBe(system('veree'));
  at.answer(barnz, 'act', { do: 'govern', target: system('veree'), extra: 9 }, card(1));
  expect([at.g.systems.unrest[system('veree')], at.g.players.seat[barnz]]).toEqual([0, system('veree')]);
  freeSystem(at.play(), system('radix'), 'rebellion', 'SS-20.2b'); // SS-29.3b: once a player
  expect(at.g.players.confederationSeat[barnz]).toBe(MOVE_DONE);
});

test('SS-R129 with none left the next one gained counts; what was bought does not', () => {
  const at = given({ scenario: 'empire-at-bay' });
  const barnz = at.seat('barnz');
  takeSystem(at.play(), system('radix'), barnz, 'trade', 'SS-4.1c');
  takeSystem(at.play(), system('ambrel'), barnz, 'military', 'SS-12.2b');
  takeSystem(at.play(), system('ambrel'), at.seat('atjayan'), 'military', 'SS-12.2b');
  expect([at.g.players.confederationSeat[barnz], at.g.confederationGains]).toEqual([-1, []]);
  takeSystem(at.play(), system('veree'), barnz, 'diplomacy', 'SS-14.31');
  expect(at.g.players.confederationSeat[barnz]).toBe(system('veree'));
});
