import { expect, test } from 'vitest';
import type { LogEntry, SeatInfo } from '../table/types.ts';
import { marksOf, turnLabels } from './past-marks.ts';

const seats: SeatInfo[] = ['Venable', 'Laidley'].map((name, seat) => ({ seat, name, player: { is: 'person' } }));
const entry = (action: number, phase: string, dice = 0): LogEntry => ({
  action,
  by: 0,
  phase,
  events: Array.from({ length: dice }, () => ({
    rule: 'R',
    what: 'roll',
    words: '',
    with: {},
    roll: { sides: 10, value: 1 },
  })),
  hasReason: false,
});

test('an action lies in the phase that stood before it', () => {
  const log = [
    entry(0, 'Duel · set-up'),
    entry(1, 'Duel · Game-Turn 1 of 60 · Command Phase of Laidley'),
    entry(2, 'Duel · Game-Turn 1 of 60 · Command Phase of Laidley'),
    entry(3, 'Duel · Game-Turn 1 of 60 · Fire Phase of Venable'),
    entry(4, 'Duel · Game-Turn 2 of 60 · Movement Phase of Venable', 2),
  ];
  expect(marksOf(log, seats)).toEqual({
    spans: [
      { from: 0, to: 1, seat: null },
      { from: 1, to: 3, seat: 1 },
      { from: 3, to: 4, seat: 0 },
    ],
    turns: [
      { at: 1, label: 'Game-Turn 1' },
      { at: 4, label: 'Game-Turn 2' },
    ],
    dice: [4],
  });
});

test('a turn that begins at the end of the rail is named before it, or not at all', () => {
  const turn = (at: number) => ({ at, label: `Game-Turn ${at}` });
  const labels = (at: number[], length: number) =>
    turnLabels(at.map(turn), length).map((label) => [label.at, label.isBefore]);
  expect(labels([2], 2)).toEqual([[2, true]]);
  expect(labels([0, 20, 95], 100)).toEqual([
    [0, false],
    [20, false],
    [95, true],
  ]);
  expect(labels([0, 85, 95], 100)).toEqual([
    [0, false],
    [85, false],
  ]);
});
