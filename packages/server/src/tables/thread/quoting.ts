import type { Viewer } from '@admiralty/engine';
import { actionOf, type TableHost } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { Replica } from './replica.ts';

/** What is quoted is kept by its entry in the table's history, which stays whatever is taken back; 0 is the opening. */

/** The entry that a viewer's log tells of under a number; null: his log has no such number. */
export async function entryFor(replica: Replica, viewer: Viewer, number: number): Promise<number | null> {
  const host = hostOf(replica);
  if (number > host.access(viewer).length) return null;
  if (number <= host.access(viewer).before) await host.whole();
  const action = actionOf(host.access(viewer), number);
  return action === 0 ? 0 : (replica.restored.seqs[action - 1] ?? null);
}

/** And back; null where the viewer may not know of it, or where it was taken back. */
export async function numbersFor(
  replica: Replica,
  viewer: Viewer,
  entries: readonly number[],
): Promise<(number | null)[]> {
  const host = hostOf(replica);
  const { restored } = replica;
  if (entries.some((entry) => entry > 0 && !restored.seqs.includes(entry))) await host.whole();
  const access = host.access(viewer);
  return entries.map((entry) => {
    const action = restored.seqs.lastIndexOf(entry) + 1;
    if (entry === 0 || action === 0) return entry === 0 ? 0 : null;
    const number = access.entriesUpTo(action);
    return number > access.entriesUpTo(action - 1) ? number : null;
  });
}

function hostOf({ host }: Replica): TableHost {
  if (!host) throw new HttpProblem('conflict', 'the game has not begun yet');
  return host;
}
