import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Patch, patched } from './patch.ts';
import { patchBetween } from './patch-between.ts';

const units = (...ids: number[]) => ids.map((id) => ({ id, hex: 10 + id, crew: ['a', 'b', 'c', 'd', 'e', 'f'] }));

/** Over the wire and back. */
function roundTrip(before: object, after: object): { patch: Patch | null; result: object } {
  const patch = patchBetween(before, after);
  return { patch, result: patch ? patched(before, JSON.parse(JSON.stringify(patch))) : before };
}

test('a unit that appears, goes or moves up in a list costs itself alone', () => {
  const before = { units: units(1, 2, 3, 4) };
  const after = { units: [units(9)[0], ...units(1, 3), { ...units(4)[0], hex: 99 }] };
  const { patch, result } = roundTrip(before, after);
  expect(result).toEqual(after);
  expect(patch).toEqual({
    in: { units: { list: [{ add: units(9) }, [0, 1], [2, 2]], in: { 3: { set: { hex: 99 } } } } },
  });
});

test('units in another order are named by where they were', () => {
  const { patch, result } = roundTrip({ units: units(1, 2, 3) }, { units: units(3, 1, 2) });
  expect(result).toEqual({ units: units(3, 1, 2) });
  expect(patch).toEqual({
    in: {
      units: {
        list: [
          [2, 1],
          [0, 2],
        ],
      },
    },
  });
});

test('what has not changed stays the same object', () => {
  const before = { units: units(1, 2), map: { stars: [1, 2, 3] } };
  const { result } = roundTrip(before, { units: [...units(1), { ...units(2)[0], hex: 7 }], map: { stars: [1, 2, 3] } });
  const after = result as typeof before;
  expect(after.map).toBe(before.map);
  expect(after.units[0]).toBe(before.units[0]);
  expect(after.units[1]!.crew).toBe(before.units[1]!.crew);
});

test('nothing changed: no patch', () => {
  expect(patchBetween({ units: units(1, 2), none: [] }, { units: units(1, 2), none: [] })).toBeNull();
});

test('a short value is sent whole rather than as its changes', () => {
  expect(roundTrip({ at: { x: 1, y: 2 } }, { at: { x: 3, y: 4 } }).patch).toEqual({ set: { at: { x: 3, y: 4 } } });
});

test('a patch for another state is refused', () => {
  expect(() => patched({ map: null }, { in: { map: { set: { a: 1 } } } })).toThrow('does not fit');
});

test('any two pieces of JSON: the patch leads from one to the other, letter by letter', () => {
  const json = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 });
  const rows = fc.array(fc.record({ id: fc.nat(9), x: fc.nat(2), in: fc.array(fc.nat(4)) }), { maxLength: 8 });
  const state = fc.record({ json, rows, ids: fc.array(fc.nat(6), { maxLength: 6 }) });
  fc.assert(
    fc.property(state, state, (before, after) => {
      const [from, to] = [before, after].map((one) => JSON.parse(JSON.stringify(one)));
      expect(JSON.stringify(roundTrip(from, to).result)).toBe(JSON.stringify(to));
      expect(roundTrip(from, structuredClone(from)).patch).toBeNull();
    }),
    { numRuns: 2000 },
  );
});
