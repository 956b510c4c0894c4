import { describe, expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { sheetFault } from '../rules/03-movement/plots.ts';
import { fleet, type Given, given, givenState, place } from '../testing/given.ts';
import type { PlotOrder } from '../types.ts';
import { plotHelp } from './plot-help.ts';

const WAR: Given = {
  phase: 'plotting',
  turn: 3,
  fleets: {
    'I-F-43rd': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], orders: ['R2314', 'R2314'] },
    'I-F-18th': { at: '2109', squadrons: ['I-CR-481'], commander: 'I-ADM-4' },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1'], orders: ['J2314'] },
  },
};
const jump = (to: string): PlotOrder => ({ to: place(to), jump: true, detach: [] });

describe('where fleets may go', () => {
  const { at } = given(WAR);

  test('FFW-3.3c every own fleet with its horizon and the first turn to be plotted', () => {
    const help = plotHelp(at, IMPERIAL);
    expect(help.map(({ code, first, last }) => [code, first, last]).sort()).toEqual([
      ['18F', 4, 3],
      ['43F', 4, 8],
    ]);
    const main = help.find(({ code }) => code === '43F')!;
    expect(main.standing).toHaveLength(2);
    expect(main.turns.map(({ turn }) => turn)).toEqual([6]);
    expect(main.turns[0]!.destinations).toContain(place('2316'));
    expect(main.turns[0]!.destinations).not.toContain(place('2110')); // four hexes are the longest jump
    expect(plotHelp(at, ZHODANI).map(({ code }) => code)).toEqual(['40F']);
  });

  test('FFW-3.3h turn by turn, given the orders so far: R14 no second jump without fuel', () => {
    const plan = (to: string) =>
      plotHelp(at, IMPERIAL, [{ fleet: fleet('I-F-43rd'), change: 'none', orders: [jump(to)] }]);
    const turns = (to: string) => plan(to).find(({ code }) => code === '43F')!.turns;
    expect(turns('2315').map(({ turn, destinations }) => [turn, destinations.length > 0])).toEqual([
      [6, true],
      [7, false],
    ]);
    expect(turns('2316')[1]!.destinations.length).toBeGreaterThan(0); // a naval base fills everybody
  });
});

describe('the first error of a sheet', () => {
  const { at } = given(WAR);

  test('FFW-3.3g names fleet, turn and rule', () => {
    expect(sheetFault(at, IMPERIAL, { lines: ['6 43F: J2316', '7 43F: J1910'], abort: [], insert: [] })).toMatchObject({
      fleet: fleet('I-F-43rd'),
      turn: 7,
      rule: 'FFW-3.3g',
    });
    expect(sheetFault(at, IMPERIAL, { lines: ['6 43F: J2316'], abort: [], insert: [] })).toBeNull();
  });

  test('FFW-3.3c a fleet that is plotted twice, or too far', () => {
    const twice = { fleet: fleet('I-F-43rd'), change: 'none' as const, orders: [jump('2316')] };
    expect(sheetFault(at, IMPERIAL, { fleets: [twice, twice] })).toMatchObject({
      fleet: fleet('I-F-43rd'),
      rule: 'FFW-3.3c',
      why: '43F is plotted twice',
    });
    const hold: PlotOrder = { to: place('2314'), jump: false, detach: [] };
    const far = { ...twice, orders: [hold, hold, hold, hold] };
    expect(sheetFault(at, IMPERIAL, { fleets: [far] })).toMatchObject({ turn: 9, rule: 'FFW-3.3c' });
  });

  test('FFW-2.1b another’s fleet, a line that is none', () => {
    expect(sheetFault(at, IMPERIAL, { lines: ['5 40F: R2314'], abort: [], insert: [] })).toMatchObject({
      fleet: fleet('Z-F-40th'),
      turn: null,
      rule: 'FFW-2.1b',
    });
    expect(sheetFault(at, IMPERIAL, { lines: ['hello'], abort: [], insert: [] })).toMatchObject({
      fleet: -1,
      turn: null,
      rule: 'FFW-3.3f',
    });
  });
});

test('each fleet has its own draft, wherever it stands among them', () => {
  const at = givenState({
    turn: 3,
    phase: 'plotting',
    fleets: {
      '40F': { at: '1109', squadrons: ['Z-CR-1'], orders: ['R1109', 'R1109'] },
      '68F': { at: '1308', squadrons: ['Z-CR-2'], orders: ['R1308'] },
      '28F': { at: '1308', squadrons: ['Z-CR-3'], commander: 'Z-ADM-6' },
    },
  });
  const hold = (label: string) => ({ to: place(label), jump: false, detach: [] });
  const drafts = [
    { fleet: fleet('Z-F-68th'), change: 'none' as const, orders: [hold('1308')] },
    { fleet: fleet('Z-F-40th'), change: 'abort' as const, orders: [] },
    { fleet: fleet('Z-F-68th'), change: 'abort' as const, orders: [] },
  ];
  const help = plotHelp(at, ZHODANI, drafts);
  const turnsOf = (code: string) => help.find((one) => one.code === code)?.turns.map(({ turn }) => turn);
  expect([turnsOf('40F'), turnsOf('68F')]).toEqual([[6], [5, 6]]);
  expect(help.find(({ code }) => code === '28F')).toMatchObject({ standing: [], turns: [] }); // well led
});
