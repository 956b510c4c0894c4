import { expect, test } from 'vitest';
import type { Dice } from '#core/dice';
import { Play } from '#core/play';
import { fork } from '#core/table';
import type { Table } from '#core/types';
import type { DeltaVeeState } from '../state.ts';
import type { DvGame } from '../types.ts';
import { given } from './given.ts';

/** Every roll is a 10: shots miss, fields stay down. Only the players' choices branch. */
const tens: Dice = { roll: (_rng, sides) => sides };

/** How many ways there are to answer the next `depth` questions: a dozen numbers pin the list of legal answers. */
function ways(game: DvGame, table: Table<DeltaVeeState>, depth: number): number {
  const [decision] = table.pending;
  if (depth === 0 || !decision) return 1;
  const answers = new Play(game, table, tens).choiceOf(decision.kind).options?.(new Play(game, table, tens), decision);
  if (!answers) throw new Error(`${decision.kind} has no list of answers`);
  return answers.reduce<number>((sum, answer) => {
    const next = fork(game, table);
    const refusal = new Play(game, next, tens).act({
      decision: decision.id,
      by: decision.by,
      kind: decision.kind,
      with: answer,
    });
    if (refusal) throw new Error(refusal.why);
    return sum + ways(game, next, depth - 1);
  }, 0);
}

test('DV-7.2 DV-8.1 counts of a duel of two Piccolos, in the Command Phase', () => {
  const { game, table } = given({
    phase: 'command',
    seat: 0,
    units: {
      'P1-A': { class: 'piccolo', hex: 'A0409', direction: 3, velocity: 2, boxes: ['hunter'] },
      'P2-A': { class: 'piccolo', hex: 'A1309', direction: 9, velocity: 2, boxes: ['hunter'] },
    },
  });
  // accelerate, decelerate, left, right, six weaves, end
  expect(ways(game, table, 1)).toBe(11);
  // four changes leave all eleven, six weaves leave five; after the end the other has 1 + 1 + 4 + 2 * 6 * 3 shots
  expect(ways(game, table, 2)).toBe(4 * 11 + 6 * 5 + 42);
  expect(ways(game, table, 3)).toBe(967);
});

test('DV-8.1 DV-9.4 counts of a Fire Phase: one burster, one hunter pod, one target', () => {
  const { game, table } = given({
    phase: 'fire',
    seat: 0,
    units: {
      'P1-A': { class: 'piccolo', hex: 'A0809', direction: 4, velocity: 3, boxes: ['hunter'] },
      'P2-A': { class: 'piccolo', hex: 'A1309', direction: 10, velocity: 3, boxes: ['hunter'] },
    },
  });
  // end; a laser burst of the burster; four fires of the pod; two missile types, nine courses, three velocities
  expect(ways(game, table, 1)).toBe(1 + 1 + 4 + 2 * 9 * 3);
  // after the end the Command Phase has 11; after the burster 59 are left, after the pod's fire or launch 2
  expect(ways(game, table, 2)).toBe(11 + 59 + 4 * 2 + 54 * 2);
});

test('DV-6.5a counts of a pass by a planet', () => {
  const { game, table } = given({
    phase: 'movement',
    seat: 0,
    planets: { Rock: 'A0609' },
    units: {
      'P1-A': { class: 'corco-gamma', hex: 'A0608', direction: 6, velocity: 2, boxes: ['energy', null, null] },
      'P2-A': { class: 'corco-gamma', hex: 'A1409', direction: 9, velocity: 0, boxes: ['energy', null, null] },
    },
  });
  // rating 4 at velocity 2: strings of at most two of accelerate, decelerate, left, right, never below velocity 1
  expect(ways(game, table, 1)).toBe(3 + 5 + 3 + 1);
  // then the other, at rest: accelerate, left, right, six weaves, end
  expect(ways(game, table, 2)).toBe(12 * 10);
});
