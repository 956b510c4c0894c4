import { type GameTypes, playersOf, resampleTable } from '@admiralty/engine';
import type { Order } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { boardOf, chase, game, playOf } from '../../test/battle.ts';
import { decide, type Input, type Thought } from '../bot.ts';
import { Budget } from '../budget.ts';
import type { Board } from '../match.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';

const admiral = botOf('deltavee', 'admiral')!;
const hunted = (): Board => boardOf('dv-1', chase(1, 'command'));

function inputAt(table: Board['table']): Input<GameTypes> {
  return new Players(game, [null, admiral], 'admiral', { nodes: 1 }).ask(table)!.input;
}

const thoughtOn = (input: Input<GameTypes>, nodes: number): Thought =>
  decide(admiral, input, new Budget({ nodes }), playersOf('its own chance'))!;

test('courses are played out to the end of the game, and the whole plan of the winner can be carried out', () => {
  const board = hunted();
  const thought = thoughtOn(inputAt(board.table), 12_000);
  expect(thought.depth).toBeGreaterThan(20);
  expect(thought.nodes).toBeGreaterThan(11_000);
  expect(thought.alternatives).not.toEqual([]);
  const play = playOf(board);
  for (const order of [thought.action.with, ...thought.plan] as Order[]) {
    const { id, by, kind } = play.table.pending[0]!;
    expect(play.act({ decision: id, by, kind, with: order })).toBeNull();
  }
});

test('a plan is carried on with as long as the rules let it', () => {
  const input = inputAt(hunted().table);
  const [left, up] = [
    { do: 'left', unit: 1 },
    { do: 'accelerate', unit: 1 },
  ];
  const intent = { answers: [left, up], reason: 'turns to close in' };
  expect(thoughtOn({ ...input, intent }, 1)).toMatchObject({
    action: { with: left },
    plan: [up],
    reason: 'turns to close in',
  });
  const foreign = { do: 'left', unit: 0 };
  expect(thoughtOn({ ...input, intent: { answers: [foreign], reason: '' } }, 1).action.with).not.toEqual(foreign);
});

test('what is played out does not depend on what the seat cannot know', () => {
  const board = hunted();
  const other = resampleTable(game, board.table, 1, playersOf('other'));
  expect(other.g).not.toEqual(board.table.g);
  expect(thoughtOn(inputAt(other), 6000)).toEqual(thoughtOn(inputAt(board.table), 6000));
});
