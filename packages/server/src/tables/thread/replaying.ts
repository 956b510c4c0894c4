import { hashOfTable, openSnapshot, readSnapshot, resume } from '@admiralty/engine';
import { takeOut } from '@admiralty/host';
import type { Entry, Opened } from '../../store/index.ts';
import type { ActBody, SeatBody, SnapshotBody, UpgradeBody } from '../records.ts';
import { Seating } from '../seating.ts';
import { begun, blank, commandKey, moduleOf, playOf, type Restored, rulesOf, unplayable } from './opening.ts';

/** A table where it stands, by the rules of this program: from its last snapshot and what came after, or from its start. */
export async function restore(opened: Opened): Promise<Restored> {
  const module = await moduleOf(opened);
  if (rulesOf(module) !== opened.rules) throw unplayable(opened.rules);
  const restored = blank(module, opened);
  const { snapshot, tail } = opened;
  if (snapshot) goOn(restored, snapshot);
  else if (!tail.some(isSaved)) restored.play = begun(restored);
  const upgrade = tail.findLastIndex(({ kind }) => kind === 'upgrade');
  replayAlike(restored, tail.slice(0, upgrade + 1));
  for (const entry of tail.slice(upgrade + 1)) replay(restored, entry);
  return restored;
}

/** Takes up the game where a snapshot was made. */
function goOn(restored: Restored, { seq, body }: NonNullable<Opened['snapshot']>): void {
  const { setting, module, seed } = restored;
  const { game: json, seated } = JSON.parse(body) as SnapshotBody;
  const read = readSnapshot(json);
  const opened = read.ok ? openSnapshot(module.game, read.snapshot) : read;
  if (!opened.ok) throw new Error(`the snapshot at ${seq} cannot be used: ${opened.why}`);
  restored.seating = new Seating(setting.seats.length, seated);
  restored.seq = seq;
  restored.snapshotAt = seq;
  restored.seqs = opened.session.log.map(() => 0);
  restored.play = playOf(module, opened.session, restored.seating, seed);
}

/** Entries of older rules: what was done then is done again, and every roll has to be the same. */
export function replayAlike(restored: Restored, entries: readonly Entry[]): void {
  const last = entries.findLastIndex(isSaved);
  for (const [at, entry] of entries.entries()) replay(restored, entry, at < last ? 'noted' : 'alike');
}

const isSaved = ({ kind, body }: Entry): boolean => kind === 'upgrade' && savedIn(body) !== null;

/** The position that an upgrade brought the table to; null: it was played again from its start. */
export function savedIn(body: string): UpgradeBody['save'] {
  return (JSON.parse(body) as UpgradeBody).save;
}

/**
 * Plays one entry more. `exact`: every roll and the position after it are compared; `alike`: it was done under older
 * rules, so only the rolls; `noted`: nothing is played, since a later entry holds the position.
 */
export function replay(restored: Restored, entry: Entry, how: 'exact' | 'alike' | 'noted' = 'exact'): void {
  restored.seq = entry.seq;
  restored.commands.add(commandKey(entry.by, entry.command));
  if (entry.kind === 'seat') return replaySeat(restored, JSON.parse(entry.body) as SeatBody, how !== 'noted');
  if (entry.kind === 'pause' || how === 'noted') return; // what came of a pause stands in the head
  const wrong = entry.kind === 'upgrade' ? upgraded(restored, entry) : done(restored, entry, how === 'exact');
  if (wrong !== null) throw new Error(`entry ${entry.seq} does not replay: ${wrong}`);
}

function replaySeat(restored: Restored, body: SeatBody, mayBegin: boolean): void {
  restored.seating = restored.seating.with(body);
  if (!restored.play && mayBegin) restored.play = begun(restored);
  else if (restored.play) restored.play.game = { ...restored.play.game, players: restored.seating.players };
}

function upgraded(restored: Restored, { body }: Entry): string | null {
  const save = savedIn(body);
  if (!save) return null;
  const { module, seating, seed } = restored;
  const resumed = resume(module.game, save);
  if (!resumed.ok) return resumed.why;
  restored.seqs = resumed.session.log.map(() => 0);
  restored.play = playOf(module, resumed.session, seating, seed);
  return null;
}

function done(restored: Restored, entry: Entry, isExact: boolean): string | null {
  const { play } = restored;
  if (!play) return 'it was written before the game began';
  return entry.kind === 'undo' ? undone(restored, play, entry, isExact) : acted(restored, play, entry, isExact);
}

type Play = NonNullable<Restored['play']>;

function acted({ seqs }: Restored, { game, log }: Play, { seq, body }: Entry, isExact: boolean): string | null {
  const { entry, motive } = JSON.parse(body) as ActBody;
  const { session } = game;
  const wrong = isExact ? session.replay(entry) : actedAlike(session, entry);
  if (wrong !== null) return wrong;
  seqs.push(seq);
  if (motive) game.motives[session.log.length] = motive;
  log.note(session);
  return null;
}

function actedAlike(session: Play['game']['session'], { decision, by, kind, with: given, rolls }: ActBody['entry']) {
  const outcome = session.receive({ decision, by, kind, with: given });
  if (!outcome.ok) return outcome.refusal.why;
  return outcome.entry.rolls.join() === rolls.join() ? null : 'the dice fall otherwise';
}

function undone({ seqs }: Restored, { game, log }: Play, { by, hash }: Entry, isExact: boolean): string | null {
  const { session, motives } = game;
  const before = [...session.log];
  const outcome = session.undo(by);
  if (!outcome.ok) return outcome.refusal.why;
  const same = before.indexOf(outcome.undone);
  seqs.splice(same, 1);
  takeOut(motives, same + 1, before.length);
  log.note(session, same);
  const isFit = !isExact || hashOfTable(session.table) === hash;
  return isFit ? null : 'the table after it does not have the recorded fingerprint';
}
