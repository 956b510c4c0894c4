import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawBelow, nextWord, pickFrom, type Random, randomFrom, shuffle } from './random.ts';

const take = <Item>(count: number, draw: () => Item): Item[] => Array.from({ length: count }, draw);

test('sfc32 gives the outputs of the reference for ever: replays depend on it', () => {
  const words = [1, 2, 3, 4];
  const outputs = take(1000, () => nextWord(words));
  expect(outputs.slice(0, 8)).toEqual([7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725]);
  expect(outputs.at(-1)).toBe(1810128320);
  expect(createHash('sha256').update(outputs.join()).digest('hex')).toBe(
    '179778ca97eb53a642449745fa19b3a15e7f4360178b907124f456eb7f3a2b6e',
  );
});

test('the words stay 32-bit integers, so that they survive JSON', () => {
  const words = [-1, -2, -3, 2 ** 31 - 1];
  for (let i = 0; i < 1000; i++) nextWord(words);
  expect(words.every((word) => word === (word | 0))).toBe(true);
});

test('a word beyond the last whole multiple is thrown away, so no face is favoured', () => {
  // 2^32 = 3 × 1431655765 + 1: of all words only the last must be refused for a die of three
  const rejected = [-1, 0, 0, 0];
  const next = [...rejected];
  expect(nextWord(next)).toBe(4294967295);
  const second = nextWord(next);
  expect(drawBelow(rejected, 3)).toBe(second % 3);
  expect(rejected).toEqual(next);
});

test('a die of three billion sides shows low numbers as often as it should', () => {
  // a plain remainder would give the numbers below 2^32 - n twice the chance: 0.60 instead of 0.43
  const words = [5, 6, 7, 8];
  const n = 3_000_000_000;
  const low = take(20_000, () => drawBelow(words, n)).filter((value) => value < 2 ** 32 - n).length;
  expect(Math.abs(low / 20_000 - 0.4317)).toBeLessThan(0.02);
});

test('a stream is decided by its seed', () => {
  const draw = (seed: number): number[] => {
    const random = randomFrom(seed);
    return take(20, () => random.below(1000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('shuffling keeps the items and uses every order', () => {
  const random = randomFrom(1);
  const orders = new Set(take(200, () => shuffle([1, 2, 3], random).join()));
  expect([...orders].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
});

test('picking asks for a number below the length', () => {
  const asked: number[] = [];
  const random: Random = { below: (n) => asked.push(n) && n - 1 };
  expect(pickFrom(['a', 'b', 'c'], random)).toBe('c');
  expect(asked).toEqual([3]);
});

test('there is nothing to draw from nothing', () => {
  for (const n of [0, -1, Number.NaN]) expect(() => randomFrom(1).below(n)).toThrow('nothing to draw from');
  expect(() => pickFrom([], randomFrom(1))).toThrow(RangeError);
});
