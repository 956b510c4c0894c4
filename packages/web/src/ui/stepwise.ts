/** One of the questions by which a long list is narrowed: its title, and the answer that an option gives to it. */
export interface Narrowing<Option> {
  title: string;
  /** in words; '' where the question does not arise */
  of(option: Option): string;
}

/** What was picked, by title. */
export type Picked = ReadonlyMap<string, string>;

export interface NextStep<Option> {
  /** those that fit what was picked */
  left: Option[];
  /** the first question that still tells them apart; null: none does */
  question: { title: string; answers: readonly (readonly [words: string, count: number])[] } | null;
}

/** Questions to which all that are left give the same answer are passed over. */
export function nextStep<Option>(
  options: readonly Option[],
  questions: readonly Narrowing<Option>[],
  picked: Picked,
): NextStep<Option> {
  const isFit = (option: Option): boolean =>
    questions.every(({ title, of }) => !picked.has(title) || picked.get(title) === of(option));
  const left = options.filter(isFit);
  for (const { title, of } of questions) {
    if (picked.has(title)) continue;
    const answers = new Map<string, number>();
    for (const option of left) answers.set(of(option), (answers.get(of(option)) ?? 0) + 1);
    if (answers.size > 1) return { left, question: { title, answers: [...answers] } };
  }
  return { left, question: null };
}
