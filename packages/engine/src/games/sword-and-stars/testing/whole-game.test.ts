import { describe, expect, test } from 'vitest';
import { WAITING } from '../state.ts';
import type { Act } from '../types.ts';
import { card, chit, type Given, type Scene, system } from './given.ts';
import { ATJAYAN, AVIAN, HIVE, VEREEN, vote } from './given-confederation.ts';
import { wholeGame } from './given-game.ts';
import { interstellar, poor } from './given-operation.ts';

/** What a rule does is tested beside it; here the game itself must get there, with every step at work. */
const END: Act = { do: 'end' };
const agreement = { text: 'peace on the border', isPrivate: false };
/** VeReen's turn in the middle, its cards all used. */
const lastWords = (position: Given = {}): Scene =>
  wholeGame({
    ...position,
    start: { active: 'vereen', stage: 'loop', ...position.start },
    players: { vereen: { cards: 0 }, ...position.players },
  });

describe('the end of a Player-Turn', () => {
  test('SS-9.13b SS-9.13c the Revolt spreads, turn by turn', () => {
    const at = lastWords({ revolt: -1, players: { ...idle('atjayan'), vereen: { cards: 0 } } });
    at.answer(VEREEN, 'act', END);
    expect(at.told('revolt')).toMatchObject([{ level: -1 }]);
    expect([at.g.systems.owner[system('lund')], at.g.revolt]).toEqual([-1, 0]); // Lund stood at -1
    expect(at.asked).toEqual(['0 act']);
    at.answer(ATJAYAN, 'act', { do: 'draw' }, chit('treaty-signed')).answer(ATJAYAN, 'act', END);
    expect([at.g.systems.owner[system('ambrel')], at.g.revolt]).toEqual([-1, 1]); // Ambrel stood at 0
  });

  test('SS-8.31e who has had his turn of Total War owes nothing more, and the last one ends it', () => {
    const at = lastWords({
      wars: [{ violator: 'hive', owed: ['vereen', 'atjayan'] }],
      players: { ...idle('atjayan', 'vereen') },
    });
    at.answer(VEREEN, 'act', END);
    expect([at.g.wars, at.told('total-war-over')]).toEqual([{ violator: [HIVE], owed: [1 << ATJAYAN] }, []]);
    at.answer(ATJAYAN, 'act', { do: 'draw' }, chit('treaty-signed')).answer(ATJAYAN, 'act', END);
    expect([at.g.wars.violator, at.told('total-war-over')]).toEqual([[], [{ violator: HIVE }]]);
  });
});

/** Without a card they end their turns at once. */
function idle(...players: string[]): NonNullable<Given['players']> {
  return Object.fromEntries(players.map((player) => [player, { cards: 0 }]));
}
/** Everybody but VeReen has played, nobody has cards left, and no power of its own comes. */
const lastTurn = (position: Given = {}): Scene =>
  lastWords({
    ...position,
    options: { raidersOutworlders: 'off', ...position.options },
    players: {
      ...Object.fromEntries(
        ['atjayan', 'avian', 'hospodar', 'hive'].map((id) => [
          id,
          { cards: 0, turnDone: true, ...position.players?.[id] },
        ]),
      ),
      vereen: { cards: 0, ...position.players?.['vereen'] },
    },
  });

test('SS-8.31a who would end his turn under Total War is told of the war, not of his first Operation', () => {
  const at = wholeGame({
    start: { active: 'atjayan', stage: 'loop' },
    wars: [{ violator: 'hospodar', owed: ['atjayan'] }],
  });
  expect(at.refusal(ATJAYAN, 'act', END)).toEqual({
    rule: 'SS-8.31a',
    why: 'Total War: 5 cards must still be used',
  });
  expect(at.refusal(ATJAYAN, 'act', { do: 'flip' })).toEqual({
    rule: 'SS-8.31d',
    why: 'Total War: Raid on Hospodar is possible',
  });
});

describe('what counts once a Round', () => {
  test("SS-25.1a LA'DAU is put to the vote once a Round, not once a game", () => {
    const at = lastTurn();
    at.anytime(VEREEN, 'callSession', { cause: 'ladau', about: -1 });
    vote(at, {});
    expect(at.anytimeRefusal(AVIAN, 'callSession', { cause: 'ladau', about: -1 })).toMatchObject({ rule: 'SS-25.1a' });
    at.answer(VEREEN, 'act', END);
    expect([at.g.round, at.asked]).toEqual([2, ['3 position']]);
    expect(at.anytimeRefusal(AVIAN, 'callSession', { cause: 'ladau', about: -1 })).toBeNull();
  });

  test('SS-7.1b a Treaty is put to the vote once a Round, not once a game', () => {
    const call = { cause: 'treaty', about: system('barnz') } as const;
    const at = lastTurn({ systems: { barnz: { trade: ['vereen'], treaty: ['hive'] } } });
    at.anytime(VEREEN, 'callSession', call);
    vote(at, {});
    expect(at.anytimeRefusal(VEREEN, 'callSession', call)).toMatchObject({ rule: 'SS-7.1b' });
    at.answer(VEREEN, 'act', END);
    expect([at.g.round, at.anytimeRefusal(VEREEN, 'callSession', call)]).toEqual([2, null]);
  });

  test('SS-7.1f an agreement is put to the vote once a Round, not once a game', () => {
    const at = lastTurn().bargain(VEREEN, AVIAN, 'agreement', agreement);
    const call = { cause: 'breach', about: at.g.agreements[0]!.id } as const;
    at.anytime(VEREEN, 'callSession', call);
    vote(at, {});
    expect(at.anytimeRefusal(VEREEN, 'callSession', call)).toMatchObject({ rule: 'SS-7.1f' });
    at.answer(VEREEN, 'act', END);
    expect([at.g.round, at.anytimeRefusal(VEREEN, 'callSession', call)]).toEqual([2, null]);
  });

  test('SS-21.11b R63 the card that an Outworlder kept goes unused at the end of the Round', () => {
    const at = lastTurn({
      start: { round: 5 },
      outworlders: [{ seat: 'phage', cards: 1 }],
      systems: { dom: { gate: true } },
    });
    expect(at.g.outworlders.cards).toEqual([1]);
    at.answer(VEREEN, 'act', END);
    expect([at.asked, at.g.outworlders.cards]).toEqual([['4 maintain'], [0]]);
  });
});

test('SS-21.2a an Outworlder goes by the card with which it Intercepts a player', () => {
  const at = wholeGame({
    start: { active: 'vereen', stage: 'loop' },
    outworlders: [{ seat: 'av-lem', cards: 1 }],
    players: poor('atjayan', 'avian', 'hospodar', 'hive'),
  });
  at.answer(VEREEN, 'act', interstellar('raid', 'veree', 'av-lem'), card(25), card(19));
  expect([at.told('intercepted').length, at.told('outworlder-gone')]).toEqual([1, [{ row: 0 }]]);
  expect(at.g.systems.owner[system('av-lem')]).toBe(-1);
});

test('SS-9.28b R13 an armed Hive Surge is played when the owner of Dom opens his taxes', () => {
  const at = wholeGame({
    start: { active: 'hive', stage: 'loop' },
    players: { avian: { hand: ['hive-surge'] }, hive: { points: 5 } },
  });
  at.anytime(AVIAN, 'armSurge', { armed: true }).answer(HIVE, 'act', { do: 'taxes' });
  expect([at.told('chit-played').length, at.g.players.points[HIVE]]).toEqual([1, 7]);
  at.answer(HIVE, 'tax', { do: 'tax', system: system('dom'), points: 1 });
  expect(at.g.players.points[HIVE]).toBe(9); // the tax and one more for a System of the Hive
});

test('SS-4.3d a Toppled Government is bound by nothing any more', () => {
  const at = wholeGame({ start: { active: 'vereen', stage: 'start' }, systems: { lund: { tech: 1 } } });
  at.bargain(VEREEN, AVIAN, 'agreement', agreement);
  at.answer(VEREEN, 'act', { do: 'draw' }, chit('government-toppled-c'), 3, 4, 3, 4, 3, 4);
  expect([at.g.agreements, at.told('agreement-ended').length]).toEqual([[], 1]);
});

test('SS-25.31 R83 agreements and offers of a leaver end', () => {
  const at = lastTurn().bargain(VEREEN, AVIAN, 'agreement', agreement).bargain(VEREEN, HIVE, 'agreement', agreement);
  offerPoint(at, VEREEN, AVIAN);
  offerPoint(at, AVIAN, HIVE);
  offerPoint(at, VEREEN, HIVE);
  at.anytime(AVIAN, 'dropOut', { to: -1 });
  expect(at.g.agreements.map(({ a, b }) => [a, b])).toEqual([[VEREEN, HIVE]]);
  expect(at.table.offers.map(({ by, to }) => [by, to])).toEqual([[VEREEN, [HIVE]]]);
});

function offerPoint(at: Scene, by: number, to: number): void {
  const nothing = { points: 0, treaties: [], systems: [], trades: [] };
  const terms = { give: { ...nothing, points: 1 }, take: nothing, untilRound: 0 };
  expect(at.play().act({ decision: null, by, kind: 'offer', with: { kind: 'trade', to: [to], terms } })).toBeNull();
}

test('SS-35.4 who is driven out of the Cycle is bound by nothing any more', () => {
  const at = wholeGame({
    scenario: 'galactic-cycle',
    seats: 2,
    start: { active: 'atjayan', stage: 'loop' },
    players: { 'seat-1': { status: 'playing', seat: 'delpodar', points: 0 }, atjayan: { points: 20 } },
    systems: { delpodar: { owner: 'seat-1', tech: -3, partials: [{ by: 'atjayan', base: 'atjay', count: 1 }] } },
  });
  at.bargain(0, 1, 'agreement', agreement);
  at.answer(0, 'act', interstellar('conquest', 'atjay', 'delpodar', { extra: 9 }), card(3));
  expect([at.g.players.status[1], at.g.agreements]).toEqual([WAITING, []]);
  expect(at.told('agreement-ended')).toHaveLength(1);
});
