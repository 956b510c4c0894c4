import { expect, test } from 'vitest';
import { observe, randomFrom, resampleTable } from '../../src/core/index.ts';
import { allPlot, answer, does, given, offer, plot, UNSHUFFLED } from '../parley/given.ts';
import { parley } from '../parley/index.ts';

test('a seat sees who owes an answer, but what it is about only if it is asked itself', () => {
  const session = given({ rolls: UNSHUFFLED });
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  const shown = (viewer: number | 'public' | 'referee') =>
    session.observe(viewer).decisions.map(({ by, kind, mine, about }) => [by, kind, mine, about]);
  expect(shown(0)).toEqual([
    [0, 'vote', true, { weight: 2 }],
    [1, 'vote', false, null],
    [2, 'vote', false, null],
  ]);
  expect(shown('public').map(([, , , about]) => about)).toEqual([null, null, null]);
  expect(shown('referee').map(([, , , about]) => about)).toEqual([{ weight: 2 }, { weight: 1 }, { weight: 1 }]);
});

test('nobody sees which of the others have answered a sealed question', () => {
  const session = given();
  const asked = (viewer: number | 'public' | 'referee') =>
    session.observe(viewer).decisions.map(({ by, kind, mine }) => `${by} ${kind}${mine ? ' mine' : ''}`);
  const before = session.observe(1);
  does(session, plot(session, 2));
  expect(session.observe(1)).toEqual(before);
  expect(asked('public')).toEqual(['0 plot', '1 plot', '2 plot']);
  expect(asked(2)).toEqual(['0 plot', '1 plot']);
  expect(asked('referee')).toEqual(['0 plot', '1 plot']);
  does(session, plot(session, 0));
  expect(session.observe(1)).toEqual(before);
  expect(asked(2)).toEqual(['0 plot', '1 plot']);
});

test('an observation is a copy', () => {
  const session = given();
  does(session, offer(0, 'draw', [1, 2], {}));
  const seen = session.observe(1);
  seen.offers[0]!.accepted.push(1);
  expect(session.table.offers[0]!.accepted).toEqual([]);
});

test('a resampled table keeps what the seat knows and redraws what it does not', () => {
  const session = given();
  does(session, plot(session, 0, { island: 0, ships: 1 }));
  does(session, plot(session, 1, { island: 3, ships: 4 }));
  does(session, offer(0, 'draw', [1, 2], {}));
  does(session, offer(1, 'draw', [0, 2], {}));
  const { table } = session;
  const before = JSON.stringify(table);
  const random = randomFrom(3);
  const drawn = Array.from({ length: 20 }, () => resampleTable(parley, table, 0, random));
  expect(JSON.stringify(table)).toBe(before);
  for (const other of drawn) {
    expect(observe(parley, other, 0)).toEqual(observe(parley, table, 0));
    expect(other.envelopes).toEqual([table.envelopes[0]]);
    expect(other.pending.map(({ by }) => by)).toEqual([1, 2]); // whether seat 1 has answered, seat 0 cannot know
    expect(parley.audit(other.g)).toEqual([]);
  }
  const different = (part: (t: typeof table) => unknown) => new Set(drawn.map((t) => JSON.stringify(part(t)))).size;
  expect(different((t) => t.g.deck)).toBe(20);
  expect(different((t) => t.g.holder.indexOf(1))).toBeGreaterThan(3);
  expect(different((t) => t.rng)).toBe(20);
  expect(different((t) => t.g.holder.indexOf(0))).toBe(1);
});

test('bargains of others are not in a resampled table', () => {
  const session = given({ rolls: UNSHUFFLED });
  allPlot(session, { 0: [{ island: 0, ships: 1 }] }, [6, 1]);
  does(session, offer(1, 'trade', [0], { gold: 1, island: 0 }));
  const offers = [0, 1, 2].map((seat) => resampleTable(parley, session.table, seat, randomFrom(1)).offers.length);
  expect(offers).toEqual([1, 1, 0]);
});

test('the news of a parry reach those who may hear them', () => {
  const session = given({ rolls: UNSHUFFLED });
  const drew = (seat: number) => session.heard(seat).flatMap((event) => (event.type === 'draw' ? [event.data] : []));
  expect([0, 1, 2].map(drew)).toEqual([[{ card: 13 }], [{ card: 12 }], [{ card: 11 }]]);
  expect(session.heard('public').filter(({ type }) => type === 'draw')).toEqual([]);
  expect(session.heard('referee').filter(({ type }) => type === 'draw')).toHaveLength(3);
  allPlot(session, {});
  does(session, answer(session, 0, 'vote', { votes: [0, 0, 0] }));
  expect(session.heard(0, session.log.length - 1)).toEqual([]);
});
