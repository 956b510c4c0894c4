import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { admiral, fleet, given, givenState, place, squadron } from '../../testing/given.ts';
import type { Muster, Position } from '../../types.ts';
import { mustersAt } from '../03-movement/arrangement.ts';
import { assignmentFault, withCommanders } from './command.ts';

const ships = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `Z-BR-${from + n}`);
const clan = place('1507');
const muster = (id: string, squadrons: readonly string[], commander: string): Muster => ({
  fleet: fleet(id),
  squadrons: squadrons.map(squadron),
  commander: commander === '' ? -1 : admiral(commander),
});
const leaders = (at: Position, fleets: readonly Muster[], hex = clan): (string | undefined)[] =>
  withCommanders(at, ZHODANI, hex, fleets).map(({ commander }) => at.data.admirals[commander]?.id);

const bookSpec = {
  fleets: {
    '40F': { at: '1507', squadrons: ships(1, 7), commander: 'Z-ADM-3' },
    '68F': { at: '1507', squadrons: ships(8, 13), commander: 'Z-ADM-1' },
  },
};

test('FFW-5.5b FFW-5.5g the book’s example: seven under precedence 3, six under 1: admirals change places, or squadrons pass over', () => {
  const at = givenState(bookSpec);
  expect(assignmentFault(at, ZHODANI, clan, mustersAt(at, ZHODANI, clan))).toEqual({
    rule: 'FFW-5.5b',
    why: 'by precedence Demiatl commands 40F, the fleet of 7 squadrons',
  });
  const swapped = [muster('Z-F-40th', ships(1, 7), 'Z-ADM-1'), muster('Z-F-68th', ships(8, 13), 'Z-ADM-3')];
  expect(assignmentFault(at, ZHODANI, clan, swapped)).toBeNull();
  const moved = [muster('Z-F-40th', ships(1, 6), 'Z-ADM-3'), muster('Z-F-68th', ships(7, 13), 'Z-ADM-1')];
  expect(assignmentFault(at, ZHODANI, clan, moved)).toBeNull();
  const even = [muster('Z-F-40th', ships(1, 6), 'Z-ADM-3'), muster('Z-F-68th', ships(8, 13), 'Z-ADM-1')];
  expect(assignmentFault(at, ZHODANI, clan, even)).toBeNull(); // ties are the owner's
  expect(leaders(at, mustersAt(at, ZHODANI, clan))).toEqual(['Z-ADM-1', 'Z-ADM-3']);
  expect(leaders(at, even)).toEqual(['Z-ADM-3', 'Z-ADM-1']);
});

test('FFW-5.5a the most senior admiral in the hex commands its fleet, even from the world', () => {
  const at = givenState({
    fleets: { '40F': { at: '1507', squadrons: ['Z-BR-1', 'Z-BR-2'], commander: 'Z-ADM-3' } },
    admirals: { 'Z-ADM-2': { at: '1507' }, 'Z-ADM-9': { aboard: 'Z-BR-1' } },
  });
  const now = mustersAt(at, ZHODANI, clan);
  expect(assignmentFault(at, ZHODANI, clan, now)?.rule).toBe('FFW-5.5a');
  expect(assignmentFault(at, ZHODANI, clan, [muster('Z-F-40th', ['Z-BR-1', 'Z-BR-2'], '')])?.rule).toBe('FFW-5.5a');
  expect(leaders(at, now)).toEqual(['Z-ADM-2']);
  expect(assignmentFault(at, ZHODANI, clan, withCommanders(at, ZHODANI, clan, now))).toBeNull();
});

test('FFW-5.5f a single admiral of a navy commands any fleet or none, whoever else is there', () => {
  const at = givenState({
    fleets: {
      '40F': { at: '1507', squadrons: ships(1, 5) },
      '68F': { at: '1507', squadrons: ['Z-BR-8'], commander: 'Z-ADM-14' },
    },
    squadrons: { 'S-BR-1': { at: '1507' } },
    admirals: { 'S-ADM-1': { aboard: 'S-BR-1' } },
  });
  expect(assignmentFault(at, ZHODANI, clan, mustersAt(at, ZHODANI, clan))).toBeNull();
  expect(
    assignmentFault(at, ZHODANI, clan, [muster('Z-F-40th', ships(1, 5), ''), muster('Z-F-68th', ['Z-BR-8'], '')]),
  ).toBeNull();
});

test('FFW-5.8a the warrant makes a junior admiral the first', () => {
  const at = givenState({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-14' } },
    admirals: { 'I-ADM-1': { at: '2314' } },
    warrant: 'I-ADM-14',
  });
  const regina = place('2314');
  expect(assignmentFault(at, IMPERIAL, regina, mustersAt(at, IMPERIAL, regina))).toBeNull();
  at.g.warrantHolder = -1;
  expect(assignmentFault(at, IMPERIAL, regina, mustersAt(at, IMPERIAL, regina))?.rule).toBe('FFW-5.5a');
});

test('FFW-5.6a the book’s example: only a Vargr admiral commands three Zhodani and four Vargr squadrons', () => {
  const mixed = [...ships(1, 3), 'V-BR-5', 'V-BR-8', 'V-CR-3', 'V-CR-4'];
  const at = givenState({
    fleets: { GIR: { at: '2703', squadrons: mixed } },
    admirals: { 'Z-ADM-1': { aboard: 'Z-BR-1' }, 'V-ADM-1': { aboard: 'V-BR-5' } },
  });
  const hex = place('2703');
  const under = (id: string) => assignmentFault(at, ZHODANI, hex, [muster('V-F-Gireel', mixed, id)]);
  expect(under('Z-ADM-1')?.rule).toBe('FFW-5.6a');
  expect(under('V-ADM-1')).toBeNull();
});

test('R33 with two admirals each the stronger navy takes its fleet first; where navies tie either may', () => {
  const spec = (extra: readonly string[]) =>
    givenState({
      fleets: { GIR: { at: '2703', squadrons: ['Z-BR-1', 'V-BR-5'] } },
      squadrons: Object.fromEntries(extra.map((id) => [id, { at: '2703' }])),
      admirals: {
        'Z-ADM-1': { aboard: 'Z-BR-1' },
        'Z-ADM-2': { aboard: 'Z-BR-1' },
        'V-ADM-1': { aboard: 'V-BR-5' },
        'V-ADM-2': { aboard: 'V-BR-5' },
      },
    });
  const hex = place('2703');
  const under = (at: Position, id: string) =>
    assignmentFault(at, ZHODANI, hex, [muster('V-F-Gireel', ['Z-BR-1', 'V-BR-5'], id)]) === null;
  const tied = spec([]);
  expect([under(tied, 'Z-ADM-1'), under(tied, 'V-ADM-1'), under(tied, 'Z-ADM-2')]).toEqual([true, true, false]);
  const vargr = spec(['V-CR-3']);
  expect([under(vargr, 'Z-ADM-1'), under(vargr, 'V-ADM-1')]).toEqual([false, true]);
  expect(leaders(vargr, mustersAt(vargr, ZHODANI, hex), hex)).toEqual(['V-ADM-1']);
});

test('FFW-5.5e precedence is settled in fleet adjustment and not before', () => {
  const early = given({ turn: 3, phase: 'unloading', only: ['unloading'], ...bookSpec });
  expect(early.g.fleets.commander[fleet('Z-F-40th')]).toBe(admiral('Z-ADM-3'));
  const table = given({ turn: 3, phase: 'adjustment', only: ['adjustment'], ...bookSpec });
  const wrong = { place: clan, fleets: mustersAt(table.at, ZHODANI, clan), transfers: [] };
  expect(table.refusal(ZHODANI, 'adjust', { places: [wrong] })?.rule).toBe('FFW-5.5b');
  table.act(ZHODANI, 'adjust', { places: [] });
  expect([fleet('Z-F-40th'), fleet('Z-F-68th')].map((one) => table.g.fleets.commander[one])).toEqual(
    ['Z-ADM-1', 'Z-ADM-3'].map(admiral),
  );
  const flagship = table.g.admirals.aboard[admiral('Z-ADM-1')]!;
  expect(table.g.squadrons.fleet[flagship]).toBe(fleet('Z-F-40th'));
});
