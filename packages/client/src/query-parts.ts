import type { SeatQuery, Settled } from '@admiralty/host';

/** What the server takes at once. */
const QUERIES = 32;
const ANSWERS = 64;

/** Asks as much at once as the server takes, and puts the replies together again, one a question. */
export async function askInParts(
  queries: readonly SeatQuery[],
  ask: (part: readonly SeatQuery[]) => Promise<readonly Settled[]>,
): Promise<readonly Settled[]> {
  const parts = queries.map(partsOf);
  const all = parts.flat();
  const replies: Settled[] = [];
  for (let from = 0; from < all.length; from += QUERIES) replies.push(...(await ask(all.slice(from, from + QUERIES))));
  let next = 0;
  return parts.map((of) => {
    const own = replies.slice(next, next + of.length);
    next += of.length;
    return own.length === 1 ? own[0]! : joined(own);
  });
}

/** Questions about many answers are asked a few answers at a time. */
function partsOf(query: SeatQuery): SeatQuery[] {
  if (query.ask !== 'figures' && query.ask !== 'describe') return [query];
  const { answers } = query;
  if (answers.length <= ANSWERS) return [query];
  return Array.from({ length: Math.ceil(answers.length / ANSWERS) }, (_, at) => ({
    ...query,
    answers: answers.slice(at * ANSWERS, (at + 1) * ANSWERS),
  }));
}

function joined(replies: readonly Settled[]): Settled {
  const failed = replies.find((reply) => 'fault' in reply);
  if (failed) return failed;
  return { value: replies.flatMap((reply) => ('value' in reply ? (reply.value as unknown[]) : [])) };
}
