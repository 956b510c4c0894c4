import type { Asked, ComposerProps } from '../../boards/types.ts';
import { useLookup } from '../use-lookup.ts';
import { useDraft } from './use-draft.ts';

type Composing<Answer> = Pick<ComposerProps<never, unknown, Answer>, 'client' | 'state' | 'asked' | 'submit'>;

/** The answer in hand: what would be answered for somebody absent, until the reader changes it; null while it comes. */
export function useProposal<Answer>({ client, state, asked }: Composing<Answer>): {
  answer: Answer | null;
  /** before any change */
  proposed: Answer | null;
  change(answer: Answer): void;
  isChanged: boolean;
  reset(): void;
} {
  const [own, setOwn] = useDraft<Answer | null>({ state, asked }, 'answer', null);
  const proposed = useLookup(`proposal ${asked.kind}`, `${asked.id} ${state.length}`, async () => {
    const found = await client.proposal(asked.id);
    // the proposal to a question has the shape of its answers
    return (found?.answer ?? null) as Answer | null;
  });
  return { answer: own ?? proposed, proposed, change: setOwn, isChanged: own !== null, reset: () => setOwn(null) };
}

export interface VerdictProps extends Pick<ComposerProps, 'client' | 'state'> {
  asked: Asked;
}

/** What the rules say to an answer before it is given: its price or odds, or why not. */
export function useVerdict(
  { client, state, asked }: VerdictProps,
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
