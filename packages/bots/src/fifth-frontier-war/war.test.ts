import { IMPERIAL, type WarState, ZHODANI } from '@admiralty/engine/fifth-frontier-war';
import { describe, expect, test } from 'vitest';
import { answerOf, fleet, game, playOf, squadron, troop, type War, warOf } from '../../test/war.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';
import { evaluate, isFarEnough } from './evaluate.ts';
import { isWelcome, shouldReveal } from './out-of-turn.ts';
import { bought } from './replacements.ts';

describe('guerrillas', () => {
  const onYori = (troops: object, worlds: object = {}) =>
    warOf({ turn: 3, phase: 'guerrillas', troops: { 'Z-G1': { at: '2514' }, ...troops }, worlds });

  test('they hide from a hundred battalions', () => {
    expect(answerOf(onYori({}), ZHODANI, 'guerrillas').answer).toEqual({ overt: [], covert: [] });
  });

  test('they rise beside troops that are winning', () => {
    const { answer, turn } = answerOf(onYori({ 'Z-K1': { at: '2514' } }), ZHODANI, 'guerrillas');
    expect(answer.overt).toEqual([troop('Z-G1')]);
    expect(turn.reason).toBe('calls the guerrillas to arms');
  });

  test('they go into hiding when they are worn out', () => {
    const worn = { 'Z-K1': { at: '2514' }, 'Z-G1': { at: '2514', overt: true, loss: 70 } };
    expect(answerOf(onYori(worn), ZHODANI, 'guerrillas').answer.covert).toEqual([troop('Z-G1')]);
  });
});

describe('replacements', () => {
  test('what brings most for a point comes first, and no more than there are points for', () => {
    const offers = [
      { unit: 1, cost: 3 },
      { unit: 2, cost: 1 },
      { unit: 3, cost: 1 },
    ];
    const worth = [0, 18, 7, 9];
    expect(bought(offers, 4, (unit) => worth[unit]!)).toEqual([3, 2]);
    expect(bought(offers, 5, (unit) => worth[unit]!)).toEqual([3, 2, 1]);
  });

  test('a reduced squadron at a yard is rebuilt', () => {
    const board = warOf({
      turn: 7,
      phase: 'replacements',
      squadrons: { 'Z-BR-1': { at: '1308', step: 'reduced' }, 'Z-BR-2': { eliminated: true } },
      points: { zhodani: [1, 0] },
    });
    expect(answerOf(board, ZHODANI, 'replace').answer.squadrons[0]).toBe(squadron('Z-BR-1'));
  });
});

/** The Zhodani side has taken the worlds of these hexes. */
const conquest = (turn: number, hexes: readonly string[], more: War = {}): War => ({
  turn,
  phase: 'endOfTurn',
  worlds: Object.fromEntries(hexes.map((hex) => [hex, { control: 'zhodani' }])),
  ...more,
});

/** 201 points: Regina, Jewell, Lanth, Frenzie, Rhylanor, and seven worlds of tech level 13 or so. */
const DECISIVE = [
  '2314',
  '1510',
  '2123',
  '1520',
  '3120',
  '2209',
  '2307',
  '2308',
  '2324',
  '2514',
  '3017',
  '2109',
  '3016',
];

describe('armistice', () => {
  test('a decisive victory is still one after the shift: the war is ended', () => {
    const { answer, turn } = answerOf(warOf(conquest(30, DECISIVE)), ZHODANI, 'declareArmistice');
    expect(answer.declare).toBe(true);
    expect(turn.reason).toBe('ends the war while it is won');
  });

  test('a marginal one would be lost by it', () => {
    const board = warOf(conquest(30, DECISIVE.slice(0, 4)));
    expect(answerOf(board, ZHODANI, 'declareArmistice').answer.declare).toBe(false);
  });

  test('whoever has won agrees to it, whoever has lost does not', () => {
    const play = playOf(warOf(conquest(30, DECISIVE)));
    expect(isWelcome(play, ZHODANI)).toBe(true);
    expect(isWelcome(play, IMPERIAL)).toBe(false);
  });

  test('an offer is answered at the table', () => {
    const board = warOf(conquest(30, DECISIVE));
    const offer = {
      decision: null,
      by: IMPERIAL,
      kind: 'offer',
      with: { kind: 'armistice', to: [ZHODANI], terms: {} },
    };
    board.act(offer);
    const captain = botOf(game.id, 'captain')!;
    const turn = new Players(game, [null, captain], 'offer', { nodes: 10 }).next(board.table)!;
    expect(turn.action.kind).toBe('accept');
    expect(turn.reason).toBe('agrees to the armistice');
  });
});

describe('the secret base', () => {
  const withBase = (turn: number) => playOf(warOf({ turn, phase: 'plotting', secretBase: '3017' }));

  test('it is shown at the very end, by its owner alone', () => {
    expect(shouldReveal(withBase(77), ZHODANI)).toBe(true);
    expect(shouldReveal(withBase(40), ZHODANI)).toBe(false);
    expect(shouldReveal(withBase(77), IMPERIAL)).toBe(false);
  });
});

describe('how a war stands', () => {
  test('what one hopes for the other fears, and a capital more is better', () => {
    const [none, one] = [[], ['2314']].map((hexes) => playOf(warOf(conquest(30, hexes))));
    expect(evaluate(one!, ZHODANI)).toBeGreaterThan(evaluate(none!, ZHODANI) + 0.03);
    expect(evaluate(one!, ZHODANI) + evaluate(one!, IMPERIAL)).toBeCloseTo(0);
  });

  test('a line is judged when the combats of the third turn are over', () => {
    const at = (turn: number, phase: number) => ({ turn, phase }) as WarState;
    expect(isFarEnough(at(2, 15), at(5, 11))).toBe(false);
    expect(isFarEnough(at(2, 15), at(5, 13))).toBe(true);
    expect(isFarEnough(at(2, 15), at(6, 1))).toBe(true);
  });
});

test('the admiral plays its proposals out, and its sheet is legal', () => {
  const board = warOf({
    scenario: 'regina-front',
    turn: 3,
    phase: 'plotting',
    fleets: { 'Z-F-68th': { at: '2210', squadrons: ['Z-CR-1', 'Z-CR-2'] } },
    troops: { 'Z-R1': { aboard: 'Z-CR-1' } },
  });
  const { answer, turn } = answerOf(board, ZHODANI, 'plots', 'admiral', 600);
  if (!('fleets' in answer)) throw new Error('by number');
  expect(turn.nodes).toBeGreaterThan(100);
  expect(turn.depth).toBeGreaterThan(10);
  expect(answer.fleets.map((one) => one.fleet)).toEqual([fleet('Z-F-68th')]);
});
