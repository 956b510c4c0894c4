import { expect, test } from 'vitest';
import { given, system } from '../testing/given.ts';
import { scoreRaid, yieldOf } from './13-raid.ts';

const raid = { by: 2, base: system('veree'), target: system('leandri') };

test('SS-13.2 the die has six sides and is announced with what it brought', () => {
  const at = given({ players: { vereen: { points: 1 } } });
  const { by, target } = raid;
  scoreRaid(at.play(6), { ...raid } as never);
  expect([at.told('roll'), at.told('raided'), at.g.players.points[by]]).toEqual([
    [{ sides: 6, value: 6 }],
    [{ by, target, die: 6, points: 5 }], // 6 + 4 = 10
    6,
  ]);
});

test('SS-13.2 table 13.3 holds its last figure beyond either end', () => {
  const at = given({}).play();
  expect([20, 6, -3, -20].map((die) => yieldOf(at, system('leandri'), die))).toEqual([5, 5, 0, 0]); // value 4
});
