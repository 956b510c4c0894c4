import { expect, test } from 'vitest';
import { type Given, type Scene, system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, HIVE, HOSPODAR, VEREEN, vote } from '../../testing/given-confederation.ts';
import { playOn, wholeGame } from '../../testing/given-game.ts';
import { NOTHING } from './trade.ts';

const options = { tradeWindow: 'betweenRounds', raidersOutworlders: 'off' };
const between = (position: Given = {}): Scene =>
  wholeGame({ start: { round: 2, phase: 'startOfRound' }, ...position, options });
const point = { give: { ...NOTHING, points: 1 }, take: NOTHING, untilRound: 0 };
const DONE = { done: true } as const;
const ALL = [ATJAYAN, AVIAN, VEREEN, HOSPODAR, HIVE];

test('SS-R132 the window opens before the Round, before cards are dealt, and stays open until all are done', () => {
  const at = between();
  expect(at.asked).toEqual(ALL.map((seat) => `${seat} bargains`));
  expect(at.g.players.cards).toEqual([0, 0, 0, 0, 0]);
  at.bargain(HIVE, AVIAN, 'trade', point);
  expect([at.g.players.points[HIVE], at.g.players.points[AVIAN]]).toEqual([11, 13]);
  for (const seat of ALL) at.answer(seat, 'bargains', DONE);
  expect([at.g.players.cards, at.asked[0]?.slice(2)]).toEqual([[5, 5, 5, 5, 5], 'position']);
  expect(() => at.bargain(HIVE, AVIAN, 'trade', point)).toThrow('SS-4.2');
});

test('SS-R132 it opens before every Round, and only with the option', () => {
  const at = playOn(between(), ({ g, asked }) => g.round === 3 && asked.length > 0);
  expect([...at.asked].sort()).toEqual(ALL.map((seat) => `${seat} bargains`));
  expect(
    wholeGame({ start: { round: 2, phase: 'startOfRound' }, options: { raidersOutworlders: 'off' } }).asked,
  ).toEqual(['3 position']);
});

test('SS-R132 who is done is not asked again when others act, and a leaver is not waited for', () => {
  const at = between();
  at.answer(ATJAYAN, 'bargains', DONE).answer(HIVE, 'bargains', DONE);
  at.anytime(VEREEN, 'callSession', { cause: 'ladau', about: -1 });
  vote(at, {});
  expect(at.asked).toEqual([`${AVIAN} bargains`, `${VEREEN} bargains`, `${HOSPODAR} bargains`]);
  at.anytime(VEREEN, 'dropOut', { to: -1 });
  expect(at.asked).toEqual([`${AVIAN} bargains`, `${HOSPODAR} bargains`]);
});

test('SS-R132 one player alone has nobody to bargain with', () => {
  const at = wholeGame({ scenario: 'rise-of-empire', options: { tradeWindow: 'betweenRounds' } });
  expect(at.asked).toEqual(['0 act']);
});

test('SS-4.2 a System sold in the window brings its Seat matters at once', () => {
  const at = between({
    players: { avian: { seat: null } },
    systems: {
      windstar: { owner: 'vereen' },
      bluemoon: { owner: 'independent' },
      skysworld: { owner: 'independent' },
      prantis: { owner: 'independent' },
    },
  });
  const give = { ...NOTHING, systems: [{ system: system('windstar'), web: true, gate: true, tally: true }] };
  at.bargain(VEREEN, AVIAN, 'trade', { give, take: NOTHING, untilRound: 0 });
  expect([at.g.players.exile[AVIAN], at.g.players.seat[AVIAN]]).toEqual([0, system('windstar')]);
});

test('SS-R132 two players are enough', () => {
  const at = wholeGame({ scenario: 'two-new-empires', options });
  expect(at.asked).toEqual(['0 bargains', '1 bargains']);
});
