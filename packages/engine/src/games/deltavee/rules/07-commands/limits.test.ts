import { expect, test } from 'vitest';
import { REMOVED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Maneuver, Order } from '../../types.ts';
import { control } from './battle.ts';

const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 2, boxes: ['heavy-weapon'] };
const fleet = (units: Record<string, Partial<GivenUnit>>, more: Partial<Given> = {}): Battle =>
  given({
    units: Object.fromEntries(
      Object.entries({ ...units, 'P2-Z': { class: 'dagger', hex: 'A1616' } }).map(([name, one]) => [
        name,
        { ...sword, ...one },
      ]),
    ),
    ...more,
  });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;

test('DV-5.6n DV-10.4b energy goes only to a craft inside a sound pod of an own ship, as much as it takes', () => {
  const boxes = ['battlecraft', 'heavy-weapon', 'battlecraft', 'battlecraft'];
  const carries = Array<string>(3).fill('terwillicker-5000');
  const states: GivenUnit['states'] = [
    { box: 1, craft: { energy: 4 } },
    { box: 3, craft: { at: 'prepared', energy: 4 } },
    { box: 4, state: 'damaged', craft: { energy: 4 } },
  ];
  const battle = fleet({ 'P1-A': { boxes, carries, states, energy: 9 }, 'P2-A': { boxes, carries, states } });
  const fill = (box: number, units: number, unit = 0): string | undefined =>
    refused(battle, { do: 'refuel', unit, box, units });
  expect([fill(2, 1), fill(3, 1), fill(4, 1), fill(9, 1)]).toEqual(Array(4).fill('DV-5.6n'));
  expect([fill(1, 12), fill(1, 0), fill(1, -1)]).toEqual(Array(3).fill('DV-10.4b'));
  expect([fill(1, 10), fill(1, 9)]).toEqual(['DV-7.6a', undefined]);
  expect(fill(1, 1, 1)).toBe('DV-7.0a');
});

test('DV-7.4i a ship docks with another unit on the plane, not with itself, nor with what is gone', () => {
  const battle = fleet({ 'P1-A': {}, 'P1-B': { status: 'destroyed' } });
  for (const other of [0, 1, 77]) expect(refused(battle, { do: 'rendezvous', unit: 0, with: other })).toBe('DV-7.4i');
});

test('DV-7.2d a string of a tractor beam weaves its target once', () => {
  const weave: Maneuver = { do: 'weave', hexside: 12 };
  const tug = { boxes: ['tractor-beam-8', 'heavy-weapon', 'heavy-weapon'] };
  const battle = fleet({ 'P1-A': tug, 'P2-A': { class: 'spear', hex: 'A0507' } });
  const beam = (maneuvers: Maneuver[]): Order => ({ do: 'tractor', unit: 0, box: 1, target: 1, maneuvers });
  expect([refused(battle, beam([weave, weave])), refused(battle, beam([weave, { do: 'left' }]))]).toEqual([
    'DV-7.2d',
    undefined,
  ]);
});

test('DV-7.2 who drives a docked group is not told, whichever it is', () => {
  for (const unit of [0, 1]) {
    const battle = fleet({ 'P1-A': { dockedWith: 'P1-B' }, 'P1-B': {} });
    give(battle, { do: 'left', unit });
    expect(battle.told('maneuver')).toMatchObject([{ unit: 0, do: 'left', direction: 11, velocity: 2 }]);
  }
});

test('DV-7.1i a unit that begins at velocity 0 has its whole rating for the phase', () => {
  const battle = fleet({ 'P1-A': { velocity: 0 } });
  give(battle, { do: 'accelerate', unit: 0 });
  for (let n = 0; n < 6; n++) give(battle, { do: 'left', unit: 0 });
  expect(refused(battle, { do: 'left', unit: 0 })).toBe('DV-7.1a'); // seven of seven
});

test('DV-7.4s a field is not switched on and off in one phase, nor off and on', () => {
  const battle = fleet({
    'P1-A': { boxes: ['heavy-weapon', 'heavy-weapon'] },
    'P1-B': { fieldUp: true, boxes: ['heavy-weapon', 'heavy-weapon'] },
  });
  give(battle, { do: 'raiseField', unit: 0, box: 0 });
  expect(refused(battle, { do: 'lowerField', unit: 0, box: 0 })).toBe('DV-7.4s');
  give(battle, { do: 'lowerField', unit: 1, box: 0 });
  expect(refused(battle, { do: 'raiseField', unit: 1, box: 0 })).toBe('DV-7.4s');
});

test('DV-FSB-PI5 an installation receives no Maneuver Commands', () => {
  const battle = given({
    seat: 1,
    options: { installations: true },
    planets: { Rock: 'A0809' },
    units: {
      'P1-A': sword,
      'P2-A': {
        class: 'installation-15',
        installation: { planet: 'Rock' },
        direction: 12,
        boxes: ['heavy-weapon', ...Array<string>(14).fill('crew')],
      },
    },
  });
  for (const order of ['left', 'accelerate'] as const)
    expect(battle.refusal(1, 'command', { do: order, unit: 1 })?.rule).toBe('DV-FSB-PI5');
});

test('DV-7.4c a ship controls its own guided missiles that are in play, and a menu lists those', () => {
  const missile = (id: string, type: 'guided' | 'intelligent', from: string) => ({
    ...{ id, type, from, box: 1, hex: 'A0909', direction: 12, velocity: 2 },
  });
  const battle = fleet(
    { 'P1-A': {}, 'P1-B': {}, 'P2-A': { hex: 'A1212' } },
    {
      missiles: [
        missile('mine', 'guided', 'P1-A'),
        missile('gone', 'guided', 'P1-A'),
        missile('clever', 'intelligent', 'P1-A'),
        missile('other', 'guided', 'P1-B'),
        missile('theirs', 'guided', 'P2-A'),
      ],
    },
  );
  battle.g.units.status[battle.unit('gone')] = REMOVED;
  const rule = (name: string): string | undefined =>
    refused(battle, { do: 'control', unit: 0, missile: battle.unit(name) });
  expect(['mine', 'gone', 'clever', 'other', 'theirs'].map(rule)).toEqual([
    undefined,
    'DV-7.4c',
    'DV-7.4c',
    'DV-7.4q',
    'DV-7.4c',
  ]);
  expect(refused(battle, { do: 'control', unit: 0, missile: 1 })).toBe('DV-7.4c');
  const listed = (): number[] => control.list(battle.play(), 0, 0).map((order) => order.missile);
  expect(listed()).toEqual([battle.unit('mine')]);
  give(battle, { do: 'control', unit: 0, missile: battle.unit('mine') });
  expect(listed()).toEqual([]);
});
