import type { Refusal } from '@admiralty/engine';
import type { Replica } from './replica.ts';

/**
 * Takes the game back as if all who are still in it agreed: dice go on from a fresh stream, and the log keeps a trace.
 * Where somebody was first in the middle of it, it is tried again, and what is done stays done once.
 */
export async function rewind(replica: Replica, number: number, command: string, at: number): Promise<Refusal | null> {
  const { host } = replica;
  if (!host) return { rule: 'CORE-undo', why: 'the game has not begun yet' };
  await host.whole();
  const { module, session } = host.game;
  const { g, seats } = session.table;
  const inPlay = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !module.game.isOut?.(g, seat));
  const [first, ...others] = inPlay;
  const to = host.access(first!).entriesUpTo(host.access('public').actionsUpTo(number));
  const act = async (by: number, kind: string, given: unknown): Promise<Refusal | null> => {
    const doing = { by, command: `${command}-${by}-${kind}`, at, kind: 'rewind' as const };
    if (await replica.record.knows(by, doing.command)) return null;
    const outcome = await replica.perform(doing, () => host.act(by, { decision: null, kind, with: given }));
    return outcome.ok ? null : outcome.refusal!;
  };
  const refused = await act(first!, 'offer', { kind: 'takeBack', to: others, terms: { to } });
  if (refused) return refused;
  const offers = host.access(first!).observeOpen().offers;
  const asked = offers.findLast(({ kind, by }) => kind === 'takeBack' && by === first);
  for (const seat of others) {
    if (!asked) return { rule: 'CORE-undo', why: 'somebody was against it at this moment; try again' };
    const wrong = await act(seat, 'accept', { offer: asked.id });
    if (wrong) return wrong;
  }
  return null;
}
