import { expect, test } from 'vitest';
import { system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, confederation, HOSPODAR, VEREEN } from '../../testing/given-confederation.ts';
import type { Goods } from '../../types.ts';
import { NOTHING } from './trade.ts';

const wholly = (id: string, more: Partial<Goods['systems'][number]> = {}) => ({
  system: system(id),
  web: true,
  gate: true,
  tally: true,
  ...more,
});
const bargain = (give: Partial<Goods>, take: Partial<Goods> = {}) => ({
  give: { ...NOTHING, ...give },
  take: { ...NOTHING, ...take },
  untilRound: 0,
});
const [barnz, lund] = ['barnz', 'lund'].map(system) as [number, number];

test('SS-4.1c a System may be what is asked for as well as what is given', () => {
  const scene = confederation();
  scene.bargain(HOSPODAR, VEREEN, 'trade', bargain({ points: 2 }, { systems: [wholly('barnz')] }));
  expect([scene.g.systems.owner[barnz], scene.g.players.points[VEREEN]]).toEqual([HOSPODAR, 14]);
});

test('SS-4.1d what does not go along is lost, and told; what does is not', () => {
  const position = { systems: { barnz: { web: 2, gate: true }, lund: { web: 3, gate: true } } } as const;
  const without = confederation(position);
  without.bargain(VEREEN, HOSPODAR, 'trade', bargain({ systems: [wholly('barnz', { web: false, gate: false })] }));
  expect([without.g.systems.web[barnz], without.g.systems.gate[barnz]]).toEqual([0, 0]);
  expect(without.told('web')).toEqual([{ system: barnz, from: 2, to: 0 }]);
  expect(without.told('gate-removed')).toEqual([{ player: VEREEN, system: barnz }]);
  const one = confederation(position);
  one.bargain(VEREEN, HOSPODAR, 'trade', bargain({ systems: [wholly('lund', { web: false })] }));
  expect([one.told('web'), one.told('gate-removed')]).toEqual([[{ system: lund, from: 3, to: 0 }], []]);
  const none = confederation();
  none.bargain(VEREEN, HOSPODAR, 'trade', bargain({ systems: [wholly('barnz', { web: false, gate: false })] }));
  expect([none.told('web'), none.told('gate-removed')]).toEqual([[], []]);
});

test('SS-4.1a one thing of any kind on either side makes a bargain, nothing on both does not', () => {
  const scene = confederation({ systems: { radix: { trade: ['vereen'] } } });
  const refused = (give: Partial<Goods>, take: Partial<Goods> = {}) =>
    scene.offerRefusal(VEREEN, HOSPODAR, 'trade', bargain(give, take))?.why ?? null;
  const radix = [system('radix')];
  expect(refused({})).toBe('nothing would change hands');
  expect([
    refused({ points: 1 }),
    refused({ treaties: radix }),
    refused({ systems: [wholly('barnz')] }),
    refused({ trades: radix }),
    refused({}, { points: 1 }),
    refused({ points: 1, treaties: radix }),
    refused({ treaties: radix, systems: [wholly('barnz')] }),
    refused({ systems: [wholly('barnz')], trades: radix }),
  ]).toEqual(Array(8).fill(null));
});

test("SS-4.1f no Seat changes hands, the first player's neither", () => {
  const scene = confederation();
  const seat = scene.g.players.seat[ATJAYAN]!;
  const goods = { systems: [{ system: seat, web: true, gate: true, tally: true }] };
  expect(scene.offerRefusal(ATJAYAN, AVIAN, 'trade', bargain(goods))?.rule).toBe('SS-4.1f');
});
