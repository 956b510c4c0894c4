import type { Line } from '@admiralty/engine';
import type { SsView } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../../../table/types.ts';
import { gravestFirst, lastMoment, momentAt } from './moment.ts';

const said = (words: string): Line => ({ parts: [words], owner: null, weight: 'routine' });
const event = (what: string, told: object, words = what): LogEvent => ({
  rule: 'SS-1',
  what,
  line: said(words),
  with: told,
  roll: null,
});
const entry = (action: number, events: LogEvent[], by = action): LogEntry => ({
  action,
  by,
  phase: '',
  events,
  hasReason: false,
});
const announced = (by: number, target: number) => event('announced', { operation: { by, target, operation: 0 } });
const revealed = (by: number, card: number, more: object = {}) => event('revealed', { by, card, rating: 4, ...more });

const log = [
  entry(1, [announced(1, 7)]),
  entry(2, [
    event('intercepted', { by: 2 }),
    revealed(1, 18, { entry: 'C at 6 or more' }),
    revealed(2, 3),
    event('tech', { system: 7 }, 'Seven falls.'),
    announced(1, 9),
    event('tech', { system: 9 }, 'not yet'),
  ]),
  entry(3, [
    event('random-event', { player: 3, chit: 5 }),
    event('unrest', {}, 'Unrest.'),
    event('turn-end', {}, 'end'),
  ]),
];

test('a card is that of the Operation announced before it, with what followed up to the next one', () => {
  expect(momentAt(log, 1)).toEqual({
    is: 'card',
    action: 2,
    nr: 19,
    by: 1,
    rating: 4,
    operation: 0,
    target: 7,
    lines: [said('revealed'), said('Seven falls.')],
  });
  expect(momentAt(log, 0)).toBeNull();
});

test('the last moment is one’s own or one against a System of one’s own, until one acts again', () => {
  const seen = (viewer: number, owner: number): number | undefined => {
    const systems = Array.from({ length: 10 }, () => ({ owner }));
    return lastMoment({ viewer, systems } as unknown as SsView, log)?.action;
  };
  const seenAfter = (viewer: number): number | undefined =>
    lastMoment({ viewer, systems: [] } as unknown as SsView, [...log, entry(4, [], viewer)])?.action;
  expect([seen(3, -1), seen(1, -1), seen(2, 2), seen(2, -1)]).toEqual([3, 2, 2, undefined]);
  expect(seenAfter(1)).toBeUndefined();
  expect(momentAt(log, 2)).toMatchObject({ is: 'chit', chit: 5, isRandom: true, lines: [said('Unrest.')] });
});

test('opened ballots concern everybody who voted', () => {
  const motion = { cause: 'ladau', by: 1, voters: [1, 2], choices: ['in', 'out'] };
  const ballots = [
    { by: 1, choice: 0, votes: 4, influence: 0 },
    { by: 2, choice: 1, votes: 7, influence: 0 },
  ];
  const outcome = { cause: 'ladau', choice: 'out', totals: [4, 7] };
  const voted = [
    entry(1, [event('called', { motion })]),
    entry(2, [event('ballots', { ballots }), event('decided', outcome)]),
  ];
  expect(momentAt(voted, 1)).toEqual({ is: 'session', action: 2, by: 1, motion, ballots, outcome, lines: [] });
  const actionFor = (viewer: number) => lastMoment({ viewer, systems: [] } as unknown as SsView, voted)?.action;
  expect([actionFor(1), actionFor(2), actionFor(3)]).toEqual([2, 2, undefined]);
});

test('what is grave stands first, the rest in its order', () => {
  const lines = ['first', 'second', 'Uraic rebels.', 'last'].map(said);
  lines[2] = { ...said('Uraic rebels.'), weight: 'grave' };
  expect(gravestFirst(lines).map(({ parts }) => parts[0])).toEqual(['Uraic rebels.', 'first', 'second', 'last']);
});
