import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

test('who asks without end waits until the machine has caught up; others do not', () => {
  let now = 0;
  const budget = new Budget(() => now, false);
  budget.refuse('ann');
  budget.spend('ann', 20_000);
  budget.refuse('ann');
  budget.spend('ann', 1000);
  expect(() => budget.refuse('ann')).toThrow(expect.objectContaining({ code: 'tooMany', retryAfter: 4 }));
  budget.refuse('ben');
  now = 4000;
  budget.refuse('ann');
});

test('where nobody is limited, nobody is', () => {
  const budget = new Budget(() => 0, true);
  budget.spend('ann', 100_000);
  budget.refuse('ann');
});
