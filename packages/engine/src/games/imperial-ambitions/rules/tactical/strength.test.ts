import { expect, test } from 'vitest';
import type { UnitTypeId } from '../../data/names.ts';
import { type Given, type GivenUnit, givenState } from '../../testing/given.ts';
import { attackFault, attackOf, defenceOf, isRefusal } from './strength.ts';

const NORTH = 0;
const SOUTH = 3;
type Xy = [number, number];

function unitAt(type: UnitTypeId, owner: number, at: Xy, facing = NORTH, more: Partial<GivenUnit> = {}): GivenUnit {
  return { type, owner, at, facing, ...more };
}
function battle(units: Given['units'], more: Partial<Given> = {}): ReturnType<typeof givenState> {
  return givenState({ battle: 'fire', units, ...more });
}

/** AS of one unit of seat 0 against a BB, or the rule that forbids the shot. */
function strength(unit: GivenUnit, target: Xy, more: Partial<Given> = {}): number | string {
  const { at, unit: named } = battle({ a: unit, b: unitAt('BB', 1, target) }, more);
  const aim = attackOf(at, named('a'), named('b'));
  return isRefusal(aim) ? aim.rule : aim.afterFacing;
}

test('IA-tac-cbt-13 range 0 adds half of the AS, rounded up', () => {
  expect(strength(unitAt('BB', 0, [20, 20]), [20, 20])).toBe(18);
  expect(strength(unitAt('DD', 0, [20, 20]), [20, 20])).toBe(5);
});

test('IA-tac-cbt-14 ranges 1 to 3 change nothing', () => {
  // fighters have no arcs, so that only range is at work
  const ranges = [21, 22, 23].map((y) => strength(unitAt('F', 0, [20, 20]), [20, y]));
  expect(ranges).toEqual([4, 4, 4]);
});

test('IA-tac-cbt-15 ranges 4, 5 and 6 take off 1, 2 and 3', () => {
  const ranges = [24, 25, 26].map((y) => strength(unitAt('F', 0, [20, 20]), [20, y]));
  expect(ranges).toEqual([3, 2, 1]);
});

test('IA-tac-cbt-16 no attack beyond range 6', () => {
  expect(strength(unitAt('B', 0, [20, 20]), [20, 26])).toBe(29);
  expect(strength(unitAt('B', 0, [20, 20]), [20, 27])).toBe('IA-tac-cbt-16');
});

test('IA-tac-cbt-17 no attack with an AS below 1 after range', () => {
  expect(strength(unitAt('DD', 0, [20, 20], SOUTH), [20, 26])).toBe('IA-tac-cbt-17'); // 3 - 3
  for (const [type, steps] of [
    ['CV', 1],
    ['T', 1],
    ['Cg', 2],
    ['SS', 4],
  ] as const)
    expect(strength(unitAt(type, 0, [20, 20], NORTH, { steps }), [20, 20])).toBe('IA-tac-cbt-17'); // trap 4
});

test('IA-tac-cbt-18 range comes before facing, for each unit (trap 3)', () => {
  const { at, unit } = battle({ ca: unitAt('CA', 0, [20, 20], SOUTH), b: unitAt('BB', 1, [20, 25]) });
  expect(attackOf(at, unit('ca'), unit('b'))).toEqual({
    as: 6,
    range: 5,
    arc: 'forward',
    afterRange: 4,
    afterFacing: 3,
  });
});

test('IA-tac-cbt-19 target ahead: two thirds, rounded up', () => {
  expect(strength(unitAt('BB', 0, [20, 20], SOUTH), [20, 23])).toBe(8);
  expect(strength(unitAt('CL', 0, [20, 20], SOUTH), [20, 23])).toBe(4);
});

test('IA-tac-cbt-20 target behind: one third, rounded up', () => {
  expect(strength(unitAt('BB', 0, [20, 20], NORTH), [20, 23])).toBe(4);
  expect(strength(unitAt('CL', 0, [20, 20], NORTH), [20, 23])).toBe(2);
});

test('IA-tac-cbt-21 everything else is broadside, the same hex too', () => {
  expect(strength(unitAt('BB', 0, [20, 20], NORTH), [22, 20])).toBe(12);
  const { at, unit } = battle({ bb: unitAt('BB', 0, [20, 20]), b: unitAt('BB', 1, [20, 20]) });
  expect(attackOf(at, unit('bb'), unit('b'))).toMatchObject({ arc: 'broadside', afterFacing: 18 });
});

test('IA-tac-cbt-19 a hex on the corner ray is ahead, or broadside by option (R35)', () => {
  // [21, 19] is two hexes off, straight over the corner between N and NE
  const bb = unitAt('BB', 0, [20, 20], NORTH);
  expect(strength(bb, [21, 19])).toBe(8);
  expect(strength(bb, [21, 19], { options: { arcBoundaryBroadside: true } })).toBe(12);
  expect(strength(bb, [20, 18], { options: { arcBoundaryBroadside: true } })).toBe(8);
});

test('IA-tac-cbt-22 bases and fighters are always broadside', () => {
  expect(strength(unitAt('B', 0, [20, 20], SOUTH), [20, 22])).toBe(32);
  expect(strength(unitAt('F', 0, [20, 20], SOUTH), [20, 22])).toBe(4);
});

/** DS of a target at [20, 20] facing north against attackers there. */
function defence(target: UnitTypeId, ...from: [UnitTypeId, Xy][]): number {
  const attackers = from.map(([type, at], index) => [`a${index}`, unitAt(type, 0, at)] as const);
  const { at, unit } = battle({ t: unitAt(target, 1, [20, 20]), ...Object.fromEntries(attackers) });
  return defenceOf(
    at,
    unit('t'),
    attackers.map(([name]) => unit(name)),
  ).value;
}

test('IA-tac-cbt-23 all attackers ahead or behind: DS halved, rounded up', () => {
  expect(defence('BB', ['CA', [20, 17]])).toBe(8);
  expect(defence('CL', ['CA', [20, 17]], ['DD', [20, 24]])).toBe(3); // one in front and one behind (R36)
  expect(defence('BB', ['F', [20, 18]])).toBe(8); // R37: a fighter counts as an attacker
});

test('IA-tac-cbt-24 one attacker elsewhere: DS not halved', () => {
  expect(defence('BB', ['CA', [20, 17]], ['DD', [22, 20]])).toBe(15);
  expect(defence('BB', ['CA', [20, 17]], ['DD', [20, 20]])).toBe(15); // same hex is broadside (R34)
});

test('IA-tac-cbt-25 bases and fighters are never halved', () => {
  expect(defence('B', ['CA', [20, 17]])).toBe(24);
  expect(defence('SS', ['CA', [20, 17]])).toBe(4);
  expect(defence('F', ['CA', [20, 17]])).toBe(3);
});

/** Is the shot from one hex to another blocked by a planet in this hex of the centre sheet? */
function isBlockedBy(from: Xy, to: Xy, ...blocked: Xy[]): boolean {
  const { at, unit } = battle({ a: unitAt('B', 0, from), b: unitAt('BB', 1, to) });
  at.g.battle.terrain = blocked.flatMap(([x, y]) => [x, y - Math.floor((x + 1) / 2)]);
  const aim = attackOf(at, unit('a'), unit('b'));
  return isRefusal(aim) && aim.rule === 'IA-tac-cbt-26';
}

test('IA-tac-cbt-26 a star or planet blocks through its hex or along its hexside, not at a corner', () => {
  expect(isBlockedBy([20, 20], [20, 23], [20, 22])).toBe(true);
  expect(isBlockedBy([20, 20], [20, 23], [21, 22])).toBe(false);
  // [20, 23] to [21, 22] runs along the side between [20, 22] and [21, 23] (R119)
  expect(isBlockedBy([20, 23], [21, 22])).toBe(false);
  expect(isBlockedBy([20, 23], [21, 22], [20, 22])).toBe(true);
  expect(isBlockedBy([20, 23], [21, 22], [21, 23])).toBe(true);
  expect(isBlockedBy([20, 23], [24, 26], [21, 25])).toBe(false);
  expect(isBlockedBy([20, 23], [24, 26], [22, 24])).toBe(true);
});

test('IA-tac-cbt-26 the star of a system stands in its hex', () => {
  // star in the middle of the centre sheet: (20, 23)
  expect(strength(unitAt('B', 0, [20, 21]), [20, 25], { planets: { habitable: '0905' } })).toBe('IA-tac-cbt-26');
  expect(strength(unitAt('B', 0, [20, 21]), [20, 25])).toBe(31);
});

test('IA-tac-cbt-27 units never block', () => {
  const { at, unit } = battle({
    a: unitAt('B', 0, [20, 20]),
    own: unitAt('BB', 0, [20, 21]),
    foe: unitAt('B', 1, [20, 22]),
    b: unitAt('BB', 1, [20, 23]),
  });
  expect(attackFault(at, 0, [unit('a')], unit('b'))).toBeNull();
});

test('IA-pdb-1 IA-pdb-2 a PDB fires with its printed AS at what is beside its planet, fighters too', () => {
  // habitable planet 0905 of the centre sheet is (22, 20)
  const { at, unit } = battle(
    {
      pdb: { type: 'PDB', owner: 0, where: 'surface', steps: 3 },
      near: unitAt('F', 1, [22, 21]),
      far: unitAt('BB', 1, [22, 22]),
      own: unitAt('DD', 0, [30, 30]),
    },
    { planets: { habitable: '0905' } },
  );
  expect(attackOf(at, unit('pdb'), unit('near'))).toMatchObject({ as: 25, afterFacing: 25 });
  expect(attackOf(at, unit('pdb'), unit('far'))).toMatchObject({ rule: 'IA-pdb-1' });
  expect(attackFault(at, 0, [unit('pdb')], unit('near'))).toBeNull();
});

test('IA-pdb-2 no facing in the fire of a PDB: the DS of a ship is not halved', () => {
  const { at, unit } = battle(
    { pdb: { type: 'PDB', owner: 0, where: 'surface' }, bb: unitAt('BB', 1, [22, 21], NORTH) },
    { planets: { habitable: '0905' } },
  );
  expect(defenceOf(at, unit('bb'), [unit('pdb')])).toEqual({ ds: 15, isHalved: false, value: 15 });
});

test('IA-pdb-3 IA-pdb-9 a PDB that has attacked is hit from beside the planet with half AS, rounded down', () => {
  const { at, unit } = battle(
    {
      pdb: { type: 'PDB', owner: 0, where: 'surface', hasAttacked: true },
      cl: unitAt('CL', 1, [22, 21], NORTH),
      far: unitAt('BB', 1, [22, 22], NORTH),
      f: unitAt('F', 1, [22, 21]),
      t: unitAt('T', 1, [22, 21]),
    },
    { planets: { habitable: '0905' } },
  );
  expect(attackOf(at, unit('cl'), unit('pdb'))).toMatchObject({ as: 5, afterFacing: 2 });
  expect(defenceOf(at, unit('pdb'), [unit('cl')]).value).toBe(24);
  expect(attackFault(at, 1, [unit('cl')], unit('pdb'))).toBeNull();
  for (const name of ['far', 'f']) expect(attackFault(at, 1, [unit(name)], unit('pdb'))?.rule).toBe('IA-pdb-3');
  expect(attackFault(at, 1, [unit('t')], unit('pdb'))?.rule).toBe('IA-tac-cbt-17'); // half of 1 is nothing
  at.g.options['fightersBombard'] = true;
  expect(attackOf(at, unit('f'), unit('pdb'))).toMatchObject({ afterFacing: 2 });
});

test('IA-pdb-4 a PDB that has not attacked is no target', () => {
  const { at, unit } = battle(
    { pdb: { type: 'PDB', owner: 0, where: 'surface' }, bb: unitAt('BB', 1, [22, 21]) },
    { planets: { habitable: '0905' } },
  );
  expect(attackFault(at, 1, [unit('bb')], unit('pdb'))?.rule).toBe('IA-pdb-4');
});

test('IA-pdb-5 PDBs combine with each other, never with space units', () => {
  const { at, unit } = battle(
    {
      one: { type: 'PDB', owner: 0, where: 'surface' },
      two: { type: 'PDB', owner: 0, where: 'surface' },
      dd: unitAt('DD', 0, [22, 22]),
      foe: unitAt('BB', 1, [22, 21]),
    },
    { planets: { habitable: '0905' } },
  );
  expect(attackFault(at, 0, [unit('one'), unit('two')], unit('foe'))).toBeNull();
  expect(attackFault(at, 0, [unit('one'), unit('dd')], unit('foe'))?.rule).toBe('IA-pdb-5');
  expect(attackFault(at, 0, [unit('dd'), unit('one')], unit('foe'))?.rule).toBe('IA-pdb-5');
});

test('IA-tac-cbt-3 a fire group has at most nine units of one player', () => {
  const names = Array.from({ length: 10 }, (_, index) => `f${index}`);
  const { at, unit } = battle({
    ...Object.fromEntries(names.map((name) => [name, unitAt('F', 0, [20, 20])])),
    b: unitAt('BB', 1, [20, 21]),
  });
  const group = names.map((name) => unit(name));
  expect(attackFault(at, 0, group, unit('b'))?.rule).toBe('IA-tac-cbt-3');
  expect(attackFault(at, 0, group.slice(1), unit('b'))).toBeNull();
  expect(attackFault(at, 0, [], unit('b'))?.rule).toBe('IA-tac-cbt-3');
  expect(attackFault(at, 0, [unit('b')], unit('b'))?.rule).toBe('IA-tac-cbt-3');
  expect(attackFault(at, 0, [unit('f0'), unit('f0')], unit('b'))?.rule).toBe('IA-tac-cbt-4');
});

test('IA-tac-cbt-28 a target is one deployed enemy unit', () => {
  const { at, unit } = battle({
    a: unitAt('BB', 0, [20, 20]),
    own: unitAt('DD', 0, [20, 21]),
    cv: unitAt('CV', 1, [20, 22]),
    f: { type: 'F', owner: 1, aboard: 'cv' },
  });
  for (const target of [unit('f'), unit('own'), 77, -3])
    expect(attackFault(at, 0, [unit('a')], target)?.rule).toBe('IA-tac-cbt-28');
  expect(attackFault(at, 0, [unit('a')], unit('cv'))).toBeNull();
});

test('IA-bld-10 feeders shield a base under construction; it never fires (R61)', () => {
  const { at, unit } = battle(
    {
      a: unitAt('BB', 0, [23, 22]),
      b: unitAt('B', 1, [22, 21], NORTH, { project: true, steps: 1, where: 'orbit:habitable' }),
      cg: unitAt('Cg', 1, [22, 21], NORTH, { feeds: 'b', where: 'orbit:habitable' }),
    },
    { planets: { habitable: '0905' } },
  );
  expect(attackFault(at, 0, [unit('a')], unit('b'))?.rule).toBe('IA-bld-10');
  expect(attackFault(at, 0, [unit('a')], unit('cg'))).toBeNull();
  expect(attackFault(at, 1, [unit('b')], unit('a'))?.rule).toBe('IA-tac-cbt-3');
  at.g.units.feeds[unit('cg')] = -1;
  expect(attackFault(at, 0, [unit('a')], unit('b'))).toBeNull();
  expect(defenceOf(at, unit('b'), [unit('a')]).value).toBe(6);
});
