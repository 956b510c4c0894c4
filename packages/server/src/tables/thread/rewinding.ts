import type { Refusal } from '@admiralty/engine';
import type { Replica } from './replica.ts';

/** Takes the game back as if all agreed to it: dice go on from a fresh stream, and the log keeps a trace. */
export async function rewind(replica: Replica, number: number, command: string, at: number): Promise<Refusal | null> {
  const { host } = replica;
  if (!host) return { rule: 'CORE-undo', why: 'the game has not begun yet' };
  await host.whole();
  const { table } = host.game.session;
  const [first, ...others] = Array.from({ length: table.seats }, (_, seat) => seat);
  const to = host.access(first!).entriesUpTo(host.access('public').actionsUpTo(number));
  const act = async (by: number, kind: string, given: unknown): Promise<Refusal | null> => {
    const doing = { by, command: `${command}-${by}-${kind}`, at, kind: 'rewind' as const };
    const outcome = await replica.perform(doing, () => host.act(by, { decision: null, kind, with: given }));
    return outcome.ok ? null : outcome.refusal!;
  };
  const refused = await act(first!, 'offer', { kind: 'takeBack', to: others, terms: { to } });
  if (refused) return refused;
  const offers = host.access(first!).observeOpen().offers;
  const asked = offers.find(({ kind, by }) => kind === 'takeBack' && by === first);
  for (const seat of others) {
    const wrong = await act(seat, 'accept', { offer: asked!.id });
    if (wrong) return wrong;
  }
  return null;
}
