import { expect, test } from 'vitest';
import { ADMINISTRATIVE, DIPLOMATIC, MILITARY } from '../../data/types.ts';
import { card, chit, type Given, given, type Scene, system } from '../../testing/given.ts';
import { wholeGame } from '../../testing/given-game.ts';
import { sectorCheck, sectorChecks } from './sector-checks.ts';

const scene = (position: Given = {}): Scene => given(position, { steps: { sectorChecks }, choices: { sectorCheck } });
const index = (nr: number) => nr - 1;
const levels = ({ g: { players } }: Scene, seat: number) => [
  players.military[seat],
  players.administrative[seat],
  players.diplomatic[seat],
];

test('SS-6.2a a card that lists the level of the Sector in use changes that Sector and no other', () => {
  const at = scene({ players: { avian: { sectors: [3, 3, 3] } } });
  at.run('sectorChecks', { left: [{ player: 1, sector: MILITARY, card: index(19) }] }, 5, 5); // 10: level 2
  expect(levels(at, 1)).toEqual([2, 3, 3]);
  expect(at.told('sector-check')).toEqual([{ player: 1, sector: MILITARY, from: 3, to: 2, dice: 10 }]);
});

test('SS-6.2a a level that is not listed is not checked', () => {
  const at = scene({ players: { avian: { sectors: [9, 1, 1] } } });
  at.run('sectorChecks', { left: [{ player: 1, sector: MILITARY, card: index(19) }] }); // 1, 2, 3, 5
  expect(levels(at, 1)).toEqual([9, 1, 1]);
});

test('SS-6.2a the new level is not tested again against the same card (R118), a second card meets it', () => {
  const at = scene({ players: { avian: { sectors: [2, 5, 5] } } });
  const check = { player: 1, sector: MILITARY };
  at.run('sectorChecks', { left: [{ ...check, card: index(14) }] }, 5, 5); // 1, 2: 10 gives 2 again
  expect(at.told('sector-check')).toHaveLength(1);
  const both = [
    { ...check, card: index(14) },
    { ...check, card: index(42) },
  ];
  at.run('sectorChecks', { left: both }, 4, 4); // 8 gives 5, which card 42 does not list
  expect(levels(at, 1)).toEqual([5, 5, 5]);
});

test('a Toppled chit checks whatever the level is', () => {
  const at = scene({ players: { avian: { sectors: [9, 9, 9] } } });
  at.run('sectorChecks', { left: [{ player: 1, sector: DIPLOMATIC, card: -1 }] }, 6, 6);
  expect(levels(at, 1)).toEqual([9, 9, 1]);
});

test('SS-34.3c in Game-Turn 1 the Atjayan player may ignore a check', () => {
  const at = scene({ scenario: 'phoenix' });
  const left = [{ player: 0, sector: ADMINISTRATIVE, card: index(24) }];
  at.run('sectorChecks', { left });
  expect(at.asked).toEqual(['0 sectorCheck']);
  at.answer(0, 'sectorCheck', { make: false });
  expect([levels(at, 0), at.asked]).toEqual([[9, 9, 9], ['0 act']]);
  at.run('sectorChecks', { left }).answer(0, 'sectorCheck', { make: true }, 6, 6);
  expect(levels(at, 0)).toEqual([9, 1, 9]);
});

test('SS-34.3c SS-R128 only a check that a Year Card calls for is his choice, not that of a Toppled chit', () => {
  const at = wholeGame({
    scenario: 'phoenix',
    start: { active: 'atjayan', stage: 'start' },
    systems: { atjay: { tech: 3 } },
  });
  at.answer(0, 'act', { do: 'draw' }, chit('government-toppled-c'), 6, 6, 3, 4, 3, 4);
  expect([levels(at, 0)[0], at.asked]).toEqual([1, ['0 act']]); // 12 from level 9
  const byCard = wholeGame({ scenario: 'phoenix', start: { active: 'atjayan', stage: 'loop' } });
  byCard.answer(0, 'act', { do: 'govern', target: system('atjay'), extra: 0 }, card(24)); // lists 9
  expect(byCard.asked).toEqual(['0 sectorCheck']);
});

test('SS-34.3c nobody else may, nor he from Game-Turn 2 on', () => {
  const other = scene({ scenario: 'phoenix', players: { vereen: { sectors: [1, 1, 1] } } });
  other.run('sectorChecks', { left: [{ player: 1, sector: MILITARY, card: index(4) }] }, 1, 1);
  expect(levels(other, 1)).toEqual([9, 1, 1]);
  const later = scene({ scenario: 'phoenix', start: { gameTurn: 2 } });
  later.run('sectorChecks', { left: [{ player: 0, sector: MILITARY, card: index(24) }] }, 6, 6);
  expect(levels(later, 0)).toEqual([1, 9, 9]);
});

test('SS-34.3c several checks are asked one by one; an order answers them, the defaultAnswer ignores', () => {
  const at = scene({ scenario: 'phoenix' });
  const left = [MILITARY, DIPLOMATIC].map((sector) => ({ player: 0, sector, card: index(24) }));
  at.run('sectorChecks', { left }).answer(0, 'sectorCheck', { make: false });
  expect(at.asked).toEqual(['0 sectorCheck']);
  at.answer(0, 'sectorCheck', { make: true }, 1, 1);
  expect(levels(at, 0)).toEqual([9, 9, 9]);
  at.g.orders[0]!.checks = 'ignore';
  expect(at.run('sectorChecks', { left }).told('sector-check-ignored')).toHaveLength(2);
  expect(sectorCheck.defaultAnswer(at.play(), {} as never)).toEqual({ make: false });
});
