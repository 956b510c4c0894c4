import { describe, expect, test } from 'vitest';
import { GUIDED, INTELLIGENT, MIMS, UNGUIDED } from '../../data/types.ts';
import type { PositionInput } from '../../positions/position-shape.ts';
import { CRAFT_INSIDE, IN_PLAY, INSIDE, LANDED } from '../../state.ts';
import { type Battle, given, givenScenario } from '../../testing/given.ts';
import { burnRate, classOf, fieldCount, maneuverRating, railsOf } from '../04-spaceships.ts';
import { activeFieldClass, hasFieldUp, missilesLeft, programOf } from '../05-pods.ts';
import { fitOut, podIdsOf } from './fitting.ts';
import { energyOf } from './logs.ts';

const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
const ready = (battle: Battle, name: string, box: number): number[] =>
  [UNGUIDED, GUIDED, INTELLIGENT, MIMS].map((type) => missilesLeft(battle.g, battle.row(name, box), type));
const blocks = (battle: Battle, name: string): number =>
  Math.floor(energyOf(battle.play(), battle.unit(name)) / burnRate(battle.play(), battle.unit(name)));

describe('4.0 hulls', () => {
  test('DV-4.0a a spaceship has the pods of its class and a battlecraft has none', () => {
    const battle = given({
      units: { S: { class: 'sword', hex: 'A0505', boxes: ['battlecraft'], carries: ['terwillicker-5000'] }, P2 },
      craft: [{ from: 'S', box: 1, id: 'c', hex: 'A0606', direction: 2, velocity: 1 }],
    });
    expect(battle.g.units.podCount[battle.unit('S')]).toBe(5);
    expect(battle.g.units.podCount[battle.unit('c')]).toBe(0);
  });

  test.each([
    ['piccolo', 1],
    ['dagger', 2],
    ['flute', 4],
    ['corco-mu', 12],
  ])('DV-4.1 a %s has %i pod boxes', (id, boxes) => {
    const battle = given({ units: { S: { class: id, hex: 'A0505' }, P2 } });
    expect(battle.g.units.podCount[battle.unit('S')]).toBe(boxes);
  });

  test('DV-4.1 one pod more than there are boxes is refused', () => {
    const boxes = ['crew', 'crew', 'crew'];
    expect(() => given({ units: { S: { class: 'dagger', hex: 'A0505', boxes }, P2 } })).toThrow(/has 2/);
  });

  test('DV-4.6 bridge, engine and field have the armor of the hull', () => {
    const { g, unit } = givenScenario('dv-4', { position: at('dv-4') });
    expect([g.units.armor[unit('P1-B')], g.units.fieldClass[unit('P1-B')]]).toEqual([1, 0]);
    expect([g.units.armor[unit('P2-A')], g.units.fieldClass[unit('P2-A')]]).toEqual([2, 2]);
  });

  test.each([
    ['dagger', LANDED],
    ['corco-mu', IN_PLAY],
  ])('DV-4.5 only streamlined ships land: a %s at velocity 0 on a planet', (id, status) => {
    const battle = given({
      units: { S: { class: id, hex: 'A0505', direction: 3, velocity: 1 }, P2: { ...P2, boxes: ['crew', 'crew'] } },
      planets: { Rock: 'A0505' },
    });
    battle.act(0, 'command', { do: 'decelerate', unit: battle.unit('S') });
    battle.act(0, 'command', { do: 'end' });
    battle.act(1, 'fire', { do: 'end' });
    expect([battle.g.turn, battle.g.units.status[battle.unit('S')]]).toEqual([2, status]);
  });

  test('DV-10.1b a ship without force field does not have that part', () => {
    const battle = givenScenario('dv-4', { position: at('dv-4') });
    expect(fieldCount(battle.play(), battle.unit('P1-B'))).toBe(0);
    expect(fieldCount(battle.play(), battle.unit('P2-A'))).toBe(1);
  });
});

const at = (scenario: string): PositionInput => ({
  scenario,
  start: { turn: 1, seat: 0, phase: 'fire' },
  units: [{ id: 'P2-A', hex: 'A0101' }],
});

describe('5.0 and 10.0 logs', () => {
  test('DV-5.1c a heavy weapon pod starts with 8 unguided, 4 guided, 2 intelligent missiles and one MIMS', () => {
    const battle = givenScenario('dv-2', { position: { ...at('dv-2'), units: [] } });
    expect(ready(battle, 'P1-A', 1)).toEqual([8, 4, 2, 1]);
    expect(ready(battle, 'P1-A', 3)).toEqual([0, 0, 0, 0]);
  });

  test('DV-10.2a the missiles aboard are the sum over the pods', () => {
    const battle = givenScenario('dv-2', { position: { ...at('dv-2'), units: [] } });
    const sum = [1, 2, 3, 4, 5].map((box) => ready(battle, 'P1-A', box)[GUIDED]!).reduce((a, b) => a + b);
    expect(sum).toBe(8);
  });

  test('DV-10.2a a pod launches no more than it carries', () => {
    const S = { class: 'flute', hex: 'A0505', direction: 12, velocity: 1, boxes: ['hunter', 'crew'] };
    const launch = { do: 'launch', unit: 0, box: 1, missile: 0, hexside: 12, direction: 12, velocity: 1 } as const;
    const battle = given({
      phase: 'fire',
      units: { S: { ...S, states: [{ box: 1, missiles: { unguided: 1 } }] }, P2 },
    });
    battle.act(0, 'fire', launch);
    battle.g.pods.fires[battle.row('S', 1)] = 0;
    expect(battle.refusal(0, 'fire', launch)?.rule).toBe('DV-9.1a');
  });

  test('DV-5.7b pod armor is what the scenario says, else the hull’s', () => {
    const three = givenScenario('dv-4', { position: at('dv-4') });
    expect(three.g.pods.armor[three.row('P1-B', 1)]).toBe(1);
    expect(three.g.pods.armor[three.row('P1-A', 1)]).toBe(2);
    const eight = givenScenario('dv-8', { position: { ...at('dv-8'), units: [] } });
    expect(eight.g.pods.armor[eight.row('P1-A', 1)]).toBe(eight.g.units.armor[eight.unit('P1-A')]);
  });

  test('DV-10.3a the Flute of the example has 66 and 144 units, 35 blocks of 6', () => {
    const boxes = ['heavy-weapon', 'energy', 'battlecraft', 'standard-jump'];
    const flute = { class: 'flute', hex: 'A0505', boxes, carries: ['terwillicker-5000'] };
    const battle = given({ units: { S: flute, P2 } });
    expect(energyOf(battle.play(), battle.unit('S'))).toBe(210);
    expect(blocks(battle, 'S')).toBe(35);
  });

  test('DV-10.3b units spent by fire make blocks too', () => {
    const battle = given({
      phase: 'fire',
      units: {
        S: { class: 'flute', hex: 'A0505', boxes: ['heavy-weapon', 'energy'] },
        P2: { ...P2, hex: 'A0905' },
      },
    });
    const shot = { do: 'fire', unit: battle.unit('S'), source: 1, type: 1, target: battle.unit('P2') } as const;
    battle.act(0, 'fire', shot, [10]);
    const price = battle.game.data.tables.fireTypes[1]!.energy;
    expect(energyOf(battle.play(), battle.unit('S'))).toBe(210 - price);
    expect(blocks(battle, 'S')).toBe(34);
  });

  test('DV-10.3c a ship with less than a block left has none to pay', () => {
    const battle = given({ units: { S: { class: 'flute', hex: 'A0505', energy: 5, velocity: 1 }, P2 } });
    expect(blocks(battle, 'S')).toBe(0);
    expect(battle.refusal(0, 'command', { do: 'accelerate', unit: battle.unit('S') })?.why).toMatch(/energy/i);
  });

  test('DV-10.3c 12 units are two blocks of a Flute: the third Command on a damaged engine is refused', () => {
    const S = { class: 'flute', hex: 'A0505', energy: 12, engine: 'damaged' as const };
    const battle = given({ units: { S, P2 } });
    const left = { do: 'left', unit: battle.unit('S') } as const;
    battle.act(0, 'command', left);
    battle.act(0, 'command', left);
    expect([blocks(battle, 'S'), battle.refusal(0, 'command', left)?.rule]).toEqual([0, 'DV-7.6a']);
  });

  test('DV-10.4a a craft has its own bridge, engine and energy on the log of its ship', () => {
    const battle = given({
      units: {
        S: {
          class: 'flute',
          hex: 'A0505',
          boxes: ['battlecraft', 'battlecraft'],
          carries: ['terwillicker-5000', 'terwillicker-x'],
          states: [{ box: 1, craft: { bridge: 'damaged', energy: 3 } }],
        },
        P2,
      },
    });
    const { craftBridge, craftEngine, craftEnergy } = battle.g.pods;
    const log = [1, 2]
      .map((box) => battle.row('S', box))
      .map((row) => [craftBridge[row], craftEngine[row], craftEnergy[row]]);
    expect(log).toEqual([
      [2, 0, 3],
      [0, 0, 15],
    ]);
  });

  test('DV-FSB-F5 fighters carry rail missiles on their first sortie', () => {
    const position = { ...at('dv-fsb-2'), units: yamaniPlaces() };
    const battle = givenScenario('dv-fsb-2', { position });
    const row = [...Array(12).keys()]
      .map((box) => battle.row('P1-B', box + 1))
      .find((one) => battle.g.pods.craft[one])!;
    const rails = battle.g.pods.craftRails[row]!;
    expect([railsOf(rails, 4), railsOf(rails, INTELLIGENT), railsOf(rails, GUIDED)]).toEqual([2, 1, 0]);
  });

  test('DV-FSB-F5 without the option of fighter missiles the rails are empty', () => {
    const carrier = { class: 'pike', boxes: ['battlecraft'], carries: ['terwillicker-y'], rails: ['homing' as const] };
    const without = given({ units: { S: { ...carrier, hex: 'A0505' }, P2 } });
    const withIt = given({ units: { S: { ...carrier, hex: 'A0505' }, P2 }, options: { fighterMissiles: true } });
    expect(without.g.pods.craftRails[without.row('S', 1)]).toBe(0);
    expect(railsOf(withIt.g.pods.craftRails[withIt.row('S', 1)]!, 4)).toBe(1);
  });
});

function yamaniPlaces() {
  const first = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((one, i) => ({
    id: `P1-${one}`,
    hex: `C0${i + 1}18`,
  }));
  const second = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one) => ({ id: `P2-${one}`, hex: 'B1316' }));
  return [...first, ...second];
}

describe('what a scenario has used up', () => {
  const three = (): Battle => {
    const units = ['P1-A', 'P1-B', 'P1-C', 'P1-D', 'P2-A'].map((id) => ({ id, hex: 'A0505' }));
    return givenScenario('dv-3', { position: { ...at('dv-3'), units } });
  };

  test('DV-S3a the Iota’s heavy pods have neither intelligent missiles nor MIMS', () => {
    const battle = three();
    expect(ready(battle, 'P1-A', 1)).toEqual([8, 4, 0, 0]);
    expect(ready(battle, 'P1-A', 2)).toEqual([8, 4, 0, 0]);
  });

  test('DV-S3a three blocks of each smuggler are spent, from the energy pod first', () => {
    const battle = three();
    const { g } = battle;
    const iota = battle.unit('P1-A');
    const burn = classOf(battle.play(), iota).burn;
    expect(g.pods.energy[battle.row('P1-A', 3)]).toBe(144 - 3 * burn);
    expect(g.units.energy[iota]).toBe(classOf(battle.play(), iota).energy);
    const gamma = battle.unit('P1-B');
    const hull = classOf(battle.play(), gamma);
    expect(g.units.energy[gamma]).toBe(hull.energy - 3 * hull.burn);
    expect(g.units.energy[battle.unit('P2-A')]).toBe(classOf(battle.play(), battle.unit('P2-A')).energy);
  });

  test('DV-S5a ten blocks are spent and only ship D has no guided missiles', () => {
    const units = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id: `P1-${id}`, hex: 'A0407' }));
    const battle = givenScenario('dv-5', { position: { ...at('dv-5'), units } });
    const zeta = classOf(battle.play(), battle.unit('P1-B'));
    expect(energyOf(battle.play(), battle.unit('P1-B'))).toBe(zeta.energy + 144 - 10 * zeta.burn);
    expect([ready(battle, 'P1-C', 1)[GUIDED], ready(battle, 'P1-D', 1)[GUIDED]]).toEqual([4, 0]);
  });

  test('DV-S9a the Mu has armor 2 on hull and pods and a class 2 field', () => {
    const units = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id: `P2-${id}`, hex: 'D0808' }));
    const battle = givenScenario('dv-9', { position: { ...at('dv-9'), units } });
    const mu = battle.unit('P1-A');
    expect([
      battle.g.units.armor[mu],
      battle.g.units.fieldClass[mu],
      battle.g.pods.armor[battle.row('P1-A', 12)],
    ]).toEqual([2, 2, 2]);
  });
});

describe('large and alien ships', () => {
  const storage = ['storage', 'storage', 'storage', 'storage'];

  test('DV-HC-4 a storage pod fills four neighbouring boxes and holds a ship', () => {
    const battle = given({
      units: {
        T: { class: 'military-transport', hex: 'A0505', boxes: ['crew', ...storage, 'energy'] },
        D: { class: 'dagger', boxes: ['heavy-weapon'], stowedIn: 'T' },
        P2,
      },
    });
    const { g } = battle;
    const row = battle.row('T', 2);
    expect([1, 2, 3, 4, 5, 6].map((box) => g.pods.partOf[battle.row('T', box)])).toEqual([
      row - 1,
      row,
      row,
      row,
      row,
      row + 4,
    ]);
    expect([g.units.status[battle.unit('D')], g.pods.craft[row], g.pods.craftUnit[row]]).toEqual([
      INSIDE,
      CRAFT_INSIDE,
      battle.unit('D'),
    ]);
    expect(g.pods.energy[battle.row('T', 6)]).toBe(144);
  });

  test('DV-HC-4 the ship stays in its pod when the boxes are assigned anew', () => {
    const battle = given({
      units: {
        T: { class: 'military-transport', hex: 'A0505', boxes: ['crew', ...storage] },
        D: { class: 'dagger', boxes: ['heavy-weapon'], stowedIn: 'T' },
        P2,
      },
      position: { units: [{ id: 'T', boxes: [...storage, null, 'crew'] }, { id: 'P2' }] },
    });
    expect(battle.g.pods.craftUnit[battle.row('T', 1)]).toBe(battle.unit('D'));
    expect(podIdsOf(battle.play(), battle.unit('T')).slice(0, 6)).toEqual([...storage, null, 'crew']);
  });

  test('DV-AL-3 each pod of a Modular Ship is a ship of its own with the chart’s figures', () => {
    const pod = { class: 'alien-modular-pod', group: 'one', direction: 3 };
    const battle = given({
      units: {
        M1: { ...pod, hex: 'A0505', velocity: 1 },
        M2: { ...pod, hex: 'A0806', velocity: 3 },
        N1: { ...pod, group: 'two', hex: 'A0101' },
        P2,
      },
    });
    const { g, unit } = battle;
    expect(['M1', 'M2', 'N1'].map((name) => g.units.modular[unit(name)])).toEqual([0, 0, 1]);
    expect(energyOf(battle.play(), unit('M2'))).toBe(288);
    expect(g.units.fieldClass[unit('M2')]).toBe(2);
    battle.act(0, 'command', { do: 'accelerate', unit: unit('M1') });
    expect([g.units.velocity[unit('M1')], g.units.velocity[unit('M2')]]).toEqual([2, 3]);
    expect([g.units.energy[unit('M1')], g.units.energy[unit('M2')]]).toEqual([276, 288]);
  });
});

test('DV-10.3a fitting out again starts from full tanks', () => {
  const battle = given({ units: { S: { class: 'flute', hex: 'A0505', boxes: ['energy'], energy: 4 }, P2 } });
  fitOut(battle.play(), battle.unit('S'), [null, 'energy'], []);
  expect(energyOf(battle.play(), battle.unit('S'))).toBe(210);
});

test('DV-FSB-F1 a homing missile on its rails slows an X variant too', () => {
  const battle = given({
    options: { fighterMissiles: true },
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', boxes: ['battlecraft'], carries: ['terwillicker-x-2'] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
    craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0707', direction: 12, velocity: 1, rails: ['homing', 'unguided'] }],
  });
  const [craft, play] = [battle.unit('c'), battle.play()];
  expect(maneuverRating(play, craft)).toBe(classOf(play, craft).maneuver - 2);
});

test('DV-S9a the field that scenario 9 gives the Mu can be raised', () => {
  const hunters = ['P2-A', 'P2-B', 'P2-C', 'P2-D', 'P2-E', 'P2-F'];
  const units = hunters.map((id) => ({ id, hex: 'D0808', direction: 12, velocity: 0 }));
  const position = { scenario: 'dv-9', start: { turn: 2, seat: 0 as const, phase: 'command' as const }, units };
  const battle = givenScenario('dv-9', { position });
  const unit = battle.unit('P1-A');
  battle.act(0, 'command', { do: 'raiseField', unit, box: 0 });
  expect(activeFieldClass(battle.play(), unit)).toBe(2);
});

test('DV-FSB-B2 on a civ 6 hull only the program of a pod above civ 6 is halved', () => {
  const battle = given({
    units: {
      'P1-A': { class: 'corco-zeta', hex: 'A0505', boxes: ['medium-weapon', 'heavy-weapon'] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
  });
  const zeta = classOf(battle.play(), 0);
  expect([zeta.civ, zeta.target]).toEqual([6, 0]);
  expect([programOf(battle.play(), 0, 1), programOf(battle.play(), 0, 2)]).toEqual([-1, -1]); // -1 whole, -2 halved
});

test('DV-7.1d the active generator of the next ship is not its own', () => {
  const battle = given({
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', velocity: 1, boxes: ['crew'] },
      'P1-B': { class: 'spear', hex: 'A0909', boxes: ['force-field-generator-8'], states: [{ box: 1, fieldUp: true }] },
      'P2-A': { class: 'dagger', hex: 'A1616' },
    },
  });
  expect([hasFieldUp(battle.g, 0), hasFieldUp(battle.g, 1)]).toEqual([false, true]);
  expect(battle.refusal(0, 'command', { do: 'left', unit: 0 })).toBeNull();
});
