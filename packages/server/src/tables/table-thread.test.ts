import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { Metrics } from '../http/metrics.ts';
import type { Store } from '../store/index.ts';
import { TableThread } from './table-thread.ts';

const MINUTE = 60_000;
const tables = new URL('../../test/support/threads/tables.mjs', import.meta.url);
let thread: TableThread;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const bots = new BotPool(1, new Metrics());
  const parts = { store: {} as Store, bots, isShared: false, now: Date.now, onFault: () => {} };
  thread = new TableThread(parts, tables);
});
afterEach(async () => {
  vi.useRealTimers();
  await thread.close();
});

test('a thread that is silent for long is ended: who waits is told, and those who watch go on with another', async () => {
  const heard: string[] = [];
  const stop = thread.watch({
    table: 'T',
    viewer: 0,
    account: null,
    place: null,
    hear: ({ text }) => heard.push(text),
    end: () => {},
  });
  const first = await thread.ask('games');
  const stuck = thread.ask('news', 'endless', 0, 0).catch(String);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await stuck).toContain('the table has to be opened anew');
  expect(await thread.ask('games')).not.toBe(first);
  await vi.waitFor(() => expect(heard).toEqual(['watched', 'watched']));
  stop();
});

test('one that is slow is not: it says something to others meanwhile', async () => {
  const first = await thread.ask('games');
  const slow = thread.ask('record', 'slow');
  for (let minute = 0; minute < 5; minute++) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await thread.ask('games')).toBe(first);
  }
  await thread.ask('clockDue', 'slow', 0); // then it answers
  expect(await slow).toBe('recorded');
  expect(await thread.ask('games')).toBe(first);
});

test('one that comes up has more time for its first word', async () => {
  const coming = thread.ask('text', 'endless', 0, '').catch(String);
  let isTold = false;
  void coming.then(() => {
    isTold = true;
  });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isTold).toBe(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await coming).toContain('the table has to be opened anew');
});
