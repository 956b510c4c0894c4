import { expect, test } from 'vitest';
import { sha256 } from '#core/sha256';
import { INTERCEPT, OPERATIONS } from './names.ts';
import { standardData as data } from './standard.ts';
import type { CardChange, CardResult } from './types.ts';

/**
 * The printed components to the last figure: each is written out in a plain text, made in the same way from the
 * project's data files when the fingerprints were taken. A changed figure changes the fingerprint.
 */
const print = (lines: readonly string[]): string => sha256(lines.join('\n')).slice(0, 16);

/** Figures beyond these stand for none. */
const BOUND = 90;
const range = ({ min, max }: CardChange | CardResult): string =>
  `${min > -BOUND ? `>=${min}` : ''}${max < BOUND ? `<=${max}` : ''}`;
const change = (entry: CardChange | null): string =>
  entry === null ? '-' : `${entry.change > 0 ? '+1' : '-1'}${range(entry)}`;
const result = (entry: CardResult | null): string => {
  if (entry === null) return '-';
  return entry.code === 'T/C' ? `T/C>=${entry.figure}` : entry.code + range(entry);
};
const id = (system: number): string => data.systems[system]!.id;
const sorted = (words: readonly string[]): string => [...words].sort().join(',');
const marks = (pairs: readonly (readonly [number, number])[]): string =>
  sorted(pairs.map(([system, strength]) => `${id(system)}:${strength}`));

test('SS-11.3d the year deck: 56 cards, every entry and every Sector check', () => {
  const lines = data.cards.map(({ nr, sectorChecks, lines: entries }) => {
    const words = OPERATIONS.slice(0, INTERCEPT).map((_, operation) => {
      const { result: score, target, base } = entries[operation]!;
      return [result(score), change(target), change(base)].join(' ');
    });
    return [nr, sectorChecks.join(','), ...words].join('; ');
  });
  expect([lines.length, lines[0], print(lines)]).toEqual([
    56,
    '1; ; C>=6 - -; R>=6 -1>=4 -; T>=6 - -; - - +1>=3; G>=4 - -1<=5; S>=4 - -1<=5',
    '2451c8ef6e6a56ca',
  ]);
});

test('SS-9.0a the cup: 27 kinds, 50 chits', () => {
  const lines = data.chitKinds.map(
    ({ id: kind, isHolding, count }) => `${kind} ${isHolding ? 'holding' : 'random'} ${count}`,
  );
  expect([lines.length, data.chits.length, print(lines)]).toEqual([27, 50, 'b8eb56f6dae4505a']);
});

test('SS-6.2b SS-9.3 SS-11.8a SS-20.0b tables 6.6, 9.3, 11.8, 13.3 and 20.6', () => {
  const { sectorCheck, systemAssignment, raidExploitation, rebellion, ideologyModifiers, raceModifiers } = data.tables;
  const dice = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const { from, points } = raidExploitation;
  const words = ['sameIdeology', 'relatedIdeology', 'unrelatedIdeology', 'sameRace', 'differentRace'];
  const rows = [ideologyModifiers[0], ideologyModifiers[1], ideologyModifiers[2], raceModifiers[0]!, raceModifiers[1]!];
  expect({
    '6.6': print(dice.map((sum) => `${sum}: ${sectorCheck[sum]!.join(' ')}`)),
    '9.3': print(systemAssignment.map((row) => row.map(id).join(' '))),
    '11.8': print(words.map((word, row) => `${word} ${rows[row]!.slice(0, INTERCEPT).join(' ')}`)),
    '13.3': print(points.map((got, index) => `${from + index} ${got}`)),
    '20.6': print(dice.map((sum) => `${sum}: ${rebellion.rows[sum]!.map((outcome) => '-UR'[outcome]).join('')}`)),
  }).toEqual({
    '6.6': '7f8ea9752241f35b',
    '9.3': '8a7a8313a0219172',
    '11.8': '96cdfd7e233dd60d',
    '13.3': '9b2aa184e51b8bfc',
    '20.6': 'a1fc32601e620fa2',
  });
});

test('SS-25.7 the map and every set-up', () => {
  const registers = data.systems.map(({ index, name, planets, norm, resourceValue, race, ideology, confederation }) => {
    const near = sorted(data.adjacent[index]!.map((node) => data.nodes[node]!.id));
    const kin = [data.races[race]?.id ?? 'unique', data.ideologies[ideology]?.code ?? 2000];
    return [
      id(index),
      name,
      planets,
      norm,
      resourceValue,
      ...kin,
      ['false', 'true', 'by-vote'][confederation],
      near,
    ].join(' ');
  });
  const setUps = data.scenarios.map((scenario) => {
    const { minPlayers, maxPlayers, gameTurns, voteAfter, webs, gates, void: empty, techCaps, empires } = scenario;
    const ground = [marks(webs), sorted(gates.map(id)), sorted(empty.map(id)), marks(techCaps)];
    const powers = empires.map(({ name, sectors, seat, systems, unrest, treaties, resourcePoints, required, ...own }) =>
      [
        `\n  ${own.id} ${name} ${sectors.join(' ')} ${id(seat)} ${sorted(systems.map(id))} U ${sorted(unrest.map(id))}`,
        `T ${sorted(treaties.map(id))} W ${marks(own.webs)} G ${sorted(own.gates.map(id))} ${resourcePoints} ${required}`,
      ].join(' '),
    );
    return [scenario.id, minPlayers, maxPlayers, gameTurns, voteAfter, ...ground, ...powers].join(' ');
  });
  expect([print(registers), print(setUps)]).toEqual(['80890ec62ef01a05', '6efc8136754002d1']);
});
