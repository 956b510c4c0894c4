import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSave, resume } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

const opened = gameLoaders.find(({ id }) => id === 'sword-and-stars')?.open(null, null);
if (!opened?.ok) throw new Error('the game does not open');
const { game } = opened.module;
const read = readSave(JSON.parse(readFileSync(new URL('saves/sword-and-stars-v1.json', import.meta.url), 'utf8')));

test('a game saved under rules 1 opens under the rules of today, with all that it had', () => {
  const session = read.ok ? resume(game, read.save) : read;
  if (!session.ok) throw new Error(session.why);
  const { log, table, setting } = session.session;
  expect([log.length, table.rulesVersion]).toEqual([12, game.version]);
  expect(table.pending.map(({ by, kind }) => `${by} ${kind}`)).toEqual(['1 act']);
  const g = table.g as { options: object; confederationGains: number[]; players: { confederationSeat: number[] } };
  expect(g.players.confederationSeat).toEqual([-1, 23, -1]);
  expect(g.confederationGains).toEqual([23]); // R129: it is the only one known to wait
  expect(g.options).toEqual(setting.options); // without the clocks that it was begun with
  expect(game.audit(table.g)).toEqual([]);
});
