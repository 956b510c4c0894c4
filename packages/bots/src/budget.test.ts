import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

/** A second by a clock that is set by hand; what is thought of it ends after 948 ms. */
function second(): (ms: number) => Budget {
  let now = 5000;
  const budget = new Budget({ ms: 1000, clock: { now: () => now } });
  return (ms) => {
    now = 5000 + ms;
    return budget;
  };
}

test('time is spent a little before the deadline: 12 ms and 4 % are left to hand the answer over', () => {
  const at = second();
  expect(at(474).used()).toBeCloseTo(0.5);
  expect(at(948).used()).toBeCloseTo(1);
});

test('short steps may go on to the end', () => {
  const at = second();
  for (let ms = 10; ms <= 930; ms += 10) expect(at(ms).isSpent()).toBe(false);
  expect(at(939).isSpent()).toBe(true);
});

test('after a long step there must be time for another like it', () => {
  const at = second();
  expect(at(100).isSpent()).toBe(false);
  expect(at(400).isSpent()).toBe(false);
  expect(at(640).isSpent()).toBe(false);
  expect(at(660).isSpent()).toBe(true); // 300 more would end at 960
});

test('counted in nodes the length of a step is no matter', () => {
  const budget = new Budget({ nodes: 100 });
  budget.spend(60);
  expect(budget.isSpent()).toBe(false);
  budget.spend(39);
  expect(budget.isSpent()).toBe(false);
  budget.spend();
  expect(budget.isSpent()).toBe(true);
});
