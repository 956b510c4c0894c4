import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { learning } from '../words/learning.ts';
import { type Coaching, useCoaching } from './lesson-context.tsx';
import styles from './lesson-strip.module.css';

/** The steps of the lesson, in place of the timeline. */
export function LessonStrip(): ReactNode {
  const coaching = useCoaching();
  return coaching && <Strip {...coaching} />;
}

function Strip({ lesson, at, leave }: Coaching): ReactNode {
  return (
    <section className={styles['strip']} aria-label={learning.lesson}>
      <Label as="span">{learning.lesson}</Label>
      <ol>
        {lesson.steps.map(({ id, label }, step) => (
          <li key={id} data-is={step < at ? 'done' : step === at ? 'now' : 'next'} aria-current={step === at && 'step'}>
            <b aria-hidden>{step < at ? '✓' : step + 1}</b> {label}
            {step < at && <span className="unseen">{learning.stepDone}</span>}
          </li>
        ))}
      </ol>
      <Button onClick={leave}>{learning.leave}</Button>
    </section>
  );
}
