import { describe, expect, test } from 'vitest';
import { DESTROYED, IN_PLAY, REMOVED, type Units, WRECKED } from '../../state.ts';
import { type Battle, type Given, given } from '../../testing/given.ts';

const of = (battle: Battle, column: keyof Units, name: string): number => battle.g.units[column][battle.unit(name)]!;

const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
const home = { class: 'piccolo', boxes: ['crew'], hex: 'A0118' };
/** class 1 */
const dagger = { class: 'dagger', boxes: ['crew', null] };
/** class 2, no pods aboard: only 1, 2 and 3 on the Hit Table do anything */
const sword = { class: 'sword', boxes: ['crew', null, null, null, null] };

/** V flies on the missile's course into its hex: intercepted without a roll. */
const intercepted = (ship: Given['units'][string], dice: number[] = [], spec: Partial<Given> = {}): Battle =>
  given({
    phase: 'movement',
    units: { V: { ...ship, hex: 'A0506', direction: 12, velocity: 1 }, P1: home, P2 },
    missiles: [{ id: 'm', from: 'P2', type: 'intelligent', hex: 'A0505', direction: 12, velocity: 1 }],
    dice,
    ...spec,
  });

describe('9.8 force fields against missiles', () => {
  test('DV-9.8a a ship with an active class 2 field survives and takes three hits', () => {
    const battle = intercepted({ ...sword, fieldUp: true }, [10, 10, 10]);
    expect([of(battle, 'status', 'V'), of(battle, 'status', 'm')]).toEqual([IN_PLAY, REMOVED]);
    expect(battle.told('glancing')).toHaveLength(3);
    expect(of(battle, 'fieldUp', 'V')).toBe(1);
  });

  test('DV-9.8a class 1 takes six hits', () => {
    const battle = intercepted({ ...dagger, fieldUp: true }, [10, 10, 10, 10, 10, 10]);
    expect(battle.told('glancing')).toHaveLength(6);
  });

  test('DV-9.8a a damaged class 2 field works as class 1: six hits (R29)', () => {
    const battle = intercepted({ ...sword, fieldUp: true, field: 'damaged' }, [10, 10, 10, 10, 10, 10]);
    expect(battle.told('glancing')).toHaveLength(6);
  });

  test('DV-9.8a the owner of the missile chooses the parts (R27)', () => {
    const battle = intercepted({ ...sword, fieldUp: true }, [2]); // bridge or engine
    expect(battle.decision('choosePart').by).toBe(1);
  });

  test('DV-7.4o the owner of an intercepted ship is asked at that moment, in the enemy Movement Phase too', () => {
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0506', direction: 12, velocity: 1 }];
    const units = { V: { ...dagger, hex: 'A0505', direction: 12, velocity: 1 }, P1: home, P2 };
    const battle = given({ phase: 'movement', seat: 1, units, missiles });
    expect(battle.decision('emergencyField')).toMatchObject({ by: 0, about: { unit: 0, missile: battle.unit('m') } });
  });

  test('DV-7.4o without a Battle Command too (edge case 20), and it may be left', () => {
    const battle = intercepted(dagger);
    battle.act(0, 'emergencyField', { activate: false });
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });

  test('DV-9.8b class 1 is up on 5 and not on 6', () => {
    const saved = intercepted(dagger);
    saved.act(0, 'emergencyField', { activate: true }, [5, 10, 10, 10, 10, 10, 10]);
    expect([of(saved, 'status', 'V'), of(saved, 'fieldUp', 'V')]).toEqual([IN_PLAY, 1]);
    const lost = intercepted(dagger);
    lost.act(0, 'emergencyField', { activate: true }, [6]);
    expect([of(lost, 'status', 'V'), of(lost, 'status', 'm')]).toEqual([DESTROYED, REMOVED]);
  });

  test('DV-9.8b class 2 is up on 8 and not on 9', () => {
    const saved = intercepted(sword);
    saved.act(0, 'emergencyField', { activate: true }, [8, 10, 10, 10]);
    expect(of(saved, 'status', 'V')).toBe(IN_PLAY);
    const lost = intercepted(sword);
    lost.act(0, 'emergencyField', { activate: true }, [9]);
    expect(of(lost, 'status', 'V')).toBe(DESTROYED);
  });

  test('DV-9.8b it costs no energy', () => {
    const battle = intercepted({ ...sword, energy: 12 });
    battle.act(0, 'emergencyField', { activate: true }, [8, 10, 10, 10]);
    expect(of(battle, 'energy', 'V')).toBe(12);
  });

  test('DV-9.8b a vulnerable field may be tried, a Prepare Jump marker stays', () => {
    const battle = intercepted({ ...dagger, field: 'vulnerable', jump: 'prepared' }, [], {
      jump: { seats: [0], region: { kind: 'anywhere' } },
    });
    battle.act(0, 'emergencyField', { activate: true }, [5, 10, 10, 10, 10, 10, 10]);
    expect([of(battle, 'fieldUp', 'V'), of(battle, 'jump', 'V')]).toEqual([1, 2]);
  });

  test('DV-9.8b not by a field generator pod, nor on a craft', () => {
    const generator = { class: 'piccolo', boxes: ['force-field-generator-7'] };
    expect(of(intercepted(generator), 'status', 'V')).toBe(DESTROYED);
    const carrier = { ...home, boxes: ['battlecraft'], carries: ['terwillicker-x'] };
    const craft = [{ id: 'c', from: 'P1', box: 1, hex: 'A0506', direction: 12, velocity: 1 }];
    expect(of(intercepted(dagger, [], { units: { P1: carrier, P2 }, craft }), 'status', 'c')).toBe(DESTROYED);
  });

  test('DV-9.8b not on a ship with a Jump marker (R28)', () => {
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0506', direction: 12, velocity: 1 }];
    const V = { ...dagger, boxes: ['hunter'], hex: 'A0505', direction: 12, velocity: 1, jump: 'jumping' as const };
    const jump = { seats: [0 as const], region: { kind: 'anywhere' as const } };
    const battle = given({ phase: 'movement', seat: 1, units: { V, P1: home, P2 }, missiles, jump });
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });

  test('DV-9.8b each intercepting missile allows one try', () => {
    const missiles = ['m', 'n'].map((id) => ({
      ...{ id, from: 'P2', type: 'intelligent' as const, hex: 'A0505', direction: 12, velocity: 1 },
    }));
    const battle = intercepted(sword, [], { missiles });
    battle.act(1, 'pickMissile', { missile: battle.unit('m') });
    battle.act(0, 'emergencyField', { activate: true }, [8, 10, 10, 10, 10, 10, 10]);
    expect(battle.told('glancing')).toHaveLength(6); // the second meets an active field
  });

  test('DV-9.8c a damaged class 2 field may not be tried', () => {
    const battle = intercepted({ ...sword, field: 'damaged' });
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });

  test('R28 nor any field with a Jump marker on the ship', () => {
    const units = {
      V: { ...sword, boxes: ['standard-jump', null, null, null, null], hex: 'A0505', direction: 12, velocity: 1 },
      P1: home,
      P2,
    };
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0506', direction: 12, velocity: 1 }];
    const spec = {
      phase: 'movement' as const,
      seat: 1 as const,
      jump: { seats: [0 as const], region: { kind: 'anywhere' as const } },
      missiles,
    };
    const battle = given({ ...spec, units: { ...units, V: { ...units.V, jump: 'jumping' } } });
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });
});

describe('Heavy Cruiser', () => {
  const boxes = Array.from({ length: 39 }, () => 'crew');
  const cruiser = { class: 'heavy-cruiser', boxes };
  const intact = 'ok' as const;

  test('DV-HC-3 without field 2 a missile destroys pods 11 to 20, then three hits follow', () => {
    const field = [intact, 'destroyed' as const, intact, intact];
    // three hits on the two-die table: 4 and 1 is pod 1 each time
    const battle = intercepted({ ...cruiser, field, fieldUp: true }, [4, 1, 4, 1, 4, 1]);
    const states = boxes.map((_, box) => battle.g.pods.state[battle.row('V', box + 1)]);
    expect(states.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => WRECKED));
    expect(
      states
        .slice(1, 10)
        .concat(states.slice(20))
        .every((state) => state === 0),
    ).toBe(true);
    expect(battle.told('hit')).toHaveLength(3);
  });

  test('DV-HC-3 with all four fields up only the three hits', () => {
    const battle = intercepted({ ...cruiser, fieldUp: true }, [4, 1, 4, 1, 4, 1]);
    expect(battle.told('area-destroyed')).toEqual([]);
    expect(battle.told('hit')).toHaveLength(3);
  });

  test('DV-HC-3 with no field up the ship is destroyed', () => {
    const battle = intercepted(cruiser);
    battle.act(0, 'emergencyField', { activate: false });
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });

  test('DV-HC-3 emergency activation raises all undamaged fields', () => {
    const battle = intercepted({ ...cruiser, field: [intact, 'damaged', intact, intact] });
    battle.act(0, 'emergencyField', { activate: true }, [8, 4, 1, 4, 1, 4, 1]);
    expect(of(battle, 'fieldUp', 'V')).toBe(0b1101);
    expect(battle.told('area-destroyed')).toEqual([{ unit: battle.unit('V'), field: 1 }]);
  });
});
