import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { copyLog } from '../rules/10-set-up/logs.ts';
import { type Battle, type Given, type GivenUnit, given } from '../testing/given.ts';
import type { Shot } from '../types.ts';
import { figures } from './figures.ts';
import { hintFor } from './hint.ts';

const hint = (battle: Battle, kind: string, about: unknown, answer: unknown): string | null => {
  const decision = { id: 1, by: 0, kind, rule: 'DV-3.0', sealed: false, about };
  return hintFor(kind, figuresFor({ figures }, battle.play(), decision, [answer])[0]);
};
const fireHint = (battle: Battle, shot: Shot): string | null => hint(battle, 'fire', null, shot);

const battle = given({
  phase: 'fire',
  seat: 0,
  units: {
    'P1-A': { class: 'piccolo', hex: 'A0809', direction: 4, velocity: 3, boxes: ['hunter'] },
    'P2-A': { class: 'sword', hex: 'A1111', direction: 4, velocity: 3, boxes: ['energy', null, null, null, null] },
  },
});

test('DV-HC-1 on the two-die table 93 of 100 hits harm a full hull without force field', () => {
  const boxes = Array<string>(12).fill('crew');
  const merchant: GivenUnit = { class: 'corco-mu', hex: 'A1111', direction: 4, velocity: 3, boxes };
  const hunter: GivenUnit = { class: 'piccolo', hex: 'A0809', direction: 4, velocity: 3, boxes: ['hunter'] };
  const shot: Shot = { do: 'fire', unit: 0, source: 1, type: 1, target: 1 };
  const harm = (extendedHitTable: boolean, fieldClass = 0): unknown => {
    const at = given({ phase: 'fire', units: { 'P1-A': hunter, 'P2-A': merchant }, options: { extendedHitTable } });
    at.g.units.fieldClass[1] = fieldClass;
    const decision = { id: 1, by: 0, kind: 'fire', rule: 'DV-8.0a', sealed: false, about: null };
    return figuresFor({ figures }, at.play(), decision, [shot])[0];
  };
  expect(harm(true)).toMatchObject({ harm: 9.3 }); // die 2 with 9 or 10, and the field half of die 3, do nothing
  expect(harm(true, 2)).toMatchObject({ harm: 9.8 }); // as a scenario fits an armed merchant
  expect(harm(false)).toMatchObject({ harm: 10 });
});

test('DV-8.6 the odds of a shot are shown before it is made', () => {
  // same direction and velocity: relative velocity 0 and the range of 3 halved to 2; a particle burst then needs 8
  const shot: Shot = { do: 'fire', unit: 0, source: 1, type: 1, target: 1 };
  expect(fireHint(battle, shot)).toBe('80 %: range 2, relative velocity 0, program -2; costs 1');
  expect(fireHint(battle, { do: 'end' })).toBeNull();
});

test('DV-S10a so is the price of a fleet, with the craft that it carries', () => {
  // 22,100 for the Sword, 500 for the pod, 6,900 for the craft, 12,200 for the Dagger
  const ships = [
    { class: 'sword', boxes: ['battlecraft'], craft: ['terwillicker-x'] },
    { class: 'dagger', boxes: [], craft: [] },
  ];
  expect(hint(battle, 'buyFleet', { budget: 175000 }, { ships })).toBe(
    'with terwillicker-x; 41,700 Trans of 175,000 Trans',
  );
});

test('DV-9.8b so is the chance of an emergency activation: 8 in 10 for a class 2 field', () => {
  expect(hint(battle, 'emergencyField', { unit: 1, missile: 0 }, { activate: true })).toContain('80 %');
});

/** At range 3 and relative velocity 5, a particle burst of the hunter (program -2, or 0 against electronics warfare). */
const jammed = (target: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle =>
  given({
    phase: 'fire',
    seat: 0,
    units: {
      'P1-A': { class: 'piccolo', hex: 'A0809', direction: 4, velocity: 3, boxes: ['hunter'] },
      'P2-A': { class: 'sword', hex: 'A1111', direction: 7, velocity: 4, boxes: ['electronics-warfare'], ...target },
    },
    ...more,
  });
const burst: Shot = { do: 'fire', unit: 0, source: 1, type: 1, target: 1 };
const damaged: Partial<GivenUnit> = { states: [{ box: 1, state: 'damaged' }] };

test('DV-FSB-P8 the odds against electronics warfare do not tell whether its pod is damaged', () => {
  const [whole, broken] = [jammed(), jammed(damaged)];
  expect(fireHint(whole, burst)).toBe(fireHint(broken, burst));
  expect(fireHint(whole, burst)).toBe(
    '40 % (50 % if its electronics warfare pod is damaged): range 3, relative velocity 5, program 0; costs 1',
  );
});

test('DV-FSB-P8 with the log open, or read and found damaged, there is one figure', () => {
  const options = { openLogs: true };
  expect(fireHint(jammed({}, { options }), burst)).toContain('40 %: range 3, relative velocity 5, program 0;');
  expect(fireHint(jammed(damaged, { options }), burst)).toContain('program -2;');
  const read = jammed(damaged);
  read.g.copies.push(copyLog(read.play(), 1));
  expect(fireHint(read, burst)).toBe('50 %: range 3, relative velocity 5, program -2; costs 1');
});

test('DV-8.6 a shot that cannot hit is warned of (R24)', () => {
  const far = jammed({ hex: 'C1111', boxes: ['crew'] }, { sheets: { A: [0, 0], B: [1, 0], C: [2, 0] } });
  expect(fireHint(far, { ...burst, type: 0 })).toMatch(/^0 %, it cannot hit: range/);
});
