import { expect, test } from 'vitest';
import { answers, boardOf, game, playOf } from '../../test/battle.ts';
import { botOf } from '../bots.ts';
import { Players } from '../players.ts';
import { quickCommand, quickFire } from './habits.ts';

const everyOption = Object.fromEntries(
  game.options.flatMap(({ id, type }) => (type === 'boolean' && id !== 'autoMove' ? [[id, true]] : [])),
);

test.each(game.scenarios.map(({ id }) => id))(
  'captains play %s with every option, and no proposal is refused',
  (id) => {
    const board = boardOf(id, undefined, everyOption);
    const captain = botOf('deltavee', 'captain')!;
    const players = new Players(game, [captain, captain], id, { nodes: 100 });
    for (let decisions = 0; decisions < 40 && !board.table.result; decisions++) {
      const turn = players.next(board.table)!;
      expect({ about: turn.about, dropped: turn.dropped }).toEqual({ about: turn.about, dropped: 0 });
      board.act(turn.action);
    }
  },
);

test('the escort that may come in does, towards the enemy', () => {
  const units = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter, at) => ({
    id: `P2-${letter}`,
    hex: `D080${at + 1}`,
    direction: 9,
    velocity: 2,
  }));
  const mu = { id: 'P1-A', pods: [{ box: 12, state: 'destroyed' }] };
  const start = { turn: 2, seat: 0, phase: 'movement' } as const;
  const board = boardOf('dv-9', { scenario: 'dv-9', start, units: [mu, ...units] });
  const [first] = answers(board, 0, 'bringIn');
  expect(first?.action.with).toMatchObject({ enter: true, velocity: 3 });
  expect(first?.reason).toBe('brings the escort in');
});

test.each(['command', 'fire'] as const)('habits of the %s phase are legal to the last order', (phase) => {
  const units = ['P1-A', 'P2-A', 'P2-B'].map((id, at) => ({ id, hex: `A08${10 + at}`, direction: 6, velocity: 2 }));
  const board = boardOf('dv-2', { scenario: 'dv-2', start: { turn: 2, seat: 0, phase }, units });
  const play = playOf(board);
  const decision = board.table.pending[0]! as Parameters<typeof quickCommand>[1];
  const [found] = phase === 'command' ? quickCommand(play, decision, { below: () => 0 }) : quickFire(play, 0);
  const plan: unknown[] = [found!.answer, ...(found!.plan ?? [])];
  for (const answer of plan) {
    const { id, by, kind } = board.table.pending[0]!;
    expect(play.act({ decision: id, by, kind, with: answer })).toBeNull();
  }
});
