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
  const endless = pool.think(asking('endless'), never).catch(String);
  const stopped = pool.think(asking('quick'), stop.signal).catch(() => 'stopped');
  const quick = pool.think(asking('quick'), never);
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
