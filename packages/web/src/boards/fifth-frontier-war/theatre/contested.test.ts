import { expect, test } from 'vitest';
import type { LogEntry } from '../../../table/types.ts';
import { contestedIn } from './contested.ts';

const entry = (...events: [what: string, data: object][]): LogEntry => ({
  action: 0,
  by: 0,
  phase: 'Combat',
  hasReason: false,
  events: events.map(([what, data]) => ({
    rule: 'FFW-2.1h',
    what,
    with: data,
    roll: null,
    line: { parts: [], owner: null, weight: 'routine' },
  })),
});

test('fights of this phase that are over, the one that is on, and where both sides still stand', () => {
  const log = [
    entry(['combatOver', { hex: 2 }], ['phase', { turn: 5, phase: 2 }]),
    entry(['combat', { hex: 4 }], ['combatOver', { hex: 4 }], ['combat', { hex: 9 }]),
  ];
  expect(contestedIn(log, 9, [4, 9, 12])).toEqual([
    { hex: 4, is: 'over' },
    { hex: 9, is: 'now' },
    { hex: 12, is: 'ahead' },
  ]);
});
