import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { type Given, type GivenTable, given, givenState } from '../../testing/given.ts';
import type { FfwPlay } from '../../types.ts';
import { finishBattle, pointsOf } from './victory.ts';

const resultOf = ({ table }: FfwPlay) => table.result;
const taken = (by: 'imperial' | 'zhodani', hexes: readonly string[]): NonNullable<Given['worlds']> =>
  Object.fromEntries(hexes.map((hex) => [hex, { control: by }]));
const CAPITALS = ['1510', '1520', '2123', '2314', '3120']; // 24 + 20 + 22 + 20 + 30
const MAJOR = [...CAPITALS, '1410']; // + 11 = 127
const THREE_HUNDRED = [
  ...MAJOR,
  ...['2109', '2209', '2307', '2308', '2324', '2514', '3017'], // 7 × 13 = 91
  ...['3016', '2415', '1409', '1212', '2409', '2810', '2821'], // 14 + 12 + 5 × 11 = 81
  '2510', // 1
];
const endOf = (turn: number, spec: Given = {}): GivenTable =>
  given({ turn, phase: 'endOfTurn', only: ['endOfTurn'], ...spec });

test('FFW-8.1f the book’s figures: 20 points for Regina, 3½ for Utoland, as long as they are held', () => {
  const at = givenState({ worlds: { '2314': { control: 'zhodani' }, '1613': { control: 'imperial' } } });
  expect(pointsOf(at)).toEqual([3.5, 20]);
  at.g.worlds.control = at.data.worlds.map(({ control }) => control);
  expect(pointsOf(at)).toEqual([0, 0]); // D12: retaken, nobody has points
});

test('FFW-8.1d FFW-8.1e all three Vargr worlds and all four Sword Worlds give the Imperial side 15 each', () => {
  const of = (hexes: string[]) => pointsOf(givenState({ worlds: taken('imperial', hexes) }))[IMPERIAL];
  expect(of(['2702', '2703'])).toBe(19);
  expect(of(['2702', '2703', '2704'])).toBe(24 + 15);
  expect(of(['1525', '1527', '1625'])).toBe(28);
  expect(of(['1525', '1527', '1625', '1627'])).toBe(52 + 15);
  const front = givenState({ scenario: 'lanth-road', worlds: taken('imperial', ['1525', '1527', '1625', '1627']) });
  expect(pointsOf(front)[IMPERIAL]).toBe(52); // E6: no bonus
});

test('FFW-8.2a FFW-8.3a a difference of 300 goes on, 301 ends the game as a decisive victory at the end of the turn', () => {
  const almost = endOf(20, { worlds: taken('zhodani', THREE_HUNDRED) });
  expect(almost.told('victoryPoints')).toEqual([{ turn: 20, points: [0, 300], level: 'zhodani-decisive' }]);
  expect(almost.table.result?.why).toBe('reinforcements would begin');
  const over = endOf(20, { worlds: taken('zhodani', [...THREE_HUNDRED.filter((hex) => hex !== '2510'), '2211']) });
  expect(over.table.result).toEqual({
    places: [2, 1],
    rule: 'FFW-8.3a',
    why: 'automatic victory at the end of turn 20: decisive victory of the Zhodani side, 301 Zhodani points to 0 Imperial',
  });
});

test('FFW-8.1f the points of the turn that ends the game are announced once', () => {
  const last = given({ scenario: 'jewell-gate', turn: 8, phase: 'endOfTurn', only: ['endOfTurn'] });
  expect(last.table.result).not.toBeNull();
  expect(last.told('victoryPoints')).toHaveLength(1);
  const automatic = endOf(20, { worlds: taken('zhodani', [...THREE_HUNDRED, '2211']) });
  expect(automatic.told('victoryPoints')).toEqual([{ turn: 20, points: [0, 302], level: 'zhodani-decisive' }]);
});

test('FFW-8.3a the Imperial side wins in the same way; R66 half points are cut off toward zero', () => {
  const { at } = endOf(3);
  const all = at.data.worlds.filter(({ points }) => points[IMPERIAL] > 0).map(({ label }) => label);
  const over = endOf(3, { worlds: taken('imperial', all) });
  expect(over.table.result?.places).toEqual([1, 2]);
  expect(over.table.result?.why).toContain('decisive victory of the Imperial side');
  const half = endOf(3, {
    worlds: { ...taken('zhodani', [...THREE_HUNDRED, '2211']), '2604': { control: 'imperial' } },
  });
  expect(half.told('victoryPoints')).toEqual([{ turn: 3, points: [1.5, 302], level: 'zhodani-decisive' }]); // 300½
});

test('FFW-8.4b FFW-8.4c the book’s example: declared on turn 34 at 127 points, a Zhodani major victory becomes a stalemate', () => {
  const table = endOf(34, { worlds: taken('zhodani', MAJOR) });
  expect(table.told('victoryPoints')).toEqual([{ turn: 34, points: [0, 127], level: 'zhodani-major' }]);
  table.act(ZHODANI, 'declareArmistice', { declare: true });
  expect(table.table.result).toEqual({
    places: [1, 1],
    rule: 'FFW-8.4c',
    why: 'armistice declared on turn 34: stalemate, 127 Zhodani points to 0 Imperial',
  });
});

test('FFW-8.4b a declaration is possible from turn 26 on, by the Zhodani side only, and play goes on without', () => {
  expect(endOf(25).table.result?.why).toBe('reinforcements would begin');
  const table = endOf(26);
  expect(table.table.pending.map(({ by, kind }) => [by, kind])).toEqual([[ZHODANI, 'declareArmistice']]);
  table.act(ZHODANI, 'declareArmistice', { declare: false });
  expect([table.g.turn, table.table.result?.why]).toEqual([27, 'reinforcements would begin']);
  const front = given({ scenario: 'jewell-gate', turn: 26, phase: 'endOfTurn', only: ['endOfTurn'] });
  expect(front.table.pending).toEqual([]); // E5
});

test('FFW-8.4c from turn 52 one level; R68 no further than an Imperial decisive victory', () => {
  const declared = (turn: number, hexes: readonly string[], by: 'imperial' | 'zhodani' = 'zhodani') => {
    const table = endOf(turn, { worlds: taken(by, hexes) });
    table.act(ZHODANI, 'declareArmistice', { declare: true });
    return table.table.result?.why.split(/[:,] /)[1];
  };
  expect(declared(51, MAJOR)).toBe('stalemate');
  expect(declared(52, MAJOR)).toBe('marginal victory of the Zhodani side');
  expect(declared(52, THREE_HUNDRED)).toBe('major victory of the Zhodani side');
  expect(declared(26, [])).toBe('major victory of the Imperial side');
  const imperial = ['0708', '0711', '0707', '1012', '1014', '1017', '1018', '1109', '1116', '1308', '1506', '1507'];
  expect(declared(26, imperial, 'imperial')).toBe('decisive victory of the Imperial side');
});

test('FFW-8.4a FFW-8.4d an armistice that all agree to ends the game at any time, without a shift', () => {
  const table = given({
    turn: 9,
    phase: 'adjustment',
    only: ['adjustment'],
    seats: 3,
    squadrons: { 'I-BR-190': { at: '2314' } },
    worlds: taken('zhodani', MAJOR),
  });
  const offer = (to: number[]) => ({
    decision: null,
    by: 0,
    kind: 'offer',
    with: { kind: 'armistice', to, terms: {} },
  });
  expect(table.play().check(offer([1]))).toEqual({ rule: 'FFW-8.4a', why: 'all players must agree to it' });
  expect(table.play().act(offer([1, 2]))).toBeNull();
  const { id } = table.table.offers[0]!;
  for (const by of [1, 2]) {
    expect(table.table.result).toBeNull();
    expect(table.play().act({ decision: null, by, kind: 'accept', with: { offer: id } })).toBeNull();
  }
  expect(table.table.result).toEqual({
    places: [2, 1, 1],
    rule: 'FFW-8.4d',
    why: 'armistice agreed on turn 9: major victory of the Zhodani side, 127 Zhodani points to 0 Imperial',
  });
});

test('R69 the turn limit ends the campaign like a mutual armistice', () => {
  const table = endOf(30, { options: { turnLimit: 30 }, worlds: taken('zhodani', MAJOR) });
  table.act(ZHODANI, 'declareArmistice', { declare: false });
  expect(table.table.result).toEqual({
    places: [2, 1],
    rule: 'FFW-8.4d',
    why: 'turn 30 was the last: major victory of the Zhodani side, 127 Zhodani points to 0 Imperial',
  });
});

test('E6 a front is scored after its last turn by its own levels, without automatic victory', () => {
  const end = (hexes: string[], turn = 7) =>
    given({ scenario: 'jewell-gate', turn, phase: 'endOfTurn', only: ['endOfTurn'], worlds: taken('zhodani', hexes) })
      .table.result;
  expect(end(['1410', '1409'])?.why).toBe('turn 7 was the last: stalemate, 22 Zhodani points to 0 Imperial');
  expect(end(['1410', '1409'])?.places).toEqual([1, 1]);
  expect(end(['1510'])?.why).toContain('marginal victory of the Zhodani side, 24');
  expect(end([])?.places).toEqual([1, 2]);
  expect(end([])?.why).toContain('decisive victory of the Imperial side');
  expect(end(['1510'], 6)?.why).toBe('reinforcements would begin');
});

test('E a battle is scored by defense factors lost, and 8 for having the hex alone', () => {
  const end = (lost: [number, number], squadrons: Given['squadrons'] = {}) => {
    const table = given({ scenario: 'ruie-gunnery', combat: { hex: '2213', stage: 'space' }, only: [], squadrons });
    const play = table.play();
    play.table.result = null;
    play.g.lost = lost;
    finishBattle(play);
    return resultOf(play);
  };
  const alone = { 'Z-BR-1': { at: '2213' } };
  expect(end([10, 3], alone)?.why).toBe(
    'the combat is over: major victory of the Zhodani side, 18 Zhodani points to 3 Imperial',
  );
  expect(end([10, 3], { ...alone, 'I-BR-190': { at: '2213' } })?.why).toContain(
    'stalemate, 10 Zhodani points to 3 Imperial',
  );
  expect(end([3, 20], { 'I-BR-190': { at: '2213' } })?.places).toEqual([1, 2]);
  expect(end([13, 5])?.places).toEqual([1, 1]);
  expect(end([13, 5])?.why).toContain('13 Zhodani points to 5 Imperial'); // nobody is left to have it
});

test('FFW-8.4a a battle knows no armistice', () => {
  const table = given({ scenario: 'ruie-gunnery', combat: { hex: '2213', stage: 'space' }, only: [] });
  table.table.result = null;
  const offer = { kind: 'armistice', to: [1], terms: {} };
  expect(table.play().check({ decision: null, by: 0, kind: 'offer', with: offer })?.rule).toBe('FFW-8.4a');
});
