import type { Tail } from '../../store/index.ts';
import { type ActBody, paceOf } from '../records.ts';
import { commandKey } from './opening.ts';
import type { Replica } from './replica.ts';
import { clocksOf } from './timing.ts';

const FOLLOWED = new Set(['act', 'timeout', 'rewind']);

/**
 * Another node has written to the table: what was done there is done here as well, and viewers get it as patches. False:
 * something else was written, as a change of seats, and the table has to be opened anew.
 */
export async function follow(replica: Replica, { head, seats, ...news }: Tail): Promise<boolean> {
  const { host, restored } = replica;
  const tail = news.tail.filter(({ seq }) => seq > restored.seq);
  const isNext = tail[0]?.seq === restored.seq + 1;
  if (!host || !isNext || replica.isBroken || !tail.every(({ kind }) => FOLLOWED.has(kind))) return false;
  const { session, motives } = host.game;
  const before = session.log.length;
  const bodies = tail.map(({ body }) => JSON.parse(body) as ActBody);
  for (const [at, { motive }] of bodies.entries()) if (motive) motives[before + at + 1] = motive;
  const isDone = await host.follow(
    before,
    bodies.map(({ entry }) => entry),
  );
  if (!isDone) return false;
  for (const { seq, by, command } of tail) {
    restored.commands.add(commandKey(by, command));
    restored.seqs.push(seq);
  }
  restored.seq = tail.at(-1)!.seq;
  restored.shownAt = head.shown_at;
  restored.pace = paceOf(head.pace);
  restored.clocks = clocksOf(restored.setting, seats);
  replica.followed();
  return true;
}
