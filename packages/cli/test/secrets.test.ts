import { readFileSync, writeFileSync } from 'node:fs';
import {
  type GameTypes,
  heardBy,
  Play,
  playersOf,
  randomAction,
  Session,
  saveOf,
  seededDice,
  settingFor,
} from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, build, fresh } from './run.ts';

beforeAll(build, 300_000);

/** A war of four, some actions old: chits were drawn by rolls that nobody saw, and two seats bargain in private. */
function war(): { file: string; session: Session<GameTypes> } {
  const opened = gameLoaders.find(({ id }) => id === 'sword-and-stars')!.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const scenario = game.scenarios.find(({ seats }) => seats.length >= 4)!.id;
  const setting = settingFor(game, { scenario, seats: 4 });
  const started = setting.ok ? Session.start(game, setting.setting, 'secrets') : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf('secrets');
  for (let i = 0; i < 60; i++) {
    const play = new Play(game, session.table, seededDice);
    session.act(randomAction(play, session.table.pending[0]!, random));
  }
  const text = 'nobody else shall know';
  const offered = { kind: 'agreement', to: [2], terms: { text, isPrivate: true } };
  const outcome = session.act({ decision: null, by: 1, kind: 'offer', with: offered });
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  const file = fresh('war.json');
  writeFileSync(file, JSON.stringify(saveOf(session)));
  return { file, session };
}

interface Told {
  setting: object;
  entries: { by: number | null; kind: string | null; rolls: number[]; events: object[]; with?: unknown }[];
}
const replay = (file: string, ...more: string[]): Told => JSON.parse(admiralty('replay', file, '--json', ...more).out);

describe('a seat is told what it may know', () => {
  const { file, session } = war();
  const heard = session.heard(0);

  test('replay: only rolls that it heard, no act of which it heard nothing, numbered by itself', () => {
    const told = replay(file, '--seat', '0');
    const all = session.log.flatMap(({ rolls }) => rolls);
    const rolls = heardBy(0, session.events.flat()).flatMap(({ type, data: roll }) =>
      type === 'roll' ? [(roll as { value: number }).value] : [],
    );
    expect(rolls.length).toBeLessThan(all.length);
    expect(told.entries.flatMap((entry) => entry.rolls)).toEqual(rolls);
    expect(told.entries.length).toBeLessThan(session.log.length);
    expect(JSON.stringify(told)).not.toContain('nobody else');
    expect(JSON.stringify(told)).not.toMatch(/"visibleTo"|"hash"/);
    expect(told).not.toHaveProperty('setting.position');
    expect(told.entries.filter((entry) => 'with' in entry).every(({ by }) => by === 0)).toBe(true);
    expect(replay(file).entries.at(-1)).toMatchObject({ by: 1, kind: 'offer' }); // the referee sees all
    expect(heard.length).toBeGreaterThan(0);
  });

  test('show and replay --to count its own entries', () => {
    const entries = (seat: string): number => JSON.parse(admiralty('show', file, '--seat', seat, '--json').out).entries;
    const mine = replay(file, '--seat', '0').entries;
    expect(entries('0')).toBe(mine.length);
    expect(JSON.parse(admiralty('show', file, '--json').out).entries).toBe(session.log.length);
    expect(replay(file, '--seat', '0', '--to', '5').entries).toEqual(mine.slice(0, 5));
  });

  test('act and undo: no fingerprint, and the number of its own entry', () => {
    const other = war().file;
    const offer = { kind: 'offer', with: { kind: 'draw', to: [0, 1, 2], terms: {} } };
    const done = JSON.parse(admiralty('act', other, '--seat', '3', '--action', JSON.stringify(offer), '--json').out);
    const mine = replay(other, '--seat', '3').entries.length;
    expect(done).toMatchObject({ ok: true, entry: mine, rolls: [], events: [{ type: 'offer' }] });
    expect(JSON.stringify(done)).not.toMatch(/"visibleTo"|"hash"/);
    const undone = JSON.parse(admiralty('undo', other, '--seat', '3', '--json').out);
    expect(undone).toEqual({ ok: true, undone: { decision: null, ...offer }, entries: mine - 1 });
  });
});

test('a position with both sides’ secrets is for the referee', () => {
  const file = fresh('position.json');
  admiralty('new', 'deltavee', '--position', 'docs/examples/last-shot.json', '-o', file);
  expect(readFileSync(file, 'utf8')).toContain('"position":{');
  expect(replay(file, '--seat', '0').setting).not.toHaveProperty('position');
  expect(replay(file).setting).toHaveProperty('position');
});
