import { expect, test } from 'vitest';
import { viewOf } from '../../secrets/view.ts';
import { CRAFT_INSIDE, IN_PLAY, INSIDE } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { destroyUnit } from '../08-fire/damage.ts';

const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 2, boxes: ['heavy-weapon'] };
const enemy: GivenUnit = { ...sword, class: 'dagger', hex: 'A1616' };
const pair = (other: Partial<GivenUnit> = {}, own: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, ...own }, 'P1-B': { ...sword, ...other }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const meet = (other: number, unit = 0): Order => ({ do: 'rendezvous', unit, with: other });

test('DV-7.4i Rendezvous costs a Battle Command and joins two ships of one hex, velocity and direction', () => {
  const battle = pair();
  give(battle, meet(1));
  expect([battle.g.units.dock[0], battle.g.units.dock[1]]).toEqual([0, 0]);
  expect(battle.g.units.commands[0]).toBe(1);
  expect(refused(pair({ hex: 'A0506' }), meet(1))).toBe('DV-7.4i');
  expect(refused(pair({ velocity: 3 }), meet(1))).toBe('DV-7.4i');
  expect(refused(pair({ direction: 11 }), meet(1))).toBe('DV-7.4i');
  expect(refused(pair({}, { boxes: [] }), meet(1))).toBe('DV-7.3a');
});

test('DV-7.4i not with an active field or a jump marker on either', () => {
  expect(refused(pair({ fieldUp: true }), meet(1))).toBe('DV-7.4m');
  expect(refused(pair({}, { fieldUp: true }), meet(1))).toBe('DV-7.4m');
  const jump: Given['jump'] = { seats: [0], region: { kind: 'anywhere' } };
  expect(refused(pair({ jump: 'jumping', boxes: ['augmented-jump'] }, {}, { jump }), meet(1))).toBe('DV-7.4i');
});

test('DV-7.4j docked ships maneuver as one, with the allowance of the ship that drives', () => {
  const battle = pair({ class: 'corco-zeta', boxes: [], dockedWith: 'P1-A' }); // Sword 7, Zeta 3
  expect(refused(battle, { do: 'accelerate', unit: 1 })).toBeUndefined();
  for (let n = 0; n < 5; n++) give(battle, { do: 'left', unit: 0 });
  expect([battle.g.units.direction[0], battle.g.units.direction[1]]).toEqual([7, 7]);
  expect(refused(battle, { do: 'left', unit: 0 })).toBe('DV-7.1a');
  expect(refused(battle, { do: 'accelerate', unit: 1 })).toBe('DV-7.1a');
});

test('DV-7.4j a ship with a destroyed engine is towed but does not drive', () => {
  const battle = pair({ engine: 'destroyed', dockedWith: 'P1-A' });
  expect(refused(battle, { do: 'accelerate', unit: 1 })).toBe('DV-8.9d');
  give(battle, { do: 'accelerate', unit: 0 });
  expect([battle.g.units.velocity[0], battle.g.units.velocity[1]]).toEqual([3, 3]);
});

test('DV-7.4t undocking is free; the ships keep hex, velocity and direction', () => {
  const battle = pair({ dockedWith: 'P1-A' });
  give(battle, { do: 'undock', unit: 1 });
  expect([battle.g.units.dock[0], battle.g.units.dock[1]]).toEqual([-1, -1]);
  expect([battle.g.units.commands[0], battle.g.units.commands[1]]).toEqual([0, 0]);
  give(battle, { do: 'left', unit: 1 });
  expect([battle.g.units.direction[0], battle.g.units.direction[1]]).toEqual([12, 11]);
  expect(refused(battle, { do: 'undock', unit: 0 })).toBe('DV-7.4t');
});

test('DV-7.4t what a group has used counts after undocking', () => {
  const battle = pair({ dockedWith: 'P1-A' });
  for (let n = 0; n < 5; n++) give(battle, { do: 'left', unit: 0 });
  give(battle, { do: 'undock', unit: 0 });
  expect(refused(battle, { do: 'left', unit: 1 })).toBe('DV-7.1a');
});

const close = (boarding: boolean, more: Partial<GivenUnit> = {}): Battle =>
  given({ units: { 'P1-A': sword, 'P2-A': { ...sword, ...more }, 'P2-B': enemy }, boarding });

test('DV-7.4r docking with an enemy is refused unless the scenario is one of boarding', () => {
  expect(refused(close(false), meet(1))).toBe('DV-7.4r');
  expect(refused(close(true, { velocity: 1 }), meet(1))).toBe('DV-7.4i');
});

test('DV-7.4u there it captures the ship, which is then only towed', () => {
  const battle = close(true);
  give(battle, meet(1));
  expect([battle.g.units.seat[1], battle.g.units.home[1], battle.g.units.dock[1]]).toEqual([0, 1, 0]);
  expect(refused(battle, { do: 'accelerate', unit: 1 })).toBe('DV-7.4u');
  expect(refused(battle, { do: 'search', unit: 1 })).toBe('DV-7.4u');
  expect(battle.events.find(({ type }) => type === 'captured')).toMatchObject({ rule: 'DV-7.4u', visibleTo: 'all' });
  give(battle, { do: 'accelerate', unit: 0 });
  expect(battle.g.units.velocity[1]).toBe(3);
  expect(battle.g.units.energy[0]).toBe(72); // both burn rates of 6
});

test('DV-7.4u captured, not destroyed, with its prepared counters and the craft in its pods', () => {
  const boxes = ['battlecraft', 'heavy-weapon'];
  const states: GivenUnit['states'] = [
    { box: 1, craft: { at: 'prepared' } },
    { box: 2, ready: { guided: 1 }, missiles: { guided: 3 } },
  ];
  const battle = close(true, { boxes, carries: ['terwillicker-x'], states });
  give(battle, meet(1));
  const view = viewOf(battle.game.data, battle.g, 0).units[1]!;
  expect([view.status, view.vessel!.isCaptured, view.vessel!.prepared]).toEqual(['in-play', true, 2]);
  expect(view.log!.pods[1]).toMatchObject({ missiles: [8, 3, 2, 1, 0], ready: [0, 1, 0, 0, 0] });
  expect(battle.told('destroyed')).toEqual([]);
  expect(battle.table.result).toBeNull();
});

test('DV-7.4v a ship that was captured and taken back has lost its guided missiles for good', () => {
  const still = { ...sword, velocity: 0 };
  const battle = given({
    units: { 'P1-A': still, 'P2-A': still, 'P2-B': still },
    boarding: true,
    missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0909', direction: 12, velocity: 1 }],
  });
  const control: Order = { do: 'control', unit: 1, missile: battle.unit('m') };
  give(battle, meet(1));
  give(battle, { do: 'end' });
  for (let { by, kind } = battle.decision(); kind !== 'command'; { by, kind } = battle.decision())
    battle.act(by, kind as 'fire', { do: 'end' });
  battle.act(1, 'command', meet(1, 2)); // taken back
  expect([battle.g.units.seat[1], battle.g.units.home[1]]).toEqual([1, 1]);
  expect(battle.refusal(1, 'command', { do: 'search', unit: 1 })).toBeNull();
  expect(battle.refusal(1, 'command', control)).toMatchObject({ rule: 'DV-7.4v' });
  expect(viewOf(battle.game.data, battle.g, 1).units.find(({ unit }) => unit === battle.unit('m'))).toMatchObject({
    flight: { isAdrift: true },
  });
});

test('DV-7.4v a guided missile whose ship is destroyed keeps its course and takes no Command', () => {
  const battle = given({
    seat: 1,
    phase: 'command',
    units: { 'P1-A': sword, 'P2-A': { ...sword, hex: 'A0707' }, 'P2-B': { ...sword, hex: 'A1616' } },
    missiles: [
      { id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0909', direction: 12, velocity: 1 },
      { id: 'n', from: 'P2-B', box: 1, type: 'guided', hex: 'A1010', direction: 12, velocity: 1 },
    ],
  });
  destroyUnit(battle.play(), 1, 'DV-11.0b');
  const control = (unit: number, name: string): Order => ({ do: 'control', unit, missile: battle.unit(name) });
  expect(battle.refusal(1, 'command', control(1, 'm'))).not.toBeNull();
  expect(battle.refusal(1, 'command', { do: 'left', unit: battle.unit('m') })).toMatchObject({ rule: 'DV-7.1e' });
  expect(battle.refusal(1, 'command', control(2, 'm'))).toMatchObject({ rule: 'DV-7.4q' });
  expect(battle.refusal(1, 'command', control(2, 'n'))).toBeNull();
  expect(battle.g.units.status[battle.unit('m')]).toBe(IN_PLAY);
});

test('DV-7.4r an installation boards nobody', () => {
  const battle = given({
    options: { installations: true },
    planets: { Rock: 'A0505' },
    units: {
      'P1-A': { class: 'installation-12', installation: { planet: 'Rock' }, direction: 12, boxes: ['heavy-weapon'] },
      'P1-B': { ...sword, hex: 'A0101' },
      'P2-A': { ...sword, velocity: 0 },
    },
    boarding: true,
    dice: [],
  });
  expect(battle.refusal(0, 'command', meet(2))).toEqual({ rule: 'DV-7.4r', why: 'only a spaceship boards another' });
});

const home = (own: Partial<GivenUnit> = {}, craft: Partial<NonNullable<Given['craft']>[number]> = {}): Battle =>
  given({
    units: {
      'P1-A': { ...sword, boxes: ['battlecraft', 'heavy-weapon'], carries: ['terwillicker-x'], ...own },
      'P1-B': sword,
      'P2-A': enemy,
    },
    craft: [
      {
        id: 'c',
        from: 'P1-A',
        box: 1,
        hex: 'A0505',
        direction: 12,
        velocity: 2,
        energy: 7,
        engine: 'damaged',
        bridge: 'damaged',
        ...craft,
      },
    ],
  });

test('DV-5.6l a battlecraft docks with its own mother ship, by a Command of that ship', () => {
  const battle = home();
  const craft = battle.unit('c');
  expect(refused(battle, meet(craft, 1))).toBe('DV-5.6l');
  give(battle, meet(craft));
  expect(battle.g.units.status[craft]).toBe(INSIDE);
  expect(battle.g.units.commands[0]).toBe(1);
  const { craft: place, craftEnergy, craftEngine, craftBridge, craftUnit } = battle.g.pods;
  expect([place[0], craftEnergy[0], craftEngine[0], craftBridge[0], craftUnit[0]]).toEqual([CRAFT_INSIDE, 7, 2, 2, -1]);
});

test('DV-FSB-F5 missiles still on its rails when it comes home do not leave with it again', () => {
  const battle = given({
    options: { fighterMissiles: true },
    units: {
      'P1-A': { ...sword, boxes: ['battlecraft', 'heavy-weapon'], carries: ['terwillicker-x-2'] },
      'P2-A': enemy,
    },
    craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0505', direction: 12, velocity: 2, rails: ['unguided'] }],
  });
  give(battle, meet(battle.unit('c')));
  expect([battle.g.pods.craft[0], battle.g.pods.craftRails[0]]).toEqual([CRAFT_INSIDE, 0]);
});

test('DV-7.4e a craft does not come home in the phase of its launch (R47)', () => {
  const battle = home();
  battle.g.units.fresh[battle.unit('c')] = 1;
  expect(refused(battle, meet(battle.unit('c')))).toBe('DV-7.4e');
});

test('DV-5.6l same hex, velocity and direction', () => {
  for (const off of [{ hex: 'A0506' }, { velocity: 3 }, { direction: 1 }]) {
    const battle = home({}, off);
    expect(refused(battle, meet(battle.unit('c')))).toBe('DV-7.4i');
  }
});

test('DV-8.9l no docking with a damaged battlecraft pod', () => {
  const battle = home();
  battle.g.pods.state[battle.row('P1-A', 1)] = 2;
  expect(refused(battle, meet(battle.unit('c')))).toBe('DV-8.9l');
});

test('DV-FSB-P11b a battlecraft docks with another ship only at an undamaged supply pod of level 8', () => {
  const at = (pod: string): Battle =>
    given({
      units: {
        'P1-A': { ...sword, boxes: ['battlecraft'], carries: ['terwillicker-x'] },
        'P1-B': { ...sword, boxes: ['heavy-weapon', pod] },
        'P2-A': enemy,
      },
      craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0505', direction: 12, velocity: 2 }],
    });
  const seven = at('supply-transfer-7');
  expect(refused(seven, meet(seven.unit('c'), 1))).toBe('DV-5.6l');
  const eight = at('supply-transfer-8');
  give(eight, meet(eight.unit('c'), 1));
  expect(eight.g.units.dock[eight.unit('c')]).toBe(1);
  expect(refused(eight, { do: 'left', unit: eight.unit('c') })).toBe('DV-7.4j');
});
