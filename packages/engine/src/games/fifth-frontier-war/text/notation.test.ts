import { expect, test } from 'vitest';
import { holdAt, jumpTo } from '../board/orders.ts';
import { standardData } from '../data/standard.ts';
import { place, squadron } from '../testing/given.ts';
import { parseOrder, printOrder, printStanding } from './notation.ts';

test('FFW-3.3f, FFW-3.3u orders are read and printed in the notation of A5', () => {
  for (const text of ['J2011', 'RIR', 'R1408 D{Z-BR-40,Z-BR-41}']) {
    const order = parseOrder(standardData, text);
    if (typeof order === 'string') throw new Error(order);
    expect(printOrder(standardData, order)).toBe(text);
  }
  expect(parseOrder(standardData, ' R1408  D{Z-BR-40, Z-BR-41} ')).toEqual({
    to: place('1408'),
    jump: false,
    detach: [squadron('Z-BR-40'), squadron('Z-BR-41')],
  });
  expect([
    printStanding(standardData, jumpTo(place('2011'))),
    printStanding(standardData, holdAt(place('IR'))),
  ]).toEqual(['J2011', 'RIR']);
});

test('what is no order says why', () => {
  expect(parseOrder(standardData, 'K2011')).toContain('no order');
  expect(parseOrder(standardData, 'J9999')).toBe('there is no place 9999');
  expect(parseOrder(standardData, 'J2011 D{Z-BR-999}')).toBe('there is no squadron Z-BR-999');
});
