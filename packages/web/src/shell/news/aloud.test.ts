import { expect, test } from 'vitest';
import type { LogEntry } from '../../table/types.ts';
import { aloud } from './aloud.ts';

const entry = (action: number, ...words: string[]): LogEntry => ({
  action,
  by: 0,
  phase: '',
  hasReason: false,
  events: words.map((text) => ({ rule: '', what: 'told', with: null, roll: null, line: { parts: [text] } })) as never,
});

test('what came since is said in order, and of a crowd only the last', () => {
  const log = [entry(1, 'One.'), entry(2, 'Two.', 'And so.'), entry(3), entry(4, 'Four.'), entry(5, 'Five.')];
  expect(aloud(log, 3)).toBe('Four. Five.');
  expect(aloud(log, 1)).toBe('Two. And so. Four. Five.');
  expect(aloud(log, 0)).toBe('1 action before. Two. And so. Four. Five.');
  expect(aloud(log, 5)).toBe('');
});
