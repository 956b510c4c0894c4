import { type Line, plainText } from '@admiralty/engine';
import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../../table/types.ts';
import { luckIn, luckOf } from './luck.ts';

const said = (text: string, seat: number): Line => ({
  parts: [{ is: 'seat', seat, text: 'Red' }, text],
  owner: seat,
  weight: 'routine',
  role: 'head',
});
const needs = (figure: number): Line => ({
  parts: [{ is: 'die', sides: 10, value: null, needs: figure, text: '' }],
  owner: null,
  weight: 'routine',
  role: 'detail',
});
const event = (line: Line, value: number | null = null): LogEvent => ({
  rule: 'DV-8.0c',
  what: 'x',
  line,
  with: null,
  roll: value === null ? null : { sides: 10, value },
});
const none: Line = { parts: [], owner: null, weight: 'routine' };

/** One fire by a seat that needs a figure or less on a die of ten. */
function fire(action: number, seat: number, figure: number, value: number): LogEntry {
  const events = [event(said(` fires ${action}`, seat)), event(needs(figure)), event(none, value)];
  return { action, by: seat, phase: '', events, hasReason: false };
}

test('hits are held against the sum of their chances, seat by seat', () => {
  const { tallies } = luckOf([fire(1, 0, 5, 3), fire(2, 0, 2, 9), fire(3, 1, 8, 10), fire(4, 0, 3, 3)]);
  expect(tallies).toMatchObject([
    { seat: 0, rolls: 3, got: 2 },
    { seat: 1, rolls: 1, got: 0, expected: 0.8 },
  ]);
  expect(tallies[0]?.expected).toBeCloseTo(1);
});

test('the least likely rolls are told first, with what they were', () => {
  const { surprises } = luckOf([fire(1, 0, 5, 3), fire(2, 0, 1, 1), fire(3, 1, 8, 10), fire(4, 1, 2, 2)]);
  expect(surprises.map(({ action, isSuccess }) => [action, isSuccess])).toEqual([
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(surprises[0]?.chance).toBeCloseTo(0.1);
  expect(plainText({ parts: [...(surprises[0]?.words ?? [])] })).toContain('fires 2');
});

test('what chance alone strays by is no luck', () => {
  expect(luckIn({ got: 3, expected: 2, spread: 1 })).toBe('even');
  expect(luckIn({ got: 4, expected: 2, spread: 1 })).toBe('lucky');
  expect(luckIn({ got: 0, expected: 2, spread: 1 })).toBe('unlucky');
});

test('a die told within a sentence counts for whom the sentence is about', () => {
  const meets: Line = {
    ...none,
    parts: [
      { is: 'unit', unit: 7, seat: 1, text: 'Missile' },
      ' meets the Dagger: ',
      { is: 'die', sides: 10, value: 2, needs: 2, text: 'needs 2, rolled 2' },
    ],
  };
  const entry: LogEntry = {
    action: 3,
    by: 0,
    phase: '',
    events: [event(said(' moves', 0)), event(meets)],
    hasReason: false,
  };
  const { tallies, surprises } = luckOf([entry]);
  expect(tallies).toMatchObject([{ seat: 1, rolls: 1, got: 1, expected: 0.2 }]);
  expect(surprises).toMatchObject([{ seat: 1, isSuccess: true }]);
  expect(plainText({ parts: [...(surprises[0]?.words ?? [])] })).toBe('Missile meets the Dagger: needs 2, rolled 2');
});

test('a die without a figure to meet counts for nobody', () => {
  const loose: LogEntry = { action: 1, by: 0, phase: '', events: [event(none, 6)], hasReason: false };
  expect(luckOf([loose]).tallies).toEqual([]);
});

test('dice read on a table are held against what the table gives on average', () => {
  const round = (got: number): LogEvent =>
    event({ ...said(' fires', 1), fortune: { of: 'hits', got, expected: 1.5, variance: 1 } });
  const entry: LogEntry = { action: 1, by: 1, phase: '', events: [round(3), round(4)], hasReason: false };
  const { tallies } = luckOf([entry]);
  expect(tallies).toMatchObject([{ seat: 1, of: 'hits', rolls: 2, got: 7, expected: 3 }]);
  expect(tallies.map(luckIn)).toEqual(['lucky']);
});
