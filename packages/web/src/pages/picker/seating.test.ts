import { expect, test } from 'vitest';
import { aloneAt, atOneScreen, onlyWatching, playersOf, playModeOf, seat, seatingOf, usualSeating } from './seating.ts';

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

test('one person plays alone, whoever sits on the other side', () => {
  expect(playModeOf(['you', 'admiral'])).toBe('alone');
  expect(playModeOf(['captain', 'you', 'out'])).toBe('alone');
  expect(playModeOf(['you', 'friend', 'cadet'])).toBe('screen');
  expect(playModeOf(['captain', 'admiral'])).toBe('watch');
});

test('those who sat at a table sit so again', () => {
  expect(seatingOf(playersOf(['admiral', 'you', 'friend', 'out']), 4)).toEqual(['admiral', 'you', 'friend', 'out']);
  expect(seatingOf([{ is: 'person' }, { is: 'computer', level: 'random' }], 2)).toEqual(['you', 'cadet']);
});

test('a war for up to four is offered to two: you against a captain', () => {
  const war = { seats: ['Imperial', 'Zhodani', 'Imperial ally', 'Zhodani ally'], usualSeats: 2 };
  expect(usualSeating(war, 'captain')).toEqual(['you', 'captain', 'out', 'out']);
  expect(usualSeating({ seats: ['Red', 'Blue'] })).toEqual(['you', 'cadet']);
});
