import type { TableHost } from '@admiralty/host';
import type { Entry, Tail } from '../../store/index.ts';
import { type ActBody, paceOf } from '../records.ts';
import { commandKey, type Restored } from './opening.ts';
import type { Replica } from './replica.ts';
import { clocksOf } from './timing.ts';

const FOLLOWED = new Set(['act', 'timeout', 'rewind', 'undo', 'pause']);

/**
 * Another node has written to the table: what was done there is done here as well, and viewers get it as patches, just
 * as if nothing had been tried here meanwhile. False: something else was written, as a change of seats, and the table has
 * to be opened anew.
 */
export async function follow(replica: Replica, { head, seats, ...news }: Tail): Promise<boolean> {
  const { host, restored } = replica;
  const tail = news.tail.filter(({ seq }) => seq > restored.seq);
  const isNext = tail.length === 0 || tail[0]!.seq === restored.seq + 1;
  if (!host || !isNext || !tail.every(({ kind }) => FOLLOWED.has(kind))) return false;
  // viewers are told which computer thinks, and since when
  restored.shownAt = head.shown_at;
  restored.pace = paceOf(head.pace);
  for (const run of runsOf(tail.filter(({ kind }) => kind !== 'pause'))) {
    const isDone = await (run[0]!.kind === 'undo' ? undone : acted)(host, restored, run);
    if (!isDone) return false;
  }
  for (const { by, command } of tail) restored.commands.add(commandKey(by, command));
  restored.seq = tail.at(-1)?.seq ?? restored.seq;
  restored.shownAt = head.shown_at; // a computer here may have tried something meanwhile
  restored.outcome = head.outcome;
  restored.clocks = clocksOf(restored.setting, seats);
  replica.followed();
  return true;
}

/** Acts on end are told together; each that was taken back stands alone. */
function runsOf(tail: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const [at, entry] of tail.entries()) {
    const goesOn = at > 0 && entry.kind !== 'undo' && tail[at - 1]!.kind !== 'undo';
    if (goesOn) runs.at(-1)!.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

async function acted(host: TableHost, { seqs }: Restored, run: readonly Entry[]): Promise<boolean> {
  const { session, motives } = host.game;
  const before = session.log.length;
  const bodies = run.map(({ body }) => JSON.parse(body) as ActBody);
  for (const [at, { motive }] of bodies.entries()) if (motive) motives[before + at + 1] = motive;
  const entries = bodies.map(({ entry }) => entry);
  if (!(await host.follow(before, entries))) return false;
  seqs.push(...run.map(({ seq }) => seq));
  return true;
}

async function undone(host: TableHost, { seqs }: Restored, run: readonly Entry[]): Promise<boolean> {
  const place = await host.followUndo(run[0]!.by);
  if (place === null) return false;
  seqs.splice(place, 1);
  return true;
}
