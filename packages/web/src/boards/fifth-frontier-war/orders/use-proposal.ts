import type { Choices } from '@admiralty/engine/fifth-frontier-war';
import { useState } from 'react';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { Asked } from '../../types.ts';
import type { FfwProps } from '../shown.ts';

/** The answer in hand: what would be answered for somebody absent, until the reader changes it; null while it comes. */
export function useProposal<K extends keyof Choices>(
  kind: K,
  { client, state, asked }: FfwProps & { asked: Asked<Choices[K]['about']> },
): {
  answer: Choices[K]['answer'] | null;
  change(answer: Choices[K]['answer']): void;
  isChanged: boolean;
  reset(): void;
} {
  const [own, setOwn] = useState<Choices[K]['answer'] | null>(null);
  const proposed = useLookup(`proposal ${kind}`, `${asked.id} ${state.length}`, async () => {
    const found = await client.proposal(asked.id);
    // the proposal to a question has the shape of its answers
    return (found?.answer ?? null) as Choices[K]['answer'] | null;
  });
  return { answer: own ?? proposed, change: setOwn, isChanged: own !== null, reset: () => setOwn(null) };
}

/** What the rules say to an answer before it is given: its price or odds, or why not. */
export function useVerdict(
  { client, state, asked }: FfwProps & { asked: Asked },
  answer: unknown,
): { hint: string | null; why: string | null } | null {
  const { id, kind } = asked;
  return useLookup(`verdict ${kind}`, JSON.stringify([id, state.length, answer]), async () => {
    if (answer === null) return { hint: null, why: null };
    const refusal = await client.check({ decision: id, kind, with: answer });
    if (refusal) return { hint: null, why: refusal.why };
    const [offered] = await client.describe(id, [answer]);
    return { hint: offered?.hint ?? null, why: null };
  });
}
