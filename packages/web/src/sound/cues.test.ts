import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../table/types.ts';
import { cuesBetween as cuesOf, type Heard } from './cues.ts';

const event = (what: string, sides = 0): LogEvent => ({
  rule: 'DV-1',
  what,
  line: { parts: [what], owner: null, weight: 'routine' },
  with: {},
  roll: sides > 0 ? { sides, value: 3 } : null,
});
const entry = (action: number, by: number, ...events: LogEvent[]): LogEntry => ({
  action,
  by,
  phase: '',
  events,
  hasReason: false,
});
const table = (log: LogEntry[], more: { asked?: boolean; over?: boolean } = {}): Heard => ({
  viewer: 0,
  length: log.length,
  log,
  observation: {
    decisions: more.asked ? [{ mine: true }] : [],
    result: more.over ? { places: [1, 2] } : null,
  } as unknown as Heard['observation'],
});
const cuesBetween = (was: Heard, now: Heard) => cuesOf(was, now, { hit: 'hit', destroyed: 'destroyed' });
const before = table([entry(1, 0, event('moved'))]);
const after = (by: number, ...events: LogEvent[]): LogEntry[] => [...before.log, entry(2, by, ...events)];

test('one’s own act is heard, another’s only by its dice and blows', () => {
  expect(cuesBetween(before, table(after(0, event('maneuver'))))).toEqual(['done']);
  expect(cuesBetween(before, table(after(1, event('maneuver'))))).toEqual([]);
  expect(cuesBetween(before, table(after(1, event('fire'), event('roll', 10), event('missed'))))).toEqual(['die']);
  expect(cuesBetween(before, table(after(1, event('roll', 10), event('hit'))))).toEqual(['die', 'hit']);
  expect(cuesBetween(before, table(after(0, event('roll', 10), event('hit'), event('destroyed'))))).toEqual([
    'die',
    'destroyed',
  ]);
});

test('a card drawn by a number is no die; a System taken is a loss', () => {
  const sword = (...events: LogEvent[]) =>
    cuesOf(before, table(after(1, ...events)), { 'partial-conquest': 'hit', taken: 'destroyed' });
  expect(sword(event('revealed', 56))).toEqual([]);
  expect(sword(event('partial-conquest'))).toEqual(['hit']);
  expect(sword(event('roll', 6), event('taken'))).toEqual(['die', 'destroyed']);
});

test('a blow that is grave is heard as a loss', () => {
  const lost = event('hit');
  const grave = { ...lost, line: { ...lost.line, weight: 'grave' as const } };
  expect(cuesBetween(before, table(after(1, lost)))).toEqual(['hit']);
  expect(cuesBetween(before, table(after(1, grave)))).toEqual(['destroyed']);
});

test('the turn is called once, the end instead of it, and nothing behind the curtain or after undo', () => {
  const asked = table(after(1, event('phase')), { asked: true });
  expect(cuesBetween(before, asked)).toEqual(['turn']);
  expect(cuesBetween(asked, table([...asked.log, entry(3, 0, event('maneuver'))], { asked: true }))).toEqual(['done']);
  const over = table(after(0, event('destroyed')), { over: true, asked: true });
  expect(cuesBetween(before, over)).toEqual(['done', 'destroyed', 'over']);
  expect(cuesBetween(over, over)).toEqual([]);
  expect(cuesBetween(asked, before)).toEqual([]);
  expect(cuesBetween(before, { ...asked, observation: null })).toEqual([]);
});
