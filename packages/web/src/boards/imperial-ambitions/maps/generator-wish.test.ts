import { expect, test } from 'vitest';
import { readWish, usual, warOf, wishHash } from './generator-wish.ts';

test('a link gives back the figures that were put into it, and is empty for the usual ones', () => {
  const wish = { ...usual, dukes: 3, mapSeed: 4711, neutralStrength: 'heavy', fog: 'open' } as const;
  expect(wishHash(usual)).toBe('');
  expect(wishHash(wish)).toBe('dukes=3&mapSeed=4711&neutralStrength=heavy&fog=open');
  expect(readWish(`#${wishHash(wish)}`)).toEqual(wish);
});

test.each(['', '#', '#dukes=9', '#dukes=two&mapSeed=-1', '#layout=round&forces=', '#__proto__=1'])(
  '%s asks for the usual war',
  (hash) => {
    expect(readWish(hash)).toEqual(usual);
  },
);

test('a war is asked for as a table is', () => {
  expect(warOf({ ...usual, dukes: 4 })).toMatchObject({
    scenario: 'generated-4',
    options: { mapSeed: 1, layout: 'near' },
  });
  expect(warOf(usual).options).not.toHaveProperty('dukes');
});
