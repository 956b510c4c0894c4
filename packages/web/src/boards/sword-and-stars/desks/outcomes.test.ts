import { expect, test } from 'vitest';
import type { LogEntry } from '../../../table/types.ts';
import { outcomesIn } from './outcomes.ts';

const entry = (action: number, ...whats: string[]): LogEntry => ({
  action,
  by: 1,
  phase: '',
  hasReason: false,
  events: whats.map((what) => ({
    rule: 'SS-4.1a',
    what,
    line: { parts: [what], owner: 1, weight: 'routine' },
    with: null,
    roll: null,
  })),
});

test('what became of offers: the last three, a bargain by its goods, and nothing else', () => {
  const log = [
    entry(1, 'decline'),
    entry(2, 'offer'),
    entry(3, 'decline'),
    entry(4, 'accept', 'traded'),
    entry(5, 'withdraw'),
  ];
  expect(outcomesIn(log).map(({ id, parts }) => [id, parts[0]])).toEqual([
    ['5 0', 'withdraw'],
    ['4 0', 'traded'],
    ['3 0', 'decline'],
  ]);
  expect(outcomesIn([entry(1, 'offer', 'revealed')])).toEqual([]);
});
