import { expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import { viewOf } from '../../secrets/view.ts';
import { CRAFT, CRAFT_INSIDE, CRAFT_OUT, CRAFT_PREPARED, CRAFT_PREPARED_NOW } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given, nextCommand } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { railCount } from '../04-spaceships.ts';

const enemy: GivenUnit = { class: 'dagger', hex: 'A1616', boxes: ['heavy-weapon'] };
const carrier: GivenUnit = {
  class: 'sword',
  hex: 'A0505',
  direction: 12,
  velocity: 3,
  boxes: ['battlecraft', 'heavy-weapon', 'heavy-weapon'],
  carries: ['terwillicker-5000'],
};
const ready: GivenUnit['states'] = [{ box: 1, craft: { at: 'prepared' } }];
const with1 = (unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...carrier, ...unit }, 'P2-A': enemy }, ...more });
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const prepare: Order = { do: 'prepareCraft', unit: 0, box: 1 };
const launch = (change: Partial<Extract<Order, { do: 'launchCraft' }>> = {}): Order => ({
  do: 'launchCraft',
  unit: 0,
  box: 1,
  hexside: 12,
  direction: 12,
  velocity: 3,
  ...change,
});

test('DV-5.6j a launch takes Battle Commands in two Command Phases', () => {
  const battle = with1({});
  give(battle, prepare);
  expect(battle.g.pods.craft[battle.row('P1-A', 1)]).toBe(CRAFT_PREPARED_NOW);
  expect(battle.g.units.commands[0]).toBe(1);
  expect(refused(battle, launch())).toBe('DV-7.4e');
  nextCommand(battle);
  expect(battle.g.pods.craft[battle.row('P1-A', 1)]).toBe(CRAFT_PREPARED);
  give(battle, launch());
  expect(battle.g.units.commands[0]).toBe(1);
  expect(battle.g.pods.craft[battle.row('P1-A', 1)]).toBe(CRAFT_OUT);
});

test('DV-7.4e only a craft that was prepared before can be launched, and it gets no Commands in that phase', () => {
  const battle = with1({});
  expect(refused(battle, launch())).toBe('DV-7.4e');
  give(battle, prepare);
  expect(refused(battle, launch())).toBe('DV-7.4e');
  nextCommand(battle);
  give(battle, launch());
  const craft = battle.unit('P1-A-C01');
  expect(refused(battle, { do: 'left', unit: craft })).toBe('DV-7.4e');
  expect(refused(battle, prepare)).toBe('DV-7.4e');
});

test('DV-7.4 DV-7.4e it lies face-down: all see a counter more, only its owner which', () => {
  const battle = with1({});
  give(battle, prepare);
  const news = battle.events.filter(({ type }) => type.startsWith('prepared'));
  expect(news.map(({ type, visibleTo, data: told }) => [type, visibleTo, told])).toEqual([
    ['prepared', 'all', { unit: 0 }],
    ['prepared-craft', [0], { unit: 0, box: 1 }],
  ]);
  give(battle, { do: 'prepareMissile', unit: 0, box: 2, missile: 2 });
  const open = battle.events.filter(({ type }) => type === 'prepared');
  expect(open[1]).toEqual(open[0]); // nobody can tell the one from the other
});

test('DV-7.4f any adjacent hex, velocity of the ship or one more or less', () => {
  const battle = with1({ states: ready });
  expect(refused(battle, launch({ velocity: 1 }))).toBe('DV-7.4f');
  expect(refused(battle, launch({ velocity: 5 }))).toBe('DV-7.4f');
  expect(refused(battle, launch({ hexside: 3 }))).toBe('DV-7.4f');
  give(battle, launch({ hexside: 6, velocity: 4 }));
  const craft = battle.unit('P1-A-C01');
  const { q, r, velocity, revealed } = battle.g.units;
  expect(nameOf({ A: [0, 0] }, q[craft]!, r[craft]!)).toBe('A0506');
  expect([velocity[craft], revealed[craft]]).toEqual([4, 0]);
});

test('DV-7.4f at least velocity 1', () => {
  const still = with1({ states: ready, velocity: 0 });
  expect(refused(still, launch({ velocity: 0 }))).toBe('DV-7.4f');
  expect(refused(still, launch({ velocity: 1 }))).toBeUndefined();
});

test('DV-7.4g direction of the ship or up to two positions to either side', () => {
  const battle = with1({ states: ready });
  for (const direction of [10, 11, 12, 1, 2]) expect(refused(battle, launch({ direction }))).toBeUndefined();
  for (const direction of [3, 6, 9]) expect(refused(battle, launch({ direction }))).toBe('DV-7.4g');
});

test('DV-7.4h a launch costs no energy, neither the ship nor the craft', () => {
  const battle = with1({ states: ready });
  give(battle, launch());
  expect([battle.g.units.energy[0], battle.g.units.energy[battle.unit('P1-A-C01')]]).toEqual([84, 15]);
});

test('DV-5.6k a launched battlecraft moves and maneuvers as any other ship', () => {
  const battle = with1({ states: ready });
  give(battle, launch());
  nextCommand(battle);
  const craft = battle.unit('P1-A-C01');
  give(battle, { do: 'weave', unit: craft, hexside: 2 });
  give(battle, { do: 'accelerate', unit: craft });
  expect(battle.g.units.velocity[craft]).toBe(4);
});

test('DV-5.6m a base battlecraft starts with 15 Energy Units', () => {
  for (const craft of ['terwillicker-5000', 'terwillicker-x'])
    expect(with1({ carries: [craft] }).g.pods.craftEnergy[0]).toBe(15);
});

test('DV-5.6n a craft in its pod takes energy from the ship without a Command', () => {
  const battle = with1({ boxes: ['battlecraft'], states: [{ box: 1, craft: { energy: 4 } }] });
  give(battle, { do: 'refuel', unit: 0, box: 1, units: 6 });
  expect([battle.g.units.energy[0], battle.g.pods.craftEnergy[0]]).toEqual([78, 10]);
});

test('DV-10.4b one for one, never above 15', () => {
  const battle = with1({ states: [{ box: 1, craft: { energy: 4 } }] });
  expect(refused(battle, { do: 'refuel', unit: 0, box: 1, units: 12 })).toBe('DV-10.4b');
  give(battle, { do: 'refuel', unit: 0, box: 1, units: 11 });
  expect(battle.g.units.energy[0]).toBe(73);
  expect(refused(battle, { do: 'refuel', unit: 0, box: 1, units: 1 })).toBe('DV-10.4b');
  const poor = with1({ states: [{ box: 1, craft: { energy: 4 } }], energy: 3 });
  expect(refused(poor, { do: 'refuel', unit: 0, box: 1, units: 4 })).toBe('DV-7.6a');
});

test('DV-8.9l nothing is prepared in or launched from a damaged battlecraft pod', () => {
  const battle = with1({ states: [{ box: 1, state: 'damaged', craft: { at: 'prepared' } }] });
  expect(refused(battle, launch())).toBe('DV-8.9l');
  expect(refused(with1({ states: [{ box: 1, state: 'destroyed' }] }), prepare)).toBe('DV-8.9l');
});

test('DV-S8c each battlecraft pod of the ship named has a Battle Command for its own craft', () => {
  const gamma: Partial<GivenUnit> = {
    class: 'corco-gamma',
    boxes: ['battlecraft', 'battlecraft'],
    carries: ['terwillicker-x', 'terwillicker-x'],
  };
  expect(refused(with1(gamma), prepare)).toBe('DV-7.3a');
  const battle = with1(gamma, { scenario: { special: { podHandlesCraft: ['P1-A'] } } });
  give(battle, prepare);
  give(battle, { do: 'prepareCraft', unit: 0, box: 2 });
  nextCommand(battle);
  give(battle, launch());
  expect(refused(battle, { do: 'search', unit: 0 })).toBe('DV-7.3a');
});

test('DV-FSB-F4 the pod of a Y has one Battle Command for handling it', () => {
  const battle = with1({ boxes: ['battlecraft'], carries: ['terwillicker-y'], states: ready });
  give(battle, launch());
  expect([battle.g.units.commands[0], battle.g.pods.handled[0]]).toEqual([0, 1]);
});

test('DV-FSB-F5 rails leave with the first sortie', () => {
  const battle = with1(
    { carries: ['terwillicker-x-2'], rails: ['unguided', 'unguided'], states: ready },
    { options: { fighterMissiles: true } },
  );
  give(battle, launch());
  expect(railCount(battle.g.units.rails[battle.unit('P1-A-C01')]!)).toBe(2);
  expect(battle.g.pods.craftRails[0]).toBe(0);
});

test('DV-HC-4 the ship in a storage pod is prepared and launched like a battlecraft', () => {
  const battle = given({
    units: {
      'P1-A': {
        class: 'heavy-cruiser',
        hex: 'A0505',
        direction: 12,
        velocity: 2,
        boxes: ['heavy-weapon', 'storage', 'storage', 'storage', 'storage'],
      },
      'P1-B': { class: 'dagger', stowedIn: 'P1-A', boxes: ['heavy-weapon'] },
      'P2-A': enemy,
    },
  });
  give(battle, { do: 'prepareCraft', unit: 0, box: 2 });
  nextCommand(battle);
  give(battle, launch({ box: 2, velocity: 3, direction: 2 }));
  const { status, velocity, direction } = battle.g.units;
  expect([status[1], velocity[1], direction[1]]).toEqual([0, 3, 2]);
  expect(refused(battle, { do: 'left', unit: 1 })).toBe('DV-7.4e');
  nextCommand(battle);
  give(battle, { do: 'left', unit: 1 });
  expect(battle.g.units.direction[1]).toBe(1);
});

test('DV-FSB-S2f a fighter that refuels at the base takes one guided missile while an equipment pod is undamaged', () => {
  const base = (state: 'ok' | 'damaged'): Battle =>
    with1(
      {
        class: 'halberd',
        boxes: ['battlecraft', 'equipment'],
        carries: ['terwillicker-x-1g'],
        states: [
          { box: 1, craft: { energy: 9, rails: [] } },
          { box: 2, state },
        ],
      },
      { scenario: { special: { refuelMissiles: { unit: 'P1-A', pod: 'equipment', type: 'guided' } } } },
    );
  const battle = base('ok');
  give(battle, { do: 'refuel', unit: 0, box: 1, units: 2 });
  expect(railCount(battle.g.pods.craftRails[0]!)).toBe(1);
  give(battle, { do: 'refuel', unit: 0, box: 1, units: 2 });
  expect(railCount(battle.g.pods.craftRails[0]!)).toBe(1);
  const bare = base('damaged');
  give(bare, { do: 'refuel', unit: 0, box: 1, units: 2 });
  expect(bare.g.pods.craftRails[0]).toBe(0);
  expect(bare.g.pods.craft[0]).toBe(CRAFT_INSIDE);
});

/** The craft is beside its ship; it docks, is prepared and launched again. */
const secondFlight = (revealed: boolean): Battle => {
  const battle = with1(
    { velocity: 0 },
    { craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0505', direction: 12, velocity: 0, revealed }] },
  );
  give(battle, { do: 'rendezvous', unit: 0, with: battle.unit('c') });
  give(battle, prepare);
  nextCommand(battle);
  give(battle, launch({ velocity: 1 }));
  return battle;
};

test('DV-3.0h a battlecraft that was revealed is launched face-up again, another face-down', () => {
  for (const revealed of [true, false]) {
    const battle = secondFlight(revealed);
    const craft = battle.g.names.length - 1;
    expect([battle.g.units.kind[craft], battle.g.units.revealed[craft]]).toEqual([CRAFT, revealed ? 1 : 0]);
    expect(viewOf(battle.game.data, battle.g, 1).units.at(-1)!.label).toBe(
      revealed ? `Terwillicker-5000 ${craft}` : `Contact ${craft}`,
    );
  }
});

test('DV-3.0h the craft of another pod stays face-down', () => {
  const battle = with1(
    {
      boxes: ['battlecraft', 'battlecraft', 'heavy-weapon'],
      carries: ['terwillicker-5000', 'terwillicker-x'],
      states: [{ box: 2, craft: { at: 'prepared' } }],
    },
    { craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0909', direction: 12, velocity: 3, revealed: true }] },
  );
  give(battle, launch({ box: 2 }));
  expect(battle.g.units.revealed.at(-1)).toBe(0);
});
