import { lineOf } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../table/types.ts';
import { refusalsIn } from './offers.ts';

const entry = (action: number, what: string, about: object): LogEntry => ({
  action,
  by: null,
  phase: '',
  events: [
    {
      rule: 'CORE-offer',
      what,
      line: lineOf('', { role: 'head', weight: 'routine' }, {}, null),
      with: about,
      roll: null,
    },
  ],
  hasReason: false,
});
const offer = (action: number, id: number, by: number, kind = 'draw'): LogEntry =>
  entry(action, 'offer', { id, by, to: [0, 1, 2].filter((seat) => seat !== by), kind, with: {}, accepted: [] });
const no = (action: number, id: number, by: number): LogEntry => entry(action, 'decline', { offer: id, by });

test('who says no to a draw of the reader is told, once, and of nobody else’s offer', () => {
  const log = [offer(1, 7, 0), no(2, 7, 2), offer(3, 8, 1), no(4, 8, 2), offer(5, 9, 0, 'trade'), no(6, 9, 1)];
  expect(refusalsIn(log, 0, 0)).toEqual([2]);
  expect(refusalsIn(log, 2, 0)).toEqual([]);
  expect(refusalsIn(log, 0, 1)).toEqual([2]);
  expect(refusalsIn(log, 0, 2)).toEqual([]);
});
