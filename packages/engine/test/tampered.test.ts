import { expect, test } from 'vitest';
import type { GameModule, GameTypes, Random, Save, Session as SessionOf } from '../src/index.ts';
import {
  Play,
  pickFrom,
  playersOf,
  randomAction,
  readSave,
  resume,
  Session,
  saveOf,
  seededDice,
  settingFor,
} from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

const TRIES = 150;

/** A short game of random players with the dice of real games. */
function played({ game }: GameModule, scenario: string, seed: string): SessionOf<GameTypes> {
  const wish = settingFor(game, { scenario });
  const started = wish.ok ? Session.start(game, wish.setting, seed, 'keyed', { contributions: ['one', 'two'] }) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf(seed);
  for (let i = 0; i < 25 && session.table.result === null; i++) {
    const play = new Play(game, session.table, seededDice);
    session.act(randomAction(play, pickFrom(session.table.pending, random), random));
  }
  return session;
}

/** A leaf of the value, by a walk at random: the record or list it stands in, and where. */
function leafOf(value: object, random: Random): { holder: Record<string, unknown>; key: string } {
  const holder = value as Record<string, unknown>;
  const key = pickFrom(Object.keys(holder), random);
  const inner = holder[key];
  const goesOn = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
  return goesOn ? leafOf(inner, random) : { holder, key };
}

function another(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + pickFrom([-1, 1, 2, 1000], random);
  if (typeof value === 'string') return pickFrom([`${value}x`, '', value.slice(1)], random);
  if (typeof value === 'boolean') return !value;
  return value === null ? 0 : null;
}

/** Without the seal, as somebody leaves the file who knows of it: the replay has to find the change by itself. */
test.each(gameLoaders.map(({ id, open }) => ({ id, open })))(
  '$id: a save changed at any place is refused, or the change means nothing',
  ({ open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { module } = opened;
    const random = playersOf('tampering');
    const original = JSON.stringify(saveOf(played(module, module.game.scenarios[0]!.id, 'tampered')));
    expect(load(module, JSON.parse(original) as Save)).toBe(original);
    for (let i = 0; i < TRIES; i++) {
      const { seal: _, ...save } = JSON.parse(original) as Save;
      const { holder, key } = leafOf(save, random);
      const was = holder[key];
      holder[key] = another(was, random);
      if (JSON.stringify(holder[key]) === JSON.stringify(was)) continue;
      const loaded = load(module, save);
      const what = `${key}: ${JSON.stringify(was)} became ${JSON.stringify(holder[key])}`;
      if (loaded !== null) expect(loaded, what).toBe(original);
    }
  },
  120_000,
);

/** What the save loads as; null: it is refused. */
function load({ game }: GameModule, json: Save | Omit<Save, 'seal'>): string | null {
  const read = readSave(json);
  const resumed = read.ok ? resume(game, read.save) : read;
  return resumed.ok ? JSON.stringify(saveOf(resumed.session)) : null;
}
