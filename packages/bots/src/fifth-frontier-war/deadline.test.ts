import { settingFor } from '@admiralty/engine';
import type { WarState } from '@admiralty/engine/fifth-frontier-war';
import { expect, test } from 'vitest';
import { game } from '../../test/war.ts';
import { bareBoard } from '../match.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';

/** A deadline, and the longest that anybody may go without a look at the clock. */
const DEADLINE = 120_000;
const UNWATCHED = 8000;

/** Work is time here: every look at the game's data is a tick of the clock. */
function workClock() {
  let [ticks, seen, longest] = [0, 0, 0];
  const data = new Proxy(game.data, {
    get(target, key, receiver) {
      ticks++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return {
    game: { ...game, data },
    now(): number {
      longest = Math.max(longest, ticks - seen);
      seen = ticks;
      return ticks;
    },
    /** The longest time between two looks since this was asked for last. */
    longest(): number {
      const found = longest;
      longest = 0;
      return found;
    },
  };
}

test('an admiral of the campaign looks at the clock often enough to keep a deadline, however much there is to plot', () => {
  const clock = workClock();
  const wish = settingFor(clock.game, { scenario: 'campaign', options: {} });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const board = bareBoard(clock.game, wish.setting, 'deadline');
  const seats = (level: 'captain' | 'admiral') => [0, 1].map(() => botOf(game.id, level)!);
  const captains = new Players(clock.game, seats('captain'), 'deadline', { nodes: 1 });
  const admirals = new Players(clock.game, seats('admiral'), 'deadline', { ms: DEADLINE, clock }, clock);
  const asked = new Set<string>();
  while ((board.table.g as WarState).turn < 2) {
    const { kind } = board.table.pending[0]!;
    const isTimed = ['wellLed', 'plots'].includes(kind);
    clock.now();
    clock.longest();
    const { action, ms } = (isTimed ? admirals : captains).next(board.table)!;
    if (isTimed) {
      asked.add(kind);
      expect(ms, `${kind}: in all`).toBeLessThanOrEqual(DEADLINE);
      expect(clock.longest(), `${kind}: without a look at the clock`).toBeLessThanOrEqual(UNWATCHED);
    }
    const news = board.act(action);
    captains.hear(news);
    admirals.hear(news);
  }
  expect([...asked].sort()).toEqual(['plots', 'wellLed']);
}, 60_000);
