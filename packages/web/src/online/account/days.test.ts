import { expect, test } from 'vitest';
import { clockTime, dayText, endOfDay, minutesOf, startOfDay } from './days.ts';

test('times of day go there and back', () => {
  expect([0, 425, 1350, 1439].map(clockTime)).toEqual(['00:00', '07:05', '22:30', '23:59']);
  expect(['00:00', '07:05', '22:30', '23:59'].map(minutesOf)).toEqual([0, 425, 1350, 1439]);
});

test('a day is as long as the reader’s clock says', () => {
  expect(dayText(new Date(startOfDay('2026-03-09')))).toBe('2026-03-09');
  expect(dayText(new Date(endOfDay('2026-03-09')))).toBe('2026-03-09');
  expect(endOfDay('2026-03-09') - startOfDay('2026-03-09')).toBe(86_399_000);
});
