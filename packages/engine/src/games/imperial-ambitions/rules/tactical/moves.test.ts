import { describe, expect, test } from 'vitest';
import type { Options } from '#core/types';
import { keyOf } from '#hex/index';
import { xyOf } from '../../board/chart.ts';
import type { UnitMove } from '../../orders/pace-types.ts';
import { type Given, type GivenUnit, givenState } from '../../testing/given.ts';
import { endOfMove, leaveFault, moveFault, movesOf } from './moves.ts';

const enemy: GivenUnit = { type: 'DD', owner: 1, at: [3, 3] };

function one(unit: GivenUnit, more: Record<string, GivenUnit> = {}, spec: Partial<Given> = {}) {
  const { at, unit: number } = givenState({ battle: 'move', ...spec, units: { u: unit, ...more, enemy } });
  const u = number('u');
  const full = (move: Loose): UnitMove => ({ unit: u, ...move }) as UnitMove;
  return {
    at,
    fault: (move: Loose): string | null => moveFault(at, u, full(move))?.rule ?? null,
    end: (move: Loose) => {
      const { q, r, facing } = endOfMove(at, u, full(move));
      return [...xyOf(keyOf(q, r)), facing];
    },
    moves: () => movesOf(at, u),
  };
}
type Loose = UnitMove extends infer M ? (M extends UnitMove ? Omit<M, 'unit'> : never) : never;
const ahead = (hexes: number, ...turns: number[]): Loose => ({ do: 'move', hexes, turns });

test('IA-tac-move-13 IA-tac-move-12 a unit enters the hex it faces; in column 20 the hex north-east of row 20 is row 20 of 21', () => {
  const ends = [0, 1, 2, 3, 4, 5].map((facing) => one({ type: 'DD', owner: 0, at: [20, 20], facing }).end(ahead(1)));
  expect(ends).toEqual([
    [20, 19, 0],
    [21, 20, 1],
    [21, 21, 2],
    [20, 21, 3],
    [19, 21, 4],
    [19, 20, 5],
  ]);
});

test('IA-mov-1 IA-mov-2 IA-tac-move-10 a point a hex: a full BB enters three hexes, with two steps two, and none for nothing', () => {
  const bb = one({ type: 'BB', owner: 0, at: [20, 20] });
  expect([bb.fault(ahead(3)), bb.fault(ahead(4)), bb.end(ahead(3))]).toEqual([null, 'IA-tac-move-10', [20, 17, 0]]);
  const weak = one({ type: 'BB', owner: 0, steps: 2, at: [20, 20] });
  expect([weak.fault(ahead(2)), weak.fault(ahead(3))]).toEqual([null, 'IA-tac-move-10']);
});

test('IA-mov-3 a unit may move less than its allowance or not at all', () => {
  const dd = one({ type: 'DD', owner: 0, at: [20, 20] });
  expect([dd.fault(ahead(1)), dd.fault({ do: 'stay' })]).toEqual([null, null]);
});

test('IA-mov-5 points are neither lent to another unit of the stack nor saved for the next turn', () => {
  const mates: Record<string, GivenUnit> = { mate: { type: 'DD', owner: 0, at: [20, 20] } };
  const bb = one({ type: 'BB', owner: 0, at: [20, 20] }, mates, { turn: 2 });
  expect(bb.fault(ahead(4))).toBe('IA-tac-move-10');
});

describe('IA-tac-move-14 one turn of one hexside after half of the hexes', () => {
  const dd = one({ type: 'DD', owner: 0, at: [20, 20] });
  test('IA-tac-move-14 of five hexes it comes after three, four or five', () => {
    const faults = [1, 2, 3, 4, 5, 6].map((after) => dd.fault(ahead(5, after, 1)));
    expect(faults).toEqual(['IA-tac-move-14', 'IA-tac-move-14', null, null, null, 'IA-tac-move-14']);
  });
  test('IA-tac-move-14 of four hexes it comes after two', () => {
    expect([dd.fault(ahead(4, 1, 1)), dd.fault(ahead(4, 2, -1))]).toEqual(['IA-tac-move-14', null]);
    expect(dd.end(ahead(4, 2, 1))).toEqual([22, 17, 1]);
  });
  test('IA-tac-move-14 a turn after the last hex changes only the facing', () => {
    expect([dd.end(ahead(2, 2, -1)), dd.fault(ahead(2, 2, -1))]).toEqual([[20, 18, 5], null]);
  });
  test('IA-tac-move-14 R87 two hexsides, two turns and a turn before the first hex are refused', () => {
    expect([dd.fault(ahead(4, 2, 2)), dd.fault(ahead(4, 2, 1, 3, 1)), dd.fault(ahead(1, 0, 1))]).toEqual(
      Array(3).fill('IA-tac-move-14'),
    );
  });
  test('option multipleTurns lets it turn once in each hex from half way on', () => {
    const options: Options = { multipleTurns: true };
    const many = one({ type: 'DD', owner: 0, at: [20, 20] }, {}, { options });
    expect(many.fault(ahead(4, 2, 1, 3, 1, 4, 1))).toBe(null);
    expect(many.end(ahead(4, 2, 1, 3, 1, 4, 1))).toEqual([22, 18, 3]);
    expect([many.fault(ahead(4, 2, 1, 2, 1)), many.fault(ahead(4, 1, 1, 2, 1))]).toEqual(
      Array(2).fill('IA-tac-move-14'),
    );
  });
});

test('IA-tac-move-15 standing still it turns one to three hexsides, and that is all', () => {
  const bb = one({ type: 'BB', owner: 0, at: [20, 20], facing: 4 });
  expect([0, 1, 2, 3, 5].map((facing) => bb.fault({ do: 'turn', facing }))).toEqual(Array(5).fill(null));
  expect(bb.fault({ do: 'turn', facing: 4 })).toBe('IA-tac-move-15');
  expect(bb.end({ do: 'turn', facing: 1 })).toEqual([20, 20, 1]);
});

describe('IA-tac-move-16 star and planets', () => {
  const planets = { habitable: '0905' }; // [22, 20]; the star is [20, 23]
  test('IA-tac-move-16 IA-star-1 the star at [20, 23] and a planet are not entered', () => {
    const star = one({ type: 'DD', owner: 0, at: [20, 25], facing: 0 }, {}, { planets });
    expect([star.fault(ahead(1)), star.fault(ahead(2)), star.fault(ahead(3))]).toEqual([
      null,
      'IA-tac-move-16',
      'IA-tac-move-16',
    ]);
    const planet = one({ type: 'DD', owner: 0, at: [22, 22], facing: 0 }, {}, { planets });
    expect([planet.fault(ahead(1)), planet.fault(ahead(2))]).toEqual([null, 'IA-tac-move-16']);
  });
  test('IA-set-14 in deep space the same hexes are free', () => {
    expect(one({ type: 'DD', owner: 0, at: [20, 25], facing: 0 }).fault(ahead(3))).toBe(null);
  });
  test('IA-tac-move-16 R89 the edge of the map stops, friends and enemies do not', () => {
    expect(one({ type: 'DD', owner: 0, at: [20, 3], facing: 0 }).fault(ahead(3))).toBe('IA-tac-move-16');
    const through = one(
      { type: 'DD', owner: 0, at: [3, 5], facing: 0 },
      { friend: { type: 'DD', owner: 0, at: [3, 4] } },
    );
    expect([through.fault(ahead(2)), through.end(ahead(2))]).toEqual([null, [3, 3, 0]]);
  });
});

describe('IA-end-1 jumping out', () => {
  const from = (at: [number, number], more: Partial<GivenUnit> = {}): string | null =>
    one({ type: 'DD', owner: 0, at, ...more }).fault({ do: 'jump' });
  test('IA-end-1 only from the outer four hexes: columns 1-4 and 36-39, rows 1-4 and 42-45', () => {
    expect([from([4, 20]), from([36, 20]), from([20, 4]), from([20, 42])]).toEqual(Array(4).fill(null));
    expect([from([5, 20]), from([35, 20]), from([20, 5]), from([20, 41])]).toEqual(Array(4).fill('IA-end-1'));
  });
  test('IA-end-2 a unit with an asterisk, a fighter or a base cannot', () => {
    expect(from([2, 2], { steps: 1 })).toBe('IA-end-2'); // DD 2-2-3*
    expect(from([2, 2], { type: 'BB', steps: 1 })).toBe('IA-end-2'); // trap 8
    expect(from([2, 2], { type: 'BB', steps: 2 })).toBe(null);
    expect(from([2, 2], { type: 'F' })).toBe('IA-end-2');
    expect(from([2, 2], { type: 'B' })).toBe('IA-end-2');
  });
  test('IA-neu-2 R109 a unit bound to its system does not leave it', () => {
    expect(from([2, 2], { bound: true })).toBe('IA-neu-2');
  });
  test('IA-neu-6 R109 nor does a ship with bound troops or fighters aboard', () => {
    for (const [type, inner] of [
      ['CV', 'F'],
      ['T', 'Inf'],
    ] as const) {
      const host: GivenUnit = { type, owner: 0, at: [2, 2] };
      const carrying = (bound: boolean) => one(host, { in: { type: inner, owner: 0, aboard: 'u', bound } });
      expect([carrying(true).fault({ do: 'jump' }), carrying(false).fault({ do: 'jump' })]).toEqual(['IA-neu-6', null]);
    }
  });
});

test('IA-gnd-14 R122 a T that took troops aboard this turn only turns; one loaded earlier moves and jumps', () => {
  const loaded = (boarded: number) =>
    one({ type: 'T', owner: 0, at: [2, 20], facing: 0 }, { inf: { type: 'Inf', owner: 0, aboard: 'u', boarded } });
  const pinned = loaded(1); // a battle scenario stands in turn 1
  expect([pinned.fault(ahead(1)), pinned.fault({ do: 'jump' })]).toEqual(['IA-gnd-14', 'IA-gnd-14']);
  expect([pinned.fault({ do: 'turn', facing: 3 }), pinned.fault({ do: 'stay' })]).toEqual([null, null]);
  const free = loaded(0);
  expect([free.fault(ahead(1)), free.fault({ do: 'jump' })]).toEqual([null, null]);
});

test('movesOf lists every legal move: a CL with MA 5 in the open has 36', () => {
  // stay, 5 turns; for n hexes 1 + 2 × (n − ceil(n/2) + 1): 3, 5, 5, 7, 7
  expect(one({ type: 'CL', owner: 0, at: [20, 20] }).moves()).toHaveLength(1 + 5 + 3 + 5 + 5 + 7 + 7);
});

test('IA-tac-move-14 turns come in pairs; IA-tac-move-15 there are six facings', () => {
  const { fault } = one({ type: 'DD', owner: 0, at: [20, 20] });
  expect(fault({ do: 'move', hexes: 2, turns: [1] })).toBe('IA-tac-move-14');
  expect([
    fault({ do: 'turn', facing: 6 }),
    fault({ do: 'turn', facing: -1 }),
    fault({ do: 'turn', facing: 5 }),
  ]).toEqual(['IA-tac-move-15', 'IA-tac-move-15', null]);
});

test('IA-bld-10 R58 a cargo ship that feeds a base does not jump out', () => {
  const { at, unit } = givenState({
    battle: 'move',
    units: {
      site: { type: 'SS', owner: 0, where: 'orbit:rocky', project: true, steps: 1, fed: 2, at: [20, 25] },
      cg: { type: 'Cg', owner: 0, where: 'orbit:rocky', feeds: 'site', at: [2, 2] },
      x: { type: 'DD', owner: 1, at: [20, 40] },
    },
    planets: { habitable: '0905', rocky: '0711' },
  });
  expect(leaveFault(at, unit('cg'))?.rule).toBe('IA-bld-10');
  at.g.units.feeds[unit('cg')] = -1;
  expect(leaveFault(at, unit('cg'))).toBeNull();
});
