import type { FleetHelp } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { added, changedTo, cutTo, detached, filled, leaving, missingIn, openTurn, plotOf } from './plot-draft.ts';

const turn = (n: number, place: number): FleetHelp['turns'][number] => ({
  turn: n,
  place,
  destinations: [7, 8],
  dry: [],
  tankers: [],
  fuel: null,
  isArriving: false,
});
const help = (fleet: number, turns: FleetHelp['turns'], standing = 0): FleetHelp => ({
  fleet,
  code: `${fleet}F`,
  first: 4,
  last: 6,
  mustAbort: false,
  mayInsert: false,
  standing: Array.from({ length: standing }, () => ({ to: 3, jump: false, detach: [] })),
  turns,
});

test('orders are added at the end and taken back from there; an empty plot is no plot', () => {
  const jump = { to: 7, jump: true, detach: [] };
  const draft = added(added([], 1, jump), 1, { to: 7, jump: false, detach: [] });
  expect(plotOf(draft, 1).orders).toHaveLength(2);
  expect(cutTo(draft, 1, 1)).toEqual([{ fleet: 1, change: 'none', orders: [jump] }]);
  expect(cutTo(draft, 1, 0)).toEqual([]);
  expect(changedTo(draft, 1, 'abort')).toEqual([{ fleet: 1, change: 'abort', orders: [] }]);
});

test('what is missing counts standing and new orders', () => {
  const one = help(1, [turn(5, 3)], 1);
  expect(missingIn(one, plotOf([], 1))).toBe(2);
  expect(openTurn(one, plotOf([], 1))?.turn).toBe(5);
  expect(openTurn(help(1, [], 3), plotOf([], 1))).toBeNull();
});

test('filling holds one turn more for every fleet that is short', () => {
  const draft = filled([], [help(1, [turn(4, 3)]), help(2, [], 3)]);
  expect(draft).toEqual([{ fleet: 1, change: 'none', orders: [{ to: 3, jump: false, detach: [] }] }]);
  expect(filled([], [{ ...help(1, [turn(4, 3)]), mustAbort: true }])).toEqual([
    { fleet: 1, change: 'abort', orders: [] },
  ]);
});

test('R103 a squadron leaves in one turn: of an order that stands, or of a new one', () => {
  const one = help(1, [turn(5, 3)], 1);
  const written = added([], 1, { to: 7, jump: true, detach: [] });
  const early = detached(written, one, 40, 4);
  expect(early).toEqual([
    { fleet: 1, change: 'none', orders: [{ to: 7, jump: true, detach: [] }], detach: [{ turn: 4, squadrons: [40] }] },
  ]);
  const late = detached(early, one, 40, 5);
  expect(late).toEqual([{ fleet: 1, change: 'none', orders: [{ to: 7, jump: true, detach: [40] }] }]);
  expect(leaving(one, plotOf(late, 1), 40)).toEqual({ turn: 5, isFixed: false });
  expect(leaving(one, plotOf(late, 1), 41)).toEqual({ turn: null, isFixed: false });
  expect(detached(detached([], one, 40, 4), one, 40, null)).toEqual([]);
  const told = { ...one, standing: [{ to: 3, jump: false, detach: [40] }] };
  expect(leaving(told, plotOf([], 1), 40)).toEqual({ turn: 4, isFixed: true });
});
