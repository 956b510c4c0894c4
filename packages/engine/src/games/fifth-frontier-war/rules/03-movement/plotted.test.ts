import { expect, test } from 'vitest';
import { holdAt, jumpTo, ordersOf } from '../../board/orders.ts';
import { NO_ORDER } from '../../state.ts';
import { fleet, type Given, type GivenTable, given, place, squadron } from '../../testing/given.ts';

const at2E = (spec: Given): GivenTable => given({ turn: 3, phase: 'plotted', only: ['plottedMoves'], ...spec });

test('FFW-3.2d a fleet jumps as one with all aboard, and is dry', () => {
  const table = at2E({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-AR-26'], commander: 'I-ADM-8', orders: ['J2316', 'R2316'] },
    },
    troops: { 'I-MAR-1': { aboard: 'I-AR-26' } },
    squadrons: { 'I-BR-191': { at: '2314' } },
  });
  const { squadrons, fleets, troops } = table.g;
  const members = ['I-BR-190', 'I-AR-26'].map(squadron);
  expect(fleets.place[fleet('I-F-43rd')]).toBe(place('2316'));
  for (const one of members)
    expect([squadrons.place[one], squadrons.fuelled[one], squadrons.jumped[one]]).toEqual([place('2316'), 0, 1]);
  expect(troops.aboard.filter((one) => one === squadron('I-AR-26'))).toHaveLength(1);
  expect(squadrons.place[squadron('I-BR-191')]).toBe(place('2314')); // FFW-3.7a: independent, it stays
  expect(fleets.current[fleet('I-F-43rd')]).toBe(jumpTo(place('2316')));
  expect(ordersOf(table.g, fleet('I-F-43rd'))).toEqual([holdAt(place('2316'))]); // slid by one
  expect(table.told('revealed')).toEqual([{ fleet: fleet('I-F-43rd'), order: 'J2316' }]);
});

test('FFW-3.3e a fleet without an order stays where it is', () => {
  const table = at2E({ turn: 1, fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'] } } });
  expect(table.g.fleets.place[fleet('I-F-43rd')]).toBe(place('2314'));
  expect(table.g.fleets.current[fleet('I-F-43rd')]).toBe(NO_ORDER);
  expect(table.g.squadrons.fuelled[squadron('I-BR-190')]).toBe(1);
});

test('FFW-3.3i a fleet ordered to hold stays, even where it cannot refuel', () => {
  const table = at2E({
    fleets: { '43F': { at: '2311', squadrons: ['I-BR-190'], orders: ['R2311', 'J2314'] } },
    squadrons: { 'I-BR-190': { dry: true }, 'Z-BR-1': { at: '2311' } },
  });
  const marker = fleet('I-F-43rd');
  expect([table.g.fleets.place[marker], table.g.fleets.mustAbort[marker]]).toEqual([place('2311'), 0]);
  expect(table.g.fleets.current[marker]).toBe(holdAt(place('2311')));
});

test('FFW-3.3t one dry squadron keeps the whole fleet in place, and its plot must be aborted (R15)', () => {
  const table = at2E({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190', 'I-CR-470'], orders: ['J2316'] },
      '18F': { at: '2314', squadrons: ['I-CR-356'], orders: ['J2311'] }, // jump 2, three hexes
    },
    squadrons: { 'I-CR-470': { dry: true } },
  });
  const { fleets, squadrons } = table.g;
  for (const id of ['I-F-43rd', 'I-F-18th'])
    expect([fleets.place[fleet(id)], fleets.mustAbort[fleet(id)]]).toEqual([place('2314'), 1]);
  expect([squadrons.place[squadron('I-BR-190')], squadrons.fuelled[squadron('I-BR-190')]]).toEqual([place('2314'), 1]);
  expect(table.told('jumpFailed')).toHaveLength(2);
});

test('FFW-3.3t a squadron that has jumped in this turn does not jump again (R27)', () => {
  const table = at2E({
    fleets: { '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2316'] } },
    squadrons: { 'I-BR-190': { jumped: true } },
  });
  expect(table.g.fleets.place[fleet('I-F-43rd')]).toBe(place('2314'));
});

test('FFW-3.2d what disengaged arrives dry where it was bound, and has moved (R28)', () => {
  const table = at2E({
    fleets: { '43F': { transit: '2316', squadrons: ['I-BR-190', 'I-BR-191'], orders: ['J2316', 'J2314'] } },
    squadrons: { 'Z-CR-1': { transit: '2213' } },
  });
  const { squadrons, fleets } = table.g;
  expect([fleets.place[fleet('I-F-43rd')], fleets.transit[fleet('I-F-43rd')]]).toEqual([place('2316'), -1]);
  for (const [id, hex] of [
    ['I-BR-190', '2316'],
    ['Z-CR-1', '2213'],
  ] as const) {
    const one = squadron(id);
    expect([squadrons.place[one], squadrons.transit[one], squadrons.fuelled[one], squadrons.jumped[one]]).toEqual([
      place(hex),
      -1,
      0,
      1,
    ]);
  }
  expect(ordersOf(table.g, fleet('I-F-43rd'))).toEqual([jumpTo(place('2314'))]); // the arrival was the order
  expect(fleets.mustAbort[fleet('I-F-43rd')]).toBe(0);
});

test('FFW-3.2d enemies that are ordered into each other’s hexes change places: all orders are carried out at once', () => {
  const table = at2E({
    fleets: {
      '43F': { at: '2314', squadrons: ['I-BR-190'], orders: ['J2213'] },
      '40F': { at: '2213', squadrons: ['Z-BR-1'], orders: ['J2314'] },
    },
  });
  expect([table.g.fleets.place[fleet('I-F-43rd')], table.g.fleets.place[fleet('Z-F-40th')]]).toEqual([
    place('2213'),
    place('2314'),
  ]);
});
