import { expect, test } from 'vitest';
import { CANCELLED, IN_PLAY, SPACE, SURFACE, USED_UP } from '../../../state.ts';
import { type GivenTable, type GivenUnit, givenState } from '../../../testing/given.ts';
import { A1, base, building, cargo, inf, order, refusal, turns } from '../../../testing/given-build.ts';
import type { BuildOrder } from '../../../types.ts';
import { loseProjects, releaseStrays } from './projects.ts';

test('IA-bld-9 IA-bld-10 IA-bld-11 a base from three cargo ships: 11 turns, 175, one cargo step in each of six', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { x: cargo, y: cargo, z: cargo } });
  const { units } = at.g;
  const feeders = [unit('x'), unit('y'), unit('z')];
  const found: BuildOrder = { do: 'found', system: A1, planet: 'rocky', type: 'B', feeders };
  const left: number[] = [];
  const paid = turns(at, 11, (turn) => {
    left.push(feeders.reduce((sum, one) => sum + units.steps[one]!, 0));
    return [turn === 0 ? found : { do: 'continue', project: unit('B-1') }];
  });
  expect(paid).toEqual([35, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35]);
  expect(left).toEqual([6, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]);
  expect(feeders.map((one) => units.status[one])).toEqual([USED_UP, USED_UP, USED_UP]);
  const made = unit('B-1');
  expect([units.steps[made], units.building[made], units.planet[made]]).toEqual([4, 0, 2]);
});

test('IA-bld-12 a station from two cargo ships: 9 turns, 60', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { x: cargo, y: cargo } });
  const found: BuildOrder = {
    do: 'found',
    system: A1,
    planet: 'habitable',
    type: 'SS',
    feeders: [unit('x'), unit('y')],
  };
  const paid = turns(at, 9, (turn) => [turn === 0 ? found : { do: 'continue', project: unit('SS-1') }]);
  expect(paid).toEqual([12, 0, 0, 0, 0, 12, 12, 12, 12]);
  expect(at.g.units.building[unit('SS-1')]).toBe(0);
});

test('IA-bld-9 feeders are full-strength cargo ships of one player, together, in no other use', () => {
  const found = (table: GivenTable, ...names: string[]): string | undefined =>
    refusal(table, { do: 'found', system: A1, planet: 'gasGiant', type: 'B', feeders: names.map(table.unit) });
  const table = building({
    x: cargo,
    y: cargo,
    z: cargo,
    half: { ...cargo, steps: 1 },
    far: { ...cargo, system: 'A2' },
    theirs: { ...cargo, owner: 1 },
    out: { ...cargo, outside: 'kept' },
  });
  expect(found(table, 'x', 'y', 'z')).toBeUndefined();
  expect(found(table, 'x', 'y')).toBe('IA-bld-9');
  expect(found(table, 'x', 'y', 'y')).toBe('IA-bld-9');
  for (const name of ['half', 'far', 'theirs', 'out']) expect(found(table, 'x', 'y', name)).toBe('IA-bld-9');
});

test('R58 feeders are frozen: they cannot jump, dock or go into a task force', () => {
  const table = building({ b: base, x: cargo, y: cargo });
  order(table, { do: 'found', system: A1, planet: 'rocky', type: 'SS', feeders: [table.unit('x'), table.unit('y')] });
  const unit = table.unit('x');
  const at: [number, number] = [7, 8];
  const force = { taskForces: [{ number: 1, at, units: [unit] }], dissolve: [], shifts: [] };
  expect(table.refusal(0, 'reorganise', force)?.rule).toBe('IA-bld-9');
  table.act(0, 'reorganise', { taskForces: [], dissolve: [], shifts: [] });
  table.act(1, 'reorganise', { taskForces: [], dissolve: [], shifts: [] }, [6, 1]);
  const jump = { before: [], jump: { units: [unit], to: [8, 8] as [number, number] }, after: [] };
  expect(table.refusal(0, 'strategicMove', jump)?.rule).toBe('IA-bld-9');
  const dock = { before: [{ do: 'board' as const, unit, host: table.unit('b') }], jump: null, after: [] };
  expect(table.refusal(0, 'strategicMove', dock)?.rule).toBe('IA-bld-9');
});

test('R59 lost feeder steps must be brought by full or half feeders before the project goes on', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 1, fed: 1 };
  const table = building({ b: site, x: { ...cargo, feeds: 'b' }, half: { ...cargo, steps: 1 }, more: cargo });
  const project = table.unit('b');
  const feed = (name: string): BuildOrder => ({ do: 'feed', project, feeders: [table.unit(name)] });
  expect(refusal(table, { do: 'continue', project })).toBe('IA-bld-10');
  expect(refusal(table, feed('half'), feed('more'))).toBe('IA-bld-10'); // one step is missing, no more
  order(table, feed('half'), { do: 'continue', project });
  expect(table.g.units.fed[project]).toBe(2);
});

test('IA-bld-23 a PDB takes three infantry on the habitable planet and 11 turns', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { x: inf, y: inf, z: inf, stay: inf } });
  const feeders = [unit('x'), unit('y'), unit('z')];
  const found: BuildOrder = { do: 'found', system: A1, planet: 'habitable', type: 'PDB', feeders };
  const paid = turns(at, 11, (turn) => [turn === 0 ? found : { do: 'continue', project: unit('PDB-1') }]);
  expect(paid).toEqual([35, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35]);
  expect([at.g.units.building[unit('PDB-1')], at.g.units.place[unit('PDB-1')]]).toEqual([0, SURFACE]);
  const table = building({ x: inf, y: inf, z: { ...inf, type: 'Arm' }, w: { ...inf, steps: 1 } });
  const wrong = (name: string): BuildOrder => ({
    ...found,
    feeders: [table.unit('x'), table.unit('y'), table.unit(name)],
  });
  expect(refusal(table, wrong('z'))).toBe('IA-bld-23');
  expect(refusal(table, wrong('w'))).toBe('IA-bld-9');
  expect(refusal(table, { do: 'startOnPlanet', system: A1, type: 'PDB' })).toBe('IA-bld-23');
});

test('IA-bld-24 a station cannot be made of infantry, so it is never a PDB', () => {
  const table = building({ x: inf, y: inf });
  const feeders = [table.unit('x'), table.unit('y')];
  expect(refusal(table, { do: 'found', system: A1, planet: 'habitable', type: 'SS', feeders })).toBe('IA-bld-9');
  expect(refusal(table, { do: 'startOnPlanet', system: A1, type: 'SS' })).toBe('IA-bld-26');
});

test('IA-bld-27 a station stands beside any of the three planets, and only beside a planet', () => {
  const planets = [{ type: 'habitable' as const, hex: '0908' }];
  const table = building({ x: cargo, y: cargo });
  const feeders = [table.unit('x'), table.unit('y')];
  for (const planet of ['habitable', 'gasGiant', 'rocky'] as const)
    expect(refusal(table, { do: 'found', system: A1, planet, type: 'SS', feeders })).toBeUndefined();
  const sectors = [{ id: 'A', name: 'Alpha', sheet: [0, 0] as [number, number], home: 1 }];
  const systems = [{ id: 'A1', name: 'A1', sector: 'A', hex: '0708', owner: 1, capital: true, planets }];
  const bare = building({ x: cargo, y: cargo }, { scenario: { sectors, systems } as never });
  expect(refusal(bare, { do: 'found', system: A1, planet: 'rocky', type: 'SS', feeders })).toBe('IA-bld-27');
});

test('R60 a cancelled project gives nothing back; feeders that are left are free again', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 1, fed: 1 };
  const table = building({ b: site, x: { ...cargo, feeds: 'b' }, y: { ...cargo, steps: 1, feeds: 'b' } });
  order(table, { do: 'cancel', project: table.unit('b') });
  expect(table.g.players.treasury).toEqual([500, 500]);
  expect(table.g.units.status[table.unit('b')]).toBe(CANCELLED);
  expect([table.g.units.feeds[table.unit('x')], table.g.units.steps[table.unit('y')]]).toEqual([-1, 1]);
});

test('R62 a lost system ends bases being built there, a lost planet everything being built on it', () => {
  const table = building({
    s: { ...base, type: 'SS', project: true, steps: 1, fed: 4 },
    b: base,
    dd: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 1 },
    i: { ...inf, project: true, steps: 1 },
  });
  const status = (name: string): number => table.g.units.status[table.unit(name)]!;
  loseProjects(table.play(), A1, 0, 'space', 'IA-end-4');
  expect([status('s'), status('dd'), status('i')]).toEqual([CANCELLED, IN_PLAY, IN_PLAY]);
  loseProjects(table.play(), A1, 0, 'surface', 'IA-end-4');
  expect([status('i'), status('dd')]).toEqual([CANCELLED, IN_PLAY]);
});

test('IA-bld-9 R58 a founded site: feeders stand beside its planet, in no task force; it works once in that turn', () => {
  const table = building({ x: { ...cargo, taskForce: 2 }, y: { ...cargo, taskForce: 2 } }, { turn: 3 });
  const feeders = [table.unit('x'), table.unit('y')];
  const found: BuildOrder = { do: 'found', system: A1, planet: 'rocky', type: 'SS', feeders };
  expect(refusal(table, found, found)).toBe('IA-bld-9'); // they are used already
  order(table, found);
  const { units } = table.g;
  const site = table.unit('SS-1');
  for (const unit of feeders)
    expect([units.feeds[unit], units.planet[unit], units.taskForce[unit]]).toEqual([site, 2, 0]);
  expect([units.planet[site], units.place[site], units.arrived[site], units.spotted[site]]).toEqual([
    2,
    SPACE,
    3000,
    0,
  ]);
});

test('IA-bld-19 IA-bld-23 a PDB stands on no side of a planet, on the habitable one only, and keeps the planet busy', () => {
  const table = building({ x: inf, y: inf, z: inf, hurt: { ...inf, steps: 1 } });
  const feeders = [table.unit('x'), table.unit('y'), table.unit('z')];
  const found: BuildOrder = { do: 'found', system: A1, planet: 'habitable', type: 'PDB', feeders };
  expect(refusal(table, { ...found, planet: 'rocky' })).toBe('IA-gnd-3');
  expect(refusal(table, found, { do: 'repair', unit: table.unit('hurt'), by: -1 })).toBe('IA-bld-13');
  order(table, found);
  expect(table.g.units.planet[table.unit('PDB-1')]).toBe(-1);
});

test('IA-bld-10 R59 feeding: only projects with feeders, each once, no more than is missing', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 1, fed: 1 };
  const table = building({
    s: site,
    b: base,
    dd: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 1 },
    x: cargo,
    y: cargo,
    z: cargo,
    taken: { ...cargo, feeds: 's2', where: 'orbit:rocky' },
    s2: { ...site },
    docked: { type: 'Cg', owner: 0, aboard: 'b2' },
    b2: base,
  });
  const feed = (project: string, ...names: string[]): string | undefined =>
    refusal(table, { do: 'feed', project: table.unit(project), feeders: names.map(table.unit) });
  expect([feed('x', 'y'), feed('dd', 'x'), feed('s', 'x', 'x'), feed('s', 'docked'), feed('s', 'taken')]).toEqual([
    'IA-bld-4',
    'IA-bld-10',
    'IA-bld-10',
    'IA-bld-9',
    'IA-bld-9',
  ]);
  expect([feed('s', 'x', 'y'), feed('s', 'x', 'y', 'z')]).toEqual([undefined, 'IA-bld-10']); // three steps are missing
  order(table, { do: 'feed', project: table.unit('s'), feeders: [table.unit('x')] });
  expect([table.g.players.treasury[0], table.g.units.feeds[table.unit('x')]]).toEqual([500, table.unit('s')]);
});

test('IA-bld-10 feeders with fewer steps are used up first; what is left over at the end is free', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 1, fed: 2 };
  const feeder: GivenUnit = { ...cargo, where: 'orbit:rocky', feeds: 's' };
  const { at, unit } = givenState({ treasury: [500, 0], units: { s: site, x: feeder, y: { ...feeder, steps: 1 } } });
  turns(at, 2, () => [{ do: 'continue', project: unit('s') }]);
  const { steps, status, feeds, planet, building: under, taskForce } = at.g.units;
  expect([steps[unit('x')], feeds[unit('x')], planet[unit('x')]]).toEqual([1, -1, -1]);
  expect([status[unit('y')], feeds[unit('y')], under[unit('y')], taskForce[unit('y')]]).toEqual([USED_UP, -1, 0, 0]);
});

test('R58 feeders of a project that is gone or has changed hands are free at the next building', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 1, fed: 2 };
  const feeder: GivenUnit = { ...cargo, where: 'orbit:rocky', feeds: 's' };
  const state = givenState({
    phase: 'build',
    units: { s: site, x: feeder, kept: { ...feeder, feeds: 's2' }, s2: site },
  });
  state.at.g.units.owner[state.unit('s')] = 1;
  releaseStrays(state.at.g);
  const { feeds, planet } = state.at.g.units;
  expect([feeds[state.unit('x')], planet[state.unit('x')]]).toEqual([-1, -1]);
  expect([feeds[state.unit('kept')], planet[state.unit('kept')]]).toEqual([state.unit('s2'), 2]);
});

test('IA-bld-31 R131 when a site is given up, those who knew of it hear that it is gone', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 2, fed: 4 };
  const table = building({
    s: site,
    spy: { type: 'Cg', owner: 1, system: 'A1' },
    far: { type: 'DD', owner: 2, system: 'C1' },
  });
  table.act(0, 'build', { orders: [{ do: 'cancel', project: table.unit('s') }] });
  table.act(1, 'build', { orders: [] });
  table.act(2, 'build', { orders: [] });
  expect(table.events.filter(({ type }) => type === 'site')).toMatchObject([
    { visibleTo: [1], data: { steps: 0, type: 'SS' } },
  ]);
});
