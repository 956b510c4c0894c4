import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../secrets/view.ts';
import { B_OVER, CANCELLED, DESTROYED, IN_PLAY } from '../../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given } from '../../../testing/given.ts';
import type { Deployment } from '../../../types.ts';

const A1: [number, number] = [7, 8];
const site: GivenUnit = {
  type: 'B',
  owner: 0,
  system: 'A1',
  where: 'orbit:rocky',
  project: true,
  steps: 1,
  fed: 6,
};
const known: Given['units'] = {
  inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  home: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  site,
};
const sites = (table: GivenTable, viewer: number | 'public') => viewOf(table.game.data, table.g, viewer).sites;
const seen = { owner: 0, system: 0, planet: 'rocky', type: 'B', steps: 1 };
const status = (table: GivenTable, name: string): number => table.g.units.status[table.unit(name)]!;

describe('IA-bld-29 R61 R131 a base being built in space is a target like any unit', () => {
  const raid = (more: Given['units'] = {}, spec: Partial<Given> = {}) =>
    given({
      phase: 'declare',
      units: {
        ...known,
        bb: { type: 'BB', owner: 1, system: 'A1' },
        bb2: { type: 'BB', owner: 1, system: 'A1' },
        ...more,
      },
      order: [1, 0],
      position: { systems: [{ id: 'A1', controller: 2 }] },
      ...spec,
    });
  const attack = (table: GivenTable): void => {
    table.act(0, 'declare', { attacks: [], assaults: [] });
    table.act(1, 'declare', { attacks: [{ at: A1, on: 0 }], assaults: [] });
  };

  test('alone in its system it is listed, attacked, shot at with the DS of its steps, and destroyed', () => {
    const table = raid();
    expect(viewOf(table.game.data, table.g, 1).reach?.hexes).toEqual([{ at: A1, others: [0] }]);
    attack(table);
    expect(table.g.battle.sides).toEqual([0, 1]);
    const [bb, bb2, base] = ['bb', 'bb2', 'site'].map((name) => table.unit(name)) as [number, number, number];
    table.act(0, 'sheet', { sheet: 'N' }); // seat 1 holds the system and defends
    table.act(1, 'deploy', { units: [bb, bb2].map((unit): Deployment => ({ unit, xy: [21, 25], facing: 0 })) });
    table.act(0, 'deploy', { units: [{ unit: base, xy: [20, 25], facing: 0 }] });
    table.act(1, 'round', { do: 'done' }); // only seat 1 has anything that moves: no initiative is rolled
    table.act(1, 'fire', { do: 'fire', units: [bb, bb2], target: base }, [1]);
    expect(table.told('fire').at(-1)).toMatchObject({ attack: 24, defence: 6 });
    expect([status(table, 'site'), table.g.battle.on, table.told('battleEnd')]).toEqual([
      DESTROYED,
      0,
      [{ winner: 1, isStandOff: false }],
    ]);
  });

  test('R69 it starts no battle itself', () => {
    const table = raid();
    expect(table.refusal(0, 'declare', { attacks: [{ at: A1, on: 1 }], assaults: [] })?.rule).toBe('IA-seq-6');
  });

  test('R61 its feeders shield it', () => {
    const table = given({
      battle: 'fire',
      units: {
        bb: { type: 'BB', owner: 1, at: [21, 25] },
        site: { type: 'B', owner: 0, where: 'orbit:rocky', project: true, steps: 1, fed: 5, at: [20, 25] },
        cg: { type: 'Cg', owner: 0, where: 'orbit:rocky', steps: 1, feeds: 'site', at: [20, 25] },
      },
      planets: { habitable: '0905', rocky: '0711' },
      dice: [1, 6],
    });
    const fire = (target: string) => ({ do: 'fire' as const, units: [table.unit('bb')], target: table.unit(target) });
    expect(table.refusal(1, 'fire', fire('site'))?.rule).toBe('IA-bld-10');
    table.act(1, 'fire', fire('cg'), [1]);
    expect(table.g.battle.phase).not.toBe(B_OVER); // the site still holds the map
  });
});

describe('IA-bld-30 R62 R131 it is lost with the control of its system', () => {
  const moving = (units: Given['units']) =>
    given({ phase: 'moving', units: { ...known, ...units }, order: [1, 0], turn: 3 });
  const jump = (table: GivenTable, name: string): void =>
    table.act(1, 'strategicMove', { before: [], jump: { units: [table.unit(name)], to: A1 }, after: [] });

  test('when an enemy alone takes the system', () => {
    const table = moving({ dd: { type: 'DD', owner: 1, xy: [8, 8] } });
    jump(table, 'dd');
    expect([table.g.systems.controller[0], status(table, 'site')]).toEqual([1, CANCELLED]);
    expect(table.events.filter(({ type }) => type === 'destroyed')).toMatchObject([
      { rule: 'IA-bld-30', visibleTo: [0] },
    ]);
  });
  test('not while a warship of its owner keeps the system, nor to a cargo ship', () => {
    const guarded = moving({ dd: { type: 'DD', owner: 1, xy: [8, 8] }, ca: { type: 'CA', owner: 0, system: 'A1' } });
    jump(guarded, 'dd');
    const visited = moving({ cg: { type: 'Cg', owner: 1, xy: [8, 8] } });
    jump(visited, 'cg');
    expect([status(guarded, 'site'), status(visited, 'site')]).toEqual([IN_PLAY, IN_PLAY]);
  });
});

describe('IA-bld-31 R131 it is hidden until a unit of another is in its system', () => {
  const secret = (more: Given['units'] = {}, spec: Partial<Given> = {}) =>
    given({ phase: 'moving', order: [1, 0], turn: 3, treasury: [200, 0], units: { ...known, ...more }, ...spec });

  test('nobody sees it before; its owner sees it as a unit', () => {
    const table = secret();
    expect([sites(table, 1), sites(table, 'public'), sites(table, 0)]).toEqual([[], [], []]);
    const own = viewOf(table.game.data, table.g, 0).units.find(({ unit }) => unit === table.unit('site'));
    expect(own).toMatchObject({ type: 'B', isProject: true });
    expect(viewOf(table.game.data, table.g, 1).units.some(({ unit }) => unit === table.unit('site'))).toBe(false);
  });

  test('who comes there sees that it is there and its steps, without number and name; nobody else does', () => {
    const table = secret({ cg: { type: 'Cg', owner: 1, xy: [8, 8] } }, { seats: 3 });
    table.act(1, 'strategicMove', { before: [], jump: { units: [table.unit('cg')], to: A1 }, after: [] });
    expect([sites(table, 1), sites(table, 2), sites(table, 'public')]).toEqual([[seen], [], []]);
    expect(table.events.filter(({ type }) => type === 'site')).toEqual([
      { rule: 'IA-bld-31', type: 'site', visibleTo: [1], data: seen },
    ]);
  });

  test('a cargo ship that is kept outside sees nothing', () => {
    expect(sites(secret({ cg: { type: 'Cg', owner: 1, system: 'A1', outside: 'kept' } }), 1)).toEqual([]);
  });

  test('he goes on seeing it after he has left, and hears of its steps', () => {
    const table = given({
      phase: 'build',
      turn: 3,
      treasury: [200, 0],
      units: { ...known, cg: { type: 'Cg', owner: 1, system: 'A1' } },
    });
    table.g.units.hex[table.unit('cg')] = table.g.units.hex[table.unit('home')]!;
    table.act(0, 'build', { orders: [{ do: 'continue', project: table.unit('site') }] });
    table.act(1, 'build', { orders: [] });
    expect(sites(table, 1)).toEqual([{ ...seen, steps: 2 }]);
    expect(table.told('site')).toEqual([{ ...seen, steps: 2 }]);
    expect(table.told('base')).toEqual([]);
  });

  test('when it is finished everybody sees it, by a number that counts no secrets', () => {
    const table = given({
      phase: 'build',
      turn: 3,
      treasury: [200, 0],
      units: { ...known, site: { ...site, steps: 4 } },
    });
    table.act(0, 'build', { orders: [{ do: 'continue', project: table.unit('site') }] });
    table.act(1, 'build', { orders: [] });
    const unit = table.unit('site'); // of a position: known by its name from the start
    expect(table.told('base')).toEqual([{ unit, owner: 0, system: 0, steps: 4 }]);
  });
});
