import { describe, expect, test } from 'vitest';
import { TAXED } from '../../state.ts';
import { anyRandom, card, type Given, given, type Parts, type Scene, system } from '../../testing/given.ts';
import type { Act, SsPlay } from '../../types.ts';
import { sectorCheck, sectorChecks } from '../06-seats/sector-checks.ts';
import { operation } from '../11-operations/operations.ts';
import { flipCards } from './leftovers.ts';
import { act, playerTurn } from './player-turn.ts';

const HIVE = 4;
const dom = system('dom');
const turn = { player: HIVE, held: '' as const };
const govern: Act = { do: 'govern', target: dom, extra: 0 };

/** The Hive's turn with chits and taxes stubbed: both end at once. */
function scene(position: Given = {}, own: NonNullable<Parts['steps']> = {}): Scene {
  const taxation = (play: SsPlay): void => {
    play.g.players.taxation[play.g.active] = TAXED;
    play.done();
  };
  return given(position, {
    steps: { playerTurn, flipCards, sectorChecks, operation, taxation, ...own },
    choices: { act, sectorCheck },
  });
}
const inTurn = (stage: 'start' | 'loop', position: Given = {}, own = {}): Scene =>
  scene({ ...position, start: { ...position.start, active: 'hive', stage } }, own).run('playerTurn', { ...turn });
const rule = (at: Scene, answer: Act) => at.refusal(HIVE, 'act', answer)?.rule ?? null;
const ownTwo = { dom: { tech: 2 } };

test('SS-5.0g the turn begins with one chit, and only one is drawn', () => {
  const drawn: number[] = [];
  const drawChit = (play: SsPlay, frame: { my: { player: number } }): void => {
    drawn.push(frame.my.player);
    play.done();
  };
  const at = inTurn('start', {}, { drawChit });
  expect(rule(at, { do: 'end' })).toBe('SS-5.0p');
  at.answer(HIVE, 'act', { do: 'draw' });
  expect([drawn, at.asked, rule(at, { do: 'draw' })]).toEqual([[HIVE], ['4 act'], 'SS-5.0g']);
});

test('SS-5.0p taxes may come before the chit, an Operation may not', () => {
  const at = inTurn('start');
  expect([rule(at, { do: 'taxes' }), rule(at, govern), rule(at, { do: 'flip' })]).toEqual([null, 'SS-5.0p', 'SS-5.0p']);
  at.answer(HIVE, 'act', { do: 'taxes' });
  expect([at.g.stage, rule(at, govern)]).toEqual([0, 'SS-5.0p']); // the chit is still to be drawn
  at.answer(HIVE, 'act', { do: 'draw' });
  expect(rule(at, { do: 'taxes' })).toBe('SS-5.0j');
});

test('SS-5.0j taxes at any point, in one segment', () => {
  const at = inTurn('loop');
  at.answer(HIVE, 'act', govern, card(1)).answer(HIVE, 'act', { do: 'taxes' });
  expect([rule(at, { do: 'taxes' }), rule(at, govern)]).toEqual(['SS-5.0j', null]);
});

test('SS-5.0i the turn cannot end before an Operation was undertaken', () => {
  const at = inTurn('loop');
  expect(at.refusal(HIVE, 'act', { do: 'end' })).toEqual({
    rule: 'SS-5.0i',
    why: 'undertake 1 more Operation before you end',
  });
  at.answer(HIVE, 'act', govern, card(1));
  expect(rule(at, { do: 'end' })).toBeNull();
  at.answer(HIVE, 'act', { do: 'end' });
  expect([at.g.active, at.g.players.turnDone[HIVE], at.told('turn-end')]).toEqual([-1, 1, [{ player: HIVE }]]);
});

test('SS-11.51 one to five cards: the sixth Operation has none', () => {
  const at = inTurn('loop', { systems: ownTwo });
  for (const nr of [1, 2, 3, 4, 5]) at.answer(HIVE, 'act', govern, card(nr));
  expect([at.g.players.cards[HIVE], at.g.players.operations[HIVE]]).toEqual([0, 5]);
  expect(at.refusal(HIVE, 'act', govern)).not.toBeNull();
  expect([rule(at, { do: 'flip' }), rule(at, { do: 'end' })]).toEqual(['SS-11.51', null]);
});

test('SS-34.3b the Atjayan player must play five of his ten cards', () => {
  const at = scene({
    scenario: 'phoenix',
    start: { active: 'atjayan' },
    players: { atjayan: { cards: 10, operations: 4 } },
  });
  at.g.players.duty[0] = 5;
  at.run('playerTurn', { player: 0, held: '' });
  expect(at.refusal(0, 'act', { do: 'end' })?.why).toBe('undertake 1 more Operation before you end');
  at.answer(0, 'act', { do: 'govern', target: system('atjay'), extra: 0 }, card(1));
  expect(at.refusal(0, 'act', { do: 'end' })).toBeNull();
});

/** Dom at 3 with Administrative 1 and no points: nothing is legal. */
const helpless: Given = {
  players: { hive: { sectors: [1, 1, 1], points: 0 } },
  systems: {
    dom: { tech: 3 },
    'edom-one': { owner: 'independent' },
    'edom-two': { owner: 'independent' },
    'edom-three': { owner: 'independent' },
  },
};

test('SS-6.24 no card is turned as unused while an Operation is possible or the duty is met', () => {
  const at = inTurn('loop');
  expect(at.refusal(HIVE, 'act', { do: 'flip' })).toEqual({ rule: 'SS-6.24', why: 'an Operation is possible' });
  at.answer(HIVE, 'act', govern, card(1));
  expect(rule(at, { do: 'flip' })).toBe('SS-6.24');
  const met = inTurn('loop', { ...helpless, players: { hive: { sectors: [1, 1, 1], points: 0, operations: 1 } } });
  expect(rule(met, { do: 'flip' })).toBe('SS-6.24');
});

test('SS-5.0i without a legal Operation one card is turned as an unused one, and the duty is met (R7)', () => {
  const at = inTurn('loop', helpless);
  expect([rule(at, govern), rule(at, { do: 'end' })]).toEqual(['SS-11.54a', 'SS-5.0i']);
  at.answer(HIVE, 'act', { do: 'flip' }, card(4), 1, 1); // lists 1: Administrative checked, 9
  expect([at.g.players.administrative[HIVE], at.g.players.cards[HIVE], rule(at, { do: 'end' })]).toEqual([9, 4, null]);
});

const exile: Given = { ...helpless, players: { hive: { seat: null, sectors: [3, 1, 3], points: 9 } }, systems: {} };

test('SS-6.51a an exile draws a chit, owes no Operation, and turns all his cards at the end of his turn', () => {
  const at = inTurn('start', exile);
  expect(rule(at, { do: 'taxes' })).toBe('SS-6.51b');
  at.answer(HIVE, 'act', { do: 'draw' });
  expect([rule(at, { do: 'flip' }), rule(at, { do: 'end' })]).toEqual(['SS-6.24', null]);
  at.answer(HIVE, 'act', { do: 'end' }, card(1), card(2), card(4), 3, 3, card(5), card(6));
  expect([at.g.players.cards[HIVE], at.g.players.administrative[HIVE], at.g.players.turnDone[HIVE]]).toEqual([0, 3, 1]);
});

test('others keep their unused cards for Intercepts at the end of their turn', () => {
  const at = inTurn('loop', { players: { hive: { operations: 1, cards: 4 } } });
  expect(at.answer(HIVE, 'act', { do: 'end' }).g.players.cards[HIVE]).toBe(4);
});

test('A4 a turn begins with its counters at zero', () => {
  const at = scene({ players: { hive: { operations: 2, taxed: true, cards: 5 } } });
  at.g.systems.taxed[dom] = 1;
  at.run('playerTurn', { ...turn });
  const { operations, taxation } = at.g.players;
  expect([at.g.active, at.g.stage, operations[HIVE], taxation[HIVE], at.g.systems.taxed[dom]]).toEqual([
    HIVE,
    0,
    0,
    0,
    0,
  ]);
  expect(at.asked).toEqual(['4 act']);
});

test('A7 the defaultAnswer draws, Governs the Seat, and ends', () => {
  const answer = (at: Scene) => act.defaultAnswer(at.play(), at.table.pending[0] as never);
  expect(answer(inTurn('start'))).toEqual({ do: 'draw' });
  const at = inTurn('loop', { systems: ownTwo });
  expect(answer(at)).toEqual(govern);
  expect(answer(at.answer(HIVE, 'act', govern, card(1)))).toEqual({ do: 'end' });
  expect(answer(inTurn('loop', helpless))).toEqual({ do: 'flip' });
  expect(answer(inTurn('loop', exile))).toEqual({ do: 'end' });
});

test('A7 the Seat cannot be Governed: another System is', () => {
  const at = inTurn('loop', { players: { hive: { sectors: [1, 1, 1], points: 0 } }, systems: { dom: { tech: 3 } } });
  expect(act.defaultAnswer(at.play(), at.table.pending[0] as never)).toEqual({
    do: 'govern',
    target: system('edom-one'),
    extra: 0,
  });
});

test('every shape of an act is read, and nothing else', () => {
  const way = { base: 1, target: 2, path: [], gate: false, extra: 0, chits: [] };
  const acts: unknown[] = [
    { do: 'draw' },
    { do: 'raid', ...way },
    { do: 'communicate', ...way, host: 2 },
    { do: 'starGate', target: 3, extra: 1 },
    { do: 'lowerWeb', system: 1, to: 2 },
    { do: 'moveSeat', system: 1 },
    { do: 'colonize', target: 1, bases: [2] },
  ];
  for (const one of acts) expect(act.shape.safeParse(one).success).toBe(true);
  const wrong = [{ do: 'lowerWeb', system: 1, to: 1 }, { do: 'draw', system: 1 }, { do: 'govern', target: 1 }, null];
  for (const one of wrong) expect(act.shape.safeParse(one).success).toBe(false);
});

describe('Total War', () => {
  const defaultAnswer = (at: Scene) => act.defaultAnswer(at.play(), at.table.pending[0] as never);
  const sampled = (at: Scene) =>
    Array.from({ length: 20 }, () => act.sample(at.play(), at.table.pending[0] as never, anyRandom));

  test('SS-8.31a the defaultAnswer and random players keep to the ladder, and the turn goes on until the last card', () => {
    // from eDom One, level 1: Military 3 + 1 against Bluemoon
    const at = inTurn('loop', {
      wars: [{ violator: 'avian', owed: ['hive'] }],
      players: { hive: { operations: 1, sectors: [9, 2, 5] } },
      systems: { neromadra: { owner: 'hive' } },
    });
    const due = defaultAnswer(at);
    expect('target' in due && at.g.systems.owner[due.target]).toBe(at.seat('avian'));
    expect([rule(at, due), rule(at, { do: 'end' }), rule(at, govern)]).toEqual([null, 'SS-8.31a', 'SS-8.31b']);
    for (const one of sampled(at).filter(({ do: kind }) => kind !== 'taxes' && kind !== 'lowerWeb'))
      expect([one, rule(at, one)]).toEqual([due, null]);
  });

  test('SS-8.31d who reaches nobody turns his cards one by one, more than the one of R7', () => {
    const at = inTurn('loop', {
      wars: [{ violator: 'vereen', owed: ['hive'] }],
      players: { hive: { operations: 1, cards: 2 } },
    });
    expect([defaultAnswer(at), rule(at, { do: 'flip' }), rule(at, govern)]).toEqual([{ do: 'flip' }, null, 'SS-8.31b']);
    at.answer(HIVE, 'act', { do: 'flip' }, card(1)).answer(HIVE, 'act', { do: 'flip' }, card(2));
    expect([at.g.players.cards[HIVE], rule(at, { do: 'end' })]).toEqual([0, null]);
  });
});
