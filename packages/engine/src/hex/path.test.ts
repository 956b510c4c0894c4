import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from './axial.ts';
import { Frontier } from './frontier.ts';
import { keyOf, neighbourKeys, qOf, rOf } from './key.ts';
import { pathTo, reach, type StepCost, shortestPath, shortestPaths } from './path.ts';

const runs = { seed: 1981, numRuns: 200 };
const n = fc.integer({ min: -6, max: 6 });
const one: StepCost = () => 1;
const origin = keyOf(0, 0);
const text = (path: readonly number[] | null) => path?.map((key) => `${qOf(key)},${rOf(key)}`);

test('the frontier gives the cheapest first and equals in the order they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (costs) => {
      const frontier = new Frontier();
      costs.forEach((cost, node) => {
        frontier.add(node, cost);
      });
      const expected = costs.map((cost, node) => ({ cost, node })).sort((a, b) => a.cost - b.cost);
      expect(costs.map(() => frontier.take())).toEqual(expected.map(({ node }) => node));
      expect(frontier.take()).toBeUndefined();
    }),
    runs,
  );
});

test('on open ground everything within the budget is reached, at the cost of its distance', () => {
  const reached = reach(origin, 4, one);
  expect(reached.size).toBe(61);
  for (const [key, { cost }] of reached) expect(cost).toBe(distance(0, 0, qOf(key), rOf(key)));
  expect([...reached.keys()].slice(0, 3)).toEqual([origin, keyOf(0, -1), keyOf(1, -1)]);
  expect(reach(origin, 0, one).size).toBe(1);
});

test('blocked steps are walked around, whether the cost is Infinity or negative', () => {
  const wall = new Set([keyOf(0, -1), keyOf(1, -1), keyOf(-1, 0)]);
  for (const blocked of [Number.POSITIVE_INFINITY, -1]) {
    const cost: StepCost = (_, to) => (wall.has(to) ? blocked : 1);
    const path = shortestPath(origin, keyOf(0, -2), 10, cost);
    expect(text(path)).toEqual(['0,0', '1,0', '2,-1', '2,-2', '1,-2', '0,-2']);
    expect(shortestPath(origin, keyOf(0, -2), 4, cost)).toBeNull();
    expect(reach(origin, 10, cost).has(keyOf(0, -1))).toBe(false);
  }
});

test('a cheap detour beats a dear straight way', () => {
  const cost: StepCost = (_, to) => (qOf(to) === 0 && rOf(to) === -1 ? 5 : 1);
  const reached = reach(origin, 9, cost);
  expect(reached.get(keyOf(0, -2))).toEqual({ cost: 3, from: keyOf(1, -2) });
  expect(text(pathTo(reached, keyOf(0, -2)))).toEqual(['0,0', '1,-1', '1,-2', '0,-2']);
  expect(pathTo(reached, keyOf(40, 0))).toBeNull();
});

test('a cost may differ by direction', () => {
  const downstream: StepCost = (from, to) => (rOf(to) > rOf(from) ? 1 : Number.POSITIVE_INFINITY);
  expect(shortestPath(origin, keyOf(0, 3), 9, downstream)).toHaveLength(4);
  expect(shortestPath(keyOf(0, 3), origin, 9, downstream)).toBeNull();
});

test('costs agree with a search that relaxes every step until nothing changes', () => {
  const costsOfMap = fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 49, maxLength: 49 });
  fc.assert(
    fc.property(costsOfMap, fc.constantFrom(-1, Number.POSITIVE_INFINITY), (costs, blocked) => {
      const isOnMap = (key: number) => Math.abs(qOf(key)) <= 3 && Math.abs(rOf(key)) <= 3;
      const terrain = (key: number) => (isOnMap(key) ? (costs[(qOf(key) + 3) * 7 + rOf(key) + 3] ?? -1) : -1);
      const cost: StepCost = (from, to) => (terrain(to) < 0 ? blocked : terrain(to) + Math.abs(terrain(from)));
      const best = new Map([[origin, 0]]);
      for (let changed = true; changed; ) {
        changed = false;
        for (const [from, spent] of [...best]) {
          for (const to of neighbourKeys(from)) {
            const step = cost(from, to);
            if (
              step < 0 ||
              step === Number.POSITIVE_INFINITY ||
              (best.get(to) ?? Number.POSITIVE_INFINITY) <= spent + step
            )
              continue;
            best.set(to, spent + step);
            changed = true;
          }
        }
      }
      const reached = reach(origin, Number.POSITIVE_INFINITY, cost);
      expect(new Map([...reached].map(([key, arrival]) => [key, arrival.cost]))).toEqual(best);
      const order = [...reached.values()].map((arrival) => arrival.cost);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      for (const key of reached.keys()) {
        const path = pathTo(reached, key) ?? [];
        const total = path.slice(1).reduce((sum, to, at) => sum + cost(path[at] ?? Number.NaN, to), 0);
        expect(total).toBe(best.get(key));
      }
    }),
    runs,
  );
});

test('all shortest paths: their number on open ground is a binomial coefficient', () => {
  // a steps one way and b the next way: 3 + 2 gives 10 orders
  const paths = shortestPaths(origin, keyOf(2, -5), 9, one);
  expect(paths).toHaveLength(10);
  expect(new Set(paths.map((path) => path.join())).size).toBe(10);
  expect(paths.every((path) => path.length === 6 && path[0] === origin && path.at(-1) === keyOf(2, -5))).toBe(true);
  expect(shortestPaths(origin, keyOf(2, -5), 4, one)).toEqual([]);
  expect(shortestPaths(origin, origin, 4, one)).toEqual([[origin]]);
});

test('the shortest path is one of all the shortest paths', () => {
  fc.assert(
    fc.property(n, n, fc.array(fc.tuple(n, n), { maxLength: 20 }), (q, r, holes) => {
      const closed = new Set(holes.map(([holeQ, holeR]) => keyOf(holeQ, holeR)));
      const cost: StepCost = (_, to) => (closed.has(to) ? -1 : 1);
      const path = shortestPath(origin, keyOf(q, r), 8, cost);
      const all = shortestPaths(origin, keyOf(q, r), 8, cost);
      if (path === null) expect(all).toEqual([]);
      else expect(all).toContainEqual(path);
    }),
    runs,
  );
});

test('SS-11.6 any list of neighbours will do: range over systems, with both equal ways found', () => {
  //  0 - 1 - 3 - 4
  //   \- 2 -/        5 lies apart
  const adjacent: readonly (readonly number[])[] = [[1, 2], [0, 3], [0, 3], [1, 2, 4], [3], []];
  const neighbours = (system: number) => adjacent[system] ?? [];
  expect([...reach(0, 2, one, neighbours)].map(([system, { cost }]) => [system, cost])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  expect(shortestPath(0, 4, 9, one, neighbours)).toEqual([0, 1, 3, 4]);
  expect(shortestPaths(0, 4, 9, one, neighbours)).toEqual([
    [0, 1, 3, 4],
    [0, 2, 3, 4],
  ]);
  expect(shortestPath(0, 5, 9, one, neighbours)).toBeNull();
});

test('a step blocked by a negative cost is never part of a shortest path', () => {
  const adjacent: readonly (readonly number[])[] = [[1], [2, 3], [1], []];
  const cost: StepCost = (from, to) => (from === 2 ? -1 : to === 3 ? 2 : 1);
  expect(shortestPaths(0, 3, 9, cost, (system) => adjacent[system] ?? [])).toEqual([[0, 1, 3]]);
});
