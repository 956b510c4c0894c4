import { expect, test } from 'vitest';
import { againAt, hasStartLink, nextAt, otherSideAt, readStartLink, startHash, strongerAt } from './start-link.ts';

const setup = {
  game: 'deltavee',
  scenario: 'dv-1',
  players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
  seed: 'x&y=1',
};
const link = (json: unknown) => `#start=${encodeURIComponent(JSON.stringify(json))}`;

test('a link gives back the start that was put into it', () => {
  expect(readStartLink(link(setup))).toEqual(setup);
});

test('once more is the same start without its seed, with the options of the game that was played', () => {
  const seats = [
    { seat: 0, name: 'Red', player: { is: 'person' } },
    { seat: 1, name: 'Blue', player: { is: 'computer', level: 'admiral' } },
  ] as const;
  const again = againAt({ game: 'deltavee', scenario: 'dv-own-1', seats, options: { openLogs: true } });
  expect(again).toEqual({
    game: 'deltavee',
    scenario: 'dv-own-1',
    players: [{ is: 'person' }, { is: 'computer', level: 'admiral' }],
    options: { openLogs: true },
  });
  expect(readStartLink(startHash(again))).toEqual(again);
});

test('after the end: the other side, and a stronger opponent as long as there is one', () => {
  const seats = [
    { seat: 0, name: 'Red', player: { is: 'person' } },
    { seat: 1, name: 'Blue', player: { is: 'computer', level: 'captain' } },
  ] as const;
  const played = { game: 'deltavee', scenario: 'dv-1', seats, options: {} } as const;
  expect(otherSideAt(played)?.players).toEqual([{ is: 'computer', level: 'captain' }, { is: 'person' }]);
  expect(strongerAt(played)?.players).toEqual([{ is: 'person' }, { is: 'computer', level: 'admiral' }]);
  const strongest = {
    ...played,
    seats: [seats[0], { ...seats[1], player: { is: 'computer', level: 'admiral' } }],
  } as const;
  expect(strongerAt(strongest)).toBeNull();
  expect(otherSideAt({ ...played, seats: [seats[0]] })).toBeNull();
  const watched = { ...played, seats: [{ ...seats[1], seat: 0, name: 'Red' }, seats[1]] } as const;
  expect([otherSideAt(watched), strongerAt(watched)]).toEqual([null, null]); // nobody plays against anybody
});

test('after the end: the next scenario, with as many computers as it takes', () => {
  const person = { is: 'person' } as const;
  const captain = { is: 'computer', level: 'captain' } as const;
  const seat = (at: number, player: typeof person | typeof captain) => ({ seat: at, name: `${at}`, player });
  const duel = {
    game: 'sword-and-stars' as const,
    scenario: 'a',
    seats: [seat(0, captain), seat(1, person)],
    options: {},
  };
  const next = (of: typeof duel, seats: number) => nextAt(of, { id: 'b', seats: Array.from({ length: seats }) });
  expect(next(duel, 2)).toMatchObject({ scenario: 'b', players: [captain, person] });
  expect(next(duel, 3)?.players).toEqual([person, captain, captain]);
  const alone = { ...duel, seats: [seat(0, person)] };
  expect(next(alone, 2)?.players).toEqual([person, { is: 'computer', level: 'cadet' }]);
  const friends = { ...duel, seats: [seat(0, person), seat(1, person)] };
  expect(next(friends, 3)).toBeNull(); // who would sit where?
});

test.each([
  ['', null],
  ['#start=', null],
  ['#start=%7B', null],
  [link([]), null],
  [link({ ...setup, game: 'chess' }), null],
  [link({ ...setup, players: [{ is: 'computer', level: 'god' }] }), null],
  [link({ ...setup, seed: 5 }), null],
  [link({ ...setup, options: { openLogs: [] } }), null],
])('%s is no start', (hash, nothing) => {
  expect(readStartLink(hash)).toBe(nothing);
  expect(hasStartLink(hash)).toBe(hash !== ''); // it is told that it cannot be read
});
