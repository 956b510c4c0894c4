import { expect, test } from 'vitest';
import { CANCELLED, DISBANDED, IN_PLAY, LOST } from '../state.ts';
import { type GivenTable, given } from '../testing/given.ts';
import { assaultAmongThree, battleOfThree, declaringOfThree } from '../testing/given-three.ts';

const resign = (table: GivenTable, seat: number, dice: number[] = []): void => {
  const refusal = table.play(dice).act({ decision: null, by: seat, kind: 'resign', with: {} });
  if (refusal) throw new Error(refusal.why);
};

test('IA-win-1 of two players the other wins when one gives up (R114)', () => {
  const table = given({
    units: { a: { type: 'DD', owner: 0, system: 'A1' }, b: { type: 'DD', owner: 1, system: 'C1' } },
  });
  resign(table, 0);
  expect(table.table.result).toMatchObject({ places: [2, 1], why: 'the others have given up' });
});

test('of three the game goes on: garrisons and bases turn neutral, all else goes (R114)', () => {
  const table = given({
    phase: 'build',
    seats: 3,
    treasury: [50, 60, 70],
    units: {
      b: { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable' },
      f: { type: 'F', owner: 1, aboard: 'b' },
      guard: { type: 'Inf', owner: 1, aboard: 'b' },
      work: { type: 'DD', owner: 1, aboard: 'b', project: true, steps: 1 },
      pdb: { type: 'PDB', owner: 1, system: 'C1', where: 'surface' },
      t: { type: 'T', owner: 1, system: 'C2', taskForce: 3 },
      arm: { type: 'Arm', owner: 1, aboard: 't' },
      mine: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      other: { type: 'Inf', owner: 2, system: 'A2', where: 'surface' },
    },
  });
  resign(table, 1);
  const { units, players, taskForces } = table.g;
  const state = (name: string) => {
    const unit = table.g.names.indexOf(name);
    return [units.status[unit], units.owner[unit]];
  };
  expect([state('f'), state('work'), state('t'), state('arm')]).toEqual([
    [DISBANDED, 1],
    [CANCELLED, 1],
    [DISBANDED, 1],
    [LOST, 1],
  ]);
  expect([state('N-B1'), state('N-PDB1'), state('N-Inf1')]).toEqual([
    [IN_PLAY, -1],
    [IN_PLAY, -1],
    [IN_PLAY, -1],
  ]);
  expect(units.bound[table.unit('N-B1')]).toBe(1);
  expect([players.treasury[1], players.out, taskForces.hex[26 + 3]]).toEqual([0, [0, 1, 0], -1]);
  expect(table.table.pending.map(({ by }) => by)).toEqual([0, 2]);
  expect(table.told('planetOwner')).toContainEqual({ system: 4, owner: -1 });
  expect(table.table.result).toBeNull();
});

test('the answers of the others open when the last one who was waited for gives up', () => {
  const table = declaringOfThree(true);
  const attacks = [
    { at: [20, 8] as [number, number], on: 1 },
    { at: [20, 8] as [number, number], on: 2 },
  ];
  table.act(0, 'declare', { attacks, assaults: [] });
  table.act(2, 'declare', { attacks: [], assaults: [] });
  resign(table, 1);
  expect(table.told('declared')).toEqual([{ attacks: [{ at: [20, 8], by: 0, on: 2 }], assaults: [] }]);
  expect(table.g.battle.sides).toEqual([0, 2]);
});

test('a sealed answer of one who gives up is never opened', () => {
  const table = declaringOfThree(false);
  table.act(1, 'declare', { attacks: [{ at: [20, 8], on: 0 }], assaults: [] });
  resign(table, 1);
  expect([table.table.envelopes, table.table.pending.map(({ by }) => by)]).toEqual([[], [0, 2]]);
});

test('in the middle of a battle of three the others fight on', () => {
  const table = battleOfThree();
  resign(table, table.decision('fire').by);
  expect(table.table.result).toBeNull();
  expect(table.decision('fire').by).toBe(1);
  resign(table, 1);
  expect(table.table.result).toMatchObject({ places: [3, 2, 1] });
});

test('an assault ends when its attacker gives up, and goes on against neutrals when its defender does', () => {
  const attacker = assaultAmongThree();
  resign(attacker, 1);
  expect(attacker.g.assault.on).toBe(0);
  expect(attacker.g.units.status[attacker.unit('arm')]).not.toBe(IN_PLAY);
  const defender = assaultAmongThree();
  resign(defender, 0);
  expect(defender.g.assault).toMatchObject({ on: 1, defender: -1 });
});
