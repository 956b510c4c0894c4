import { expect, test } from 'vitest';
import { given } from './given.ts';
import { hintFor } from './hint.ts';

const battle = given({
  phase: 'fire',
  seat: 0,
  units: {
    'P1-A': { class: 'piccolo', hex: 'A0809', direction: 4, velocity: 3, boxes: ['hunter'] },
    'P2-A': { class: 'sword', hex: 'A1111', direction: 4, velocity: 3, boxes: ['energy', null, null, null, null] },
  },
});

test('DV-8.6 the odds of a shot are told before it is made', () => {
  // same direction and velocity: relative velocity 0 and the range of 3 halved to 2; a particle burst then needs 8
  const shot = { do: 'fire', unit: 0, source: 1, type: 1, target: 1 };
  expect(hintFor(battle.play(), 'fire', null, shot)).toBe('80 %: range 2, relative velocity 0, program -2; costs 1');
  expect(hintFor(battle.play(), 'fire', null, { do: 'end' })).toBeNull();
});

test('DV-S10a so is the price of a fleet, with the craft that it carries', () => {
  // 22,100 for the Sword, 500 for the pod, 6,900 for the craft, 12,200 for the Dagger
  const ships = [
    { class: 'sword', boxes: ['battlecraft'], craft: ['terwillicker-x'] },
    { class: 'dagger', boxes: [], craft: [] },
  ];
  expect(hintFor(battle.play(), 'buyFleet', { budget: 175000 }, { ships })).toBe(
    'with terwillicker-x; 41,700 Trans of 175,000 Trans',
  );
});

test('DV-9.8b so is the chance of an emergency activation: 8 in 10 for a class 2 field', () => {
  expect(hintFor(battle.play(), 'emergencyField', { unit: 1, missile: 0 }, { activate: true })).toContain('80 %');
});
