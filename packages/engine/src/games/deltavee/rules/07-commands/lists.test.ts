import { expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Maneuver, Order } from '../../types.ts';
import { launchCraft } from './battlecraft.ts';
import { rendezvous, undock } from './docking.ts';
import { withLenders } from './draft.ts';
import { refuel } from './refuel.ts';
import { tractor } from './tractor.ts';

const sword: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 2, boxes: ['heavy-weapon'] };
const enemy: GivenUnit = { ...sword, class: 'dagger', hex: 'A1616' };
const fleet = (units: Record<string, Partial<GivenUnit>>, more: Partial<Given> = {}): Battle =>
  given({
    units: Object.fromEntries(
      Object.entries({ ...units, 'P2-Z': enemy }).map(([name, one]) => [name, { ...sword, ...one }]),
    ),
    ...more,
  });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;

test('DV-7.4i DV-7.4t docking and undocking are announced without who asked', () => {
  const battle = fleet({ 'P1-A': {}, 'P1-B': {}, 'P1-C': {} });
  give(battle, { do: 'rendezvous', unit: 1, with: 0 });
  expect(battle.told('docked')).toEqual([{ unit: 0, with: 1 }]);
  give(battle, { do: 'rendezvous', unit: 2, with: 1 });
  expect(battle.told('docked').at(-1)).toEqual({ unit: 1, with: 2 });
  expect([0, 1, 2].map((unit) => battle.g.units.dock[unit])).toEqual([0, 0, 0]);
  give(battle, { do: 'undock', unit: 2 });
  give(battle, { do: 'undock', unit: 1 });
  expect(battle.told('undocked')).toEqual([{ unit: 2 }, { unit: 0 }]);
});

test('DV-7.0a only own units that are on the plane undock', () => {
  const battle = fleet({ 'P1-A': {}, 'P2-A': { hex: 'A0909' }, 'P2-B': { hex: 'A0909', dockedWith: 'P2-A' } });
  expect(refused(battle, { do: 'undock', unit: battle.unit('P2-B') })).toBe('DV-7.0a');
  expect(refused(battle, { do: 'undock', unit: 77 })).toBe('DV-7.0a');
});

test('DV-7.4i DV-7.4t a menu offers whom a ship meets, missiles apart, and to let go of whom it is docked with', () => {
  const battle = fleet(
    { 'P1-A': {}, 'P1-B': {}, 'P1-C': { hex: 'A0707' } },
    { missiles: [{ id: 'm', from: 'P1-A', box: 1, type: 'guided', hex: 'A0505', direction: 12, velocity: 2 }] },
  );
  expect(rendezvous.list(battle.play(), 0, 0)).toEqual([{ do: 'rendezvous', unit: 0, with: 1 }]);
  expect(undock.list(battle.play(), 0, 0)).toEqual([]);
  give(battle, { do: 'rendezvous', unit: 0, with: 1 });
  expect(undock.list(battle.play(), 0, 0)).toEqual([{ do: 'undock', unit: 0 }]);
  expect(undock.list(battle.play(), 0, 1)).toEqual([{ do: 'undock', unit: 1 }]);
});

const boxes = ['battlecraft', 'heavy-weapon', 'battlecraft'];
const carries = ['terwillicker-5000', 'terwillicker-5000'];
const prepared: GivenUnit['states'] = [{ box: 1, craft: { at: 'prepared' } }];

test('DV-7.4f a menu launches at the velocity of the ship, one less and one more, through every hexside', () => {
  const battle = fleet({ 'P1-A': { boxes, carries, states: prepared, velocity: 5 } });
  const list = launchCraft.list(battle.play(), 0, 0);
  const all = (of: (order: Extract<Order, { do: 'launchCraft' }>) => number): number[] =>
    [...new Set(list.map((order) => of(order)))].sort((a, b) => a - b);
  expect([all(({ box }) => box), all(({ velocity }) => velocity)]).toEqual([[1], [4, 5, 6]]);
  expect(all(({ hexside }) => hexside)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(all(({ direction }) => direction)).toEqual([1, 2, 10, 11, 12]);
  expect(list).toHaveLength(6 * 5 * 3);
});

test('DV-7.4f a craft launched to the side stands in the hex there', () => {
  const where = (hexside: number): string => {
    const battle = fleet({ 'P1-A': { boxes, carries, states: prepared, hex: 'A0605' } });
    give(battle, { do: 'launchCraft', unit: 0, box: 1, hexside, direction: 12, velocity: 2 });
    const craft = battle.unit('P1-A-C01');
    return nameOf({ A: [0, 0] }, battle.g.units.q[craft]!, battle.g.units.r[craft]!);
  };
  expect([where(10), where(2), where(12), where(6)]).toEqual(['A0505', 'A0705', 'A0604', 'A0606']);
});

test('DV-5.6l a craft that comes home is announced', () => {
  const battle = fleet(
    { 'P1-A': { boxes, carries } },
    { craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0505', direction: 12, velocity: 2 }] },
  );
  give(battle, { do: 'rendezvous', unit: 0, with: battle.unit('c') });
  expect(battle.told('craft-home')).toEqual([{ unit: 0, craft: battle.unit('c') }]);
});

test('DV-FSB-F4 a pod with a Battle Command of its own handles its craft once a phase, then the ship pays', () => {
  const own = { boxes: ['battlecraft', 'battlecraft'], carries: ['terwillicker-y', 'terwillicker-y'] };
  const battle = fleet({ 'P1-A': own });
  give(battle, { do: 'prepareCraft', unit: 0, box: 1 });
  expect([battle.g.units.commands[0], battle.g.pods.handled[battle.row('P1-A', 1)]]).toEqual([0, 1]);
  const out = fleet(
    { 'P1-A': own },
    { craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0505', direction: 12, velocity: 2 }] },
  );
  give(out, { do: 'rendezvous', unit: 0, with: out.unit('c') });
  expect(refused(out, { do: 'prepareCraft', unit: 0, box: 1 })).toBe('DV-7.3a'); // no weapon pod: no Battle Command left
  expect(refused(out, { do: 'prepareCraft', unit: 0, box: 2 })).toBeUndefined();
});

test('DV-10.4b a menu hands a craft what it has room for, or all that the ship has', () => {
  const list = (energy: number, craft: number, state: 'sound' | 'damaged' = 'sound') => {
    const states: GivenUnit['states'] = [
      { box: 1, craft: { energy: craft }, ...(state === 'damaged' ? { state } : {}) },
      { box: 3, craft: { at: 'prepared', energy: 3 } },
    ];
    const battle = fleet({ 'P1-A': { boxes, carries, states, energy } });
    return refuel.list(battle.play(), 0, 0);
  };
  expect(list(84, 4)).toEqual([{ do: 'refuel', unit: 0, box: 1, units: 11 }]);
  expect(list(5, 4)).toEqual([{ do: 'refuel', unit: 0, box: 1, units: 5 }]);
  expect(list(84, 15)).toEqual([]);
  expect(list(84, 4, 'damaged')).toEqual([]);
});

test('DV-7.4k a menu has the tractor pods that work and were not used', () => {
  const tug = { boxes: ['tractor-beam-8', 'heavy-weapon', 'heavy-weapon', 'tractor-beam-7'] };
  const list = (battle: Battle): number[] => {
    const orders = tractor.list(battle.play(), 0, 0) as Extract<Order, { do: 'tractor' }>[];
    return [...new Set(orders.map(({ box }) => box))];
  };
  const battle = fleet({ 'P1-A': tug, 'P2-A': { hex: 'A0507' } });
  expect(list(battle)).toEqual([1, 4]);
  give(battle, { do: 'tractor', unit: 0, box: 1, target: 1, maneuvers: [{ do: 'left' }] });
  expect(list(battle)).toEqual([4]);
  expect(list(fleet({ 'P1-A': { ...tug, states: [{ box: 4, state: 'damaged' }] }, 'P2-A': { hex: 'A0507' } }))).toEqual(
    [1],
  );
});

test('DV-2.6a a string of tractor Commands never takes the target beyond 0 or 9', () => {
  const rule = (velocity: number, how: Maneuver['do']): string | undefined => {
    const maneuver = { do: how } as Maneuver;
    const tug = { boxes: ['tractor-beam-8', 'heavy-weapon', 'heavy-weapon'] };
    const battle = fleet({ 'P1-A': tug, 'P2-A': { class: 'spear', hex: 'A0507', velocity } });
    return refused(battle, { do: 'tractor', unit: 0, box: 1, target: 1, maneuvers: [maneuver, maneuver] });
  };
  expect([rule(8, 'accelerate'), rule(1, 'decelerate')]).toEqual(['DV-2.6a', 'DV-2.6a']);
  expect([rule(3, 'accelerate'), rule(2, 'decelerate')]).toEqual([undefined, undefined]);
});

test('DV-7.4j R34 speed changes before docking count for the whole group', () => {
  const spear = { class: 'spear', velocity: 2 };
  const battle = fleet({ 'P1-A': spear, 'P1-B': { ...spear, velocity: 0 } });
  for (let n = 0; n < 2; n++) give(battle, { do: 'accelerate', unit: 1 });
  give(battle, { do: 'rendezvous', unit: 0, with: 1 });
  expect(refused(battle, { do: 'accelerate', unit: 0 })).toBe('DV-7.2a');
  expect(refused(battle, { do: 'left', unit: 0 })).toBeUndefined();
});

test('DV-6.5g R43 a docked group lands only if all of it is streamlined', () => {
  const planets = { Earth: 'A0505' };
  const landing = (other: string): number[] => {
    const battle = fleet(
      { 'P1-A': { class: 'dagger', velocity: 1 }, 'P1-B': { class: other, velocity: 1, dockedWith: 'P1-A' } },
      { planets },
    );
    give(battle, { do: 'decelerate', unit: 0 });
    return [battle.g.units.landing[0]!, battle.g.units.landing[1]!];
  };
  expect([landing('dagger'), landing('sword')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('DV-7.6a the last Energy Block may be spent; a docked group where nobody has one gets no Command', () => {
  const pair = (energy: number): Battle => fleet({ 'P1-A': { energy: 0, dockedWith: 'P1-B' }, 'P1-B': { energy } });
  const rich = pair(12); // two burn rates of 6
  give(rich, { do: 'left', unit: 0 });
  expect(rich.g.units.energy[1]).toBe(0);
  expect(refused(pair(11), { do: 'left', unit: 0 })).toBe('DV-7.6a');
});

test('DV-FSB-PI2 the tractor beam of an installation reaches only what its hexside looks at', () => {
  const crew = Array<string>(12).fill('crew');
  const rule = (hex: string): string | undefined => {
    const battle = given({
      seat: 1,
      options: { installations: true },
      planets: { Rock: 'A0809' },
      units: {
        'P1-A': { ...sword, hex },
        'P2-A': {
          class: 'installation-15',
          installation: { planet: 'Rock' },
          direction: 12,
          boxes: ['tractor-beam-8', 'heavy-weapon', 'heavy-weapon', ...crew],
        },
      },
    });
    const order: Order = { do: 'tractor', unit: 1, box: 1, target: 0, maneuvers: [{ do: 'left' }] };
    return battle.refusal(1, 'command', order)?.rule;
  };
  expect([rule('A0806'), rule('A0812')]).toEqual([undefined, 'DV-FSB-PI2']);
});

test('R64 the command pod of another ship pays for Battle Commands, never for maneuvers', () => {
  const search: Order = { do: 'search', unit: 0 };
  expect(withLenders(search, [4, 7])).toEqual([search, { ...search, from: 4 }, { ...search, from: 7 }]);
  const left: Order = { do: 'left', unit: 0 };
  expect(withLenders(left, [4, 7])).toEqual([left]);
});
