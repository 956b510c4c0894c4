import type { EventStyle, Phrase } from '@admiralty/engine';
import { lineOf, plainText, say, seatPart } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../table/types.ts';
import { lookFor, toneOf } from '../log/tone.ts';
import { headlinesOf } from './headlines.ts';

const [nelldon, vereen, hive] = ['Nelldon', 'VeReen', 'Hive'].map((name, seat) => seatPart(seat, name));
const entry = (action: number, by: number, ...lines: [Phrase, EventStyle<object>][]): LogEntry => ({
  action,
  by,
  phase: '',
  events: lines.map(([phrase, style]) => ({
    rule: 'SS-12.1',
    what: 'told',
    line: lineOf(phrase, style, {}, null),
    with: {},
    roll: null,
  })),
  hasReason: false,
});
const taken = (to: Phrase, gains: number, loses: number): [Phrase, EventStyle<object>] => [
  say`${to} takes Barton.`,
  { weight: 'grave', gains: () => gains, loses: () => loses },
];
const log = [
  entry(1, 1, taken(vereen!, 1, 0)),
  entry(2, 1, taken(vereen!, 1, 2), [say`${vereen!} moves.`, {}]),
  entry(3, 0, taken(nelldon!, 0, 1)),
  entry(4, 2, taken(hive!, 2, 0)),
];

test('grave events since your last act, losses before gains; what others do to each other is no headline', () => {
  const heads = headlinesOf({ log, viewer: 1 }, { camp: 1, isDuel: false });
  expect(heads.map(({ line, tone, action }) => [plainText(line), tone, action])).toEqual([
    ['Nelldon takes Barton.', 'bad', 3],
    ['VeReen takes Barton.', 'good', 2],
  ]);
  expect(headlinesOf({ log, viewer: 'public' }, null)).toEqual([]);
});

test('who holds what before the first turn is no news; in a log that begins in mid-game it is', () => {
  const turn: [Phrase, EventStyle<object>] = [say`Turn 1.`, { role: 'mark', turn: () => 'Turn 1' }];
  const bought = [entry(0, 0), entry(1, 0, taken(vereen!, 1, 0), turn, taken(hive!, 2, 0))];
  const headsOf = (some: LogEntry[]) =>
    headlinesOf({ log: some, viewer: 0 }, { camp: 0, isDuel: false }).map(({ line }) => plainText(line));
  expect(headsOf(bought)).toEqual(['Hive takes Barton.']);
  expect(headsOf(bought.slice(1))).toEqual(['Hive takes Barton.', 'VeReen takes Barton.']);
});

test('between two sides the enemy’s loss is good news, his gain bad', () => {
  const duel = { camp: 0, isDuel: true };
  expect([toneOf({ loses: 1 }, duel), toneOf({ gains: 1 }, duel), toneOf({}, duel)]).toEqual(['good', 'bad', null]);
  expect(toneOf({ gains: 1, loses: 0 }, duel)).toBe('bad');
});

test('a die that succeeds is good for whoever threw it: the enemy’s hit is not green', () => {
  const duel = { camp: 0, isDuel: true };
  expect([lookFor('good', 0, duel), lookFor('good', 1, duel), lookFor('bad', 1, duel)]).toEqual([
    'good',
    'bad',
    'good',
  ]);
  expect([lookFor('good', 2, { camp: 0, isDuel: false }), lookFor('good', 1, null)]).toEqual([null, 'good']);
});
