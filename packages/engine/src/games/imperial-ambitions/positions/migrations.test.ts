import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { pickFrom, randomFrom } from '#core/random';
import { randomAction } from '#core/random-game';
import { readSave, resume, saveOf } from '#core/save';
import type { Session } from '#core/session';
import { standardGame } from '../testing/given.ts';
import type { ImperialTypes } from '../types.ts';

const SAVES = join(import.meta.dirname, '../../../../test/saves');

function opened(json: unknown): Session<ImperialTypes> {
  const read = readSave(json);
  const resumed = read.ok ? resume(standardGame(), read.save) : read;
  if (!resumed.ok) throw new Error(resumed.why);
  return resumed.session;
}

describe.each([
  ['imperial-ambitions-v1.json', 17, 'strategicMove'],
  ['imperial-ambitions-v1-battle.json', 63, 'fire'],
])('%s, recorded by rules 1', (file, entries, asked) => {
  const old = (): unknown => JSON.parse(readFileSync(join(SAVES, file), 'utf8'));

  test('opens in the middle of the game with its counters in order', () => {
    const session = opened(old());
    expect(session.log).toHaveLength(entries);
    expect(session.table.rulesVersion).toBe(2);
    expect(session.table.pending.map(({ kind }) => kind)).toEqual([asked]);
    expect(standardGame().audit(session.table.g)).toEqual([]);
  });

  test('is played on to its end, and saved again on the way', () => {
    const session = opened(old());
    const random = randomFrom(5);
    for (let actions = 0; session.table.result === null && actions < 3000; actions++) {
      const play = new Play(session.game, session.table, seededDice);
      const done = session.receive(randomAction(play, pickFrom(session.table.pending, random), random));
      if (!done.ok) throw new Error(`${done.refusal.rule} ${done.refusal.why}`);
      if (actions === 20) expect(opened(JSON.parse(JSON.stringify(saveOf(session)))).table).toEqual(session.table);
    }
    expect(session.table.result).not.toBeNull();
    expect(standardGame().audit(session.table.g)).toEqual([]);
  });
});
