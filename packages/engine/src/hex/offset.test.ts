import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, neighbours } from './axial.ts';
import { offsetDistance, type Parity, rOfRow, rowOfR, toAxial, toOffset } from './offset.ts';

const runs = { seed: 1981, numRuns: 300 };
const n = fc.integer({ min: -200, max: 200 });
const parity = fc.constantFrom<Parity>('odd-q', 'even-q');

/** A printed hex number CCRR. */
const printed = (label: string) => [Number(label.slice(0, 2)), Number(label.slice(2))] as const;
const between = (a: string, b: string) => offsetDistance(...printed(a), ...printed(b), 'even-q');

test('column and row survive the way to axial and back, also west and north of the map', () => {
  fc.assert(
    fc.property(n, n, parity, (column, row, kind) => {
      const { q, r } = toAxial(column, row, kind);
      expect(toOffset(q, r, kind)).toEqual({ column, row });
      expect([rOfRow(column, row, kind), rowOfR(q, r, kind)]).toEqual([r, row]);
    }),
    runs,
  );
});

test('the same corner of each map in axial coordinates', () => {
  expect(toAxial(7, 8, 'even-q')).toEqual({ q: 7, r: 4 }); // Fifth Frontier War 0708, Cronor
  expect(toAxial(8, 16, 'even-q')).toEqual({ q: 8, r: 12 }); // 0816, Sansibar
  expect(toAxial(16, 18, 'odd-q')).toEqual({ q: 16, r: 10 }); // DeltaVee D0101
  expect(toAxial(-1, 0, 'odd-q')).toEqual({ q: -1, r: 1 }); // the column west of A01, half a hex lower
});

test('neighbours in printed numbers (DeltaVee geometry.json), in every column east or west', () => {
  const high = ['0,-1', '1,-1', '1,0', '0,1', '-1,0', '-1,-1'];
  const low = ['0,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0'];
  for (let column = -5; column <= 5; column++) {
    for (const kind of ['odd-q', 'even-q'] as const) {
      const { q, r } = toAxial(column, 9, kind);
      const around = neighbours(q, r).map((hex) => toOffset(hex.q, hex.r, kind));
      const changes = around.map((hex) => `${hex.column - column},${hex.row - 9}`);
      const isLow = (column % 2 !== 0) === (kind === 'odd-q');
      expect(changes, `${kind} column ${column}`).toEqual(isLow ? low : high);
    }
  }
});

test('counting columns and rows from 0 or from 1 measures the same', () => {
  fc.assert(
    fc.property(n, n, n, n, (c1, r1, c2, r2) => {
      const fromOne = offsetDistance(c1 + 1, r1 + 1, c2 + 1, r2 + 1, 'even-q');
      expect(offsetDistance(c1, r1, c2, r2, 'odd-q')).toBe(fromOne);
    }),
    runs,
  );
});

test('Fifth Frontier War: distances named in the rulebook and xboat links', () => {
  expect(between('2314', '2213')).toBe(1); // Regina - Ruie
  expect(between('2307', '2308')).toBe(1); // Pixie - Boughene
  expect(between('2307', '2409')).toBe(3); // Pixie - Feri
  expect(between('1510', '1409')).toBe(1); // Jewell - Ruby
  expect(between('1510', '1608')).toBe(2); // Jewell - Mongo
  expect(between('1711', '2109')).toBe(4); // Lysen - Efate
  expect(between('2307', '2606')).toBe(3); // Pixie - Kinorb
});

test('Imperial Ambitions: attackers set up at least 6 hexes from every defender, and some at 6', () => {
  const hexesOf = (fromX: number, toX: number, fromY: number, toY: number) => {
    const hexes: { q: number; r: number }[] = [];
    for (let x = fromX; x <= toX; x++) for (let y = fromY; y <= toY; y++) hexes.push(toAxial(x, y, 'even-q'));
    return hexes;
  };
  const nearest = (hex: { q: number; r: number }, others: readonly { q: number; r: number }[]) =>
    Math.min(...others.map((other) => distance(hex.q, hex.r, other.q, other.r)));
  const centre = hexesOf(14, 26, 16, 30);
  const defenders = hexesOf(16, 24, 18, 28);
  expect(defenders).toHaveLength(99);
  const outer = hexesOf(1, 39, 1, 45).filter((hex) => nearest(hex, centre) >= 4);
  expect(Math.min(...outer.map((hex) => nearest(hex, defenders)))).toBe(6);
});
