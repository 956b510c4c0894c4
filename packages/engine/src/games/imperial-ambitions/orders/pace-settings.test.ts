import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { type GivenTable, given } from '../testing/given.ts';
import { pace } from './pace-settings.ts';
import { defaultPace } from './pace-types.ts';

const table = (options = {}): GivenTable =>
  given({
    phase: 'build',
    options,
    units: { a: { type: 'DD', owner: 0, system: 'A1' }, b: { type: 'DD', owner: 1, system: 'C1' } },
  });
const set = (at: GivenTable, by: number, settings: object): string | null =>
  at.play().act({ decision: null, by, kind: 'pace', with: settings })?.rule ?? null;

test('a seat changes its own settings; what it leaves out stays; nobody else hears of it', () => {
  const at = table();
  expect(set(at, 1, { fireAuto: true, alarm: 3 })).toBeNull();
  expect(at.g.pace[1]).toEqual({ ...defaultPace(2), fireAuto: true, alarm: 3 });
  expect(at.g.pace[0]).toEqual(defaultPace(2));
  expect(at.events.filter(({ type }) => type === 'pace')).toEqual([
    { rule: 'IA-seq-2', type: 'pace', data: { fireAuto: true, alarm: 3 }, visibleTo: [1] },
  ]);
});

test('lists are copied and bounded', () => {
  const order = { target: null, types: ['BB'], members: null, leastRow: 2, smallestGroup: true };
  expect(pace.shape.safeParse({ fireOrders: new Array(60).fill(order) }).success).toBe(true);
  for (const wrong of [
    { fireOrders: new Array(61).fill(order) },
    { alarm: 13 },
    { losses: ['XX'] },
    { fireOrders: [{ ...order, leastRow: 7 }] },
    { roundPacket: [{ moves: [] }] },
    { nothing: 1 },
  ])
    expect(pace.shape.safeParse(wrong).success).toBe(false);
  const at = table();
  const losses = ['Cg', 'DD'];
  set(at, 0, { losses });
  losses.push('BB');
  expect(at.g.pace[0]!.losses).toEqual(['Cg', 'DD']);
});

test('IA-trade-5 a standing consent needs the option diplomacy, and is set for every seat', () => {
  expect(set(table(), 0, { tradeConsent: ['ask', 'yes'] })).toBe('IA-trade-5');
  expect(set(table(), 0, { tradeConsent: ['ask', 'ask'] })).toBeNull();
  expect(set(table({ diplomacy: true }), 0, { tradeConsent: ['ask', 'yes'] })).toBeNull();
  expect(set(table({ diplomacy: true }), 0, { tradeConsent: ['yes'] })).toBe('IA-trade-5');
});

test('IA-tac-cbt-6 a type stands once in the order of losses', () => {
  expect(set(table(), 0, { losses: ['DD', 'DD'] })).toBe('IA-tac-cbt-6');
});

test('what random players set is legal', () => {
  const random = randomFrom(3);
  for (const options of [{}, { diplomacy: true }]) {
    const at = table(options);
    for (let n = 0; n < 200; n++) {
      const settings = pace.sample!(at.play(), n % 2, random);
      expect(pace.shape.safeParse(settings).success).toBe(true);
      expect(set(at, n % 2, settings)).toBeNull();
    }
  }
});

test('the menu holds what can be switched now, each line a legal change', () => {
  const at = table();
  const lines = pace.options!(at.play(), 0);
  expect(lines).toHaveLength(10); // four switches, one, two, two and one other value
  for (const line of lines) expect(pace.shape.safeParse(line).success).toBe(true);
  expect(set(at, 0, { fireAuto: true })).toBeNull();
  expect(pace.options!(at.play(), 0)).toContainEqual({ fireAuto: false });
});
