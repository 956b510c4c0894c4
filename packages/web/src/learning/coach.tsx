import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { boxOf } from '../boards/boxes.ts';
import { Glossed } from '../rules/glossed.tsx';
import { PHONE, SHORT } from '../shell/frame/use-media.ts';
import { useTable } from '../shell/table-context.tsx';
import { Button } from '../ui/button.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { learning } from '../words/learning.ts';
import styles from './coach.module.css';
import { type Coaching, useCoaching } from './lesson-context.tsx';
import { Pointers } from './pointers.tsx';
import { find, usePoints } from './use-points.ts';

/** A paper card beside the board: what the step is about, and marks on the real controls. */
export function Coach(): ReactNode {
  const coaching = useCoaching();
  const { state } = useTable();
  if (!coaching || state.curtain !== null) return null;
  return coaching.step ? <StepCard key={coaching.at} {...coaching} step={coaching.step} /> : <Farewell {...coaching} />;
}

type StepCardProps = Coaching & { step: NonNullable<Coaching['step']> };

function StepCard({ lesson, at, step, next, back, later, leave }: StepCardProps): ReactNode {
  const { state } = useTable();
  const card = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(false);
  const points = usePoints(step.points);
  useOpening(step.opens, next);
  return (
    <>
      <Pointers points={points} card={card} />
      <section
        ref={card}
        className={styles['card']}
        aria-label={learning.coach}
        data-folded={isFolded}
        data-low={step.points.includes('map')}
      >
        <div className={styles['head']}>
          <span>{learning.title}</span>
          <span>{learning.count(at + 1, lesson.steps.length)}</span>
          <button type="button" className={styles['fold']} onClick={() => setFolded(!isFolded)}>
            {isFolded ? learning.unfold : learning.fold}
          </button>
        </div>
        <h2 aria-live="polite">{step.title}</h2>
        <div className={styles['text']}>
          <p>
            <Glossed game={state.game} text={step.words} />
          </p>
          {step.why && (
            <details className={styles['why']} open={!isNarrow()}>
              <summary>{step.why.question}</summary>
              {step.why.answer} <RuleChip rule={step.why.rule} />
            </details>
          )}
        </div>
        <div className={styles['foot']}>
          {step.isDone || step.opens ? (
            <Button onClick={() => show(step.points)}>{learning.showMe}</Button>
          ) : (
            <Button look="paper" onClick={next} data-coach="next">
              {learning.next}
            </Button>
          )}
          {at > 0 && <Button onClick={back}>{learning.back}</Button>}
          <button type="button" className={styles['way']} onClick={later}>
            {learning.later}
          </button>
          <button type="button" className={styles['way']} onClick={leave}>
            {learning.skip}
          </button>
        </div>
      </section>
    </>
  );
}

const nothing: readonly string[] = [];

/** Goes on when the control that the step wants to see is there. */
function useOpening(name: string | undefined, next: () => void): void {
  const wanted = useMemo(() => (name === undefined ? nothing : [name]), [name]);
  const isThere = usePoints(wanted).length > 0;
  useEffect(() => {
    if (isThere) next();
  }, [isThere, next]);
}

function isNarrow(): boolean {
  return matchMedia(`${PHONE}, ${SHORT}`).matches;
}

/** Brings what is spoken of into sight and puts the focus there. */
function show(points: readonly string[]): void {
  const last = points.toReversed().flatMap((name) => find(name) ?? [])[0];
  last?.scrollIntoView({ block: 'nearest' });
  last?.focus({ preventScroll: true });
}

function Farewell({ lesson, leave, back }: Coaching): ReactNode {
  return (
    <section className={styles['card']} aria-label={learning.coach}>
      <div className={styles['head']}>
        <span>{learning.title}</span>
      </div>
      <h2 aria-live="polite">{lesson.farewell.title}</h2>
      <div className={styles['text']}>
        <p>{lesson.farewell.words}</p>
      </div>
      <div className={styles['foot']}>
        <Button look="paper" onClick={leave}>
          {learning.done}
        </Button>
        <Button onClick={back}>{learning.back}</Button>
        <NextGame />
      </div>
    </section>
  );
}

/** The game that the box offers first. */
function NextGame(): ReactNode {
  const { state } = useTable();
  const { play } = boxOf(state.game);
  return (
    <Link to="/play/$game" params={{ game: state.game }} className={styles['way']}>
      {learning.playNext(play.scenarioTitle)}
    </Link>
  );
}
