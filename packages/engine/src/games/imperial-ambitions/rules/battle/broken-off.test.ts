import { describe, expect, test } from 'vitest';
import { B_AFTER, B_OVER, CANCELLED, IN_PLAY, JUMPED_OUT, SCUTTLED, T_CHECK, T_LAND, T_LAUNCH } from '../../state.ts';
import { type GivenTable, type GivenUnit, given } from '../../testing/given.ts';
import { givenBattle } from '../../testing/given-battle.ts';
import { standOff, tacticalCheck } from './stand-off.ts';

const battle = (): GivenTable =>
  given({
    battle: 'fire',
    units: { a: { type: 'CA', owner: 0, at: [20, 20] }, x: { type: 'CA', owner: 1, at: [20, 22] } },
    dice: [6, 1],
  });
/** The check alone. */
const check = (table: GivenTable) => {
  const frame = { step: 'tacticalCheck' as const, at: 0, my: {}, back: null };
  table.table.stack.push(frame);
  tacticalCheck(table.play(), frame);
  return table.g.battle;
};
const here = (type: GivenUnit['type'], owner: number, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});

describe('R95 quiet tactical turns', () => {
  test('one in which anything happened begins the count anew', () => {
    const table = battle();
    Object.assign(table.g.battle, { quiet: 5, stir: 1, turn: 3 });
    expect(check(table)).toMatchObject({ quiet: 0, stir: 0, turn: 4, phase: T_LAUNCH });
    expect(check(table)).toMatchObject({ quiet: 1, stir: 0, turn: 5 });
  });
});

describe('R123 how a battle scenario ends is announced', () => {
  const ended = (at: { turn: number; quiet: number }, turnLimit: number | null) => {
    const options = { fog: 'open', turnLimit, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } };
    return given({
      battle: 'check',
      units: { a: { type: 'CA', owner: 0, at: [20, 20] }, x: { type: 'CA', owner: 1, at: [20, 40] } },
      scenario: { options } as never,
      position: { battle: { phase: 'check', ...at } },
    });
  };
  test('IA-end-4 by its limit, without a stand-off', () => {
    const table = ended({ turn: 1, quiet: 0 }, 1);
    const { rule, data: about } = table.events.find(({ type }) => type === 'battleEnd')!;
    expect([rule, about, table.g.battle.standOff]).toEqual(['IA-end-4', { winner: -2, isStandOff: false }, 0]);
  });
  test('IA-end-9 by a stand-off', () => {
    const table = ended({ turn: 5, quiet: 9 }, null);
    const { rule, data: about } = table.events.find(({ type }) => type === 'battleEnd')!;
    expect([rule, about, table.g.battle.standOff]).toEqual(['IA-end-9', { winner: -2, isStandOff: true }, 1]);
  });
});

describe('IA-end-9 R95 who leaves', () => {
  /** Seat 1 attacks A1, the first system, with the first units of the list. */
  const leaves = (units: Record<string, GivenUnit>) =>
    givenBattle({
      units: {
        ...units,
        a: here('CA', 0, { at: [20, 20] }),
        inf: here('Inf', 0, { where: 'surface' }),
      },
      position: {
        systems: [{ id: 'A1', controller: 1 }],
        battle: { system: 'A1', phase: 'check', defender: 1, quiet: 9 },
      },
    });

  test('ships put out from a base, which is scuttled and told so', () => {
    const table = leaves({
      b: here('B', 1, { where: 'orbit:rocky', at: [20, 27] }),
      docked: { type: 'DD', owner: 1, aboard: 'b' },
    });
    const { status, host, battle: part } = table.g.units;
    expect([status[0], host[1], status[1], part[1]]).toEqual([SCUTTLED, -1, IN_PLAY, JUMPED_OUT]);
    expect(table.told('scuttled')).toEqual([{ unit: 0 }]);
    expect(table.g.battle.phase).toBe(B_OVER);
  });

  test('IA-neu-6 what is bound and aboard the first ship stays behind', () => {
    const table = leaves({
      cv: here('CV', 1, { at: [20, 40] }),
      lent: { type: 'F', owner: 1, aboard: 'cv', bound: true },
      own: { type: 'F', owner: 1, aboard: 'cv' },
    });
    expect(table.g.units.status.slice(0, 3)).toEqual([IN_PLAY, SCUTTLED, IN_PLAY]);
  });

  test('R62 his projects in space are lost', () => {
    const table = leaves({
      b: here('B', 1, { where: 'orbit:rocky', at: [20, 27] }),
      work: { type: 'DD', owner: 1, aboard: 'b', project: true, steps: 1 },
    });
    expect([table.g.units.status[0], table.g.units.status[1]]).toEqual([SCUTTLED, CANCELLED]);
  });

  test('what follows the battle comes next', () => {
    const table = leaves({ x: here('CA', 1, { at: [20, 40] }) });
    expect([table.g.battle.phase > B_AFTER, table.g.battle.winner]).toEqual([true, 0]);
  });
});

describe('IA-end-9 R95 an agreement', () => {
  const offer = (by: number, to: number[]) => ({ id: 1, by, to, kind: 'standOff', with: {}, accepted: [] });
  const fault = (table: GivenTable, by: number, to: number[]) =>
    standOff.check(table.play(), {}, offer(by, to))?.why ?? null;

  test('is made from T1 to T5 of a battle, and at no other time', () => {
    const table = battle();
    const at = (phase: number, on = 1) => {
      Object.assign(table.g.battle, { phase, on });
      return fault(table, 0, [1]);
    };
    const none = 'there is no battle to break off';
    expect([at(T_LAUNCH - 1), at(T_LAUNCH), at(T_LAND), at(T_CHECK), at(T_LAND, 0)]).toEqual([
      none,
      null,
      null,
      none,
      none,
    ]);
  });

  test('is made once', () => {
    const table = battle();
    standOff.settle(table.play(), {}, offer(0, [1]));
    expect(fault(table, 0, [1])).toBe('the battle is being broken off');
  });

  test('is made by all sides, each once, and not with neutrals', () => {
    const table = battle();
    table.g.battle.sides = [0, 1, 2];
    expect([fault(table, 0, [1, 2]), fault(table, 0, [1, 1]), fault(table, 0, [1])]).toEqual([
      null,
      'all sides of the battle must agree',
      'all sides of the battle must agree',
    ]);
    table.g.battle.sides = [0, 1, -1];
    expect(fault(table, 0, [1, -1])).toBe('neutral forces agree to nothing');
    expect(standOff.sample!(table.play(), 0, undefined as never).to).toEqual([1]);
  });
});
