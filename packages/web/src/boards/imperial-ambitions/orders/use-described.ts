import type { VerdictProps } from '../../../shell/composer/use-proposal.ts';
import { useLookup } from '../../../shell/use-lookup.ts';

/** Answers in the words of the rules, in the same order; empty while they come. */
export function useDescribed({ client, asked, state }: VerdictProps, answers: readonly unknown[]): readonly string[] {
  const found = useLookup(`described ${asked.kind}`, JSON.stringify([asked.id, state.length, answers]), async () =>
    answers.length === 0 ? [] : (await client.describe(asked.id, answers)).map(({ words }) => words),
  );
  return found ?? [];
}
