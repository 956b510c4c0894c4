import { describe, expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import { DESTROYED, IN_PLAY, JUMPED, REMOVED, type Units } from '../../state.ts';
import { type Battle, type Given, given } from '../../testing/given.ts';
import { move } from './movement.ts';

const where = (battle: Battle, name: string): string => {
  const unit = battle.unit(name);
  return nameOf({ A: [0, 0] }, battle.g.units.q[unit]!, battle.g.units.r[unit]!);
};
const of = (battle: Battle, column: keyof Units, name: string): number => battle.g.units[column][battle.unit(name)]!;

/** An enemy far away, so that the game goes on. */
const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
const hull = { class: 'sword', boxes: ['heavy-weapon', 'crew', null, null, null] };
const moving = (spec: Given): Battle => given({ phase: 'movement', ...spec });
/** One ship on its way: nothing is asked, and its move is made. */
const flight = (ship: Partial<Given['units'][string]>, spec: Partial<Given> = {}): Battle =>
  moving({ units: { S: { ...hull, ...ship }, P2 }, ...spec });

describe('6.0 one unit after the other', () => {
  const units = {
    S: { ...hull, hex: 'A0510', direction: 12, velocity: 2 },
    T: { ...hull, hex: 'A0810', direction: 12, velocity: 1 },
    P2: { ...P2, direction: 12, velocity: 1 },
  };

  test('DV-6.0a a unit moves as many hexes as its velocity in its direction and still points there', () => {
    const battle = flight({ hex: 'A0505', direction: 12, velocity: 3 });
    expect(where(battle, 'S')).toBe('A0502');
    expect([of(battle, 'direction', 'S'), of(battle, 'velocity', 'S')]).toEqual([12, 3]);
  });

  test('DV-6.0a nobody in open space may stay', () => {
    const battle = moving({ units });
    const refusal = battle.refusal(0, 'move', { unit: battle.unit('S'), stay: true });
    expect(refusal).toEqual({ rule: 'DV-6.0a', why: expect.stringContaining('must move 2 hexes') });
  });

  test('DV-6.0b units move one at a time in the order the player likes', () => {
    const battle = moving({ units });
    expect(battle.decision('move').about).toEqual({ units: [battle.unit('S'), battle.unit('T')] });
    battle.act(0, 'move', { unit: battle.unit('T') });
    expect(battle.told('moved')).toEqual([
      expect.objectContaining({ unit: battle.unit('T'), hexes: 1 }),
      expect.objectContaining({ unit: battle.unit('S'), hexes: 2 }),
    ]);
  });

  test('DV-6.0b an enemy unit is none of those to move', () => {
    const battle = moving({ units });
    expect(battle.refusal(0, 'move', { unit: battle.unit('P2') })?.rule).toBe('DV-6.0b');
  });

  test('DV-3.0b all launched units of the Phasing player move, and none of the other', () => {
    const battle = moving({
      units,
      missiles: [{ id: 'm', from: 'S', type: 'unguided', hex: 'A0110', direction: 12, velocity: 5 }],
    });
    battle.act(0, 'move', { rest: true });
    expect([where(battle, 'S'), where(battle, 'T'), where(battle, 'm')]).toEqual(['A0508', 'A0809', 'A0105']);
    expect(where(battle, 'P2')).toBe('A1618');
  });

  test('R34 a docked group moves once, as one', () => {
    const T = { ...hull, hex: 'A0510', direction: 12, velocity: 2, dockedWith: 'S' };
    const battle = moving({ units: { ...units, T } });
    expect(battle.told('moved')).toHaveLength(1);
    expect([where(battle, 'S'), where(battle, 'T')]).toEqual(['A0508', 'A0508']);
  });

  test('R34 what is left of a docked group goes on without a destroyed ship', () => {
    const piccolo = { class: 'piccolo', boxes: ['crew'], hex: 'A0510', direction: 12, velocity: 2 };
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0509', direction: 12, velocity: 2 }];
    const docked = { S: { ...piccolo, dockedWith: 'T' }, T: { ...piccolo, dockedWith: 'S' } };
    const battle = moving({ units: { ...docked, P2 }, missiles });
    expect(battle.decision('pickTarget')).toMatchObject({ by: 1, about: { targets: [0, 1] } });
    battle.act(1, 'pickTarget', { target: battle.unit('S') });
    expect([where(battle, 'S'), where(battle, 'T')]).toEqual(['A0509', 'A0508']);
    expect([of(battle, 'status', 'S'), of(battle, 'dock', 'T')]).toEqual([DESTROYED, -1]);
  });

  test('autoMove asks nothing and moves all', () => {
    const battle = moving({ units, options: { autoMove: true } });
    expect([where(battle, 'S'), where(battle, 'T')]).toEqual(['A0508', 'A0809']);
  });

  test('autoMove asks about an orbit', () => {
    const battle = moving({
      units: { ...units, T: { ...units.T, hex: 'A0915' } },
      planets: { Moon: 'A0915' },
      options: { autoMove: true },
    });
    expect(battle.decision('move').about).toEqual({ units: [battle.unit('T')] });
  });
});

describe('6.1 direction', () => {
  test.each([
    [12, 'A0807'],
    [2, 'A1008'],
    [4, 'A1010'],
    [6, 'A0811'],
    [8, 'A0610'],
    [10, 'A0608'],
  ])('DV-6.1b hexside %i: two hexes along the row from A0809', (direction, end) => {
    expect(where(flight({ hex: 'A0809', direction, velocity: 2 }), 'S')).toBe(end);
  });

  test.each([
    [1, 'A0808', 'A0908'],
    [3, 'A0909', 'A1009'],
    [5, 'A0910', 'A0911'],
    [7, 'A0810', 'A0711'],
    [9, 'A0710', 'A0609'],
    [11, 'A0709', 'A0708'],
  ])('DV-6.1c corner %i from A0809: first the left hexside, then the right', (direction, first, second) => {
    expect(where(flight({ hex: 'A0809', direction, velocity: 1 }), 'S')).toBe(first);
    expect(where(flight({ hex: 'A0809', direction, velocity: 2 }), 'S')).toBe(second);
  });

  test('DV-6.1a all twelve directions of the clock are different courses', () => {
    const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((direction) =>
      where(flight({ hex: 'A0809', direction, velocity: 4 }), 'S'),
    );
    expect(new Set(ends).size).toBe(12);
  });

  test('DV-6.1d after an odd zig-zag the next move goes on to the other side', () => {
    expect(of(flight({ hex: 'A0809', direction: 3, velocity: 3 }), 'zig', 'S')).toBe(1);
    expect(of(flight({ hex: 'A0809', direction: 3, velocity: 2 }), 'zig', 'S')).toBe(0);
    expect(where(flight({ hex: 'A0909', direction: 3, velocity: 1, zig: 1 }), 'S')).toBe('A1009');
  });

  test('DV-6.1e a Direction Change that ends on a corner starts with the left hexside again', () => {
    const battle = given({ units: { S: { ...hull, hex: 'A0809', direction: 3, velocity: 1, zig: 1 }, P2 } });
    battle.act(0, 'command', { do: 'right', unit: battle.unit('S') });
    battle.act(0, 'command', { do: 'right', unit: battle.unit('S') });
    expect([of(battle, 'direction', 'S'), of(battle, 'zig', 'S')]).toEqual([5, 0]);
  });

  test('DV-6.1f no direction can be chosen with a move', () => {
    expect(move.shape.safeParse({ unit: 0, direction: 4 }).success).toBe(false);
    expect(move.shape.safeParse({ unit: 0 }).success).toBe(true);
  });

  test('DV-6.1g Weave and velocity changes keep the side that comes next', () => {
    const battle = given({ units: { S: { ...hull, hex: 'A0809', direction: 3, velocity: 1, zig: 1 }, P2 } });
    battle.act(0, 'command', { do: 'weave', unit: battle.unit('S'), hexside: 12 });
    battle.act(0, 'command', { do: 'accelerate', unit: battle.unit('S') });
    expect([where(battle, 'S'), of(battle, 'zig', 'S')]).toEqual(['A0808', 1]);
  });
});

describe('6.2 the edge of the sheets', () => {
  test('DV-6.2a a ship that leaves the sheets adds one, and everything keeps its place', () => {
    const battle = flight({ hex: 'A0501', direction: 12, velocity: 2 });
    expect(where(battle, 'S')).toBe('(0,-1)0517');
    expect(battle.g.sheets).toEqual([0, 0, 0, -1]);
    expect(where(battle, 'P2')).toBe('A1618');
  });

  test('DV-6.0a what happens in the last hex does not make it move there twice', () => {
    const missiles = [
      { id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0503', direction: 3, velocity: 4 },
      { id: 'n', from: 'P2', type: 'intelligent' as const, hex: 'A0505', direction: 3, velocity: 4 },
    ];
    const battle = flight({ hex: 'A0506', direction: 12, velocity: 3 }, { missiles, dice: [10, 10] });
    expect(battle.told('moved')).toMatchObject([
      { unit: 0, hexes: 1 },
      { unit: 0, hexes: 3 },
    ]);
    expect(flight({ hex: 'A0506', direction: 12, velocity: 3 }).told('moved')).toMatchObject([{ unit: 0, hexes: 3 }]);
  });

  test('DV-6.2a a battlecraft too (R8)', () => {
    const S = { ...hull, boxes: ['battlecraft', null, null, null, null], carries: ['terwillicker-x'] };
    const craft = [{ id: 'x', from: 'S', box: 1, hex: 'A1605', direction: 3, velocity: 1 }];
    const battle = moving({ units: { S: { ...S, hex: 'A0110' }, P2 }, craft });
    expect(where(battle, 'x')).toBe('(1,0)0105');
    expect(of(battle, 'status', 'x')).toBe(IN_PLAY);
  });

  test('DV-6.2b a missile that leaves the sheets is removed, and no sheet is added', () => {
    const missiles = [{ id: 'm', from: 'S', type: 'intelligent' as const, hex: 'A0502', direction: 12, velocity: 2 }];
    const battle = flight({ hex: 'A0110' }, { missiles });
    expect(of(battle, 'status', 'm')).toBe(REMOVED);
    expect(battle.g.sheets).toEqual([0, 0]);
  });
});

describe('6.3 and 6.4 standing still, passing through', () => {
  test('DV-6.3a a unit with velocity 0 does not move and nothing is asked about it', () => {
    const battle = flight({ hex: 'A0505', velocity: 0 });
    expect(where(battle, 'S')).toBe('A0505');
    expect(battle.told('moved')).toEqual([]);
  });

  test('DV-6.3b a prepared missile moves with its ship and changes nothing', () => {
    const battle = flight({
      hex: 'A0505',
      velocity: 2,
      states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }],
    });
    expect(where(battle, 'S')).toBe('A0503');
    expect(battle.g.pods.readyGuided[battle.row('S', 1)]).toBe(1);
  });

  test('DV-2.6b a prepared missile is no unit and has no velocity', () => {
    const battle = flight({
      hex: 'A0505',
      velocity: 2,
      states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }],
    });
    expect(battle.g.names).toEqual(['S', 'P2']);
  });

  test('DV-6.4a ships pass through ships and end on them', () => {
    const battle = moving({
      units: {
        S: { ...hull, hex: 'A0508', velocity: 3 },
        P2: { ...P2, hex: 'A0507' },
        P2B: { ...P2, hex: 'A0505' },
      },
    });
    expect(where(battle, 'S')).toBe('A0505');
    expect(battle.told('roll')).toEqual([]);
  });

  test('DV-6.4b interception is tried in the middle of a move, and the move goes on', () => {
    const missiles = [{ id: 'm', from: 'S', type: 'unguided' as const, hex: 'A0510', velocity: 5, direction: 12 }];
    const battle = moving({ units: { S: hull, P2: { ...P2, hex: 'A0508' } }, missiles, dice: [10] });
    expect(battle.told('interception')).toHaveLength(1);
    expect(where(battle, 'm')).toBe('A0505');
  });
});

describe('6.7, 6.8 and the end of the phase', () => {
  test('DV-6.7 no energy is spent in the Movement Phase', () => {
    const battle = flight({ hex: 'A0510', velocity: 7, energy: 31 });
    expect(of(battle, 'energy', 'S')).toBe(31);
  });

  test('DV-6.8 a ship with a Jump Command leaves play in its Movement Phase', () => {
    const battle = flight({ hex: 'A0510', jump: 'jumping' }, { jump: { seats: [0], region: { kind: 'anywhere' } } });
    expect(battle.told('jumped')).toEqual([{ unit: battle.unit('S') }]);
  });

  test('DV-7.2i it is removed before anything moves, and not destroyed', () => {
    const battle = flight(
      { hex: 'A0510', velocity: 2, jump: 'jumping' },
      { jump: { seats: [0], region: { kind: 'anywhere' } } },
    );
    expect(of(battle, 'status', 'S')).toBe(JUMPED);
    expect(battle.told('moved')).toEqual([]);
    expect(battle.told('destroyed')).toEqual([]);
  });

  test('DV-7.2i a ship that only prepares its jump stays', () => {
    const battle = flight(
      { hex: 'A0510', velocity: 2, jump: 'prepared' },
      { jump: { seats: [0], region: { kind: 'anywhere' } } },
    );
    expect([of(battle, 'status', 'S'), where(battle, 'S')]).toEqual([IN_PLAY, 'A0508']);
  });

  test('DV-9.5b a missile out of energy makes one more move, then it is removed', () => {
    const missiles = [
      { id: 'm', from: 'S', type: 'guided' as const, hex: 'A0510', velocity: 3, direction: 12, energy: 0 },
      { id: 'n', from: 'S', type: 'guided' as const, hex: 'A0710', velocity: 3, direction: 12, energy: 1 },
    ];
    const battle = moving({ units: { S: hull, P2 }, missiles });
    battle.act(0, 'move', { rest: true });
    expect([where(battle, 'm'), of(battle, 'status', 'm')]).toEqual(['A0507', REMOVED]);
    expect(of(battle, 'status', 'n')).toBe(IN_PLAY);
  });

  test('DV-9.5b a missile of the other player waits for its own Movement Phase', () => {
    const missiles = [
      { id: 'm', from: 'P2', type: 'guided' as const, hex: 'A0510', direction: 12, velocity: 1, energy: 0 },
    ];
    const battle = flight({ hex: 'A0110', velocity: 1 }, { missiles });
    expect(of(battle, 'status', 'm')).toBe(IN_PLAY);
  });

  test('DV-9.5c an unguided missile has no energy and is never removed for lack of it', () => {
    const missiles = [{ id: 'm', from: 'S', type: 'unguided' as const, hex: 'A0510', velocity: 3, direction: 12 }];
    const battle = moving({ units: { S: hull, P2 }, missiles });
    expect([of(battle, 'energy', 'm'), of(battle, 'status', 'm')]).toEqual([0, IN_PLAY]);
  });

  test('a destroyed unit stops at once', () => {
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0509', direction: 12, velocity: 4 }];
    const units = { S: hull, T: { class: 'piccolo', boxes: ['crew'], hex: 'A0510', velocity: 4 }, P2 };
    const battle = moving({ units, missiles });
    expect([where(battle, 'T'), of(battle, 'status', 'T')]).toEqual(['A0509', DESTROYED]);
  });
});
