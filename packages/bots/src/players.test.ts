import { type Game, type GameTypes, Session, settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Bot, Thought } from './bot.ts';
import { Budget } from './budget.ts';
import { thoughtOf } from './levels/answers.ts';
import { bareBoard, playMatch, sessionBoard } from './match.ts';
import { Players } from './players.ts';
import { wireOf } from './request.ts';
import { botOf } from './testing.ts';

function start(id: string, scenario: string, seed = '1'): Session<GameTypes> {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  const wish = settingFor(opened.module.game, { scenario });
  const started = wish.ok ? Session.start(opened.module.game, wish.setting, seed) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session;
}

const bot = (game: Game<GameTypes>, level: 'cadet' | 'captain' | 'admiral'): Bot => botOf(game.id, level)!;

describe('a match', () => {
  test.each([
    ['deltavee', 'dv-own-1'],
    ['sword-and-stars', 'two-new-empires'],
  ])('%s %s: the seed decides everything, on a bare table as in a session', (id, scenario) => {
    const session = start(id, scenario);
    const { game, setting } = session;
    const bots = [bot(game, 'captain'), bot(game, 'cadet')];
    const played = [bareBoard(game, setting, '1'), bareBoard(game, setting, '1'), sessionBoard(session)].map(
      (board) => {
        const reasons: string[] = [];
        const watch = ({ reason }: { reason: string }): number => reasons.push(reason);
        const actions = playMatch(game, board, bots, '1', { allowance: { nodes: 100 }, watch });
        return { actions, result: board.table.result, reasons };
      },
    );
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
    const { reasons } = played[0]!;
    expect(reasons.every((reason) => !reason.includes('\n'))).toBe(true);
    expect(reasons.some((reason) => reason.length > 0)).toBe(true);
  });
});

describe('what a bot means to do next', () => {
  test('comes back with the question that follows at once, and with no other', () => {
    const session = start('deltavee', 'dv-own-1');
    const captain = bot(session.game, 'captain');
    const seen: { kind: string; isNext: boolean; intent: readonly unknown[] }[] = [];
    let last = -1;
    const planner: Bot = {
      ...captain,
      *think(input, budget, random) {
        const { id, kind } = input.asked!;
        seen.push({ kind, isNext: id === last + 1, intent: input.intent.answers });
        last = id;
        for (const thought of captain.think(input, budget, random)) yield { ...thought, plan: [kind] };
      },
    };
    const bots = [planner, captain];
    playMatch(session.game, sessionBoard(session), bots, 'x', { allowance: { nodes: 1 } });
    for (const [index, { kind, isNext, intent }] of seen.entries())
      expect(intent).toEqual(isNext && seen[index - 1]?.kind === kind ? [kind] : []);
    expect(seen.some(({ intent }) => intent.length > 0)).toBe(true);
    expect(seen.filter(({ kind }) => kind === 'command').some(({ intent }) => intent.length === 0)).toBe(true);
  });
});

describe('unasked', () => {
  test('an offer gets an answer from every level, and the game goes on', () => {
    for (const level of ['cadet', 'captain', 'admiral'] as const) {
      const session = start('deltavee', 'dv-1');
      const players = new Players(session.game, [null, bot(session.game, level)], 'x', { nodes: 50 });
      session.act({ decision: null, by: 0, kind: 'offer', with: { kind: 'draw', to: [1], terms: {} } });
      const turn = players.next(session.table)!;
      expect(turn).toMatchObject({ seat: 1, action: { kind: 'decline', with: { offer: expect.any(Number) } } });
      expect(session.act(turn.action).ok).toBe(true);
      expect(session.table.result).toBeNull();
    }
  });

  test('no level stands in the way of going back', () => {
    for (const level of ['cadet', 'captain', 'admiral'] as const) {
      const session = start('deltavee', 'dv-1');
      const own = bot(session.game, level);
      session.act(new Players(session.game, [own, own], 'x', { nodes: 50 }).next(session.table)!.action);
      const players = new Players(session.game, [null, own], 'x', { nodes: 50 });
      session.act({ decision: null, by: 0, kind: 'offer', with: { kind: 'takeBack', to: [1], terms: { to: 0 } } });
      const turn = players.next(session.table)!;
      expect(turn).toMatchObject({ seat: 1, action: { kind: 'accept', with: { offer: expect.any(Number) } } });
      expect(session.act(turn.action).ok).toBe(true);
      expect(session.hasTakenBack).toBe(true);
    }
  });

  test('a bot that always finds something to do is stopped, and answers what it was asked', () => {
    const session = start('deltavee', 'dv-1');
    const captain = bot(session.game, 'captain');
    let actions = 0;
    const busy: Bot = {
      ...captain,
      hasInitiative: true,
      *think(input, budget, random) {
        if (input.asked) yield* captain.think(input, budget, random);
        else {
          actions++;
          const action = { decision: null, by: input.seat, kind: 'nothing', with: {} };
          yield thoughtOf(action, 'busy');
        }
      },
    };
    const players = new Players(session.game, [busy, busy], 'x', { nodes: 50 });
    let turn = players.next(session.table)!;
    while (turn.action.decision === null) turn = players.next(session.table)!;
    expect(actions).toBe(6);
    expect(session.act(turn.action).ok).toBe(true);
  });

  test('seats of people are left to them', () => {
    const session = start('deltavee', 'dv-1');
    const asked = session.table.pending[0]!.by;
    const bots = [0, 1].map((seat) => (seat === asked ? null : bot(session.game, 'captain')));
    expect(new Players(session.game, bots, 'x', { nodes: 50 }).next(session.table)).toBeNull();
  });
});

describe('time', () => {
  test('thinking stops when the clock says so, with the best answer so far', () => {
    const session = start('sword-and-stars', 'two-new-empires');
    const ticks = { at: 0 };
    const clock = { now: () => ticks.at++ };
    const admiral = bot(session.game, 'admiral');
    const players = new Players(session.game, [admiral, admiral], 'x', { ms: 300, clock });
    const turn = players.next(session.table)!;
    expect(session.act(turn.action).ok).toBe(true);
    expect(ticks.at).toBeLessThan(330);
  });

  test('a first answer is there at once', () => {
    const session = start('deltavee', 'dv-1');
    const admiral = bot(session.game, 'admiral');
    const players = new Players(session.game, [admiral, admiral], 'x', { nodes: 1 });
    let asking = players.ask(session.table)!;
    for (; !asking.input.asked; asking = players.ask(session.table)!) players.note(asking, null);
    const first = asking.bot.think(asking.input, new Budget({ nodes: 1 }), { below: () => 0 }).next();
    expect(first.done).toBe(false);
    expect(session.act((first.value as Thought).action).ok).toBe(true);
  });
});

test('what goes over the wire is not the table', () => {
  const session = start('deltavee', 'dv-own-2');
  const captain = bot(session.game, 'captain');
  const asking = new Players(session.game, [captain, captain], 'x', { nodes: 1 }).ask(session.table)!;
  expect(wireOf(asking.input).world.rng).not.toEqual(session.table.rng);
});
