import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '#core/random';
import { audit } from '../positions/audit.ts';
import { classOf, isShip } from '../rules/04-spaceships.ts';
import { forPods } from '../rules/05-pods.ts';
import { destroyUnit } from '../rules/08-fire/damage.ts';
import { copyLog } from '../rules/10-set-up/logs.ts';
import { addUnit, CRAFT, CRAFT_OUT, DAMAGED, type DeltaVeeState, WRECKED } from '../state.ts';
import { type Battle, type Given, given, givenScenario } from '../testing/given.ts';
import type { Position } from '../types.ts';
import { resample } from './resample.ts';
import { viewOf } from './view.ts';

const DRAWS = 80;

/** Draws for a seat; each must look the same to it and add up. */
function draws(table: Battle, seat: number, random: Random = randomFrom(7)): DeltaVeeState[] {
  const { data } = table.game;
  const before = JSON.stringify(viewOf(data, table.g, seat));
  const untouched = JSON.stringify(table.g);
  const drawn = Array.from({ length: DRAWS }, () => resample(data, table.g, seat, random));
  for (const g of drawn) {
    expect(JSON.stringify(viewOf(data, g, seat))).toBe(before);
    expect(audit(data, g)).toEqual([]);
  }
  expect(JSON.stringify(table.g)).toBe(untouched);
  const imagined = (g: DeltaVeeState): string => JSON.stringify(resample(data, g, seat, randomFrom(3)));
  const first = imagined(table.g);
  for (const g of drawn.slice(0, 12)) expect(imagined(g)).toBe(first); // the truth does not show through
  return drawn;
}

/** All values that a reading takes over the draws, in order. */
const values = <Value>(drawn: readonly DeltaVeeState[], read: (g: DeltaVeeState) => Value): Value[] =>
  [...new Set(drawn.map(read))].sort();

/** What a ship with its pods and craft was bought for. */
function worth(at: Position, unit: number): number {
  let cost = classOf(at, unit).cost!;
  forPods(at, unit, (row, pod) => {
    expect(pod.cost).not.toBeNull();
    cost += pod.cost! + (at.data.classes[at.g.pods.craftClass[row]!]?.cost ?? 0);
  });
  return cost;
}

/** The craft of a box, on the plane beside its ship. */
function addCraft({ g, unit, row }: Battle, ship: string, box: number): number {
  const pod = row(ship, box);
  const { q, r, direction, velocity } = g.units;
  const from = unit(ship);
  const craft = addUnit(g, `${ship}-C01`, {
    kind: CRAFT,
    type: g.pods.craftClass[pod]!,
    q: q[from]!,
    r: r[from]!,
    direction: direction[from]!,
    velocity: velocity[from]!,
    energy: 15,
    armor: 1,
    ship: from,
    pod,
    appeared: 1,
  });
  g.pods.craft[pod] = CRAFT_OUT;
  g.pods.craftUnit[pod] = craft;
  return craft;
}

const SWORD = {
  class: 'sword',
  hex: 'A0505',
  direction: 3,
  velocity: 2,
  boxes: ['heavy-weapon', 'energy', 'battlecraft', 'crew', 'standard-jump'],
  carries: ['terwillicker-x'],
};
const UNITS: Given['units'] = {
  'P1-A': SWORD,
  'P2-A': { class: 'dagger', hex: 'A1605', direction: 9, velocity: 2, boxes: ['hunter', 'energy'] },
};
const battle = (spec: Partial<Given> = {}): Battle => given({ units: UNITS, ...spec });
const sword = (more: Partial<Given['units'][string]>): Given['units'] => ({ ...UNITS, 'P1-A': { ...SWORD, ...more } });
const typeIn = (table: Battle, box: number) => (g: DeltaVeeState) => g.pods.type[table.row('P1-A', box)]!;
const typeOf = (table: Battle, name: string) => (g: DeltaVeeState) => g.units.type[table.unit(name)]!;
const missile = { from: 'P1-A', box: 1, hex: 'A0705', direction: 5, velocity: 4 };

describe('what an enemy ship holds', () => {
  test('A8 any of its pods may be in any box', () => {
    const table = battle();
    expect(values(draws(table, 1), typeIn(table, 1))).toHaveLength(5);
  });

  test('A8 the seat’s own ships, and everything for the referee’s sake, stay as they are', () => {
    const table = battle();
    const rows = [table.row('P2-A', 1), table.row('P2-A', 2)];
    for (const g of draws(table, 1)) {
      expect(rows.map((row) => g.pods.type[row])).toEqual(rows.map((row) => table.g.pods.type[row]));
      expect(g.units.energy[table.unit('P2-A')]).toBe(48);
    }
  });

  test('R11 a pod that has shown itself stays in its box', () => {
    const table = battle();
    table.g.pods.known[table.row('P1-A', 1)] = 1;
    const drawn = draws(table, 1);
    expect(values(drawn, typeIn(table, 1))).toHaveLength(1);
    expect(values(drawn, typeIn(table, 2)).length).toBeGreaterThan(2);
  });

  test('R11 nothing moves once the log was read, and energy can only have been spent', () => {
    const table = battle();
    const ship = table.unit('P1-A');
    table.g.copies.push({ ...copyLog(table.play(), ship), turn: 1, energy: 30 });
    table.g.units.energy[ship] = 20;
    const drawn = draws(table, 1);
    for (let box = 1; box <= 5; box++) expect(values(drawn, typeIn(table, box))).toHaveLength(1);
    expect(Math.max(...drawn.map((g) => g.units.energy[ship]!))).toBeLessThanOrEqual(30);
  });

  test('DV-8.9o a destroyed energy pod that all know of is empty in every draw', () => {
    const table = battle();
    const pod = table.row('P1-A', 2);
    table.g.copies.push(copyLog(table.play(), table.unit('P1-A')));
    table.g.pods.known.fill(1, table.row('P1-A', 1), table.row('P1-A', 5) + 1);
    table.g.pods.state[pod] = WRECKED;
    table.g.pods.hits[pod] = 2;
    table.g.pods.energy[pod] = 0;
    expect(values(draws(table, 1), (g) => g.pods.energy[pod]!)).toEqual([0]);
  });

  test('R17 energy is drawn anew, pods before the hull', () => {
    const table = battle();
    const ship = table.unit('P1-A');
    const energyPod = table.game.data.podById.get('energy')!.index;
    const totals = draws(table, 1).map((g) => {
      const row = g.pods.type.indexOf(energyPod, table.row('P1-A', 1));
      if (g.units.energy[ship]! < 84) expect(g.pods.energy[row]).toBe(0);
      return g.units.energy[ship]! + g.pods.energy[row]!;
    });
    expect(new Set(totals).size).toBeGreaterThan(15);
    expect(Math.max(...totals)).toBeLessThanOrEqual(84 + 144);
    const isLikely = (total: number): boolean => total >= 84 + 144 - 3 * 6 * table.g.turn; // three Blocks a Game-Turn
    expect(totals.filter(isLikely).length).toBeGreaterThan(0.85 * DRAWS);
    expect(totals.every(isLikely)).toBe(false);
  });

  test('DV-10.2a a pod filled up by others (DV-FSB-P11) is drawn with no more than it has places for', () => {
    const table = battle({
      units: sword({ boxes: ['heavy-weapon', 'supply-transfer-8', 'battlecraft', 'crew', 'standard-jump'] }),
      missiles: [{ ...missile, id: 'm', type: 'unguided' }],
      phase: 'fire',
    });
    table.g.pods.unguided[table.row('P1-A', 1)] = 8; // full again, although one is out
    const heavy = table.game.data.podById.get('heavy-weapon')!;
    expect(heavy.missiles[0]).toBe(8);
    const drawn = draws(table, 1);
    expect(values(drawn, typeOf(table, 'm')).length).toBe(4); // that it was filled up nobody else has seen
    expect(Math.max(...drawn.flatMap((g) => g.pods.unguided))).toBe(8);
  });

  test('DV-S3a three blocks spent at the start are spent in every draw', () => {
    const table = battle({ units: sword({ blocksSpent: 3 }) });
    const ship = table.unit('P1-A');
    const pod = table.game.data.podById.get('energy')!.index;
    for (const g of draws(table, 1))
      expect(
        g.units.energy[ship]! + g.pods.energy[g.pods.type.indexOf(pod, table.row('P1-A', 1))]!,
      ).toBeLessThanOrEqual(228 - 18);
  });

  test('R25 a box that was hit is never drawn empty, and states stay with their box', () => {
    const table = battle({ units: sword({ boxes: ['heavy-weapon', 'energy', null, null, null], carries: [] }) });
    table.g.pods.hits[table.row('P1-A', 1)] = 1;
    table.g.pods.state[table.row('P1-A', 1)] = 1;
    for (const g of draws(table, 1)) {
      expect(typeIn(table, 1)(g)).toBeGreaterThanOrEqual(0);
      expect(g.pods.state[table.row('P1-A', 1)]).toBe(1);
    }
  });

  test('DV-8.9h whatever is in a damaged box has lost its missiles or its craft', () => {
    const table = battle();
    table.g.pods.hits[table.row('P1-A', 4)] = 2;
    table.g.pods.state[table.row('P1-A', 4)] = 2;
    const drawn = draws(table, 1);
    const { podById } = table.game.data;
    const weapon = drawn.filter((g) => typeIn(table, 4)(g) === podById.get('heavy-weapon')!.index);
    const craft = drawn.filter((g) => typeIn(table, 4)(g) === podById.get('battlecraft')!.index);
    expect(weapon.length * craft.length).toBeGreaterThan(0);
    for (const g of weapon) expect(g.pods.unguided[table.row('P1-A', 4)]).toBe(0);
    for (const g of craft) expect(g.pods.craft[table.row('P1-A', 4)]).toBe(5);
  });

  test('DV-8.9h a damaged pod of a destroyed ship is drawn empty too', () => {
    const table = battle();
    const pod = table.row('P1-A', 1);
    table.g.pods.state[pod] = DAMAGED;
    table.g.pods.hits[pod] = 2;
    destroyUnit(table.play(), table.unit('P1-A'), 'DV-11.0b');
    expect(values(draws(table, 1), (g) => g.pods.unguided[pod]!)).toEqual([0]);
  });

  test('DV-8.9m a ship with a jump marker has a sound jump engine in every draw', () => {
    const table = battle({ units: sword({ jump: 'prepared' }), jump: { seats: [0], region: { kind: 'anywhere' } } });
    for (const box of [1, 2, 3]) {
      table.g.pods.hits[table.row('P1-A', box)] = 2;
      table.g.pods.state[table.row('P1-A', box)] = 2;
      table.g.pods.energy[table.row('P1-A', box)] = 0;
    }
    for (const column of ['unguided', 'guided', 'intelligent', 'mims'] as const)
      table.g.pods[column][table.row('P1-A', 1)] = 0;
    table.g.pods.craft[table.row('P1-A', 3)] = 5;
    const jump = table.game.data.podById.get('standard-jump')!.index;
    for (const g of draws(table, 1)) expect([typeIn(table, 4)(g), typeIn(table, 5)(g)]).toContain(jump);
  });

  test('DV-8.9m a marker and one sound box among five leave the jump engine there, and all else is redrawn', () => {
    const table = battle({ units: sword({ jump: 'prepared' }), jump: { seats: [0], region: { kind: 'anywhere' } } });
    for (const box of [1, 2, 3, 4]) {
      table.g.pods.hits[table.row('P1-A', box)] = 2;
      table.g.pods.state[table.row('P1-A', box)] = 2;
    }
    for (const column of ['unguided', 'guided', 'intelligent', 'mims'] as const)
      table.g.pods[column][table.row('P1-A', 1)] = 0;
    table.g.pods.craft[table.row('P1-A', 3)] = 5;
    const drawn = draws(table, 1);
    const jump = table.game.data.podById.get('standard-jump')!.index;
    expect(values(drawn, typeIn(table, 5))).toEqual([jump]);
    for (const box of [1, 2, 3, 4]) expect(values(drawn, typeIn(table, box))).toHaveLength(4);
  });

  test('R25 one clean box for the empty place, one sound box for what is prepared: never stuck', () => {
    const units = sword({
      boxes: ['heavy-weapon', 'crew', 'energy', 'standard-jump', null],
      carries: [],
      states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }],
    });
    const table = battle({ units });
    for (const box of [1, 2, 3, 4]) {
      table.g.pods.hits[table.row('P1-A', box)] = box < 3 ? 1 : 2;
      table.g.pods.state[table.row('P1-A', box)] = box < 3 ? 1 : 2;
    }
    const drawn = draws(table, 1);
    expect(values(drawn, typeIn(table, 5))).toEqual([-1]);
    expect(values(drawn, typeIn(table, 1)).length).toBe(4);
  });

  test('R70 a ship under repair is redrawn too, and what was begun there is nobody else’s business', () => {
    const units = sword({ boxes: ['heavy-weapon', 'energy', 'major-repair', 'crew', null], carries: [] });
    const table = battle({ units, options: { fsbPods: true } });
    const ship = table.unit('P1-A');
    const { pods, repairs } = table.g;
    pods.hits[table.row('P1-A', 4)] = 3;
    pods.state[table.row('P1-A', 4)] = 3;
    const work = { work: 'jettison', item: 'pod', from: ship, fromBox: 4, to: ship, toBox: 4 } as const;
    repairs.push({ pod: table.row('P1-A', 3), ...work, turnsLeft: 1, state: 0 });
    const drawn = draws(table, 1);
    expect(values(drawn, typeIn(table, 1)).length).toBeGreaterThan(3);
    for (const g of drawn) expect(g.repairs).toEqual([]);
  });

  test('A8 as many prepared counters, of any type or the craft', () => {
    const table = battle({ units: sword({ states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }] }) });
    const craft = values(draws(table, 1), (g) => g.pods.craft.includes(3));
    expect(craft).toEqual([false, true]);
  });

  test('DV-9.1a mostly the best missile aboard lies prepared', () => {
    const aboard = { unguided: 8, guided: 3, intelligent: 2, mims: 1 };
    const table = battle({ units: sword({ states: [{ box: 1, missiles: aboard, ready: { guided: 1 } }] }) });
    const drawn = draws(table, 1).map((g) => g.pods.readyIntelligent.reduce((sum, count) => sum + count, 0));
    const best = drawn.filter((count) => count === 1).length;
    expect(best).toBeGreaterThan(0.75 * DRAWS);
    expect(best).toBeLessThan(DRAWS);
  });
});

describe('unknown missiles', () => {
  test('A8 a young contact may be any missile of its pod', () => {
    const table = battle({ seat: 0, phase: 'fire', missiles: [{ id: 'm', ...missile, type: 'unguided' }] });
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([0, 1, 2, 3]);
  });

  test('A8 one whose course showed that it is no unguided missile is none', () => {
    const table = battle({ missiles: [{ id: 'm', ...missile, type: 'guided' }] });
    table.g.units.agile[table.unit('m')] = 1;
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([1, 2, 3]);
  });

  test('DV-7.1f one that gained velocity by itself is unguided', () => {
    const table = battle({ seat: 1, phase: 'command', missiles: [{ id: 'm', ...missile, type: 'unguided' }] });
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([0]);
  });

  test('DV-3.0d a revealed missile is what it is', () => {
    const table = battle({
      seat: 0,
      phase: 'fire',
      missiles: [{ id: 'm', ...missile, type: 'unguided', revealed: true }],
    });
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([0]);
  });

  test('DV-9.5a all could count its Maneuver Commands: the type has had energy for them', () => {
    const table = battle({ missiles: [{ id: 'm', ...missile, type: 'guided', energy: 1 }] }); // 8 of 9 spent
    table.g.units.agile[table.unit('m')] = 1;
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([1]);
  });

  test('DV-2.5d a MIMS that has released its missiles is known by them', () => {
    const table = battle({ missiles: [{ id: 'm', ...missile, type: 'mims', payload: 0 }] });
    table.g.units.agile[table.unit('m')] = 1;
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([3]);
  });

  test('A8 whether a contact is a craft or a missile stays: its appearance told it', () => {
    const table = battle({ craft: [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2 }] });
    for (const g of draws(table, 1)) {
      const row = g.units.pod[table.unit('c')]!;
      expect([g.units.kind[table.unit('c')], g.pods.craft[row], g.pods.craftUnit[row]]).toEqual([
        1,
        4,
        table.unit('c'),
      ]);
    }
  });

  test('A8 its type stays open when its ship is destroyed', () => {
    const table = battle({ seat: 0, phase: 'fire', missiles: [{ id: 'm', ...missile, type: 'unguided' }] });
    destroyUnit(table.play(), table.unit('P1-A'), 'DV-11.0b');
    expect(values(draws(table, 1), typeOf(table, 'm'))).toEqual([0, 1, 2, 3]);
  });

  test('R68 and those from the rails of a craft that is gone', () => {
    const units = sword({ carries: ['terwillicker-y'], rails: ['guided', 'homing', 'homing'] });
    const options = { fighterMissiles: true };
    const craft = [{ id: 'c', from: 'P1-A', box: 3, hex: 'A0606', direction: 3, velocity: 2, rails: [] }];
    const missiles = [
      { id: 'm', from: 'c', type: 'guided' as const, hex: 'A0707', direction: 5, velocity: 4 },
      { id: 'n', from: 'c', type: 'homing' as const, hex: 'A0707', direction: 5, velocity: 4 },
    ];
    const table = battle({ units, options, craft, missiles });
    for (const name of ['m', 'n']) table.g.units.agile[table.unit(name)] = 1;
    destroyUnit(table.play(), table.unit('c'), 'DV-11.0b');
    expect(values(draws(table, 1), (g) => `${typeOf(table, 'm')(g)}${typeOf(table, 'n')(g)}`)).toEqual(['14', '41']);
  });

  test('R53 a missile of another type bears another number', () => {
    const table = battle({ seat: 0, phase: 'fire', missiles: [{ ...missile, type: 'unguided' }] });
    const names = values(draws(table, 1), (g) => g.names.at(-1)!);
    expect(names).toEqual(['P1-A-G01', 'P1-A-I01', 'P1-A-M01', 'P1-A-U01']);
  });

  test('R11 with open logs only contacts of one pod change places', () => {
    const table = battle({
      options: { openLogs: true },
      missiles: [
        { id: 'm', ...missile, type: 'guided' },
        { id: 'n', ...missile, type: 'intelligent' },
      ],
    });
    for (const name of ['m', 'n']) table.g.units.agile[table.unit(name)] = 1;
    const drawn = draws(table, 1);
    expect(values(drawn, (g) => `${typeOf(table, 'm')(g)}${typeOf(table, 'n')(g)}`)).toEqual(['12', '21']);
    expect(values(drawn, typeIn(table, 1))).toHaveLength(1);
  });
});

describe('other secrets', () => {
  test('DV-FSB-PI6 the hexside of an installation: any that was not ruled out', () => {
    const table = given({
      planets: { Yamani: 'A0808' },
      options: { installations: true },
      units: {
        'P1-A': { class: 'dagger', hex: 'A0101', boxes: ['hunter', 'crew'] },
        'P2-B': { class: 'installation-12', boxes: ['arsenal'], installation: { planet: 'Yamani' }, direction: 4 },
      },
    });
    table.g.units.sidesOut[table.unit('P2-B')] = 0b100001;
    const hexsides = draws(table, 0).map((g) => g.units.direction[table.unit('P2-B')]!);
    expect([...new Set(hexsides)].sort((a, b) => a - b)).toEqual([4, 6, 8, 10]);
  });

  test('DV-HC-4 a storage pod that was never hit may be in any four neighbouring boxes; hit, it stays', () => {
    const storage = ['storage', 'storage', 'storage', 'storage'];
    const table = given({
      units: {
        'P1-A': { class: 'military-transport', hex: 'A0505', boxes: ['crew', ...storage, 'hunter', 'energy'] },
        'P1-B': { class: 'dagger', stowedIn: 'P1-A' },
        'P2-A': UNITS['P2-A']!,
      },
    });
    const type = table.game.data.podById.get('storage')!.index;
    const head = (g: DeltaVeeState): number => g.pods.type.indexOf(type, table.row('P1-A', 1)) - table.row('P1-A', 0);
    const drawn = draws(table, 1);
    expect(values(drawn, head).length).toBeGreaterThan(10);
    for (const g of drawn) {
      const row = table.row('P1-A', 0) + head(g);
      expect(g.pods.partOf.slice(row, row + 4)).toEqual([row, row, row, row]);
      expect(g.pods.craftUnit[row]).toBe(table.unit('P1-B'));
    }
    table.g.pods.hits[table.row('P1-A', 4)] = 1;
    expect(values(draws(table, 1), head)).toEqual([head(table.g)]);
  });

  const chess = (): Battle => {
    const table = givenScenario('dv-10');
    const boxes = ['arsenal', 'energy', 'battlecraft', 'heavy-weapon', null];
    const ship = { class: 'sword', boxes, craft: ['terwillicker-x'] };
    table.act(0, 'buyFleet', { ships: [ship, ship, ship, ship] });
    table.act(1, 'buyFleet', { ships: [{ class: 'dagger', boxes: ['hunter', 'energy'], craft: [] }] });
    const place = { direction: 3, velocity: 2 };
    const units = ['P1-A', 'P1-B', 'P1-C', 'P1-D'].map((name) => ({ unit: table.unit(name), hex: 'A0505', ...place }));
    table.act(0, 'deploy', { units });
    table.act(1, 'deploy', { units: [{ unit: table.unit('P2-A'), hex: 'D0505', ...place }] });
    return table;
  };

  test('DV-S10a bought pods are drawn from what is sold, within the budget', () => {
    const table = chess();
    const { data } = table.game;
    const drawn = draws(table, 1);
    for (const g of drawn) {
      let cost = 0;
      g.names.forEach((_, unit) => {
        if (g.units.seat[unit] === 0 && isShip(g, unit)) cost += worth({ g, data }, unit);
      });
      expect(cost).toBeLessThanOrEqual(175_000);
    }
    expect(values(drawn, typeIn(table, 1)).length).toBeGreaterThan(6);
  });

  test('DV-S10a a craft that nobody has seen may be of any class that is sold', () => {
    const table = chess();
    const { data } = table.game;
    const craft = addCraft(table, 'P1-A', 3);
    const classes = values(draws(table, 1), (g) => data.classes[g.units.type[craft]!]!.id);
    expect(classes).toEqual(['terwillicker-5000', 'terwillicker-x']);
    table.g.units.revealed[craft] = 1;
    expect(values(draws(table, 1), (g) => data.classes[g.units.type[craft]!]!.id)).toEqual(['terwillicker-x']);
  });

  test('DV-S10a before it stands there, a bought fleet is redrawn hull by hull', () => {
    const table = givenScenario('dv-10', { options: { homingMissiles: true } });
    const piccolo = { class: 'piccolo', boxes: ['hunter'], craft: [] };
    table.act(0, 'buyFleet', { ships: [piccolo, piccolo, piccolo] });
    table.act(1, 'buyFleet', { ships: [{ class: 'dagger', boxes: ['heavy-weapon', 'energy'], craft: [] }, piccolo] });
    table.act(1, 'assignPods', { boxes: [], homing: [{ unit: 1, box: 1, guided: 1, intelligent: 0 }] });
    table.act(0, 'assignPods', { boxes: [] });
    const { data } = table.game;
    const shipsOf = (g: DeltaVeeState, seat: number): number[] =>
      g.names.flatMap((_, unit) => (g.units.home[unit] === seat ? [unit] : []));
    for (const seat of [0, 1]) {
      const drawn = draws(table, seat);
      const [own, other] = [shipsOf(table.g, seat), 1 - seat];
      expect(values(drawn, (g) => shipsOf(g, other).length).length).toBeGreaterThan(3);
      expect(values(drawn, (g) => g.units.type[shipsOf(g, other)[0]!]).length).toBeGreaterThan(3);
      for (const g of drawn) {
        expect(shipsOf(g, seat)).toEqual(own);
        expect(shipsOf(g, other)).toEqual(shipsOf(g, other).map((_, index) => 2 * index + other));
        const cost = shipsOf(g, other).reduce((sum, unit) => sum + worth({ g, data }, unit), 0);
        expect(cost).toBeLessThanOrEqual(175_000);
      }
    }
  });

  test('DV-FSB-S1a chosen pods keep the limits of the scenario', () => {
    const table = givenScenario('dv-fsb-1');
    const { data } = table.game;
    const suggested = data.scenarioById.get('dv-fsb-1')!.sides[0].podChoice!.suggested;
    const ships = ['P1-A', 'P1-B', 'P1-D', 'P1-E', 'P1-F'].map((name) =>
      Object.entries(suggested[name]!).flatMap(([id, count]) => Array<string>(count).fill(id)),
    );
    table.act(0, 'choosePods', { ships });
    for (const g of draws(table, 1)) {
      const ids = g.pods.type.map((type) => data.pods[type]?.id ?? '');
      const mine = g.names.flatMap((name, unit) => (name.startsWith('P1') ? [unit] : []));
      const pirate = mine.flatMap((unit) =>
        ids.slice(g.units.podFrom[unit]!, g.units.podFrom[unit]! + g.units.podCount[unit]!),
      );
      expect(pirate).not.toContain('command');
      expect(pirate.filter((id) => id === 'battlecraft').length).toBeLessThanOrEqual(1);
      for (const unit of mine) {
        let hasJump = false;
        forPods({ g, data }, unit, (_, { jump }) => {
          hasJump ||= jump !== null;
        });
        expect(hasJump).toBe(true);
      }
    }
  });

  test('DV-FSB-S1d Sambu may be on any ship that was docked to his', () => {
    const ship = { class: 'corco-gamma', hex: 'A0505', direction: 3, velocity: 2, boxes: ['hunter'] };
    const table = given({
      units: { 'P1-A': ship, 'P1-B': { ...ship, dockedWith: 'P1-A' }, 'P1-C': ship, 'P2-A': UNITS['P2-A']! },
      scenario: {
        special: { sambu: { aboard: 'P1-A' } },
        victory: [{ result: 0, rule: 'DV-FSB-S1b', when: { kind: 'sambuJumped' }, text: 'He jumps.' }],
      },
      position: { sambu: 'P1-A' },
    });
    expect(values(draws(table, 1), (g) => g.names[g.sambu])).toEqual(['P1-A', 'P1-B']);
  });

  test('DV-S5b the type of a destroyed pod that scores stays where the points were made', () => {
    const table = givenScenario('dv-5');
    const { data } = table.game;
    const cargo = data.scenarioById.get('dv-5')!.points!.seat1.pods[0]!;
    const g = table.g;
    const row = g.pods.type.findIndex((type) => data.pods[type]?.id === cargo);
    g.pods.state[row] = 3;
    g.pods.hits[row] = 3;
    for (const drawn of draws(table, 1)) expect(data.pods[drawn.pods.type[row]!]!.id).toBe(cargo);
  });
});
