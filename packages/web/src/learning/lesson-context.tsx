import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../shell/table-context.tsx';
import type { GameId } from '../table/types.ts';
import { lessonId, useLessons } from './progress.ts';
import type { Lesson, LessonStep, Seen } from './types.ts';

/** The guided game that is going on at this table. */
export interface Coaching {
  lesson: Lesson;
  /** from 0; as many as there are steps: all done */
  at: number;
  step: LessonStep | null;
  next(): void;
  back(): void;
  /** stop here and go on another time */
  later(): void;
  /** no more coaching in this game */
  leave(): void;
}

const LessonContext = createContext<Coaching | null>(null);

export function useCoaching(): Coaching | null {
  return useContext(LessonContext);
}

/** Watches the table and opens the next step when one is done. Inside a TableProvider. */
export function LessonProvider({ lesson, children }: { lesson: Lesson | null; children: ReactNode }): ReactNode {
  const { state } = useTable();
  return <LessonContext value={useCoachingOf(lesson, state.game, state.id)}>{children}</LessonContext>;
}

function useCoachingOf(lesson: Lesson | null, game: GameId, table: string): Coaching | null {
  const { begun, goTo, putAway } = useLessons();
  const id = lessonId(game, lesson?.part);
  const mine = begun[id];
  const isOn = lesson !== null && mine?.table === table && !mine.isAway;
  const at = isOn ? mine.step : 0;
  const step = (isOn && lesson.steps[at]) || null;
  const { state } = useTable();
  const isOver = step !== null && state.observation?.result != null;
  useEffect(() => {
    if (isOver && lesson) goTo(id, lesson.steps.length);
  }, [isOver, lesson, id, goTo]);
  useWatch(step, () => goTo(id, at + 1));
  return useMemo(
    () =>
      lesson && isOn
        ? {
            lesson,
            at,
            step,
            next: () => goTo(id, at + 1),
            back: () => goTo(id, Math.max(0, at - 1)),
            later: () => putAway(id, true),
            leave: () => {
              goTo(id, lesson.steps.length);
              putAway(id, true);
            },
          }
        : null,
    [lesson, isOn, at, step, id, goTo, putAway],
  );
}

/** Compares the table with how it was when the step was opened. */
function useWatch(step: LessonStep | null, onDone: () => void): void {
  const { state } = useTable();
  const before = useRef<{ step: LessonStep | null; seen: Seen } | null>(null);
  const view = state.observation?.view;
  useEffect(() => {
    if (view === undefined) return;
    const now: Seen = { view, state };
    if (before.current?.step !== step) before.current = { step, seen: now };
    if (step?.isDone?.(before.current.seen, now)) onDone();
  });
}
