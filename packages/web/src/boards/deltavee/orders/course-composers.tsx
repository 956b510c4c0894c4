import type { Choices, DvView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { ComposerBody } from '../../../shell/composer/composer-parts.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { findUnit } from '../names.ts';
import { CourseChoice, courseAfter } from './course-choice.tsx';
import { say } from './words.ts';

type Of<K extends keyof Choices> = ComposerProps<DvView, Choices[K]['about'], Choices[K]['answer']>;

/** Every legal answer of this decision; empty until they are there. */
function useAnswers<K extends keyof Choices>({ client, asked }: Of<K>): Choices[K]['answer'][] {
  const answers = useLookup('answers', String(asked.id), () => client.answers(asked.id));
  return (answers?.options ?? []).map(({ answer }) => answer as Choices[K]['answer']);
}

/** Commands of the moment in a planet's hex. */
export function GravityComposer(props: Of<'gravity'>): ReactNode {
  const { view, asked, submit } = props;
  const unit = findUnit(view, asked.about.unit);
  const answers = useAnswers<'gravity'>(props);
  if (!unit || answers.length === 0) return <ComposerBody>{null}</ComposerBody>;
  return (
    <CourseChoice
      view={view}
      unit={unit}
      options={answers.map((answer) => ({ ...courseAfter(unit, answer.maneuvers), answer }))}
      label={({ answer }) => (answer.maneuvers.length === 0 ? say.gravity.pass : say.gravity.commit)}
      submit={submit}
      other={{ label: say.gravity.pass, answer: { maneuvers: [] } }}
    />
  );
}

/** The unit that waits off the plane. */
export function BringInComposer(props: Of<'bringIn'>): ReactNode {
  const { view, asked, submit } = props;
  const unit = findUnit(view, asked.about.unit);
  const answers = useAnswers<'bringIn'>(props);
  if (!unit || answers.length === 0) return <ComposerBody>{null}</ComposerBody>;
  return (
    <CourseChoice
      view={view}
      unit={unit}
      options={answers.flatMap((answer) =>
        answer.enter ? [{ direction: answer.direction, velocity: answer.velocity, answer }] : [],
      )}
      label={() => say.bringIn.enter}
      submit={submit}
      other={{ label: say.bringIn.wait, answer: { enter: false } }}
    />
  );
}
