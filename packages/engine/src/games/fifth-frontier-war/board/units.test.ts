import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { admiral, fleet, givenState, place, squadron, troop } from '../testing/given.ts';
import { capacityOf, loadingFault, loadOf, makeTransfers, transfersFault } from './carrying.ts';
import { defenseStrength, printedStrength, sdbStrength, strengthOf, techOf } from './strength.ts';
import {
  admiralsAshore,
  admiralsAt,
  areFuelled,
  fleetsAt,
  rangeOf,
  squadronsAt,
  squadronsOf,
  troopsAt,
  whereIsAdmiral,
  whereIsTroop,
} from './units.ts';

const at = givenState({
  fleets: {
    'Z-F-68th': {
      at: '2213',
      squadrons: ['Z-BR-1', 'Z-AR-33'],
      commander: 'Z-ADM-2',
      orders: ['J2214', 'R2214 D{Z-BR-1}'],
    },
    '43F': { transit: '2314', squadrons: ['I-BR-190'] },
  },
  squadrons: { 'Z-AR-33': { step: 'reduced', dry: true }, 'I-CR-470': { at: 'IR' } },
  troops: {
    'Z-A1': { aboard: 'Z-AR-33', loss: 50 },
    'Z-G1': { at: '2109' },
    'Z-G2': { at: '2109', overt: true, loss: 50 },
    'I-MAR-1': { at: '2314' },
  },
  admirals: { 'I-ADM-11': { at: '2314' } },
  turn: 5,
  phase: 'plotting',
});

test('who is where: fleets, squadrons, cargo, admirals; what is in transit is nowhere', () => {
  expect(squadronsAt(at, ZHODANI, place('2213'))).toEqual(
    [squadron('Z-BR-1'), squadron('Z-AR-33')].sort((a, b) => a - b),
  );
  expect(squadronsAt(at, IMPERIAL, place('2314'))).toEqual([]);
  expect(squadronsOf(at.g, fleet('I-F-43rd'))).toEqual([squadron('I-BR-190')]);
  expect(fleetsAt(at, ZHODANI, place('2213'))).toEqual([fleet('Z-F-68th')]);
  expect(whereIsTroop(at.g, troop('Z-A1'))).toBe(place('2213'));
  expect(whereIsAdmiral(at.g, admiral('Z-ADM-2'))).toBe(place('2213'));
  expect(admiralsAt(at.g, ZHODANI, place('2213'))).toEqual([admiral('Z-ADM-2')]);
  expect(admiralsAshore(at.g, ZHODANI, place('2213'))).toEqual([]);
  expect(at.g.squadrons.detach[squadron('Z-BR-1')]).toBe(7);
});

test('FFW-5.11a covert guerrillas are no troops of a place', () => {
  expect(troopsAt(at, ZHODANI, place('2109'))).toEqual([troop('Z-G2')]);
});

test('FFW-5.11c a guerrilla has its world’s tech, and a tenth of its defense factor', () => {
  const efate = at.data.worlds[at.data.map.worldAt[place('2109')]!]!;
  expect([efate.defense, efate.tech]).toEqual([1000, 13]);
  expect([strengthOf(at, troop('Z-G1')), strengthOf(at, troop('Z-G2')), techOf(at, troop('Z-G1'))]).toEqual([
    100, 50, 13,
  ]);
});

test('FFW-3.2b, FFW-3.2c range and fuel of a group', () => {
  const group = squadronsOf(at.g, fleet('Z-F-68th'));
  expect([rangeOf(at, group), rangeOf(at, [squadron('I-BR-190')]), rangeOf(at, [])]).toEqual([3, 4, 0]);
  expect(areFuelled(at.g, group)).toBe(false);
  expect(areFuelled(at.g, [squadron('Z-BR-1')])).toBe(true);
});

test('FFW-3.10m, R24 cargo counts by its current strength', () => {
  expect(capacityOf(at, squadron('Z-AR-33'))).toBe(300);
  expect(loadOf(at, squadron('Z-AR-33'))).toBe(250);
});

test('FFW-3.10f, FFW-3.10g a unit that does not fit is refused; guerrillas never board', () => {
  const to = squadron('Z-BR-1');
  expect(transfersFault(at, ZHODANI, [{ troop: troop('Z-A1'), to }])?.rule).toBe('FFW-3.10f');
  expect(transfersFault(at, ZHODANI, [{ troop: troop('Z-G2'), to }])?.rule).toBe('FFW-3.10l');
  expect(transfersFault(at, ZHODANI, [{ troop: troop('Z-A1'), to: -1 }])).toBe(null);
  expect(transfersFault(at, IMPERIAL, [{ troop: troop('Z-A1'), to: -1 }])?.rule).toBe('FFW-3.10a');
  expect(transfersFault(at, ZHODANI, [{ troop: 99_999, to: -1 }])?.rule).toBe('FFW-3.10a');
});

test('FFW-3.10a nobody takes an admiral of the enemy aboard; one on loan goes with the side that he serves', () => {
  const here = givenState({
    squadrons: { 'I-BR-190': { at: '2314' }, 'Z-BR-1': { at: '2314' } },
    admirals: { 'Z-ADM-1': { at: '2314' }, 'V-ADM-1': { at: '2314', serves: 'imperial' } },
  });
  const board = (side: number, id: string, ship: string) =>
    transfersFault(here, side, [{ admiral: admiral(id), to: squadron(ship) }])?.rule;
  expect([board(IMPERIAL, 'Z-ADM-1', 'I-BR-190'), board(ZHODANI, 'Z-ADM-1', 'Z-BR-1')]).toEqual([
    'FFW-3.10a',
    undefined,
  ]);
  expect([board(IMPERIAL, 'V-ADM-1', 'I-BR-190'), board(ZHODANI, 'V-ADM-1', 'Z-BR-1')]).toEqual([
    undefined,
    'FFW-3.10a',
  ]);
});

test('FFW-3.10f, FFW-3.10h what leaves a squadron makes room: two full ones exchange their divisions', () => {
  const full = givenState({
    squadrons: { 'I-BR-190': { at: '2314' }, 'I-BR-191': { at: '2314' } },
    troops: { 'I-D1': { aboard: 'I-BR-190' }, 'I-D2': { aboard: 'I-BR-191' } },
  });
  const over = { troop: troop('I-D1'), to: squadron('I-BR-191') };
  expect(transfersFault(full, IMPERIAL, [over])?.rule).toBe('FFW-3.10f'); // 40 in a battle squadron of 20
  expect(transfersFault(full, IMPERIAL, [over, { troop: troop('I-D2'), to: squadron('I-BR-190') }])).toBe(null);
});

test('FFW-3.10c, FFW-3.10d enemy squadrons and SDBs bar loading, troops do not', () => {
  const here = givenState({
    squadrons: { 'Z-BR-1': { at: '1606' }, 'I-CR-470': { at: '2314' } },
    troops: { 'I-MAR-1': { at: '1506' } },
    worlds: { '2109': { sdbLoss: 100 } },
  });
  expect(loadingFault(here, ZHODANI, place('2314'))?.rule).toBe('FFW-3.10c');
  expect(loadingFault(here, ZHODANI, place('1510'))?.why).toContain('SDB');
  expect(loadingFault(here, ZHODANI, place('2109'))).toBe(null);
  expect(loadingFault(here, ZHODANI, place('1506'))).toBe(null);
  expect(loadingFault(here, IMPERIAL, place('IR'))).toBe(null);
});

test('R78 a commander who goes ashore leaves his command', () => {
  const { g } = givenState({ fleets: { 'Z-F-68th': { at: '2213', squadrons: ['Z-BR-1'], commander: 'Z-ADM-2' } } });
  makeTransfers(g, [{ admiral: admiral('Z-ADM-2'), to: -1 }]);
  expect(g.fleets.commander[fleet('Z-F-68th')]).toBe(-1);
  expect(g.admirals.place[admiral('Z-ADM-2')]).toBe(place('2213'));
});

test('FFW-4.2a, FFW-4.2b static defenses by loss', () => {
  const efate = at.data.map.worldAt[place('2109')]!;
  const hurt = givenState({ worlds: { '2109': { sdbLoss: 50, defenseLoss: 10 } } });
  expect([sdbStrength(at, efate), defenseStrength(at, efate)]).toEqual([150, 1000]);
  expect([sdbStrength(hurt, efate), defenseStrength(hurt, efate)]).toEqual([75, 900]);
});

test('FFW-5.11c a guerrilla that stands nowhere has neither strength nor tech', () => {
  const at = givenState({});
  expect([printedStrength(at, troop('Z-G1')), techOf(at, troop('Z-G1'))]).toEqual([0, 0]);
});
