/** Several answers to one kind of decision by one confirmation; it stops where what came of one changes the choice. */
import type { Refusal } from '@admiralty/engine';
import { create } from 'zustand';
import type { LogEntry, TableClient } from '../../table/types.ts';

export interface Salvo<Answer> {
  kind: string;
  /** What comes next at the decision that is open now; null: there is nothing more. */
  next(decision: number): Promise<Answer | null>;
  /** Does what came of the last one change the choice? */
  isDecisive(entry: LogEntry): boolean;
}

/** How it ended: nothing was left, a result to look at, another question first, or the rules said no. */
export type SalvoEnd = 'done' | 'decisive' | 'asked' | Refusal;

const MOST = 40;

/** How many a salvo has fired so far; null: none is under way. Composers come and go meanwhile. */
export const useSalvo = create<{ fired: number | null }>()(() => ({ fired: null }));

export async function fireSalvo<Answer>(
  client: Pick<TableClient, 'state' | 'act'>,
  salvo: Salvo<Answer>,
): Promise<SalvoEnd> {
  if (useSalvo.getState().fired !== null) return 'asked';
  useSalvo.setState({ fired: 0 });
  try {
    return await fireAll(client, salvo);
  } finally {
    useSalvo.setState({ fired: null });
  }
}

async function fireAll<Answer>(
  client: Pick<TableClient, 'state' | 'act'>,
  { kind, next, isDecisive }: Salvo<Answer>,
): Promise<SalvoEnd> {
  for (let fired = 0; fired < MOST; fired++) {
    const asked = client.state().observation?.decisions.find(({ mine }) => mine);
    if (!asked) return 'done';
    if (asked.kind !== kind) return 'asked';
    const answer = await next(asked.id);
    if (answer === null) return 'done';
    const refusal = await client.act({ decision: asked.id, kind, with: answer });
    if (refusal) return refusal;
    useSalvo.setState({ fired: fired + 1 });
    const last = client.state().log.at(-1);
    if (last && isDecisive(last)) return 'decisive';
  }
  return 'done';
}
