import { expect, test } from 'vitest';
import { CROWDED_OUT, IN_PLAY } from '../../state.ts';
import { type GivenUnit, given, givenState } from '../../testing/given.ts';
import { crowdedHexes } from './stacking.ts';

const dd = (owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type: 'DD',
  owner,
  at: [20, 20],
  ...more,
});
const four = { a: dd(0), b: dd(0), c: dd(0), d: dd(0) };
const far: Record<string, GivenUnit> = { x: { type: 'DD', owner: 1, at: [20, 40] } };
const crowded = (units: Record<string, GivenUnit>, owner = 0) => {
  const { at } = givenState({ battle: 'stacking', units });
  return crowdedHexes(at, owner).map(({ remove }) => remove);
};

test('IA-stk-1 three units of one player to a hex, a base among them', () => {
  expect(crowded({ a: dd(0), b: dd(0), base: dd(0, { type: 'B' }), ...far })).toEqual([]);
  expect(crowded({ a: dd(0), b: dd(0), c: dd(0), base: dd(0, { type: 'B' }), ...far })).toEqual([1]);
});

test('IA-stk-2 enemies in the hex have a limit of three of their own', () => {
  const both = { a: dd(0), b: dd(0), c: dd(0), x: dd(1), y: dd(1), z: dd(1) };
  expect([crowded(both), crowded(both, 1)]).toEqual([[], []]);
});

test('IA-stk-3 R93 landed and docked units and projects do not count', () => {
  const units: Record<string, GivenUnit> = {
    base: dd(0, { type: 'B' }),
    docked: { type: 'DD', owner: 0, aboard: 'base' },
    f: { type: 'F', owner: 0, aboard: 'base' },
    a: dd(0),
    b: dd(0),
    project: dd(0, { type: 'SS', steps: 1, project: true }),
    ...far,
  };
  expect(crowded(units)).toEqual([]);
});

test('IA-stk-4 R93 the owner removes units until three remain; what they carry goes with them', () => {
  const units: Record<string, GivenUnit> = {
    ...four,
    cv: dd(0, { type: 'CV' }),
    f: { type: 'F', owner: 0, aboard: 'cv' },
    x: { type: 'DD', owner: 1, at: [20, 22], facing: 1 },
  };
  const table = given({ battle: 'stacking', units });
  const [a, b, cv] = ['a', 'b', 'cv'].map((name) => table.unit(name)) as [number, number, number];
  const rules = [[a], [a, a], [a, table.unit('x')], [a, b, cv]].map(
    (remove) => table.refusal(0, 'crowd', { remove })?.rule,
  );
  expect(rules).toEqual(Array(4).fill('IA-stk-4'));
  table.act(0, 'crowd', { remove: [cv, a] }, [6, 1]);
  const { status } = table.g.units;
  expect([status[cv], status[table.unit('f')], status[a], status[b]]).toEqual([
    CROWDED_OUT,
    CROWDED_OUT,
    CROWDED_OUT,
    IN_PLAY,
  ]);
});

test('IA-stk-5 four may share a hex while moving; the check comes after movement', () => {
  const table = given({ battle: 'move', units: { ...four, ...far }, dice: [6, 1] });
  expect(table.decision().kind).toBe('round');
});

test('R124 neutral units go cheapest first', () => {
  const table = given({
    battle: 'stacking',
    defender: 'neutral',
    units: {
      ca: dd('neutral', { type: 'CA' }),
      cg: dd('neutral', { type: 'Cg' }),
      bb: dd('neutral', { type: 'BB' }),
      cl: dd('neutral', { type: 'CL' }),
      x: { type: 'DD', owner: 0, at: [20, 23], facing: 1 },
    },
    dice: [1, 6],
  });
  expect(table.told('crowdedOut')).toEqual([{ unit: table.unit('cg') }]);
});
