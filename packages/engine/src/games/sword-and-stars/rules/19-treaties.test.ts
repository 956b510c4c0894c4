import { expect, test } from 'vitest';
import { COMMUNICATE } from '../data/types.ts';
import { DESTROYED } from '../state.ts';
import { given, type Scene, system } from '../testing/given.ts';
import { vote } from '../testing/given-confederation.ts';
import { wholeGame } from '../testing/given-game.ts';
import { NOTHING } from './04-agreements/trade.ts';
import { buildOperation } from './11-operations/build.ts';
import { scoreCommunicate } from './14-communicate.ts';
import { gainTreaty, waive } from './19-treaties.ts';
import { rebellionValue } from './20-rebellion.ts';

test('SS-19.11 one Treaty for each player and System, beside those of others', () => {
  const at = given({});
  const [vereen, hive] = [at.seat('vereen'), at.seat('hive')];
  const radix = system('radix');
  expect(at.g.systems.treaty[radix]).toBe(1 << vereen);
  gainTreaty(at.play(), radix, vereen, 'SS-9.21a');
  expect(at.told('treaty')).toEqual([]);
  gainTreaty(at.play(), radix, hive, 'SS-9.21a');
  expect(at.g.systems.treaty[radix]).toBe((1 << vereen) | (1 << hive));
  expect(at.told('treaty')).toEqual([{ player: hive, system: radix }]);
});

test('SS-19.0b T on an own System gives a Treaty where no other player has one', () => {
  const trade = (treaty: string[]): Scene => {
    const at = given({ systems: { lund: { treaty } } }, { steps: { scoreCommunicate } });
    const operation = buildOperation(at, at.seat('vereen'), COMMUNICATE, system('veree'), system('lund'), [], false);
    return at.run('scoreCommunicate', { operation, code: 'T' });
  };
  const alone = trade([]);
  const bit = 1 << alone.seat('vereen');
  expect([alone.g.systems.trade[system('lund')], alone.g.systems.treaty[system('lund')]]).toEqual([bit, bit]);
  const other = trade(['hive']);
  expect([other.g.systems.trade[system('lund')], other.g.systems.treaty[system('lund')]]).toEqual([
    bit,
    1 << other.seat('hive'),
  ]);
});

test('SS-19.3c R28 a member who gains a Treaty with a Hive System faces a call window, others do not', () => {
  const at = given({});
  gainTreaty(at.play(), system('dom'), at.seat('avian'), 'SS-9.21a');
  expect(at.g.windows).toEqual([
    { cause: 'hiveTreaty', accused: at.seat('avian'), system: system('dom'), wasMember: true },
  ]);
  gainTreaty(at.play(), system('edom-four'), at.seat('avian'), 'SS-9.21a');
  expect(at.g.windows).toHaveLength(2); // one for each
  const outsider = given({ players: { avian: { expelled: true } } });
  gainTreaty(outsider.play(), system('dom'), outsider.seat('avian'), 'SS-9.21a');
  gainTreaty(outsider.play(), system('flute'), outsider.seat('vereen'), 'SS-9.21a');
  expect(outsider.g.windows).toEqual([]);
});

test('SS-19.3c two Treaties with the Hive in one bargain bring two windows, and a Session each', () => {
  const at = wholeGame({ start: { active: 'hive', stage: 'loop' } });
  const [hive, vereen] = [at.seat('hive'), at.seat('vereen')];
  const give = { ...NOTHING, treaties: [system('dom'), system('edom-four')] };
  at.bargain(hive, vereen, 'trade', { give, take: NOTHING, untilRound: 0 });
  for (const where of ['dom', 'edom-four']) {
    expect(at.table.pending[0]).toMatchObject({ kind: 'call', about: { system: system(where) } });
    at.answer(0, 'call', { call: true });
    vote(at, {});
  }
  expect(at.asked).toEqual(['4 act']);
});

test('R47 the holder of a Trade Connection may waive its weight, and take that back', () => {
  const at = given({ systems: { lund: { trade: ['hive'] } } }, { anytime: { waive } });
  const [hive, lund] = [at.seat('hive'), system('lund')];
  expect(rebellionValue(at, lund, 0)).toBe(4);
  expect(at.anytimeRefusal(at.seat('avian'), 'waive', { system: lund, waive: true })?.rule).toBe('SS-14.41b');
  at.table.pending[0]!.kind = 'tax'; // A6: also between two taxes
  at.anytime(hive, 'waive', { system: lund, waive: true });
  expect(rebellionValue(at, lund, 0)).toBe(2);
  expect(at.anytimeRefusal(hive, 'waive', { system: lund, waive: true })?.rule).toBe('SS-14.41b');
  at.anytime(hive, 'waive', { system: lund, waive: false });
  expect(rebellionValue(at, lund, 0)).toBe(4);
});

test('SS-19.3c R35 without the Confederation nobody calls over a Treaty with the Hive', () => {
  const at = given({});
  at.g.confederation = DESTROYED;
  gainTreaty(at.play(), system('dom'), at.seat('avian'), 'SS-9.21a');
  expect([at.g.windows, at.told('treaty')]).toEqual([[], [{ player: at.seat('avian'), system: system('dom') }]]);
});

test('SS-14.41b waiving is announced to all, on a System that there is; every switch is listed', () => {
  const at = given({ systems: { lund: { trade: ['hive'] } } }, { anytime: { waive } });
  const [hive, lund] = [at.seat('hive'), system('lund')];
  expect(at.anytimeRefusal(hive, 'waive', { system: 99, waive: true })?.rule).toBe('SS-3.1');
  const listed = waive.options!(at.play(), hive)!;
  expect(listed.filter((one) => at.anytimeRefusal(hive, 'waive', one) === null)).toEqual([
    { system: lund, waive: true },
  ]);
  at.anytime(hive, 'waive', { system: lund, waive: true });
  expect(at.told('waived')).toEqual([{ player: hive, system: lund, waived: true }]);
  expect(listed.filter((one) => at.anytimeRefusal(hive, 'waive', one) === null)).toEqual([
    { system: lund, waive: false },
  ]);
});
