import { expect, test } from 'vitest';
import { IMPERIAL } from '../../data/types.ts';
import { ASHORE } from '../../state.ts';
import { admiral, fleet, type Given, place, squadron, troop } from '../../testing/given.ts';
import { arrangement, at4A, muster } from '../../testing/given-adjustment.ts';
import type { Arrangement, Transfer } from '../../types.ts';

test('FFW-3.4i the worked example: Ashluda, on the world, takes the 43rd from Vasilyev and comes aboard (R78)', () => {
  const table = at4A({
    turn: 15,
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-10', orders: ['R2314'] } },
    admirals: { 'I-ADM-8': { at: '2314' }, 'I-ADM-1': { at: '2313' } },
  });
  const led = (id: string, more: Partial<Arrangement> = {}) =>
    arrangement('2314', [muster('I-F-43rd', ['I-BR-190', 'I-BR-191'], id)], more);
  expect(table.refusal(IMPERIAL, 'adjust', led('I-ADM-1'))?.rule).toBe('FFW-3.4i'); // in another hex
  expect(table.refusal(IMPERIAL, 'adjust', led('Z-ADM-1'))?.rule).toBe('FFW-3.4i');
  const ashore = { transfers: [{ admiral: admiral('I-ADM-10'), to: -1 }] };
  table.act(IMPERIAL, 'adjust', led('I-ADM-8', ashore));
  const { admirals, fleets } = table.g;
  expect(fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-8'));
  expect([admirals.aboard[admiral('I-ADM-8')], admirals.place[admiral('I-ADM-8')]]).toEqual([squadron('I-BR-190'), -1]);
  expect([admirals.aboard[admiral('I-ADM-10')], admirals.place[admiral('I-ADM-10')]]).toEqual([-1, place('2314')]);
});

test('FFW-3.4i a number that is no admiral is refused, also where a squadron joins a plotted fleet', () => {
  const table = at4A({
    turn: 15,
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-10', orders: ['R2314'] } },
    squadrons: { 'I-BR-191': { at: '2314' } },
  });
  const joined = muster('I-F-43rd', ['I-BR-190', 'I-BR-191'], 'I-ADM-10');
  expect(table.refusal(IMPERIAL, 'adjust', arrangement('2314', [joined]))).toBeNull();
  const forged = arrangement('2314', [{ ...joined, commander: 9999 }]);
  expect(table.refusal(IMPERIAL, 'adjust', forged)?.rule).toBe('FFW-3.4i');
});

test('FFW-3.5b an admiral commands one fleet', () => {
  const table = at4A({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-8' },
      '18F': { at: '2314', squadrons: ['I-BR-203'] },
    },
  });
  const both = [muster('I-F-43rd', ['I-BR-190', 'I-BR-191'], 'I-ADM-8'), muster('I-F-18th', ['I-BR-203'], 'I-ADM-8')];
  expect(table.refusal(IMPERIAL, 'adjust', arrangement('2314', both))?.rule).toBe('FFW-3.5b');
  const other = [muster('I-F-43rd', ['I-BR-190', 'I-BR-191']), muster('I-F-18th', ['I-BR-203'], 'I-ADM-8')];
  table.act(IMPERIAL, 'adjust', arrangement('2314', other));
  expect([table.g.fleets.commander[fleet('I-F-43rd')], table.g.fleets.commander[fleet('I-F-18th')]]).toEqual([
    -1,
    admiral('I-ADM-8'),
  ]);
  expect(table.g.admirals.aboard[admiral('I-ADM-8')]).toBe(squadron('I-BR-203'));
});

test('a commander whose flagship leaves the fleet changes ship; one who goes elsewhere is refused (R78)', () => {
  const table = at4A({ fleets: { '43F': { at: '2314', squadrons: ['I-BR-190', 'I-BR-191'], commander: 'I-ADM-8' } } });
  const away = { transfers: [{ admiral: admiral('I-ADM-8'), to: squadron('I-BR-190') }] };
  const rest = [muster('I-F-43rd', ['I-BR-191'], 'I-ADM-8')];
  expect(table.refusal(IMPERIAL, 'adjust', arrangement('2314', rest, away))?.rule).toBe('FFW-3.4i');
  table.act(IMPERIAL, 'adjust', arrangement('2314', rest));
  expect(table.g.admirals.aboard[admiral('I-ADM-8')]).toBe(squadron('I-BR-191'));
  expect(table.g.fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-8'));
});

test('FFW-5.8c the warrant passes between admirals of one place and counts for precedence at once', () => {
  const table = at4A({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-8' } },
    admirals: { 'I-ADM-10': { at: '2314' }, 'I-ADM-1': { at: '2313' } },
    warrant: 'I-ADM-8',
  });
  const give = (id: string, leader: string) =>
    arrangement('2314', [muster('I-F-43rd', ['I-BR-190'], leader)], { warrant: admiral(id) });
  expect(table.refusal(IMPERIAL, 'adjust', give('I-ADM-1', 'I-ADM-8'))?.rule).toBe('FFW-5.8c');
  expect(table.refusal(IMPERIAL, 'adjust', give('I-ADM-10', 'I-ADM-8'))).not.toBeNull(); // now junior to Vasilyev
  table.act(IMPERIAL, 'adjust', give('I-ADM-10', 'I-ADM-10'));
  expect(table.g.warrantHolder).toBe(admiral('I-ADM-10'));
  expect(table.g.fleets.commander[fleet('I-F-43rd')]).toBe(admiral('I-ADM-10'));
});

/** Rule by which a transfer in 4A is refused, null none; the 43rd stays as it is unless said otherwise. */
const ruleOf = (spec: Given, hex: string, transfer: Transfer, fleets: Arrangement['fleets'] = []): string | null =>
  at4A(spec).refusal(IMPERIAL, 'adjust', arrangement(hex, fleets, { transfers: [transfer] }))?.rule ?? null;

test('FFW-3.4i R78 a relieved commander goes ashore only where landing is legal', () => {
  const led = (hex: string): Given => ({
    fleets: { '43F': { at: hex, squadrons: ['I-BR-190'], commander: 'I-ADM-8' } },
  });
  const ashore = { admiral: admiral('I-ADM-8'), to: ASHORE };
  const alone = [muster('I-F-43rd', ['I-BR-190'])];
  expect(ruleOf(led('2314'), '2314', ashore, alone)).toBeNull();
  expect(ruleOf({ ...led('2314'), squadrons: { 'Z-BR-1': { at: '2314' } } }, '2314', ashore, alone)).toBe('FFW-3.10c');
  expect(ruleOf(led('2510'), '2510', ashore, alone)).toBe('FFW-5.1c'); // Pscias, a red zone
  expect(ruleOf({ ...led('2510'), worlds: { '2510': { opened: true } } }, '2510', ashore, alone)).toBeNull();
  const passenger = { squadrons: { 'I-BR-190': { at: '2314' } }, admirals: { 'I-ADM-8': { aboard: 'I-BR-190' } } };
  expect(ruleOf(passenger, '2314', ashore)).toBe('FFW-2.1b'); // he was no commander
  const waiting = { squadrons: { 'I-BR-190': { at: '2314' } }, admirals: { 'I-ADM-8': { at: '2314' } } };
  expect(ruleOf(waiting, '2314', { admiral: admiral('I-ADM-8'), to: squadron('I-BR-190') })).toBe('FFW-2.1b');
});

test('FFW-2.1b R23 R81 cargo passes between squadrons in any place, to and from the ground only in a box', () => {
  const at = (hex: string, more: Given['squadrons'] = {}): Given => ({
    squadrons: { 'I-BR-190': { at: hex }, 'I-BR-191': { at: hex }, ...more },
    troops: { 'I-B1': { aboard: 'I-BR-190' }, 'I-R3': { at: hex } },
  });
  const over = { troop: troop('I-B1'), to: squadron('I-BR-191') };
  const down = { troop: troop('I-B1'), to: ASHORE };
  const up = { troop: troop('I-R3'), to: squadron('I-BR-191') };
  const rules = (spec: Given, hex: string) => [over, down, up].map((one) => ruleOf(spec, hex, one));
  expect(rules(at('2314'), '2314')).toEqual([null, 'FFW-2.1b', 'FFW-2.1b']);
  expect(ruleOf(at('2314', { 'Z-BR-1': { at: '2314' } }), '2314', over)).toBeNull();
  expect(rules(at('IR'), 'IR')).toEqual([null, null, null]);
});
