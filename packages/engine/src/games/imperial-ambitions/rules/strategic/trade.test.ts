import { expect, test } from 'vitest';
import { viewOf } from '../../secrets/view.ts';
import { COMBAT } from '../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, givenState } from '../../testing/given.ts';
import { qualifiesForTrade, tradeFactor, tradeIncome } from './trade.ts';

const B1 = 2;
const C1 = 4;
const inf = (owner: GivenUnit['owner'], system: string): GivenUnit => ({
  type: 'Inf',
  owner,
  system,
  where: 'surface',
});
/** A cargo ship that came this turn from A1. */
const trader = (system: string, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type: 'Cg',
  owner: 0,
  system,
  jumped: 1,
  lastSystem: 'A1',
  ...more,
});
const trading = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'trade', treasury: [0, 0], units, ...spec });
const qualifies = (unit: GivenUnit, turn = 1): boolean => {
  const state = givenState({ turn, phase: 'trade', units: { cg: unit } });
  return qualifiesForTrade(state.at, state.unit('cg'));
};

test('IA-trade-1 a cargo ship that entered a system this turn after coming from another one may trade', () => {
  expect(qualifies(trader('B1'))).toBe(true);
  expect(qualifies({ type: 'Cg', owner: 0, xy: [8, 12], jumped: 1, lastSystem: 'A1' })).toBe(false); // deep space
  const table = trading({ cg: trader('B1'), home: trader('A2') });
  expect(viewOf(table.game.data, table.g, 0).traders).toEqual([table.unit('cg'), table.unit('home')]);
});

test('IA-trade-2 trade income is one die minus 1, from 0 to 5', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => tradeIncome(die, 1))).toEqual([0, 1, 2, 3, 4, 5]);
  const table = trading({ cg: trader('A2'), i: inf(0, 'A2') });
  table.act(0, 'trade', { units: [table.unit('cg')] });
  table.act(1, 'trade', { units: [] }, [5]);
  expect(table.g.players.treasury).toEqual([4, 0]);
  expect(table.told('trade')).toEqual([{ seat: 0, system: 1, die: 5, factor: 1 }]);
});

test('IA-trade-3 income is doubled at a neutral planet, garrisoned or not, whoever stands in the system', () => {
  const factor = (units: Record<string, GivenUnit>): number => tradeFactor(givenState({ units }).at, 0, B1);
  expect(factor({})).toBe(2);
  expect(factor({ i: inf('neutral', 'B1') })).toBe(2);
  expect(factor({ i: inf('neutral', 'B1'), dd: { type: 'DD', owner: 1, system: 'B1' } })).toBe(2); // R52
  const table = trading({ cg: trader('B1') });
  table.act(0, 'trade', { units: [table.unit('cg')] });
  table.act(1, 'trade', { units: [] }, [6]);
  expect(table.g.players.treasury).toEqual([10, 0]);
});

test('IA-trade-4 IA-trade-5 income is tripled at the planet of another player, who must consent', () => {
  const units = { cg: trader('C1'), i: inf(1, 'C1') };
  const ask = (): GivenTable => {
    const table = trading(units);
    table.act(0, 'trade', { units: [table.unit('cg')] });
    table.act(1, 'trade', { units: [] });
    return table;
  };
  const table = ask();
  expect(table.table.pending.map(({ by, about }) => [by, about])).toEqual([
    [0, { requests: [] }],
    [1, { requests: [{ trader: 0, system: C1, ships: 1 }] }],
  ]);
  expect(table.refusal(1, 'consent', { allow: [] })?.rule).toBe('IA-trade-5');
  table.act(0, 'consent', { allow: [] });
  table.act(1, 'consent', { allow: [true] }, [4]);
  expect(table.g.players.treasury).toEqual([9, 0]);
  const refused = ask();
  refused.act(0, 'consent', { allow: [] });
  refused.act(1, 'consent', { allow: [false] }); // no roll
  expect(refused.g.players.treasury).toEqual([0, 0]);
});

test('IA-trade-6 it trades only in the turn it enters the system', () => {
  expect(qualifies(trader('B1', { jumped: 1 }), 2)).toBe(false);
  expect(qualifies(trader('B1', { jumped: 2 }), 2)).toBe(true);
});

test('IA-trade-7 a ship that never left, or came back without visiting another system, cannot trade', () => {
  expect(qualifies(trader('A1', { jumped: 0 }))).toBe(false);
  expect(qualifies(trader('A1'))).toBe(false);
  const table = trading({ cg: trader('A1'), i: inf(0, 'A1') });
  expect(table.refusal(0, 'trade', { units: [table.unit('cg')] })?.rule).toBe('IA-trade-7');
});

test('IA-trade-7 R50 the last system is noted at the end of trade; deep space leaves it as it was', () => {
  const table = trading({ cg: trader('B1'), deep: trader('B1', { xy: [8, 12], system: undefined }) });
  table.act(0, 'trade', { units: [] });
  table.act(1, 'trade', { units: [] });
  expect([table.g.units.lastSystem[table.unit('cg')], table.g.units.lastSystem[table.unit('deep')]]).toEqual([B1, 0]);
});

test('IA-trade-8 a cargo ship that stays outside on the strategic map trades all the same', () => {
  expect(qualifies(trader('B1', { outside: 'kept' }))).toBe(true);
});

test('IA-trade-9 only cargo ships trade', () => {
  expect(qualifies(trader('B1', { type: 'T' }))).toBe(false);
  const table = trading({ t: trader('B1', { type: 'T' }), e: trader('B1', { owner: 1 }) });
  expect(table.refusal(0, 'trade', { units: [table.unit('t')] })?.rule).toBe('IA-trade-9');
  expect(table.refusal(0, 'trade', { units: [table.unit('e')] })?.rule).toBe('IA-trade-1');
});

test('IA-trade-10 each ship makes one roll of its own, by seat, then by number', () => {
  const table = trading({ e: trader('B1', { owner: 1 }), x: trader('B1'), y: trader('A2'), i: inf(0, 'A2') });
  const units = [table.unit('y'), table.unit('x')];
  expect(table.refusal(0, 'trade', { units: [...units, units[0]!] })?.rule).toBe('IA-trade-10');
  table.act(0, 'trade', { units });
  table.act(1, 'trade', { units: [table.unit('e')] }, [2, 3, 4]);
  expect(table.g.players.treasury).toEqual([2 + 2, 6]); // B1: (2 - 1) × 2, A2: (3 - 1) × 1; seat 1: (4 - 1) × 2
});

test('IA-ctl-6 holding the system opens no planet with enemy ground units: it is blockaded and closed to all', () => {
  const units = { cg: trader('C1'), dd: { type: 'DD', owner: 0, system: 'C1' } as const, i: inf(1, 'C1') };
  const { at } = givenState({ units });
  expect([tradeFactor(at, 0, C1), tradeFactor(at, 1, C1)]).toEqual([0, 0]);
  const table = trading(units);
  expect(table.refusal(0, 'trade', { units: [table.unit('cg')] })?.rule).toBe('IA-ctl-6');
  expect(tradeFactor(givenState({ units: { cg: trader('C1'), i: inf(1, 'C1') } }).at, 0, C1)).toBe(3);
});

test('IA-trade-5 consent may be a standing answer only under the option diplomacy', () => {
  const units = { cg: trader('C1'), i: inf(1, 'C1') };
  const pace = [{}, { tradeConsent: ['yes' as const, 'ask' as const] }];
  const ask = (diplomacy: boolean): GivenTable => {
    const table = trading(units, { pace, options: { diplomacy } });
    table.act(0, 'trade', { units: [table.unit('cg')] });
    table.act(1, 'trade', { units: [] });
    return table;
  };
  expect(ask(false).table.pending.map(({ by }) => by)).toEqual([0, 1]);
  const table = ask(true);
  expect(table.table.pending.map(({ by }) => by)).toEqual([0]);
  table.act(0, 'consent', { allow: [] }, [3]);
  expect(table.g.players.treasury).toEqual([6, 0]);
});

test('IA-trade-5 R51 each owner answers each trader for each planet; the answers are kept apart', () => {
  const units = {
    a: trader('C1'),
    b: trader('B1'),
    c: trader('A1', { owner: 1, lastSystem: 'A2' }),
    d: trader('C1', { owner: 2 }),
    i: inf(1, 'C1'),
    j: inf(1, 'B1'),
    k: inf(0, 'A1'),
  };
  const trade = (answers: [boolean[], boolean[]], dice: number[]): GivenTable => {
    const table = trading(units, { treasury: [0, 0, 0] });
    table.act(0, 'trade', { units: ['a', 'b'].map(table.unit) });
    table.act(1, 'trade', { units: [table.unit('c')] });
    table.act(2, 'trade', { units: [table.unit('d')] });
    table.act(2, 'consent', { allow: [] });
    table.act(0, 'consent', { allow: answers[0] });
    table.act(1, 'consent', { allow: answers[1] }, dice);
    return table;
  };
  const some = trade([[true], [true, false, false]], [2, 3]); // C1 for seat 0, A1 for seat 1
  expect(some.g.players.treasury).toEqual([3, 6, 0]);
  expect([some.g.trades, some.g.consents, some.g.phase]).toEqual([[], [], COMBAT]);
  expect(trade([[false], [false, true, false]], [4]).g.players.treasury).toEqual([9, 0, 0]); // B1
  expect(trade([[false], [false, false, true]], [5]).g.players.treasury).toEqual([0, 0, 12]);
  expect(some.told('consent')).toEqual([
    { owner: 0, trader: 1, system: 0, isAllowed: true },
    { owner: 1, trader: 0, system: C1, isAllowed: true },
    { owner: 1, trader: 0, system: B1, isAllowed: false },
    { owner: 1, trader: 2, system: C1, isAllowed: false },
  ]);
  expect(some.told('roll')).toEqual([
    { sides: 6, value: 2 },
    { sides: 6, value: 3 },
  ]);
});

test('IA-trade-1 up to three ships and three requests every answer is listed, beyond that none', () => {
  const lists = (table: GivenTable, seat: number, kind: 'trade' | 'consent'): number | null => {
    const decision = table.table.pending.find(({ by }) => by === seat)!;
    return table.game.choices[kind].options?.(table.play(), decision as never)?.length ?? null;
  };
  const ships = (count: number): Record<string, GivenUnit> => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`cg${at}`, trader('B1')])),
    blocked: trader('C1'),
    i: inf(1, 'C1'),
    dd: { type: 'DD', owner: 0, system: 'C1' },
  });
  expect([0, 2, 3, 4].map((count) => lists(trading(ships(count)), 0, 'trade'))).toEqual([1, 4, 8, null]);
  const asked = (count: number): number | null => {
    const owners = Array.from({ length: count }, (_, at) => at + 1);
    const table = trading({
      i: inf(0, 'B1'),
      ...Object.fromEntries(owners.map((owner) => [`cg${owner}`, trader('B1', { owner })])),
    });
    table.act(0, 'trade', { units: [] });
    for (const owner of owners) table.act(owner, 'trade', { units: [table.unit(`cg${owner}`)] });
    return lists(table, 0, 'consent');
  };
  expect([1, 3, 4].map(asked)).toEqual([2, 8, null]);
});

test('IA-trade-7 R50 the capital of the first sheet is a system to come from like others', () => {
  const table = trading({ cg: trader('A1', { lastSystem: 'A2' }), i: inf(0, 'A1') });
  table.act(0, 'trade', { units: [] });
  table.act(1, 'trade', { units: [] });
  expect(table.g.units.lastSystem[table.unit('cg')]).toBe(0);
});
