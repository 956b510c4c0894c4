import { describe, expect, test } from 'vitest';
import { BRIDGE, ENGINE, FIELD } from '../data/types.ts';
import { DAMAGED, DESTROYED, OK, VULNERABLE } from '../state.ts';
import { type Battle, given } from '../testing/given.ts';

const sword = {
  class: 'sword',
  hex: 'A0505',
  direction: 3,
  velocity: 4,
  boxes: ['light-weapon', 'light-weapon', 'arsenal'],
};
const at = { hex: 'A0508', direction: 3, velocity: 4 };

function hit(battle: Battle, source: number, die: number): void {
  battle.act(0, 'fire', { do: 'fire', unit: 0, source, type: 0, target: battle.unit('P2-A') }, [1, die]);
}

describe('ram jet and solarship', () => {
  const alien = (shipClass: string): Battle =>
    given({ phase: 'fire', options: { aliens: true }, units: { 'P1-A': sword, 'P2-A': { class: shipClass, ...at } } });
  test.each(['alien-ram-jet', 'alien-solarship'])('DV-AL-1 %s: pod results miss without a reroll', (shipClass) => {
    const battle = alien(shipClass);
    hit(battle, 0, 4);
    hit(battle, 1, 10);
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-AL-1 bridge, engine and field are hit as on any ship', () => {
    const battle = alien('alien-ram-jet');
    hit(battle, 0, 3);
    expect(battle.g.units.field[1]).toBe(DAMAGED);
    hit(battle, 1, 1);
    expect(battle.decision('choosePart').about).toMatchObject({ parts: [BRIDGE, ENGINE, FIELD] });
  });
  test('DV-AL-1 energy is unlimited', () => {
    const battle = given({
      phase: 'fire',
      seat: 1,
      options: { aliens: true },
      units: { 'P1-A': sword, 'P2-A': { class: 'alien-solarship', ...at } },
    });
    battle.act(1, 'fire', { do: 'fire', unit: 1, source: 0, type: 2, target: 0 }, [10]);
    expect(battle.g.units.energy[1]).toBe(0);
  });
});

describe('modular ship', () => {
  const ship = (): Battle =>
    given({
      phase: 'fire',
      options: { aliens: true },
      units: {
        'P1-A': sword,
        'P2-A': { class: 'alien-modular-pod', group: 'M', ...at },
        'P2-B': { class: 'alien-modular-pod', group: 'M', ...at },
        'P2-C': { class: 'alien-modular-pod', group: 'M', ...at },
        'P2-D': { class: 'alien-modular-pod', group: 'N', ...at },
      },
    });
  const states = (battle: Battle) =>
    ['P2-A', 'P2-B', 'P2-C', 'P2-D'].map((name) => battle.g.pods.state[battle.row(name, 1)]);
  test.each([2, 3, 7, 10])('DV-AL-2 a %i (hull, field, or a pod beyond the third) misses', (die) => {
    const battle = ship();
    hit(battle, 0, die);
    expect([states(battle), battle.table.pending.length]).toEqual([[OK, OK, OK, OK], 1]);
    expect(battle.told('hit')).toEqual([]);
  });
  test.each([4, 5, 6])('DV-AL-2 a %i (pods 1 to 3) damages all pods of that ship alike', (die) => {
    const battle = ship();
    hit(battle, 0, die);
    expect(states(battle)).toEqual([VULNERABLE, VULNERABLE, VULNERABLE, OK]);
  });
  test('DV-AL-2 the worked example: with four pods the results of pods 1 to 4 hit, that of pod 5 misses', () => {
    const result = (die: number): number[] => {
      const pod = { class: 'alien-modular-pod', group: 'M', ...at };
      const units = { 'P1-A': sword, 'P2-A': pod, 'P2-B': pod, 'P2-C': pod, 'P2-D': pod };
      const battle = given({ phase: 'fire', options: { aliens: true }, units });
      hit(battle, 0, die);
      return states(battle).map(Number);
    };
    for (const die of [4, 5, 6, 7]) expect(result(die)).toEqual(Array(4).fill(VULNERABLE));
    expect(result(8)).toEqual(Array(4).fill(OK));
  });
  test('DV-AL-2 one destroyed means all destroyed', () => {
    const battle = ship();
    hit(battle, 0, 4);
    hit(battle, 1, 6);
    hit(battle, 2, 5);
    const status = ['P2-A', 'P2-B', 'P2-C', 'P2-D'].map((name) => battle.g.units.status[battle.unit(name)]);
    expect(status).toEqual([DESTROYED, DESTROYED, DESTROYED, 0]);
  });
});
