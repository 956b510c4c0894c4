/** The first game of DeltaVee: a real position, the raider played by the computer. */
import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { stepsOf } from '../../../learning/steps.ts';
import type { Lesson, LessonStep, Seen } from '../../../learning/types.ts';
import { lessonWords as words } from './words.ts';

const dagger = { class: 'dagger', pods: { 'heavy-weapon': 1, energy: 1 }, podArmor: 2 };

const scenario = {
  id: 'first-command',
  title: words.scenario.title,
  brief: words.scenario.brief,
  set: 'own',
  source: 'own',
  size: 'small',
  sheets: { A: [0, 0] },
  firstPlayer: 0,
  sides: [
    {
      name: words.scenario.yours,
      units: [{ ...dagger, id: 'P1-A', place: { hex: 'A0611', directions: [2], velocity: [2, 2] } }],
    },
    {
      name: words.scenario.theirs,
      units: [{ ...dagger, id: 'P2-A', place: { hex: 'A1009', directions: [2], velocity: [1, 1] } }],
    },
  ],
  victory: [
    {
      result: 0,
      rule: 'DV-11.0b',
      when: { kind: 'destroyed', units: ['P2-A'], count: 1 },
      text: 'The patrol wins when the raider is destroyed.',
    },
    {
      result: 1,
      rule: 'DV-11.0b',
      when: { kind: 'destroyed', units: ['P1-A'], count: 1 },
      text: 'The raider wins when the patrol is destroyed.',
    },
  ],
  limit: { gameTurns: 6, result: 'value' },
};

const boxes = ['heavy-weapon', 'energy'];
const position = {
  scenario,
  start: { turn: 1, seat: 0, phase: 'fire' },
  units: [
    { id: 'P1-A', hex: 'A0611', direction: 2, velocity: 2, boxes },
    {
      id: 'P2-A',
      hex: 'A1009',
      direction: 2,
      velocity: 1,
      bridge: 'destroyed',
      engine: 'destroyed',
      field: 'destroyed',
      boxes,
      pods: [
        { box: 1, state: 'destroyed' },
        { box: 2, state: 'vulnerable' },
      ],
    },
  ],
};

type Rules = Partial<Pick<LessonStep<DvView>, 'isDone' | 'refuses'>> & Pick<LessonStep<DvView>, 'points'>;

const steps: Readonly<Record<keyof typeof words.steps, Rules>> = {
  ship: { points: ['inspector'] },
  course: { points: ['map'] },
  range: { points: ['target'] },
  odds: { points: ['odds'] },
  fire: {
    points: ['box-0', 'fire-2', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'fire'),
    refuses: (kind, answer) =>
      kind === 'fire' && !(isDo(answer, 'fire') && answer['source'] === 0) ? words.steps.fire.waits : null,
  },
  damage: { points: ['log'] },
  missile: {
    points: ['box-1', 'launch-0', 'commit'],
    isDone: (_, now) => now.view.units.some(({ seat, missile }) => seat === now.view.viewer && missile),
    refuses: (kind, answer) => (kind === 'fire' && !isDo(answer, 'launch') ? words.steps.missile.waits : null),
  },
  turn: {
    points: ['left', 'right', 'commit'],
    isDone: (before, now) => ship(before)?.direction !== ship(now)?.direction,
    refuses: (kind, answer) => (kind === 'command' && isDo(answer, 'end') ? words.steps.turn.waits : null),
  },
  speed: {
    points: ['accelerate', 'decelerate', 'commit'],
    isDone: (before, now) => ship(before)?.velocity !== ship(now)?.velocity,
    refuses: (kind, answer) => (kind === 'command' && isDo(answer, 'end') ? words.steps.speed.waits : null),
  },
  energy: { points: ['inspector'] },
  move: { points: ['end', 'commit'], isDone: (before, now) => hasHappened(before, now, 'moved', now.view.viewer) },
  win: { points: ['commit', 'end'], isDone: (_, now) => now.state.observation?.result !== null },
};

export const lesson: Lesson<DvView> = {
  setup: {
    game: 'deltavee',
    scenario: scenario.id,
    players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
    seed: 'first command 53',
    position,
  },
  steps: stepsOf(words.steps, steps),
  farewell: words.farewell,
};

/** The learner's own ship. */
function ship({ view }: Seen<DvView>): UnitView | undefined {
  return view.units.find(({ seat, vessel }) => seat === view.viewer && vessel);
}

/** Since the step was opened; `by` looks for a unit of that seat. */
function hasHappened(before: Seen<DvView>, now: Seen<DvView>, what: string, by?: DvView['viewer']): boolean {
  const since = now.state.log.filter(({ action }) => action > before.state.length);
  return since.some(({ events }) => events.some((event) => event.what === what && isOf(now.view, event.with, by)));
}

function isOf(view: DvView, details: unknown, by: DvView['viewer'] | undefined): boolean {
  if (by === undefined) return true;
  const unit = typeof details === 'object' && details !== null && 'unit' in details ? details.unit : null;
  return view.units.some((one) => one.unit === unit && one.seat === by);
}

function isDo(answer: unknown, what: string): answer is Record<string, unknown> {
  return typeof answer === 'object' && answer !== null && 'do' in answer && answer.do === what;
}
