import { describe, expect, test } from 'vitest';
import { type Meeting, ratingsOf } from './ratings.ts';
import { favouredSeat, seatStandings } from './standings.ts';
import { mean, quantile, scoreOf, wilson } from './statistics.ts';

describe('shares', () => {
  // published examples of the Wilson score interval
  test.each([
    [8, 10, 0.49, 0.943],
    [0, 10, 0, 0.278],
    [190, 200, 0.91, 0.973],
  ])('%d of %d lies between %d and %d', (part, all, low, high) => {
    const found = wilson(part, all);
    expect(found.low).toBeCloseTo(low, 2);
    expect(found.high).toBeCloseTo(high, 2);
  });

  test('no game tells nothing', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  test('a shared first place counts by its share', () => {
    expect([0, 1, 2].map((seat) => scoreOf([1, 1, 3], seat))).toEqual([0.5, 0.5, 0]);
  });

  test('quantiles and means of a list in any order', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe('ratings', () => {
  const meetings = (a: number, b: number, won: number, of: number): Meeting[] =>
    Array.from({ length: of }, (_, game) => ({ game: 1000 * a + 100 * b + game, a, b, score: game < won ? 1 : 0 }));

  test('three wins in four are 191 points, ten in eleven 400', () => {
    const [weak, strong] = ratingsOf(2, meetings(0, 1, 250, 1000), 'x', 50);
    expect(weak).toEqual({ rating: 0, low: 0, high: 0 });
    expect(strong!.rating).toBeCloseTo(191, -1);
    expect(ratingsOf(2, meetings(0, 1, 100, 1100), 'x', 1)[1]!.rating).toBeCloseTo(400, -1);
  });

  test('the interval holds the rating and narrows with games', () => {
    const wide = ratingsOf(2, meetings(0, 1, 10, 40), 'x')[1]!;
    const narrow = ratingsOf(2, meetings(0, 1, 100, 400), 'x')[1]!;
    expect(wide.low).toBeLessThan(wide.rating);
    expect(wide.high).toBeGreaterThan(wide.rating);
    expect(narrow.high - narrow.low).toBeLessThan((wide.high - wide.low) / 2);
  });

  test('strength carries over those who never met', () => {
    const all = [...meetings(0, 1, 25, 100), ...meetings(1, 2, 25, 100)];
    const [, middle, top] = ratingsOf(3, all, 'x', 10);
    expect(top!.rating).toBeCloseTo(2 * middle!.rating, -1);
  });

  test('one who won everything has a finite rating', () => {
    expect(Number.isFinite(ratingsOf(2, meetings(0, 1, 0, 50), 'x', 10)[1]!.rating)).toBe(true);
  });

  test('few games that were all won leave much open; many are told as Wilson tells them', () => {
    const swept = ratingsOf(2, meetings(0, 1, 0, 6), 'x')[1]!;
    expect(swept.low).toBeLessThan(250);
    expect(swept.high).toBeGreaterThan(800);
    const { low, high } = ratingsOf(2, meetings(0, 1, 40, 100), 'x')[1]!;
    const ofShare = (share: number) => 400 * Math.log10(share / (1 - share));
    expect(low).toBeCloseTo(ofShare(wilson(60, 100).low), -1.7);
    expect(high).toBeCloseTo(ofShare(wilson(60, 100).high), -1.7);
  });
});

describe('a favoured seat', () => {
  // 200 games: 61 % is sure to be above a half, 60 % is no more than a fifth above it, 62 % of 20 games is chance
  test.each([
    [[0.62, 0.38], 200, 0],
    [[0.39, 0.61], 200, 1],
    [[0.4, 0.6], 200, -1],
    [[0.43, 0.57], 200, -1],
    [[0.62, 0.38], 20, -1],
    [[0.31, 0.36, 0.33], 200, -1],
    [[1], 200, -1],
  ])('%j of %d games: %d', (shares, games, seat) => {
    expect(favouredSeat(shares, games)).toBe(seat);
  });

  test('standings count a drawn game by halves', () => {
    const [red, blue] = seatStandings(['Red', 'Blue'], [{ places: [1, 2] }, { places: [1, 1] }]);
    expect([red?.score, blue?.score, red?.games]).toEqual([1.5, 0.5, 2]);
  });
});
