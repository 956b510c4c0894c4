import { describe, expect, test } from 'vitest';
import { planetOwner } from '../../board/control.ts';
import { isDeployed } from '../../board/units.ts';
import { INF } from '../../data/names.ts';
import { B_AFTER, B_ASSAULT, B_OVER, CANCELLED, IN_PLAY, LOST, SURFACE } from '../../state.ts';
import type { Given, GivenUnit } from '../../testing/given.ts';
import { givenBattle } from '../../testing/given-battle.ts';

const A1 = 0;
const here = (type: GivenUnit['type'], owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});
const deep = (type: GivenUnit['type'], owner: number, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  xy: [4, 4],
  ...more,
});
const onSurface = (type: GivenUnit['type'], owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit =>
  here(type, owner, { where: 'surface', ...more });

/** Seat 0 controls A1; its only ship jumps out, then seat 1 with a CA on the map says done: it has won. */
const won = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}) => {
  const { position, ...rest } = spec;
  const table = givenBattle({
    units: { loser: here('DD', 0, { at: [2, 20] }), ca: here('CA', 1, { at: [20, 30] }), ...units },
    position: { systems: [{ id: 'A1', controller: 1 }], battle: { system: 'A1', phase: 'move' }, ...position },
    dice: [6, 1],
    ...rest,
  });
  table.act(0, 'round', { do: 'roll' }, [1]);
  table.act(0, 'activate', { moves: [{ unit: table.unit('loser'), do: 'jump' }] });
  table.act(1, 'round', { do: 'done' });
  return table;
};
const garrison = { inf: onSurface('Inf', 0) };

test('IA-end-4 IA-tac-seq-3 the battle ends when one side is left on the map: it has won', () => {
  const table = won(garrison);
  expect(table.told('battleEnd')).toEqual([{ winner: 1, isStandOff: false }]);
  expect([table.g.battle.winner, table.g.battle.phase]).toEqual([1, B_OVER]);
});

test('IA-end-5 the last side on the map controls the system, also beside a bystander', () => {
  const table = won(garrison);
  expect([table.g.systems.controller[A1], table.told('systemControl')]).toEqual([1, [{ system: A1, owner: 1 }]]);
  const third = won(
    { ...garrison, by: here('DD', 2) },
    { position: { battle: { system: 'A1', phase: 'move', sides: [1, 2] } } },
  );
  expect(third.g.systems.controller[A1]).toBe(1);
});

describe('the planet', () => {
  test('IA-end-6 R100 empty after the battle: the winner may place one half-strength infantry', () => {
    const table = won({});
    expect(table.decision('conclude').about).toEqual({ mayOccupy: true });
    table.act(1, 'conclude', { land: [], occupy: true });
    const inf = table.g.units.type.indexOf(INF);
    const { owner, steps, place, hex, status } = table.g.units;
    expect([owner[inf], steps[inf], place[inf], hex[inf], status[inf]]).toEqual([1, 1, SURFACE, hex[0], IN_PLAY]);
    expect([planetOwner(table.play(), A1), table.told('occupied')]).toEqual([1, [{ system: A1, owner: 1, unit: inf }]]);
  });
  test('IA-end-6 he may leave it: then it is neutral', () => {
    const table = won({});
    table.act(1, 'conclude', { land: [], occupy: false });
    expect([planetOwner(table.play(), A1), table.g.units.type.includes(INF)]).toEqual([-1, false]);
  });
  test('IA-end-7 with enemy ground units on it it stays theirs', () => {
    const table = won(garrison);
    expect([planetOwner(table.play(), A1), table.told('occupied')]).toEqual([0, []]);
  });
  test('R100 ground units of anybody keep it, neutral ones and his own too', () => {
    for (const owner of ['neutral', 1] as const)
      expect(won({ inf: onSurface('Inf', owner) }).told('occupied')).toEqual([]);
  });
  test('R100 without a hostile space unit on the map at any time there is nothing to take', () => {
    const table = givenBattle({
      units: { ca: here('CA', 1, { at: [20, 30] }), pdb: onSurface('PDB', 0, { project: true, steps: 1 }) },
      position: { battle: { system: 'A1', phase: 'after', sides: [1, 2], defender: 1 } },
    });
    expect([table.g.battle.winner, table.g.battle.phase]).toEqual([1, B_OVER]);
  });
  test('IA-bld-30 R62 what the loser builds on the planet goes when it is taken', () => {
    const table = won({ pdb: onSurface('PDB', 0, { project: true, steps: 2 }) });
    table.act(1, 'conclude', { land: [], occupy: true });
    expect(table.g.units.status[table.unit('pdb')]).toBe(CANCELLED);
  });
});

test('IA-end-4 trap 14 when both sides have left there is no winner, no infantry, and control by R47', () => {
  const table = givenBattle({
    units: { a: here('DD', 0, { at: [2, 20] }), x: here('DD', 1, { at: [38, 20] }) },
    position: { systems: [{ id: 'A1', controller: 1 }], battle: { system: 'A1', phase: 'move' } },
    dice: [6, 1],
  });
  table.act(0, 'round', { do: 'roll' }, [1]);
  table.act(0, 'activate', { moves: [{ unit: table.unit('a'), do: 'jump' }] });
  table.act(1, 'round', { do: 'roll' }, [1]);
  table.act(1, 'activate', { moves: [{ unit: table.unit('x'), do: 'jump' }] });
  expect([table.g.battle.winner, table.told('battleEnd')]).toEqual([-2, [{ winner: -2, isStandOff: false }]]);
  expect([table.told('occupied'), table.g.systems.controller[A1]]).toEqual([[], -1]);
});

describe('IA-end-11 R129 sides that do not fight each other are left', () => {
  /** Seats 0 and 2 have both fought seat 1, who is gone; nobody is on A1's planet. */
  const left = (units: Record<string, GivenUnit> = {}, more: object = {}) =>
    givenBattle({
      units: { a: here('DD', 0, { at: [20, 20] }), c: here('DD', 2, { at: [20, 40] }), ...units },
      position: {
        systems: [{ id: 'A1', controller: 2 }],
        battle: {
          system: 'A1',
          phase: 'after',
          sides: [1, 2, 3],
          defender: 2,
          hostile: [
            [1, 2],
            [3, 2],
          ],
          ...more,
        },
      },
    });
  test('nobody is the winner: no free infantry, and control by the ordinary rule', () => {
    const table = left();
    table.g.battle.seen = 7;
    expect(table.told('battleEnd')).toEqual([{ winner: -2, isStandOff: false }]);
    expect([table.told('occupied'), table.g.systems.controller[A1]]).toEqual([[], 1]); // R47: as it was
  });
  test('each of them takes his own fighters aboard', () => {
    const table = left({
      cv: here('CV', 0, { at: [22, 22] }),
      f: here('F', 0, { at: [20, 20] }),
      cv2: here('CV', 2, { at: [30, 22] }),
      f2: here('F', 2, { at: [20, 30] }),
    });
    for (const [seat, f, cv] of [
      [0, 'f', 'cv'],
      [2, 'f2', 'cv2'],
    ] as const) {
      expect(table.decision('conclude')).toMatchObject({ by: seat, about: { mayOccupy: false } });
      table.act(seat, 'conclude', { land: [{ unit: table.unit(f), host: table.unit(cv) }], occupy: false });
    }
    expect([table.g.battle.phase, table.told('battleEnd')]).toEqual([B_OVER, [{ winner: -2, isStandOff: false }]]);
  });
});

describe('R96 fighters', () => {
  const flying = {
    cv: here('CV', 1, { steps: 3, at: [30, 30] }),
    f1: here('F', 1, { at: [10, 10] }),
    f2: here('F', 1, { at: [12, 10] }),
    ...garrison,
  };
  test('IA-end-10 R96 the winner re-lands them from anywhere, within the room', () => {
    const table = won(flying);
    const land = (...names: string[]) => ({
      land: names.map((name) => ({ unit: table.unit(name), host: table.unit('cv') })),
      occupy: false,
    });
    expect(table.refusal(1, 'conclude', land('f1', 'f2'))?.rule).toBe('IA-land-5');
    expect(table.refusal(1, 'conclude', { land: [], occupy: true })?.rule).toBe('IA-end-6');
    table.act(1, 'conclude', land('f1'));
    expect([isDeployed(table.g, table.unit('f1')), table.g.units.status[table.unit('f2')]]).toEqual([false, IN_PLAY]);
  });
  test('IA-end-10 R96 also on his carrier that has jumped out of the battle: it is in the strategic hex', () => {
    const table = givenBattle({
      units: {
        loser: deep('DD', 0, { at: [2, 20] }),
        cv: deep('CV', 1, { at: [2, 22] }),
        f: deep('F', 1, { at: [10, 10] }),
        f2: deep('F', 1, { at: [10, 10] }),
      },
      position: { battle: { xy: [4, 4], phase: 'move' } },
      dice: [1, 6],
    });
    const [cv, f, f2, loser] = ['cv', 'f', 'f2', 'loser'].map((name) => table.unit(name)) as number[];
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', { moves: [{ unit: cv!, do: 'jump' }] }); // three to one: two stacks
    table.act(1, 'activate', { moves: [f!, f2!].map((unit) => ({ unit, do: 'stay' })) });
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', { moves: [{ unit: loser!, do: 'jump' }] });
    table.act(1, 'conclude', { land: [{ unit: f!, host: cv! }], occupy: false });
    const { status, host, outside } = table.g.units;
    expect([status[f!], host[f!], outside[f!], status[f2!]]).toEqual([IN_PLAY, cv, outside[cv!], LOST]);
  });
  test('R96 in deep space what cannot jump and is not carried is lost', () => {
    const table = givenBattle({
      units: {
        loser: deep('DD', 0, { at: [2, 20] }),
        cv: deep('CV', 1, { at: [30, 30], steps: 3 }),
        f1: deep('F', 1, { at: [10, 10] }),
        f2: deep('F', 1, { at: [10, 10] }),
        lame: deep('BB', 1, { steps: 1, at: [20, 30] }),
      },
      position: { battle: { xy: [4, 4], phase: 'move' } },
      dice: [6, 1],
    });
    table.act(0, 'round', { do: 'roll' }, [1]);
    table.act(0, 'activate', { moves: [{ unit: table.unit('loser'), do: 'jump' }] });
    table.act(1, 'round', { do: 'done' });
    table.act(1, 'conclude', { land: [{ unit: table.unit('f1'), host: table.unit('cv') }], occupy: false });
    const { status } = table.g.units;
    expect(['cv', 'f1', 'f2', 'lame'].map((name) => status[table.unit(name)])).toEqual([IN_PLAY, IN_PLAY, LOST, LOST]);
  });
});

test('IA-tac-seq-4 ground combat begins only after all space combat', () => {
  const table = won({
    ...garrison,
    t: here('T', 1, { at: [22, 30] }),
    arm: { type: 'Arm', owner: 1, aboard: 't' },
  });
  expect([table.g.battle.phase, table.decision('declareAssault').by]).toEqual([B_ASSAULT, 1]);
  expect(table.events.findIndex(({ type }) => type === 'battleEnd')).toBeGreaterThan(
    table.events.findIndex(({ type }) => type === 'jumpedOut'),
  );
  expect(B_AFTER).toBeLessThan(B_ASSAULT);
});
