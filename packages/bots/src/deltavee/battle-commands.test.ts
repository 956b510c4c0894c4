import { BRIDGE, POD_BOX } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { answers, boardOf, playOf, unitOf } from '../../test/battle.ts';
import { partWorth } from './part-choice.ts';
import { interceptionLoss } from './unit-values.ts';

const adrift = (more: object) => ({
  scenario: 'dv-2',
  start: { turn: 3, seat: 0, phase: 'command' } as const,
  units: [
    { id: 'P1-A', hex: 'A0812', direction: 9, velocity: 3, engine: 'destroyed', ...more },
    { id: 'P2-A', hex: 'A1312', direction: 9, velocity: 4 },
    { id: 'P2-B', hex: 'A1413', direction: 9, velocity: 4 },
  ],
});

test('who cannot get out of the way raises the field before the blow', () => {
  const missiles = ['A1011', 'A1012'].map((hex) => ({
    type: 'intelligent',
    from: 'P2-A',
    hex,
    direction: 9,
    velocity: 4,
  }));
  const board = boardOf('dv-2', { ...adrift({}), missiles });
  const [first] = answers(board, 0, 'command');
  expect(first?.action.with).toEqual({ do: 'raiseField', unit: unitOf(board, 'P1-A'), box: 0 });
  expect(first?.reason).toBe('raises the field before the blow');
});

test('a field that protects from nothing comes down', () => {
  const units = [
    { id: 'P1-A', hex: 'A1112', direction: 9, velocity: 1, fieldUp: true },
    { id: 'P2-A', hex: 'A0101', direction: 9, velocity: 1 },
    { id: 'P2-B', hex: 'A0102', direction: 9, velocity: 1 },
  ];
  const board = boardOf('dv-2', { scenario: 'dv-2', start: { turn: 3, seat: 0, phase: 'command' }, units });
  const orders = answers(board, 0, 'command').map(({ action }) => action.with);
  expect(orders).toContainEqual({ do: 'lowerField', unit: unitOf(board, 'P1-A'), box: 0 });
});

test('behind a field a missile costs hits, not the ship', () => {
  const board = boardOf('dv-2', adrift({}));
  const unit = unitOf(board, 'P1-A');
  const [without, behind] = [0, 1].map((fieldClass) => interceptionLoss(playOf(board), unit, fieldClass));
  expect(behind).toBeLessThan(without!);
});

test('the cargo that decides the game is hit before the bridge', () => {
  const board = boardOf('dv-8');
  const unit = unitOf(board, 'P1-B');
  const play = playOf(board);
  expect(partWorth(play, unit, POD_BOX + 1)).toBeGreaterThan(2 * partWorth(play, unit, BRIDGE));
});
