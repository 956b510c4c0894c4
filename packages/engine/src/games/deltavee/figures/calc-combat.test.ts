import { expect, test } from 'vitest';
import { calc, refused } from '../testing/calc-given.ts';

test.each([
  ['3@4', '3@3', 1],
  ['3@4', '4@3', 1],
  ['3@4', '9@3', 7],
  ['3@4', '8@3', 7],
  ['3@4', '6@3', 5],
  ['12@4', '2@3', 5],
])('DV-8.3a the printed example: %s and %s have relative velocity %i', (firing, target, expected) => {
  expect(calc(`relative-velocity firing=${firing} target=${target}`).value['relativeVelocity']).toBe(expected);
});

test('DV-8.4a head on in one line the 7 of the example is halved upwards to 4', () => {
  const { value } = calc('relative-velocity firing=6@4 target=12@3 firing-hex=A0505 target-hex=A0509');
  expect(value).toEqual({ relativeVelocity: 4, statement: 2, condition: 1 });
});

test('DV-8.4b the same course: relative velocity 0 and a range of 5 halved to 3', () => {
  const { value } = calc('hit-chance firing=6@4 target=6@4 firing-hex=A0505 target-hex=A0510 class=corco-zeta');
  expect(value).toMatchObject({ range: 3, relativeVelocity: 0, program: 0, targetValue: 3 });
});

test('DV-8.0c the program takes off relative velocity, never range', () => {
  expect(calc('target-value range=5 relative-velocity=3 program=-6').value['targetValue']).toBe(5);
  expect(calc('target-value range=5 relative-velocity=7 program=-4').value['targetValue']).toBe(8);
});

test('DV-8.6 all four fire types at Target Value 6', () => {
  expect(calc('hit-chance value=6').value['chances']).toMatchObject([
    { type: 'laser-burst', chance: 4, percent: 40, energy: 0 },
    { type: 'particle-burst', chance: 5, percent: 50, energy: 1 },
    { type: 'laser-barrage', chance: 6, percent: 60, energy: 2 },
    { type: 'particle-barrage', chance: 8, percent: 80, energy: 3 },
  ]);
  expect(calc('hit-chance type=laser-burst value=40').value['chances']).toMatchObject([{ chance: 0 }]);
});

test('DV-8.0c the whole chain of a fire across the course of the target', () => {
  const line =
    'hit-chance firing=6@4 target=3@3 firing-hex=A0505 target-hex=A0509 class=sword pods=heavy-weapon source=1';
  expect(calc(line).value).toMatchObject({ range: 4, relativeVelocity: 5, program: -4, targetValue: 5 });
  expect(calc(`${line} jams=yes`).value).toMatchObject({ program: -2, targetValue: 7 }); // DV-FSB-P8
});

test('DV-8.1b a class 2 burster fires lasers only', () => {
  const line = 'hit-chance firing=6@4 target=3@3 firing-hex=A0505 target-hex=A0509 class=sword';
  expect((calc(line).value['chances'] as { possible: boolean }[]).map(({ possible }) => possible)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('DV-FSB-B2 on a civ 6 hull battle communications gives -3, elsewhere -6', () => {
  expect(calc('program class=corco-zeta pods=light-weapon,battle-communications source=1').value['program']).toBe(-3);
  expect(calc('program class=sword pods=light-weapon,battle-communications source=1').value['program']).toBe(-6);
  expect(calc('program class=sword pods=light-weapon,battle-communications:damaged source=1').value['program']).toBe(
    -4,
  );
});

test('DV-8.1c two light weapon pods and a burster make three fires, with battle communications four', () => {
  expect(calc('fires class=sword pods=light-weapon*2').value['total']).toBe(3);
  expect(calc('fires class=sword pods=light-weapon*2,battle-communications').value['total']).toBe(4);
});

test('DV-8.7a a Flute with four pods: what each die names', () => {
  const { value } = calc('hit-location class=flute pods=4');
  expect((value['outcomes'] as { result: string; parts: string[] }[]).slice(1).map(({ parts }) => parts)).toEqual([
    ['bridge', 'engine'],
    ['force field'],
    ['pod 1'],
    ['pod 2'],
    ['pod 3'],
    ['pod 4'],
    [],
    [],
    [],
  ]);
  expect(value['chances']).toMatchObject({
    critical: 10,
    noEffect: 30,
    parts: {
      bridge: { sure: 0, choice: 10 },
      'force field': { sure: 10, choice: 0 },
      'pod 4': { sure: 10, choice: 0 },
    },
  });
});

test('DV-8.7f a missile is destroyed by 1 or 2, an unrevealed one by 2 only', () => {
  expect(calc('hit-location class=missile').value['chances']).toMatchObject({ noEffect: 80 });
  expect(calc('hit-location class=missile revealed=no').value['chances']).toMatchObject({ noEffect: 90 });
  expect(calc('hit-location class=missile cause=asteroids').value['chances']).toMatchObject({ noEffect: 90 }); // DV-6.6d
});

test('DV-8.7e a critical hit on an unrevealed ship is none', () => {
  expect(calc('hit-location class=flute pods=4 revealed=no').value['chances']).toMatchObject({
    critical: 0,
    noEffect: 40,
  });
});

test('DV-HC-1 the two-die table rolls again for pods that do not exist', () => {
  const chances = calc('hit-location class=heavy-cruiser').value['chances'];
  expect(chances).toMatchObject({
    critical: 10,
    noEffect: 2,
    parts: { bridge: { sure: 4 }, 'force field': { sure: 2 }, 'pod 39': { sure: 2 } },
  });
  const small = calc('hit-location class=flute pods=4 table=extended').value['chances'];
  expect(small).toMatchObject({
    critical: 10,
    noEffect: 32,
    parts: { 'force field': { sure: 10 }, 'pod 1': { sure: 10 } },
  });
  expect(calc('hit-location class=heavy-cruiser die=3 second=2').value['outcomes']).toMatchObject([
    { parts: ['force field'] },
  ]);
  expect(refused('hit-location class=flute pods=4 table=extended die=4 second=3')).toMatch(/^second: /);
});

test('DV-8.8c armor 2: vulnerable, damaged, destroyed; DV-8.8a armor 0: destroyed', () => {
  expect(calc('damage armor=2 hits=4').value['states']).toEqual(['vulnerable', 'damaged', 'destroyed', 'destroyed']);
  expect(calc('damage armor=1 hits=2').value['states']).toEqual(['damaged', 'destroyed']);
  expect(calc('damage armor=0 hits=1').value['state']).toBe('destroyed');
});

test('DV-11.0b a Mu with twelve pods dies with the seventh, a Sword with two pods with both', () => {
  expect(calc('destroyed class=corco-mu pods=12 lost=6').value).toMatchObject({ destroyed: false, needed: 7 });
  expect(calc('destroyed class=corco-mu pods=12 lost=7').value).toMatchObject({ destroyed: true });
  expect(calc('destroyed class=sword pods=2 lost=1').value).toMatchObject({ destroyed: false, needed: 2 });
  expect(calc('destroyed class=sword pods=2 lost=2 bridge=damaged').value).toMatchObject({ destroyed: false });
  expect(calc('destroyed class=terwillicker-x').value).toMatchObject({ destroyed: true, needed: 0 });
});

test('DV-9.6c civ 7 at relative velocity 3 intercepts on 5; without a field the target is destroyed', () => {
  expect(calc('interception relative-velocity=3 civ=7').value).toMatchObject({
    chance: 5,
    automatic: false,
    destroyed: 50,
    expectedHits: 0,
  });
  expect(calc('interception missile=4@5 target=4@5 civ=6').value).toMatchObject({
    relativeVelocity: 0,
    automatic: true,
    destroyed: 100,
  });
});

test('DV-9.8a an active class 2 field takes 3 hits, class 1 and a damaged class 2 take 6', () => {
  expect(calc('interception relative-velocity=3 civ=7 field=2 active=yes').value).toMatchObject({
    destroyed: 0,
    hits: 3,
    expectedHits: 1.5,
  });
  expect(calc('interception relative-velocity=3 civ=7 field=1 active=yes').value).toMatchObject({
    hits: 6,
    expectedHits: 3,
  });
  expect(calc('interception relative-velocity=3 civ=7 field=2 state=damaged active=yes').value).toMatchObject({
    hits: 6,
  });
});

test('DV-9.8b emergency activation: class 1 on 5, class 2 on 8, a damaged field never (DV-9.8c)', () => {
  expect(calc('interception relative-velocity=3 civ=7 field=2').value).toMatchObject({
    destroyed: 10,
    activation: 80,
    expectedHits: 1.2,
  });
  expect(calc('emergency-field field=1').value).toEqual({ chance: 5, percent: 50, hits: 6 });
  expect(calc('emergency-field field=2 state=vulnerable').value).toEqual({ chance: 8, percent: 80, hits: 3 });
  expect(calc('emergency-field field=2 state=damaged').value).toMatchObject({ chance: 0 });
});

test('DV-FSB-P7 electronics warfare takes two from a guided missile, an A is then 8; an unguided one does not mind', () => {
  expect(calc('interception relative-velocity=0 civ=7 jams=yes').value).toMatchObject({ chance: 8, automatic: false });
  expect(calc('interception relative-velocity=3 civ=7 jams=yes type=unguided').value).toMatchObject({ chance: 5 });
});

test('DV-9.4a launch velocity is the ship’s or one more or less, at least 1, and DV-9.4b three hexes from a hexside', () => {
  expect(calc('launch hex=A0505 course=12@3').value).toEqual({
    placements: 27,
    velocities: [2, 3, 4],
    places: [
      { hex: 'A0604', hexside: 2, directions: [1, 2, 12] },
      { hex: 'A0404', hexside: 10, directions: [10, 11, 12] },
      { hex: 'A0504', hexside: 12, directions: [1, 11, 12] },
    ],
  });
  expect(calc('launch course=12@0').value['velocities']).toEqual([1]);
  expect(calc('launch course=1@9').value).toMatchObject({ placements: 12, velocities: [8, 9] });
});

test('DV-7.4g a battlecraft leaves to any of six hexes in one of five directions', () => {
  expect(calc('launch course=12@3 what=craft').value).toMatchObject({ placements: 90, velocities: [2, 3, 4] });
});

test('DV-HC-3 the printed example: field 2 is gone, a missile destroys pods 11 to 20 and adds three hits', () => {
  expect(calc('heavy-cruiser up=1,3,4').value).toEqual({
    destroyed: false,
    bridge: false,
    engine: false,
    pods: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    hits: 3,
  });
  expect(calc('heavy-cruiser').value).toMatchObject({ pods: [], hits: 3 });
  expect(calc('heavy-cruiser up=none').value).toMatchObject({ destroyed: true });
});

test('DV-HC-2 a field hit: 4 is field 2, a 10 rolls twice more', () => {
  expect(calc('heavy-cruiser dice=4').value).toEqual({ fields: [2] });
  expect(calc('heavy-cruiser dice=10,1,8').value).toEqual({ fields: [1, 4] });
  expect(refused('heavy-cruiser dice=10,1')).toMatch(/^dice: /);
});
