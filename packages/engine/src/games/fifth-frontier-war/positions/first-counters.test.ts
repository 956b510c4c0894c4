/** The first counters of each kind and the first hexes of the display count like all others. */

import { expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { leaveCommand } from '../board/carrying.ts';
import { assign } from '../board/columns.ts';
import { isWellLed, overallCommander, plottingValue, tacticalFactor } from '../board/command.ts';
import { isInterdicted } from '../board/control.ts';
import { holdAt, isJump, jumpTo, ordersOf, placeOfOrder } from '../board/orders.ts';
import { whereIsAdmiral } from '../board/units.ts';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { refuel } from '../rules/03-movement/refuelling.ts';
import { isFoggedSquadron, isInFog } from '../secrets/fog.ts';
import type { FfwView } from '../secrets/view.ts';
import {
  admiral,
  fleet,
  type Given,
  given,
  givenState,
  place,
  squadron,
  standardGame,
  troop,
} from '../testing/given.ts';
import { addFleet, addForces } from './forces.ts';

const ONE = 'I-BR-123';
const TWO = 'I-BR-154';
const swap: Given = {
  turn: 3,
  fleets: {
    '212F': { at: '0702', squadrons: [ONE], commander: 'I-ADM-1', orders: ['J0703', 'R0703'] },
    '213F': { at: '0703', squadrons: [TWO], commander: 'I-ADM-2', orders: ['J0702', 'R0702'] },
  },
};

test('they have the numbers 0 and 1', () => {
  expect([squadron(ONE), squadron(TWO), fleet('I-F-212th'), fleet('I-F-213th')]).toEqual([0, 1, 0, 1]);
  expect([admiral('I-ADM-1'), admiral('I-ADM-2'), troop('I-A1'), troop('I-A2')]).toEqual([0, 1, 0, 1]);
  expect([place('0702'), place('0703')]).toEqual([0, 1]);
});

test('FFW-3.3f two fleets change places, and their admirals with them', () => {
  const { g } = given({ ...swap, phase: 'plotted', only: ['plottedMoves'] });
  expect([g.fleets.place[0], g.fleets.place[1]]).toEqual([1, 0]);
  expect([whereIsAdmiral(g, 0), whereIsAdmiral(g, 1)]).toEqual([1, 0]);
  expect([ordersOf(g, 0), ordersOf(g, 1)]).toEqual([[holdAt(1)], [holdAt(0)]]);
});

test('orders to the first hexes are read as what they are', () => {
  expect([0, 1, 2, 3, -1].map(isJump)).toEqual([false, true, false, true, false]);
  expect([0, 1, 2, 3, -1].map(placeOfOrder)).toEqual([0, 0, 1, 1, -1]);
  expect([jumpTo(0), jumpTo(1)]).toEqual([1, 3]);
});

test('FFW-5.5c FFW-5.5d the first admirals command, and are worse on the world', () => {
  const at = givenState(swap);
  expect([0, 1].map((hex) => overallCommander(at, IMPERIAL, hex))).toEqual([0, 1]);
  expect([0, 1].map((hex) => tacticalFactor(at, IMPERIAL, hex))).toEqual([-1, 1]);
  expect([0, 1].map((one) => plottingValue(at, one))).toEqual([4, 1]);
  expect([0, 1].map((one) => isWellLed(at, one))).toEqual([false, false]);
  const both = givenState({
    turn: 3,
    squadrons: { [ONE]: { at: '2314' }, [TWO]: { at: '2314' } },
    admirals: { 'I-ADM-1': { at: '2314' }, 'I-ADM-2': { aboard: TWO } },
  });
  expect(overallCommander(both, IMPERIAL, place('2314'))).toBe(0); // precedence 1
  expect(tacticalFactor(both, IMPERIAL, place('2314'))).toBe(-2);
});

test('FFW-5.6a where two navies tie the better factor counts, whoever stands first in the list', () => {
  const tied = (zhodani: string, sword: string) =>
    overallCommander(
      givenState({
        squadrons: { 'Z-BR-1': { at: '1308' }, 'S-BR-1': { at: '1308' } },
        admirals: { [zhodani]: { aboard: 'Z-BR-1' }, [sword]: { aboard: 'S-BR-1' } },
      }),
      ZHODANI,
      place('1308'),
    );
  const { admirals } = standardGame.data;
  for (const zhodani of ['Z-ADM-2', 'Z-ADM-6', 'Z-ADM-9'])
    for (const sword of ['S-ADM-1', 'S-ADM-2', 'S-ADM-3']) {
      const [one, other] = [admirals[admiral(zhodani)]!, admirals[admiral(sword)]!];
      const better = other.tactical > one.tactical ? other : one;
      expect(tied(zhodani, sword)).toBe(better.index);
    }
});

test('R78 a commander who goes ashore or over to another fleet leaves his command, be it the first', () => {
  const over = givenState(swap);
  assign(over.g.admirals.aboard, 0, 1);
  leaveCommand(over.g, 0);
  expect(over.g.fleets.commander.slice(0, 2)).toEqual([-1, 1]);
  const stays = givenState(swap);
  leaveCommand(stays.g, 0);
  leaveCommand(stays.g, 1);
  expect(stays.g.fleets.commander.slice(0, 2)).toEqual([0, 1]);
  assign(stays.g.admirals.aboard, 1, -1);
  leaveCommand(stays.g, 1);
  expect(stays.g.fleets.commander.slice(0, 2)).toEqual([0, -1]);
});

test('FFW-3.10f the first squadrons have their capacity: 20 factors and not one more', () => {
  const table = given({
    phase: 'unloading',
    only: ['unloading'],
    squadrons: { [ONE]: { at: '2314' }, [TWO]: { at: '2314' } },
    troops: { 'I-D1': { at: '2314' }, 'I-HUS-1': { at: '2314' }, 'I-A1': { at: '2314' } },
  });
  const rule = (...list: [string, number][]) =>
    table.refusal(IMPERIAL, 'cargo', { transfers: list.map(([id, to]) => ({ troop: troop(id), to })) })?.rule;
  for (const ship of [0, 1]) {
    expect(rule(['I-D1', ship])).toBe(undefined); // 20
    expect(rule(['I-D1', ship], ['I-HUS-1', ship])).toBe('FFW-3.10f');
    expect(rule(['I-A1', ship])).toBe('FFW-3.10f');
  }
  expect(rule(['I-D1', 9999])).toBe('FFW-3.10a');
  expect(rule(['I-D1', squadron('Z-BR-1')])).toBe('FFW-3.10a');
});

test('FFW-4.6h nothing is moved in transit', () => {
  const table = given({
    phase: 'unloading',
    only: ['unloading'],
    fleets: { '212F': { transit: '2213', squadrons: [ONE], commander: 'I-ADM-1' } },
    squadrons: { [TWO]: { at: '2314' } },
    troops: { 'I-D1': { aboard: ONE }, 'I-D2': { at: '2314' } },
  });
  const moved = (transfer: { troop: number; to: number } | { admiral: number; to: number }) =>
    table.refusal(IMPERIAL, 'cargo', { transfers: [transfer] });
  expect(moved({ troop: troop('I-D1'), to: -1 })).toEqual({ rule: 'FFW-4.6h', why: 'it is in transit' });
  expect(moved({ admiral: 0, to: 1 })?.rule).toBe('FFW-4.6h');
  expect(moved({ troop: troop('I-D2'), to: 1 })).toBeNull();
});

test('FFW-3.10o the first hexes are empty space: nobody lands there', () => {
  const table = given({
    phase: 'unloading',
    only: ['unloading'],
    squadrons: { [ONE]: { at: '0702' }, [TWO]: { at: '0702' }, 'I-BR-187': { at: '0703' }, 'I-BR-188': { at: '0703' } },
    troops: { 'I-D1': { aboard: ONE }, 'I-D2': { aboard: 'I-BR-187' } },
  });
  const rule = (id: string, to: number) =>
    table.refusal(IMPERIAL, 'cargo', { transfers: [{ troop: troop(id), to }] })?.rule;
  expect([rule('I-D1', -1), rule('I-D2', -1)]).toEqual(['FFW-3.10o', 'FFW-3.10o']);
  expect([rule('I-D1', 1), rule('I-D2', squadron('I-BR-188'))]).toEqual([undefined, undefined]);
});

test('FFW-5.8b the warrant opens a red zone for the first admiral as for any', () => {
  const zone = (holder: string, at: string) =>
    isInterdicted(givenState({ admirals: { [holder]: { at } }, warrant: holder }), place('2510'));
  expect([zone('I-ADM-1', '2510'), zone('I-ADM-2', '2510'), zone('I-ADM-1', '2314')]).toEqual([false, false, true]);
});

test('A6 fog of war covers the first fleets in the first hexes', () => {
  const at = givenState({ ...swap, options: { fogOfWar: true } });
  expect([0, 1].map((one) => isInFog(at, one, ZHODANI))).toEqual([true, true]);
  expect([0, 1].map((one) => isFoggedSquadron(at, one, ZHODANI))).toEqual([true, true]);
  expect([0, 1].map((one) => isInFog(at, one, IMPERIAL))).toEqual([false, false]);
  const view = standardGame.view(at.g, ZHODANI) as FfwView;
  expect(view.fleets.map(({ squadrons }) => squadrons)).toEqual([null, null]);
  expect([view.hidden.squadrons, view.hidden.admirals]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const away = givenState({ fleets: { '212F': { transit: '2213', squadrons: [ONE] } }, options: { fogOfWar: true } });
  expect(isInFog(away, 0, ZHODANI)).toBe(false); // what is in transit was seen
  const world = standardGame.resample(at.g, ZHODANI, randomFrom(3));
  expect(standardGame.audit(world)).toEqual([]);
});

test('FFW-9.2g the first black globe fleet vanishes from the first hexes', () => {
  for (const [from, to] of [
    ['0702', '0703'],
    ['0703', '0702'],
  ] as const) {
    const table = given({
      turn: 12,
      phase: 'plotted',
      options: { blackGlobes: true },
      only: ['plottedMoves'],
      fleets: { '212F': { at: from, squadrons: [ONE, TWO], orders: [`J${to}`] } },
    });
    expect(table.g.fleets.lastSeen[0]).toBe(place(from));
    const view = standardGame.view(table.g, ZHODANI) as FfwView;
    expect([view.unseen, view.fleets, view.hidden.squadrons]).toEqual([[0], [], [0, 1]]);
  }
});

test('E4 R81 forces that arrive stand where they are listed, fuelled, full and under their commander', () => {
  const at = givenState({ turn: 3 });
  const { squadrons, admirals, troops } = at.g;
  squadrons.step[0] = 1;
  squadrons.fuelled[0] = 0;
  squadrons.spent[0] = 1;
  troops.loss[0] = 40;
  const hex = place('2314');
  const ready = { fleet: 0, admiral: 0, squadrons: [0, 1] };
  addForces(at, {
    hex,
    side: IMPERIAL,
    orbit: [2],
    surface: [0],
    fleets: [ready],
    cargo: [{ squadron: 2, troops: [1] }],
  });
  expect([squadrons.step[0], squadrons.fuelled[0], squadrons.spent[0], troops.loss[0]]).toEqual([0, 1, 0, 0]);
  expect([admirals.aboard[0], admirals.place[0], at.g.fleets.commander[0]]).toEqual([0, -1, 0]);
  expect([troops.place[0], troops.aboard[0], troops.place[1], troops.aboard[1]]).toEqual([hex, -1, -1, 2]);
  addFleet(at, { fleet: 1, admiral: -1, squadrons: [3] }, IMPERIAL, hex);
  expect([at.g.fleets.commander[1], squadrons.fleet[3], at.g.fleets.place[1]]).toEqual([-1, 1, hex]);
});

test('FFW-3.6a FFW-3.6b scouts of the first fleets stay with them, scouts in the first hexes jump', () => {
  const table = given({
    turn: 3,
    phase: 'scouts',
    only: ['scoutMoves'],
    fleets: { '212F': { at: '2314', squadrons: ['I-SR-63'] }, '213F': { at: '2314', squadrons: ['I-SR-64'] } },
    squadrons: { 'I-SR-53': { at: '0702' }, 'I-SR-321': { at: '0703' } },
  });
  const rule = (id: string, to: string) =>
    table.refusal(IMPERIAL, 'scouts', { jumps: [{ squadron: squadron(id), to: place(to), load: [] }] })?.rule;
  expect([rule('I-SR-63', '2313'), rule('I-SR-64', '2313')]).toEqual(['FFW-3.6a', 'FFW-3.6a']);
  expect([rule('I-SR-53', '0703'), rule('I-SR-321', '0702')]).toEqual([undefined, undefined]);
});

test('FFW-3.5a FFW-3.1a well-led fleets leave the first hexes, once a turn', () => {
  const table = given({
    turn: 3,
    phase: 'wellLed',
    only: ['wellLedMoves'],
    fleets: {
      '212F': { at: '0702', squadrons: [ONE], commander: 'I-ADM-4' },
      '213F': { at: '0703', squadrons: [TWO], commander: 'I-ADM-5' },
    },
  });
  const jump = (one: number, to: number) => ({ jumps: [{ fleet: one, to, load: [] }] });
  expect(table.refusal(IMPERIAL, 'wellLed', jump(1, 0))).toBeNull();
  table.g.squadrons.jumped[1] = 1;
  expect(table.refusal(IMPERIAL, 'wellLed', jump(1, 0))).toEqual({
    rule: 'FFW-3.1a',
    why: 'a squadron jumps once a turn',
  });
  table.act(IMPERIAL, 'wellLed', jump(0, 1));
  expect([table.g.fleets.place[0], table.told('jumped')]).toEqual([1, [{ squadron: -1, fleet: 0, from: 0, to: 1 }]]);
});

test('R82 A8 a first fleet that jumps next has the slots before stronger squadrons', () => {
  const dry = { dry: true, jumped: true };
  const order = (leaving: string[]) => {
    const table = given({
      turn: 3,
      phase: 'refuelling',
      only: ['refuelling'],
      fleets: {
        '212F': { at: '1523', squadrons: ['I-BR-190'], orders: leaving.includes('212F') ? ['J1522'] : ['R1523'] },
        '213F': { at: '1523', squadrons: ['I-BR-191'], orders: leaving.includes('213F') ? ['J1522'] : ['R1523'] },
      },
      squadrons: Object.fromEntries(
        ['I-BR-190', 'I-BR-191', 'I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'].map((id) => [
          id,
          id === 'I-BR-190' || id === 'I-BR-191' ? dry : { ...dry, at: '1523' },
        ]),
      ),
    });
    const play = table.play();
    return refuel.defaultAnswer(play, { ...table.decision('refuel'), about: null }).slots;
  };
  // Vilis has four slots; the 6-2-8s have defense 8, the others 7
  expect(order([])).toEqual(['I-BR-123', 'I-BR-154', 'I-BR-187', 'I-BR-188'].map(squadron));
  expect(order(['212F'])).toEqual(['I-BR-190', 'I-BR-123', 'I-BR-154', 'I-BR-187'].map(squadron));
  expect(order(['213F'])).toEqual(['I-BR-191', 'I-BR-123', 'I-BR-154', 'I-BR-187'].map(squadron));
  expect(order(['212F', '213F'])).toEqual(['I-BR-190', 'I-BR-191', 'I-BR-123', 'I-BR-154'].map(squadron));
});

test('FFW-3.9g both sides fill up in the same phase, at home and in their boxes', () => {
  const { g, events } = given({
    turn: 3,
    phase: 'refuelling',
    only: ['refuelling'],
    squadrons: {
      [ONE]: { at: '2314', dry: true, jumped: true },
      'Z-BR-1': { at: '1308', dry: true, jumped: true },
      'Z-BR-2': { at: 'ZR', dry: true, jumped: true },
    },
  });
  expect([ONE, 'Z-BR-1', 'Z-BR-2'].map((id) => g.squadrons.fuelled[squadron(id)])).toEqual([1, 1, 1]);
  const filled = events.filter(({ type }) => type === 'refuelled');
  expect(filled.map((event) => [event.data, event.visibleTo])).toEqual([
    [{ place: place('2314'), squadrons: [0] }, 'all'],
    [{ place: place('1308'), squadrons: [squadron('Z-BR-1')] }, 'all'],
    [{ place: place('ZR'), squadrons: [squadron('Z-BR-2')] }, 'all'],
  ]);
});

test('FFW-4.6h arrivals from transit are announced: a fleet together, others one by one', () => {
  const table = given({
    turn: 3,
    phase: 'plotted',
    only: ['plottedMoves'],
    fleets: {
      '212F': { transit: '2213', squadrons: [ONE, TWO] },
      '213F': { transit: '2214', squadrons: ['I-BR-190'] },
    },
    squadrons: { 'I-SR-63': { transit: '2213' }, 'I-SR-64': { transit: '2213' } },
  });
  const to = place('2213');
  expect(table.told('fromTransit')).toEqual(
    expect.arrayContaining([
      { squadrons: [0, 1], fleet: 0, to },
      { squadrons: [squadron('I-BR-190')], fleet: 1, to: place('2214') },
      { squadrons: [squadron('I-SR-63')], fleet: -1, to },
      { squadrons: [squadron('I-SR-64')], fleet: -1, to },
    ]),
  );
  expect(table.told('fromTransit')).toHaveLength(4);
});
