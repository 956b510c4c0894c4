import { expect, test } from 'vitest';
import { nextStep } from './stepwise.ts';

const beams = [3, 5].flatMap((box) =>
  ['Dagger', 'Sword'].flatMap((target) => ['left', 'right'].map((turn) => ({ box, target, turn }))),
);
const questions = [
  { title: 'Pod', of: ({ box }: (typeof beams)[number]) => `pod ${box}` },
  { title: 'Side', of: () => 'enemy' },
  { title: 'Target', of: ({ target }: (typeof beams)[number]) => target },
  { title: 'Order', of: ({ turn }: (typeof beams)[number]) => turn },
];

test('eight choices are three questions of two; what all share is not asked', () => {
  const first = nextStep(beams, questions, new Map());
  expect(first.question).toEqual({
    title: 'Pod',
    answers: [
      ['pod 3', 4],
      ['pod 5', 4],
    ],
  });
  const second = nextStep(beams, questions, new Map([['Pod', 'pod 5']]));
  expect(second.question?.title).toBe('Target');
  const all = new Map([
    ['Pod', 'pod 5'],
    ['Target', 'Sword'],
    ['Order', 'left'],
  ]);
  expect(nextStep(beams, questions, all)).toEqual({
    left: [{ box: 5, target: 'Sword', turn: 'left' }],
    question: null,
  });
});
