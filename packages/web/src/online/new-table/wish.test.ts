import { expect, test } from 'vitest';
import { linkedSeats, playing, usualSitters, withSitter } from './wish.ts';

test('a side that stays out takes those after it along, and one that plays brings those before it in', () => {
  const five = usualSitters(5);
  const three = withSitter(five, 3, { is: 'out' });
  expect(three.map(({ is }) => is)).toEqual(['you', 'invited', 'invited', 'out', 'out']);
  expect(playing(three)).toHaveLength(3);
  expect(linkedSeats(three)).toBe(2);
  const again = withSitter(three, 4, { is: 'bot', level: 'captain' });
  expect(again.map(({ is }) => is)).toEqual(['you', 'invited', 'invited', 'invited', 'bot']);
});

test('nobody is waited for who need not play', () => {
  expect(usualSitters(4, 2).map(({ is }) => is)).toEqual(['you', 'invited', 'out', 'out']);
  expect(usualSitters(5, 1).map(({ is }) => is)).toEqual(['you', 'invited', 'out', 'out', 'out']);
});
