import type { Refusal } from '@admiralty/engine';
import type { Act, TableClient } from '../table/types.ts';

/** What a step waits for instead of this act; null: let it through. */
export type Holds = (act: Act) => Refusal | null;

/** The table with a coach beside it, who holds back what the step is not about. */
export function coachedClient(client: TableClient, holds: Holds): TableClient {
  return {
    ...client,
    act: async (act, rolls) => holds(act) ?? client.act(act, rolls),
    check: async (act) => holds(act) ?? client.check(act),
  };
}
