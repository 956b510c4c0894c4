import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Play, pickFrom, playersOf, randomAction, readSave, resume, seededDice } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

/** Saves that older rules wrote: each opens under the rules of today and is played on to its end. */
describe.each(['deltavee-v1', 'deltavee-v2', 'fifth-frontier-war-v2', 'sword-and-stars-v1'])('%s', (name) => {
  const json: unknown = JSON.parse(readFileSync(new URL(`saves/${name}.json`, import.meta.url), 'utf8'));

  test('opens, keeps its record, and can be played on', () => {
    const read = readSave(json);
    if (!read.ok) throw new Error(read.why);
    const opened = gameLoaders.find(({ id }) => id === read.save.game)!.open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { game } = opened.module;
    expect(read.save.rulesVersion).toBeLessThan(game.version);
    const resumed = resume(game, read.save);
    if (!resumed.ok) throw new Error(resumed.why);
    const { session } = resumed;
    expect(session.past.length).toBe(read.save.log.length);
    expect(game.audit(session.table.g)).toEqual([]);
    const random = playersOf('an old save');
    while (session.table.result === null) {
      const play = new Play(game, session.table, seededDice);
      const outcome = session.act(randomAction(play, pickFrom(session.table.pending, random), random));
      expect(outcome.ok).toBe(true);
    }
    expect(session.table.result.places).toHaveLength(session.table.seats);
  });
});
