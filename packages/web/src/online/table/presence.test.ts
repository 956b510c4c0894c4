import { expect, test } from 'vitest';
import { namesHere } from './presence.ts';

const NOW = 1_000_000;
const seat = { here: NOW - 1000, isYou: false, bot: null, player: 'Ines' };

test('here are others who were seen within two and a half minutes, each once', () => {
  const seats = [
    seat,
    { ...seat, player: 'Ines' },
    { ...seat, player: 'Tomas', here: NOW - 150_000 },
    { ...seat, player: 'Rae', here: null },
    { ...seat, player: 'Oskar', bot: 'captain' },
    { ...seat, player: 'Venable', isYou: true },
  ];
  expect(namesHere(seats, NOW)).toEqual(['Ines']);
});
