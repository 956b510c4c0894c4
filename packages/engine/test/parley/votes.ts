/** One voice: `weight` votes of a seat for one answer. A seat may split its weight over several voices. */
export interface Voice<Answer> {
  seat: number;
  answer: Answer;
  weight: number;
}

export interface Tally<Answer> {
  totals: Map<Answer, number>;
  /** the answers with the highest total; more than one is a tie */
  leaders: Answer[];
}

/** Counts weighted, possibly partial votes. */
export function tally<Answer>(voices: readonly Voice<Answer>[]): Tally<Answer> {
  const totals = new Map<Answer, number>();
  for (const { answer, weight } of voices) totals.set(answer, (totals.get(answer) ?? 0) + weight);
  const most = Math.max(0, ...totals.values());
  return { totals, leaders: [...totals].filter(([, total]) => total === most && most > 0).map(([answer]) => answer) };
}
