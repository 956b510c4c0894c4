/** The first game of The Sword and the Stars: the solitaire scenario with dice that are kind at first. */
import type { SsView } from '@admiralty/engine/sword-and-stars';
import { stepsOf } from '../../../learning/steps.ts';
import type { Lesson, LessonStep, Seen } from '../../../learning/types.ts';
import { lessonWords as words } from './words.ts';

type Rules = Partial<Pick<LessonStep<SsView>, 'isDone' | 'refuses' | 'opens'>> & Pick<LessonStep<SsView>, 'points'>;

const steps: Readonly<Record<keyof typeof words.steps, Rules>> = {
  empire: { points: ['inspector'] },
  system: { points: ['map'] },
  chit: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'chit-drawn'),
    refuses: (kind, answer) => (kind === 'act' && verbOf(answer) !== 'draw' ? words.steps.chit.waits : null),
  },
  operation: { points: ['operation-conquest'] },
  target: { points: ['operation-conquest', 'targets'], opens: 'odds' },
  rating: { points: ['rating'] },
  odds: { points: ['odds'] },
  announce: {
    points: ['commit'],
    isDone: (before, now) => hasHappened(before, now, 'announced'),
    refuses: (kind, answer) => (kind === 'act' && verbOf(answer) !== 'conquest' ? words.steps.announce.waits : null),
  },
  card: { points: ['card-seen', 'log'] },
  more: {
    points: ['operation-communicate', 'operation-govern', 'commit'],
    isDone: (before, now) => hasHappened(before, now, 'announced'),
  },
  tax: {
    points: ['tax', 'commit', 'end'],
    isDone: (before, now) => hasHappened(before, now, 'taxes-done'),
    refuses: (kind, answer) => (kind === 'act' && verbOf(answer) === 'end' ? words.steps.tax.waits : null),
  },
  end: { points: ['end'], isDone: (before, now) => now.view.round !== before.view.round },
};

export const lesson: Lesson<SsView> = {
  setup: {
    game: 'sword-and-stars',
    scenario: 'rise-of-empire',
    players: [{ is: 'person' }],
    seed: 'first empire 7',
  },
  steps: stepsOf(words.steps, steps),
  farewell: words.farewell,
};

function hasHappened(before: Seen<SsView>, now: Seen<SsView>, what: string): boolean {
  const since = now.state.log.filter(({ action }) => action > before.state.length);
  return since.some(({ events }) => events.some((event) => event.what === what));
}

/** What an answer to `act` does. */
function verbOf(answer: unknown): string {
  const verb = typeof answer === 'object' && answer !== null && 'do' in answer ? answer.do : null;
  return typeof verb === 'string' ? verb : '';
}
