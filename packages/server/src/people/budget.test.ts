import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

const worked = (ms: number) => () => Promise.resolve({ ms });
const HELD = 2000;
const refused = { code: 'tooMany', retryAfter: 4 };

test('who asks without end waits until the machine has caught up; others do not', async () => {
  let now = 0;
  const budget = new Budget(() => now, false);
  await budget.spend('ann', 19_000, worked(60_000));
  await budget.spend('ann', HELD, worked(2000));
  await expect(budget.spend('ann', HELD, worked(0))).rejects.toMatchObject(refused);
  await budget.spend('ben', HELD, worked(0));
  now = 4001;
  await budget.spend('ann', HELD, worked(0));
});

test('who asks many things at one moment has no more of it, and what failed is given back', async () => {
  const budget = new Budget(() => 0, false);
  let fail = (_: Error): void => {};
  const endless = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const asked = Array.from({ length: 12 }, () => budget.spend('ann', HELD, () => endless).catch(String));
  expect(await asked[10]).toContain('more than the server can work out');
  fail(new Error('the table is gone'));
  expect((await Promise.all(asked)).filter((one) => one.includes('is gone'))).toHaveLength(10);
  await budget.spend('ann', HELD, worked(0));
});

test('where nobody is limited, nobody is', async () => {
  const budget = new Budget(() => 0, true);
  await budget.spend('ann', 100_000, worked(100_000));
  await budget.spend('ann', HELD, worked(0));
});
