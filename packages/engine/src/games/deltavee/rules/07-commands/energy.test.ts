import { expect, test } from 'vitest';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order } from '../../types.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616' };
const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1 }; // 84 units, burn rate 6
const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, ...unit }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, what: Order['do'], name = 'P1-A'): void =>
  battle.act(0, 'command', { do: what, unit: battle.unit(name) } as Order);
const refused = (battle: Battle, what: Order['do'], name = 'P1-A'): string | undefined =>
  battle.refusal(0, 'command', { do: what, unit: battle.unit(name) } as Order)?.rule;

test('DV-7.5a one Energy Block a phase, however many Maneuver Commands', () => {
  const battle = with1({});
  give(battle, 'left');
  expect(battle.g.units.energy[0]).toBe(78);
  give(battle, 'accelerate');
  battle.act(0, 'command', { do: 'weave', unit: 0, hexside: 6 });
  expect(battle.g.units.energy[0]).toBe(78);
  expect(battle.g.units.charged[0]).toBe(6);
});

test('DV-7.5a no Command, no energy', () => {
  const battle = with1({});
  battle.act(0, 'command', { do: 'end' });
  expect(battle.g.units.energy[0]).toBe(84);
});

test('DV-4.4 the block is the burn rate of the class: Spear 9, Corco Mu 12', () => {
  for (const [ship, left] of [
    ['spear', 99],
    ['corco-mu', 132],
  ] as const) {
    const battle = with1({ class: ship });
    give(battle, 'left');
    expect(battle.g.units.energy[0]).toBe(left);
  }
});

test('DV-7.5b Prepare Jump costs no energy', () => {
  const battle = with1({ boxes: ['standard-jump'] }, { jump: { seats: [0], region: { kind: 'anywhere' } } });
  give(battle, 'prepareJump');
  expect(battle.g.units.energy[0]).toBe(84);
});

test('DV-7.5c a battlecraft pays one unit a phase', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, boxes: ['battlecraft'], carries: ['terwillicker-x'] }, 'P2-A': enemy },
    craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0707', direction: 12, velocity: 2 }],
  });
  give(battle, 'left', 'c');
  give(battle, 'left', 'c');
  give(battle, 'accelerate', 'c');
  expect(battle.g.units.energy[battle.unit('c')]).toBe(14);
});

test('DV-7.5d a missile pays one unit for each Maneuver Command', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, boxes: ['heavy-weapon'] }, 'P2-A': enemy },
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'intelligent', hex: 'A0909', direction: 12, velocity: 2 }],
  });
  for (let n = 0; n < 3; n++) give(battle, 'left', 'm');
  expect(battle.g.units.energy[battle.unit('m')]).toBe(4); // 7 at level 7
});

test('DV-7.6a a unit that cannot pay cannot receive the Command', () => {
  const battle = with1({ energy: 5 });
  expect(battle.refusal(0, 'command', { do: 'left', unit: 0 })).toEqual({
    rule: 'DV-7.6a',
    why: 'the Command costs 6 Energy Units and only 5 are left',
  });
  const flying = given({
    units: { 'P1-A': { ...sword, boxes: ['heavy-weapon'] }, 'P2-A': enemy },
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'mims', hex: 'A0909', direction: 12, velocity: 2, energy: 1 }],
  });
  give(flying, 'left', 'm');
  expect(refused(flying, 'left', 'm')).toBe('DV-7.6a');
});

test('DV-7.6b a ship without energy still takes Battle Commands that cost none', () => {
  const battle = with1({ energy: 0, boxes: ['heavy-weapon', 'battle-communications'] });
  give(battle, 'search');
  battle.act(0, 'command', { do: 'prepareMissile', unit: 0, box: 1, missile: 1 });
  battle.act(0, 'command', { do: 'raiseField', unit: 0, box: 0 });
  expect(battle.g.units.fieldUp[0]).toBe(1);
});

test('DV-8.9c with a damaged engine every Maneuver Command costs a block', () => {
  const battle = with1({ engine: 'damaged' });
  give(battle, 'left');
  give(battle, 'left');
  give(battle, 'accelerate');
  expect(battle.g.units.energy[0]).toBe(66);
  expect(battle.g.units.charged[0]).toBe(18);
});

test('DV-5.6q energy is drawn from the energy pod before the hull', () => {
  const battle = with1({ boxes: [null, 'energy'], states: [{ box: 2, energy: 4 }] });
  give(battle, 'left');
  expect(battle.g.pods.energy[battle.row('P1-A', 2)]).toBe(0);
  expect(battle.g.units.energy[0]).toBe(82);
});

test('DV-5.6q a full energy pod holds 144 units', () => {
  const battle = with1({ boxes: ['energy'] });
  give(battle, 'left');
  expect(battle.g.pods.energy[battle.row('P1-A', 1)]).toBe(138);
  expect(battle.g.units.energy[0]).toBe(84);
});

test('DV-7.4j docked ships pay the sum of their burn rates, the driving ship first', () => {
  const pair = (energy: number): Battle =>
    given({
      units: {
        'P1-A': { ...sword, energy, dockedWith: 'P1-B' },
        'P1-B': { ...sword, class: 'spear' }, // 108 units, burn rate 9
        'P2-A': enemy,
      },
    });
  const battle = pair(84);
  give(battle, 'left');
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([69, 108]);
  expect([battle.g.units.direction[0], battle.g.units.direction[1]]).toEqual([11, 11]);
  give(battle, 'left', 'P1-B');
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([69, 108]);
  const poor = pair(14);
  give(poor, 'left');
  expect([poor.g.units.energy[0], poor.g.units.energy[1]]).toEqual([14, 93]);
});

test('DV-10.3b units that a tractor beam spent are missing for the next block', () => {
  const battle = given({
    units: {
      'P1-A': { ...sword, boxes: ['tractor-beam-8', 'heavy-weapon'], energy: 21 },
      'P2-A': { ...enemy, hex: 'A0507', velocity: 1 }, // burn rate 4
    },
  });
  battle.act(0, 'command', {
    do: 'tractor',
    unit: 0,
    box: 1,
    target: 1,
    maneuvers: [{ do: 'left' }, { do: 'left' }],
  });
  expect(battle.g.units.energy[0]).toBe(5);
  expect(refused(battle, 'left')).toBe('DV-7.6a');
});

test('DV-7.4j ships that dock in the middle of a phase owe only what is missing of the common block', () => {
  const battle = given({
    units: {
      'P1-A': { ...sword, boxes: ['heavy-weapon'] },
      'P1-B': { ...sword, class: 'spear', boxes: ['heavy-weapon'] }, // burn rates 6 and 9
      'P2-A': enemy,
    },
  });
  give(battle, 'left');
  give(battle, 'right');
  expect(battle.g.units.energy[0]).toBe(78);
  battle.act(0, 'command', { do: 'rendezvous', unit: 0, with: 1 });
  give(battle, 'left', 'P1-B');
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([78, 99]); // 15 less the 6 that are paid
  give(battle, 'left');
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([78, 99]);
});
