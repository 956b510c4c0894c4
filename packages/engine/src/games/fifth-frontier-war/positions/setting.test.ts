import { expect, test } from 'vitest';
import { holdAt, jumpTo, orderOf, ordersOf, takeOrder } from '../board/orders.ts';
import { squadronsAt } from '../board/units.ts';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { ABSENT, COMBAT, FIRST_PLOTS, IN_PLAY, IN_POOL, SPACE } from '../state.ts';
import { fleet, givenState, place, squadron, standardGame, troop } from '../testing/given.ts';

const start = (scenario: string, seats = 2) => standardGame.setUp({ scenario, options: {}, seats, position: null });
const refusalOf = (position: object): string => {
  const made = standardGame.setUp({
    scenario: 'campaign',
    options: {},
    seats: 2,
    position: { scenario: 'campaign', ...position },
  });
  return made.ok ? 'accepted' : made.refusal.why;
};

test('campaign and fronts are for two to four, the battle for two', () => {
  expect(standardGame.scenarios.map(({ id, minSeats, seats }) => [id, minSeats, seats.length])).toEqual([
    ['campaign', 2, 4],
    ['ruie-gunnery', 2, 2],
    ['jewell-gate', 2, 4],
    ['regina-front', 2, 4],
    ['lanth-road', 2, 4],
  ]);
  expect(start('ruie-gunnery', 3).ok).toBe(false);
});

test('FFW-9.5a a scenario holds options that it does not offer at their default', () => {
  const { forced } = standardGame.scenarios.find(({ id }) => id === 'jewell-gate')!;
  expect(forced).toEqual({
    secretBase: 'chosen',
    surpriseAttack: false,
    blackGlobes: false,
    reinforcementSixFive: false,
    turnLimit: 78,
  });
  expect(standardGame.scenarios[0]!.forced).toEqual({});
});

test('the campaign begins with an empty map and the points of the start', () => {
  const made = start('campaign');
  if (!made.ok) throw new Error();
  expect(made.g.squadrons.status.every((status) => status === IN_POOL)).toBe(true);
  expect([made.g.turn, made.g.squadronPoints, made.g.troopPoints]).toEqual([0, [0, 30], [3, 10]]);
});

test('E2 a front stands as listed; reinforcements wait, all else is absent', () => {
  const made = start('jewell-gate');
  if (!made.ok) throw new Error();
  const { g } = made;
  const at = { g, data: standardGame.data };
  expect(squadronsAt(at, ZHODANI, place('1507')).length).toBe(7);
  expect(squadronsAt(at, IMPERIAL, place('1510')).length).toBe(5);
  expect(g.troops.aboard[troop('Z-D5')]).toBe(squadron('Z-BR-17'));
  expect([g.squadrons.status[squadron('I-BR-501')], g.squadrons.status[squadron('S-BR-1')]]).toEqual([IN_POOL, ABSENT]);
  expect([g.stage, g.turn]).toEqual([FIRST_PLOTS, 0]);
});

test('a battle begins in space combat with its dry squadrons', () => {
  const made = start('ruie-gunnery');
  if (!made.ok) throw new Error();
  const { combat, phase, squadrons } = made.g;
  expect([phase, combat.on, combat.hex, combat.stage]).toEqual([COMBAT, 1, place('2213'), SPACE]);
  expect(squadrons.status.filter((status) => status === IN_PLAY).length).toBe(14);
  expect(squadrons.fuelled.filter((fuel) => fuel === 0).length).toBe(2);
});

test('A5 orders of a position are read from the notation and slide when taken', () => {
  const { g } = givenState({
    phase: 'plotted',
    fleets: { '68F': { at: '2213', squadrons: ['Z-BR-1'], orders: ['J2314', 'R2314', 'JZR'] } },
  });
  const marker = fleet('Z-F-68th');
  expect(ordersOf(g, marker)).toEqual([jumpTo(place('2314')), holdAt(place('2314')), jumpTo(place('ZR'))]);
  expect(takeOrder(g, marker)).toBe(jumpTo(place('2314')));
  expect([orderOf(g, marker, 0), orderOf(g, marker, 2)]).toEqual([holdAt(place('2314')), -1]);
});

test('FFW-position a position with a fault is refused by field', () => {
  expect(refusalOf({ squadrons: { 'X-1': { at: '2213' } } })).toBe('squadrons.X-1: there is no X-1');
  expect(refusalOf({ squadrons: { 'Z-BR-1': { at: '9999' } } })).toContain('no place 9999');
  expect(refusalOf({ squadrons: { 'Z-BR-1': {} } })).toContain('Z-BR-1');
  expect(refusalOf({ fleets: { '68F': { at: '2213', squadrons: ['I-BR-190'] } } })).toContain('cannot be in it');
  expect(refusalOf({ fleets: { '68F': { at: '2213', squadrons: ['Z-BR-1'], orders: ['Q1'] } } })).toContain('no order');
  expect(refusalOf({ troops: { 'Z-A1': { aboard: 'Z-AR-33' } } })).toContain('Z-A1');
  expect(refusalOf({ scenario: 'jewell-gate' })).toContain('scenario');
});

test('a position in phase setUp begins with the first plots; E4 a front keeps what is still to come in its pool', () => {
  const { g } = givenState({ phase: 'setUp' });
  expect([g.turn, g.stage]).toEqual([0, FIRST_PLOTS]);
  const front = givenState({ scenario: 'jewell-gate', turn: 1, squadrons: { 'I-CR-83': { at: '1711' } } });
  const status = ['I-BR-501', 'I-CR-83', 'S-BR-1'].map((id) => front.g.squadrons.status[squadron(id)]);
  expect(status).toEqual([IN_POOL, IN_PLAY, ABSENT]);
});
