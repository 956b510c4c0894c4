import type { TableSetup, TableState } from '../table/types.ts';

/** The table as the learner sees it. */
export interface Seen<View = unknown> {
  view: View;
  state: TableState;
}

/** One step of a guided game. The engine enforces the rules; the step only waits for what it teaches. */
export interface LessonStep<View = unknown> {
  id: string;
  /** for the lesson strip: one or two words */
  label: string;
  /** an imperative where something is to be done */
  title: string;
  words: string;
  /** what a learner would ask now, and the answer */
  why?: { question: string; answer: string; rule: string };
  /** `data-coach` names of the controls it speaks of, in order; those that are not there are left out */
  points: readonly string[];
  /** done when this control stands there: for what is only composed, not yet committed */
  opens?: string;
  /** left out, like `opens`: a step to be read, done by *Next* */
  isDone?(before: Seen<View>, now: Seen<View>): boolean;
  /** may this answer be given now? null: yes; else what the step waits for */
  refuses?(kind: string, answer: unknown, view: View): string | null;
}

export interface Lesson<View = unknown> {
  /** a game's second lesson and later ones have a name; left out: the first */
  part?: string;
  setup: TableSetup;
  steps: readonly LessonStep<View>[];
  /** what the coach says at the end */
  farewell: { title: string; words: string };
}
