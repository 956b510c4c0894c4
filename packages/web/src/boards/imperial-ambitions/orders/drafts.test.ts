import type { IaView, MoveEnd, UnitMove } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { reorganiseBench } from '../bench/reorganise-columns.ts';
import { alike, longer, reachOf, togetherOf, turned, wayOf, waysTo } from './activate-draft.ts';
import { bestOf, groupsOf } from './fire-groups.ts';
import { forceOf, plansOf, untouched, withDissolved, withMoved } from './reorganise-draft.ts';

const end = (move: UnitMove, xy: [number, number], facing: number): MoveEnd => ({
  move,
  xy,
  facing,
  cost: move.do === 'move' ? move.hexes : 0,
});
const ahead = (hexes: number, turns: number[], xy: [number, number], facing: number): MoveEnd =>
  end({ unit: 1, do: 'move', hexes, turns }, xy, facing);

/** A destroyer in 2020 that faces north, two hexes at most. */
const ends: MoveEnd[] = [
  end({ unit: 1, do: 'stay' }, [20, 20], 0),
  end({ unit: 1, do: 'turn', facing: 1 }, [20, 20], 1),
  ahead(1, [], [20, 19], 0),
  ahead(1, [1, -1], [20, 19], 5),
  ahead(1, [1, 1], [20, 19], 1),
  ahead(2, [], [20, 18], 0),
  ahead(2, [1, 1], [21, 18], 1),
  ahead(2, [2, 1], [20, 18], 1),
];
const [stay, , one, , right, two, bent] = ends as [MoveEnd, MoveEnd, MoveEnd, MoveEnd, MoveEnd, MoveEnd, MoveEnd];

test('the reach shows each hex once, with its least cost and every facing', () => {
  expect(reachOf(ends)).toEqual([
    { xy: [20, 19], cost: 1, facings: [0, 5, 1] },
    { xy: [20, 18], cost: 2, facings: [0, 1] },
    { xy: [21, 18], cost: 2, facings: [1] },
  ]);
  expect(waysTo(ends, [20, 18]).map(({ facing }) => facing)).toEqual([0, 1]);
});

test('a course is drawn over the hex in which it turns', () => {
  expect(wayOf(ends, [20, 20], bent)).toEqual([
    [20, 20],
    [20, 19],
    [21, 18],
  ]);
});

test('keys: a hex further keeps the turn, back to nothing stays, turning goes round its places', () => {
  expect(longer(ends, stay, 1)).toBe(one);
  expect(longer(ends, right, 1)).toBe(bent);
  expect(longer(ends, one, -1)).toBe(stay);
  expect(turned(ends, two, 1)).toBe(bent);
  expect(turned(ends, bent, -1)).toBe(two);
  expect(alike(ends, { unit: 9, do: 'move', hexes: 2, turns: [1, 1] })).toBe(bent);
  expect(alike(ends, { unit: 9, do: 'jump' })).toBeNull();
});

test('of a crowded hex those move who were given a move, the latest of too many; others fill the stack', () => {
  const movers = [1, 2, 3, 4, 5].map((unit) => ({ unit }));
  const names = (given: number[]): number[] => togetherOf(movers, given, 3).map(({ unit }) => unit);
  expect(names([])).toEqual([1, 2, 3]);
  expect(names([5])).toEqual([1, 2, 5]);
  expect(names([2, 5, 4])).toEqual([2, 4, 5]);
  expect(names([2, 5, 4, 1])).toEqual([1, 4, 5]);
  expect(names([9, 5])).toEqual([1, 2, 5]); // one that has left the hex since
});

test('the best group: most steps in the mean, of equals the smaller', () => {
  const shooter = (unit: number, strength: number, isEndOn = false) => ({ unit, strength, aim: null, isEndOn });
  const groups = groupsOf([shooter(1, 4, true), shooter(2, 12), shooter(3, 8), shooter(4, 3, true)], 2);
  expect(groups).toEqual([[2], [2, 3], [1], [1, 4]]); // those at bow and stern also alone: they may halve the defence
  const odds = (chances: number[]) => ({ row: 0, chances, attack: 0, defence: 0, isHalved: false, aims: [] });
  expect(bestOf(groups, [odds([18, 18, 0]), odds([18, 18, 0])])).toEqual([2]);
  expect(bestOf(groups, [odds([18, 18, 0]), odds([0, 36, 0])])).toEqual([2, 3]);
});

test('a bench names only the task forces that change', () => {
  const unit = (number: number, taskForce: number) => ({ unit: number, card: { taskForce } });
  const marker = (number: number, units: number[]) => ({ owner: 0, number, xy: [7, 8], units });
  const view = {
    viewer: 0,
    units: [unit(1, 2), unit(2, 2), unit(3, 0)],
    markers: [marker(2, [1, 2]), marker(4, [])],
  } as object as IaView;
  const joined = withMoved(untouched, view, 3, 2);
  expect(plansOf(view, joined).taskForces).toEqual([{ number: 2, at: [7, 8], units: [1, 2, 3] }]);
  expect(plansOf(view, withMoved(joined, view, 3, 0))).toEqual({ taskForces: [], dissolve: [], shifts: [] });
  const gone = withDissolved(untouched, 2);
  expect([forceOf(view, gone, 1), plansOf(view, gone).dissolve]).toEqual([0, [2]]);
});

test('what is marked in one hex is not put into a task force of another', () => {
  const view = {
    viewer: 0,
    units: [],
    markers: [],
    systems: [],
    sectors: [],
    sheet: { columns: 13, rows: 15 },
  } as object as IaView;
  const put: unknown[] = [];
  const columnsWith = (marked: readonly number[]) =>
    reorganiseBench({
      view,
      hex: { xy: [7, 8], units: [1, 2] },
      bench: untouched,
      ranges: [],
      free: 3,
      marked,
      onMark: () => {},
      onPut: (...given) => put.push(given),
    }).columns;
  expect(columnsWith([5]).map(({ act }) => act)).toEqual([undefined, undefined]);
  columnsWith([5, 2]).at(-1)?.act?.run();
  expect(put).toEqual([[[2], 3]]);
});
