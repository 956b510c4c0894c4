import { expect, test } from 'vitest';
import { whereIsTroop } from '../../board/units.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { ASHORE } from '../../state.ts';
import {
  admiral,
  fleet,
  type Given,
  type GivenTable,
  given,
  place,
  squadron,
  troop,
  world,
} from '../../testing/given.ts';

const before = (spec: Given): GivenTable =>
  given({ phase: 'loading', only: ['loading', 'plottedMoves', 'refuelling', 'unloading'], ...spec });
const after = (spec: Given): GivenTable => given({ phase: 'unloading', only: ['unloading'], ...spec });
const to = (id: string, berth: string | number) => ({
  troop: troop(id),
  to: typeof berth === 'string' ? squadron(berth) : berth,
});
const isAsked = ({ table }: GivenTable, seat: number): boolean => table.pending.some(({ by }) => by === seat);

test('FFW-3.10b FFW-3.10n troops are loaded, carried by a jump and landed in one movement phase', () => {
  const table = before({
    fleets: { 'Z-F-68th': { at: '1308', squadrons: ['Z-AR-33'], orders: ['J1409'] } },
    troops: { 'Z-A1': { at: '1308' } },
  });
  table.act(ZHODANI, 'cargo', { transfers: [to('Z-A1', 'Z-AR-33')] });
  expect(whereIsTroop(table.g, troop('Z-A1'))).toBe(place('1409'));
  table.act(ZHODANI, 'cargo', { transfers: [to('Z-A1', ASHORE)] });
  expect(table.g.troops.place[troop('Z-A1')]).toBe(place('1409'));
});

test('FFW-3.10p R99 a fleet that is ordered away drops a garrison before it jumps', () => {
  const table = before({
    fleets: { 'Z-F-68th': { at: '1408', squadrons: ['Z-AR-33'], commander: 'Z-ADM-6', orders: ['J1409'] } },
    troops: { 'Z-D5': { aboard: 'Z-AR-33' }, 'Z-B1': { aboard: 'Z-AR-33' } },
  });
  table.act(ZHODANI, 'cargo', { transfers: [to('Z-D5', ASHORE), { admiral: admiral('Z-ADM-6'), to: ASHORE }] });
  expect([table.g.troops.place[troop('Z-D5')], whereIsTroop(table.g, troop('Z-B1'))]).toEqual([
    place('1408'),
    place('1409'),
  ]);
  expect(table.g.admirals.place[admiral('Z-ADM-6')]).toBe(place('1408'));
  expect(table.g.fleets.commander[fleet('Z-F-68th')]).toBe(-1);
});

test('FFW-3.10p FFW-3.10c before the jumps too nobody lands past enemy SDBs, nor in a red zone', () => {
  const above = (hex: string): Given => ({
    squadrons: { 'I-AR-26': { at: hex }, 'I-AR-27': { at: hex } },
    troops: { 'I-D3': { aboard: 'I-AR-26' } },
  });
  const down = { transfers: [to('I-D3', ASHORE)] };
  expect(before(above('2510')).refusal(IMPERIAL, 'cargo', down)?.rule).toBe('FFW-5.1c');
  expect(isAsked(before(above('0708')), IMPERIAL)).toBe(false); // the boats of Cronor
  expect(before(above('2314')).refusal(IMPERIAL, 'cargo', down)).toBe(null);
});

test('FFW-3.10f scouts and tankers carry no troops, not even a unit of strength 0', () => {
  const table = after({
    squadrons: { 'I-SR-63': { at: '2314' }, 'I-TR-10': { at: '2314' }, 'I-CR-470': { at: '2314' } },
    troops: { 'I-MER-2': { at: '2314', loss: 90 } },
  });
  expect(table.refusal(IMPERIAL, 'cargo', { transfers: [to('I-MER-2', 'I-SR-63')] })).toEqual({
    rule: 'FFW-3.10f',
    why: 'I-SR-63 carries no troops',
  });
  expect(table.refusal(IMPERIAL, 'cargo', { transfers: [to('I-MER-2', 'I-TR-10')] })?.rule).toBe('FFW-3.10f');
  expect(table.refusal(IMPERIAL, 'cargo', { transfers: [to('I-MER-2', 'I-CR-470')] })).toBe(null);
  const alone = after({ squadrons: { 'I-SR-63': { at: '2314' } }, troops: { 'I-MER-2': { at: '2314', loss: 90 } } });
  expect(isAsked(alone, IMPERIAL)).toBe(false);
});

test('FFW-3.10a only own admirals are moved, a loaned one by the side that he serves', () => {
  const table = after({
    squadrons: { 'I-BR-190': { at: '2314' }, 'I-CR-470': { at: '2314' } },
    admirals: {
      'Z-ADM-6': { at: '2314' },
      'V-ADM-1': { aboard: 'I-BR-190', serves: 'imperial' },
      'I-ADM-8': { eliminated: true },
    },
  });
  const rule = (id: string) =>
    table.refusal(IMPERIAL, 'cargo', { transfers: [{ admiral: admiral(id), to: squadron('I-CR-470') }] })?.rule ?? null;
  expect(['Z-ADM-6', 'V-ADM-1', 'I-ADM-8'].map(rule)).toEqual(['FFW-3.10a', null, 'FFW-3.10a']);
});

test('FFW-3.10a FFW-4.2c nothing moves but aboard squadrons in its place; the defense unit never', () => {
  const table = after({
    squadrons: { 'Z-AR-33': { at: '1308' }, 'Z-AR-34': { at: '1507' }, 'Z-BR-1': { at: '1507' } },
    troops: { 'Z-D5': { at: '1308' }, 'I-D3': { at: '2314' } },
  });
  const rule = (...transfers: { troop: number; to: number }[]) => table.refusal(ZHODANI, 'cargo', { transfers })?.rule;
  expect(rule(to('Z-D5', 'Z-AR-34'))).toBe('FFW-3.10a');
  expect(rule(to('Z-D5', 'Z-AR-33'))).toBe(undefined);
  expect(rule({ troop: -1, to: squadron('Z-AR-33') })).toBe('FFW-3.10a'); // DEFENSE
  expect(table.game.choices.cargo.shape.safeParse({ transfers: [{ troop: -1, to: 0 }] }).success).toBe(false);
});

test('FFW-3.10e FFW-3.10h any number of admirals, several units within capacity', () => {
  const table = after({
    squadrons: { 'I-SR-63': { at: '2314' }, 'I-CR-470': { at: '2314' } },
    troops: {
      'I-R2': { at: '2314' },
      'I-MER-2': { at: '2314' },
      'I-MER-3': { at: '2314' },
      'I-MER-4': { at: '2314' },
      'I-MER-5': { at: '2314' },
    },
    admirals: { 'I-ADM-11': { at: '2314' }, 'I-ADM-8': { at: '2314' } },
  });
  const four = ['I-R2', 'I-MER-2', 'I-MER-3', 'I-MER-4'].map((id) => to(id, 'I-CR-470')); // 8 factors
  const aboard = ['I-ADM-11', 'I-ADM-8'].map((id) => ({ admiral: admiral(id), to: squadron('I-SR-63') }));
  expect(table.refusal(IMPERIAL, 'cargo', { transfers: [...four, to('I-MER-5', 'I-CR-470')] })?.rule).toBe('FFW-3.10f');
  expect(table.refusal(IMPERIAL, 'cargo', { transfers: [to('I-MER-5', 'I-SR-63')] })?.rule).toBe('FFW-3.10f');
  table.act(IMPERIAL, 'cargo', { transfers: [...four, ...aboard] });
  expect(table.g.admirals.aboard[admiral('I-ADM-8')]).toBe(squadron('I-SR-63'));
});

test('FFW-3.10l guerrillas are never transported: no window for them alone', () => {
  const squadrons = { 'Z-AR-33': { at: '2213' } };
  const alone = after({ squadrons, troops: { 'Z-G1': { at: '2213', overt: true } } });
  expect(alone.table.pending).toEqual([]);
  const guest = after({ squadrons, troops: { 'Z-G1': { at: '2213' }, 'Z-D5': { at: '2213' } } });
  expect(guest.refusal(ZHODANI, 'cargo', { transfers: [to('Z-G1', 'Z-AR-33')] })?.rule).toBe('FFW-3.10l');
});

test('FFW-3.10o what is not aboard is on a world or in a box: nothing lands in an empty hex', () => {
  const spec: Given = {
    squadrons: { 'Z-AR-33': { at: '2310' }, 'Z-AR-34': { at: '2310' } },
    troops: { 'Z-D5': { aboard: 'Z-AR-33' } },
  };
  expect(after(spec).refusal(ZHODANI, 'cargo', { transfers: [to('Z-D5', ASHORE)] })?.rule).toBe('FFW-3.10o');
  expect(after(spec).refusal(ZHODANI, 'cargo', { transfers: [to('Z-D5', 'Z-AR-34')] })).toBe(null);
  const box = after({ squadrons: { 'I-AR-26': { at: 'IR' } }, troops: { 'I-A1': { aboard: 'I-AR-26' } } });
  box.act(IMPERIAL, 'cargo', { transfers: [to('I-A1', ASHORE)] });
  expect(box.g.troops.place[troop('I-A1')]).toBe(place('IR'));
});

test('FFW-3.10c R90 enemy squadrons and SDBs bar 2F, an undefended enemy world does not', () => {
  const spec = (hex: string): Given => ({
    squadrons: { 'Z-AR-33': { at: hex } },
    troops: { 'Z-D5': { aboard: 'Z-AR-33' } },
  });
  expect(isAsked(after(spec('2109')), ZHODANI)).toBe(false); // 150 boats
  expect(isAsked(after(spec('2212')), ZHODANI)).toBe(true);
  const met = after({ ...spec('2212'), squadrons: { 'Z-AR-33': { at: '2212' }, 'I-SR-63': { at: '2212' } } });
  expect(isAsked(met, ZHODANI)).toBe(false);
});

test('FFW-3.11d an admiral who came by xboat boards only after the jumps', () => {
  const spec: Given = {
    squadrons: { 'I-BR-190': { at: '2314' } },
    admirals: { 'I-ADM-11': { at: '2314', xboated: true }, 'I-ADM-8': { at: '2314' } },
  };
  const aboard = { transfers: [{ admiral: admiral('I-ADM-11'), to: squadron('I-BR-190') }] };
  expect(before(spec).refusal(IMPERIAL, 'cargo', aboard)?.rule).toBe('FFW-3.11d');
  expect(after(spec).refusal(IMPERIAL, 'cargo', aboard)).toBe(null);
});

test('FFW-5.1c R57 in 2F red zones bar landing, but not with the warrant', () => {
  const spec: Given = {
    squadrons: { 'I-AR-26': { at: '2510' }, 'I-AR-27': { at: '2510' } },
    troops: { 'I-D3': { aboard: 'I-AR-26' } },
    admirals: { 'I-ADM-8': { aboard: 'I-AR-26' } },
  };
  const down = { transfers: [to('I-D3', ASHORE)] };
  expect(after(spec).refusal(IMPERIAL, 'cargo', down)?.rule).toBe('FFW-5.1c');
  expect(after({ ...spec, warrant: 'I-ADM-8' }).refusal(IMPERIAL, 'cargo', down)).toBe(null);
});

test('FFW-2.1b A7 a place is loaded by the seat with most squadrons there', () => {
  const table = after({
    seats: 3,
    squadrons: { 'Z-AR-33': { at: '1308' }, 'Z-COL-CRONOR-1': { at: '0708' } },
    troops: { 'Z-D5': { at: '1308' }, 'Z-CTN-4': { at: '0708' } },
  });
  const own = { transfers: [to('Z-D5', 'Z-AR-33')] };
  expect(table.refusal(1, 'cargo', own)).toBe(null);
  expect(table.refusal(2, 'cargo', own)?.rule).toBe('FFW-2.1b');
  expect(table.refusal(2, 'cargo', { transfers: [to('Z-CTN-4', 'Z-COL-CRONOR-1')] })).toBe(null);
});

test('FFW-5.2f at the end of 2F a garrison that sailed away holds nothing', () => {
  const table = after({
    worlds: { '2314': { control: 'zhodani', sdbLoss: 100, defenseLoss: 100 } },
    squadrons: { 'Z-AR-33': { at: '2213' } },
    troops: { 'Z-K1': { aboard: 'Z-AR-33' } },
  });
  table.act(ZHODANI, 'cargo', { transfers: [] });
  expect(table.g.worlds.control[world('2314')]).toBe(IMPERIAL);
});
