import { describe, expect, test } from 'vitest';
import { plainText } from '#core/line';
import { type DvView, viewOf } from '../secrets/view.ts';
import { type Battle, given, givenScenario } from '../testing/given.ts';
import { describeAnswer, describeEvent } from './describe.ts';

const battle = (): Battle =>
  given({
    phase: 'fire',
    units: {
      'P1-A': {
        class: 'sword',
        hex: 'A0505',
        direction: 3,
        velocity: 2,
        boxes: ['heavy-weapon', 'energy', 'tractor-beam-7'],
      },
      'P2-A': { class: 'dagger', hex: 'A0705', direction: 9, velocity: 2, boxes: ['heavy-weapon', 'energy'] },
    },
    missiles: [{ id: 'P2-A-G01', from: 'P2-A', box: 1, type: 'guided', hex: 'A0606', direction: 5, velocity: 4 }],
  });
const view = (seat = 0): DvView => viewOf(battle().game.data, battle().g, seat);

describe('answers', () => {
  const order = (answer: object): string => describeAnswer(view(), 'command', answer);
  test('7.2 Maneuver Commands', () => {
    expect(order({ do: 'accelerate', unit: 0 })).toBe('Sword P1-A: accelerate');
    expect(order({ do: 'left', unit: 0 })).toBe('Sword P1-A: turn left');
    expect(order({ do: 'weave', unit: 0, hexside: 4 })).toBe('Sword P1-A: weave to A0605');
  });

  test('7.4 Battle Commands', () => {
    expect(order({ do: 'prepareMissile', unit: 0, box: 1, missile: 2 })).toBe(
      'Sword P1-A: prepare an intelligent missile of pod 1',
    );
    expect(order({ do: 'raiseField', unit: 0, box: 0 })).toBe('Sword P1-A: raise the force field');
    expect(order({ do: 'tractor', unit: 0, box: 3, target: 1, maneuvers: [{ do: 'right' }] })).toBe(
      'Sword P1-A: tractor beam of pod 3 on Dagger P2-A: turn right',
    );
    expect(order({ do: 'end' })).toBe('End the Command Phase');
  });

  test('8.0 and 9.4 fires and launches', () => {
    const shot = (answer: object): string => describeAnswer(view(), 'fire', answer);
    expect(shot({ do: 'fire', unit: 0, source: 0, type: 2, target: 2 })).toBe(
      'Sword P1-A: laser barrage from the burster at Contact 2',
    );
    expect(shot({ do: 'launch', unit: 0, box: 1, missile: 0, hexside: 4, direction: 4, velocity: 3 })).toBe(
      'Sword P1-A: launch an unguided missile of pod 1 to A0605, direction 4, velocity 3',
    );
  });

  test('other decisions', () => {
    expect(describeAnswer(view(), 'move', { unit: 1 })).toBe('Move Dagger P2-A');
    expect(describeAnswer(view(), 'move', { rest: true })).toBe('Move all the others');
    expect(describeAnswer(view(), 'gravity', { maneuvers: ['left', 'accelerate'] })).toBe(
      'By gravity: turn left, accelerate',
    );
    expect(describeAnswer(view(), 'choosePart', { part: 0 })).toBe('Hit the bridge');
    expect(describeAnswer(view(), 'choosePart', { part: 5 })).toBe('Hit pod 3');
    expect(describeAnswer(view(), 'emergencyField', { activate: true })).toBe('Try to raise the field in time');
    expect(describeAnswer(view(), 'toString', 1)).toBe('toString 1');
  });

  test('DV-10.1a pods in boxes are listed ship by ship, each by its name', () => {
    const table = givenScenario('dv-2');
    const seen = viewOf(table.game.data, table.g, 1);
    const boxes = [
      ['energy', 'heavy-weapon'],
      ['heavy-weapon', 'energy'],
    ];
    expect(describeAnswer(seen, 'assignPods', { boxes })).toBe(
      'Boxes of Dagger P2-A: 1 energy, 2 heavy-weapon; Dagger P2-B: 1 heavy-weapon, 2 energy',
    );
    expect(describeAnswer(seen, 'assignPods', { boxes: [['crew']] })).toBe('Boxes of ship 1: 1 crew');
  });
});

describe('events', () => {
  const told = (type: string, details: object, seat = 0): string =>
    plainText(describeEvent(view(seat), { type, data: details }));
  test('a fire from its declaration to its result', () => {
    expect(told('fire', { unit: 0, source: 1, type: 1, target: 1 })).toBe(
      'Sword P1-A fires a particle burst from pod 1 at Dagger P2-A.',
    );
    expect(told('aim', { unit: 0, target: 1, range: 2, relativeVelocity: 4, program: -4, value: 2, chance: 7 })).toBe(
      'Range 2, relative velocity 4, program −4: Target Value 2, needs 7.',
    );
    expect(told('roll', { sides: 10, value: 8 })).toBe('Rolled 8.');
    expect(told('missed', { unit: 0, target: 1 })).toBe('Sword P1-A misses Dagger P2-A.');
  });

  test('A8 a hit names the pod only to those who know it', () => {
    expect(told('hit', { unit: 0, part: 4, cause: 'fire' }, 0)).toBe('Sword P1-A is hit: pod 2 (Energy).');
    expect(told('hit', { unit: 0, part: 4, cause: 'fire' }, 1)).toBe('Sword P1-A is hit: pod 2.');
  });

  test('A8 a contact has a number, its owner knows its name', () => {
    expect(told('moved', { unit: 2, q: 5, r: 5, direction: 5, hexes: 4 }, 0)).toBe('Contact 2 moves to A0608.');
    expect(told('moved', { unit: 2, q: 5, r: 5, direction: 5, hexes: 4 }, 1)).toBe(
      'Guided missile P2-A-G01 moves to A0608.',
    );
  });

  test('interception and emergency field', () => {
    const meeting = { missile: 2, target: 0, relativeVelocity: 3, chance: 6, automatic: false, die: 7, success: false };
    expect(told('interception', meeting)).toBe(
      'Contact 2 meets Sword P1-A at relative velocity 3: needs 6, rolled 7: missed.',
    );
    expect(told('emergency-field', { unit: 0, chance: 8, die: 7, success: true })).toBe(
      'Sword P1-A tries to raise its field in time: needs 8, rolled 7: it is up.',
    );
  });

  test('whatever is not known is shown as it is', () => {
    expect(told('constructor', { unit: 0 })).toBe('constructor {"unit":0}');
  });

  test('every word that the rules tell has its sentence', () => {
    const table = battle();
    table.act(0, 'fire', { do: 'fire', unit: 0, source: 1, type: 0, target: 1 }, [1, 2]);
    for (const event of table.events)
      expect(plainText(describeEvent(viewOf(table.game.data, table.g, 0), event))).not.toContain('{');
  });
});

test('whose loss it is: a ship weighs more than a missile, a miss is a gain of the target', () => {
  const told = (type: string, data: object) => describeEvent(view(), { type, data });
  expect(told('destroyed', { unit: 0 })).toMatchObject({ weight: 'grave', loses: 0 });
  expect(told('removed', { unit: 2, why: 'off-map' }).weight).toBe('notable');
  expect(told('missed', { unit: 1, target: 0 })).toMatchObject({ gains: 0, loses: 1 });
  expect(told('captured', { unit: 1, seat: 0 })).toMatchObject({ gains: 0, loses: 1 });
});
