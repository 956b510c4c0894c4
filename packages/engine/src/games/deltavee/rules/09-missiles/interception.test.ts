import { describe, expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import type { RawScenario } from '../../data/schema.ts';
import { standardData } from '../../data/standard.ts';
import { DESTROYED, IN_PLAY, REMOVED, type Units } from '../../state.ts';
import { type Battle, type Given, given } from '../../testing/given.ts';
import { accelerateUnguided } from './interception.ts';
import { interceptionChance } from './meeting.ts';

const of = (battle: Battle, column: keyof Units, name: string): number => battle.g.units[column][battle.unit(name)]!;
const where = (battle: Battle, name: string): string => {
  const unit = battle.unit(name);
  return nameOf({ A: [0, 0] }, battle.g.units.q[unit]!, battle.g.units.r[unit]!);
};

/** no field */
const piccolo = { class: 'piccolo', boxes: ['crew'] };
const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
const base = { class: 'sword', boxes: ['crew', null, null, null, null], hex: 'A0118' };
const intelligent = { from: 'P2', type: 'intelligent' as const, civ: 8 as const };

/** P1 flies into A0505, where the missile of P2 waits. */
const meeting = (
  ship: Partial<Given['units'][string]>,
  missile: Partial<NonNullable<Given['missiles']>[number]>,
  dice: number[],
  spec: Partial<Given> = {},
): Battle =>
  given({
    phase: 'movement',
    units: { V: { ...piccolo, hex: 'A0506', direction: 12, velocity: 1, ...ship }, P1: base, P2 },
    missiles: [{ id: 'm', ...intelligent, hex: 'A0505', direction: 12, velocity: 1, ...missile }],
    dice,
    ...spec,
  });
const tries = (battle: Battle): unknown[] => battle.told('interception');

describe('9.6 the Interception Routine', () => {
  test('DV-9.6a an enemy unit that enters the hex of a missile triggers it', () => {
    const battle = meeting({ velocity: 3, hex: 'A0508' }, { direction: 3, velocity: 4 }, [10]);
    expect(tries(battle)).toMatchObject([{ missile: battle.unit('m'), target: battle.unit('V') }]);
  });

  test('DV-9.6a a missile that enters the hex of an enemy unit triggers it', () => {
    const missiles = [{ id: 'm', ...intelligent, from: 'P1', hex: 'A0507', direction: 12, velocity: 2 }];
    const battle = given({ phase: 'movement', units: { P1: base, P2: { ...P2, hex: 'A0505' } }, missiles, dice: [10] });
    expect(tries(battle)).toMatchObject([{ missile: battle.unit('m'), target: battle.unit('P2') }]);
  });

  test('DV-9.6a so does a Weave in the Command Phase', () => {
    const battle = meeting({ hex: 'A0605', velocity: 0 }, { velocity: 3 }, [], { phase: 'command' });
    battle.act(0, 'command', { do: 'weave', unit: battle.unit('V'), hexside: 10 }, [10]);
    expect([where(battle, 'V'), tries(battle).length]).toEqual(['A0505', 1]);
  });

  test('DV-9.6a and a launch in the Fire Phase', () => {
    const V = { ...piccolo, boxes: ['light-weapon'], hex: 'A0505', direction: 12, velocity: 1 };
    const battle = given({ phase: 'fire', units: { V, P2: { ...P2, hex: 'A0504', direction: 3, velocity: 3 } } });
    const shot = { unit: 0, box: 1, missile: 0, hexside: 12, direction: 12, velocity: 1 };
    battle.act(0, 'fire', { do: 'launch', ...shot }, [10]);
    expect(tries(battle)).toMatchObject([{ target: battle.unit('P2'), success: false }]);
  });

  test('DV-9.6a and a battlecraft launched into the hex of a missile', () => {
    const V = { class: 'sword', boxes: ['battlecraft', 'crew', 'light-weapon'], carries: ['terwillicker-x'] };
    const states = [{ box: 1, craft: { at: 'prepared' as const } }];
    const battle = meeting({ ...V, states }, { direction: 3, velocity: 4 }, [], { phase: 'command' });
    const course = { hexside: 12, direction: 12, velocity: 1 };
    battle.act(0, 'command', { do: 'launchCraft', unit: battle.unit('V'), box: 1, ...course }, [10]);
    expect(tries(battle)).toMatchObject([{ missile: battle.unit('m'), target: battle.unit('V-C01'), success: false }]);
  });

  test('DV-9.6a friends do not trigger it', () => {
    expect(tries(meeting({}, { from: 'P1' }, []))).toEqual([]);
  });

  test('DV-9.6b at right angles 4 and 3 give 5, without a targeting program', () => {
    const battle = meeting({ velocity: 3, hex: 'A0508' }, { direction: 3, velocity: 4 }, [10]);
    expect(tries(battle)).toMatchObject([{ relativeVelocity: 5 }]);
  });

  test('DV-9.6b head on 4 and 3 are 7, in line halved upwards to 4', () => {
    const battle = meeting({ velocity: 3, hex: 'A0508' }, { direction: 6, velocity: 4 }, [10]);
    expect(tries(battle)).toMatchObject([{ relativeVelocity: 4 }]);
  });

  test.each([
    [6, 5, 3],
    [7, 5, 4],
    [8, 5, 5],
    [8, 1, 9],
    [7, 18, 1],
  ])('DV-9.6c civ level %i at relative velocity %i: chance %i', (civ, relative, chance) => {
    expect(interceptionChance(standardData, civ, relative, 0)).toMatchObject({ chance, automatic: false });
  });

  test('DV-9.6d a die equal to the chance intercepts, one above does not', () => {
    const crossing = { direction: 3, velocity: 4 }; // relative velocity 5, level 8: chance 5
    expect(of(meeting({ velocity: 3, hex: 'A0508' }, crossing, [5]), 'status', 'V')).toBe(DESTROYED);
    const failed = meeting({ velocity: 3, hex: 'A0508' }, crossing, [6]);
    expect([of(failed, 'status', 'V'), of(failed, 'status', 'm')]).toEqual([IN_PLAY, IN_PLAY]);
  });

  test('DV-9.6d an A needs no roll: same course', () => {
    const battle = meeting({}, {}, []);
    expect(tries(battle)).toMatchObject([{ relativeVelocity: 0, automatic: true, die: null, success: true }]);
    expect(of(battle, 'status', 'V')).toBe(DESTROYED);
  });

  test('DV-9.6e a failed try is not repeated while both stay in the hex', () => {
    const battle = meeting({ hex: 'A0505', velocity: 0 }, { velocity: 3, direction: 3 }, []);
    expect(tries(battle)).toEqual([]);
  });

  test('DV-2.5f a missile that tries is revealed, whatever the result', () => {
    const battle = meeting({ velocity: 3, hex: 'A0508' }, { direction: 3, velocity: 4 }, [6]);
    expect(of(battle, 'revealed', 'm')).toBe(1);
  });
});

describe('9.7 what an interception destroys', () => {
  test('DV-9.7a the missile and a target without an active field', () => {
    const battle = meeting({}, {}, []);
    expect([of(battle, 'status', 'V'), of(battle, 'status', 'm')]).toEqual([DESTROYED, REMOVED]);
  });

  const ofP1 = { ...intelligent, from: 'P1' };

  test('DV-9.7b missile against missile destroys both, on the civ level of the mover', () => {
    const missiles = [
      { id: 'm', ...ofP1, civ: 6 as const, hex: 'A0506', direction: 12, velocity: 1 },
      { id: 'n', ...intelligent, civ: 8 as const, hex: 'A0505', direction: 3, velocity: 5 },
    ];
    // relative velocity 5 at right angles: level 6 needs a 3, level 8 would need a 5
    const hit = given({ phase: 'movement', units: { P1: base, P2 }, missiles, dice: [3] });
    expect([of(hit, 'status', 'm'), of(hit, 'status', 'n')]).toEqual([REMOVED, DESTROYED]);
    const missed = given({ phase: 'movement', units: { P1: base, P2 }, missiles, dice: [4] });
    expect([of(missed, 'status', 'm'), of(missed, 'status', 'n')]).toEqual([IN_PLAY, IN_PLAY]);
  });

  const two = { P1: base, P2: { ...P2, hex: 'A0505' }, P2B: { ...piccolo, hex: 'A0505', direction: 3, velocity: 3 } };
  const entering = [{ id: 'm', ...ofP1, hex: 'A0506', direction: 12, velocity: 4 }];

  test('DV-9.7c among several targets the owner of the missile picks the order', () => {
    const battle = given({ phase: 'movement', units: two, missiles: entering });
    expect(battle.decision('pickTarget')).toMatchObject({ by: 0, about: { targets: [1, 2] } });
    battle.act(0, 'pickTarget', { target: 2 }, [6, 9]);
    expect(tries(battle)).toMatchObject([
      { target: 2, success: false },
      { target: 1, success: false },
    ]);
  });

  test('DV-9.7c the first success ends it', () => {
    const battle = given({ phase: 'movement', units: two, missiles: entering });
    battle.act(0, 'pickTarget', { target: 2 }, [5]);
    expect([of(battle, 'status', 'P2B'), of(battle, 'status', 'P2')]).toEqual([DESTROYED, IN_PLAY]);
  });

  test('DV-9.7c by default a ship is tried before what else is there, the first of them', () => {
    const battle = given({ phase: 'movement', units: two, missiles: entering });
    const pick = (targets: number[]) =>
      battle.game.choices.pickTarget.defaultAnswer(battle.play(), {
        ...battle.decision('pickTarget'),
        about: { missile: battle.unit('m'), targets },
      });
    expect([pick([1, 2]), pick([2, 1])]).toEqual([{ target: 1 }, { target: 2 }]);
    expect([pick([battle.unit('m'), 2, 1]), pick([battle.unit('m')])]).toEqual([{ target: 2 }, { target: 3 }]);
  });

  test('DV-9.7c no other unit can be picked', () => {
    const battle = given({ phase: 'movement', units: two, missiles: entering });
    expect(battle.refusal(0, 'pickTarget', { target: 0 })?.rule).toBe('DV-9.7c');
  });

  /** Three missiles of P2 in the hex that V flies into, each of its own type. */
  const three = (types: readonly ('unguided' | 'guided' | 'intelligent' | 'mims')[], dice: number[] = []): Battle => {
    const missiles = ['m', 'n', 'o'].map((id, at) => ({
      ...{ id, ...intelligent, type: types[at] ?? 'intelligent', hex: 'A0505', direction: 3, velocity: 4 },
    }));
    return meeting({ velocity: 3, hex: 'A0508' }, {}, dice, { missiles });
  };
  const tried = (battle: Battle): unknown[] => tries(battle).map((one) => (one as { missile: number }).missile);

  test('DV-9.7d several missiles try one after the other, in the order of their owner, until the unit is gone', () => {
    const battle = three(['intelligent', 'guided', 'mims']);
    const [m, n, o] = ['m', 'n', 'o'].map((id) => battle.unit(id)) as [number, number, number];
    expect(battle.decision('pickMissile')).toMatchObject({ by: 1, rule: 'DV-9.7d', about: { missiles: [m, n, o] } });
    battle.act(1, 'pickMissile', { missile: o }, [6]);
    expect(battle.decision('pickMissile').about).toEqual({ missiles: [m, n] });
    expect(battle.refusal(1, 'pickMissile', { missile: o })?.rule).toBe('DV-9.7d');
    battle.act(1, 'pickMissile', { missile: n }, [5]);
    expect(tried(battle)).toEqual([o, n]);
    expect([of(battle, 'status', 'V'), of(battle, 'status', 'n')]).toEqual([DESTROYED, REMOVED]);
    expect([of(battle, 'status', 'm'), of(battle, 'status', 'o')]).toEqual([IN_PLAY, IN_PLAY]);
    expect(battle.table.pending.map(({ kind }) => kind)).not.toContain('pickMissile');
  });

  test('DV-9.7d revealed unguided missiles of one level on one course need no question', () => {
    const missiles = ['m', 'n'].map((id) => ({
      ...{ id, ...intelligent, type: 'unguided' as const, revealed: true, hex: 'A0505', direction: 3, velocity: 4 },
    }));
    const battle = meeting({ velocity: 3, hex: 'A0508' }, {}, [6, 6], { missiles });
    expect(tried(battle)).toEqual([battle.unit('m'), battle.unit('n')]);
    for (const odd of [{ civ: 7 as const }, { direction: 4 }, { velocity: 5 }, { revealed: false }]) {
      const [first, second] = missiles as [(typeof missiles)[0], (typeof missiles)[0]];
      const mixed = meeting({ velocity: 3, hex: 'A0508' }, {}, [], { missiles: [first, { ...second, ...odd }] });
      expect(mixed.decision('pickMissile').by).toBe(1);
    }
  });

  test('DV-9.7d whether he is asked tells nobody what lies face down', () => {
    for (const types of [
      ['guided', 'guided', 'guided'],
      ['guided', 'mims', 'intelligent'],
    ] as const)
      expect(three(types).decision('pickMissile').by).toBe(1);
  });

  test('DV-9.7a it decides the game at once: what has not moved yet stays where it is', () => {
    const victory: Given['victory'] = [
      { result: 0, rule: 'DV-S1', when: { kind: 'destroyed', units: ['P2'], count: 1 }, text: 'P2 is destroyed.' },
    ];
    const flying = { ...piccolo, direction: 12, velocity: 1 };
    const battle = given({
      phase: 'movement',
      seat: 1,
      first: 1,
      victory,
      units: { P1: base, P2: { ...flying, hex: 'A0506' }, P2B: { ...flying, hex: 'A0908' } },
      missiles: [{ id: 'm', ...intelligent, from: 'P1', hex: 'A0505', direction: 12, velocity: 1 }],
    });
    battle.act(1, 'move', { unit: battle.unit('P2') });
    expect(battle.table.result).toMatchObject({ rule: 'DV-S1' });
    expect(where(battle, 'P2B')).toBe('A0908');
  });

  test('R33 a captured ship is no target', () => {
    const V = { ...piccolo, seat: 1 as const, captured: true, hex: 'A0506', direction: 12, velocity: 1 };
    const battle = meeting({}, {}, [], { units: { V, P1: base, P2 }, boarding: true });
    expect(tries(battle)).toEqual([]);
  });
});

describe('electronics warfare and immunity', () => {
  const jammer = { class: 'dagger', boxes: ['electronics-warfare', null], field: 'destroyed' as const };
  const crossing = { direction: 3, velocity: 4 };
  const across = { ...jammer, velocity: 3, hex: 'A0508' };

  test('DV-FSB-P7 guided, intelligent and MIMS intercept its ship on two less', () => {
    for (const type of ['guided', 'intelligent', 'mims'] as const)
      expect(tries(meeting(across, { ...crossing, type }, [4]))).toMatchObject([{ chance: 3, success: false }]);
  });

  test('DV-FSB-P7 an A counts as 10 and becomes an 8', () => {
    expect(tries(meeting(jammer, {}, [9]))).toMatchObject([{ chance: 8, automatic: false, success: false }]);
  });

  test('DV-FSB-P7 unguided and homing missiles are not affected', () => {
    for (const type of ['unguided', 'homing'] as const)
      expect(tries(meeting(across, { ...crossing, type }, [6]))).toMatchObject([{ chance: 5 }]);
  });

  test('DV-FSB-P7 a damaged pod does not help', () => {
    const damaged = { ...across, states: [{ box: 1, state: 'damaged' as const }] };
    expect(tries(meeting(damaged, crossing, [6]))).toMatchObject([{ chance: 5 }]);
  });

  const bound = { planet: 'Earth', untilWithin: 2, immuneTo: ['unguided' as const, 'guided' as const] };
  const place = { hex: 'A0118', directions: [12], velocity: [0, 0] as [number, number] };
  const sides: RawScenario['sides'] = [
    { name: 'One', units: [{ id: 'P1', class: base.class, boxes: base.boxes, place }] },
    { name: 'Two', units: [{ id: 'P2G', ...piccolo, bound, place: { velocity: [1, 1] } }] },
  ];
  const guarded = (type: 'unguided' | 'guided' | 'intelligent', dice: number[]): Battle =>
    given({
      phase: 'movement',
      units: { P1: base, P2G: { ...piccolo, direction: 12, velocity: 1 } },
      missiles: [{ id: 'm', ...intelligent, from: 'P1', type, hex: 'A0508', direction: 12, velocity: 2 }],
      planets: { Earth: 'A0506' },
      options: { installations: true },
      scenario: { sides },
      dice,
    });

  test('DV-FSB-S2b while bound to its orbit it is immune to unguided and guided missiles', () => {
    expect(tries(guarded('unguided', []))).toEqual([]);
    expect(tries(guarded('guided', []))).toEqual([]);
  });

  test('DV-FSB-S2b not to intelligent ones', () => {
    expect(tries(guarded('intelligent', [10]))).toHaveLength(1);
  });
});

describe('7.1 unguided missiles', () => {
  const flying = (type: 'unguided' | 'guided', velocity: number): Battle =>
    given({
      phase: 'fire',
      units: { P1: base, P2 },
      missiles: [{ id: 'm', from: 'P1', type, hex: 'A0805', direction: 12, velocity }],
    });

  test('DV-7.1f each unguided missile of the Phasing player gains one velocity', () => {
    const battle = flying('unguided', 3);
    accelerateUnguided(battle.play(), 1);
    expect(of(battle, 'velocity', 'm')).toBe(3);
    accelerateUnguided(battle.play(), 0);
    expect(of(battle, 'velocity', 'm')).toBe(4);
  });

  test('DV-7.1f other missiles do not', () => {
    const battle = flying('guided', 3);
    accelerateUnguided(battle.play(), 0);
    expect(of(battle, 'velocity', 'm')).toBe(3);
  });

  test('DV-7.1f everybody sees which missile did not gain, but not at velocity 9', () => {
    for (const [velocity, agile] of [
      [3, 1],
      [9, 0],
    ] as const) {
      const battle = flying('guided', velocity);
      accelerateUnguided(battle.play(), 0);
      expect(of(battle, 'agile', 'm')).toBe(agile);
    }
  });

  test('DV-2.6a velocity is never above 9: there an unguided missile stays (R3)', () => {
    const battle = flying('unguided', 9);
    accelerateUnguided(battle.play(), 0);
    expect(of(battle, 'velocity', 'm')).toBe(9);
  });
});
