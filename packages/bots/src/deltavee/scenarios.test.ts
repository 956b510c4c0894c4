import { expect, test } from 'vitest';
import { answers, boardOf, game } from '../../test/battle.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';

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
