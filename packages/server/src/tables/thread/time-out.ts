import { sealedQuestion } from '@admiralty/bots';
import { newId } from '../../people/tokens.ts';
import type { Doing, Replica } from './replica.ts';

/** Nobody is asked so often in one turn. */
const MOST_DEFAULTS = 200;
/** Why it was answered so: whoever may read the answer reads this beside it. */
const REASON = 'time ran out, and this is what is answered for somebody who is away';

/** The time of a seat is out: what nobody can blame is answered for him, or he has lost. */
export async function timeOut(replica: Replica, by: number, at: number): Promise<void> {
  const doing = (): Doing => ({ by, command: newId(), at, kind: 'timeout' });
  const { setting, play } = replica.restored;
  if (setting.clock!.atTimeout === 'forfeit') {
    await replica.act(doing(), { decision: null, kind: 'resign', with: {} });
    return;
  }
  for (let times = 0; times < MOST_DEFAULTS; times++) {
    const asked = play!.game.session.table.pending.find((decision) => decision.by === by);
    const { id: decision } = asked ?? { id: null };
    if (decision === null) return;
    const queries = replica.host!.queries(by);
    const offered = queries.ask({ ask: 'proposal', decision }) ?? queries.ask({ ask: 'sample', decision });
    if (!offered) return;
    const sealed = sealedQuestion(play!.game.session.table, decision);
    const motive = { reason: REASON, weighed: [], sealed };
    const outcome = await replica.act({ ...doing(), motive }, { decision, kind: offered.kind, with: offered.answer });
    if ('refusal' in outcome) return;
  }
}
