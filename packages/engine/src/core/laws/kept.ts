import { seededDice } from '../dice.ts';
import { Play } from '../play.ts';
import { randomAction } from '../random-game.ts';
import { readSave, resume, saveOf } from '../save.ts';
import type { Session } from '../session.ts';
import { fork, hashOfTable } from '../table.ts';
import type { GameTypes } from '../types.ts';
import { randomAnswer } from './offered.ts';
import { bytes, difference, type Trial } from './trial.ts';

/** The table is one JSON value: a round trip through text gives it back, with nothing lost and the same hash. */
export function isJson<T extends GameTypes>(trial: Trial<T>): void {
  const { table } = trial.session;
  const back = JSON.parse(bytes(table)) as typeof table;
  trial.examine(
    'the table is JSON',
    difference(table, back) ?? difference(hashOfTable(table), hashOfTable(back), 'hash'),
  );
}

/** A saved and loaded game has the same bytes, the same news and the same future; so it replays. */
export function savingChangesNothing<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session } = trial;
  const read = readSave(JSON.parse(bytes(saveOf(session))));
  const loaded = read.ok ? resume(game, read.save) : read;
  if (!loaded.ok) {
    trial.examine('saving changes nothing', loaded.why);
    return;
  }
  const twin = loaded.session;
  trial.examine('saving changes nothing', unlike(session, twin));
  const original = session.fork();
  for (let i = 0; i < 3 && original.table.result === null; i++) {
    const action = randomAnswer({ ...trial, session: original });
    original.receive(action);
    twin.act(JSON.parse(bytes(action)));
    trial.examine('saving changes nothing', unlike(original, twin));
  }
}

function unlike<T extends GameTypes>(a: Session<T>, b: Session<T>): string | null {
  return (
    difference(a.table, b.table) ??
    difference(a.log, b.log, 'log') ??
    difference(a.openingEvents, b.openingEvents, 'opening news') ??
    difference(JSON.parse(bytes(a.events)), JSON.parse(bytes(b.events)), 'news')
  );
}

/** A fork shares no object with its original, and play on it leaves the original alone. */
export function forksShareNothing<T extends GameTypes>(trial: Trial<T>): void {
  const { game, session, random } = trial;
  const { table } = session;
  const before = bytes(table);
  const copy = fork(game, table);
  trial.examine('forks share nothing', difference(table, copy) ?? shared(copy, objectsOf(table)));
  const play = new Play(game, copy, seededDice);
  for (let i = 0; i < 8 && copy.result === null; i++)
    play.act(randomAction(play, copy.pending[random.below(copy.pending.length)]!, random));
  trial.examine('forks share nothing', bytes(table) === before ? null : 'play on the fork changed the original');
}

export function objectsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsOf(inner, found);
  return found;
}

export function shared(value: unknown, objects: ReadonlySet<object>, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (objects.has(value)) return `both hold the same object at ${path || 'the top'}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = shared(inner, objects, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}
