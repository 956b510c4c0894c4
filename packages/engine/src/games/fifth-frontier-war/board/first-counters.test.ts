import { expect, test } from 'vitest';
import { IMPERIAL, ZHODANI } from '../data/types.ts';
import { isFoggedSquadron, isInFog, isOpenFleet } from '../secrets/fog.ts';
import { viewOf } from '../secrets/view.ts';
import { ASHORE } from '../state.ts';
import { admiral, fleet, type Given, givenState, place, squadron, troop, world } from '../testing/given.ts';
import { loadOf, makeTransfers, transfersFault } from './carrying.ts';
import { isWellLed, overallCommander, plottingValue, tacticalFactor } from './command.ts';
import { whereIsAdmiral, whereIsTroop } from './units.ts';

/** The first squadron, admiral and fleet of the lists are counters like all others. */
const FIRST: Given = {
  fleets: {
    'I-F-212th': { at: '2314', squadrons: ['I-BR-123', 'I-BR-154'], commander: 'I-ADM-1' },
    'Z-F-40th': { at: '2213', squadrons: ['Z-BR-1'] },
  },
  squadrons: { 'I-BR-190': { at: '2314' }, 'Z-BR-40': { at: '2314' } },
  troops: { 'I-D1': { at: '2314' }, 'I-D2': { at: '2314' }, 'I-MAR-1': { at: '2314' }, 'Z-D1': { at: '2314' } },
  admirals: { 'I-ADM-1': { aboard: 'I-BR-123' } },
};
const [first, ship, senior] = [squadron('I-BR-123'), squadron('I-BR-154'), admiral('I-ADM-1')];
const rule = (at: ReturnType<typeof givenState>, ...transfers: Parameters<typeof transfersFault>[2]) =>
  transfersFault(at, IMPERIAL, transfers)?.rule;

test('FFW-3.10f FFW-3.10g a squadron takes what it has room for, the first of the list too', () => {
  const at = givenState(FIRST);
  expect([first, senior, fleet('I-F-212th')]).toEqual([0, 0, 0]);
  const [one, two] = [troop('I-D1'), troop('I-D2')];
  expect(rule(at, { troop: one, to: first })).toBeUndefined();
  expect(rule(at, { troop: one, to: first }, { troop: one, to: ship })).toBe('FFW-3.10g');
  makeTransfers(at.g, [{ troop: one, to: first }]);
  expect([loadOf(at, first), whereIsTroop(at.g, one)]).toEqual([20, place('2314')]);
  expect(rule(at, { troop: two, to: first })).toBe('FFW-3.10f'); // 20 of 20 factors are aboard
  expect(rule(at, { troop: two, to: first }, { troop: one, to: ship })).toBeUndefined(); // all at once
  expect(rule(at, { troop: one, to: ASHORE })).toBeUndefined();
  makeTransfers(at.g, [{ troop: one, to: ASHORE }]);
  expect([loadOf(at, first), at.g.troops.place[one]]).toEqual([0, place('2314')]);
});

test('FFW-3.10a own units go aboard own squadrons in one place', () => {
  const at = givenState(FIRST);
  const one = troop('I-D1');
  for (const to of [9999, squadron('Z-BR-40'), squadron('Z-BR-1'), squadron('I-BR-187')])
    expect(rule(at, { troop: one, to })).toBe('FFW-3.10a');
  expect([rule(at, { troop: 9999, to: first }), rule(at, { troop: troop('Z-D1'), to: first })]).toEqual([
    'FFW-3.10a',
    'FFW-3.10a',
  ]);
  expect(rule(at, { admiral: 9999, to: first })).toBe('FFW-3.10a');
});

test('R78 a commander who leaves his fleet leaves his command; aboard it he keeps it', () => {
  const at = givenState(FIRST);
  const commander = (): number => at.g.fleets.commander[0]!;
  makeTransfers(at.g, [{ admiral: senior, to: ship }]);
  expect(commander()).toBe(senior);
  makeTransfers(at.g, [{ admiral: senior, to: first }]);
  expect(commander()).toBe(senior);
  makeTransfers(at.g, [{ admiral: senior, to: squadron('I-BR-190') }]);
  expect([commander(), whereIsAdmiral(at.g, senior)]).toEqual([-1, place('2314')]);
});

test('FFW-5.5d FFW-3.3b the first admiral counts with his own figures, aboard or on the world', () => {
  const aboard = givenState(FIRST);
  expect(overallCommander(aboard, IMPERIAL, place('2314'))).toBe(senior);
  expect(tacticalFactor(aboard, IMPERIAL, place('2314'))).toBe(-1);
  expect([plottingValue(aboard, 0), isWellLed(aboard, 0)]).toEqual([4, false]);
  const landed = givenState({
    squadrons: { 'I-BR-190': { at: '2314' } },
    admirals: { 'I-ADM-1': { at: '2314' } },
  });
  expect(tacticalFactor(landed, IMPERIAL, place('2314'))).toBe(-2);
});

test('A6 the fog hides the first fleet from a side that has no squadron in its hex, and from no other', () => {
  const far: Given = { ...FIRST, squadrons: {}, troops: {}, options: { fogOfWar: true } };
  const hidden = givenState(far);
  expect([isInFog(hidden, 0, ZHODANI), isInFog(hidden, 0, IMPERIAL), isOpenFleet(hidden, 0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isFoggedSquadron(hidden, first, ZHODANI), isFoggedSquadron(hidden, first, IMPERIAL)]).toEqual([true, false]);
  const near = givenState({ ...far, squadrons: { 'Z-BR-40': { at: '2314' }, 'I-BR-187': { at: '1109' } } });
  expect([isInFog(near, 0, ZHODANI), isOpenFleet(near, 0)]).toEqual([false, true]);
  expect(isFoggedSquadron(near, squadron('I-BR-187'), ZHODANI)).toBe(false); // of no fleet: always seen
  expect(isInFog(givenState({ ...far, options: {} }), 0, ZHODANI)).toBe(false);
});

test('A6 marks of the state show in the view as they stand', () => {
  const { g, data } = givenState({ ...FIRST, seats: 3 });
  const ruie = world('2213');
  const show = (set: (value: 0 | 1) => void, shown: (view: ReturnType<typeof viewOf>) => unknown): unknown[] =>
    ([0, 1] as const).map((value) => {
      set(value);
      return shown(viewOf(data, g, 'referee'));
    });
  const worldIn = (view: ReturnType<typeof viewOf>) => view.worlds.find((one) => one.world === ruie)!;
  const marks = [
    show(
      (value) => void g.out.fill(value, 1, 2),
      (view) => view.out.includes(1),
    ),
    show(
      (value) => void Object.assign(g, { baseRevealed: value }),
      (view) => view.isBaseRevealed,
    ),
    show(
      (value) => void Object.assign(g, { discovered: value }),
      (view) => view.isDiscovered,
    ),
    show(
      (value) => void g.worlds.opened.fill(value, ruie, ruie + 1),
      (view) => worldIn(view).isOpened,
    ),
    show(
      (value) => void g.worlds.surrendered.fill(value, ruie, ruie + 1),
      (view) => worldIn(view).isSurrendered,
    ),
    show(
      (value) => void g.admirals.xboated.fill(value, senior, senior + 1),
      (view) => view.admirals.find((one) => one.admiral === senior)!.hasXboated,
    ),
    show(
      (value) => void g.troops.overt.fill(value),
      (view) => view.troops[0]!.isOvert,
    ),
    show(
      (value) => void g.fleets.mustAbort.fill(value, 0, 1),
      (view) => view.fleets.find((one) => one.fleet === 0)!.hasFailed,
    ),
  ];
  expect(marks).toEqual(Array(marks.length).fill([false, true]));
});

test('FFW-3.10o troops land on the first world of the list like on others, and nowhere without a world', () => {
  const land = (label: string): string | undefined => {
    const at = givenState({ squadrons: { 'Z-AR-33': { at: label } }, troops: { 'Z-D1': { aboard: 'Z-AR-33' } } });
    return transfersFault(at, ZHODANI, [{ troop: troop('Z-D1'), to: ASHORE }])?.rule;
  };
  expect([world('0707'), land('0707'), land('2310'), land('ZR')]).toEqual([0, undefined, 'FFW-3.10o', undefined]);
});
