import { expect, test } from 'vitest';
import { type Given, given, type Scene, system } from '../../testing/given.ts';
import { finishGame, performanceOf, victoryPoints } from './victory.ts';

const alone = (systems: Given['systems'], player = {}): Scene => {
  const ids = given({}).data.systems.map(({ id }) => id);
  const none = Object.fromEntries(ids.map((id) => [id, { owner: 'independent', treaty: [] }]));
  const exiles = Object.fromEntries(['atjayan', 'avian', 'vereen', 'hospodar'].map((id) => [id, { seat: null }]));
  return given({
    systems: { ...none, ...systems },
    players: { ...exiles, hive: { sectors: [1, 5, 1], ...player } },
  });
};
const dom = { owner: 'hive', treaty: [], tech: 3 };
const points = (at: Scene) => victoryPoints(at, 4);

test('SS-25.4a a governable System scores its Tech Level plus 3', () => {
  // Administrative 5 against 3, -2 and 0 in kindred Systems
  expect(points(alone({ dom }))).toBe(6);
  expect(points(alone({ dom, 'edom-one': { owner: 'hive', treaty: [], tech: -2 } }))).toBe(7);
});

test('SS-25.4a a System that he could not Govern scores nothing; extra points do not help (R81)', () => {
  expect(points(alone({ dom }, { sectors: [9, 2, 9], points: 50 }))).toBe(0); // 2 - 3
  expect(points(alone({ dom }, { sectors: [9, 3, 9] }))).toBe(6);
  // different Race 2, unrelated Ideology 2, level 1: 5 - 5 is enough, with a partial conquest it is not
  const asak = { owner: 'hive', treaty: [], tech: 1 };
  expect(points(alone({ dom, asak }))).toBe(10);
  expect(points(alone({ dom, asak: { ...asak, partials: [{ by: 'avian', base: 'windstar', count: 1 }] } }))).toBe(6);
});

test('SS-25.4a the expelled govern as strangers, an exile governs nothing', () => {
  expect(points(alone({ dom }, { expelled: true }))).toBe(0); // 5 - 3 - 2 - 2
  expect(points(alone({ asak: { owner: 'hive', treaty: ['hive'], tech: 0 } }, { seat: null }))).toBe(3); // the Treaty alone
});

test('SS-25.4b an own Treaty with an own System scores 3, governable or not; with others nothing', () => {
  const treaty = ['hive'];
  expect(points(alone({ dom: { ...dom, treaty } }))).toBe(9);
  expect(points(alone({ dom: { ...dom, treaty } }, { sectors: [1, 1, 1] }))).toBe(3);
  expect(points(alone({ dom, asak: { owner: 'independent', treaty } }))).toBe(6);
});

test('SS-25.4c five for each Conversion and Colonization', () => {
  expect(points(alone({ dom }, { conversions: 2, colonizations: 1 }))).toBe(21);
});

test('SS-25.4d most points win, equals share the place', () => {
  const at = alone({
    dom,
    veree: { owner: 'vereen', treaty: ['vereen'], tech: 0 },
    windstar: { owner: 'avian', treaty: [], tech: 3 },
  });
  at.g.players.exile = [1, 0, 0, 1, 0];
  at.g.players.administrative = [5, 5, 5, 5, 5];
  at.g.players.race[1] = at.g.systems.race[system('windstar')]!;
  finishGame(at.play(), 'SS-25.2c');
  // Avian, VeReen and Hive 6 points each
  expect(at.table.result?.places).toEqual([4, 1, 1, 4, 1]);
  expect(at.told('score')).toEqual([{ points: [0, 6, 6, 0, 6] }]);
});

test('SS-25.4d who has left comes behind everybody', () => {
  const at = alone({ dom });
  at.g.players.status[1] = 3;
  finishGame(at.play(), 'SS-25.2c');
  expect(at.table.result?.places).toEqual([2, 5, 2, 2, 1]);
});

test('SS-25.5 no stock of markers runs out: all 42 Systems can be held, traded with and gated', () => {
  const ids = given({}).data.systems.map(({ id }) => id);
  const mark = {
    owner: 'hive',
    treaty: ['hive'],
    trade: ['hive', 'avian', 'vereen'],
    gate: true,
    web: 3 as const,
    tech: 0,
  };
  const at = alone(Object.fromEntries(ids.map((id) => [id, mark])), { sectors: [9, 9, 9] });
  expect(points(at)).toBe(42 * 6);
});

test('SS-26.4 the solitaire schedule: 91 is Excellent, 90 Very Good', () => {
  const at = given({ scenario: 'rise-of-empire' });
  const levels = [91, 90, 71, 70, 61, 60, 51, 50, 41, 40, 0].map((total) => performanceOf(at, total));
  expect(levels).toEqual([
    'Excellent',
    'Very Good',
    'Very Good',
    'Good',
    'Good',
    'Mediocre',
    'Mediocre',
    'Poor',
    'Poor',
    'Very Poor',
    'Very Poor',
  ]);
});

test('SS-26.4 the result names the level', () => {
  const at = given({ scenario: 'rise-of-empire' });
  finishGame(at.play(), 'SS-25.2c'); // Atjay: 3 + 3 and its Treaty
  expect(at.table.result).toEqual({ places: [1], rule: 'SS-26.4', why: 'Very Poor with 9 points' });
});
