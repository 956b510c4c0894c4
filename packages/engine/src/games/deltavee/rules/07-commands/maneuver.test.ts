import { expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { allowanceOf } from './maneuver.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616' };
const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 4 };

const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, ...unit }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, what: Order['do'], name = 'P1-A'): void =>
  battle.act(0, 'command', { do: what, unit: battle.unit(name) } as Order);
const ruleOf = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const refused = (battle: Battle, what: Order['do'], name = 'P1-A'): string | undefined =>
  ruleOf(battle, { do: what, unit: battle.unit(name) } as Order);
const placeOf = ({ g, unit }: Battle, name: string): string =>
  nameOf({ A: [0, 0] }, g.units.q[unit(name)]!, g.units.r[unit(name)]!);

const missileOf = (type: 'unguided' | 'guided' | 'intelligent' | 'mims' | 'homing', velocity = 3): Battle =>
  given({
    units: { 'P1-A': { ...sword, boxes: ['heavy-weapon'] }, 'P2-A': enemy },
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type, hex: 'A0909', direction: 12, velocity }],
  });

test('DV-7.1a a unit of rating 7 at velocity 4 receives three Maneuver Commands', () => {
  const battle = with1({});
  expect(allowanceOf(battle.play(), battle.unit('P1-A'))).toBe(3);
  for (let n = 0; n < 3; n++) give(battle, 'left');
  expect(battle.refusal(0, 'command', { do: 'left', unit: battle.unit('P1-A') })).toEqual({
    rule: 'DV-7.1a',
    why: expect.stringContaining('rating 7 less velocity 4 allows 3'),
  });
});

test('DV-4.3 the maneuver rating of the class is the base of the allowance: Spear 6, Zeta 3', () => {
  const battle = given({
    units: {
      'P1-A': { class: 'spear', hex: 'A0505', velocity: 2 },
      'P1-B': { class: 'corco-zeta', hex: 'A0606', velocity: 2 },
      'P2-A': enemy,
    },
  });
  expect(allowanceOf(battle.play(), battle.unit('P1-A'))).toBe(4);
  expect(allowanceOf(battle.play(), battle.unit('P1-B'))).toBe(1);
});

test('DV-7.1b at velocity 7 a unit of rating 7 receives one Accelerate or Decelerate only', () => {
  const battle = with1({ velocity: 7 });
  expect(refused(battle, 'left')).toBe('DV-7.1b');
  expect(ruleOf(battle, { do: 'weave', unit: 0, hexside: 12 })).toBe('DV-7.1b');
  give(battle, 'accelerate');
  expect(battle.g.units.velocity[0]).toBe(8);
  expect(refused(battle, 'accelerate')).toBe('DV-7.1b');
  expect(refused(battle, 'left')).toBe('DV-7.1b');
});

test('DV-7.1b above the rating too, so that a ship reaches 9', () => {
  const battle = with1({ velocity: 8 });
  give(battle, 'accelerate');
  expect(battle.g.units.velocity[0]).toBe(9);
});

test('DV-7.1i the allowance is fixed at the first Command: slowing down wins no further ones', () => {
  const battle = with1({ velocity: 5 });
  give(battle, 'decelerate');
  give(battle, 'decelerate');
  expect(battle.g.units.velocity[0]).toBe(3);
  expect(refused(battle, 'left')).toBe('DV-7.1a');
});

test('DV-7.1i speeding up loses none', () => {
  const battle = with1({ velocity: 5 });
  give(battle, 'accelerate');
  give(battle, 'left');
  expect(battle.g.units.velocity[0]).toBe(6);
  expect(battle.g.units.direction[0]).toBe(11);
});

test('DV-7.2a the worked example: Accelerate makes a velocity of 3 a 4, Decelerate a 2', () => {
  const battle = with1({ velocity: 3 });
  give(battle, 'accelerate');
  expect(battle.g.units.velocity[0]).toBe(4);
  const slower = with1({ velocity: 3 });
  give(slower, 'decelerate');
  expect(slower.g.units.velocity[0]).toBe(2);
});

test('DV-4.2 velocity rating 2 of the Spear: the third speed change is refused, a turn is not', () => {
  const battle = with1({ class: 'spear', velocity: 1 });
  give(battle, 'accelerate');
  give(battle, 'decelerate');
  expect(refused(battle, 'accelerate')).toBe('DV-7.2a');
  expect(refused(battle, 'decelerate')).toBe('DV-7.2a');
  expect(refused(battle, 'left')).toBeUndefined();
});

test('DV-2.6a no velocity below 0 or above 9', () => {
  expect(refused(with1({ velocity: 0 }), 'decelerate')).toBe('DV-2.6a');
  expect(refused(with1({ velocity: 9 }), 'accelerate')).toBe('DV-2.6a');
});

test('DV-7.2b Direction Change turns by one of twelve positions, as often as the allowance lets', () => {
  const battle = with1({ velocity: 1, direction: 1 });
  give(battle, 'left');
  expect(battle.g.units.direction[0]).toBe(12);
  for (let n = 0; n < 5; n++) give(battle, 'left');
  expect(battle.g.units.direction[0]).toBe(7);
  expect(refused(battle, 'left')).toBe('DV-7.1a');
});

test('DV-6.1e a Direction Change that ends on a corner starts the zig-zag at the left again', () => {
  const battle = with1({ velocity: 1, direction: 3, zig: 1 });
  give(battle, 'left');
  give(battle, 'left');
  expect(battle.g.units.direction[0]).toBe(1);
  expect(battle.g.units.zig[0]).toBe(0);
});

test('DV-7.2c Weave moves one hex and leaves velocity, direction and zig-zag alone', () => {
  const battle = with1({ velocity: 3, direction: 3, zig: 1 });
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 6 });
  expect(placeOf(battle, 'P1-A')).toBe('A0506');
  const { velocity, direction, zig } = battle.g.units;
  expect([velocity[0], direction[0], zig[0]]).toEqual([3, 3, 1]);
  expect(ruleOf(battle, { do: 'weave', unit: 0, hexside: 7 })).toBeDefined();
});

test('DV-7.2c Weave off the sheets adds a sheet', () => {
  const battle = with1({ hex: 'A0501', velocity: 3 });
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 12 });
  expect(battle.g.sheets).toEqual([0, 0, 0, -1]);
});

test('DV-6.2a all are told of the sheet that a Weave or a launched craft adds', () => {
  const battle = with1({ hex: 'A0501', velocity: 3 });
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 12 });
  expect(battle.told('sheet')).toEqual([{ unit: 0, q: 4, r: -3 }]);
  const boxes = ['battlecraft', 'heavy-weapon', 'heavy-weapon'];
  const states: GivenUnit['states'] = [{ box: 1, craft: { at: 'prepared' } }];
  const carrier = with1({ hex: 'A0501', velocity: 3, boxes, carries: ['terwillicker-5000'], states });
  const course = { hexside: 12, direction: 12, velocity: 3 };
  carrier.act(0, 'command', { do: 'launchCraft', unit: 0, box: 1, ...course });
  expect(carrier.told('sheet')).toEqual([{ unit: carrier.unit('P1-A-C01'), q: 4, r: -3 }]);
  expect(carrier.g.sheets).toEqual([0, 0, 0, -1]);
});

test('DV-7.2d Weave once a phase, and never by a missile', () => {
  const battle = with1({ velocity: 1 });
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 6 });
  expect(ruleOf(battle, { do: 'weave', unit: 0, hexside: 12 })).toBe('DV-7.2d');
  const flying = missileOf('intelligent');
  expect(ruleOf(flying, { do: 'weave', unit: flying.unit('m'), hexside: 12 })).toBe('DV-7.2d');
});

test('DV-7.2e no Weave into asteroids or a planet', () => {
  const rocks = with1({ velocity: 1 }, { asteroids: ['A0503'] });
  expect(ruleOf(rocks, { do: 'weave', unit: 0, hexside: 12 })).toBe('DV-7.2e');
  expect(ruleOf(rocks, { do: 'weave', unit: 0, hexside: 6 })).toBeUndefined();
  const planet = with1({ velocity: 1 }, { planets: { Earth: 'A0506' } });
  expect(ruleOf(planet, { do: 'weave', unit: 0, hexside: 6 })).toBe('DV-7.2e');
});

test('DV-7.2c a Weave into the hex of an enemy missile makes it try', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, velocity: 3 }, 'P2-A': { ...enemy, boxes: ['heavy-weapon'] } },
    missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0506', direction: 12, velocity: 3 }],
  });
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 6 });
  expect(battle.decision('emergencyField').by).toBe(0); // relative velocity 0: intercepted automatically
  battle.act(0, 'emergencyField', { activate: false });
  expect(battle.told('destroyed')).toContainEqual({ unit: 0 });
});

test('DV-7.1c no Maneuver Command with a Prepare Jump or Jump marker', () => {
  for (const jump of ['prepared', 'jumping'] as const) {
    const battle = with1({ jump, boxes: ['standard-jump'] }, { jump: { seats: [0], region: { kind: 'anywhere' } } });
    expect(refused(battle, 'left')).toBe('DV-7.1c');
    expect(refused(battle, 'accelerate')).toBe('DV-7.1c');
  }
});

test('DV-7.1d no Maneuver Command with an active force field', () => {
  const battle = with1({ fieldUp: true });
  expect(refused(battle, 'left')).toBe('DV-7.1d');
  expect(ruleOf(battle, { do: 'weave', unit: 0, hexside: 6 })).toBe('DV-7.1d');
});

test('DV-2.5a an unguided missile receives no Maneuver Commands', () => {
  const battle = missileOf('unguided');
  expect(refused(battle, 'accelerate', 'm')).toBe('DV-2.5a');
});

test('DV-7.1e a guided missile receives none without control, and any within its limits with it', () => {
  const battle = missileOf('guided'); // level 7: velocity 2, maneuver 6
  expect(refused(battle, 'left', 'm')).toBe('DV-7.1e');
  battle.act(0, 'command', { do: 'control', unit: 0, missile: battle.unit('m') });
  give(battle, 'accelerate', 'm');
  give(battle, 'accelerate', 'm');
  expect(refused(battle, 'accelerate', 'm')).toBe('DV-7.2a');
  give(battle, 'left', 'm');
  expect(refused(battle, 'left', 'm')).toBe('DV-7.1a');
});

test('DV-2.5b control lasts one phase', () => {
  const battle = missileOf('guided');
  battle.act(0, 'command', { do: 'control', unit: 0, missile: battle.unit('m') });
  expect(refused(battle, 'left', 'm')).toBeUndefined();
  battle.act(0, 'command', { do: 'end' });
  expect(battle.g.units.controlled[battle.unit('m')]).toBe(1);
  while (battle.table.pending[0]!.kind !== 'command' || battle.table.pending[0]!.by !== 0) {
    const { by, kind } = battle.table.pending[0]!;
    if (kind === 'move') battle.act(by, 'move', { rest: true });
    else battle.act(by, kind as 'command' | 'fire', { do: 'end' });
  }
  expect(refused(battle, 'left', 'm')).toBe('DV-7.1e');
});

test('DV-2.5c an intelligent missile and a MIMS maneuver without a Battle Command', () => {
  for (const type of ['intelligent', 'mims'] as const) {
    const battle = missileOf(type);
    give(battle, 'left', 'm');
    expect(battle.g.units.direction[battle.unit('m')]).toBe(11);
    expect(battle.g.units.commands[0]).toBe(0);
  }
});

test('DV-7.0a Maneuver Commands only to own units on the plane', () => {
  const battle = with1({});
  expect(refused(battle, 'left', 'P2-A')).toBe('DV-7.0a');
  expect(ruleOf(battle, { do: 'left', unit: 77 })).toBe('DV-7.0a');
});

test('DV-7.0a Battle Commands go to spaceships, not to battlecraft and missiles', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, boxes: ['battlecraft', 'heavy-weapon'], carries: ['terwillicker-x'] }, 'P2-A': enemy },
    craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0707', direction: 12, velocity: 3 }],
    missiles: [{ id: 'm', from: 'P1-A', box: 2, type: 'guided', hex: 'A0909', direction: 12, velocity: 3 }],
  });
  expect(ruleOf(battle, { do: 'search', unit: battle.unit('c') })).toBe('DV-7.0a');
  expect(ruleOf(battle, { do: 'search', unit: battle.unit('m') })).toBe('DV-7.0a');
  expect(ruleOf(battle, { do: 'search', unit: 0 })).toBeUndefined();
  give(battle, 'left', 'c');
  expect(battle.g.units.direction[battle.unit('c')]).toBe(11);
});

test('DV-7.0b units receive their Commands in any order, and one may be come back to', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, velocity: 1 }, 'P1-B': { ...sword, hex: 'A0808', velocity: 1 }, 'P2-A': enemy },
  });
  give(battle, 'left', 'P1-B');
  give(battle, 'left', 'P1-A');
  give(battle, 'left', 'P1-B');
  expect([battle.g.units.direction[0], battle.g.units.direction[1]]).toEqual([11, 10]);
});

test('DV-8.9a a damaged bridge takes two from the rating and forbids Weave', () => {
  const battle = with1({ bridge: 'damaged' });
  expect(ruleOf(battle, { do: 'weave', unit: 0, hexside: 6 })).toBe('DV-8.9a');
  give(battle, 'left');
  expect(refused(battle, 'left')).toBe('DV-7.1a'); // 7 - 2 - 4
});

test('DV-8.9b a destroyed bridge leaves rating 1 and no Weave', () => {
  const still = with1({ bridge: 'destroyed', velocity: 0 });
  expect(ruleOf(still, { do: 'weave', unit: 0, hexside: 6 })).toBe('DV-8.9b');
  give(still, 'left');
  expect(refused(still, 'left')).toBe('DV-7.1a');
  const moving = with1({ bridge: 'destroyed', velocity: 1 });
  expect(refused(moving, 'left')).toBe('DV-7.1b');
  expect(refused(moving, 'accelerate')).toBeUndefined();
});

test('DV-8.9d a destroyed engine: no Maneuver Commands, jumps included', () => {
  const battle = with1(
    { engine: 'destroyed', boxes: ['standard-jump'] },
    { jump: { seats: [0], region: { kind: 'anywhere' } } },
  );
  expect(refused(battle, 'left')).toBe('DV-8.9d');
  expect(refused(battle, 'prepareJump')).toBe('DV-8.9d');
});

test('DV-7.1i damage in the phase lowers what remains of the allowance', () => {
  const battle = with1({ velocity: 3 });
  give(battle, 'left');
  battle.g.units.bridge[0] = 2;
  give(battle, 'left');
  expect(refused(battle, 'left')).toBe('DV-7.1a'); // 7 - 2 - 3
});

test('DV-6.5g a streamlined unit brought to 0 in a planet hex is marked to land, another is not', () => {
  const planets = { Earth: 'A0505' };
  const dagger = with1({ class: 'dagger', velocity: 1 }, { planets });
  give(dagger, 'decelerate');
  expect(dagger.g.units.landing[0]).toBe(1);
  give(dagger, 'accelerate');
  expect(dagger.g.units.landing[0]).toBe(0);
  const heavy = with1({ velocity: 1 }, { planets });
  give(heavy, 'decelerate');
  expect(heavy.g.units.landing[0]).toBe(0);
});

test('DV-FSB-F1 each rail missile carried takes one from the maneuver rating of an X', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, boxes: ['battlecraft'], carries: ['terwillicker-x-3'] }, 'P2-A': enemy },
    craft: [
      {
        id: 'c',
        from: 'P1-A',
        box: 1,
        hex: 'A0707',
        direction: 12,
        velocity: 3,
        rails: ['unguided', 'unguided', 'unguided'],
      },
    ],
  });
  expect(allowanceOf(battle.play(), battle.unit('c'))).toBe(2); // 8 - 3 - 3
  battle.g.units.rails[battle.unit('c')] = 0;
  expect(allowanceOf(battle.play(), battle.unit('c'))).toBe(5);
});
