import type { Phrase, Weight } from '@admiralty/engine';
import { lineOf, phraseText, say, seatPart } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../../table/types.ts';
import { saidOf } from '../log/lines.ts';
import { digestSince, newsSince } from './news.ts';

const told = (phrase: Phrase, weight: Weight = 'routine'): LogEvent => ({
  rule: 'SS-5.1',
  what: 'told',
  line: lineOf(phrase, { role: 'head', weight }, {}, null),
  with: {},
  roll: null,
});
const [vereen, nelldon] = [seatPart(0, 'VeReen Empire'), seatPart(1, 'Nelldon Empire')];
const entry = (action: number, by: number, ...events: LogEvent[]): LogEntry => ({
  action,
  by,
  phase: '',
  events,
  hasReason: false,
});
const since = (action: number, ...log: LogEntry[]) => newsSince({ log, viewer: 0 }, action);

test('the gravest of what an act brought is its headline, with the emblem of whoever did it', () => {
  const news = since(
    3,
    entry(3, 0, told(say`${vereen}: Govern in Dom.`)),
    entry(
      4,
      1,
      told(say`${nelldon}: Conquest of Atjay.`),
      told(say`${nelldon} takes Atjay.`, 'grave'),
      told('Outworlder 1: Raid of Nelldon.'),
    ),
    ...[5, 6, 7].map((action) => entry(action, 1, told(`Outworlder ${action}: Raid of Dom.`))),
  );
  expect(news?.headlines.map(({ line }) => [phraseText(saidOf(line)), line.owner])).toEqual([
    ['Nelldon Empire takes Atjay.', 1],
    ['Outworlder 5: Raid of Dom.', null],
    ['Outworlder 6: Raid of Dom.', null],
  ]);
  expect([news?.more, news?.from]).toEqual([1, 3]);
});

test('own acts are no news', () => {
  expect(since(0, entry(1, 0, told(say`${vereen}: Govern in Dom.`)))).toBeNull();
});

test('a digest tells each event of its kinds, with what the reader brought about by sealing last', () => {
  const event = (what: string, phrase: Phrase, weight: Weight = 'routine'): LogEvent => ({
    ...told(phrase, weight),
    what,
  });
  const news = digestSince(
    {
      viewer: 0,
      log: [
        entry(3, 0, event('jumped', say`${nelldon} jumps.`), event('refuelled', 'Somebody fills up.')),
        entry(4, 1, event('lost', say`${vereen} loses a ship.`, 'grave'), event('jumped', say`${vereen} jumps.`)),
      ],
    },
    3,
    new Set(['jumped', 'lost']),
    0,
  );
  expect(news?.headlines.map(({ line }) => phraseText(saidOf(line)))).toEqual([
    'Nelldon Empire jumps.',
    'VeReen Empire loses a ship.',
  ]);
});
