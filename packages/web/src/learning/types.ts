import type { TableSetup, TableState } from '../table/types.ts';

/** One step of a guided game. The engine enforces the rules; the step only waits for what it teaches. */
export interface LessonStep {
  id: string;
  /** for the lesson strip: one or two words */
  label: string;
  title: string;
  words: string;
  why?: string;
  rule?: string;
  /** `data-coach` names of the controls it speaks of, in order */
  points: readonly string[];
  /** may this answer be given now? null: yes; else what the step waits for */
  refuses?(kind: string, answer: unknown): string | null;
  isDone(before: TableState, now: TableState): boolean;
}

export interface Lesson {
  id: string;
  setup: TableSetup;
  steps: readonly LessonStep[];
}
