import { expect, test } from 'vitest';
import { GUIDED, INTELLIGENT, MIMS, UNGUIDED } from '../../data/types.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { missilesLeft, missilesReady } from '../05-pods.ts';
import { commandsLeft, sharedLeft } from './allotment.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616', boxes: ['heavy-weapon'] };
const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1 };
const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, ...unit }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const left = (battle: Battle, name = 'P1-A'): number => commandsLeft(battle.play(), battle.unit(name));
const prepare = (box: number, missile: number): Order => ({ do: 'prepareMissile', unit: 0, box, missile });

test('DV-5.2a light, heavy and arsenal pods give one Battle Command each', () => {
  expect(left(with1({ boxes: ['light-weapon'] }))).toBe(1);
  expect(left(with1({ boxes: ['light-weapon', 'heavy-weapon', 'arsenal'] }))).toBe(3);
});

test('DV-5.2b a battle communications pod gives two', () => {
  expect(left(with1({ boxes: ['battle-communications'] }))).toBe(2);
});

test('DV-5.2c no other base pod gives any', () => {
  const others = ['hunter', 'tractor-beam-8', 'battlecraft', 'energy', 'standard-jump'];
  const battle = with1({ boxes: others, carries: ['terwillicker-x'] });
  expect(left(battle)).toBe(0);
  expect(refused(battle, { do: 'search', unit: 0 })).toBe('DV-7.3a');
});

test('DV-7.3a two heavy weapon pods and battle communications: four Battle Commands, Maneuver Commands apart', () => {
  const battle = with1({ boxes: ['heavy-weapon', 'heavy-weapon', 'battle-communications'], velocity: 5 });
  give(battle, { do: 'left', unit: 0 });
  give(battle, { do: 'left', unit: 0 });
  for (let n = 0; n < 4; n++) give(battle, { do: 'search', unit: 0 });
  expect(refused(battle, { do: 'search', unit: 0 })).toBe('DV-7.3a');
});

test('DV-7.4a Prepare Missile puts a missile on the ship; all see the counter, its owner the type', () => {
  const battle = with1({ boxes: ['heavy-weapon'] });
  give(battle, prepare(1, INTELLIGENT));
  const row = battle.row('P1-A', 1);
  expect([missilesLeft(battle.g, row, INTELLIGENT), missilesReady(battle.g, row, INTELLIGENT)]).toEqual([1, 1]);
  const told = battle.events.filter((event) => event.type.startsWith('prepared'));
  expect(told.map(({ visibleTo, data: details }) => [visibleTo, details])).toEqual([
    ['all', { unit: 0 }],
    [[0], { unit: 0, box: 1, missile: INTELLIGENT }],
  ]);
});

test('DV-7.4a what needs no preparation, and what the pod has not, is refused', () => {
  const battle = with1({ boxes: ['arsenal', 'light-weapon', 'crew'] });
  expect(refused(battle, prepare(1, GUIDED))).toBe('DV-7.4a'); // an arsenal prepares intelligent ones and MIMS only
  expect(refused(battle, prepare(1, UNGUIDED))).toBe('DV-7.4a');
  expect(refused(battle, prepare(2, MIMS))).toBe('DV-7.4a');
  expect(refused(battle, prepare(3, GUIDED))).toBe('DV-7.4a');
  expect(refused(battle, prepare(9, GUIDED))).toBe('DV-7.4a');
  expect(refused(battle, prepare(1, MIMS))).toBeUndefined();
});

test('DV-7.4b two heavy weapon pods carry two prepared missiles, hunters count too', () => {
  const two = with1({ boxes: ['heavy-weapon', 'heavy-weapon', 'battle-communications'] });
  give(two, prepare(1, GUIDED));
  give(two, prepare(1, GUIDED));
  expect(refused(two, prepare(2, GUIDED))).toBe('DV-7.4b');
  const three = with1({ boxes: ['heavy-weapon', 'heavy-weapon', 'battle-communications', 'hunter'] });
  for (let n = 0; n < 3; n++) give(three, prepare(1, GUIDED));
  expect(refused(three, prepare(2, GUIDED))).toBe('DV-7.4b');
});

test('DV-7.4b neither reload pods nor damaged ones count (R48); what is prepared stays prepared (edge case 13)', () => {
  const reload = with1({ boxes: ['heavy-weapon', 'missile-reload-7', 'battle-communications'] });
  give(reload, prepare(1, GUIDED));
  expect(refused(reload, prepare(1, GUIDED))).toBe('DV-7.4b');
  const boxes = ['heavy-weapon', 'heavy-weapon', 'heavy-weapon', 'battle-communications'];
  const states: GivenUnit['states'] = [{ box: 1, missiles: { guided: 2 }, ready: { guided: 2 } }];
  const damaged = with1({ boxes, states: [...states, { box: 2, state: 'damaged' }, { box: 3, state: 'damaged' }] });
  expect(refused(damaged, prepare(1, GUIDED))).toBe('DV-7.4b');
  expect(missilesReady(damaged.g, damaged.row('P1-A', 1), GUIDED)).toBe(2);
});

test('DV-7.4p one Battle Command for each missile prepared', () => {
  const battle = with1({ boxes: ['heavy-weapon', 'heavy-weapon'] });
  give(battle, prepare(1, GUIDED));
  expect(left(battle)).toBe(1);
  give(battle, prepare(2, MIMS));
  expect(left(battle)).toBe(0);
});

const guided = (states: GivenUnit['states'] = []): Battle =>
  given({
    units: {
      'P1-A': { ...sword, boxes: ['heavy-weapon', 'heavy-weapon'], states },
      'P1-B': { ...sword, hex: 'A0606', boxes: ['heavy-weapon'] },
      'P2-A': enemy,
    },
    missiles: [
      { id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0909', direction: 12, velocity: 3 },
      { id: 'n', from: 'P1-A', box: 1, type: 'guided', hex: 'A1009', direction: 12, velocity: 3 },
      { id: 'i', from: 'P1-A', box: 1, type: 'intelligent', hex: 'A1109', direction: 12, velocity: 3 },
    ],
  });

test('DV-7.4c one Battle Command controls one guided missile', () => {
  const battle = guided();
  give(battle, { do: 'control', unit: 0, missile: battle.unit('m') });
  expect(left(battle)).toBe(1);
  give(battle, { do: 'left', unit: battle.unit('m') });
  give(battle, { do: 'left', unit: battle.unit('m') });
  expect(refused(battle, { do: 'left', unit: battle.unit('n') })).toBe('DV-7.1e');
  expect(refused(battle, { do: 'control', unit: 0, missile: battle.unit('i') })).toBe('DV-7.4c');
  expect(refused(battle, { do: 'control', unit: 0, missile: battle.unit('m') })).toBe('DV-7.4c');
});

test('DV-7.4q only the ship that launched it controls it, one Battle Command each', () => {
  const battle = guided();
  expect(refused(battle, { do: 'control', unit: 1, missile: battle.unit('m') })).toBe('DV-7.4q');
  give(battle, { do: 'control', unit: 0, missile: battle.unit('m') });
  give(battle, { do: 'control', unit: 0, missile: battle.unit('n') });
  expect(left(battle)).toBe(0);
});

test('DV-8.9h guided missiles of a damaged pod can no longer be controlled', () => {
  const battle = guided([{ box: 1, state: 'damaged' }]);
  expect(left(battle)).toBe(2); // the damaged pod still gives its Battle Command
  expect(refused(battle, { do: 'control', unit: 0, missile: battle.unit('m') })).toBe('DV-8.9h');
  const sound = guided([{ box: 1, state: 'vulnerable' }]);
  expect(refused(sound, { do: 'control', unit: 0, missile: sound.unit('m') })).toBeUndefined();
});

const contacts = (boxes: string[], states: GivenUnit['states'] = []): Battle =>
  given({
    units: { 'P1-A': { ...sword, boxes, states }, 'P2-A': { ...enemy, hex: 'A0518' } },
    missiles: [
      { id: 'six', from: 'P2-A', box: 1, type: 'guided', hex: 'A0511', direction: 12, velocity: 3 },
      { id: 'seven', from: 'P2-A', box: 1, type: 'guided', hex: 'A0512', direction: 12, velocity: 3 },
      { id: 'ten', from: 'P2-A', box: 1, type: 'guided', hex: 'A0515', direction: 12, velocity: 3 },
      { id: 'eleven', from: 'P2-A', box: 1, type: 'guided', hex: 'A0516', direction: 12, velocity: 3 },
    ],
  });
const seen = (battle: Battle): number[] =>
  ['six', 'seven', 'ten', 'eleven'].map((name) => battle.g.units.revealed[battle.unit(name)]!);

test('DV-7.4d Active Search reveals what is within six hexes', () => {
  const battle = contacts(['heavy-weapon']);
  give(battle, { do: 'search', unit: 0 });
  expect(seen(battle)).toEqual([1, 0, 0, 0]);
});

test('DV-5.6b within ten with a battle communications pod', () => {
  const battle = contacts(['battle-communications']);
  give(battle, { do: 'search', unit: 0 });
  expect(seen(battle)).toEqual([1, 1, 1, 0]);
});

test('DV-8.9j damaged battle communications: one Battle Command, search within six', () => {
  const battle = contacts(['battle-communications'], [{ box: 1, state: 'damaged' }]);
  expect(left(battle)).toBe(1);
  give(battle, { do: 'search', unit: 0 });
  expect(seen(battle)).toEqual([1, 0, 0, 0]);
  const destroyed = contacts(['battle-communications'], [{ box: 1, state: 'destroyed' }]);
  expect(left(destroyed)).toBe(0);
});

const fleet = (hex: string, states: GivenUnit['states'] = [], boxes = ['command']): Battle =>
  given({
    units: {
      'P1-A': { ...sword, boxes: ['heavy-weapon'] },
      'P1-B': { ...sword, hex, boxes, states },
      'P2-A': enemy,
    },
    missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0509', direction: 12, velocity: 3 }],
  });
const search = (from?: number): Order => ({ do: 'search', unit: 0, from });

test('DV-FSB-P2 a command pod shares four Battle Commands within six hexes', () => {
  const battle = fleet('A0511');
  expect(sharedLeft(battle.play(), 1)).toBe(4);
  for (let n = 0; n < 4; n++) give(battle, search(1));
  expect(refused(battle, search(1))).toBe('DV-FSB-P2');
  expect(left(battle)).toBe(1);
  expect(refused(fleet('A0512'), search(1))).toBe('DV-FSB-P2');
  expect(refused(fleet('A0515', [], ['command', 'battle-communications']), search(1))).toBeUndefined();
});

test('DV-FSB-P2 two when damaged, none when destroyed; its own ship uses them after its own', () => {
  expect(sharedLeft(fleet('A0506', [{ box: 1, state: 'damaged' }]).play(), 1)).toBe(2);
  expect(sharedLeft(fleet('A0506', [{ box: 1, state: 'destroyed' }]).play(), 1)).toBe(0);
  const battle = fleet('A0506', [], ['command', 'heavy-weapon']);
  give(battle, { do: 'search', unit: 1 });
  expect([battle.g.units.commands[1], battle.g.units.shared[1]]).toEqual([1, 0]);
  give(battle, { do: 'search', unit: 1 });
  expect([battle.g.units.commands[1], battle.g.units.shared[1]]).toEqual([1, 1]);
});

test('DV-FSB-P2 it controls a guided missile within reach whose own ship is farther away', () => {
  const battle = fleet('A0514');
  expect(refused(battle, search(1))).toBe('DV-FSB-P2');
  give(battle, { do: 'control', unit: 0, missile: battle.unit('m'), from: 1 });
  expect([battle.g.units.commands[0], battle.g.units.shared[1]]).toEqual([0, 1]);
});

test('DV-FSB-P14 between battles every ship has one more Battle Command', () => {
  expect(left(with1({ boxes: ['heavy-weapon'] }, { position: { betweenBattles: true } }))).toBe(2);
  expect(left(with1({}, { position: { betweenBattles: true } }))).toBe(1);
});

const fighter = (type: string, count: number, launched = 0): Battle => {
  const battle = given({
    units: { 'P1-A': { ...sword, boxes: ['battlecraft'], carries: [type] }, 'P2-A': enemy },
    craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0707', direction: 12, velocity: 3, rails: [] }],
    missiles: Array.from({ length: count }, (_, n) => ({
      id: `m${n}`,
      from: 'c',
      type: 'guided' as const,
      hex: 'A0909',
      direction: 12,
      velocity: 3,
    })),
  });
  battle.g.units.railFires[battle.unit('c')] = launched;
  return battle;
};
const guide = (battle: Battle, name: string): Order => ({
  do: 'control',
  unit: battle.unit('c'),
  missile: battle.unit(name),
});

test('DV-FSB-F3 a G variant guides one missile a phase without a Battle Command', () => {
  const battle = fighter('terwillicker-x-3g', 2);
  give(battle, guide(battle, 'm0'));
  expect(refused(battle, guide(battle, 'm1'))).toBe('DV-FSB-F3');
  give(battle, { do: 'left', unit: battle.unit('m0') });
});

test('DV-FSB-F3 and none if it launched in its last Fire Phase; an X-3 guides none', () => {
  const battle = fighter('terwillicker-x-3g', 1, 1);
  expect(refused(battle, guide(battle, 'm0'))).toBe('DV-FSB-F3');
  const plain = fighter('terwillicker-x-3', 1);
  expect(refused(plain, guide(plain, 'm0'))).toBe('DV-FSB-F3');
});

test('DV-FSB-F4 a Y guides all its missiles, even after a launch', () => {
  const battle = fighter('terwillicker-y', 3, 3);
  for (const name of ['m0', 'm1', 'm2']) give(battle, guide(battle, name));
  expect(battle.g.units.guiding[battle.unit('c')]).toBe(3);
});
