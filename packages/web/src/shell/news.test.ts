import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../table/types.ts';
import { textOf } from './log-lines.ts';
import { newsSince } from './news.ts';

const told = (what: string, words: string): LogEvent => ({ rule: 'SS-5.1', what, words, with: {}, roll: null });
const entry = (action: number, by: number, ...events: LogEvent[]): LogEntry => ({
  action,
  by,
  phase: '',
  events,
  hasReason: false,
});
const seats = ['VeReen Empire', 'Nelldon Empire'].map((name, seat) => ({
  seat,
  name,
  player: { is: 'person' } as const,
}));
const since = (action: number, ...log: LogEntry[]) =>
  newsSince({ game: 'sword-and-stars', seats, log, viewer: 0 }, action);

test('the gravest of what an act brought is its headline, with the emblem of whoever did it', () => {
  const news = since(
    3,
    entry(3, 0, told('announced', 'VeReen Empire: Govern in Dom.')),
    entry(
      4,
      1,
      told('announced', 'Nelldon Empire: Conquest of Atjay.'),
      told('taken', 'Nelldon Empire takes Atjay.'),
      told('announced', 'Outworlder 1: Raid of Nelldon.'),
    ),
    ...[5, 6, 7].map((action) => entry(action, 1, told('announced', `Outworlder ${action}: Raid of Dom.`))),
  );
  expect(news?.headlines.map(({ line, owner }) => [textOf(line), owner])).toEqual([
    ['Nelldon Empire takes Atjay.', 1],
    ['Outworlder 5: Raid of Dom.', null],
    ['Outworlder 6: Raid of Dom.', null],
  ]);
  expect([news?.more, news?.from]).toEqual([1, 3]);
});

test('own acts are no news', () => {
  expect(since(0, entry(1, 0, told('announced', 'VeReen Empire: Govern in Dom.')))).toBeNull();
});
