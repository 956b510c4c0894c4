import { expect, test } from 'vitest';
import { CLOCK_DQ, CLOCK_DR } from '#hex/index';
import { viewOf } from '../secrets/view.ts';
import { given } from '../testing/given.ts';
import { calculations } from './calc.ts';
import { firstPass, type Launched } from './launches.ts';
import { interceptionInputs } from './meetings.ts';

/** The first lesson: the raider drifts ahead, four hexes away, along the same line. */
const chase = given({
  phase: 'fire',
  units: {
    'P1-A': { class: 'dagger', hex: 'A0611', direction: 2, velocity: 2, boxes: ['heavy-weapon', 'energy'] },
    'P2-A': { class: 'dagger', hex: 'A1009', direction: 2, velocity: 1, boxes: ['heavy-weapon', 'energy'] },
  },
});
const view = viewOf(chase.game.data, chase.g, 0);
const { q, r } = view.units[0]!;
/** from the hex in front of the ship */
const launched = (type: Launched['type']): Launched => ({
  type,
  civ: 7,
  course: { q: q + CLOCK_DQ[2]!, r: r + CLOCK_DR[2]!, direction: 2, velocity: 3, zig: 0 },
});

test('DV-7.1f an unguided missile is forecast with its gain: where it meets, and how fast it passes', () => {
  const pass = firstPass(view, 0, launched('unguided'))!;
  expect(pass).toMatchObject({ to: { unit: chase.unit('P2-A') }, step: 4, hexes: 0, by: { velocity: 4 } });
  const found = calculations(chase.game.data)
    .find(({ id }) => id === 'interception')!
    .run(interceptionInputs(view, pass)!);
  // 4 after 1 on one course: 3, halved in line to 2; civ level 7 then needs 6
  expect(found).toMatchObject({ ok: true, value: { relativeVelocity: 2, percent: 60 } });
});

test('DV-9.4b a guided missile keeps the velocity of its launch, and falls short', () => {
  expect(firstPass(view, 0, launched('guided'))).toMatchObject({ step: 3, hexes: 1, by: { velocity: 3 } });
});

/** Head on, four hexes away. */
const meeting = (hex: string) => {
  const { game, g, unit } = given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'dagger', hex: 'A0611', direction: 2, velocity: 2, boxes: ['heavy-weapon', 'energy'] },
      'P2-A': { class: 'dagger', hex, direction: 8, velocity: 4, boxes: ['heavy-weapon', 'energy'] },
    },
  });
  return { pass: firstPass(viewOf(game.data, g, 0), 0, launched('unguided'))!, enemy: unit('P2-A') };
};

test('DV-9.6a an enemy that flies into the missile before it has moved meets it at the velocity of its launch', () => {
  const { pass, enemy } = meeting('A1009');
  expect(pass).toMatchObject({ to: { unit: enemy }, when: 'entered', step: 3, hexes: 0, by: { velocity: 3 } });
});

test('DV-9.6a a missile put into the hex of an enemy tries at once', () => {
  const { pass, enemy } = meeting('A0711');
  expect(pass).toMatchObject({ to: { unit: enemy }, when: 'launched', hexes: 0, by: { velocity: 3 } });
});
