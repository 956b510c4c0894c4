import { expect, test } from 'vitest';
import { aloneAt, atOneScreen, onlyWatching, playersOf, seat } from './seating.ts';

test('there is one of you, and a side that stays out takes those after it along', () => {
  expect(seat(aloneAt(3), 2, 'you')).toEqual(['cadet', 'cadet', 'you']);
  expect(seat(aloneAt(5), 3, 'out')).toEqual(['you', 'cadet', 'cadet', 'out', 'out']);
  expect(seat(['you', 'cadet', 'cadet', 'out', 'out'], 4, 'captain')).toEqual([
    'you',
    'cadet',
    'cadet',
    'cadet',
    'captain',
  ]);
});

test('friends are people at this screen', () => {
  expect(playersOf(atOneScreen(2))).toEqual([{ is: 'person' }, { is: 'person' }]);
  expect(playersOf(['you', 'admiral', 'out'])).toEqual([{ is: 'person' }, { is: 'computer', level: 'admiral' }]);
  expect(playersOf(onlyWatching(1))).toEqual([{ is: 'computer', level: 'captain' }]);
});
