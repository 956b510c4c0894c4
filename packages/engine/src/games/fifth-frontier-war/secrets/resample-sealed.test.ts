import { expect, test } from 'vitest';
import { observe, resampleTable } from '#core/observe';
import { randomFrom } from '#core/random';
import type { AnswerOf } from '#core/types';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { admiral, fleet, type Given, given, place, squadron, standardGame, troop } from '../testing/given.ts';
import type { Choices, WarTypes } from '../types.ts';

/** Whatever the Zhodani player has sealed, the Imperial one and spectators see the same, and he imagines the same. */
function expectSealed<K extends keyof Choices>(
  war: Given,
  kind: K,
  first: AnswerOf<WarTypes, K>,
  second: AnswerOf<WarTypes, K>,
): void {
  const tables = [first, second].map((answer) => {
    const table = given(war);
    expect(table.decision(kind, IMPERIAL).kind).toBe(kind); // it stays sealed until he has answered too
    table.act(ZHODANI, kind, answer);
    return table.table;
  });
  const [one, other] = [tables[0]!, tables[1]!];
  expect(JSON.stringify(one.envelopes)).not.toBe(JSON.stringify(other.envelopes));
  for (const viewer of [IMPERIAL, 'public'] as const)
    expect(JSON.stringify(observe(standardGame, other, viewer))).toBe(
      JSON.stringify(observe(standardGame, one, viewer)),
    );
  const [here, there] = [one, other].map((table) => resampleTable(standardGame, table, IMPERIAL, randomFrom(3)));
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
}

const FLEETS: Given = {
  turn: 3,
  fleets: {
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-AR-26'], commander: 'I-ADM-12', orders: ['R2314'] },
    'Z-F-40th': {
      at: '2213',
      squadrons: ['Z-BR-1', 'Z-BR-2', 'Z-AR-33'],
      commander: 'Z-ADM-1',
      orders: ['J2314', 'R2314'],
    },
  },
  troops: { 'I-K1': { aboard: 'I-AR-26' }, 'Z-K1': { at: '2213' } },
  worlds: { '2213': { control: 'zhodani' } },
};

test('FFW-3.3s plots', () => {
  const plot = { fleet: fleet('Z-F-40th'), change: 'abort' as const, orders: [] };
  expectSealed({ ...FLEETS, phase: 'plotting' }, 'plots', { fleets: [] }, { fleets: [plot] });
});

test('A6 fleet adjustment', () => {
  const all = ['Z-BR-1', 'Z-BR-2', 'Z-AR-33'].map(squadron);
  const muster = (squadrons: number[]): Choices['adjust']['answer'] => ({
    places: [
      {
        place: place('2213'),
        fleets: [{ fleet: fleet('Z-F-40th'), squadrons, commander: admiral('Z-ADM-1') }],
        transfers: [{ admiral: admiral('Z-ADM-1'), to: squadron('Z-BR-1') }],
      },
    ],
  });
  expectSealed({ ...FLEETS, phase: 'adjustment' }, 'adjust', muster(all), muster(all.slice(0, 1)));
});

test('A6 loading before the plotted moves', () => {
  const load = { transfers: [{ troop: troop('Z-K1'), to: squadron('Z-AR-33') }] };
  expectSealed({ ...FLEETS, phase: 'loading' }, 'cargo', { transfers: [] }, load);
});

test('A6 replacements', () => {
  const war: Given = {
    phase: 'replacements',
    turn: 10,
    points: { imperial: [9, 90], zhodani: [9, 90] },
    squadrons: {
      'I-BR-190': { at: '2314', step: 'reduced' },
      'Z-BR-1': { eliminated: true },
      'Z-BR-2': { eliminated: true },
    },
  };
  const rebuild = (id: string) => ({ squadrons: [squadron(id)], troops: [] });
  expectSealed(war, 'replace', rebuild('Z-BR-1'), rebuild('Z-BR-2'));
});

test('A6 losses in space combat', () => {
  const war: Given = {
    turn: 2,
    combat: { hex: '2213', stage: 'space' },
    squadrons: {
      'I-BR-190': { at: '2213' },
      'I-CR-470': { at: '2213' },
      'Z-BR-1': { at: '2213' },
      'Z-BR-2': { at: '2213' },
    },
    dice: [6, 6],
  };
  expectSealed(war, 'losses', { steps: [squadron('Z-BR-1')] }, { steps: [squadron('Z-BR-2')] });
});

test('FFW-4.10b fire in surface combat', () => {
  const war: Given = {
    turn: 2,
    combat: { hex: '2213', stage: 'surface' },
    troops: { 'Z-D3': { at: '2213' }, 'Z-D4': { at: '2213' }, 'I-K1': { at: '2213' }, 'I-K2': { at: '2213' } },
  };
  const shot = (at: string) => ({ shots: [{ by: troop('Z-D3'), at: troop(at), halves: 40 }] });
  expectSealed(war, 'fire', shot('I-K1'), shot('I-K2'));
});
