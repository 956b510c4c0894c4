import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Arc, type ArcBoundary, arcOf, wedgeOf } from './arcs.ts';
import { area, FACINGS, type Facing, ring, rotate, turnFacing } from './axial.ts';

const runs = { seed: 1981, numRuns: 300 };
const facing = fc.constantFrom<Facing>(...FACINGS);
const boundary = fc.constantFrom<ArcBoundary>('arc', 'broadside');
const n = fc.integer({ min: -30, max: 30 });

function counts(side: Facing, range: number, rule: ArcBoundary): number[] {
  const arcs = ring(0, 0, range).map(({ q, r }) => arcOf(side, q, r, rule));
  return (['forward', 'rear', 'broadside'] as Arc[]).map((arc) => arcs.filter((each) => each === arc).length);
}

test('R35 hexes per ring at ranges 1 to 6: forward, rear, broadside', () => {
  for (const side of FACINGS) {
    expect([1, 2, 3, 4, 5, 6].map((range) => counts(side, range, 'arc'))).toEqual([
      [1, 1, 4],
      [3, 3, 6],
      [3, 3, 12],
      [5, 5, 14],
      [5, 5, 20],
      [7, 7, 22],
    ]);
  }
});

test('arcBoundaryBroadside: forward hexes per ring 1, 1, 3, 3, 5, 5', () => {
  for (const side of FACINGS) {
    const rings = [1, 2, 3, 4, 5, 6].map((range) => counts(side, range, 'broadside'));
    expect(rings.map(([forward]) => forward)).toEqual([1, 1, 3, 3, 5, 5]);
    expect(rings.map(([, rear]) => rear)).toEqual([1, 1, 3, 3, 5, 5]);
  }
});

test('R34 the own hex is broadside, whatever the facing', () => {
  for (const side of FACINGS) expect(arcOf(side, 0, 0, 'arc')).toBe('broadside');
});

test('R35 the printed forward test of each facing in cube coordinates', () => {
  const forward: readonly ((x: number, y: number, z: number) => boolean)[] = [
    (x, y, z) => z <= x && x <= y,
    (x, y, z) => z <= y && y <= x,
    (x, y, z) => y <= z && z <= x,
    (x, y, z) => y <= x && x <= z,
    (x, y, z) => x <= y && y <= z,
    (x, y, z) => x <= z && z <= y,
  ];
  for (const side of FACINGS) {
    for (const { q, r } of area(0, 0, 9).slice(1)) {
      expect(arcOf(side, q, r, 'arc') === 'forward', `${side}: ${q},${r}`).toBe(forward[side]?.(q, -q - r, r));
    }
  }
});

test('R35 the hexes ahead of a unit facing north at range 2, and what the boundary rule does to the outer two', () => {
  const ahead = [
    [-1, -1],
    [0, -2],
    [1, -2],
  ] as const;
  expect(ahead.map(([q, r]) => wedgeOf(0, q, r))).toEqual(['boundary', 'inside', 'boundary']);
  expect(ahead.map(([q, r]) => arcOf(0, q, r, 'arc'))).toEqual(['forward', 'forward', 'forward']);
  expect(ahead.map(([q, r]) => arcOf(0, q, r, 'broadside'))).toEqual(['broadside', 'forward', 'broadside']);
  expect(ahead.map(([q, r]) => arcOf(3, q, r, 'arc'))).toEqual(['rear', 'rear', 'rear']);
  expect(wedgeOf(0, 1, -1)).toBe('outside');
});

test('arcs turn with the unit, and forward is the rear of the opposite facing', () => {
  const swapped = { forward: 'rear', rear: 'forward', broadside: 'broadside' } as const;
  fc.assert(
    fc.property(facing, n, n, fc.integer({ min: 0, max: 5 }), boundary, (side, dq, dr, turns, rule) => {
      const arc = arcOf(side, dq, dr, rule);
      const turned = rotate(dq, dr, turns);
      expect(arcOf(turnFacing(side, turns), turned.q, turned.r, rule)).toBe(arc);
      expect(arcOf(turnFacing(side, 3), dq, dr, rule)).toBe(swapped[arc]);
    }),
    runs,
  );
});
