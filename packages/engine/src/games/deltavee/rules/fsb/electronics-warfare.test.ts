import { expect, test } from 'vitest';
import { type Battle, type GivenUnit, given } from '../../testing/given.ts';
import { commandsLeft, sharedLeft } from '../07-commands/allotment.ts';
import { allowanceOf } from '../07-commands/maneuver.ts';

const jammer: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1, boxes: ['electronics-warfare'] };
const ship: GivenUnit = {
  class: 'spear',
  hex: 'A0511',
  direction: 12,
  velocity: 1,
  boxes: ['arsenal', 'heavy-weapon'],
};

/** Seat 1 is about to command; seat 0 jams. */
const at = (own: Partial<GivenUnit> = {}, enemy: Partial<GivenUnit> = {}): Battle =>
  given({
    seat: 1,
    units: { 'P1-A': { ...jammer, ...own }, 'P2-A': { ...ship, ...enemy } },
    missiles: [
      { id: 'g', from: 'P2-A', box: 1, type: 'guided', hex: 'A0509', direction: 12, velocity: 2 },
      { id: 'i', from: 'P2-A', box: 1, type: 'intelligent', hex: 'A0509', direction: 12, velocity: 2 },
      { id: 'u', from: 'P2-A', box: 1, type: 'unguided', hex: 'A0509', direction: 12, velocity: 2 },
      { id: 'h', from: 'P2-A', box: 1, type: 'homing', hex: 'A0509', direction: 12, velocity: 2 },
    ],
  });
const jam = (battle: Battle, target: string, count: number): void =>
  battle.act(0, 'jam', { points: [{ box: 1, unit: 0, target: battle.unit(target), count }] });
const refused = (battle: Battle, target: string, count: number): string | undefined =>
  battle.refusal(0, 'jam', { points: [{ box: 1, unit: 0, target: battle.unit(target), count }] })?.rule;

test('DV-FSB-P5 up to four points at the start of the enemy Command Phase', () => {
  const battle = at();
  expect(battle.decision('jam').about).toEqual({ ships: [0] });
  expect(refused(battle, 'P2-A', 5)).toBe('DV-FSB-P5');
  jam(battle, 'P2-A', 1);
  expect(commandsLeft(battle.play(), 1)).toBe(1);
});

test('DV-FSB-P5 two when damaged, none when destroyed', () => {
  const damaged = at({ states: [{ box: 1, state: 'damaged' }] });
  expect(refused(damaged, 'P2-A', 3)).toBe('DV-FSB-P5');
  expect(refused(damaged, 'P2-A', 2)).toBeUndefined();
  expect(at({ states: [{ box: 1, state: 'destroyed' }] }).decision().kind).toBe('command');
});

test('DV-FSB-P5 within the search range of its ship', () => {
  expect(refused(at({}, { hex: 'A0512' }), 'P2-A', 1)).toBe('DV-FSB-P5');
  expect(
    refused(at({ boxes: ['electronics-warfare', 'battle-communications'] }, { hex: 'A0515' }), 'P2-A', 1),
  ).toBeUndefined();
});

test('DV-FSB-P5 what the own pods of the ship do not have is taken from its command pod', () => {
  const battle = at({}, { boxes: ['arsenal', 'command'] });
  jam(battle, 'P2-A', 3);
  expect([commandsLeft(battle.play(), 1), sharedLeft(battle.play(), 1)]).toEqual([0, 2]);
});

test('DV-FSB-P5 it lasts for this phase', () => {
  const battle = at();
  jam(battle, 'P2-A', 2);
  expect(battle.refusal(1, 'command', { do: 'search', unit: 1 })?.rule).toBe('DV-7.3a');
  battle.act(1, 'command', { do: 'end' });
  expect(commandsLeft(battle.play(), 1)).toBe(2);
});

test('DV-FSB-P6 each point takes one from the maneuver rating of an intelligent missile', () => {
  const battle = at();
  jam(battle, 'i', 2);
  expect(allowanceOf(battle.play(), battle.unit('i'))).toBe(4); // level 8: 8 - 2 - 2
});

test('DV-FSB-P6 and makes the control of a guided one a Battle Command dearer', () => {
  const battle = at();
  jam(battle, 'g', 1);
  battle.act(1, 'command', { do: 'control', unit: 1, missile: battle.unit('g') });
  expect(commandsLeft(battle.play(), 1)).toBe(0);
  expect(allowanceOf(battle.play(), battle.unit('g'))).toBe(4); // level 8: 7 - 1 - 2
  const twice = at();
  jam(twice, 'g', 2);
  expect(twice.refusal(1, 'command', { do: 'control', unit: 1, missile: twice.unit('g') })?.rule).toBe('DV-7.3a');
});

test('DV-FSB-P6 unguided missiles are unaffected; nobody need know what an unrevealed one is', () => {
  const battle = at();
  expect(refused(battle, 'u', 1)).toBeUndefined();
  battle.g.units.revealed[battle.unit('u')] = 1;
  expect(refused(battle, 'u', 1)).toBe('DV-FSB-P6');
});

test('DV-FSB-H4 homing missiles are immune', () => {
  const battle = at();
  jam(battle, 'h', 4);
  expect(allowanceOf(battle.play(), battle.unit('h'))).toBe(5); // level 8: 7 - 2
  expect(battle.g.units.jammed[battle.unit('h')]).toBe(4);
});

test('DV-FSB-P5 only a working pod jams, and the refusal says which box, ship and target', () => {
  const battle = at({ boxes: ['electronics-warfare', 'crew'] });
  const points = [{ box: 2, unit: 0, target: battle.unit('g'), count: 1 }];
  expect(battle.refusal(0, 'jam', { points })).toEqual({
    rule: 'DV-FSB-P5',
    why: `box 2 of unit 0 on unit ${battle.unit('g')}: that box is no working electronics warfare pod`,
  });
});

test('DV-FSB-P5 offered: nothing, or all points of a pod on one target', () => {
  const battle = at({}, { hex: 'A1616' });
  const asked = battle.decision('jam');
  const answers = battle.game.choices.jam.options!(battle.play(), { ...asked, about: { ships: [0] } })!;
  expect(answers[0]).toEqual({ points: [] });
  expect(answers.slice(1).map(({ points }) => points.map(({ box, unit, count }) => [box, unit, count]))).toEqual(
    answers.slice(1).map(() => [[1, 0, 4]]),
  );
  for (const answer of answers) expect(battle.refusal(0, 'jam', answer)).toBeNull();
});

test('DV-FSB-P5 only the ships that were asked, at enemies on the plane, never at a revealed battlecraft', () => {
  const battle = given({
    seat: 1,
    units: {
      'P1-A': jammer,
      'P1-B': { ...jammer, hex: 'A0506', boxes: ['heavy-weapon'] },
      'P2-A': { ...ship, boxes: ['battlecraft', 'heavy-weapon'], carries: ['terwillicker-x'] },
    },
    craft: [{ id: 'c', from: 'P2-A', box: 1, hex: 'A0508', direction: 12, velocity: 1, revealed: true }],
  });
  const rule = (unit: number, target: number, box = 1): string | undefined =>
    battle.refusal(0, 'jam', { points: [{ box, unit, target, count: 1 }] })?.rule;
  expect([rule(1, 2), rule(0, 1), rule(0, 77), rule(0, 2, 2)]).toEqual(Array(4).fill('DV-FSB-P5'));
  expect(rule(0, battle.unit('c'))).toBe('DV-FSB-P5');
  expect(rule(0, 2)).toBeUndefined();
});

test('DV-FSB-P5 a menu has nothing, or all points of a pod on one target', () => {
  const battle = at();
  const list = battle.game.choices.jam.options!(battle.play(), battle.decision('jam') as never)!;
  const targets = list.flatMap(({ points }) => points.map(({ target, count }) => [battle.g.names[target], count]));
  expect(list[0]).toEqual({ points: [] });
  expect(targets).toEqual([
    ['P2-A', 4],
    ['g', 4],
    ['i', 4],
    ['u', 4],
    ['h', 4], // what lies under an unrevealed counter nobody knows
  ]);
});

test('DV-FSB-P5 jamming is known to the other side: it is not taken back', () => {
  const learned = (count: number): boolean => {
    const battle = at();
    const play = battle.play();
    const points = count === 0 ? [] : [{ box: 1, unit: 0, target: battle.unit('P2-A'), count }];
    battle.game.choices.jam.apply!(play, { points }, battle.decision('jam') as never);
    return play.revealed;
  };
  expect([learned(0), learned(2)]).toEqual([false, true]);
});
