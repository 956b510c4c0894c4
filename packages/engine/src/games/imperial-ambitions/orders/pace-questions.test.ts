import { expect, test } from 'vitest';
import { type GivenTable, given } from '../testing/given.ts';
import { forced, ordered, put, putSealed, type Standing } from './pace.ts';

/** Nobody is asked anything. */
const quiet = (): GivenTable => {
  const table = given({
    phase: 'build',
    seats: 3,
    units: {
      a: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      c: { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable' },
      e: { type: 'B', owner: 2, system: 'B1', where: 'orbit:habitable' },
    },
  });
  table.table.pending = [];
  table.table.envelopes = [];
  return table;
};
const done = { do: 'done' } as const;

test('R134 a hand-over to another seat closes the log to undo, asking the same again does not', () => {
  const table = quiet();
  table.g.lastAsked = 0;
  const same = table.play();
  put(same, 0, 'fire', 'IA-tac-cbt-2', null);
  const other = table.play();
  put(other, 1, 'fire', 'IA-tac-cbt-2', null);
  expect([same.revealed, other.revealed, table.g.lastAsked]).toEqual([false, true, 1]);
});

test('5.1 an answer that stands is announced to its seat alone, and the question was never asked', () => {
  const table = quiet();
  const asked: unknown[] = [];
  const standing: Standing<'fire'> = (_play, decision) => {
    asked.push(decision);
    return null;
  };
  put(table.play(), 1, 'fire', 'IA-tac-cbt-2', null, standing);
  expect(asked).toEqual([{ id: -1, by: 1, kind: 'fire', rule: 'IA-tac-cbt-2', sealed: false, about: null }]);
  expect(table.table.pending).toMatchObject([{ by: 1, kind: 'fire', sealed: false }]);
  expect([forced(done), ordered(done)]).toEqual([
    { answer: done, why: 'forced' },
    { answer: done, why: 'order' },
  ]);
});

test('R134 sealed questions: who has a standing answer is in at once, and the numbers do not tell who', () => {
  const table = quiet();
  const { nextId } = table.table;
  const asked: { id: number; sealed: boolean }[] = [];
  const standing: Standing<'declare'> = (_play, decision) => {
    asked.push({ id: decision.id, sealed: decision.sealed });
    return decision.by === 2 ? null : ordered({ attacks: [], assaults: [] });
  };
  const play = table.play();
  table.g.lastAsked = 1;
  const about = table.decision as never;
  putSealed(play, [0, 1, 2], 'declare', 'IA-dec-1', () => about, standing);
  expect([play.revealed, table.g.lastAsked]).toEqual([true, -1]);
  expect(asked).toEqual(Array(3).fill({ id: -1, sealed: true }));
  expect(table.table.envelopes.map(({ decision: { id, by, sealed } }) => [id, by, sealed])).toEqual([
    [nextId, 0, true],
    [nextId + 1, 1, true],
  ]);
  expect(table.table.pending).toMatchObject([{ id: nextId + 2, by: 2, sealed: true }]);
});
