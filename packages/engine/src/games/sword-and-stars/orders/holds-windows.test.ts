import { describe, expect, test } from 'vitest';
import { type Hold, LEFT, WAITING } from '../state.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { sessionFrom } from '../testing/given-session.ts';
import { hasHold, hold, holdChoice, pausePoint, setOrders } from './holds.ts';
import { noOrders } from './orders.ts';

const HIVE = 4;
const on = (at: Hold['at'], player = -1, where = -1): Hold => ({ at, player, system: where });
const scene = (position: Given = {}): Scene => {
  const calls: string[] = [];
  return Object.assign(
    given(position, {
      steps: {
        pausePoint,
        aftermath: (play) => {
          calls.push('aftermath');
          play.g.windows = [];
          play.g.calls = [];
          play.done();
        },
      },
      choices: { hold: holdChoice },
      anytime: { hold, setOrders },
    }),
    { calls },
  );
};
const nothing = { nothing: true } as const;

describe('A12 which moments a hold is meant for', () => {
  const fires = (held: Hold, here: Hold, seat = 1): boolean => {
    const at = scene().anytime(seat, 'hold', { holds: [held] });
    return at.run('pausePoint', here).asked[0] === `${seat} hold`;
  };

  test('the first System of the map is one like any other', () => {
    const [one, other] = [0, 1];
    expect(fires(on('afterOperation', -1, one), on('afterOperation', 2, one))).toBe(true);
    expect(fires(on('afterOperation', -1, one), on('afterOperation', 2, other))).toBe(false);
  });

  test('a System counts after an Operation only', () => {
    expect(fires(on('turnStart', -1, 3), on('turnStart', 2, 5))).toBe(true);
    expect(fires(on('afterOperation', -1, 3), on('afterOperation', 2, 5))).toBe(false);
  });

  test('the first player is one like any other, at the end of a Round nobody is', () => {
    expect([fires(on('turnStart', 0), on('turnStart', 0)), fires(on('turnStart', 0), on('turnStart', 2))]).toEqual([
      true,
      false,
    ]);
    expect(fires(on('endOfRound', 3), on('endOfRound'))).toBe(true);
  });

  test('his own turn stops nobody for himself', () => {
    expect(fires(on('turnStart', 2), on('turnStart', 2), 2)).toBe(false);
  });
});

test('A12 who has left holds nothing up', () => {
  const at = scene().anytime(1, 'hold', { holds: [on('turnStart')] });
  expect(hasHold(at.g, on('turnStart', 2))).toBe(true);
  at.g.players.status[1] = LEFT;
  expect(hasHold(at.g, on('turnStart', 2))).toBe(false);
});

test('A7 a call or a window that waits is heard before anybody who holds', () => {
  const waiting = { cause: 'hiveTreaty', accused: 2, system: system('dom'), wasMember: true } as const;
  for (const fill of ['windows', 'calls'] as const) {
    const at = scene().anytime(1, 'hold', { holds: [on('turnStart')] }) as Scene & { calls: string[] };
    if (fill === 'windows') at.g.windows = [waiting];
    else at.g.calls = [{ by: 0, cause: 'readmission', about: 3 } as never];
    at.run('pausePoint', on('turnStart', 2));
    expect([at.calls, at.asked]).toEqual([['aftermath'], ['1 hold']]);
  }
});

test('A12 the window of the first seat and of the last: one after the other, each once', () => {
  const at = scene({ order: ['atjayan', 'hive'] });
  for (const seat of [0, HIVE]) at.anytime(seat, 'hold', { holds: [on('endOfRound')] });
  at.run('pausePoint', on('endOfRound'));
  const seen = [at.asked[0]];
  at.answer(0, 'hold', nothing);
  seen.push(at.asked[0]);
  at.answer(HIVE, 'hold', nothing);
  expect([...seen, at.asked[0]]).toEqual(['0 hold', '4 hold', '0 act']);
});

test('A12 an open window closes when its seat leaves the game', () => {
  const at = scene().anytime(1, 'hold', { holds: [on('turnStart')] });
  at.run('pausePoint', on('turnStart', 2));
  at.g.players.status[1] = LEFT;
  const play = at.play();
  at.table.pending.length = 0;
  play.advance();
  expect(at.asked).toEqual(['0 act']);
});

test('A12 clauses for one Operation last through other pause points', () => {
  const at = scene();
  const clause = {
    role: 'any' as const,
    operation: 'any' as const,
    attacker: -1,
    targets: [],
    minRating: null,
    maxRating: null,
    keepPoints: 0,
    keepCards: 0,
    answer: { do: 'pass' as const },
    until: 'operation' as const,
  };
  at.g.orders[1]!.intercept = [clause];
  at.run('pausePoint', on('turnStart', 2));
  expect(at.g.orders[1]!.intercept).toEqual([clause]);
  at.run('pausePoint', on('afterOperation', 2, system('dom')));
  expect(at.g.orders[1]!.intercept).toEqual([]);
});

test('A12 up to ten holds, of players and Systems that exist: each one is looked at', () => {
  const ten = Array.from({ length: 10 }, () => on('turnStart', 2));
  expect([
    hold.shape.safeParse({ holds: ten }).success,
    hold.shape.safeParse({ holds: [...ten, on('taxation')] }).success,
  ]).toEqual([true, false]);
  const at = scene({ scenario: 'two-new-empires' });
  const refused = (...holds: Hold[]) => at.anytimeRefusal(0, 'hold', { holds })?.rule ?? null;
  expect(refused(on('turnStart', 1), on('turnStart', 2))).toBe('SS-hold');
  expect(refused(on('afterOperation', -1, 0), on('afterOperation', 1, -1))).toBeNull();
  expect(refused()).toBeNull();
});

test('A12 who is out of play sets no holds', () => {
  const at = scene();
  at.g.players.status[1] = WAITING;
  expect(at.anytimeRefusal(1, 'hold', { holds: [] })).toEqual({ rule: 'SS-hold', why: 'you are not in play' });
});

test('A12 what a menu offers: none, each moment of each other player, and the end of the Round', () => {
  const at = scene({ scenario: 'two-new-empires' });
  const offered = hold.options!(at.play(), 1).map(({ holds }) => holds);
  expect(offered).toEqual([
    [],
    ...(['turnStart', 'taxation', 'operation', 'afterOperation'] as const).map((moment) => [on(moment, 0)]),
    [on('endOfRound')],
  ]);
  expect(setOrders.options!(at.play(), 1)[0]!.orders.intercept).toMatchObject([
    { operation: 'raid', answer: { do: 'pass' } },
  ]);
});

test('A12 orders wait for the own open question, not for those of others nor for the own turn', () => {
  const at = scene();
  for (const seat of [1, 2]) at.anytime(seat, 'hold', { holds: [on('endOfRound')] });
  at.run('pausePoint', on('endOfRound'));
  at.table.pending.push({ id: 900, by: 1, kind: 'act', rule: 'SS-5.0', sealed: false, about: null });
  expect(at.anytimeRefusal(1, 'setOrders', { orders: noOrders() })?.rule).toBe('SS-orders');
  at.table.pending.shift();
  expect(at.anytimeRefusal(1, 'setOrders', { orders: noOrders() })).toBeNull();
});

test('A12 at the table: a hold set in play stops the next turn of that player', () => {
  const session = sessionFrom({ start: { active: 'vereen', stage: 'loop' } });
  const asked = () => session.table.pending.map(({ by, kind }) => `${by} ${kind}`);
  const set = session.act({ decision: null, by: 1, kind: 'hold', with: { holds: [on('taxation', 2)] } });
  expect([set.ok, asked()]).toEqual([true, ['2 act']]);
  session.act({ decision: session.table.pending[0]!.id, by: 2, kind: 'act', with: { do: 'taxes' } });
  expect(asked()).toEqual(['1 hold']);
});
