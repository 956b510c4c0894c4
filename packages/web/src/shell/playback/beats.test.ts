import type { Weight } from '@admiralty/engine';
import { lineOf, phraseText, say, seatPart } from '@admiralty/engine/line';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../table/types.ts';
import { saidOf } from '../log/lines.ts';
import { beatsAfter, sinceOwn } from './beats.ts';

const entry = (action: number, by: number, ...told: [string, Weight][]): LogEntry => ({
  action,
  by,
  phase: '',
  events: told.map(([text, weight]) => ({
    rule: 'DV-8.1',
    what: 'told',
    line: lineOf(say`${seatPart(by, 'Raider')} ${text}`, { role: 'head', weight }, {}, null),
    with: {},
    roll: null,
  })),
  hasReason: false,
});
const log = [
  entry(1, 0, ['moves.', 'routine']),
  entry(2, 1, ['fires.', 'routine'], ['destroys it.', 'grave']),
  entry(3, 1),
  entry(4, 1, ['turns.', 'routine']),
];

test('acts of others after an action, each by its heaviest line; those without words are passed over', () => {
  const beats = beatsAfter({ log, viewer: 0, pace: 'normal' }, 0, {});
  expect(beats.map(({ action, line, ms }) => [action, phraseText(saidOf(line)), ms])).toEqual([
    [2, 'Raider destroys it.', 2000],
    [4, 'Raider turns.', 500],
  ]);
  expect(beatsAfter({ log, viewer: 0, pace: 'normal' }, 2, {}).map(({ action }) => action)).toEqual([4]);
  expect(beatsAfter({ log, viewer: 0, pace: 'off' }, 0, {})).toEqual([]);
});

test('forty acts take a player six seconds, a watcher all the time they need', () => {
  const many = Array.from({ length: 40 }, (_, at) => entry(at + 1, 1, ['turns.', 'routine']));
  const whole = (viewer: 0 | 'public', pace: 'normal' | 'fast'): number =>
    beatsAfter({ log: many, viewer, pace }, 0, {}).reduce((sum, { ms }) => sum + ms, 0);
  expect([whole(0, 'normal'), whole('public', 'normal'), whole('public', 'fast')]).toEqual([6000, 20_000, 9000]);
});

test('what a board shows as a card stays as long as a loss', () => {
  const [beat] = beatsAfter({ log, viewer: 0, pace: 'normal' }, 3, { dwells: ['told'] });
  expect(beat?.ms).toBe(2000);
});

describe('a table that is opened', () => {
  const opened = { log, length: 4, observation: null };

  test('goes on from where its reader last decided', () => {
    expect(sinceOwn({ ...opened, viewer: 0 })).toBe(1);
    expect(sinceOwn({ ...opened, viewer: 1 })).toBe(4);
  });

  test('whoever only watches begins now', () => {
    expect(sinceOwn({ ...opened, viewer: 'public' })).toBe(4);
  });

  test('no more than the last forty acts are shown', () => {
    const many = Array.from({ length: 100 }, (_, at) => entry(at + 1, 1, ['turns.', 'routine']));
    expect(sinceOwn({ ...opened, log: many, length: 100, viewer: 0 })).toBe(60);
  });
});
