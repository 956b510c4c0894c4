import { expect, test } from 'vitest';
import { card, type Given, given, type Roll, system } from '../testing/given.ts';
import type { Operation } from '../types.ts';
import { operation } from './11-operations/operations.ts';
import { intercept, interceptWindow } from './15-intercept/intercept.ts';
import { raider, raiderPhase } from './22-raiders.ts';

const [perkis, lund, harvest, skysworld] = ['perkis', 'lund', 'harvest', 'skysworld'].map(system) as [
  number,
  number,
  number,
  number,
];
/** The phase with its Raids only noted. */
function phase(position: Given, ...rolls: Roll[]) {
  const raids: Operation[] = [];
  const at = given(position, {
    steps: {
      raiderPhase,
      raider,
      operation: (play, { my }) => {
        raids.push(my.operation);
        play.done({ card: 0 });
      },
    },
  });
  at.run('raiderPhase', {}, ...rolls);
  return { at, raids };
}

test('SS-22.0a a Raider comes on 5 or 6', () => {
  for (const die of [1, 2, 3, 4]) expect(phase({}, die).raids).toEqual([]);
  for (const die of [5, 6]) expect(phase({}, die, 2, 3, 4).raids).toHaveLength(5);
});

test('SS-22.0a none where Raiders are not used', () => {
  expect(phase({ scenario: 'rise-of-empire', seats: 1 }).raids).toEqual([]);
  expect(phase({ options: { raidersOutworlders: 'off' } }).raids).toEqual([]);
});

test('SS-22.0b the die names the Base: Perkis is independent', () => {
  const { at, raids } = phase({}, 5, 2, 3, 4);
  expect(at.told('raider')).toEqual([{ appears: true, base: perkis, military: 3 }]);
  expect(raids.map(({ base }) => base)).toEqual([perkis, perkis, perkis, perkis, perkis]);
});

test('SS-22.0b a quiet Base of a player sends nobody, one in Unrest goes independent first', () => {
  expect(phase({ systems: { lund: { unrest: false } } }, 5, 1).raids).toEqual([]);
  const { at, raids } = phase({ systems: { lund: { unrest: true } } }, 5, 1, 1, 1);
  expect([at.g.systems.owner[lund], at.g.systems.unrest[lund], raids.length]).toEqual([-1, 0, 5]);
});

test('SS-22.0b neither a void Base nor that of an Outworlder', () => {
  expect(phase({ systems: { perkis: { dead: true, tech: -3 } } }, 5, 2).raids).toEqual([]);
  expect(phase({ outworlders: [{ seat: 'perkis' }] }, 5, 2).raids).toEqual([]);
});

test('SS-22.0c Military by column 3 of the table', () => {
  const militaryAt = (a: number, b: number) => phase({}, 5, 2, a, b).at.told('raider');
  expect(militaryAt(1, 1)).toMatchObject([{ military: 9 }]);
  expect(militaryAt(1, 2)).toMatchObject([{ military: 5 }]);
  expect(militaryAt(4, 5)).toMatchObject([{ military: 2 }]);
  expect(militaryAt(6, 6)).toMatchObject([{ military: 1 }]);
});

test('SS-22.0d five Raids, each on the best Target of that moment', () => {
  const { raids } = phase({}, 6, 2, 3, 4);
  expect(raids.map(({ operation: kind, target }) => [kind, target])).toEqual(Array(5).fill([1, harvest]));
});

/** One Raid from Perkis for real. */
function raidOnce(military: number, systems: Given['systems'] = {}) {
  const at = given(
    { players: { avian: { cards: 5 } }, systems: { perkis: { tech: 1 }, ...systems } },
    { steps: { raider, operation, interceptWindow }, choices: { intercept } },
  );
  at.g.raiderBase = perkis;
  at.g.raiderMilitary = military;
  return at;
}

test('SS-22.0e below zero everywhere the card is turned without effect, and nobody pays or gains', () => {
  const at = raidOnce(1, { harvest: { web: 2 } });
  at.run('raider', { left: 1 }, card(9));
  expect(at.told('no-effect')).toEqual([{ by: 7, card: 8 }]);
  const win = raidOnce(9);
  win.run('raider', { left: 1 }, card(9)); // R and a lost level, but no die for points
  expect([win.g.systems.tech[harvest], win.told('raided')]).toEqual([1, []]);
});

test('SS-22.0f the owner Intercepts; below zero the card is played for what it costs the Base', () => {
  const at = raidOnce(5, { harvest: { tech: 0 }, skysworld: { tech: 1, web: 0 } });
  const avian = at.seat('avian');
  at.run('raider', { left: 1 });
  expect(at.asked).toEqual([`${avian} intercept`]);
  // 5 + 1 - 1 - 1 + 1 - 2 same Race - 1 related = 2, less 3: -1. Card 14 costs the Base a level up to 3
  at.answer(avian, 'intercept', { intercept: true, extra: 0, chits: [] }, card(14), card(1));
  expect(at.told('revealed')).toMatchObject([
    { by: 7, card: 13, rating: -1 },
    { by: avian, card: 0, rating: -1 },
  ]);
  expect([at.g.systems.tech[perkis], at.g.systems.tech[skysworld]]).toEqual([0, 1]);
});

test('SS-22.0f it is gone after its five cards', () => {
  const { at } = phase({}, 6, 2, 3, 4);
  expect([at.g.raiderBase, at.g.raiderMilitary]).toEqual([-1, 0]);
});
