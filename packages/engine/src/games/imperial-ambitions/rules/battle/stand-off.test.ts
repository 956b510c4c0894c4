import { describe, expect, test } from 'vitest';
import { B_OVER, IN_PLAY, JUMPED_OUT, SCUTTLED, WITHDRAWN } from '../../state.ts';
import { type Given, type GivenUnit, given } from '../../testing/given.ts';
import { givenBattle } from '../../testing/given-battle.ts';
import { standOff } from './stand-off.ts';

const here = (type: GivenUnit['type'], owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});
const far = { a: here('CA', 0, { at: [20, 20] }), inf: here('Inf', 0, { where: 'surface' }) };
/** At the end of a tactical turn; seat 0 defends A1. */
const endOfTurn = (units: Record<string, GivenUnit>, battle: object, spec: Partial<Given> = {}) =>
  givenBattle({
    units: { ...far, ...units },
    position: {
      systems: [{ id: 'A1', controller: 1 }],
      battle: { system: 'A1', phase: 'check', defender: 1, ...battle },
    },
    ...spec,
  });
const enemy = { x: here('CA', 1, { at: [20, 40] }) };

describe('when', () => {
  test('IA-tac-seq-3 the next tactical turn follows while two sides are on the map', () => {
    const table = endOfTurn(enemy, { turn: 3 }, { dice: [6, 1] });
    expect([table.g.battle.turn, table.g.battle.quiet, table.decision().kind]).toEqual([4, 1, 'round']);
  });
  test('IA-end-9 R95 ten tactical turns in a row without a step lost or a unit leaving', () => {
    expect(endOfTurn(enemy, { quiet: 8 }, { dice: [6, 1] }).g.battle.phase).not.toBe(B_OVER);
    const table = endOfTurn(enemy, { quiet: 9 });
    expect([table.g.battle.phase, table.told('battleEnd')]).toEqual([B_OVER, [{ winner: 0, isStandOff: true }]]);
  });
  test('IA-end-9 R95 sixty tactical turns in all', () => {
    expect(endOfTurn(enemy, { turn: 59 }, { dice: [6, 1] }).g.battle.turn).toBe(60);
    expect(endOfTurn(enemy, { turn: 60 }).told('battleEnd')).toEqual([{ winner: 0, isStandOff: true }]);
  });
});

test('IA-end-9 R95 the others land fighters as far as room allows, jump out from anywhere; the rest is scuttled', () => {
  const table = endOfTurn(
    {
      cv: here('CV', 1, { steps: 3, at: [20, 40] }),
      f1: here('F', 1, { at: [10, 10] }),
      f2: here('F', 1, { steps: 1, at: [10, 10] }),
      f3: here('F', 1, { at: [10, 10] }),
      lame: here('BB', 1, { steps: 1, at: [25, 25] }),
      b: here('B', 1, { where: 'orbit:rocky', at: [20, 27] }),
      docked: { type: 'DD', owner: 1, aboard: 'b' },
    },
    { quiet: 9 },
  );
  const { status, battle, outside, host } = table.g.units;
  const unit = table.unit;
  expect(['f3', 'lame', 'b'].map((name) => status[unit(name)])).toEqual([SCUTTLED, SCUTTLED, SCUTTLED]);
  expect(
    ['cv', 'f1', 'f2', 'docked'].map((name) => [status[unit(name)], battle[unit(name)], outside[unit(name)]]),
  ).toEqual(Array(4).fill([IN_PLAY, JUMPED_OUT, WITHDRAWN]));
  expect([host[unit('f1')], host[unit('f2')], host[unit('docked')]]).toEqual([unit('cv'), unit('cv'), -1]);
  expect([table.g.battle.winner, table.g.systems.controller[0]]).toEqual([0, 0]);
});

test('IA-neu-6 R109 in a stand-off what is bound to the system stays behind and is lost; its carrier leaves', () => {
  const table = endOfTurn(
    {
      cv: here('CV', 1, { at: [20, 40] }),
      lent: { type: 'F', owner: 1, aboard: 'cv', bound: true },
      own: { type: 'F', owner: 1, aboard: 'cv' },
      free: here('F', 1, { at: [10, 10], bound: true, steps: 1 }),
    },
    { quiet: 9 },
  );
  const { status, battle } = table.g.units;
  expect(['cv', 'lent', 'own', 'free'].map((name) => status[table.unit(name)])).toEqual([
    IN_PLAY,
    SCUTTLED,
    IN_PLAY,
    SCUTTLED,
  ]);
  expect([battle[table.unit('cv')], battle[table.unit('own')]]).toEqual([JUMPED_OUT, JUMPED_OUT]);
});

test('R95 when the defender is gone the others leave all the same, and nobody has won', () => {
  const table = givenBattle({
    units: { x: here('CA', 1, { at: [20, 40] }), y: here('CA', 2, { at: [20, 2] }) },
    position: { battle: { system: 'A1', phase: 'check', sides: [1, 2, 3], defender: 1, quiet: 9 } },
  });
  expect(table.told('battleEnd')).toEqual([{ winner: -2, isStandOff: true }]);
  expect([table.g.battle.phase, table.g.units.battle]).toEqual([B_OVER, [JUMPED_OUT, JUMPED_OUT]]);
});

describe('R123 a battle scenario', () => {
  const scenario = (battle: object, turnLimit: number, dice: number[] = []) =>
    given({
      battle: 'check',
      units: { a: { type: 'CA', owner: 0, at: [20, 20] }, x: { type: 'CA', owner: 1, at: [20, 40] } },
      scenario: {
        options: { fog: 'open', turnLimit, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } },
      } as never,
      position: { battle: { phase: 'check', ...battle } },
      dice,
    });
  test('R123 ends after T5 of the last tactical turn, with all units as they are', () => {
    expect(scenario({ turn: 11 }, 12, [6, 1]).g.battle.turn).toBe(12);
    const table = scenario({ turn: 12 }, 12);
    expect([table.g.battle.phase, table.g.units.status]).toEqual([B_OVER, [IN_PLAY, IN_PLAY]]);
  });
  test('R123 a stand-off simply ends it', () => {
    const table = scenario({ turn: 5, quiet: 9 }, 12);
    expect([table.g.battle.standOff, table.g.units.status]).toEqual([1, [IN_PLAY, IN_PLAY]]);
  });
});

describe('R95 by agreement', () => {
  const offer = (by: number, to: number[]) => ({ id: 1, by, to, kind: 'standOff', with: {}, accepted: [] });
  const fighting = (units: Record<string, GivenUnit> = enemy, dice = [6, 1]) =>
    endOfTurn(units, { turn: 3 }, { dice, seats: 3 });
  test('IA-end-9 R95 all sides must agree, and only sides of this battle', () => {
    const table = fighting();
    const rule = (by: number, to: number[]) => standOff.check(table.play(), {}, offer(by, to))?.rule ?? null;
    expect([rule(0, [1]), rule(1, [0]), rule(2, [0, 1]), rule(0, [2]), rule(0, [1, 2])]).toEqual([
      null,
      null,
      'IA-end-9',
      'IA-end-9',
      'IA-end-9',
    ]);
    const three = fighting({ ...enemy, y: here('CA', 2, { at: [2, 2] }) }, [6, 1, 2]);
    expect(standOff.check(three.play(), {}, offer(0, [1]))?.rule).toBe('IA-end-9');
  });
  test('IA-end-9 R95 it ends the battle at the end of this tactical turn', () => {
    const table = fighting();
    standOff.settle(table.play(), {}, offer(0, [1]));
    table.act(0, 'round', { do: 'done' });
    table.act(1, 'round', { do: 'done' }, [6, 1]);
    expect(table.told('battleEnd')).toEqual([{ winner: 0, isStandOff: true }]);
    expect(table.g.units.outside[table.unit('x')]).toBe(WITHDRAWN);
  });
  test('R95 not outside a battle', () => {
    const table = fighting();
    table.g.battle.phase = B_OVER;
    expect(standOff.check(table.play(), {}, offer(0, [1]))?.rule).toBe('IA-end-9');
  });
});
