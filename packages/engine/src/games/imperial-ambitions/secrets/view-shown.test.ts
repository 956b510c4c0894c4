import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { CANCELLED, CROWDED_OUT, DESTROYED, DISBANDED, LOST, SCUTTLED, USED_UP } from '../state.ts';
import { type GivenTable, type GivenUnit, given } from '../testing/given.ts';
import { type IaView, viewOf } from './view.ts';

const seen = (table: GivenTable, viewer: Viewer): IaView => viewOf(table.game.data, table.g, viewer);
const inf = (owner: GivenUnit['owner'], system: string): GivenUnit => ({
  type: 'Inf',
  owner,
  system,
  where: 'surface',
});
const cg = (owner: number, system: string, lastSystem = 'A2'): GivenUnit => ({
  type: 'Cg',
  owner,
  system,
  jumped: 1,
  lastSystem,
});
const none = { taskForces: [], dissolve: [], shifts: [] };
const done = { before: [], jump: null, after: [] };

describe('what everybody hears', () => {
  test('IA-trade-5 R51 who trades where with how many ships, and who was asked to consent', () => {
    const table = given({
      phase: 'trade',
      units: {
        x: cg(1, 'A1'),
        y: cg(0, 'C1'),
        z: cg(0, 'C1'),
        n: cg(0, 'B1'),
        home: inf(0, 'A1'),
        away: inf(1, 'C1'),
      },
    });
    expect(seen(table, 0).traders).toEqual(['y', 'z', 'n'].map(table.unit));
    expect(seen(table, 'referee').traders).toEqual([]);
    table.act(1, 'trade', { units: [table.unit('x')] });
    table.act(0, 'trade', { units: ['y', 'z', 'n'].map(table.unit) });
    for (const viewer of [0, 1, 'public'] as const) {
      expect(seen(table, viewer).trades).toEqual([
        { seat: 0, system: 2, ships: 1 },
        { seat: 0, system: 4, ships: 2 },
        { seat: 1, system: 0, ships: 1 },
      ]);
      expect(seen(table, viewer).consents).toEqual([
        { trader: 0, owner: 1, system: 4, isAllowed: null },
        { trader: 1, owner: 0, system: 0, isAllowed: null },
      ]);
    }
    table.g.consents[3] = 0;
    table.g.consents[7] = 1;
    expect(seen(table, 'public').consents.map(({ isAllowed }) => isAllowed)).toEqual([false, true]);
  });

  test('IA-seq-4 whose turn it is to move, and who is done', () => {
    const units = {
      a: { type: 'DD' as const, owner: 0, system: 'A1' },
      b: { type: 'DD' as const, owner: 1, system: 'C1' },
    };
    const table = given({ phase: 'reorganise', units });
    const told = (): unknown[] => {
      const { phase, stage, moving, order, players } = seen(table, 'public');
      return [phase, stage, moving, order, players.map(({ isDoneMoving }) => isDoneMoving)];
    };
    expect(told()).toEqual(['movement', 'reorganising', null, [], [false, false]]);
    table.act(0, 'reorganise', none);
    table.act(1, 'reorganise', none, [2, 5]);
    expect(told()).toEqual(['movement', 'moving', 1, [1, 0], [false, false]]);
    table.act(1, 'strategicMove', done);
    expect(told()).toEqual(['movement', 'moving', 0, [1, 0], [false, true]]);
    table.act(0, 'strategicMove', done);
    expect(told()).toEqual(['movement', 'regrouping', null, [1, 0], [true, true]]);
    for (const seat of [0, 1]) table.act(seat, 'reorganise', none);
    expect(told().slice(0, 3)).toEqual(['trade', '', null]);
    for (const seat of [0, 1]) table.act(seat, 'trade', { units: [] });
    expect(told().slice(0, 3)).toEqual(['combat', 'declarations', null]);
  });

  test('IA-seq-6 who could be attacked is announced to the seat that declares, what was declared to all', () => {
    const table = given({
      phase: 'declare',
      units: {
        a: { type: 'DD', owner: 0, system: 'B1' },
        b: { type: 'DD', owner: 1, system: 'B1' },
        guard: { type: 'DD', owner: 'neutral', system: 'B2' },
        c: { type: 'DD', owner: 0, system: 'B2' },
        t: { type: 'T', owner: 0, system: 'B2' },
        i: { type: 'Inf', owner: 0, aboard: 't' },
        j: inf('neutral', 'B2'),
      },
    });
    expect(seen(table, 0).reach).toEqual({
      hexes: [
        { at: [20, 8], others: [1] },
        { at: [24, 12], others: [-1] },
      ],
      planets: [3],
    });
    expect([seen(table, 'public').reach, seen(table, 'referee').reach]).toEqual([null, null]);
    table.act(0, 'declare', { attacks: [{ at: [20, 8], on: 1 }], assaults: [] });
    table.act(1, 'declare', { attacks: [], assaults: [] });
    expect(seen(table, 'public').attacks).toEqual([{ xy: [20, 8], by: 0, on: 1 }]);
    expect([seen(table, 0).reach, seen(table, 1).reach]).toEqual([null, null]);
  });

  test('R114 seats that are out, their points and planets; who is out is asked nothing', () => {
    const table = given({
      phase: 'trade',
      seats: 3,
      units: { i: inf(0, 'A1'), j: inf(0, 'A2'), c: cg(1, 'A2', 'A1') },
    });
    const { players } = table.g;
    players.out = [0, 1, 2];
    players.lossPoints = [4, 0, 7];
    players.score = [0, 3, 0];
    const told = seen(table, 1).players.map(({ state, planets, lossPoints, score }) => [
      state,
      planets,
      lossPoints,
      score,
    ]);
    expect(told).toEqual([
      ['playing', 2, 4, 0],
      ['resigned', 0, 0, 3],
      ['eliminated', 0, 7, 0],
    ]);
    expect(seen(table, 1).traders).toEqual([]);
  });

  test('R46 systems: planets with their hexes, owners, control, blockade', () => {
    const table = given({
      phase: 'build',
      units: { i: inf(0, 'A1'), e: { type: 'DD', owner: 1, system: 'A1' }, f: { type: 'DD', owner: 1, system: 'B1' } },
      position: { systems: [{ id: 'B1', assaulted: 3, planets: [{ type: 'rocky', hex: null }] }] },
    });
    const { systems } = seen(table, 'public');
    expect(systems[0]).toEqual({
      system: 0,
      id: 'A1',
      name: 'A1',
      sector: 0,
      xy: [7, 8],
      isCapital: true,
      planets: [
        { kind: 'habitable', xy: [22, 23] },
        { kind: 'gasGiant', xy: [17, 23] },
        { kind: 'rocky', xy: [20, 26] },
      ],
      owner: 0,
      controller: 1,
      isBlockaded: true,
      assaulted: 0,
    });
    expect(systems[2]).toMatchObject({ owner: -1, controller: 1, isBlockaded: false, assaulted: 3 });
    expect(systems[2]!.planets.find(({ kind }) => kind === 'rocky')).toEqual({ kind: 'rocky', xy: null });
  });

  test('R23 what was lost in public is known to all, what was used up or given up to its owner', () => {
    const names = ['d', 's', 'c', 'l', 'u', 'r', 'x', 'here'];
    const fates = [DESTROYED, SCUTTLED, CROWDED_OUT, LOST, USED_UP, DISBANDED, CANCELLED];
    const table = given({
      phase: 'build',
      units: Object.fromEntries(names.map((name) => [name, { type: 'DD', owner: 0, system: 'A1' } as const])),
    });
    fates.forEach((fate, unit) => {
      table.g.units.status[unit] = fate;
    });
    const gone = (viewer: Viewer): string[] => seen(table, viewer).gone.map(({ name, fate }) => `${name} ${fate}`);
    const all = ['d destroyed', 's scuttled', 'c crowded out', 'l lost', 'u used up', 'r disbanded', 'x cancelled'];
    expect([gone(0), gone('referee')]).toEqual([all, all]);
    expect([gone(1), gone('public')]).toEqual([all.slice(0, 4), all.slice(0, 4)]);
    expect(seen(table, 1).gone[0]).toEqual({ unit: 0, name: 'd', type: 'DD', owner: 0, fate: 'destroyed' });
  });
});

describe('what a seat sees of others', () => {
  test('R23 loose ships by owner, column and row, types in the order of the counters', () => {
    const at = (owner: number, type: GivenUnit['type'], x: number, y: number): GivenUnit => ({
      type,
      owner,
      xy: [x, y],
    });
    const units = {
      a: at(2, 'DD', 9, 8),
      b: at(1, 'CV', 17, 9),
      c: at(1, 'BB', 17, 9),
      d: at(1, 'DD', 17, 3),
      e: at(1, 'CL', 4, 12),
      f: at(1, 'DD', 17, 9),
      me: { type: 'DD', owner: 0, system: 'A1' } as const,
    };
    expect(seen(given({ phase: 'build', units }), 0).sightings).toEqual([
      { owner: 1, xy: [4, 12], types: ['CL'] },
      { owner: 1, xy: [17, 3], types: ['DD'] },
      { owner: 1, xy: [17, 9], types: ['BB', 'DD', 'CV'] },
      { owner: 2, xy: [9, 8], types: ['DD'] },
    ]);
  });

  test('IA-bld-31 R131 spotted sites by owner, system and planet, without name and number', () => {
    const site = (owner: number, system: string, planet: string, steps: number): GivenUnit => ({
      type: 'SS',
      owner,
      system,
      where: `orbit:${planet}` as 'orbit:rocky',
      project: true,
      steps,
    });
    const units = {
      far: site(1, 'B1', 'rocky', 1),
      b: site(1, 'A2', 'rocky', 1),
      a: site(1, 'A2', 'gasGiant', 2),
      third: site(2, 'A1', 'rocky', 1),
      unseen: site(1, 'C1', 'rocky', 1),
    };
    const table = given({ phase: 'build', units });
    for (const name of ['far', 'b', 'a', 'third']) table.g.units.spotted[table.unit(name)] = 0b001;
    table.g.units.spotted[table.unit('unseen')] = 0b100;
    expect(seen(table, 0).sites).toEqual([
      { owner: 1, system: 1, planet: 'gasGiant', type: 'SS', steps: 2 },
      { owner: 1, system: 1, planet: 'rocky', type: 'SS', steps: 1 },
      { owner: 1, system: 2, planet: 'rocky', type: 'SS', steps: 1 },
      { owner: 2, system: 0, planet: 'rocky', type: 'SS', steps: 1 },
    ]);
    expect(seen(table, 2).sites).toEqual([{ owner: 1, system: 4, planet: 'rocky', type: 'SS', steps: 1 }]);
    expect([seen(table, 'public').sites, seen(table, 'referee').sites]).toEqual([[], []]);
  });

  test('R23 level full: markers within three hexes of a unit in space or a planet, not four', () => {
    const shown = (x: number, eye: GivenUnit): number[] => {
      const tf: GivenUnit = { type: 'DD', owner: 0, xy: [x, 8], taskForce: 3 };
      const table = given({ phase: 'build', options: { fog: 'full' }, units: { eye, tf } });
      return ([1, 'public', 'referee'] as const).map((viewer) => seen(table, viewer).markers.length);
    };
    const ship: GivenUnit = { type: 'DD', owner: 1, xy: [10, 8] };
    expect([shown(13, ship), shown(14, ship)]).toEqual([
      [1, 0, 1],
      [0, 0, 1],
    ]);
    expect([shown(17, inf(1, 'B1')), shown(16, inf(1, 'B1'))]).toEqual([
      [1, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('R23 level full: a jump is announced to those who see it, to the others not at all', () => {
    const table = given({
      phase: 'moving',
      order: [0, 1, 2],
      options: { fog: 'full' },
      units: {
        a: { type: 'DD', owner: 0, xy: [10, 8], taskForce: 1 },
        eye: { type: 'DD', owner: 2, xy: [13, 8] },
        far: { type: 'DD', owner: 1, system: 'C1' },
      },
    });
    table.act(0, 'strategicMove', { ...done, jump: { taskForce: 1, to: [11, 8] } });
    const jump = { seat: 0, taskForce: 1, ships: [], from: [10, 8], to: [11, 8] };
    const jumps = ([0, 1, 2, 'public', 'referee'] as const).map((viewer) => seen(table, viewer).jumps);
    expect(jumps).toEqual([[jump], [], [jump], [], [jump]]);
    expect(table.events.filter(({ type }) => type === 'jumped').map(({ visibleTo }) => visibleTo)).toEqual([[0, 2]]);
  });

  test('R23 shared hexes in order, with all the others there; projects and ground units do not stand there', () => {
    const table = given({
      phase: 'build',
      units: {
        a: { type: 'DD', owner: 1, system: 'B1' },
        b: { type: 'DD', owner: 1, system: 'A2' },
        c: { type: 'DD', owner: 2, system: 'A2' },
        d: { type: 'DD', owner: 0, system: 'A2' },
        e: { type: 'DD', owner: 0, system: 'B1', outside: 'withdrawn' },
        n: { type: 'DD', owner: 'neutral', system: 'A1' },
        f: { type: 'DD', owner: 1, system: 'A1' },
        g: inf(2, 'A1'),
        own: { type: 'DD', owner: 1, system: 'C1' },
        site: { type: 'SS', owner: 2, system: 'C1', where: 'orbit:rocky', project: true, steps: 1 },
        dead: { type: 'DD', owner: 2, system: 'C1' },
      },
    });
    table.g.units.status[table.unit('dead')] = DESTROYED;
    expect(seen(table, 1).shared).toEqual([
      { xy: [11, 4], others: [0, 2] },
      { xy: [20, 8], others: [0] },
    ]);
  });

  test('R23 the card of an own unit: host, force, what it did this turn', () => {
    const table = given({
      phase: 'build',
      turn: 4,
      units: {
        site: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky', project: true, steps: 1, fed: 2 },
        t: { type: 'T', owner: 0, system: 'A1', taskForce: 7, jumped: 4, worked: 4, bound: true },
        i: { type: 'Inf', owner: 0, aboard: 't', shifted: 4, boarded: 4 },
        cg: { type: 'Cg', owner: 0, system: 'A1', feeds: 'site', lastSystem: 'A2', outside: 'kept' },
        back: { type: 'CA', owner: 0, system: 'A1', outside: 'withdrawn', jumped: 3 },
      },
    });
    const card = (name: string) => seen(table, 0).units.find((one) => one.name === name)!.card;
    const plain = {
      host: -1,
      taskForce: 0,
      outside: 'no',
      isBound: false,
      fed: 0,
      feeds: -1,
      hasJumped: false,
      hasWorked: false,
      hasShifted: false,
      hasBoarded: false,
      lastSystem: 0,
    };
    expect(card('site')).toEqual({ ...plain, fed: 2 });
    expect(card('t')).toEqual({ ...plain, taskForce: 7, isBound: true, hasJumped: true, hasWorked: true });
    expect(card('i')).toEqual({ ...plain, host: 1, taskForce: 7, hasShifted: true, hasBoarded: true, lastSystem: -1 });
    expect(card('cg')).toEqual({ ...plain, feeds: 0, lastSystem: 1, outside: 'kept' });
    expect(card('back')).toEqual({ ...plain, outside: 'withdrawn' });
    expect(seen(table, 0).units[4]).toMatchObject({
      type: 'CA',
      steps: 3,
      fullSteps: 3,
      fight: null,
      isProject: false,
    });
    expect(seen(table, 0).units[0]).toMatchObject({ isProject: true, planet: 'rocky', xy: [7, 8], system: 0 });
  });
});
