import { expect, test } from 'vitest';
import { LEFT } from '../../state.ts';
import { type Given, given, type Scene } from '../../testing/given.ts';
import { initiative, position, rank } from './initiative.ts';

const scene = (given_: Given = {}): Scene =>
  given({ start: { gameTurn: 2 }, ...given_ }, { steps: { initiative }, choices: { position } });
const begin = () => ({ left: [], slots: 0 });

test('SS-5.0e the ranking and every place taken are announced', () => {
  const at = scene().run('initiative', begin());
  expect(at.told('ranked')).toEqual([{ order: [3, 2, 4, 0, 1] }]);
  expect(at.answer(3, 'position', { position: 5 }).told('position')).toEqual([{ player: 3, position: 5 }]);
});

test('SS-5.0e the places of the last Round are free again', () => {
  const at = scene();
  at.g.players.position = [1, 2, 3, 4, 5];
  expect(at.run('initiative', begin()).table.pending).toMatchObject([{ by: 3, about: { free: [1, 2, 3, 4, 5] } }]);
});

test('R83 who leaves before his pick is passed over and has no place in the Round', () => {
  const at = scene().run('initiative', begin());
  at.g.players.status[2] = LEFT;
  at.answer(3, 'position', { position: 1 });
  expect(at.asked).toEqual(['4 position']);
  at.answer(4, 'position', { position: 2 })
    .answer(0, 'position', { position: 3 })
    .answer(1, 'position', { position: 5 });
  expect(at.g.order).toEqual([3, 4, 0, 1]);
});

test('SS-30.3 nobody opens the Round when the Atjayan player has left', () => {
  const at = scene({ start: { gameTurn: 1 } });
  at.g.players.status[0] = LEFT;
  at.run('initiative', begin());
  expect([at.asked, at.g.players.position]).toEqual([['3 position'], [0, 0, 0, 0, 0]]);
});

test('SS-5.0f ties of three: six-sided dice, the highest first', () => {
  const at = scene({ players: { vereen: { sectors: [5, 2, 2] }, hospodar: { sectors: [3, 3, 3] } } });
  expect(rank(at.play(6, 5, 1), [0, 1, 2, 3, 4])).toEqual([4, 0, 1, 2, 3]);
  expect(at.told('roll')).toEqual([
    { sides: 6, value: 6 },
    { sides: 6, value: 5 },
    { sides: 6, value: 1 },
  ]);
});

test('A12 orders name places in order of liking, the first free one is taken; all free ones are offered', () => {
  const at = scene();
  at.g.orders[3]!.positions = [4, 2];
  at.g.orders[2]!.positions = [4, 2, 1];
  at.run('initiative', begin());
  expect([at.g.players.position, at.asked]).toEqual([[0, 0, 2, 4, 0], ['4 position']]);
  const [decision] = at.table.pending;
  expect(position.options!(at.play(), decision as never)).toEqual([{ position: 1 }, { position: 3 }, { position: 5 }]);
});
