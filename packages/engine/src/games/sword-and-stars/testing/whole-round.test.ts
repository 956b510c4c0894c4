import { expect, test } from 'vitest';
import { noOrders } from '../orders/orders.ts';
import { DISCARDED, HAND } from '../state.ts';
import { chit, type Given, type Scene, system } from './given.ts';
import { ATJAYAN, AVIAN, chitOf, HIVE, HOSPODAR, VEREEN } from './given-confederation.ts';
import { wholeGame } from './given-game.ts';

const END = { do: 'end' } as const;
const hold = (at: 'turnStart' | 'endOfRound', player = -1) => ({ holds: [{ at, player, system: -1 }] });
/** VeReen plays last of all in a Round in which nobody has cards left, and no power of its own comes. */
const lastTurn = (position: Given = {}): Scene =>
  wholeGame({
    ...position,
    start: { active: 'vereen', stage: 'loop', ...position.start },
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

test('SS-hold A12 who holds at the end of the Round is heard before it is over', () => {
  const at = lastTurn().anytime(HIVE, 'hold', hold('endOfRound')).answer(VEREEN, 'act', END);
  expect([at.g.round, at.asked]).toEqual([1, ['4 hold']]);
  at.answer(HIVE, 'hold', { nothing: true });
  expect([at.g.round, at.asked]).toEqual([2, ['3 position']]);
});

test('SS-5.0o a Player-Turn is announced, and who holds at its start is heard first', () => {
  const at = wholeGame({
    start: { active: 'vereen', stage: 'loop' },
    order: ['vereen', 'hive'],
    players: { vereen: { cards: 0 } },
  });
  at.anytime(AVIAN, 'hold', hold('turnStart', HIVE)).answer(VEREEN, 'act', END);
  expect([at.told('turn-start'), at.asked]).toEqual([[{ player: HIVE }], [`${AVIAN} hold`]]);
  at.answer(AVIAN, 'hold', { nothing: true });
  expect([at.asked, at.refusal(HIVE, 'act', { do: 'draw' })]).toEqual([[`${HIVE} act`], null]);
});

test('SS-9.13c R18 by option a Revolt spreads once a Game-Turn, at its end', () => {
  const at = lastTurn({ start: { round: 5 }, revolt: 0, options: { revoltPace: 'gameTurn' } });
  at.answer(VEREEN, 'act', END);
  expect([at.g.gameTurn, at.g.round, at.g.revolt]).toEqual([2, 1, 1]);
  expect(at.told('revolt')).toMatchObject([{ level: 0 }]);
  expect(at.g.systems.owner[system('ambrel')]).toBe(-1); // it stood at 0
});

test('SS-9.13c without that option the end of a Game-Turn brings nothing more', () => {
  const at = lastTurn({ start: { round: 5 }, revolt: 0 });
  at.answer(VEREEN, 'act', END);
  expect([at.g.gameTurn, at.told('revolt').length]).toEqual([2, 1]); // that of the Player-Turn
});

test('SS-8.32 R85 extra Rounds of one Game-Turn do not count against the next', () => {
  const at = lastTurn({ start: { round: 5 } });
  at.g.extraRounds = 3;
  at.answer(VEREEN, 'act', END);
  expect([at.g.gameTurn, at.g.extraRounds]).toEqual([2, 0]);
});

test('SS-orders A12 clauses for this Round end with it, others stay', () => {
  const at = lastTurn();
  const clause = (until: 'round' | 'cancelled') => ({
    role: 'any' as const,
    operation: 'any' as const,
    attacker: -1,
    targets: [],
    minRating: null,
    maxRating: null,
    keepPoints: 0,
    keepCards: 0,
    until,
    answer: { do: 'pass' as const },
  });
  at.anytime(HIVE, 'setOrders', { orders: { ...noOrders(), intercept: [clause('round'), clause('cancelled')] } });
  at.answer(VEREEN, 'act', END);
  expect(at.g.orders[HIVE]!.intercept.map(({ until }) => until)).toEqual(['cancelled']);
});

test('SS-35.3 the free change is an act of the own turn in the Cycle', () => {
  const at = wholeGame({
    scenario: 'galactic-cycle',
    seats: 1,
    start: { active: 'atjayan', stage: 'loop' },
    systems: { phage: { owner: 'atjayan', tech: -2, unrest: true } },
  });
  const phage = system('phage');
  expect(at.refusal(0, 'act', { do: 'moveSeat', system: system('perkis') })?.rule).toBe('SS-35.3');
  at.answer(0, 'act', { do: 'moveSeat', system: phage });
  expect([at.g.players.seat[0], at.g.systems.unrest[phage], at.g.systems.tech[phage]]).toEqual([phage, 0, 1]);
});

test('SS-9.2c a discarded chit is announced, and an armed Hive Surge is no longer ready', () => {
  const at = lastTurn({ players: { avian: { hand: ['hive-surge'] } } });
  const surge = chitOf(at, 'hive-surge', HAND + AVIAN);
  expect(at.anytimeRefusal(AVIAN, 'armSurge', { armed: false })).toEqual({ rule: 'SS-9.28a', why: 'it is not armed' });
  at.anytime(AVIAN, 'armSurge', { armed: true });
  expect(at.anytimeRefusal(AVIAN, 'armSurge', { armed: true })?.why).toBe('it is armed already');
  at.anytime(AVIAN, 'discardChit', { chit: surge });
  expect([at.told('chit-discarded'), at.g.chits[surge], at.g.players.armed[AVIAN]]).toEqual([
    [{ player: AVIAN, chit: surge }],
    DISCARDED,
    0,
  ]);
});

test('SS-9.2c a chit that is played is announced with its System', () => {
  const at = lastTurn({ players: { vereen: { cards: 0, hand: ['greers-port-breakthrough'] } } });
  const port = chitOf(at, 'greers-port-breakthrough', HAND + VEREEN);
  at.anytime(VEREEN, 'playChit', { chit: port });
  expect(at.told('chit-played')).toEqual([{ player: VEREEN, chit: port, systems: [] }]);
  expect(at.g.systems.gate[system('greers-port')]).toBe(1);
});

test('SS-9.16a SS-7.22a who is Toppled is named; the expelled owner of a Confederation System is back in it', () => {
  const topple = (expelled: boolean, systems: Given['systems']): Scene => {
    const at = wholeGame({
      start: { active: 'hive', stage: 'start' },
      players: { hive: { expelled } },
      systems: { ...systems },
    });
    return at.answer(HIVE, 'act', { do: 'draw' }, chit('government-toppled-c'), 3, 4, 3, 4, 3, 4, ...checks(at));
  };
  const checks = (at: Scene): number[] =>
    at.g.systems.owner.flatMap((owner, one) => (owner === HIVE && at.g.systems.tech[one]! < 0 ? [1, 1] : []));
  const quiet = {
    'edom-one': { tech: 1 },
    'edom-two': { tech: 1 },
    'edom-three': { tech: 1 },
    'edom-four': { tech: 1 },
  } as const;
  const back = topple(true, { ...quiet, flute: { owner: 'hive', tech: 1 } });
  expect([back.told('toppled'), back.g.players.expelled[HIVE]]).toEqual([[{ player: HIVE, letter: 'C' }], 0]);
  expect(topple(true, quiet).g.players.expelled[HIVE]).toBe(1); // without one he stays out
  expect(topple(false, { ...quiet, flute: { owner: 'hive', tech: 1 } }).told('readmitted')).toEqual([]);
});

test('SS-5.0o all seats of the last Round play again in the next', () => {
  const at = lastTurn().answer(VEREEN, 'act', END);
  expect([at.g.players.turnDone, at.g.players.cards]).toEqual([
    [0, 0, 0, 0, 0],
    [5, 5, 5, 5, 5],
  ]);
  expect([ATJAYAN, HOSPODAR].map((seat) => at.g.players.position[seat])).toEqual([1, 0]); // R90: he plays first in Game-Turn 1
});
