import { describe, expect, test } from 'vitest';
import { standardData as data } from '../../data/standard.ts';
import { LASER_BARRAGE, LASER_BURST, PARTICLE_BARRAGE, PARTICLE_BURST } from '../../data/types.ts';
import { type Battle, type GivenUnit, given } from '../../testing/given.ts';
import type { Position } from '../../types.ts';
import { programOf } from '../05-pods.ts';
import { aimAt, hitChance, passingBetween, relativeVelocity, targetValue } from './fire.ts';

/** A fires at B: side by side in a column, crossing each other's line, so that 8.4 does not come in. */
function duel(a: Partial<GivenUnit> = {}, b: Partial<GivenUnit> = {}): Battle {
  return given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, ...a },
      'P2-A': { class: 'sword', hex: 'A0510', direction: 9, velocity: 3, ...b },
    },
  });
}
const at = (battle: Battle): Position => battle.play();
const aim = (battle: Battle, source = 0) => aimAt(at(battle), battle.unit('P1-A'), source, battle.unit('P2-A'));
const program = (battle: Battle, source: number): number => programOf(at(battle), battle.unit('P1-A'), source);

describe('8.3, the worked example: velocities 4 and 3', () => {
  test.each([2, 3, 4] as const)('DV-8.3a same or adjacent direction %i: the difference', (direction) => {
    expect(relativeVelocity(data, 3, 4, direction, 3)).toBe(1);
  });
  test.each([8, 9, 10] as const)('DV-8.3b opposite direction or next to it %i: the sum', (direction) => {
    expect(relativeVelocity(data, 3, 4, direction, 3)).toBe(7);
  });
  test.each([5, 6, 7, 11, 12, 1] as const)('DV-8.3c one of the six others %i: the chart', (direction) => {
    expect(relativeVelocity(data, 3, 4, direction, 3)).toBe(5);
  });
});

describe('8.4', () => {
  const between = (a: Partial<GivenUnit>, b: Partial<GivenUnit>) => {
    const battle = duel(a, b);
    const passing = passingBetween(at(battle), battle.unit('P1-A'), battle.unit('P2-A'));
    return [passing.relativeVelocity, passing.range];
  };
  test('DV-8.4a in line with each other and their directions: 7 is halved to 4, range 5 stays', () => {
    expect(between({ direction: 6, velocity: 4 }, { direction: 12, velocity: 3 })).toEqual([4, 5]);
  });
  test('DV-8.4a pointing away from each other along the line counts as well', () => {
    expect(between({ direction: 12, velocity: 4 }, { direction: 6, velocity: 3 })).toEqual([4, 5]);
  });
  test('DV-8.4a one of them pointing elsewhere: nothing is halved', () => {
    expect(between({ direction: 6, velocity: 4 }, { direction: 1, velocity: 3 })).toEqual([7, 5]);
  });
  test('DV-8.4b same direction and velocity: relative velocity 0, range 5 halved to 3', () => {
    expect(between({ direction: 3, velocity: 4 }, { direction: 3, velocity: 4 })).toEqual([0, 3]);
  });
  test('DV-8.4c both conditions at once: the second counts, so the range is halved', () => {
    expect(between({ direction: 6, velocity: 4 }, { direction: 6, velocity: 4 })).toEqual([0, 3]);
  });
  test('DV-8.4a the program comes after the halving', () => {
    const battle = duel({ direction: 6 }, { direction: 12 });
    expect(aim(battle)).toEqual({ range: 5, relativeVelocity: 4, program: -4, value: 5 });
  });
});

describe('Target Value', () => {
  test('DV-8.0b range counts the target hex, not the firing hex', () => {
    const ranges = ['A0505', 'A0506', 'A0510'].map((hex) => aim(duel({}, { hex })).range);
    expect(ranges).toEqual([0, 1, 5]);
  });
  test('DV-8.0c range 5, relative velocity 7, program -4: Target Value 8', () => {
    const battle = duel();
    expect(targetValue(at(battle), battle.unit('P1-A'), 0, battle.unit('P2-A'))).toBe(8);
  });
  test('DV-8.5c a program of -4 takes a relative velocity of 1 to 0 and leaves the range', () => {
    expect(aim(duel({ direction: 9 }))).toEqual({ range: 5, relativeVelocity: 1, program: -4, value: 5 });
  });
});

describe('targeting programs', () => {
  test('DV-4.8 the ship program serves the burster and a pod that has nothing better', () => {
    const battle = duel({ class: 'sword', boxes: ['light-weapon'] });
    expect([program(battle, 0), program(battle, 1)]).toEqual([-4, -4]);
  });
  test('DV-5.4b the program of an arsenal pod is for fire from that pod only', () => {
    const battle = duel({ class: 'clarinet', boxes: ['arsenal', 'light-weapon'] });
    expect([program(battle, 0), program(battle, 1), program(battle, 2)]).toEqual([-2, -4, -2]);
  });
  test('DV-8.5a the better of pod and ship', () => {
    expect(program(duel({ class: 'dagger', boxes: ['heavy-weapon'] }), 1)).toBe(-4);
    expect(program(duel({ class: 'clarinet', boxes: ['arsenal'] }), 1)).toBe(-4);
  });
  const flagship = { class: 'clarinet', boxes: ['arsenal', 'battle-communications', 'light-weapon'] };
  test('DV-5.4a the program of battle communications is for all fire of the ship', () => {
    expect([0, 1, 3].map((source) => program(duel(flagship), source))).toEqual([-6, -6, -6]);
  });
  test('DV-5.6c battle communications: -6', () => expect(aim(duel(flagship), 3).program).toBe(-6));
  test('DV-8.5b with battle communications range 5 and relative velocity 7 make a Target Value of 6', () => {
    expect(aim(duel(flagship))).toEqual({ range: 5, relativeVelocity: 7, program: -6, value: 6 });
  });
  test('DV-8.9j damaged battle communications give no program', () => {
    const battle = duel({
      class: 'clarinet',
      boxes: ['arsenal', 'battle-communications'],
      states: [{ box: 2, state: 'damaged' }],
    });
    expect([program(battle, 0), program(battle, 1)]).toEqual([-2, -4]);
  });
  test('DV-FSB-B2 on a civ 6 hull: battle communications -3, arsenal -2, heavy weapon -1', () => {
    const options = ['battle-communications', 'arsenal', 'heavy-weapon'];
    const programs = options.map((pod) => program(duel({ class: 'battleax', boxes: [pod] }), 1));
    expect(programs).toEqual([-3, -2, -1]);
  });
  test('DV-FSB-B2 the fraction is dropped: a program of -5 gives -2 (edge case 1)', () => {
    const battle = duel({ class: 'battleax', boxes: ['heavy-weapon'] });
    const pods = battle.game.data.pods.map((pod) => (pod.id === 'heavy-weapon' ? { ...pod, target: -5 } : pod));
    expect(programOf({ g: battle.g, data: { ...battle.game.data, pods } }, 0, 1)).toBe(-2);
  });
  test('DV-FSB-P8 an undamaged electronics warfare pod makes enemy programs two worse', () => {
    const jammer = { class: 'sword', boxes: ['electronics-warfare'] };
    expect(aim(duel({}, jammer))).toEqual({ range: 5, relativeVelocity: 7, program: -2, value: 10 });
    expect(aim(duel({}, { ...jammer, states: [{ box: 1, state: 'damaged' }] })).value).toBe(8);
  });
  test('DV-FSB-P8 with a program of 0 the relative velocity even rises', () => {
    const battle = duel({ class: 'corco-zeta' }, { boxes: ['electronics-warfare'], direction: 3, velocity: 3 });
    expect(aim(battle)).toEqual({ range: 5, relativeVelocity: 1, program: 2, value: 8 });
  });
});

describe('Fire Results Table', () => {
  test('DV-8.6 Target Value 8 by fire type', () => {
    const types = [LASER_BURST, PARTICLE_BURST, LASER_BARRAGE, PARTICLE_BARRAGE];
    expect(types.map((type) => hitChance(data, type, 8))).toEqual([3, 4, 5, 6]);
  });
  test('DV-8.6 the ends of the table; beyond 18 counts as 18', () => {
    expect([0, 17, 18, 30].map((value) => hitChance(data, LASER_BARRAGE, value))).toEqual([9, 1, 0, 0]);
  });
});
