import type { LessonStep } from './types.ts';

type Words = Pick<LessonStep, 'label' | 'title' | 'words'> & Partial<Pick<LessonStep, 'why'>>;

/** Puts each step's words and its rules together, in the order of the words. */
export function stepsOf<Id extends string, View>(
  words: Readonly<Record<Id, Words>>,
  rules: Readonly<Record<Id, Omit<LessonStep<View>, 'id' | keyof Words>>>,
): LessonStep<View>[] {
  const steps: LessonStep<View>[] = [];
  for (const id in words) {
    const { label, title, words: text, why } = words[id];
    steps.push({ id, label, title, words: text, ...(why ? { why } : {}), ...rules[id] });
  }
  return steps;
}
