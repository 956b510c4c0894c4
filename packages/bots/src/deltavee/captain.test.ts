import { randomFrom } from '@admiralty/engine';
import {
  after,
  type Choices,
  courseOf,
  type DeltaVeeState,
  type DeltaVeeTypes,
  INTELLIGENT,
  step,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { answers, boardOf, chase, data, game, type Position, playOf, unitOf } from '../../test/battle.ts';
import type { Input } from '../bot.ts';
import { Budget } from '../budget.ts';
import { playMatch } from '../match.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';
import { deltavee } from './index.ts';
import { headingOf, launchReach, strikeChance, volleyOf } from './missile-reach.ts';
import { dangerOn, quiverOf } from './missile-threat.ts';

test('a missile that gains on its target from astern strikes with 8 in 10, and only a steered one from aside', () => {
  const ahead = { direction: 6, velocity: 2 };
  const unguided = launchReach(data, 6, 2, UNGUIDED, 7);
  expect(strikeChance(data, unguided, 7, 0, 5, ahead)).toBe(0.8);
  expect(strikeChance(data, unguided, 7, 2, -1, ahead)).toBe(0);
  expect(strikeChance(data, launchReach(data, 6, 2, INTELLIGENT, 7), 7, 2, -1, ahead)).toBe(0.6);
});

test('a volley tells the same chances in tenths, and none beyond ten hexes', () => {
  const ahead = headingOf(6, 2);
  expect(volleyOf(data, ahead, UNGUIDED, 7).tenths(0, 5, ahead)).toBe(8);
  expect(volleyOf(data, ahead, INTELLIGENT, 7).tenths(2, -1, ahead)).toBe(6);
  expect(volleyOf(data, ahead, UNGUIDED, 7).tenths(2, -1, ahead)).toBe(0);
  expect(volleyOf(data, ahead, INTELLIGENT, 7).tenths(0, 11, ahead)).toBe(0);
  const aslant = headingOf(8, 2); // the same, a hexside further round
  expect(volleyOf(data, aslant, UNGUIDED, 7).tenths(-5, 5, aslant)).toBe(8);
  expect(volleyOf(data, aslant, INTELLIGENT, 7).tenths(1, 1, aslant)).toBe(6);
});

test('a course ahead is where its steps lead, zig-zag and all', () => {
  for (let direction = 1; direction <= 12; direction++)
    for (const [velocity, zig] of [
      [0, 1],
      [1, 0],
      [4, 1],
      [7, 0],
      [7, 1],
    ] as const) {
      const walked = { q: 3, r: -2, direction, velocity, zig };
      for (let hexes = 2 * velocity; hexes > 0; hexes--) step(walked);
      expect(after({ q: 3, r: -2, direction, velocity, zig }, 2)).toEqual(walked);
      expect(after(after({ q: 3, r: -2, direction, velocity, zig }))).toEqual(walked);
    }
});

test('who is in reach and has given his orders is launched at', () => {
  const [first] = answers(boardOf('dv-1', chase(0, 'fire')), 0, 'fire');
  expect(first?.action.with).toMatchObject({ do: 'launch', box: 1, hexside: 6, direction: 6 });
  expect(first?.reason).toBe('launches where P2-D cannot get out of the way');
});

test('who is chased leaves the course on which he can be struck', () => {
  const board = boardOf('dv-1', chase(1, 'command'));
  const danger = (): number => {
    const play = playOf(board);
    return dangerOn(play, quiverOf(play, 0), courseOf(play.g, unitOf(board, 'P2-D')));
  };
  const before = danger();
  const turns = answers(board, 1, 'command');
  expect(turns[0]?.reason).toBe('gets out of the way of what may be launched at it');
  expect(before).toBeGreaterThan(0.6);
  expect(danger()).toBeLessThan(0.4);
});

test('a merchant brakes into the orbit that wins', () => {
  const units = [{ id: 'P1-B', hex: 'A0407', direction: 6, velocity: 2 }];
  const board = boardOf('dv-4', { scenario: 'dv-4', start: { turn: 9, seat: 0, phase: 'movement' }, units });
  const captain = botOf('deltavee', 'captain')!;
  playMatch(game, board, [captain, captain], 'orbit', { allowance: { nodes: 100 } });
  expect(board.table.result).toMatchObject({ places: [1, 2], rule: 'DV-S4b' });
  expect((board.table.g as DeltaVeeState).turn).toBe(9);
});

test('a pirate alongside boards before anything else', () => {
  const alongside = { hex: 'B0505', direction: 9, velocity: 2 };
  const units = ['P1-B', 'P2-A'].map((id) => ({ id, ...alongside }));
  const board = boardOf('dv-4', { scenario: 'dv-4', start: { turn: 5, seat: 1, phase: 'command' }, units });
  const [first] = answers(board, 1, 'command');
  expect(first?.action.with).toEqual({ do: 'rendezvous', unit: unitOf(board, 'P2-A'), with: unitOf(board, 'P1-B') });
  expect(board.table.result?.places).toEqual([2, 1]);
});

test('a smuggler prepares its jump one move before it may jump', () => {
  const hexes = { 'P1-A': 'D1509', 'P1-B': 'A0808', 'P1-C': 'A0809', 'P1-D': 'A0810', 'P2-A': 'A0109' };
  const units = Object.entries(hexes).map(([id, hex]) => ({ id, hex, direction: 3, velocity: 2 }));
  const board = boardOf('dv-3', { scenario: 'dv-3', start: { turn: 9, seat: 0, phase: 'command' }, units });
  const orders = answers(board, 0, 'command').map(({ action }) => action.with);
  expect(orders).toContainEqual({ do: 'prepareJump', unit: unitOf(board, 'P1-A') });
});

test('the money goes into a swarm of missile ships', () => {
  const [turn] = answers(boardOf('dv-10'), 0, 'buyFleet');
  const { ships } = turn!.action.with as Choices['buyFleet']['answer'];
  expect(ships.map((ship) => ship.class)).toEqual(Array(10).fill('dagger'));
});

test('fire that cannot hit is a waste, a missile is none', () => {
  const far = chase(0, 'fire');
  const units = [{ id: 'P2-D', hex: 'B1518', direction: 12, velocity: 9 }];
  const board = boardOf('dv-1', { ...far, units });
  const decision = board.table.pending[0]! as Parameters<NonNullable<typeof deltavee.isPointless.fire>>[2];
  const isWaste = deltavee.isPointless.fire!;
  const fire = { do: 'fire', unit: 0, source: 0, type: 0, target: 1 } as const;
  expect(isWaste(playOf(board), fire, decision)).toBe(true);
  const launch = { do: 'launch', unit: 0, box: 1, missile: UNGUIDED, hexside: 4, direction: 3, velocity: 1 } as const;
  expect(isWaste(playOf(board), launch, decision)).toBe(false);
});

test('equal sides are worth the same, a wrecked bridge makes one of them worse', () => {
  const even = playOf(boardOf('dv-own-1', chaseOfDaggers('ok')));
  expect(deltavee.evaluate(even, 0)).toBeCloseTo(-deltavee.evaluate(even, 1), 10);
  const hurt = playOf(boardOf('dv-own-1', chaseOfDaggers('destroyed')));
  expect(deltavee.evaluate(hurt, 1)).toBeLessThan(deltavee.evaluate(even, 1) - 0.05);
});

function chaseOfDaggers(bridge: string): Position {
  return {
    scenario: 'dv-own-1',
    start: { turn: 2, seat: 0, phase: 'command' },
    units: [{ id: 'P2-A', bridge }],
  };
}

test('a captain destroys a cadet', () => {
  const [captain, cadet] = [botOf('deltavee', 'captain')!, botOf('deltavee', 'cadet')!];
  let won = 0;
  for (let seed = 0; seed < 6; seed++) {
    const board = boardOf('dv-own-1');
    const bots = seed % 2 === 0 ? [captain, cadet] : [cadet, captain];
    playMatch(game, board, bots, `duel ${seed}`, { allowance: { nodes: 100 } });
    if (board.table.result?.places[seed % 2] === 1) won++;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});

test.each([
  ['command', 1],
  ['fire', 0],
] as const)('a captain weighs what to %s ship by ship, and ends when the time is up', (kind, seat) => {
  const board = boardOf('dv-1', chase(seat, kind));
  const play = playOf(board);
  const decision = { ...play.table.pending[0]!, about: null };
  const { input } = new Players(game, [botOf('deltavee', 'captain')!, botOf('deltavee', 'captain')!], 'late', {
    nodes: 1,
  }).ask(board.table)!;
  const weighed = (nodes: number): unknown[] => {
    const budget = new Budget({ nodes: 10 });
    budget.spend(nodes);
    const question = { seat, decision, play, random: randomFrom(1), input: input as Input<DeltaVeeTypes>, budget };
    return deltavee.advice[kind]!(question).map(({ answer }) => answer);
  };
  expect(weighed(9).length).toBeGreaterThan(1);
  expect(weighed(10)).toEqual([{ do: 'end' }]);
});
