import { expect, test } from 'vitest';
import { standardData } from '../../data/standard.ts';
import { GUIDED } from '../../data/types.ts';
import { viewOf } from '../../secrets/view.ts';
import { type Battle, type GivenUnit, given, nextCommand } from '../../testing/given.ts';
import type { Order, OrderOf } from '../../types.ts';
import { missilesLeft, missilesReady, podType } from '../05-pods.ts';
import { commandsLeft } from '../07-commands/allotment.ts';
import { copyLog } from '../10-set-up/logs.ts';
import { repair as repairRule } from './repair.ts';

const ship: GivenUnit = { class: 'spear', hex: 'A0505', direction: 12, velocity: 1 };
const comms = 'battle-communications';
const yard = ['major-repair', comms, comms, comms, comms];
const at = (own: Partial<GivenUnit>, other: Partial<GivenUnit> = {}, boarding = false): Battle =>
  given({
    units: {
      'P1-A': { ...ship, dockedWith: 'P1-B', boxes: yard, ...own },
      'P1-B': { ...ship, boxes: [], ...other },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    boarding,
  });
const repair = (change: Partial<OrderOf<'repair'>>): Order => ({
  do: 'repair',
  unit: 0,
  box: 1,
  work: 'jettison',
  item: 'pod',
  source: 0,
  sourceBox: 6,
  target: 0,
  targetBox: 6,
  ...change,
});
const give = (battle: Battle, order: Order, times = 1): void => {
  for (let n = 0; n < times; n++) battle.act(0, 'command', order);
};
const refused = (battle: Battle, order: Order): string | undefined => battle.refusal(0, 'command', order)?.rule;
const podIn = (battle: Battle, name: string, box: number): string | undefined =>
  podType(battle.play(), battle.row(name, box))?.id;

test('DV-FSB-P12 a destroyed pod is jettisoned in one turn, a working one never', () => {
  const boxes = [...yard, 'arsenal'];
  const battle = at({ boxes, states: [{ box: 6, state: 'destroyed' }] });
  give(battle, repair({}));
  expect(podIn(battle, 'P1-A', 6)).toBeUndefined();
  expect(battle.g.dropped).toBe(1);
  expect(refused(at({ boxes }), repair({}))).toBe('DV-FSB-P12');
});

test('DV-FSB-P12 a pod is transferred and then installed, and works only then', () => {
  const battle = at({}, { boxes: [null, 'arsenal'] });
  const move: Partial<OrderOf<'repair'>> = { source: 1, sourceBox: 2, target: 0, targetBox: 6 };
  expect(commandsLeft(battle.play(), 0)).toBe(8);
  give(battle, repair({ ...move, work: 'transfer' }));
  expect([podIn(battle, 'P1-B', 2), podIn(battle, 'P1-A', 6)]).toEqual([undefined, undefined]);
  expect(commandsLeft(battle.play(), 0)).toBe(7);
  give(battle, repair({ ...move, work: 'install' }));
  expect(podIn(battle, 'P1-A', 6)).toBe('arsenal');
  expect(commandsLeft(battle.play(), 0)).toBe(7); // one more for the arsenal, one less used
  expect(battle.g.pods.guided[battle.row('P1-A', 6)]).toBe(6);
});

test('DV-FSB-P12 an engine: three turns out, four over, five in; each Command is a turn', () => {
  const battle = at({ boxes: [...yard, comms, comms], engine: 'destroyed' }); // twelve Commands a phase
  give(battle, repair({ item: 'engine' }), 2);
  expect(refused(battle, repair({ item: 'engine', work: 'transfer', source: 1, target: 0 }))).toBe('DV-FSB-P12b');
  give(battle, repair({ item: 'engine' }));
  const over: Partial<OrderOf<'repair'>> = { item: 'engine', source: 1, target: 0, sourceBox: 0, targetBox: 0 };
  give(battle, repair({ ...over, work: 'transfer' }), 4);
  expect(battle.g.units.engine[1]).toBe(3);
  give(battle, repair({ ...over, work: 'install' }), 4);
  expect(battle.g.units.engine[0]).toBe(3);
  give(battle, repair({ ...over, work: 'install' }));
  expect(battle.g.units.engine[0]).toBe(0);
});

test('DV-FSB-P12b a hull item that has gone over leaves an empty place behind, installed or not', () => {
  const battle = at({ boxes: [...yard, comms, comms], bridge: 'destroyed' }, { engine: 'destroyed' });
  const bridge = { item: 'bridge', sourceBox: 0, targetBox: 0 } as const;
  const over = { ...bridge, source: 1, target: 0 };
  const turns = standardData.tables.repair.bridge;
  const works = [
    repair({ ...bridge, source: 0, target: 0 }),
    repair({ ...over, work: 'transfer' }),
    repair({ ...over, work: 'install' }),
  ];
  const counts = [turns.jettison, turns.transfer, turns.install];
  works.forEach((work, index) => {
    for (let n = 0; n < counts[index]!; n++) {
      if (commandsLeft(battle.play(), 0) === 0) nextCommand(battle);
      give(battle, work);
    }
  });
  expect([battle.g.units.bridge[0], battle.g.units.bridge[1]]).toEqual([0, 3]);
  expect(battle.refusal(0, 'command', repair({ ...bridge, source: 1, target: 1 }))).toEqual({
    rule: 'DV-FSB-P12',
    why: 'there is no bridge',
  });
  // and back again: the place of the second ship is empty
  expect(refused(battle, repair({ ...bridge, work: 'transfer', source: 0, target: 1 }))).toBeUndefined();
  expect(refused(battle, repair({ ...over, work: 'transfer' }))).toBe('DV-FSB-P12');
});

test('DV-7.4v the guided missiles of a pod that was taken out obey nobody any more', () => {
  const battle = given({
    units: {
      'P1-A': { ...ship, dockedWith: 'P1-B', boxes: [...yard, 'heavy-weapon'] },
      'P1-B': { ...ship, boxes: [null, 'heavy-weapon'] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    missiles: [{ id: 'm', from: 'P1-A', box: 6, type: 'guided', hex: 'A0707', direction: 12, velocity: 2 }],
  });
  const control: Order = { do: 'control', unit: 0, missile: battle.unit('m') };
  expect(refused(battle, control)).toBeUndefined();
  give(battle, repair({ work: 'transfer', source: 0, sourceBox: 6, target: 1, targetBox: 1 }));
  give(battle, repair({ work: 'transfer', source: 1, sourceBox: 2, target: 0, targetBox: 6 }));
  give(battle, repair({ work: 'install', source: 1, sourceBox: 2, target: 0, targetBox: 6 }));
  expect(podIn(battle, 'P1-A', 6)).toBe('heavy-weapon'); // another one stands in its box
  expect(refused(battle, control)).toBe('DV-7.4v');
});

test('DV-3.0h the memory of a revealed craft goes with its pod', () => {
  const battle = given({
    units: {
      'P1-A': { ...ship, dockedWith: 'P1-B', boxes: yard },
      'P1-B': { ...ship, boxes: ['battlecraft', comms], carries: ['terwillicker-x'] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    craft: [{ id: 'c', from: 'P1-B', box: 1, hex: 'A0505', direction: 12, velocity: 1, revealed: true }],
  });
  const move = { source: 1, sourceBox: 1, target: 0, targetBox: 6 };
  battle.act(0, 'command', { do: 'rendezvous', unit: 1, with: battle.unit('c') });
  give(battle, repair({ ...move, work: 'transfer' }));
  give(battle, repair({ ...move, work: 'install' }));
  battle.act(0, 'command', { do: 'prepareCraft', unit: 0, box: 6 });
  nextCommand(battle);
  battle.act(0, 'command', { do: 'launchCraft', unit: 0, box: 6, hexside: 12, direction: 12, velocity: 1 });
  expect([battle.g.units.revealed.at(-1), battle.g.units.ship.at(-1)]).toEqual([1, 0]);
});

test('DV-8.7g a copy of the log does not follow pods that are moved later', () => {
  const battle = at({}, { boxes: [null, 'arsenal'] });
  const { g } = battle;
  g.copies.push(copyLog(battle.play(), 1));
  g.pods.known[battle.row('P1-B', 2)] = 1;
  give(battle, repair({ work: 'transfer', source: 1, sourceBox: 2, target: 1, targetBox: 1 }));
  const seen = viewOf(battle.game.data, g, 1).units[1]!;
  expect(seen.read!.boxes.slice(0, 2).map(({ pod }) => pod)).toEqual([null, 'arsenal']);
  expect(seen.vessel!.boxes.slice(0, 2).map(({ pod }) => pod)).toEqual(['empty', 'arsenal']);
});

test('DV-FSB-P12 one turn more for what comes from an enemy ship', () => {
  const battle = at({}, { boxes: ['arsenal'], seat: 0 });
  battle.g.units.home[1] = 1;
  const move: Partial<OrderOf<'repair'>> = { source: 1, sourceBox: 1, target: 0, targetBox: 6 };
  give(battle, repair({ ...move, work: 'transfer' }));
  expect(podIn(battle, 'P1-B', 1)).toBe('arsenal');
  give(battle, repair({ ...move, work: 'transfer' }));
  expect(podIn(battle, 'P1-B', 1)).toBeUndefined();
  give(battle, repair({ ...move, work: 'install' }));
  expect(podIn(battle, 'P1-A', 6)).toBeUndefined();
  give(battle, repair({ ...move, work: 'install' }));
  expect(podIn(battle, 'P1-A', 6)).toBe('arsenal');
});

test('DV-FSB-P12b transfer and installation need an empty place', () => {
  const battle = at({ boxes: [...yard, 'crew'] }, { boxes: ['arsenal'] });
  const move: Partial<OrderOf<'repair'>> = { source: 1, sourceBox: 1, target: 0 };
  expect(refused(battle, repair({ ...move, work: 'transfer', targetBox: 6 }))).toBe('DV-FSB-P12b');
  expect(refused(battle, repair({ ...move, work: 'install', targetBox: 7 }))).toBe('DV-FSB-P12b');
  expect(refused(battle, repair({ ...move, work: 'transfer', targetBox: 7 }))).toBeUndefined();
});

test('DV-FSB-P12b hull items only between ships of one class', () => {
  const battle = at({ engine: 'destroyed' }, { class: 'sword' });
  give(battle, repair({ item: 'engine' }), 3);
  expect(refused(battle, repair({ item: 'engine', work: 'transfer', source: 1 }))).toBe('DV-FSB-P12b');
});

test('DV-FSB-P12b the repair pod does not handle itself', () => {
  const battle = at({});
  expect(refused(battle, repair({ work: 'transfer', sourceBox: 1, target: 1, targetBox: 1 }))).toBe('DV-FSB-P12b');
});

test('DV-FSB-P12 only with a sound repair pod, and with docked ships', () => {
  const boxes = [...yard, 'arsenal'];
  const states: GivenUnit['states'] = [
    { box: 1, state: 'damaged' },
    { box: 6, state: 'destroyed' },
  ];
  expect(refused(at({ boxes, states }), repair({}))).toBe('DV-FSB-P12');
  const battle = at({}, { boxes: ['arsenal'], states: [{ box: 1, state: 'destroyed' }] });
  battle.act(0, 'command', { do: 'undock', unit: 0 });
  expect(refused(battle, repair({ source: 1, sourceBox: 1, target: 1 }))).toBe('DV-FSB-P12');
});

test('DV-FSB-P12b there must be such a box', () => {
  const battle = at({}, { boxes: ['arsenal'] });
  const move = { work: 'transfer', source: 1, sourceBox: 1, target: 0 } as const;
  expect(battle.refusal(0, 'command', repair({ ...move, targetBox: 40 }))).toEqual({
    rule: 'DV-FSB-P12b',
    why: 'there is no box 40',
  });
});

test('DV-FSB-P12 a force field is taken out only where there is one, and while it is down', () => {
  const take = repair({ item: 'force-field', work: 'transfer', source: 1, sourceBox: 0, target: 0, targetBox: 0 });
  const why = (battle: Battle): string | undefined => battle.refusal(0, 'command', take)?.why;
  expect(why(at({}, { fieldUp: true }))).toContain('active');
  expect(why(at({}, {}))).toContain('not empty'); // the own one is still there
  expect(why(at({ class: 'piccolo', boxes: ['major-repair'] }, { class: 'piccolo' }))).toBeDefined();
});

test('DV-7.4v only the missiles of the pod that was taken out are adrift', () => {
  const missile = { from: 'P1-A', type: 'guided' as const, direction: 12, velocity: 2 };
  const battle = given({
    units: {
      'P1-A': { ...ship, dockedWith: 'P1-B', boxes: [...yard, 'heavy-weapon', 'heavy-weapon'] },
      'P1-B': { ...ship, boxes: [] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    missiles: [
      { id: 'm', ...missile, box: 6, hex: 'A0707' },
      { id: 'n', ...missile, box: 7, hex: 'A0808' },
    ],
  });
  give(battle, repair({ work: 'transfer', source: 0, sourceBox: 6, target: 1, targetBox: 1 }));
  const control = (name: string): Order => ({ do: 'control', unit: 0, missile: battle.unit(name) });
  expect([refused(battle, control('m')), refused(battle, control('n'))]).toEqual(['DV-7.4v', undefined]);
});

test('DV-FSB-P12 only ships docked with the repair pod, and pods that are there and not in use', () => {
  const battle = at({ boxes: [...yard, 'arsenal'] }, { boxes: [null, 'arsenal'] });
  const transfer = { work: 'transfer', source: 1, sourceBox: 2, target: 0, targetBox: 7 } as const;
  expect(refused(battle, repair(transfer))).toBeUndefined();
  for (const change of [{ source: 2 }, { source: 77 }, { target: 2 }, { sourceBox: 1 }, { sourceBox: 40 }])
    expect(refused(battle, repair({ ...transfer, ...change })), JSON.stringify(change)).toBe('DV-FSB-P12');
  const carrier = given({
    units: {
      'P1-A': { ...ship, dockedWith: 'P1-B', boxes: yard },
      'P1-B': { ...ship, boxes: ['battlecraft', 'battlecraft'], carries: ['terwillicker-x', 'terwillicker-x'] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    craft: [{ id: 'c', from: 'P1-B', box: 1, hex: 'A0909', direction: 12, velocity: 1 }],
  });
  const move = { work: 'transfer', source: 1, target: 0, targetBox: 6 } as const;
  expect(refused(carrier, repair({ ...move, sourceBox: 1 }))).toBe('DV-FSB-P12');
  expect(refused(carrier, repair({ ...move, sourceBox: 2 }))).toBeUndefined();
});

test('DV-FSB-P12 a weapon pod is moved with its missiles, prepared ones unprepared again', () => {
  const battle = at(
    {},
    { boxes: [null, 'heavy-weapon'], states: [{ box: 2, ready: { guided: 2 }, missiles: { guided: 1 } }] },
  );
  const move = { source: 1, sourceBox: 2, target: 0, targetBox: 6 };
  give(battle, repair({ ...move, work: 'transfer' }));
  give(battle, repair({ ...move, work: 'install' }));
  const row = battle.row('P1-A', 6);
  expect([missilesReady(battle.g, row, GUIDED), missilesLeft(battle.g, row, GUIDED)]).toEqual([0, 3]);
});

test('DV-FSB-P12 a menu transfers to the first empty box of each ship', () => {
  const battle = at({ boxes: [...yard, 'arsenal'] }, { boxes: ['arsenal', null, 'arsenal'] });
  const legal = repairRule.list(battle.play(), 0, 0).filter((order) => !refused(battle, order));
  const moves = legal
    .filter(({ work }) => work === 'transfer')
    .map(({ target, targetBox }) => `${target} ${targetBox}`);
  expect(new Set(moves)).toEqual(new Set(['0 7', '1 2']));
});

test('DV-FSB-P12b a damaged hull item goes over with its damage', () => {
  const battle = at({ boxes: [...yard, comms, comms], engine: 'destroyed' }, { engine: 'damaged' });
  const engine = { item: 'engine', sourceBox: 0, targetBox: 0 } as const;
  give(battle, repair({ ...engine, source: 0, target: 0 }), 3);
  give(battle, repair({ ...engine, source: 1, target: 0, work: 'transfer' }), 4);
  give(battle, repair({ ...engine, source: 1, target: 0, work: 'install' }), 5);
  expect([battle.g.units.engine[0], battle.g.units.engine[1]]).toEqual([2, 3]);
});

test('DV-FSB-P12 a menu jettisons destroyed pods, the one in box 1 of another ship too', () => {
  const battle = at({ boxes: yard }, { boxes: ['arsenal', 'arsenal'], states: [{ box: 1, state: 'destroyed' }] });
  const jettisons = repairRule.list(battle.play(), 0, 0).filter(({ work }) => work === 'jettison');
  expect(jettisons.map(({ source, sourceBox }) => [source, sourceBox])).toEqual([[1, 1]]);
});
