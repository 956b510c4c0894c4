/** The first battle: a cruiser and a destroyer against a light cruiser, with a destroyer behind it so that one lucky shot ends nothing. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import { stepsOf } from '../../../learning/steps.ts';
import type { Lesson, LessonStep } from '../../../learning/types.ts';
import { hasHappened, isAsked, partOf } from './happened.ts';
import { battleWords as words } from './words.ts';

type Rules = Partial<Pick<LessonStep<IaView>, 'isDone' | 'refuses'>> & Pick<LessonStep<IaView>, 'points'>;

const { steps: said } = words;

const steps: Readonly<Record<keyof typeof said, Rules>> = {
  map: { points: ['map'] },
  counter: { points: ['map', 'inspector'] },
  facing: { points: ['map'] },
  roll: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'activation'),
    refuses: (kind, answer) => (kind === 'round' && partOf(answer, 'do') !== 'roll' ? said.roll.waits : null),
  },
  move: {
    points: ['course', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'moved'),
    refuses: (kind, answer) => (kind === 'activate' && longestOf(answer) < 2 ? said.move.waits : null),
  },
  rest: { points: ['stack', 'commit'], isDone: (_before, now) => isAsked(now, 'fire') },
  odds: { points: ['target', 'group'] },
  fire: {
    points: ['group', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'fire'),
    refuses: (kind, answer) => (kind === 'fire' && partOf(answer, 'do') !== 'fire' ? said.fire.waits : null),
  },
  log: { points: ['log'] },
  done: { points: ['done', 'commit'], isDone: (_before, now) => isAsked(now, 'round') || now.view.battle === null },
  leave: { points: ['map'] },
};

export const lesson: Lesson<IaView> = {
  setup: {
    game: 'imperial-ambitions',
    scenario: '01-duel',
    players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
    seed: 'first battle 1',
    position: {
      scenario: '01-duel',
      units: [
        { id: 'CA1', type: 'CA', owner: 1, map: { xy: [20, 25], facing: 0 } },
        { id: 'DD1', type: 'DD', owner: 1, map: { xy: [22, 25], facing: 0 } },
        { id: 'CL1', type: 'CL', owner: 2, map: { xy: [20, 20], facing: 3 } },
        { id: 'DD2', type: 'DD', owner: 2, map: { xy: [23, 17], facing: 3 } },
      ],
      battle: { phase: 'move', turn: 1, defender: 1 },
    },
  },
  steps: stepsOf(said, steps),
  farewell: words.farewell,
};

/** The most hexes that a unit of an activation goes. */
function longestOf(answer: unknown): number {
  const moves = partOf(answer, 'moves');
  if (!Array.isArray(moves)) return 0;
  return Math.max(0, ...moves.map(({ hexes }: { hexes?: number }) => hexes ?? 0));
}
