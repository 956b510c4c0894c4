import { expect, test } from 'vitest';
import { calc, refused } from '../testing/calc-given.ts';

test('DV-10.3a the Flute of the sample log has 35 Energy Blocks of 6 units', () => {
  expect(calc('energy class=flute pods=heavy-weapon,energy,battlecraft,standard-jump').value).toMatchObject({
    units: 210,
    blocks: 35,
    blockSize: 6,
    remainder: 0,
  });
  expect(calc('energy class=saxophone').value).toMatchObject({ units: 144, blocks: 13, remainder: 1 }); // R16
  expect(calc('energy class=flute blocks=3 units=4').value).toMatchObject({ units: 44, blocks: 7, remainder: 2 });
  expect(calc('energy class=alien-ram-jet').value).toEqual({ units: null, blocks: null });
});

test('DV-7.1a a rating of 7 at velocity 4 gives three Maneuver Commands', () => {
  expect(calc('commands rating=7 velocity=4').value).toMatchObject({
    allowance: 3,
    accelerate: 3,
    turns: 3,
    onlySpeed: false,
  });
  expect(calc('commands class=flute velocity=2').value).toMatchObject({
    allowance: 4,
    accelerate: 3,
    decelerate: 2,
    turns: 4,
    cost: 6,
  });
});

test('DV-7.1b at the rating or above one Accelerate or Decelerate only', () => {
  expect(calc('commands class=corco-mu velocity=3').value).toMatchObject({
    allowance: 1,
    onlySpeed: true,
    accelerate: 1,
    decelerate: 1,
    turns: 0,
    weave: false,
  });
});

test('DV-8.9a a damaged bridge costs two of the rating and Weave; DV-8.9d without engine nothing', () => {
  expect(calc('commands class=sword velocity=1').value).toMatchObject({ rating: 7, allowance: 6, weave: true });
  expect(calc('commands class=sword velocity=1 bridge=damaged').value).toMatchObject({
    rating: 5,
    allowance: 4,
    weave: false,
  });
  expect(calc('commands class=sword velocity=1 engine=destroyed').value).toMatchObject({ allowance: 0, accelerate: 0 });
});

test('DV-7.3a two heavy weapon pods and battle communications give four Battle Commands', () => {
  expect(calc('commands class=sword pods=heavy-weapon*2,battle-communications').value).toMatchObject({
    battle: 4,
    shared: 0,
  });
  expect(calc('commands class=sword pods=heavy-weapon*2,battle-communications:damaged').value).toMatchObject({
    battle: 3,
  });
});

test('DV-7.4d Active Search reaches 6 hexes, with battle communications 10', () => {
  expect(calc('search').value).toEqual({ range: 6, detection: 3 });
  expect(calc('search pods=battle-communications').value['range']).toBe(10);
});

test('DV-7.2f a standard jump or hunter takes two Command Phases, DV-7.2g an augmented one', () => {
  expect(calc('jump pods=standard-jump').value).toMatchObject({ engine: 'standard', commandPhases: 2 });
  expect(calc('jump pods=hunter').value).toMatchObject({ commandPhases: 2 });
  expect(calc('jump pods=augmented-jump').value).toMatchObject({ commandPhases: 1 });
  expect(calc('jump pods=standard-jump:damaged').value).toMatchObject({ possible: false });
  expect(calc('jump pods=standard-jump velocity=7').value).toMatchObject({ possible: false }); // edge case 27
});

test('DV-5.6h a tractor Command costs twice the burn rate of the target', () => {
  expect(calc('tractor target=flute commands=2 range=5').value).toMatchObject({ cost: 24, perCommand: 12, left: 60 });
  expect(calc('tractor target=terwillicker-x').value).toMatchObject({ cost: 2 });
  expect(calc('tractor target=flute range=7').value).toMatchObject({ possible: false, rule: 'DV-5.6e' });
});

test('DV-FSB-H2 a homing missile takes the highest energy less range within six hexes', () => {
  const { value } = calc('homing hex=A0505 course=4@3 targets=A0705:6,A0509:8,A0501:-,A0512:99');
  expect((value['candidates'] as { isTarget: boolean }[]).map(({ isTarget }) => isTarget)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(
    (calc('homing hex=A0505 course=4@3 targets=A0705:5,A0509:8').value['candidates'] as { isTarget: boolean }[]).map(
      ({ isTarget }) => isTarget,
    ),
  ).toEqual([false, true]);
  expect(value['candidates']).toMatchObject([
    { range: 2, score: 4 },
    { range: 4, score: 4 },
    { score: null },
    { range: 7 },
  ]);
});

test('DV-6.1c a corner move zig-zags left first; DV-6.1b a hexside move follows its row', () => {
  expect(calc('move hex=A0505 course=12@3').value).toEqual({
    entered: ['A0504', 'A0503', 'A0502'],
    next: null,
    leavesMap: false,
  });
  const odd = calc('move hex=A0505 course=3@3').value;
  expect(odd['next']).toBe('right');
  expect(calc('move hex=A0505 course=3@2').value['next']).toBe('left');
  expect(calc('move hex=A0502 course=12@3').value['leavesMap']).toBe(true);
});

test('DV-8.0b range counts the target’s hex, not the firing hex', () => {
  expect(calc('distance from=A0505 to=A0509').value).toEqual({ range: 4, bearing: 6, nearest: 6 });
  expect(calc('distance from=A1605 to=B0105').value['range']).toBe(1);
  expect(calc('distance from=A0505 to=A0505').value).toEqual({ range: 0, bearing: null, nearest: null });
});

test('DV-6.6a asteroids hit on a die not above the velocity', () => {
  expect(calc('asteroids velocity=4').value).toEqual({ chance: 4, percent: 40 });
  expect(calc('asteroids velocity=4 hexes=2').value['percent']).toBe(64);
});

test('DV-9.5a guided, intelligent and MIMS of the sample log have 9, 7 and 6 units', () => {
  expect(calc('missile type=guided civ=7').value['energy']).toBe(9);
  expect(calc('missile type=intelligent civ=7').value['energy']).toBe(7);
  expect(calc('missile type=mims civ=7').value).toMatchObject({ energy: 6, payload: 4 });
  expect(calc('missile type=unguided civ=7').value).toMatchObject({ energy: 0, gain: 1 });
});

test('DV-4.1 and DV-5.1c the charts: a Flute has 4 pods, a heavy weapon pod 8, 4, 2 and 1 missiles', () => {
  expect(calc('class class=flute').value).toMatchObject({ pods: 4, energy: 66, burn: 6, blocks: 11, cost: 20700 });
  expect(calc('class class=flute').lines.at(-1)).toBe('20,700 Trans');
  expect(calc('pod pod=heavy-weapon').value).toMatchObject({
    missiles: { unguided: 8, guided: 4, intelligent: 2, mims: 1 },
    mustPrepare: ['guided', 'intelligent', 'mims'],
    battleCommands: 1,
  });
});

test('DV-FSB-P10 supply transfer by level, DV-FSB-P11 one lower when damaged', () => {
  expect(calc('supply pods=supply-transfer-7').value['pods']).toMatchObject([{ civ: 7, ports: 3, energy: 144 }]);
  expect(calc('supply pods=supply-transfer-6:damaged').value['pods']).toMatchObject([{ civ: 5, ports: 1, energy: 1 }]);
  expect(calc('supply pods=supply-transfer-8:destroyed').value['pods']).toEqual([null]);
});

test('DV-FSB-P12 Major Repair: an engine takes 3, 4 and 5 turns, one more each for transfer and installation from an enemy', () => {
  expect(calc('repair item=engine').value).toEqual({ jettison: 3, transfer: 4, install: 5, total: 12, phases: 12 });
  expect(calc('repair item=pod enemy=yes').value).toMatchObject({ jettison: 1, transfer: 2, install: 2 });
  expect(calc('repair item=engine commands=2').value['phases']).toBe(7);
});

test('DV-S10a the Posedy fleet of scenario 9 costs 80,300 Trans (R56)', () => {
  const fleet = 'price fleet=corco-mu:arsenal*10,battle-communications,energy+dagger:energy,crew';
  expect(calc(fleet).value).toMatchObject({ total: 80300, left: 94700, affordable: true });
  expect(calc(`${fleet} budget=80000`).value).toMatchObject({ left: -300, affordable: false });
  expect(calc('price fleet=sword*2:battlecraft,heavy-weapon@terwillicker-x').value).toMatchObject({ total: 65000 });
});

test('DV-S10a without a fleet the price list: hulls, craft and pods of the cost chart, nothing without a price', () => {
  const { value } = calc('price');
  expect(value).toMatchObject({ dagger: 12200, 'terwillicker-x': 6900, arsenal: 5000, hunter: 2000, crew: 100 });
  for (const id of ['augmented-jump', 'corco-omega', 'heavy-cruiser']) expect(value).not.toHaveProperty(id);
});

test('DV-S10c a craft without a battlecraft pod, too many pods and what has no price are refused', () => {
  expect(refused('price fleet=sword@terwillicker-x')).toMatch(/^fleet: ship 1: 1 craft/);
  expect(refused('price fleet=dagger:crew*3')).toMatch(/^fleet: 3 pod places/);
  expect(refused('price fleet=sword:augmented-jump')).toBe('fleet: ship 1: no pod augmented-jump is sold');
});
