import { saveOf } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { gameFor, jsonWorker, load, playRandomly } from '../test/games.ts';
import { reopen } from './reopen.ts';
import { TableHost } from './table-host.ts';

const ms = { random: 20, cadet: 20, captain: 50, admiral: 100 };
const thinking = { spawnWorker: () => jsonWorker(), ms };
const PRACTICE = ['deltavee', 'sword-and-stars'] as const;

async function practice(id: string, levels: readonly ('cadet' | null)[], acts: number) {
  const scenario = id === 'deltavee' ? 'dv-1' : 'two-new-empires';
  const game = await gameFor(id, { scenario, levels });
  const host = new TableHost(game, { thinking });
  await playRandomly(host, acts, 'practice');
  return { game, host };
}

test.each(PRACTICE)('%s: a person alone goes back past rolls; the log keeps it, with fresh dice', async (id) => {
  const { game, host } = await practice(id, [null, 'cadet'], 30);
  const { session } = game;
  const before = session.log.length;
  const last = session.lastAct(0)!;
  const { rng } = session.table;
  expect(await host.takeBack(0)).toBeNull();
  expect(session.log.slice(before).map(({ kind }) => kind)).toEqual(['offer', 'accept']);
  expect(session.table.pending.some(({ by, kind }) => by === 0 && kind === session.log[last]!.kind)).toBe(true);
  expect(session.table.rng).not.toEqual(rng);
  // again, further back; and such a game opens again as it is
  expect(await host.takeBack(0)).toBeNull();
  expect(session.lastAct(0)).toBeLessThan(last);
  const again = await reopen(saveOf(session), { load });
  expect(again.ok && again.session.table).toEqual(session.table);
});

test('nobody takes back alone what another person has seen, nor asks for advice against one', async () => {
  const { game, host } = await practice('deltavee', [null, null], 12);
  const { length } = game.session.log;
  expect(await host.takeBack(0)).toMatchObject({ rule: 'CORE-undo' });
  expect(await host.advice(0, 'captain')).toBeNull();
  expect(game.session.log).toHaveLength(length);
});

test.each(PRACTICE)('%s: advice is a legal answer in words, with its reason, and changes nothing', async (id) => {
  const { game, host } = await practice(id, [null, 'cadet'], 8);
  while (game.session.table.pending[0]?.by !== 0) await host.step();
  const { table } = game.session;
  const advice = await host.advice(0, 'captain');
  expect(advice?.act).toMatch(/\w/);
  expect(advice?.reason).toMatch(/\w/);
  expect(game.session.table).toBe(table);
});
