import { expect, test } from 'vitest';
import { COMMUNICATE, CONQUEST, GOVERN, GUARDIAN_WEB, INTERCEPT, RAID, STAR_GATE } from '../../data/types.ts';
import { type Given, given, system } from '../../testing/given.ts';
import { type Attempt, explainRating, finalRating, mandatoryCost, ratingOf, sectorOf } from './effectiveness.ts';

type Rated = { by: string; operation: number; base?: string; target: string } & Partial<
  Pick<Attempt, 'gate' | 'extra' | 'chits'>
>;
function attemptOf(scene: ReturnType<typeof given>, { by, operation, base, target, ...more }: Rated): Attempt {
  const place = system(target);
  const actor = by === 'draka' ? 8 : scene.seat(by);
  return {
    by: actor,
    operation,
    base: base ? system(base) : place,
    target: place,
    gate: false,
    extra: 0,
    chits: 0,
    ...more,
  };
}
function rating(attempt: Rated, position: Given = {}): number {
  const scene = given({ scenario: 'empire-no-more', ...position });
  return ratingOf(scene, attemptOf(scene, attempt));
}
const toBarton: Rated = { by: 'vereen', operation: CONQUEST, base: 'veree', target: 'barton' };

test('SS-11.7a Conquest: Military 5 + Base 3 - Target 2 - Web 2 - Range 3 - related 1', () => {
  expect(rating(toBarton)).toBe(0);
  expect(explainRating(given({}), attemptOf(given({}), toBarton)).map(({ what, value }) => `${what} ${value}`)).toEqual(
    [
      'Military 5',
      "Base's Tech Level 3",
      "Target's Tech Level -2",
      "Target's GuardianWeb -2",
      'Range -3',
      'same Race 0',
      'related Ideology -1',
    ],
  );
});

test('SS-11.7a a negative Tech Level of the Target raises the rating', () => {
  expect(rating({ ...toBarton, target: 'av-lem' })).toBe(5 + 3 + 1 - 1 - 2 - 1);
});

test('SS-11.1 each line stands in sum A or sum B', () => {
  const scene = given({});
  const lines = explainRating(scene, attemptOf(scene, toBarton));
  expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(0);
});

test('SS-11.7b Raid adds the Resource Value, and kin are harder to raid', () => {
  // Military 5 + 3 - 2 - Range 2 - same Race 2 - related 1 + Resource Value 2
  expect(rating({ by: 'vereen', operation: RAID, base: 'veree', target: 'nelldon' })).toBe(3);
});

test("SS-11.7c Communicate: Diplomatic 2 + 3 - Target 1 - owner's 3 - Range 1 - unrelated 2", () => {
  expect(rating({ by: 'vereen', operation: COMMUNICATE, base: 'veree', target: 'brandon' })).toBe(-2);
});

test('SS-14.15 the opponent counts 3 when independent, 5 for independent Atjay, 0 when it is oneself', () => {
  expect(rating({ by: 'vereen', operation: COMMUNICATE, base: 'veree', target: 'av-lem' })).toBe(
    2 + 3 + 1 - 3 - 1 - 2 - 1,
  );
  expect(rating({ by: 'vereen', operation: COMMUNICATE, base: 'veree', target: 'ambrel' })).toBe(
    2 + 3 - 0 - 0 - 1 - 2 - 2,
  );
  const stalemate: Given = { scenario: 'five-empires-stalemate' };
  expect(rating({ by: 'vereen', operation: COMMUNICATE, base: 'veree', target: 'atjay' }, stalemate)).toBe(-4);
});

test('SS-11.7d Govern: Administrative less the size of the Tech Level, below zero as above', () => {
  expect(rating({ by: 'vereen', operation: GOVERN, target: 'barnz' })).toBe(2);
  expect(rating({ by: 'vereen', operation: GOVERN, target: 'lund' })).toBe(0); // 3 - 1 - unrelated 2
});

test('SS-11.7e planets hinder a Web, SS-11.7f and help a StarGate', () => {
  expect(rating({ by: 'vereen', operation: GUARDIAN_WEB, target: 'veree' })).toBe(3 + 3 - 2);
  expect(rating({ by: 'vereen', operation: STAR_GATE, target: 'veree' })).toBe(3 + 3 + 2);
});

test('SS-11.2 the Seat is compared with the Target, not the Base', () => {
  // from Ambrel (Herd, Democracy): the Seat VeRee (Humanoid) is of Radix's Race, its Ideology related
  expect(rating({ by: 'vereen', operation: CONQUEST, base: 'ambrel', target: 'radix' })).toBe(5 + 0 - 0 - 1 - 0 - 1);
});

test('SS-11.8a different Race 2, unrelated Ideology 2', () => {
  expect(rating({ by: 'hive', operation: CONQUEST, base: 'dom', target: 'edom-four' })).toBe(3 + 2 + 1 - 1);
  expect(rating({ by: 'hive', operation: CONQUEST, base: 'edom-three', target: 'ordar' })).toBe(3 + 0 + 1 - 2 - 2 - 2);
});

test('SS-12.34 partial conquests on the Base or Stellar Target lower the rating', () => {
  const position: Given = { systems: { delpodar: { partials: [{ by: 'hospodar', base: 'hospodar', count: 1 }] } } };
  expect(rating({ by: 'atjayan', operation: GOVERN, target: 'delpodar' }, position)).toBe(3 - 1 - 2 - 2 - 1);
});

test('SS-11.4a each extra point adds one, SS-9.26a each Weapons or Tactical chit three', () => {
  expect(rating({ ...toBarton, extra: 4 })).toBe(4);
  expect(rating({ ...toBarton, chits: 2 })).toBe(6);
});

test('SS-15.31 two Intercepts with Military 3 and 5 take 8, SS-15.1b and their extra points, SS-9.26b and chits', () => {
  const scene = given({ players: { vereen: { sectors: [3, 3, 3] }, hospodar: { sectors: [5, 3, 3] } } });
  const attempt = attemptOf(scene, { by: 'hive', operation: RAID, base: 'dom', target: 'edom-four' });
  const announced = ratingOf(scene, attempt);
  const operation = (extra: number, chits: number[]) => ({
    ...attempt,
    path: [],
    paid: 0,
    rating: announced,
    converts: false,
    violates: false,
    wasMember: false,
    chits: [],
    interceptions: [
      { by: scene.seat('vereen'), extra: 0, chits: [] },
      { by: scene.seat('hospodar'), extra, chits },
    ],
  });
  expect(finalRating(scene, operation(0, []), 0)).toBe(announced - 8);
  expect(finalRating(scene, operation(2, [0]), 0)).toBe(announced - 8 - 2 - 3);
});

test('SS-21.33 Draka have Military 9 and ignore Race and Ideology', () => {
  const position: Given = { outworlders: [{ seat: 'harvest', draka: true }] };
  expect(rating({ by: 'draka', operation: CONQUEST, base: 'harvest', target: 'perkis' }, position)).toBe(9 + 2 - 1 - 1);
});

test('SS-12.1 SS-13.1 SS-14.2 SS-11.6b cost: Conquest 1 + Range, Raid Range, Communicate 1', () => {
  const cost = (operation: number) => mandatoryCost(given({}), operation, 3, false, system('barton'));
  expect([CONQUEST, RAID, COMMUNICATE, GOVERN, GUARDIAN_WEB, STAR_GATE].map(cost)).toEqual([4, 3, 1, 0, 2, 2]);
});

test('SS-18.34a a StarGate costs one more and no Range, SS-18.34b nothing more if the Target has one too', () => {
  const scene = given({ systems: { barton: { gate: true } } });
  const cost = (operation: number, target: string) => mandatoryCost(scene, operation, 9, true, system(target));
  expect([CONQUEST, RAID, COMMUNICATE].map((operation) => cost(operation, 'nelldon'))).toEqual([2, 1, 2]);
  expect([CONQUEST, RAID, COMMUNICATE].map((operation) => cost(operation, 'barton'))).toEqual([1, 0, 1]);
});

test('SS-11.0b Sector in use', () => {
  const sectors = [CONQUEST, RAID, COMMUNICATE, GOVERN, GUARDIAN_WEB, STAR_GATE, INTERCEPT];
  expect(sectors.map((operation) => sectorOf(given({}), operation))).toEqual([0, 0, 2, 1, 1, 1, 0]);
});
