import { expect, test } from 'vitest';
import { SCUTTLED } from '../../state.ts';
import { type Given, type GivenTable, given, givenState, unitAt } from '../../testing/given.ts';
import { mayCall, mayOffer, mayScuttle } from './surrender.ts';

/** Names of units of seat 1 that these functions find. */
function found(units: Given['units'], find: 'scuttle' | 'offer' | 'call'): string[] {
  const { at } = givenState({ battle: 'yield', units });
  const numbers = find === 'call' ? mayCall(at, 0, 1) : find === 'offer' ? mayOffer(at, 1) : mayScuttle(at, 1);
  return numbers.map((unit) => at.g.names[unit]!);
}

test('IA-sur-1 only units that cannot withdraw are scuttled or offered', () => {
  const units = {
    foe: unitAt('DD', 0, [10, 10]),
    bb2: unitAt('BB', 1, [20, 20], { steps: 2 }),
    bb1: unitAt('BB', 1, [20, 20], { steps: 1 }),
    f: unitAt('F', 1, [20, 21]),
    b: unitAt('B', 1, [20, 22]),
  };
  expect(found(units, 'offer')).toEqual(['bb1', 'f', 'b']);
  expect(found(units, 'scuttle')).toEqual(['bb1', 'f', 'b']);
});

test('IA-sur-3 scuttling needs every enemy unit to be more than two hexes away', () => {
  const units = {
    foe: unitAt('Cg', 0, [20, 20]),
    two: unitAt('DD', 1, [20, 22], { steps: 1 }),
    three: unitAt('DD', 1, [20, 23], { steps: 1 }),
  };
  expect(found(units, 'scuttle')).toEqual(['three']);
});

test('IA-sur-4 a unit on its last step that cannot withdraw must surrender when called', () => {
  const captor = unitAt('CA', 0, [20, 20]);
  expect(found({ captor, dd: unitAt('DD', 1, [20, 22], { steps: 1 }) }, 'call')).toEqual(['dd']);
  expect(found({ captor, cv: unitAt('CV', 1, [20, 22], { steps: 2 }) }, 'call')).toEqual([]); // two steps
  expect(found({ captor, f: unitAt('F', 1, [20, 22]) }, 'call')).toEqual([]);
});

test('IA-sur-5 nobody surrenders while another unit with AS has more than one step', () => {
  const units = { captor: unitAt('CA', 0, [20, 20]), dd: unitAt('DD', 1, [20, 22], { steps: 1 }) };
  expect(found({ ...units, far: unitAt('T', 1, [35, 35]) }, 'call')).toEqual([]);
  expect(found({ ...units, cg: unitAt('Cg', 1, [35, 35]) }, 'call')).toEqual(['dd']); // AS 0
  expect(found({ ...units, dd2: unitAt('DD', 1, [35, 35], { steps: 1 }) }, 'call')).toEqual(['dd']);
});

test('IA-sur-6 an enemy unit or stack within two hexes has more AS and more MA', () => {
  const dd = unitAt('DD', 1, [20, 22], { steps: 1 }); // 2-2-3*
  const bb = unitAt('BB', 0, [20, 20]); // MA 3: not more
  expect(found({ dd, bb }, 'call')).toEqual([]);
  expect(found({ dd, ca: unitAt('CA', 0, [20, 19]) }, 'call')).toEqual([]); // three hexes
  expect(found({ dd, ca: unitAt('CA', 0, [20, 20]) }, 'call')).toEqual(['dd']); // 6-8-4
  const cv = unitAt('CV', 0, [20, 21], { steps: 3 }); // 2-2-3
  expect(found({ dd, cv, half: unitAt('F', 0, [20, 21], { steps: 1 }) }, 'call')).toEqual([]); // 4 AS, but MA 3
  const half = unitAt('F', 0, [20, 21], { steps: 1 }); // 2-2-8: as much AS alone
  expect(found({ dd, half }, 'call')).toEqual([]);
  expect(found({ dd, half, half2: half }, 'call')).toEqual(['dd']);
  expect(found({ dd, half, half2: { ...half, at: [20, 20] } }, 'call')).toEqual([]); // two hexes are no stack
});

/** Initiative of the next movement phase. */
const NEXT_TURN = [6, 1];

/** Seat 1 has a cripple next to a cruiser of seat 0, and a healthy freighter far off. */
const cripple: Given['units'] = {
  ca: unitAt('CA', 0, [20, 20]),
  cl: unitAt('CL', 0, [25, 25]),
  dd: unitAt('DD', 1, [20, 22], { steps: 1 }),
  cg: unitAt('Cg', 1, [30, 35]),
};
const start = (more: Partial<Given> = {}, units: Given['units'] = cripple): GivenTable =>
  given({ battle: 'yield', units, dice: NEXT_TURN, ...more });
const ownerOf = (table: GivenTable, name: string): number => table.g.units.owner[table.unit(name)]!;

test('IA-sur-4 IA-sur-7 by default the call goes out by itself: the unit changes sides with its steps', () => {
  const table = start({ pace: [{}, { yield: 'never' }] });
  expect(table.told('standing').slice(0, 2)).toMatchObject([
    { seat: 1, kind: 'yieldUnits', why: 'order' },
    { seat: 0, kind: 'callSurrender', why: 'default' }, // R134: he gave no such order
  ]);
  expect(table.told('surrendered')).toEqual([{ unit: table.unit('dd'), from: 1, to: 0, isCalled: true }]);
  expect([ownerOf(table, 'dd'), table.g.units.steps[table.unit('dd')]]).toEqual([0, 1]);
  expect(table.g.units.idleUntil[table.unit('dd')]).toBe(2); // R99
});

test('IA-sur-8 without a call nobody surrenders; an offer may be refused', () => {
  const never = start({ pace: [{ callSurrender: 'never' }, { yield: 'never' }] });
  expect(ownerOf(never, 'dd')).toBe(1);
  const table = start({ dice: [], pace: [{ callSurrender: 'ask' }, { yield: 'never' }] });
  expect(table.decision()).toMatchObject({ by: 0, kind: 'callSurrender', about: { call: [table.unit('dd')] } });
  table.act(0, 'callSurrender', { call: [], accept: [] }, NEXT_TURN);
  expect(ownerOf(table, 'dd')).toBe(1);
});

test('IA-sur-9 R135 asked only with a unit that is damaged or has an enemy within two hexes', () => {
  const asked = (units: Given['units'], more: Partial<Given> = {}): boolean => {
    const table = given({ battle: 'yield', units: { ca: unitAt('CA', 0, [20, 20]), ...units }, ...more });
    return table.table.pending.some(({ kind }) => kind === 'yieldUnits');
  };
  expect(asked({ f: unitAt('F', 1, [20, 23]) }, { dice: NEXT_TURN })).toBe(false); // whole, three hexes off
  expect(asked({ f: unitAt('F', 1, [20, 22]) })).toBe(true);
  expect(asked({ f: unitAt('F', 1, [20, 23], { steps: 1 }) })).toBe(true);
  expect(asked({ dd: unitAt('DD', 1, [20, 22]) }, { dice: NEXT_TURN })).toBe(false); // it can jump out
});

test('IA-sur-9 R135 otherwise a seat calls the question up out of turn, once', () => {
  const units = { ca: unitAt('CA', 0, [20, 20]), f: unitAt('F', 1, [20, 30]) };
  const table = given({ battle: 'fire', units, dice: NEXT_TURN, pace: [{}, { yieldNext: true }] });
  expect(table.decision()).toMatchObject({ by: 1, kind: 'yieldUnits', about: { scuttle: [1], offer: [1] } });
  table.act(1, 'yieldUnits', { scuttle: [], offer: [] }, NEXT_TURN);
  expect([table.g.pace[1]!.yieldNext, table.decision().kind]).toEqual([false, 'round']);
});

test('IA-sur-2 each side decides in the order of fire, then its opponents call', () => {
  const units = { ...cripple, ca: unitAt('CA', 0, [20, 20], { steps: 1 }), big: unitAt('BB', 1, [35, 35]) };
  const pace = { skipForced: false, callSurrender: 'ask' as const };
  const table = start({ dice: [], pace: [pace, pace] }, units);
  const kinds: string[] = [];
  for (let asked = table.table.pending[0]; asked && ['yieldUnits', 'callSurrender'].includes(asked.kind); ) {
    kinds.push(`${asked.by} ${asked.kind}`);
    if (asked.kind === 'yieldUnits') table.act(asked.by, 'yieldUnits', { scuttle: [], offer: [] });
    else table.act(asked.by, 'callSurrender', { call: [], accept: [] });
    asked = table.table.pending[0];
  }
  expect(kinds).toEqual(['0 yieldUnits', '1 callSurrender', '1 yieldUnits', '0 callSurrender']);
});

test('IA-sur-1 scuttled units are removed with all aboard; healthy ones cannot be named', () => {
  const units = {
    ...cripple,
    dd: unitAt('CV', 1, [20, 24], { steps: 1 }),
    f: { type: 'F' as const, owner: 1, aboard: 'dd', steps: 1 },
  };
  const table = start({ dice: [] }, units);
  const cv = table.unit('dd');
  expect(table.decision()).toMatchObject({ by: 1, kind: 'yieldUnits', about: { scuttle: [cv], offer: [cv] } });
  expect(table.refusal(1, 'yieldUnits', { scuttle: [table.unit('cg')], offer: [] })?.rule).toBe('IA-sur-3');
  expect(table.refusal(1, 'yieldUnits', { scuttle: [], offer: [{ unit: table.unit('cg'), to: 0 }] })?.rule).toBe(
    'IA-sur-1',
  );
  expect(table.refusal(1, 'yieldUnits', { scuttle: [], offer: [{ unit: cv, to: 1 }] })?.rule).toBe('IA-sur-1');
  table.act(1, 'yieldUnits', { scuttle: [cv], offer: [] }, NEXT_TURN);
  expect([table.g.units.status[cv], table.g.units.status[table.unit('f')]]).toEqual([SCUTTLED, SCUTTLED]);
});

test('IA-sur-8 an offer goes to one opponent, who may take it or leave it', () => {
  const units = { ...cripple, dd: unitAt('DD', 1, [20, 24], { steps: 1 }) };
  const offer = (accept: boolean): GivenTable => {
    const table = start({ dice: [] }, units);
    const dd = table.unit('dd');
    table.act(1, 'yieldUnits', { scuttle: [], offer: [{ unit: dd, to: 0 }] });
    expect(table.decision()).toMatchObject({ by: 0, kind: 'callSurrender', about: { call: [], offered: [dd] } });
    expect(table.refusal(0, 'callSurrender', { call: [dd], accept: [] })?.rule).toBe('IA-sur-4');
    table.act(0, 'callSurrender', { call: [], accept: accept ? [dd] : [] }, NEXT_TURN);
    return table;
  };
  expect(ownerOf(offer(true), 'dd')).toBe(0);
  expect(ownerOf(offer(false), 'dd')).toBe(1);
});

test('IA-sur-4 a compulsory surrender binds neutrals too, but they never call (R124)', () => {
  const neutral = {
    ...cripple,
    dd: { ...cripple['dd']!, owner: 'neutral' as const },
    cg: { ...cripple['cg']!, owner: 'neutral' as const },
  };
  expect(ownerOf(start({ defender: 'neutral' }, neutral), 'dd')).toBe(0);
});
