import { expect, test } from 'vitest';
import { DESTROYED, LOST } from '../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given } from '../../testing/given.ts';
import { captureUnit, destroyUnit } from './removal.ts';

const heard = (table: GivenTable): unknown[] =>
  table.events.filter(({ type }) => type === 'destroyed').map(({ visibleTo }) => visibleTo);

test('R23 R45 a loss outside of fights is announced to its owner alone, of neutrals to nobody', () => {
  const table = given({
    phase: 'build',
    units: {
      dd: { type: 'DD', owner: 1, system: 'A1', taskForce: 4 },
      guard: { type: 'DD', owner: 'neutral', system: 'B1' },
    },
  });
  const play = table.play();
  destroyUnit(play, table.unit('dd'), DESTROYED, 'IA-hyp-5');
  destroyUnit(play, table.unit('guard'), LOST, 'IA-hyp-5');
  expect(heard(table)).toEqual([[1], []]);
  const { taskForce, steps, status } = table.g.units;
  expect([taskForce[0], steps[0], status[0], status[1]]).toEqual([0, 0, DESTROYED, LOST]);
});

test('R23 in a battle and in an assault a loss is announced to all', () => {
  const battle = given({
    battle: 'fire',
    units: { a: { type: 'DD', owner: 0, at: [20, 20] }, b: { type: 'DD', owner: 1, at: [20, 22] } },
    dice: [6, 1],
  });
  destroyUnit(battle.play(), battle.unit('a'), DESTROYED, 'IA-tac-cbt-29');
  expect(heard(battle)).toEqual(['all']);
  const assault = given({
    assault: 'bombard',
    units: { ca: { type: 'CA', owner: 1, orbit: true }, inf: { type: 'Inf', owner: 0, where: 'surface' } },
  });
  assault.g.battle.on = 0;
  destroyUnit(assault.play(), assault.unit('inf'), DESTROYED, 'IA-tac-cbt-29');
  expect(heard(assault)).toEqual(['all']);
});

test('R58 R62 the feeder of a lost project is free again', () => {
  const table = given({
    phase: 'build',
    units: {
      site: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky', project: true, steps: 1 },
      cg: { type: 'Cg', owner: 0, system: 'A1', feeds: 'site' },
      other: { type: 'SS', owner: 0, system: 'A2', where: 'orbit:rocky', project: true, steps: 1 },
      busy: { type: 'Cg', owner: 0, system: 'A2', feeds: 'other' },
    },
  });
  destroyUnit(table.play(), table.unit('site'), DESTROYED, 'IA-bld-6');
  expect(['cg', 'busy'].map((name) => table.g.units.feeds[table.unit(name)])).toEqual([-1, table.unit('other')]);
});

test('IA-sur-7 R99 R109 what is captured leaves its task force, is bound no more and acts in the next tactical turn', () => {
  const units: Given['units'] = {
    ca: { type: 'CA', owner: 0, at: [20, 20] },
    DD1: { type: 'DD', owner: 1, at: [20, 22], taskForce: 3, bound: true },
  };
  const table = given({ battle: 'fire', turn: 4, units, dice: [6, 1] });
  captureUnit(table.play(), table.unit('DD1'), 0, 'IA-sur-7', false);
  const { owner, taskForce, bound, idleUntil } = table.g.units;
  expect([owner[1], taskForce[1], bound[1], idleUntil[1]]).toEqual([0, 0, 0, 5]);
  expect(table.told('surrendered')).toEqual([{ unit: 1, from: 1, to: 0, isCalled: false }]);
  expect(table.g.players.lossPoints).toEqual([0, 45]); // a destroyer: 15 for each of two steps, and once more
});

const at = (type: GivenUnit['type'], owner: number, xy: [number, number]): GivenUnit => ({ type, owner, at: xy });

test('IA-sur-7 R99 it fires from the turn it is said to wait for', () => {
  const table = given({
    battle: 'fire',
    turn: 3,
    units: { a: at('CA', 0, [20, 20]), b: at('CA', 0, [20, 20]), e: at('DD', 1, [20, 22]) },
    dice: [6, 1],
  });
  table.g.units.idleUntil = [3, 4, 0];
  const fire = (name: string) =>
    table.refusal(0, 'fire', { do: 'fire', units: [table.unit(name)], target: table.unit('e') })?.rule;
  expect([fire('a'), fire('b')]).toEqual([undefined, 'IA-sur-7']);
});

test('IA-tac-cbt-3 a list of attacks names the largest groups first, and done at the end', () => {
  const table = given({
    battle: 'fire',
    units: { a: at('CA', 0, [20, 20]), b: at('CA', 0, [20, 20]), e: at('DD', 1, [20, 22]) },
    dice: [6, 1],
  });
  const list = table.game.choices.fire.options?.(table.play(), table.decision('fire') as never);
  expect(list).toEqual([
    { do: 'fire', units: [0, 1], target: 2 },
    { do: 'fire', units: [1], target: 2 },
    { do: 'fire', units: [0], target: 2 },
    { do: 'done' },
  ]);
});

test('IA-sur-1 IA-sur-8 several units are offered to one captor, each is scuttled or offered; what is accepted was not called', () => {
  const table = given({
    battle: 'yield',
    units: { ca: at('CA', 0, [20, 20]), f: at('F', 1, [20, 23]), b: at('B', 1, [20, 22]), g: at('F', 1, [20, 24]) },
    pace: [{ callSurrender: 'ask' }, { yieldNext: true }],
  });
  const offer = ['f', 'b', 'g'].map((name) => ({ unit: table.unit(name), to: 0 }));
  expect(table.refusal(1, 'yieldUnits', { scuttle: [table.unit('f')], offer })?.rule).toBe('IA-sur-1');
  table.act(1, 'yieldUnits', { scuttle: [], offer });
  expect(table.decision()).toMatchObject({
    kind: 'callSurrender',
    about: { offered: ['f', 'b', 'g'].map(table.unit) },
  });
  table.act(0, 'callSurrender', { call: [], accept: [table.unit('g')] }, [6, 1]);
  expect(table.told('surrendered')).toEqual([{ unit: table.unit('g'), from: 1, to: 0, isCalled: false }]);
});
