/** The first turns of a war: build, a task force, a jump, a declaration, and the battle that follows. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import { stepsOf } from '../../../learning/steps.ts';
import type { Lesson, LessonStep } from '../../../learning/types.ts';
import { hasHappened, isAsked, partOf, rowsIn } from './happened.ts';
import { warWords as words } from './war-words.ts';

type Rules = Partial<Pick<LessonStep<IaView>, 'isDone' | 'refuses'>> & Pick<LessonStep<IaView>, 'points'>;

const { steps: said } = words;

const steps: Readonly<Record<keyof typeof said, Rules>> = {
  map: { points: ['map'] },
  system: { points: ['map', 'inspector'] },
  build: {
    points: ['build', 'commit'],
    isDone: (_before, now) => isAsked(now, 'reorganise'),
    refuses: (kind, answer) => (kind === 'build' && rowsIn(answer, 'orders') === 0 ? said.build.waits : null),
  },
  force: {
    points: ['bench', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'marker'),
    refuses: (kind, answer) => (kind === 'reorganise' && rowsIn(answer, 'taskForces') === 0 ? said.force.waits : null),
  },
  jump: {
    points: ['ends', 'commit'],
    isDone: (_before, { view }) => isAtAldren(view),
    refuses: (kind, answer) => (kind === 'strategicMove' && !partOf(answer, 'jump') ? said.jump.waits : null),
  },
  done: { points: ['done', 'commit'], isDone: (_before, now) => isAsked(now, 'declare') },
  declare: {
    points: ['declare', 'commit'],
    isDone: (_before, { view }) => view.battle !== null,
    refuses: (kind, answer) => (kind === 'declare' && rowsIn(answer, 'attacks') === 0 ? said.declare.waits : null),
  },
  opens: { points: ['map', 'commit'], isDone: (_before, { view }) => (view.battle?.turn ?? 1) > 0 },
  fight: { points: ['commit'], isDone: (_before, { view }) => view.battle === null },
  after: { points: ['log', 'map'] },
};

export const warLesson: Lesson<IaView> = {
  part: 'war',
  setup: {
    game: 'imperial-ambitions',
    scenario: '06-border-war',
    players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
    seed: 'first war',
    position: {
      scenario: '06-border-war',
      start: { turn: 3, phase: 'build' },
      players: [{ seat: 1, treasury: 100 }],
      units: [
        { id: 'B1', type: 'B', owner: 1, system: 'A3', where: 'orbit:habitable' },
        { id: 'Inf1', type: 'Inf', owner: 1, system: 'A3', where: 'surface' },
        { id: 'Inf2', type: 'Inf', owner: 1, system: 'A4', where: 'surface' },
        { id: 'BB1', type: 'BB', owner: 1, xy: [11, 11] },
        { id: 'Inf3', type: 'Inf', owner: 2, system: 'B2', where: 'surface' },
        { id: 'Inf4', type: 'Inf', owner: 2, system: 'B4', where: 'surface' },
        { id: 'DD1', type: 'DD', owner: 2, system: 'A4', steps: 1 },
      ],
    },
  },
  steps: stepsOf(said, steps),
  farewell: words.farewell,
};

/** The battleship has come to where the destroyer is. */
function isAtAldren({ units, systems }: IaView): boolean {
  const own = units.find(({ name, owner }) => name.startsWith('BB') && owner === 0);
  const goal = systems.find(({ id }) => id === 'A4');
  return own !== undefined && goal !== undefined && String(own.xy) === String(goal.xy);
}
