import {
  type GameModule,
  hashOf,
  hashOfTable,
  type LogEntry,
  readSnapshot,
  resume,
  saveFrom,
  saveOf,
} from '@admiralty/engine';
import type { Opened } from '../../store/index.ts';
import type { ActBody, SnapshotBody, UpgradeBody } from '../records.ts';
import { begun, blank, moduleOf, playOf, type Restored, rulesOf, unplayable } from './opening.ts';
import { replay, replayAlike, savedIn } from './replaying.ts';

/** A table that was written under older rules, under those of this program, and the entry that says so. */
export interface Upgraded {
  restored: Restored;
  body: UpgradeBody;
}

/** Were the table's rules an older version of those that this program has? */
export async function isOfOlderRules(opened: Opened): Promise<boolean> {
  const { game } = await moduleOf(opened);
  const [id, version] = opened.rules.split('@');
  return id === game.id && Number(version) < game.version;
}

/**
 * Brings a table up to date. The position that people left is kept: the game's own migrations convert it. Where playing
 * everything again under the new rules leads to that very position, or to the same end, the game keeps its whole past as
 * well. `whole` are its entries from the first one.
 */
export async function upgrade(opened: Opened, whole: Opened): Promise<Upgraded> {
  const module = await moduleOf(opened);
  const from = opened.rules;
  const again = attempt(() => playedAgain(module, whole));
  const converted = attempt(() => convertedFrom(module, opened, whole));
  if (again && (!converted || isAsGood(again, converted)))
    return { restored: again, body: { from, to: rulesOf(module), save: null } };
  if (!converted?.play) throw unplayable(from);
  const save = saveOf(converted.play.game.session);
  return { restored: converted, body: { from, to: rulesOf(module), save } };
}

/** The same acts with the same dice under these rules; throws where one is refused or rolls otherwise. */
function playedAgain(module: GameModule, whole: Opened): Restored {
  const restored = blank(module, whole);
  if (restored.setting.whatIf) throw new Error('it begins in the middle, with a position of older rules');
  restored.play = begun(restored);
  replayAlike(restored, whole.tail);
  return restored;
}

/** From the last snapshot; what was done after it is done again. */
function convertedFrom(module: GameModule, { snapshot }: Opened, whole: Opened): Restored | null {
  if (!snapshot) return null;
  const read = readSnapshot((JSON.parse(snapshot.body) as SnapshotBody).game);
  if (!read.ok) throw new Error(read.why);
  const { head } = read.snapshot;
  const log = recordUpTo(whole, snapshot.seq);
  const resumed = resume(module.game, saveFrom(head, ending(log, head.snapshot.hash)));
  if (!resumed.ok) throw new Error(resumed.why);
  const restored = blank(module, whole);
  restored.seqs = resumed.session.log.map(() => 0);
  restored.play = playOf(module, resumed.session, restored.seating, restored.seed);
  for (const entry of whole.tail) replay(restored, entry, entry.seq <= snapshot.seq ? 'noted' : 'alike');
  return restored;
}

/** The game's log then, as far as it can be told without its rules: kept as a record, it is not played. */
function recordUpTo({ tail }: Opened, seq: number): LogEntry[] {
  let log: LogEntry[] = [];
  for (const { kind, by, body } of tail.filter((entry) => entry.seq <= seq)) {
    if (kind === 'upgrade') log = [...(savedIn(body)?.log ?? log)];
    else if (kind === 'undo')
      log.splice(
        log.findLastIndex((entry) => entry.by === by),
        1,
      );
    else if (kind !== 'seat' && kind !== 'pause') log.push((JSON.parse(body) as ActBody).entry);
  }
  return log;
}

/** What was done again after something was taken back has another fingerprint: the last one is that of the snapshot. */
function ending(log: readonly LogEntry[], hash: string): LogEntry[] {
  return log.map((entry, at) => (at === log.length - 1 ? { ...entry, hash } : entry));
}

/** Does it stand where the other does? Of a game that is over the result is enough. */
function isAsGood({ play: again }: Restored, { play: converted }: Restored): boolean {
  if (!again || !converted) return again === converted;
  const [one, other] = [again.game.session.table, converted.game.session.table];
  return (
    hashOfTable(one) === hashOfTable(other) || (one.result !== null && hashOf(one.result) === hashOf(other.result))
  );
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
