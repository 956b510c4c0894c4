import { expect, test } from 'vitest';
import { holdAt } from '../../board/orders.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { NO_ORDER, XBOATS } from '../../state.ts';
import { admiral, given, place, squadron } from '../../testing/given.ts';

const firstMoverOf = (dice: readonly number[]): number =>
  given({ turn: 3, phase: 'firstMover', only: ['firstMover'], dice }).g.firstMover;

test('FFW-2.1c the lower roller moves first; the Imperial die is rolled first', () => {
  expect(firstMoverOf([2, 5])).toBe(IMPERIAL);
  expect(firstMoverOf([5, 2])).toBe(ZHODANI);
});

test('FFW-2.1d tied rolls are rolled again until they differ', () => {
  const table = given({ turn: 3, phase: 'firstMover', only: ['firstMover'], dice: [4, 4, 1, 1, 6, 3] });
  expect(table.told('firstMover')).toEqual([{ side: ZHODANI, dice: [6, 3] }]);
});

test('FFW-2.1c one roll serves xboats, scouts and well-led fleets alike (R26), and what moved last turn is forgotten', () => {
  const table = given({
    turn: 3,
    phase: 'firstMover',
    only: ['firstMover', 'xboatMoves', 'scoutMoves', 'wellLedMoves'],
    squadrons: { 'I-SR-321': { at: '2314', jumped: true }, 'Z-SR-67': { at: '1109', jumped: true } },
    admirals: { 'I-ADM-8': { at: '2314', xboated: true }, 'Z-ADM-1': { at: '1109' } },
    fleets: {
      'I-F-43rd': { at: '2314', squadrons: ['I-BR-190'], commander: 'I-ADM-11', current: 'R2314' },
      'Z-F-40th': { at: '1109', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' },
    },
    dice: [6, 1],
  });
  expect(table.g.fleets.current.every((order) => order === NO_ORDER && order !== holdAt(place('2314')))).toBe(true);
  const asked: [number, string][] = [];
  while (table.table.pending.length > 0) {
    const { by, kind } = table.decision();
    asked.push([by, kind]);
    if (kind === 'xboats') table.act(by, kind, { moves: [] });
    else if (kind === 'scouts' || kind === 'wellLed') table.act(by, kind, { jumps: [] });
  }
  expect(asked).toEqual([
    [ZHODANI, 'xboats'],
    [IMPERIAL, 'xboats'],
    [ZHODANI, 'scouts'],
    [IMPERIAL, 'scouts'],
    [ZHODANI, 'wellLed'],
    [IMPERIAL, 'wellLed'],
  ]);
});

test('FFW-2.1f the first mover has finished all his moves, both seats of a shared side too, before the other is asked', () => {
  const table = given({
    turn: 3,
    seats: 3,
    phase: 'scouts',
    firstMover: 'zhodani',
    only: ['scoutMoves'],
    squadrons: { 'I-SR-321': { at: '2314' }, 'Z-SR-67': { at: '1109' }, 'Z-SR-68': { at: '1109' } },
  });
  expect(table.table.pending.map(({ by }) => by)).toEqual([ZHODANI]);
  table.act(ZHODANI, 'scouts', {
    jumps: [
      { squadron: squadron('Z-SR-67'), to: place('1308'), load: [] },
      { squadron: squadron('Z-SR-68'), to: place('1209'), load: [] },
    ],
  });
  expect(table.g.squadrons.place[squadron('Z-SR-68')]).toBe(place('1209'));
  expect(table.told('notAsked')).toContainEqual({ seat: 2, kind: 'scouts' });
  expect(table.table.pending.map(({ by }) => by)).toEqual([IMPERIAL]);
});

test('with fog of war every seat is asked: silence would tell that nobody can move', () => {
  const table = given({ turn: 3, phase: 'xboats', only: ['xboatMoves'], options: { fogOfWar: true } });
  expect(table.decision().by).toBe(IMPERIAL);
  table.act(IMPERIAL, 'xboats', { moves: [] });
  expect(table.decision().by).toBe(ZHODANI);
  expect(table.told('notAsked')).toEqual([]);
});

test('FFW-3.11d R27 a new movement phase forgets what moved in the last', () => {
  const { g } = given({
    turn: 3,
    phase: 'firstMover',
    only: ['firstMover'],
    dice: [2, 5],
    squadrons: { 'I-SR-63': { at: '2314', jumped: true } },
    admirals: { 'I-ADM-4': { at: '2314', xboated: true } },
  });
  expect([g.squadrons.jumped[squadron('I-SR-63')], g.admirals.xboated[admiral('I-ADM-4')]]).toEqual([0, 0]);
});

test('FFW-2.1a the log says which phase begins', () => {
  const table = given({ turn: 3, phase: 'firstMover', only: ['firstMover'], dice: [6, 5] });
  expect(table.told('phase')).toEqual([{ turn: 3, phase: XBOATS }]);
});
