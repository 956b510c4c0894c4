import { expect, test } from 'vitest';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { activeFieldClass } from '../05-pods.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616', boxes: ['heavy-weapon'] };
const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1 }; // field class 2
const arms = ['heavy-weapon', 'battle-communications'];
const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, boxes: arms, ...unit }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const raise = (box = 0): Order => ({ do: 'raiseField', unit: 0, box });
const lower = (box = 0): Order => ({ do: 'lowerField', unit: 0, box });

test('DV-7.4l Activate Force Field costs a Battle Command and protects with the class of the hull', () => {
  const battle = with1({});
  give(battle, raise());
  expect(battle.g.units.commands[0]).toBe(1);
  expect(activeFieldClass(battle.play(), 0)).toBe(2);
  expect(refused(battle, raise())).toBe('DV-7.4l');
});

test('DV-7.4l no field without a field, and no switching without a Battle Command', () => {
  expect(refused(with1({ class: 'corco-iota', override: { forceField: 0 } }), raise())).toBe('DV-4.6');
  expect(refused(with1({ boxes: ['crew'] }), raise())).toBe('DV-7.3a');
});

test('DV-7.2h a field may go up beside a Prepare Jump marker, not beside a Jump marker', () => {
  const jump = { seats: [0], region: { kind: 'anywhere' } } as NonNullable<Given['jump']>;
  const with2 = (marker: 'prepared' | 'jumping'): Battle =>
    with1({ boxes: [...arms, 'standard-jump'], jump: marker }, { jump });
  expect(refused(with2('prepared'), raise())).toBeUndefined();
  expect(refused(with2('jumping'), raise())).toBe('DV-7.2h');
});

test('DV-7.4m with an active field only a few Commands are allowed', () => {
  const battle = given({
    units: {
      'P1-A': {
        ...sword,
        class: 'halberd',
        boxes: [...arms, 'battle-communications', 'battlecraft', 'battlecraft', 'tractor-beam-8', 'augmented-jump'],
        carries: ['terwillicker-x', 'terwillicker-x'],
        states: [{ box: 5, craft: { at: 'prepared' } }],
        fieldUp: true,
      },
      'P1-B': { ...sword },
      'P2-A': { ...enemy, hex: 'A0506' },
    },
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0909', direction: 12, velocity: 3 }],
    jump: { seats: [0], region: { kind: 'anywhere' } },
  });
  const launch: Order = { do: 'launchCraft', unit: 0, box: 5, hexside: 12, direction: 12, velocity: 1 };
  for (const order of [
    { do: 'control', unit: 0, missile: battle.unit('m') },
    launch,
    { do: 'rendezvous', unit: 0, with: 1 },
    { do: 'tractor', unit: 0, box: 6, target: 2, maneuvers: [{ do: 'left' }] },
  ] as Order[])
    expect([order.do, refused(battle, order)]).toEqual([order.do, 'DV-7.4m']);
  expect(refused(battle, { do: 'left', unit: 0 })).toBe('DV-7.1d');
  expect(refused(battle, { do: 'jump', unit: 0 })).toBe('DV-7.2h');
  for (const order of [
    { do: 'prepareJump', unit: 0 },
    { do: 'prepareMissile', unit: 0, box: 1, missile: 1 },
    { do: 'search', unit: 0 },
    { do: 'prepareCraft', unit: 0, box: 4 },
    lower(),
  ] as Order[])
    expect([order.do, refused(battle, order)]).toEqual([order.do, undefined]);
  expect(refused(with1({ fieldUp: true, jump: 'prepared' }), { do: 'abortJump', unit: 0 })).toBeUndefined();
});

test('DV-7.4s a ship may maneuver and then raise its field, not the other way round', () => {
  const battle = with1({});
  give(battle, { do: 'left', unit: 0 });
  give(battle, raise());
  expect(refused(battle, { do: 'left', unit: 0 })).toBe('DV-7.1d');
});

test('DV-7.4s lowered first, it maneuvers in the same phase', () => {
  const battle = with1({ fieldUp: true });
  give(battle, lower());
  give(battle, { do: 'left', unit: 0 });
  expect(battle.g.units.direction[0]).toBe(11);
});

test('DV-7.4s one field is not switched both ways in one phase', () => {
  const up = with1({});
  give(up, raise());
  expect(refused(up, lower())).toBe('DV-7.4s');
  const down = with1({ fieldUp: true });
  give(down, lower());
  expect(refused(down, raise())).toBe('DV-7.4s');
});

test('DV-8.9e a damaged class 1 field cannot be raised', () => {
  expect(refused(with1({ class: 'dagger', field: 'damaged' }), raise())).toBe('DV-8.9e');
  expect(refused(with1({ class: 'dagger', field: 'vulnerable' }), raise())).toBeUndefined();
});

test('DV-8.9f a damaged class 2 field works as class 1, a destroyed one not', () => {
  const battle = with1({ field: 'damaged' });
  give(battle, raise());
  expect(activeFieldClass(battle.play(), 0)).toBe(1);
  expect(refused(with1({ field: 'destroyed' }), raise())).toBe('DV-8.9e');
});

const generators = (states: GivenUnit['states'] = [], ship = 'corco-mu'): Battle =>
  with1({ class: ship, boxes: [...arms, 'force-field-generator-7', 'force-field-generator-8'], states });

test('DV-FSB-P3 generator pods: level 7 class 1, level 8 class 2, each by its own Command', () => {
  const battle = generators([], 'spear');
  give(battle, raise(3));
  expect(activeFieldClass(battle.play(), 0)).toBe(1);
  give(battle, raise(4));
  expect(activeFieldClass(battle.play(), 0)).toBe(2);
  expect(battle.g.units.commands[0]).toBe(2);
  expect(refused(battle, { do: 'left', unit: 0 })).toBe('DV-7.1d');
});

test('DV-FSB-P3 a level 8 generator on a civ 7 hull gives class 1', () => {
  const battle = generators();
  give(battle, raise(4));
  expect(activeFieldClass(battle.play(), 0)).toBe(1);
});

test('DV-5.3a a level 7 generator on a civ 6 hull does not work, and the reason is the hull', () => {
  const battle = generators([], 'corco-zeta');
  expect(battle.refusal(0, 'command', raise(3))).toEqual({
    rule: 'DV-5.3a',
    why: 'a level 7 generator works as level 6 on this hull, and below level 7 there is no field',
  });
  expect(refused(battle, raise(4))).toBeUndefined(); // level 8 works as level 7
});

test('DV-FSB-P3b damaged as a hull field of its class: class 1 off, class 2 as class 1', () => {
  const states: GivenUnit['states'] = [
    { box: 3, state: 'damaged' },
    { box: 4, state: 'damaged' },
  ];
  const battle = generators(states, 'spear');
  expect(refused(battle, raise(3))).toBe('DV-8.9e');
  give(battle, raise(4));
  expect(activeFieldClass(battle.play(), 0)).toBe(1);
});

test.each([
  [7, 8],
  [8, 7],
])('DV-FSB-P4b active generators of level %i and %i protect as the best of them', (first, second) => {
  const battle = with1({
    class: 'spear',
    boxes: [...arms, `force-field-generator-${first}`, `force-field-generator-${second}`],
    states: [
      { box: 3, fieldUp: true },
      { box: 4, fieldUp: true },
    ],
  });
  expect(activeFieldClass(battle.play(), 0)).toBe(2);
  give(battle, lower(first === 8 ? 3 : 4));
  expect(activeFieldClass(battle.play(), 0)).toBe(1);
});

test('DV-FSB-P4 a ship with nothing but field pods is offered no emergency activation', () => {
  const battle = given({
    units: {
      'P1-A': { class: 'corco-mu', hex: 'A0505', velocity: 2, boxes: ['force-field-generator-7'] },
      'P1-B': sword,
      'P2-A': enemy,
    },
    missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0506', direction: 12, velocity: 2 }],
  });
  give(battle, { do: 'weave', unit: 0, hexside: 6 });
  expect(battle.told('destroyed')).toContainEqual({ unit: 0 });
});

test('DV-HC-3 one Command switches all four fields of the Heavy Cruiser', () => {
  const battle = with1({ class: 'heavy-cruiser', field: ['ok', 'destroyed', 'ok', 'damaged'] });
  give(battle, raise());
  expect(battle.g.units.fieldUp[0]).toBe(0b1101);
});
