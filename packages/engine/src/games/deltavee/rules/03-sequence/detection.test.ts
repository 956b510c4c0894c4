import { describe, expect, test } from 'vitest';
import { type Battle, type Given, given } from '../../testing/given.ts';

const P1 = { class: 'dagger', hex: 'A0110', boxes: ['crew', null] };
const P2 = { class: 'dagger', hex: 'A0810', boxes: ['crew', null] };
const revealed = (battle: Battle, name: string): number => battle.g.units.revealed[battle.unit(name)]!;

/** The Command Phase of seat 1 begins with his Detection; m is a missile of seat 0. */
const detecting = (hex: string, spec: Partial<Given> = {}): Battle =>
  given({
    phase: 'command',
    seat: 1,
    units: { P1, P2 },
    missiles: [{ id: 'm', from: 'P1', type: 'guided', hex, direction: 12, velocity: 1 }],
    ...spec,
  });

describe('3.0 Detection Segment', () => {
  test('DV-3.0c an unrevealed enemy three hexes away is revealed, four hexes away it is not', () => {
    expect(revealed(detecting('A0807'), 'm')).toBe(1);
    expect(revealed(detecting('A0806'), 'm')).toBe(0);
  });

  test('DV-3.0c what is revealed is announced to all', () => {
    const battle = detecting('A0807');
    expect(battle.told('revealed')).toEqual([{ unit: battle.unit('m'), kind: 2, type: 1, civ: 7 }]);
  });

  test('DV-3.0c his own units are not his to detect', () => {
    const missiles = [{ id: 'm', from: 'P2', type: 'guided' as const, hex: 'A0807', direction: 12, velocity: 1 }];
    expect(revealed(detecting('A0807', { missiles }), 'm')).toBe(0);
  });

  test('DV-3.0c launched battlecraft detect like spaceships, missiles do not (R9)', () => {
    const carrier = { ...P2, boxes: ['battlecraft', null], carries: ['terwillicker-x'] };
    const craft = [{ id: 'x', from: 'P2', box: 1, hex: 'A0804', direction: 12, velocity: 1 }];
    expect(revealed(detecting('A0801', { units: { P1, P2: carrier }, craft }), 'm')).toBe(1);
    const missiles = [
      { id: 'm', from: 'P1', type: 'guided' as const, hex: 'A0801', direction: 12, velocity: 1 },
      { id: 'n', from: 'P2', type: 'guided' as const, hex: 'A0802', direction: 12, velocity: 1 },
    ];
    expect(revealed(detecting('A0801', { missiles }), 'm')).toBe(0);
  });

  test('DV-2.5e a launched missile stays unrevealed until an enemy detects it', () => {
    const units = { P1: { ...P1, boxes: ['light-weapon', null], hex: 'A0805', velocity: 1 }, P2 };
    const battle = given({ phase: 'fire', units });
    battle.act(0, 'fire', {
      do: 'launch',
      unit: 0,
      box: 1,
      missile: 0,
      hexside: 12,
      direction: 12,
      velocity: 1,
    });
    expect(battle.g.units.revealed.at(-1)).toBe(0);
    battle.act(0, 'fire', { do: 'end' });
    expect(battle.g.units.revealed.at(-1)).toBe(0); // six hexes away
  });

  test('DV-3.0d a revealed unit stays revealed far away', () => {
    const missiles = [
      { id: 'm', from: 'P1', type: 'guided' as const, hex: 'A0101', direction: 12, velocity: 1, revealed: true },
    ];
    expect(revealed(detecting('A0101', { missiles }), 'm')).toBe(1);
  });

  test('DV-3.0e Detection comes before any Command: before a Weave away', () => {
    const battle = detecting('A0807');
    expect(battle.decision('command').by).toBe(1);
    expect(revealed(battle, 'm')).toBe(1);
  });
});

describe('Detection of an installation', () => {
  const base = {
    class: 'installation-12',
    boxes: ['crew', 'energy', 'equipment', null, null, null, null, null, 'blaster', null, null, 'command'],
    installation: { planet: 'Moon' },
    states: [{ box: 9, state: 'damaged' as const }],
  };
  const near = (hex: string, dice: number[]): Battle =>
    given({
      phase: 'command',
      seat: 1,
      units: { P1B: base, P2: { ...P2, hex } },
      planets: { Moon: 'A0505' },
      options: { installations: true },
      dice,
    });

  test('DV-FSB-PI4 three rolls on the Hit Table show the pods that they name, with their state', () => {
    const battle = near('A0508', [4, 1, 6]); // pods 1 and 9, nothing, pods 3 and 11
    expect(battle.told('scanned')).toEqual([
      { unit: 0, box: 1, pod: 'crew', state: 0 },
      { unit: 0, box: 9, pod: 'blaster', state: 2 },
      { unit: 0, box: 3, pod: 'equipment', state: 0 },
    ]);
    expect(battle.g.pods.known).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  });

  test('DV-FSB-PI4 with the two-die table each look takes two dice', () => {
    const battle = given({
      phase: 'command',
      seat: 1,
      units: { P1B: base, P2: { ...P2, hex: 'A0508' } },
      planets: { Moon: 'A0505' },
      options: { installations: true, extendedHitTable: true },
      dice: [4, 2, 4, 4, 2, 10], // pod 1, pod 9, nothing
    });
    expect(battle.told('scanned')).toEqual([
      { unit: 0, box: 1, pod: 'crew', state: 0 },
      { unit: 0, box: 9, pod: 'blaster', state: 2 },
    ]);
    expect(battle.told('roll')).toHaveLength(6);
  });

  test('DV-FSB-PI4 from four hexes there is nothing to see', () => {
    expect(near('A0509', []).told('scanned')).toEqual([]);
  });
});
