import { expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import { DESTROYED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Maneuver, Order } from '../../types.ts';

const tug: GivenUnit = {
  class: 'sword',
  hex: 'A0505',
  direction: 12,
  velocity: 1,
  boxes: ['tractor-beam-8', 'heavy-weapon', 'heavy-weapon', 'tractor-beam-7'],
};
const enemy: GivenUnit = { class: 'spear', hex: 'A0507', direction: 6, velocity: 2, boxes: ['heavy-weapon'] }; // burn 9
const at = (target: Partial<GivenUnit> = {}, own: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...tug, ...own }, 'P2-A': { ...enemy, ...target } }, ...more });
const beam = (maneuvers: Maneuver[], box = 1, target = 1): Order => ({
  do: 'tractor',
  unit: 0,
  box,
  target,
  maneuvers,
});
const left: Maneuver = { do: 'left' };
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;

test('DV-5.6d a tractor beam costs a Battle Command and needs a tractor pod', () => {
  const battle = at();
  give(battle, beam([left]));
  expect(battle.g.units.commands[0]).toBe(1);
  expect(refused(at({}, { boxes: ['tractor-beam-8'] }), beam([left]))).toBe('DV-7.3a');
  expect(refused(at(), beam([left], 2))).toBe('DV-5.6d');
});

test('DV-5.6e level 7: one Maneuver Command within four hexes', () => {
  expect(refused(at(), beam([left, left], 4))).toBe('DV-5.6f');
  expect(refused(at({ hex: 'A0509' }), beam([left], 4))).toBeUndefined();
  expect(refused(at({ hex: 'A0510' }), beam([left], 4))).toBe('DV-5.6e');
});

test('DV-5.6f level 8: two Maneuver Commands within six hexes', () => {
  const battle = at({ hex: 'A0511' });
  give(battle, beam([left, { do: 'accelerate' }]));
  expect([battle.g.units.direction[1], battle.g.units.velocity[1]]).toEqual([5, 3]);
  expect(refused(at({ hex: 'A0512' }), beam([left]))).toBe('DV-5.6e');
  expect(refused(at(), beam([left, left, left]))).toBe('DV-5.6f');
});

test('DV-5.6f a level 8 tractor on a civ 7 hull works as level 7, a level 7 one on a civ 6 hull not at all', () => {
  expect(refused(at({}, { class: 'corco-iota' }), beam([left, left]))).toBe('DV-5.6f');
  expect(refused(at({}, { class: 'corco-zeta' }), beam([left], 4))).toBe('DV-5.6d');
});

test('DV-5.6g no missiles; a beam at an unknown contact that is one moves nothing', () => {
  const missile = (revealed: boolean): Battle =>
    at(
      {},
      {},
      {
        missiles: [
          { id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0509', direction: 6, velocity: 2, revealed },
        ],
      },
    );
  const known = missile(true);
  expect(refused(known, beam([left], 1, known.unit('m')))).toBe('DV-5.6g');
  const unknown = missile(false);
  give(unknown, beam([left], 1, unknown.unit('m')));
  expect(unknown.g.units.direction[unknown.unit('m')]).toBe(6);
  expect(unknown.g.units.energy[0]).toBe(82);
});

test('DV-5.6h each Command costs twice the burn rate of the target, which pays nothing', () => {
  const battle = at();
  give(battle, beam([left, left]));
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([48, 108]); // 84 - 2 × 18
  expect(refused(at({}, { energy: 17 }), beam([left]))).toBe('DV-7.6a');
});

test('DV-5.6h a battlecraft counts with a burn rate of 1', () => {
  const battle = at(
    { boxes: ['battlecraft'], carries: ['terwillicker-x'] },
    {},
    {
      craft: [{ id: 'c', from: 'P2-A', box: 1, hex: 'A0509', direction: 6, velocity: 2 }],
    },
  );
  give(battle, beam([left], 1, battle.unit('c')));
  expect(battle.g.units.direction[battle.unit('c')]).toBe(5);
  expect(battle.g.units.energy[0]).toBe(82);
});

test('DV-5.6i friend or enemy, but not itself', () => {
  const battle = given({
    units: { 'P1-A': tug, 'P1-B': { ...enemy, velocity: 5 }, 'P2-A': { ...enemy, hex: 'A1616' } },
  });
  expect(refused(battle, beam([left], 1, 0))).toBe('DV-5.6i');
  give(battle, { do: 'left', unit: 1 });
  expect(refused(battle, beam([left]))).toBe('DV-7.1a'); // it counts with what the ship has used: 6 - 5
});

test('DV-5.6i not a ship with an active field or a jump marker', () => {
  expect(refused(at({ fieldUp: true }), beam([left]))).toBe('DV-7.1d');
  const jump: Given['jump'] = { seats: [1], region: { kind: 'anywhere' } };
  expect(refused(at({ jump: 'prepared', boxes: ['standard-jump'] }, {}, { jump }), beam([left]))).toBe('DV-7.1c');
});

test('DV-5.6i an enemy obeys only as far as its damage lets, and that comes out by trying', () => {
  const whole = at();
  const broken = at({ engine: 'destroyed' });
  for (const battle of [whole, broken]) give(battle, beam([left]));
  expect([whole.g.units.direction[1], broken.g.units.direction[1]]).toEqual([5, 6]);
  expect(broken.events.find(({ type }) => type === 'tractor')).toMatchObject({
    data: { maneuvers: ['left'] },
    visibleTo: [0],
  });
  expect(broken.g.units.energy[0]).toBe(66);
});

test('DV-7.4k a tractor pod is used once a Command Phase; two pods may work on one target', () => {
  const battle = at();
  give(battle, beam([left]));
  expect(refused(battle, beam([left]))).toBe('DV-7.4k');
  give(battle, beam([left], 4));
  expect(battle.g.units.direction[1]).toBe(4);
});

test('DV-8.9k a damaged tractor beam is of no use', () => {
  for (const state of ['damaged', 'destroyed'] as const)
    expect(refused(at({}, { states: [{ box: 1, state }] }), beam([left]))).toBe('DV-8.9k');
});

test('DV-7.2c a tractor weaves its target into the hex of a missile', () => {
  const battle = given({
    units: { 'P1-A': tug, 'P2-A': enemy, 'P2-B': { ...enemy, hex: 'A1616' } },
    missiles: [{ id: 'm', from: 'P1-A', box: 2, type: 'guided', hex: 'A0508', direction: 6, velocity: 2 }],
  });
  give(battle, beam([{ do: 'weave', hexside: 6 }]));
  const { q, r } = battle.g.units;
  expect(nameOf({ A: [0, 0] }, q[1]!, r[1]!)).toBe('A0508');
  expect(battle.decision('emergencyField').by).toBe(1);
});

/** An enemy Piccolo two hexes off, and in the hex north of it a missile of the tractor's owner. */
const besideMissile = (velocity: number): Battle =>
  given({
    units: {
      'P1-A': tug,
      'P2-A': { class: 'piccolo', hex: 'A0507', direction: 12, velocity, boxes: ['crew'] },
      'P2-B': { ...enemy, hex: 'A1616' },
    },
    missiles: [
      { id: 'm', from: 'P1-A', box: 2, type: 'intelligent', civ: 7, hex: 'A0506', direction: 12, velocity: 3 },
    ],
  });
const weaveAnd = (next: Maneuver): Order => beam([{ do: 'weave', hexside: 12 }, next]);

test('DV-7.0c a missile is met in the middle of the string, at the velocity of that moment: 3 less 2 needs a roll of 8', () => {
  const battle = besideMissile(2);
  battle.act(0, 'command', weaveAnd({ do: 'accelerate' }), [9]);
  expect(battle.told('interception')).toMatchObject([{ relativeVelocity: 1, chance: 8, automatic: false, die: 9 }]);
  expect(battle.g.units.velocity[1]).toBe(3); // the second Command came after the miss
});

test('DV-7.0c at the velocity of the missile it is met without a roll, whatever Command was to follow', () => {
  const battle = besideMissile(3);
  give(battle, weaveAnd({ do: 'decelerate' }));
  expect(battle.told('interception')).toMatchObject([{ relativeVelocity: 0, automatic: true }]);
  expect([battle.g.units.status[1], battle.g.units.velocity[1]]).toEqual([DESTROYED, 3]); // nothing is left to slow down
  expect(battle.told('unmoved')).toEqual([]);
  expect(battle.decision('command').by).toBe(0);
});

test('DV-7.0c a field that came up against the missile stops the rest of the string', () => {
  const battle = given({
    units: { 'P1-A': tug, 'P2-A': { ...enemy, direction: 12, velocity: 3 }, 'P2-B': { ...enemy, hex: 'A1616' } },
    missiles: [{ id: 'm', from: 'P1-A', box: 2, type: 'guided', hex: 'A0506', direction: 12, velocity: 3 }],
  });
  give(battle, weaveAnd({ do: 'left' }));
  battle.act(1, 'emergencyField', { activate: true }, [1, 10, 10, 10]);
  expect(battle.g.units.fieldUp[1]).toBe(1);
  expect(battle.g.units.direction[1]).toBe(12);
  expect(battle.told('unmoved')).toEqual([{ unit: 1 }]);
});

test('DV-5.6d all hear of a beam that has moved its target, and of the whole string', () => {
  const battle = at();
  give(battle, beam([left, { do: 'accelerate' }]));
  const heard = battle.events.filter(({ type }) => type === 'tractor' || type === 'maneuver');
  expect(heard.map(({ type, visibleTo }) => [type, visibleTo])).toEqual([
    ['tractor', 'all'],
    ['maneuver', 'all'],
    ['maneuver', 'all'],
  ]);
  expect(heard[0]!.data).toEqual({ unit: 0, target: 1, maneuvers: ['left', 'accelerate'] });
});
