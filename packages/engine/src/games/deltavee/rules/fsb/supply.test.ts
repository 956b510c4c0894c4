import { expect, test } from 'vitest';
import { GUIDED, MIMS, UNGUIDED } from '../../data/types.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { Order, OrderOf, SupplyItem } from '../../types.ts';
import { missilesLeft } from '../05-pods.ts';

const ship: GivenUnit = { class: 'spear', hex: 'A0505', direction: 12, velocity: 1 };
const enemy: GivenUnit = { class: 'dagger', hex: 'A1616' };
const docked = (giver: Partial<GivenUnit>, taker: Partial<GivenUnit>, more: Partial<Given> = {}): Battle =>
  given({
    units: { 'P1-A': { ...ship, dockedWith: 'P1-B', ...giver }, 'P1-B': { ...ship, ...taker }, 'P2-A': enemy },
    ...more,
  });
const supply = (give: SupplyItem[], change: Partial<OrderOf<'supply'>> = {}): Order => ({
  do: 'supply',
  unit: 0,
  to: 1,
  box: 1,
  give,
  ...change,
});
const energy = (units: number, fromBox = 0, toBox = 0): SupplyItem => ({ what: 'energy', units, fromBox, toBox });
const missiles = (missile: number, count: number, fromBox: number, toBox: number): SupplyItem => ({
  what: 'missiles',
  missile,
  count,
  fromBox,
  toBox,
});
const give = (battle: Battle, order: Order): void => battle.act(0, 'command', order);
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const none = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };

test('DV-FSB-P9 a reload pod refills weapon pods of its own ship by one Provide Supply, unprepared', () => {
  const battle = docked(
    {
      boxes: ['missile-reload-7', 'heavy-weapon', 'arsenal'],
      states: [
        { box: 2, missiles: none },
        { box: 3, missiles: none },
      ],
    },
    {},
  );
  const within = { to: 0, box: 0 };
  give(battle, supply([missiles(UNGUIDED, 8, 1, 2), missiles(GUIDED, 4, 1, 2)], within));
  give(battle, supply([missiles(MIMS, 2, 1, 3)], within));
  const left = (box: number, type: number): number => missilesLeft(battle.g, battle.row('P1-A', box), type);
  expect([left(2, UNGUIDED), left(2, GUIDED), left(3, MIMS)]).toEqual([8, 4, 2]);
  expect([left(1, UNGUIDED), left(1, GUIDED), left(1, MIMS)]).toEqual([17, 16, 3]);
  expect(battle.g.units.commands[0]).toBe(2);
});

test('DV-FSB-P9c one Provide Supply: one reload pod fills one pod of its own ship', () => {
  const emptied = (box: number): { box: number; missiles: typeof none } => ({ box, missiles: none });
  const battle = docked(
    {
      boxes: ['missile-reload-7', 'missile-reload-7', 'heavy-weapon', 'arsenal'],
      states: [emptied(3), emptied(4)],
    },
    {},
  );
  const within = { to: 0, box: 0 };
  const twoPods = supply([missiles(UNGUIDED, 1, 1, 3), missiles(UNGUIDED, 1, 1, 4)], within);
  expect(battle.refusal(0, 'command', twoPods)).toEqual({
    rule: 'DV-FSB-P9c',
    why: expect.stringContaining('boxes 3, 4'),
  });
  expect(refused(battle, supply([missiles(UNGUIDED, 1, 1, 3), missiles(GUIDED, 1, 2, 3)], within))).toBe('DV-FSB-P9c');
  expect(refused(battle, supply([missiles(UNGUIDED, 1, 1, 3), missiles(GUIDED, 1, 1, 3)], within))).toBeUndefined();
  expect(refused(battle, supply([missiles(UNGUIDED, 9, 1, 3)], within))).toBe('DV-FSB-P10c'); // a heavy pod takes 8
});

test('DV-FSB-P10b a transfer to another ship fills as many pods as its ports allow', () => {
  const battle = docked(
    { boxes: ['missile-reload-8', 'supply-transfer-8', 'heavy-weapon'] },
    {
      boxes: ['heavy-weapon', 'arsenal'],
      states: [
        { box: 1, missiles: none },
        { box: 2, missiles: none },
      ],
    },
  );
  expect(
    refused(battle, supply([missiles(UNGUIDED, 1, 1, 1), missiles(UNGUIDED, 1, 1, 2)], { box: 2 })),
  ).toBeUndefined();
});

test('DV-FSB-P9 within one ship only from reload pods', () => {
  const battle = docked({ boxes: ['arsenal', 'heavy-weapon'], states: [{ box: 2, missiles: none }] }, {});
  expect(refused(battle, supply([missiles(GUIDED, 1, 1, 2)], { to: 0, box: 0 }))).toBe('DV-FSB-P9');
});

/** A docked pair, the giver with the pod, the taker without any energy. */
const tank = (pod: string, states: GivenUnit['states'] = [], giver: Partial<GivenUnit> = {}): Battle =>
  docked({ boxes: [pod, 'arsenal', 'energy', 'energy'], states, ...giver }, { boxes: ['energy', 'energy'], energy: 0 });

test('DV-FSB-P10 energy by level: 12 units a port at level 6, two ports', () => {
  const battle = tank('supply-transfer-6');
  expect(refused(battle, supply([energy(25)]))).toBe('DV-FSB-P10b');
  give(battle, supply([energy(24)]));
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([84, 24]);
});

test('DV-FSB-P10 144 units a port at level 7, three ports; all at level 8', () => {
  const empty: GivenUnit = { ...ship, boxes: ['energy', 'energy', 'energy'], energy: 0 };
  const pair = (pod: string): Battle =>
    docked(
      { boxes: [pod, 'arsenal', 'energy', 'energy', 'energy', 'energy'] },
      {
        ...empty,
        states: [1, 2, 3].map((box) => ({ box, energy: 0 })),
      },
    );
  const all = [energy(144, 3, 1), energy(144, 4, 2), energy(144, 5, 3), energy(1, 6, 0)];
  expect(refused(pair('supply-transfer-7'), supply(all))).toBe('DV-FSB-P10b');
  expect(refused(pair('supply-transfer-7'), supply(all.slice(0, 3)))).toBeUndefined();
  const eight = pair('supply-transfer-8');
  give(eight, supply(all));
  expect(eight.g.pods.uses[eight.row('P1-A', 1)]).toBe(1);
});

test('DV-FSB-P10 missiles by level: one pod a port at level 6, two pods at level 7, a ship at level 8', () => {
  const pair = (pod: string): Battle =>
    docked(
      { boxes: [pod, 'missile-reload-7', 'arsenal'] },
      { boxes: ['arsenal', 'arsenal', 'arsenal'], states: [1, 2, 3].map((box) => ({ box, missiles: none })) },
    );
  const three = [1, 2, 3].map((box) => missiles(GUIDED, 6, 2, box));
  expect(refused(pair('supply-transfer-6'), supply(three))).toBe('DV-FSB-P10b');
  const six = pair('supply-transfer-6');
  give(six, supply(three.slice(0, 2)));
  expect(six.g.pods.uses[six.row('P1-A', 1)]).toBe(2);
  const seven = pair('supply-transfer-7');
  give(seven, supply(three));
  expect(seven.g.pods.uses[seven.row('P1-A', 1)]).toBe(2);
  const eight = pair('supply-transfer-8');
  give(eight, supply(three));
  expect(eight.g.pods.uses[eight.row('P1-A', 1)]).toBe(1);
  expect(missilesLeft(eight.g, eight.row('P1-B', 3), GUIDED)).toBe(6);
});

test('DV-FSB-P10 the pod may be on the ship that receives, and its Command too', () => {
  const battle = docked({ boxes: ['energy'] }, { boxes: ['crew', 'supply-transfer-7', 'heavy-weapon'], energy: 0 });
  give(battle, supply([energy(50, 1)], { box: 2, podOn: 1 }));
  expect([battle.g.pods.energy[battle.row('P1-A', 1)], battle.g.units.energy[1]]).toEqual([94, 50]);
  expect([battle.g.units.commands[0], battle.g.units.commands[1]]).toEqual([0, 1]);
});

test('DV-FSB-P10 only between docked ships', () => {
  const battle = tank('supply-transfer-7');
  give(battle, { do: 'undock', unit: 0 });
  expect(refused(battle, supply([energy(1)]))).toBe('DV-FSB-P10');
});

test('DV-FSB-P10b each port once a phase, for missiles or for energy', () => {
  const battle = docked(
    { boxes: ['supply-transfer-6', 'arsenal', 'battle-communications'] },
    { boxes: ['arsenal'], states: [{ box: 1, missiles: none }], energy: 0 },
  );
  give(battle, supply([energy(12), missiles(GUIDED, 1, 2, 1)]));
  expect(battle.g.units.commands[0]).toBe(1);
  expect(refused(battle, supply([energy(1)]))).toBe('DV-FSB-P10b');
});

test('DV-FSB-P10c nothing from or into a damaged pod, and only what fits', () => {
  const battle = docked(
    { boxes: ['supply-transfer-8', 'arsenal', 'energy'], states: [{ box: 3, state: 'damaged' }] },
    {
      boxes: ['arsenal', 'energy'],
      states: [
        { box: 1, state: 'damaged' },
        { box: 2, energy: 100 },
      ],
      energy: 100,
    },
  );
  expect(refused(battle, supply([energy(1, 3)]))).toBe('DV-FSB-P10c');
  expect(refused(battle, supply([missiles(GUIDED, 1, 2, 1)]))).toBe('DV-FSB-P10c');
  expect(refused(battle, supply([energy(9)]))).toBe('DV-FSB-P10c'); // the Spear's hull holds 108
  expect(refused(battle, supply([energy(8)]))).toBeUndefined();
  expect(refused(battle, supply([energy(44, 0, 2)]))).toBeUndefined();
  expect(refused(battle, supply([energy(40, 0, 2), energy(5, 0, 2)]))).toBe('DV-FSB-P10c');
});

test('DV-FSB-P11 a damaged supply pod works one level lower, level 6 as level 5; a destroyed one not', () => {
  const states = (state: 'damaged' | 'destroyed'): GivenUnit['states'] => [{ box: 1, state }];
  expect(refused(tank('supply-transfer-7', states('damaged')), supply([energy(25)]))).toBe('DV-FSB-P10b');
  expect(refused(tank('supply-transfer-7', states('damaged')), supply([energy(24)]))).toBeUndefined();
  expect(refused(tank('supply-transfer-6', states('damaged')), supply([energy(2)]))).toBe('DV-FSB-P10b');
  expect(refused(tank('supply-transfer-6', states('damaged')), supply([energy(1)]))).toBeUndefined();
  expect(refused(tank('supply-transfer-7', states('destroyed')), supply([energy(1)]))).toBe('DV-FSB-P10');
});

test('DV-FSB-P11b only level 8 serves a battlecraft docked to it', () => {
  const serve = (pod: string): Battle => {
    const battle = given({
      units: {
        'P1-A': { ...ship, boxes: [pod, 'battle-communications'] },
        'P1-B': { ...ship, boxes: ['battlecraft'], carries: ['terwillicker-x'] },
        'P2-A': enemy,
      },
      craft: [{ id: 'c', from: 'P1-B', box: 1, hex: 'A0505', direction: 12, velocity: 1, energy: 2 }],
    });
    battle.g.units.dock[0] = 0;
    battle.g.units.dock[battle.unit('c')] = 0;
    return battle;
  };
  const eight = serve('supply-transfer-8');
  give(eight, supply([energy(13)], { to: eight.unit('c') }));
  expect(eight.g.units.energy[eight.unit('c')]).toBe(15);
  const seven = serve('supply-transfer-7');
  expect(refused(seven, supply([energy(13)], { to: seven.unit('c') }))).toBe('DV-FSB-P11b');
});

const offered = (battle: Battle): Order[] =>
  battle.game.choices.command.options!(battle.play(), { ...battle.decision('command'), about: null })!.filter(
    (order) => order.do === 'supply',
  );

test('DV-FSB-P9 every pod that a reload pod can fill is offered, type by type, up to its room', () => {
  const boxes = ['missile-reload-7', 'heavy-weapon', 'arsenal'];
  const full = { unguided: 8, guided: 4, intelligent: 2 };
  const battle = docked({ boxes, states: [{ box: 2, missiles: { ...full, mims: 0 } }] }, {});
  expect(offered(battle)).toEqual([supply([missiles(MIMS, 1, 1, 2)], { to: 0, box: 0 })]);
  const damaged = docked(
    {
      boxes,
      states: [
        { box: 1, state: 'damaged' },
        { box: 2, missiles: none },
      ],
    },
    {},
  );
  expect(offered(damaged)).toEqual([]);
});

test('DV-FSB-P10 energy from hull to hull is offered as far as there is room and supply', () => {
  const battle = docked({ boxes: ['supply-transfer-8', 'heavy-weapon'] }, { energy: 100 }); // of 108
  expect(offered(battle)).toEqual([supply([energy(8)], { podOn: 0 })]);
  expect(offered(docked({ boxes: ['supply-transfer-8', 'heavy-weapon'] }, {}))).toEqual([]);
});

test('DV-FSB-P10c energy goes from pod to pod as well', () => {
  const battle = docked(
    { boxes: ['supply-transfer-8', 'heavy-weapon', 'energy'] },
    { boxes: ['energy'], states: [{ box: 1, energy: 100 }] },
  );
  expect(refused(battle, supply([energy(45, 3, 1)]))).toBe('DV-FSB-P10c'); // 44 fit
  give(battle, supply([energy(44, 3, 1)]));
  expect([battle.g.pods.energy[battle.row('P1-A', 3)], battle.g.pods.energy[battle.row('P1-B', 1)]]).toEqual([
    100, 144,
  ]);
  expect([battle.g.units.energy[0], battle.g.units.energy[1]]).toEqual([108, 108]);
});

test('DV-FSB-P10c what the pod gives of one type does not count for another', () => {
  const battle = docked({ boxes: ['missile-reload-7', 'heavy-weapon'], states: [{ box: 2, missiles: none }] }, {});
  const within = { to: 0, box: 0 };
  const order = supply([missiles(UNGUIDED, 8, 1, 2), missiles(GUIDED, 4, 1, 2), missiles(MIMS, 1, 1, 2)], within);
  expect(refused(battle, order)).toBeUndefined();
  expect(refused(battle, supply([missiles(MIMS, 1, 1, 2), missiles(MIMS, 1, 1, 2)], within))).toBe('DV-FSB-P10c');
});

test('DV-FSB-P10 nothing handed over is no order; one box does not give more than it has, in several lots', () => {
  const taker = { boxes: ['heavy-weapon', 'arsenal'], states: [1, 2].map((box) => ({ box, missiles: none })) };
  const battle = docked({ boxes: ['supply-transfer-8', 'heavy-weapon', 'heavy-weapon'] }, taker);
  expect(refused(battle, supply([]))).toBe('DV-FSB-P10');
  expect(refused(battle, supply([missiles(GUIDED, 3, 2, 1), missiles(GUIDED, 3, 2, 2)]))).toBe('DV-FSB-P10c');
  expect(refused(battle, supply([missiles(GUIDED, 3, 2, 1), missiles(GUIDED, 1, 3, 2)]))).toBeUndefined();
});

test('DV-FSB-P10c nothing goes to or from a box without a pod; prepared missiles take their places', () => {
  const taker = (ready: number): Partial<GivenUnit> => ({
    boxes: ['heavy-weapon'],
    states: [{ box: 1, missiles: { ...none, guided: 0 }, ready: { guided: ready } }],
  });
  const giver = { boxes: ['supply-transfer-8', 'heavy-weapon', null, 'arsenal'] };
  const most = (ready: number): number =>
    [6, 5, 4, 3, 2, 1].find(
      (count) => !refused(docked(giver, taker(ready)), supply([missiles(GUIDED, count, 4, 1)])),
    ) ?? 0;
  expect([most(0), most(1), most(2)]).toEqual([4, 3, 2]); // a heavy weapon pod has four
  const battle = docked(giver, taker(0));
  expect(refused(battle, supply([missiles(GUIDED, 1, 3, 1)]))).toBe('DV-FSB-P10c');
  expect(refused(battle, supply([energy(1, 3, 0)]))).toBe('DV-FSB-P10c');
  expect(refused(battle, supply([energy(1, 0, 5)]))).toBe('DV-FSB-P10c');
});
