import { attackOf } from '@admiralty/engine/imperial-ambitions';
import { describe, expect, test } from 'vitest';
import { answerOf, given, givenBattle, turnOf } from '../../test/empire.ts';

describe('fire concentration', () => {
  test('two join where together they reach a better row than each alone', () => {
    const table = givenBattle('fire', {
      f1: { type: 'F', owner: 0, at: [20, 20] },
      f2: { type: 'F', owner: 0, at: [20, 20] },
      bb: { type: 'BB', owner: 1, at: [20, 22], facing: 1 },
    });
    // 4 against 15 is worse than 1-3 for each, 8 is 1-2
    expect(answerOf(table, 'fire')).toMatchObject({ do: 'fire', target: table.unit('bb') });
    expect((answerOf(table, 'fire') as { units: number[] }).units).toHaveLength(2);
  });

  test('a ship that the row does not need is kept for another shot', () => {
    const table = givenBattle('fire', {
      bb: { type: 'BB', owner: 0, at: [20, 20], facing: 1 },
      dd: { type: 'DD', owner: 0, at: [20, 20], facing: 1 },
      cg: { type: 'Cg', owner: 1, at: [20, 22], facing: 1 },
      ca: { type: 'CA', owner: 1, at: [20, 18], facing: 1 },
    });
    const attack = answerOf(table, 'fire') as { units: number[] };
    expect(attack.units).toHaveLength(1);
  });

  test('a shot without effect is no shot', () => {
    const table = givenBattle(
      'fire',
      {
        t: { type: 'T', owner: 0, at: [20, 20], facing: 1 },
        dd: { type: 'DD', owner: 0, at: [30, 30] },
        bb: { type: 'BB', owner: 1, at: [20, 22], facing: 1 },
      },
      { pace: [{ skipForced: false }] },
    );
    expect(turnOf(table, 'fire')).toMatchObject({
      action: { with: { do: 'done' } },
      reason: 'fires no more: no shot left is likely to do harm',
    });
  });
});

describe('arcs and facing', () => {
  test('a ship in range turns its side to the enemy', () => {
    const table = givenBattle('move', {
      ca: { type: 'CA', owner: 0, at: [20, 20], facing: 3 },
      b: { type: 'SS', owner: 1, at: [20, 23] },
      dd: { type: 'DD', owner: 1, at: [20, 23], facing: 0 },
    });
    table.act(0, 'round', { do: 'roll' }, [1]);
    const { moves } = answerOf(table, 'activate');
    table.act(0, 'activate', { moves });
    const aim = attackOf(table.play(), table.unit('ca'), table.unit('dd'));
    expect(aim).toMatchObject({ arc: 'broadside' });
  });

  test('nobody ends beside a planet with guns that have not been silenced', () => {
    const table = given({
      battle: 'move',
      planets: { habitable: '0905' },
      defender: 0,
      units: {
        pdb: { type: 'PDB', owner: 0, where: 'surface' },
        ss: { type: 'SS', owner: 0, at: [22, 21] },
        dd: { type: 'DD', owner: 0, at: [5, 5] },
        ca: { type: 'CA', owner: 1, at: [22, 25], facing: 0 },
      },
      dice: [1, 6],
    });
    table.act(1, 'round', { do: 'roll' }, [1]);
    table.act(1, 'activate', answerOf(table, 'activate'));
    const { q, r } = table.g.units;
    const ca = table.unit('ca');
    const planet = table.g.battle.terrain.slice(2, 4) as [number, number];
    const [dq, dr] = [q[ca]! - planet[0], r[ca]! - planet[1]];
    expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBeGreaterThan(1);
  });
});

test('fighters go out when the enemy is near and stay aboard when he is far', () => {
  const scene = (row: number) =>
    given({
      battle: 'launch',
      units: {
        cv: { type: 'CV', owner: 0, at: [20, 5] },
        f: { type: 'F', owner: 0, aboard: 'cv' },
        bb: { type: 'BB', owner: 1, at: [20, row] },
      },
    });
  expect(answerOf(scene(15), 'launch').units).toHaveLength(1);
  expect(answerOf(scene(40), 'launch').units).toHaveLength(0);
});

test('losses on the ground go where most strength is left: two half units rather than a dead one', () => {
  const table = given({
    assault: 'attacker',
    units: {
      t: { type: 'T', owner: 1, orbit: true },
      arm: { type: 'Arm', owner: 1, landing: 'landed', where: 'surface' },
      a: { type: 'Inf', owner: 0, where: 'surface' },
      b: { type: 'Arm', owner: 0, where: 'surface', steps: 1 },
    },
    dice: [1],
  });
  // 6 against 7 is 1-2, and a 1 hits: the infantry flips before the last step of the armor goes
  expect(answerOf(table, 'chooseLosses').units).toEqual([table.unit('a')]);
});

test('troops that cannot win any more come back, others fight on', () => {
  const scene = (garrison: number) =>
    given({
      assault: 'round',
      units: {
        t: { type: 'T', owner: 1, orbit: true },
        arm: { type: 'Arm', owner: 1, landing: 'landed', where: 'surface' },
        ...Object.fromEntries(
          Array.from({ length: garrison }, (_, at) => [
            `inf${at}`,
            { type: 'Inf', owner: 0, where: 'surface' } as const,
          ]),
        ),
      },
    });
  expect(answerOf(scene(1), 'pressOn')).toEqual({ do: 'continue' });
  expect(answerOf(scene(5), 'pressOn')).toMatchObject({ do: 'withdraw' });
});
