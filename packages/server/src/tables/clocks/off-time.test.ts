import { expect, test } from 'vitest';
import { ALWAYS_ON, momentAfter, type OffTime, usedBetween } from './off-time.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const night: OffTime = { ...ALWAYS_ON, quiet: { from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' } };

test('of a day and a night fifteen hours count where nine are quiet', () => {
  const from = at('2026-11-18T12:00:00+01:00');
  expect(usedBetween(from, from + 24 * HOUR, night)).toBe(15 * HOUR);
  expect(usedBetween(from, from + 24 * HOUR, ALWAYS_ON)).toBe(24 * HOUR);
});

test('a clock with two hours left in the evening runs out the next morning', () => {
  expect(momentAfter(at('2026-11-18T21:00:00+01:00'), 2 * HOUR, night)).toBe(at('2026-11-19T08:00:00+01:00'));
  expect(momentAfter(at('2026-11-18T21:00:00+01:00'), HOUR, night)).toBe(at('2026-11-18T22:00:00+01:00'));
});

test('nights follow summer time', () => {
  const from = at('2026-07-01T12:00:00+02:00');
  expect(momentAfter(from, 11 * HOUR, night)).toBe(at('2026-07-02T08:00:00+02:00'));
});

test('a vacation and a time without a server that lie over each other count once', () => {
  const from = at('2026-11-18T00:00:00Z');
  const off: OffTime = {
    quiet: null,
    away: [[from + 2 * HOUR, from + 6 * HOUR]],
    down: [[from + 5 * HOUR, from + 8 * HOUR]],
  };
  expect(usedBetween(from, from + 10 * HOUR, off)).toBe(4 * HOUR);
  expect(momentAfter(from, 3 * HOUR, off)).toBe(from + 9 * HOUR);
  expect(momentAfter(from, 2 * HOUR, off)).toBe(from + 2 * HOUR);
});
