import type { Line } from '@admiralty/engine';
import { lineOf, say, seatPart } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { LogEntry, LogEvent } from '../../table/types.ts';
import { marksOf, turnLabels } from './past-marks.ts';

const told = (line: Line, roll: LogEvent['roll'] = null): LogEvent => ({ rule: 'R', what: '', line, with: {}, roll });
const phase = (turn: number, seat: number): LogEvent =>
  told(
    lineOf(say`Phase of ${seatPart(seat, 'somebody')}.`, { role: 'mark', turn: () => `Game-Turn ${turn}` }, {}, null),
  );
const die = told(lineOf('Rolled 1.', {}, {}, null), { sides: 10, value: 1 });
const moved = told(lineOf(say`${seatPart(0, 'Venable')} moves.`, {}, {}, null));
const entry = (action: number, ...events: LogEvent[]): LogEntry => ({
  action,
  by: 0,
  phase: '',
  events,
  hasReason: false,
});

test('an action lies in the phase that stood before it', () => {
  const log = [
    entry(0),
    entry(1, moved, phase(1, 1)),
    entry(2, moved),
    entry(3, phase(1, 0)),
    entry(4, die, die, phase(1, 1), phase(2, 0)),
  ];
  expect(marksOf(log)).toEqual({
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
