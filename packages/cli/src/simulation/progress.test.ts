import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { duration, Progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a pipe gets a line every half minute, and none when it is over', () => {
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(line) > 0);
  const progress = new Progress(40);
  vi.advanceTimersByTime(30_000);
  for (let game = 0; game < 10; game++) progress.hear({ brokenOff: game });
  vi.advanceTimersByTime(30_000);
  progress.hear({ underway: { number: 10, actions: 20, turn: 1 } });
  progress.hear({ underway: { number: 11, actions: 5210, turn: 57 } });
  progress.hear({ underway: { number: 12, actions: 9000, turn: 99 } });
  progress.hear({ brokenOff: 12 });
  vi.advanceTimersByTime(30_000);
  progress.stop();
  vi.advanceTimersByTime(90_000);
  expect(lines).toEqual([
    '0/40 games, – games/s, – left\n',
    '10/40 games, 0.167 games/s, 3 min left\n',
    '11/40 games, 0.122 games/s, 4 min left; game 12: turn 57, 5210 decisions\n',
  ]);
});

test('seconds as people say them', () => {
  expect([12.3, 89, 90, 3600, 9000].map(duration)).toEqual(['12 s', '89 s', '2 min', '60 min', '2.5 h']);
});
