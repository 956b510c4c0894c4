import { expect, test } from 'vitest';
import type { LogEntry } from '../../../table/types.ts';
import { fightIn } from './volleys.ts';

const entry = (action: number, ...events: [what: string, data: object][]): LogEntry => ({
  action,
  by: 0,
  phase: 'Combat',
  hasReason: false,
  events: events.map(([what, data]) => ({
    rule: 'FFW-4.4c',
    what,
    with: data,
    roll: null,
    line: { parts: [], owner: null, weight: 'routine' },
  })),
});
const fire = (side: number, die: number, modified: number, hits: number) =>
  ['spaceFire', { side, attacks: [{ factors: 24, die, modified, shift: 0, hits }] }] as [string, object];
const round = (n: number) =>
  ['spaceRound', { hex: 7, round: n, attack: [20, 26], tactical: [0, 3] }] as [string, object];

test('rounds with what each side must lose, of the fight that is on and of no other', () => {
  const log = [
    entry(1, ['combat', { hex: 3 }], round(1), fire(0, 6, 6, 9)),
    entry(2, ['combat', { hex: 7 }], round(1), fire(0, 5, 4, 4), fire(1, 4, 5, 6)),
    entry(3, round(2), fire(0, 1, 1, 2), fire(1, 1, 2, 3)),
  ];
  const { rounds, volleys } = fightIn(log, 7);
  expect(rounds.map(({ round: n, damage }) => [n, damage])).toEqual([
    [1, [6, 4]],
    [2, [3, 2]],
  ]);
  expect(volleys.map(({ kind, side, round: n }) => [kind, side, n])).toEqual([
    ['space', 0, 1],
    ['space', 1, 1],
    ['space', 0, 2],
    ['space', 1, 2],
  ]);
});

test('a position given in the middle of a fight has no beginning in the log', () => {
  expect(fightIn([entry(1, round(1), fire(0, 5, 4, 4))], 7).volleys).toHaveLength(1);
  expect(fightIn([entry(1, ['combat', { hex: 3 }], round(1), fire(0, 5, 4, 4))], 7).volleys).toEqual([]);
});

test('bombs that are told one by one are one volley', () => {
  const bomb = (target: number) =>
    ['bombHit', { hex: 7, target, points: 24, die: 3, modified: 1, percent: 30, loss: 30 }] as [string, object];
  const { volleys } = fightIn([entry(1, ['combat', { hex: 7 }], bomb(4), bomb(9))], 7);
  expect(volleys).toHaveLength(1);
  expect(volleys[0]?.throws.map(({ target, result }) => [target, result])).toEqual([
    [4, 30],
    [9, 30],
  ]);
});
