import { expect, test } from 'vitest';
import { OUT_OF_GAME } from '../../state.ts';
import { type Given, given, type Roll, type Scene } from '../../testing/given.ts';
import { chitsAt } from '../09-random-events/cup.ts';
import { initiative, position, rank } from './initiative.ts';

const scene = (given_: Given): Scene => given(given_, { steps: { initiative }, choices: { position } });
const begin = () => ({ left: [], slots: 0 });
const second: Given = { start: { gameTurn: 2 } };
const ranked = (at: Scene, ...rolls: Roll[]) => rank(at.play(...rolls), [0, 1, 2, 3, 4]);

test('SS-5.0e the highest Sector total picks first, then downward; the last takes what is left', () => {
  const at = scene(second).run('initiative', begin()); // Hospodar 3+5+3
  expect(at.asked).toEqual(['3 position']);
  expect(at.refusal(3, 'position', { position: 6 })?.rule).toBe('SS-5.0e');
  at.answer(3, 'position', { position: 5 });
  expect(at.asked).toEqual(['2 position']);
  expect(at.refusal(2, 'position', { position: 5 })?.why).toBe('position 5 is not free: 1,2,3,4');
  at.answer(2, 'position', { position: 1 })
    .answer(4, 'position', { position: 4 })
    .answer(0, 'position', { position: 3 });
  expect([at.asked, at.g.order]).toEqual([['0 act'], [2, 1, 0, 4, 3]]);
});

test('SS-5.0f ties: more Systems, then more votes in the Confederation, of which a stranger has none', () => {
  // Atjayan and Avian 9: six Systems against four. VeReen and Hive 10, four Systems each: the Hive is no member
  expect(ranked(scene(second))).toEqual([3, 2, 4, 0, 1]);
});

test('SS-5.0f at last a die, high first, rolled again among those still tied', () => {
  const at = scene({ ...second, players: { vereen: { sectors: [5, 2, 2] }, hospodar: { sectors: [3, 3, 3] } } });
  // Avian 1 + 3, VeReen 2 + 2, Hospodar 3 + 1 votes; all 9 with four Systems
  expect(ranked(at, 4, 6, 4, 2, 5)).toEqual([4, 0, 2, 3, 1]);
});

test('SS-30.3 the Atjayan player goes first in every Round of Game-Turn 1, whatever his rank', () => {
  const at = scene({ start: { round: 4 } }).run('initiative', begin());
  expect([at.asked, at.g.players.position[0]]).toEqual([['3 position'], 1]);
  at.answer(3, 'position', { position: 2 })
    .answer(2, 'position', { position: 3 })
    .answer(4, 'position', { position: 4 });
  expect(at.g.order).toEqual([0, 3, 2, 4, 1]);
});

test('SS-30.3 from Game-Turn 2 on he ranks like the others', () => {
  const at = scene(second).run('initiative', begin());
  expect(at.g.players.position).toEqual([0, 0, 0, 0, 0]);
});

test('SS-34.3a the Revolt chit is out and the Atjayan player picks first in every Round', () => {
  const at = scene({
    scenario: 'phoenix',
    start: { gameTurn: 3 },
    players: { atjayan: { sectors: [1, 1, 1] } },
  });
  const revolt = at.data.chits.indexOf(at.data.chitKindById.get('revolt')!.index);
  expect(chitsAt(at.g, OUT_OF_GAME)).toEqual([revolt]);
  expect(at.run('initiative', begin()).asked).toEqual(['0 position']);
});

test('SS-6.51a an exile picks his place too', () => {
  const at = scene({ ...second, players: { hospodar: { seat: null } } }).run('initiative', begin());
  expect(at.asked).toEqual(['3 position']);
});

test('R117 who drops out while places are picked is skipped', () => {
  const at = scene(second).run('initiative', begin());
  at.g.players.leaving[3] = 1;
  at.table.pending.length = 0;
  at.play().advance();
  expect(at.asked).toEqual(['2 position']);
});

test('A12 wished positions are taken by themselves, a taken one is passed over', () => {
  const at = scene(second);
  at.g.orders[3]!.positions = [1];
  at.g.orders[2]!.positions = [1, 5];
  at.run('initiative', begin());
  expect([at.asked, at.g.players.position]).toEqual([['4 position'], [0, 0, 5, 1, 0]]);
});

test('A7 the defaultAnswer takes the last free position', () => {
  const at = scene(second).run('initiative', begin());
  const [decision] = at.table.pending;
  expect(position.defaultAnswer(at.play(), decision as never)).toEqual({ position: 5 });
});
