import type { Request } from '@admiralty/bots';
import { afterEach, expect, test, vi } from 'vitest';
import { Metrics } from '../http/metrics.ts';
import { BotPool } from './pool.ts';

const thinker = new URL('../../test/support/threads/thinker.mjs', import.meta.url);
const asking = (seed: 'endless' | 'quick'): Request =>
  JSON.parse(JSON.stringify({ level: 'captain', think: { ms: 1000 }, seed })) as Request;
const never = new AbortController().signal;

afterEach(() => {
  vi.useRealTimers();
});

test("a computer's time begins when it begins to think, however long those before it take", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const metrics = new Metrics();
  const pool = new BotPool(1, metrics, thinker);
  const stop = new AbortController();
  const endless = pool.think(asking('endless'), 'ann', never).catch(String);
  const stopped = pool.think(asking('quick'), 'ann', stop.signal).catch(() => 'stopped');
  const quick = pool.think(asking('quick'), 'ann', never);
  stop.abort();
  await vi.advanceTimersByTimeAsync(11_000); // all of its time, and the patience with it
  expect(await endless).toBe('Error: captain has not answered in time');
  expect(await stopped).toBe('stopped');
  expect(await quick).toEqual({ words: 'thought' });
  const { values } = await metrics.thoughts.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
    failed: 1,
    stopped: 1,
    done: 1,
  });
  await pool.close();
});

test('who lets many computers play at once makes others wait for no more than one of them', async () => {
  const pool = new BotPool(1, new Metrics(), thinker);
  const order: string[] = [];
  const think = (owner: string) => pool.think(asking('quick'), owner, never).then(() => order.push(owner));
  await Promise.all(['eve', 'eve', 'eve', 'eve', 'ann', 'ben', 'ann'].map(think));
  expect(order).toEqual(['eve', 'eve', 'ann', 'ben', 'eve', 'ann', 'eve']);
  await pool.close();
});
