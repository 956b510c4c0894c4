import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { MOVEMENT, MOVING, T_CHECK } from '../state.ts';
import { type Given, type GivenTable, given } from '../testing/given.ts';
import { type IaView, viewOf } from './view.ts';

const seen = (table: GivenTable, viewer: Viewer): IaView => viewOf(table.game.data, table.g, viewer);

describe('battles and assaults', () => {
  const units: Given['units'] = {
    bb: { type: 'BB', owner: 0, at: [20, 20], facing: 3 },
    cl: { type: 'CL', owner: 0, at: [21, 21], fired: true, activated: true },
    dd: { type: 'DD', owner: 1, at: [20, 24], steps: 1 },
    p: { type: 'PDB', owner: 0, where: 'surface', hasAttacked: true },
    t: { type: 'T', owner: 1, at: [22, 22], orbit: true },
    i: { type: 'Inf', owner: 1, aboard: 't', landing: 'marked' },
  };

  test('R23 everybody sees all of a battle', () => {
    const table = given({ battle: 'fire', turn: 2, planets: { habitable: '0905', rocky: null }, units, dice: [6, 1] });
    const side = { sheet: null, hasPlaced: true, isDone: false, isSuperior: false };
    expect(seen(table, 'public').battle).toEqual({
      xy: [1, 1],
      system: 0,
      phase: 'fire',
      turn: 2,
      sides: [
        { ...side, owner: 0, isDefender: true },
        { ...side, owner: 1, isDefender: false },
      ],
      hostile: [[0, 1]],
      bystanders: [],
      terrain: [
        { kind: 'star', xy: [20, 23] },
        { kind: 'habitable', xy: [22, 20] },
      ],
      order: [0, 1],
      active: 0,
      activations: 0,
      quiet: 0,
      crowded: [],
      winner: null,
      isStandOff: false,
    });
    table.act(0, 'fire', { do: 'done' } as never);
    expect(seen(table, 'public').battle).toMatchObject({ active: 1, sides: [{ isDone: true }, { isDone: false }] });
  });

  test('IA-stk-4 while units move it is told where too many of one side stand', () => {
    const at: [number, number] = [20, 20];
    const crowd: Given['units'] = {
      ...Object.fromEntries(['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => [name, { type: 'F', owner: 0, at }])),
      dd: { type: 'DD', owner: 1, at },
    };
    const table = given({ battle: 'move', planets: { habitable: '0905' }, units: crowd, dice: [6, 1] });
    expect(seen(table, 1).battle?.crowded).toEqual([{ owner: 0, xy: at, units: 5, remove: 2 }]);
  });

  test('R23 the part of each unit in a battle', () => {
    const table = given({ battle: 'fire', planets: { habitable: '0905' }, units, dice: [6, 1] });
    const fight = (name: string) => seen(table, 1).units.find((one) => one.name === name)!.fight;
    const plain = {
      place: 'map',
      facing: 0,
      isActivated: false,
      hasFired: false,
      idleUntil: 0,
      hasAttacked: false,
      isInOrbit: false,
      landing: 'no',
      wasBombarded: false,
    };
    expect(fight('bb')).toEqual({ ...plain, xy: [20, 20], facing: 3 });
    expect(fight('cl')).toEqual({ ...plain, xy: [21, 21], isActivated: true, hasFired: true });
    expect(fight('p')).toMatchObject({ place: 'off the map', hasAttacked: true });
    expect(fight('t')).toEqual({ ...plain, xy: [22, 22], isInOrbit: true });
    expect(fight('i')).toEqual({ ...plain, xy: [22, 22], landing: 'marked' });
    table.g.units.bombarded[table.unit('p')] = 1;
    expect(fight('p')).toMatchObject({ wasBombarded: true });
  });

  test('R95 a stand-off is shown when it stands, not when all have agreed to one', () => {
    const table = given({
      battle: 'fire',
      units: { a: { type: 'CA', owner: 0, at: [20, 20] }, b: { type: 'CA', owner: 1, at: [20, 24] } },
      dice: [6, 1],
    });
    const told = (standOff: number): unknown => {
      table.g.battle.standOff = standOff;
      return seen(table, 0).battle!.isStandOff;
    };
    expect([told(0), told(2), told(1)]).toEqual([false, false, true]);
    table.g.battle.winner = -1;
    expect(seen(table, 0).battle!.winner).toBe(-1);
    table.g.battle.phase = T_CHECK;
    expect(seen(table, 0).battle).toMatchObject({ phase: 'check', active: null, terrain: [] });
  });

  test('IA-set-16 R77 attackers open their sheets one after the other, in the order of initiative', () => {
    const table = given({
      phase: 'declare',
      order: [2, 0, 1],
      units: {
        a: { type: 'CA', owner: 0, system: 'B1' },
        b: { type: 'CA', owner: 1, system: 'B1' },
        c: { type: 'CA', owner: 2, system: 'B1' },
      },
    });
    const { battle } = table.g;
    Object.assign(battle, {
      on: 1,
      hex: table.g.units.hex[0],
      system: 2,
      phase: 4,
      sides: [0, 1, 2],
      defender: 1,
      sheet: [0, 4, 2],
      placed: [0, 1, 0],
      done: [0, 0, 0],
      superior: [0, 0, 1],
    });
    const sheets = (viewer: Viewer) => seen(table, viewer).battle!.sides.map(({ sheet }) => sheet);
    expect(sheets('public')).toEqual([null, 'centre', 'NE']); // seat 2 is next
    battle.placed[2] = 1;
    expect(sheets('public')).toEqual(['NW', 'centre', 'NE']);
    battle.placed = [0, 0, 0];
    battle.phase = 3;
    expect([sheets('public'), sheets(0), sheets('referee')]).toEqual([
      [null, null, null],
      ['NW', null, null],
      ['NW', 'centre', 'NE'],
    ]);
    expect(seen(table, 0).battle!.sides.map(({ isSuperior }) => isSuperior)).toEqual([false, false, true]);
    expect(seen(table, 0).battle!.sides.map(({ isDefender }) => isDefender)).toEqual([false, true, false]);
  });

  test('R74 everybody sees an assault, and nobody who is on the move outside the movement phase', () => {
    const table = given({
      assault: 'bombard',
      units: { ca: { type: 'CA', owner: 1, orbit: true }, inf: { type: 'Inf', owner: 0, where: 'surface' } },
    });
    expect(seen(table, 'public').assault).toEqual({
      system: 0,
      phase: 'bombardment',
      attacker: 1,
      defender: 0,
      round: 1,
    });
    expect(seen(table, 'public').moving).toBeNull();
    table.g.stage = MOVING;
    expect(seen(table, 'public').moving).toBeNull();
    table.g.phase = MOVEMENT;
    table.g.order = [1, 0];
    expect(seen(table, 'public').moving).toBe(1);
  });
});
