import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { unitXy } from '../../board/battle-map.ts';
import { keyAt, xOf, yOf } from '../../data/coordinates.ts';
import { SHEET_NAMES } from '../../data/names.ts';
import { B_DEFENDER, OFF_MAP, ON_MAP, T_LAUNCH, T_MOVE } from '../../state.ts';
import { type Given, type GivenUnit, given, givenState } from '../../testing/given.ts';
import { givenBattle } from '../../testing/given-battle.ts';
import { defaultPlacing, facingTo, policyPlacing, zoneOf } from './placing.ts';

const A1 = keyAt(7, 8); // its planets on the battle map: habitable [22, 23], gas giant [17, 23], rocky [20, 26]
const at = (type: GivenUnit['type'], owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});
const put = (unit: number, x: number, y: number, facing = 0) => ({ unit, xy: [x, y] as [number, number], facing });
const home = at('Inf', 0, { where: 'surface' });
const N = SHEET_NAMES.indexOf('N');

/** Up to the defender's set-up: seat 0 defends, seat 1 comes from the north. */
const setUp = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}) => {
  const table = givenBattle({ hex: A1, attacks: [[1, 0]], units: { ...units, home }, ...spec });
  table.act(1, 'sheet', { sheet: 'N' });
  return table;
};
const rule = (table: ReturnType<typeof setUp>, seat: number, units: ReturnType<typeof put>[]) =>
  table.refusal(seat, 'deploy', { units })?.rule ?? null;

describe('sheets', () => {
  test('IA-set-9 IA-set-16 the attacker names one of eight sheets before the defender places, and nobody is told', () => {
    const table = givenBattle({ hex: A1, attacks: [[1, 0]], units: { a: at('DD', 0), x: at('DD', 1), home } });
    expect(table.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([[1, 'sheet', true]]);
    table.act(1, 'sheet', { sheet: 'SE' });
    expect(table.decision().by).toBe(0);
    expect([table.decision('deploy').about, table.g.battle.phase]).toEqual([
      { units: [table.unit('a')], sheet: null },
      B_DEFENDER,
    ]);
    expect(table.told('sheet')).toEqual([]);
    table.act(0, 'deploy', { units: [put(table.unit('a'), 20, 20)] });
    expect(table.told('sheet')).toEqual([{ owner: 1, sheet: 8 }]);
    expect(table.decision('deploy').about).toEqual({ units: [table.unit('x')], sheet: 'SE' });
  });
  test('IA-set-9 R77 several attackers choose at once', () => {
    const units = { a: at('DD', 0), x: at('DD', 1), y: at('DD', 2), home };
    const table = givenBattle({
      hex: A1,
      attacks: [
        [1, 0],
        [2, 0],
      ],
      units,
      order: [2, 1, 0],
    });
    table.act(1, 'sheet', { sheet: 'N' });
    expect(table.decision().by).toBe(2);
    table.act(2, 'sheet', { sheet: 'S' });
    table.act(0, 'deploy', { units: [put(table.unit('a'), 20, 20)] });
    expect(table.decision('deploy').by).toBe(2); // R81: in strategic order
  });
});

describe('zones', () => {
  test('IA-set-10 IA-set-11 the defender stands on the centre sheet, not in its outer two hexes', () => {
    const table = setUp({ a: at('DD', 0), x: at('DD', 1) });
    const a = table.unit('a');
    const inside = [put(a, 16, 18), put(a, 24, 28)].map((one) => rule(table, 0, [one]));
    const outside = [put(a, 15, 20), put(a, 25, 20), put(a, 20, 17), put(a, 20, 29)].map((one) =>
      rule(table, 0, [one]),
    );
    expect([inside, outside]).toEqual([[null, null], Array(4).fill('IA-set-11')]);
    expect(rule(table, 0, [])).toBe('IA-set-10');
    expect(rule(table, 0, [put(a, 20, 23)])).toBe('IA-set-11'); // the star
  });
  test('IA-set-12 the attacker stands on his sheet four hexes from the centre sheet', () => {
    const table = setUp({ a: at('DD', 0), x: at('DD', 1) });
    table.act(0, 'deploy', { units: [put(table.unit('a'), 20, 20)] });
    const x = table.unit('x');
    expect([put(x, 20, 12), put(x, 14, 1)].map((one) => rule(table, 1, [one]))).toEqual([null, null]);
    expect([put(x, 20, 13), put(x, 13, 5), put(x, 27, 5), put(x, 20, 35)].map((one) => rule(table, 1, [one]))).toEqual(
      Array(4).fill('IA-set-12'),
    );
    table.act(1, 'deploy', { units: [put(x, 20, 12, 3)] }, [6, 1]);
    expect([unitXy(table.g, x), table.g.units.facing[x], table.g.battle.turn]).toEqual([[20, 12], 3, 1]);
  });
  test('IA-set-13 the nearest hexes of the two zones are six apart', () => {
    const { at: reading } = givenState({
      battle: 'attacker',
      units: { a: { type: 'DD', owner: 0 }, x: { type: 'DD', owner: 1 } },
    });
    const centre = zoneOf(reading, 0, SHEET_NAMES.indexOf('centre'));
    for (const name of ['N', 'NE', 'E', 'SW'] as const) {
      const outer = zoneOf(reading, 1, SHEET_NAMES.indexOf(name));
      expect(nearest(centre, outer)).toBeGreaterThanOrEqual(6);
    }
    expect(nearest(centre, zoneOf(reading, 1, N))).toBe(6);
  });
  test('IA-set-13 R81 a later attacker keeps six hexes from a hostile one already placed', () => {
    const units = { a: at('DD', 0), x: at('DD', 1), y: at('DD', 2), home };
    const attacks: [number, number][] = [
      [1, 0],
      [2, 0],
      [1, 2],
    ];
    const table = givenBattle({ hex: A1, attacks, units, order: [1, 2, 0] });
    table.act(1, 'sheet', { sheet: 'N' });
    table.act(2, 'sheet', { sheet: 'N' });
    table.act(0, 'deploy', { units: [put(table.unit('a'), 20, 20)] });
    table.act(1, 'deploy', { units: [put(table.unit('x'), 20, 2)] });
    const y = table.unit('y');
    expect([rule(table, 2, [put(y, 20, 7)]), rule(table, 2, [put(y, 20, 8)])]).toEqual(['IA-set-12', null]);
  });
});

function nearest(some: readonly number[], others: readonly number[]): number {
  const cube = (hex: number): [number, number] => [xOf(hex), yOf(hex) - Math.floor((xOf(hex) + 1) / 2)];
  let least = 99;
  for (const a of some)
    for (const b of others) {
      const [q1, r1] = cube(a);
      const [q2, r2] = cube(b);
      least = Math.min(least, Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2)));
    }
  return least;
}

describe('what is placed', () => {
  const planetUnits = {
    b: at('B', 0, { where: 'orbit:habitable' }),
    ss: at('SS', 0, { where: 'orbit:rocky' }),
    dock: { type: 'DD', owner: 0, aboard: 'b' } as GivenUnit,
    f: { type: 'F', owner: 0, aboard: 'b' } as GivenUnit,
    x: at('CV', 1),
    xf: { type: 'F', owner: 1, aboard: 'x' } as GivenUnit,
  };
  test('IA-set-10 R76 a base stands in a hex beside its recorded planet', () => {
    const table = setUp(planetUnits);
    const [b, ss] = [table.unit('b'), table.unit('ss')];
    expect(rule(table, 0, [put(b, 22, 22), put(ss, 20, 25)])).toBe(null);
    expect(rule(table, 0, [put(b, 20, 25), put(ss, 20, 27)])).toBe('IA-set-10');
    expect(rule(table, 0, [put(b, 22, 22)])).toBe('IA-set-10'); // all of them
  });
  test('IA-set-17 R78 the defender may deploy docked and landed units; the attacker’s fighters start landed', () => {
    const table = setUp(planetUnits);
    const base = [put(table.unit('b'), 22, 22), put(table.unit('ss'), 20, 25)];
    expect(rule(table, 0, [...base, put(table.unit('dock'), 18, 18), put(table.unit('f'), 18, 18)])).toBe(null);
    table.act(0, 'deploy', { units: [...base, put(table.unit('f'), 18, 19)] });
    const { host, battle } = table.g.units;
    expect([host[table.unit('f')], host[table.unit('dock')], battle[table.unit('dock')]]).toEqual([-1, 0, ON_MAP]);
    const cv = put(table.unit('x'), 20, 5);
    expect(rule(table, 1, [cv, put(table.unit('xf'), 20, 5)])).toBe('IA-set-15');
    table.act(1, 'deploy', { units: [cv] });
    expect(unitXy(table.g, table.unit('xf'))).toEqual([20, 5]);
  });
  test('IA-set-15 ground units are never on the map', () => {
    const table = setUp({ a: at('DD', 0), x: at('DD', 1), pdb: at('PDB', 0, { where: 'surface' }) });
    const dd = put(table.unit('a'), 20, 20);
    for (const name of ['home', 'pdb']) expect(rule(table, 0, [dd, put(table.unit(name), 20, 20)])).toBe('IA-set-15');
    table.act(0, 'deploy', { units: [dd] });
    expect(table.g.units.battle[table.unit('pdb')]).toBe(OFF_MAP);
  });
  test('R76 three counters to a hex, also at set-up', () => {
    const names = ['a', 'b', 'c', 'd'];
    const table = setUp({ ...Object.fromEntries(names.map((name) => [name, at('DD', 0)])), x: at('DD', 1) });
    const units = names.map((name) => put(table.unit(name), 20, 20));
    expect(rule(table, 0, units)).toBe('IA-stk-1');
    units[3]!.xy = [20, 21];
    expect(rule(table, 0, units)).toBe(null);
  });
  test('IA-stk-6 R132 units under construction count for no stacking limit at set-up', () => {
    const sites = Object.fromEntries(
      ['p1', 'p2', 'p3', 'p4'].map((name) => [
        name,
        at('SS', 0, { where: 'orbit:habitable', project: true, steps: 1, fed: 4 }),
      ]),
    );
    const table = setUp({ ...sites, a: at('DD', 0), b: at('DD', 0), c: at('DD', 0), d: at('DD', 0), x: at('DD', 1) });
    const units = ['p1', 'p2', 'p3', 'p4', 'a', 'b', 'c'].map((name) => put(table.unit(name), 22, 22));
    expect(rule(table, 0, [...units, put(table.unit('d'), 20, 21)])).toBe(null);
    expect(rule(table, 0, [...units, put(table.unit('d'), 22, 22)])).toBe('IA-stk-1');
  });
  test('R76 R61 projects of bases and their feeders stand beside their planet too', () => {
    const table = setUp(
      {
        b: at('B', 0, { where: 'orbit:gasGiant', project: true, steps: 1 }),
        cg: at('Cg', 0, { where: 'orbit:gasGiant', feeds: 'b' }),
        x: at('DD', 1),
      },
      { position: { systems: [{ id: 'A1', controller: 1 }] } },
    );
    const [b, cg] = [table.unit('b'), table.unit('cg')];
    expect(rule(table, 0, [put(b, 17, 22), put(cg, 17, 24)])).toBe(null);
    expect(rule(table, 0, [put(b, 17, 22), put(cg, 20, 20)])).toBe('IA-set-10');
  });
});

describe('planets', () => {
  const unplaced = (habitable: string | null = null) =>
    given({
      battle: 'planets',
      planets: { habitable, gasGiant: null, rocky: null },
      units: { a: { type: 'DD', owner: 0 }, x: { type: 'DD', owner: 1 } },
    });
  const place = (habitable: [number, number], gasGiant: [number, number], rocky: [number, number]) => ({
    planets: [
      { kind: 'habitable' as const, xy: habitable },
      { kind: 'gasGiant' as const, xy: gasGiant },
      { kind: 'rocky' as const, xy: rocky },
    ],
  });
  test('IA-star-3 IA-set-3 the defender places planets without a recorded hex, for the rest of the game', () => {
    const table = unplaced();
    expect([table.decision('placePlanets').by, table.decision().about]).toEqual([
      0,
      { system: 0, kinds: ['habitable', 'gasGiant', 'rocky'] },
    ]);
    table.act(0, 'placePlanets', place([20, 20], [23, 23], [17, 23]));
    expect(table.g.systems.habitable[0]).toBe(keyAt(20, 20));
    expect([table.g.battle.terrain.length, table.decision().kind]).toEqual([8, 'sheet']);
  });
  test('IA-set-4 recorded hexes are used: only the others are asked for, and none when all are recorded', () => {
    expect(unplaced('0905').decision('placePlanets').about).toEqual({ system: 0, kinds: ['gasGiant', 'rocky'] });
    expect(setUp({ a: at('DD', 0), x: at('DD', 1) }).decision().kind).toBe('deploy');
  });
  test('IA-set-5 planets are three or more hexes apart', () => {
    const table = unplaced();
    expect(table.refusal(0, 'placePlanets', place([20, 21], [22, 21], [17, 23]))?.rule).toBe('IA-set-5');
    expect(table.refusal(0, 'placePlanets', place([20, 21], [23, 21], [17, 23]))).toBe(null);
  });
  test('IA-set-6 planets are two or more from the star, in columns 4 to 10 and rows 4 to 12 of the centre sheet', () => {
    const table = unplaced();
    expect(table.refusal(0, 'placePlanets', place([20, 22], [23, 26], [17, 23]))?.rule).toBe('IA-set-6');
    expect(table.refusal(0, 'placePlanets', place([16, 22], [23, 26], [20, 20]))?.rule).toBe('IA-set-6');
    expect(table.refusal(0, 'placePlanets', place([5, 5], [23, 26], [20, 20]))?.rule).toBe('IA-set-6');
  });
  test('IA-set-7 each planet of the system once', () => {
    const table = unplaced('0905');
    const answer = place([20, 20], [23, 26], [17, 23]);
    expect(table.refusal(0, 'placePlanets', answer)?.rule).toBe('IA-set-7');
    expect(table.refusal(0, 'placePlanets', { planets: answer.planets.slice(2) })?.rule).toBe('IA-star-3');
  });
  test('IA-set-6 random players place them anywhere in columns 4 to 10 and rows 4 to 12, legally', () => {
    const table = unplaced();
    const random = randomFrom(3);
    const seen = { x: new Set<number>(), y: new Set<number>() };
    for (let n = 0; n < 150; n++) {
      const answer = table.game.choices.placePlanets.sample(table.play(), table.decision() as never, random);
      expect(table.refusal(0, 'placePlanets', answer)).toBe(null);
      for (const { xy } of answer.planets) {
        seen.x.add(xy[0]);
        seen.y.add(xy[1]);
      }
    }
    expect([...seen.x].sort()).toEqual([17, 18, 19, 20, 21, 22, 23]);
    expect([Math.min(...seen.y), Math.max(...seen.y), seen.y.size]).toEqual([19, 27, 9]);
  });
  test('IA-set-6 the corner of the battle map is not on the centre sheet, and off the map is refused', () => {
    const table = unplaced();
    expect(table.refusal(0, 'placePlanets', place([1, 1], [23, 26], [20, 20]))?.rule).toBe('IA-set-6');
    expect(table.refusal(0, 'placePlanets', place([40, 1], [23, 26], [20, 20]))?.why).toMatch('not on the map');
  });
  test('5.4 an absent defender places them by the rule of the generator, from the map seed', () => {
    const placesFrom = (mapSeed: number): number[][] => {
      const table = given({
        battle: 'planets',
        planets: { habitable: null, gasGiant: null, rocky: null },
        options: { mapSeed },
        units: { a: at('DD', 0), x: at('DD', 1) },
      });
      const answer = table.game.choices.placePlanets.defaultAnswer(table.play(), table.decision() as never);
      expect(table.refusal(0, 'placePlanets', answer)).toBe(null);
      return answer.planets.map(({ xy }) => xy);
    };
    expect(placesFrom(7)).toEqual(placesFrom(7));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => String(placesFrom(seed)))).size).toBeGreaterThan(3);
  });
  test('R124 so do neutral defenders', () => {
    const table = given({
      battle: 'planets',
      planets: { habitable: null },
      defender: 'neutral',
      units: { n: { type: 'CA', owner: 'neutral' }, x: { type: 'DD', owner: 0 } },
    });
    expect(table.told('planets')).toMatchObject([{ system: 0, planets: [{ kind: 0 }] }]);
    expect(table.decision().kind).toBe('sheet');
  });
  test('IA-set-14 deep space: no star, no planets, the same set-up', () => {
    const deep = (owner: number): GivenUnit => ({ type: 'DD', owner, xy: [4, 4] });
    const table = givenBattle({ hex: keyAt(4, 4), attacks: [[1, 0]], units: { a: deep(0), x: deep(1) } });
    expect([table.g.battle.system, table.g.battle.terrain, table.decision().kind]).toEqual([-1, [], 'sheet']);
    table.act(1, 'sheet', { sheet: 'N' });
    expect(rule(table, 0, [put(table.unit('a'), 20, 23)])).toBe(null); // where a star would stand
    expect(rule(table, 0, [put(table.unit('a'), 15, 23)])).toBe('IA-set-11');
  });
});

describe('sides', () => {
  const three = { a: at('DD', 0), x: at('DD', 1), by: at('DD', 2), home };
  const joining = () =>
    givenBattle({
      hex: A1,
      attacks: [[1, 0]],
      units: three,
      pace: [{}, {}, { joinBattle: 'ask' }],
      position: { taskForces: [{ owner: 3, number: 1, xy: [7, 8] }], systems: [{ id: 'A1', controller: 1 }] },
    });
  test('IA-set-20 R81 who joins is told, loses his empty forces and takes part; a side twice or a stranger is refused', () => {
    const table = joining();
    expect(table.told('bystander')).toEqual([{ seat: 2, at: [7, 8] }]);
    const join = (against: number[]) => table.refusal(2, 'join', { against })?.rule ?? null;
    expect([join([1, 1]), join([-1]), join([3]), join([0, 1])]).toEqual(['IA-set-20', 'IA-set-20', 'IA-set-20', null]);
    table.act(2, 'join', { against: [1] });
    expect([table.told('joined'), table.told('emptyForce')]).toEqual([
      [{ seat: 2, against: [1] }],
      [{ seat: 2, taskForce: 1 }],
    ]);
    expect(table.told('battle')).toEqual([{ at: [7, 8], sides: [0, 1, 2], defender: 0 }]);
    expect([table.g.battle.hostile, table.g.units.battle[table.unit('by')]]).toEqual([[1, 0, 2, 1], OFF_MAP]);
  });
  test('IA-set-9 R77 a sheet once written down is not asked for again, the first of them neither; all eight are offered', () => {
    const table = joining();
    table.act(2, 'join', { against: [1] });
    const { options } = table.play().game.choices.sheet;
    expect(options!(table.play(), table.decision() as never)).toHaveLength(8);
    table.act(1, 'sheet', { sheet: 'NW' });
    expect(table.table.pending.map(({ by }) => by)).toEqual([2]);
    table.act(2, 'sheet', { sheet: 'S' });
    expect(table.decision().kind).toBe('deploy');
  });
  test('R124 neutrals that do not defend come from the north', () => {
    const table = given({
      battle: 'sheets',
      units: { a: { type: 'DD', owner: 0 }, n: { type: 'CA', owner: 'neutral' } },
      defender: 0,
    });
    expect(table.g.battle.sheet[table.g.battle.sides.indexOf(-1)]).toBe(N);
    table.act(0, 'deploy', { units: [put(table.unit('a'), 20, 20)] }, [6, 1]);
    expect(unitXy(table.g, table.unit('n'))[1]).toBeLessThan(13);
  });
  test('5.4 an absent attacker comes from the side of his home sector: east for seat 1, west for seat 0', () => {
    const sheetFor = (system: string, seat: number): string => {
      const other = 1 - seat;
      const table = given({
        phase: 'declare',
        order: [0, 1],
        units: {
          a: { type: 'DD', owner: seat, system },
          x: { type: 'DD', owner: other, system },
          b: { type: 'B', owner: other, system, where: 'orbit:rocky' },
        },
        position: { systems: [{ id: system, controller: other + 1 }] },
      });
      const hex = table.g.units.hex[0]!;
      table.act(seat, 'declare', { attacks: [{ at: [xOf(hex), yOf(hex)], on: other }], assaults: [] });
      table.act(other, 'declare', { attacks: [], assaults: [] });
      return table.game.choices.sheet.defaultAnswer(table.play(), table.decision('sheet') as never).sheet;
    };
    expect([sheetFor('A1', 1), sheetFor('B1', 1), sheetFor('B1', 0), sheetFor('C1', 0)]).toEqual(['E', 'E', 'W', 'W']);
  });
  test('R100 a base being built is no hostile space unit on the map', () => {
    const seen = (project: boolean): number => {
      const s = at('SS', 0, { where: 'orbit:rocky', ...(project ? { project, steps: 1, fed: 4 } : {}) });
      const position = { systems: [{ id: 'A1', controller: 1 }] };
      const table = setUp({ s, x: at('DD', 1) }, { position });
      table.act(0, 'deploy', { units: [put(table.unit('s'), 20, 25)] });
      expect(table.told('deployed')).toHaveLength(1);
      return table.g.battle.seen;
    };
    expect([seen(true), seen(false)]).toEqual([0, 1]);
  });
});

describe('placing without a choice', () => {
  test('R124 bases nearest to the star, ships dearest first beside the habitable planet, all facing north', () => {
    const { at: reading, unit } = givenState({
      battle: 'defender',
      defender: 'neutral',
      planets: { habitable: '0908', rocky: '0711' },
      units: {
        dd: { type: 'DD', owner: 'neutral' },
        b: { type: 'B', owner: 'neutral', where: 'orbit:habitable' },
        f: { type: 'F', owner: 'neutral', aboard: 'b' },
        ss: { type: 'SS', owner: 'neutral', where: 'orbit:rocky' },
        bb: { type: 'BB', owner: 'neutral' },
        ca: { type: 'CA', owner: 'neutral' },
        cl: { type: 'CL', owner: 'neutral' },
        x: { type: 'DD', owner: 0 },
      },
    });
    const placed = policyPlacing(reading, -1).map(({ unit: one, xy, facing }) => [reading.g.names[one], ...xy, facing]);
    // habitable [22, 23]: its neighbours one hex from the star [20, 23] are [21, 23] and [21, 24]
    expect(placed).toEqual([
      ['b', 21, 23, 0],
      ['ss', 20, 25, 0],
      ['bb', 21, 24, 0],
      ['ca', 21, 24, 0],
      ['cl', 21, 24, 0],
      ['dd', 22, 22, 0],
    ]);
    expect(unit('f')).toBe(2);
  });
  test('5.4 an absent attacker stands in the hexes nearest to the star and faces it', () => {
    const { at: reading } = givenState({
      battle: 'attacker',
      units: {
        a: { type: 'DD', owner: 0 },
        ...Object.fromEntries([1, 2, 3].map((n) => [`dd${n}`, { type: 'DD', owner: 1 } as GivenUnit])),
        bb: { type: 'BB', owner: 1 },
      },
    });
    const placed = defaultPlacing(reading, 1, N).map(({ unit, xy, facing }) => [reading.g.names[unit], ...xy, facing]);
    expect(placed[0]).toEqual(['bb', 20, 12, 3]);
    expect(placed.map(([name]) => name)).toEqual(['bb', 'dd1', 'dd2', 'dd3']);
    expect(placed.slice(0, 3).every(([, x, y]) => x === 20 && y === 12)).toBe(true);
    expect(facingTo(keyAt(5, 40), keyAt(20, 23))).toBe(1);
  });
  test('5.4 an absent attacker comes from the side of his home sector', () => {
    const table = givenBattle({ hex: A1, attacks: [[1, 0]], units: { a: at('DD', 0), x: at('DD', 1), home } });
    const play = table.play();
    expect(play.choiceOf('sheet').defaultAnswer(play, table.decision('sheet'))).toEqual({ sheet: 'E' });
  });
  test('random set-ups are legal, and the battle begins', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = setUp({
        a: at('CV', 0),
        f: { type: 'F', owner: 0, aboard: 'a' },
        b: at('B', 0, { where: 'orbit:habitable' }),
        x: at('BB', 1),
      });
      for (const seat of [0, 1]) {
        const play = table.play([6, 1]);
        const answer = play.choiceOf('deploy').sample(play, table.decision('deploy'), randomFrom(seed));
        expect(play.act({ decision: table.decision().id, by: seat, kind: 'deploy', with: answer })).toBe(null);
      }
      expect([T_LAUNCH, T_MOVE]).toContain(table.g.battle.phase);
    }
  });
});
