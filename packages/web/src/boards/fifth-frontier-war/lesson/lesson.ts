/** The first war: one fleet, one enemy squadron, one regiment, and a world to take back. */
import type { FfwView } from '@admiralty/engine/fifth-frontier-war';
import { stepsOf } from '../../../learning/steps.ts';
import type { Lesson, LessonStep, Seen } from '../../../learning/types.ts';
import { lessonWords as words } from './words.ts';

type Rules = Partial<Pick<LessonStep<FfwView>, 'isDone' | 'refuses' | 'opens'>> & Pick<LessonStep<FfwView>, 'points'>;

const { steps: said } = words;

const steps: Readonly<Record<keyof typeof said, Rules>> = {
  map: { points: ['map'] },
  world: { points: ['map', 'inspector'] },
  fleet: { points: ['map', 'inspector'] },
  plot: {
    points: ['reach', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'plotted'),
    refuses: (kind, answer, view) => (kind === 'plots' && !isJumpTo(enemyAt(view), answer) ? said.plot.waits : null),
  },
  boats: {
    points: ['commit'],
    isDone: isAnswered('xboats'),
    refuses: (kind, answer) => (kind === 'xboats' && rowsIn(answer, 'moves') > 0 ? said.boats.waits : null),
  },
  load: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'jumped'),
    refuses: (kind, answer) => (kind === 'cargo' && rowsIn(answer, 'transfers') > 0 ? said.load.waits : null),
  },
  arrive: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'combat'),
    refuses: (kind, answer) => (kind === 'cargo' && rowsIn(answer, 'transfers') > 0 ? said.arrive.waits : null),
  },
  battle: { points: ['log'] },
  bomb: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'bombed'),
    refuses: (kind, answer) => (kind === 'bomb' && rowsIn(answer, 'bombs') === 0 ? said.bomb.waits : null),
  },
  land: {
    points: ['land', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'moved'),
    refuses: (kind, answer) => (kind === 'land' && rowsIn(answer, 'transfers') === 0 ? said.land.waits : null),
  },
  fire: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'surfaceHit'),
    refuses: (kind, answer) => (kind === 'fire' && rowsIn(answer, 'shots') === 0 ? said.fire.waits : null),
  },
  control: { points: ['map', 'log'] },
};

export const lesson: Lesson<FfwView> = {
  setup: {
    game: 'fifth-frontier-war',
    scenario: 'jewell-gate',
    players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
    seed: 'first war 2',
    position: {
      scenario: 'jewell-gate',
      turn: 1,
      phase: 'plotting',
      fleets: {
        'I-F-213th': { at: '1510', squadrons: ['I-BR-123', 'I-BR-154', 'I-BR-187'], commander: 'I-ADM-2' },
      },
      squadrons: { 'Z-CR-13': { at: '1608' } },
      troops: { 'I-D1': { aboard: 'I-BR-123' }, 'Z-R3': { at: '1608' } },
      worlds: { '1608': { control: 'zhodani', sdbLoss: 100, defenseLoss: 100 } },
    },
  },
  steps: stepsOf(said, steps),
  farewell: words.farewell,
};

function hasHappened(before: Seen<FfwView>, now: Seen<FfwView>, what: string): boolean {
  const since = now.state.log.filter(({ action }) => action > before.state.length);
  return since.some(({ events }) => events.some((event) => event.what === what));
}

/** Done when the reader is asked something else than this. */
function isAnswered(kind: string): NonNullable<Rules['isDone']> {
  return (before, now) =>
    now.state.length > before.state.length &&
    (now.state.observation?.decisions ?? []).every((decision) => decision.kind !== kind);
}

/** How many rows a list of an answer has. */
function rowsIn(answer: unknown, list: string): number {
  const rows = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[list] : null;
  return Array.isArray(rows) ? rows.length : 0;
}

/** Where the enemy's one squadron is. */
function enemyAt({ squadrons }: FfwView): number | undefined {
  return squadrons.find(({ fleet }) => fleet < 0)?.place;
}

function isJumpTo(place: number | undefined, answer: unknown): boolean {
  const fleets = typeof answer === 'object' && answer !== null && 'fleets' in answer ? answer.fleets : [];
  return (
    Array.isArray(fleets) &&
    fleets.some(({ orders }: { orders?: readonly { to?: number; jump?: boolean }[] }) =>
      orders?.some(({ to, jump }) => jump && to === place),
    )
  );
}
