import { describe, expect, test } from 'vitest';
import { nameOf } from '../../data/coordinates.ts';
import type { RawScenario } from '../../data/schema.ts';
import { DESTROYED, IN_PLAY, LANDED, REMOVED, type Units } from '../../state.ts';
import { type Battle, type Given, given } from '../../testing/given.ts';
import { gravityAllowance } from './gravity.ts';
import { gravity } from './movement.ts';

const where = (battle: Battle, name: string): string => {
  const unit = battle.unit(name);
  return nameOf({ A: [0, 0] }, battle.g.units.q[unit]!, battle.g.units.r[unit]!);
};
const of = (battle: Battle, column: keyof Units, name: string): number => battle.g.units[column][battle.unit(name)]!;

const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
/** velocity rating 3, maneuver rating 7 */
const sword = { class: 'sword', boxes: ['crew', null, null, null, null] };
/** The second of three hexes is the planet's. */
const passing = (ship: Partial<Given['units'][string]> = {}, spec: Partial<Given> = {}): Battle =>
  given({
    phase: 'movement',
    units: { S: { ...sword, hex: 'A0508', direction: 12, velocity: 3, ...ship }, P2 },
    planets: { Earth: 'A0506' },
    ...spec,
  });

describe('6.5 gravity maneuvers', () => {
  test('DV-6.5a rating 7 less velocity 3 gives four Commands on entering a planet hex', () => {
    const battle = passing();
    expect(where(battle, 'S')).toBe('A0506');
    expect(battle.decision('gravity')).toMatchObject({ by: 0, about: { unit: battle.unit('S') } });
    expect(gravityAllowance(battle.play(), battle.unit('S'))).toBe(4);
    expect(battle.refusal(0, 'gravity', { maneuvers: ['left', 'left', 'left', 'left'] })).toBeNull();
    expect(battle.refusal(0, 'gravity', { maneuvers: ['left', 'left', 'left', 'left', 'left'] })?.rule).toBe('DV-7.1a');
  });

  test('DV-6.5a a ship may also receive none and flies on', () => {
    const battle = passing();
    battle.act(0, 'gravity', { maneuvers: [] });
    expect([where(battle, 'S'), of(battle, 'velocity', 'S')]).toEqual(['A0505', 3]);
  });

  test('DV-6.5a a battlecraft too', () => {
    const S = { ...sword, boxes: ['battlecraft', null, null, null, null], carries: ['terwillicker-x'], hex: 'A1212' };
    const craft = [{ id: 'x', from: 'S', box: 1, hex: 'A0508', direction: 12, velocity: 3 }];
    const battle = passing({}, { units: { S, P2 }, craft });
    expect(battle.decision('gravity').about).toMatchObject({ unit: battle.unit('x') });
    expect(gravityAllowance(battle.play(), battle.unit('x'))).toBe(5);
  });

  test('DV-6.5a every planet hex of one move gives it once (R39)', () => {
    const battle = passing({}, { planets: { Earth: 'A0507', Moon: 'A0505' } });
    battle.act(0, 'gravity', { maneuvers: [] });
    expect([where(battle, 'S'), battle.decision('gravity').kind]).toEqual(['A0505', 'gravity']);
  });

  test.each([
    ['a destroyed engine', { engine: 'destroyed' }],
    ['an active field', { fieldUp: true }],
    ['a Prepare Jump marker', { jump: 'prepared' }],
  ] as const)('DV-6.5a not with %s (R39)', (_what, ship) => {
    const battle = passing(ship, { jump: { seats: [0], region: { kind: 'anywhere' } } });
    expect(where(battle, 'S')).toBe('A0505');
  });

  test('DV-6.5b gravity maneuvers cannot reduce the velocity below 1', () => {
    const battle = passing({ velocity: 2 });
    expect(battle.refusal(0, 'gravity', { maneuvers: ['decelerate', 'decelerate'] })?.rule).toBe('DV-6.5b');
    expect(battle.refusal(0, 'gravity', { maneuvers: ['decelerate'] })).toBeNull();
  });

  test('DV-6.5c gravity maneuvers cost no energy, with a damaged engine neither', () => {
    const battle = passing({ energy: 40, engine: 'damaged' });
    battle.act(0, 'gravity', { maneuvers: ['accelerate', 'left', 'left'] });
    expect(of(battle, 'energy', 'S')).toBe(40);
  });

  test.each([
    [['decelerate'], 'A0506', 2],
    [['decelerate', 'decelerate'], 'A0506', 1],
    [['accelerate'], 'A0504', 4],
    [['accelerate', 'accelerate', 'accelerate'], 'A0502', 6],
  ] as const)('DV-6.5d after two hexes, %j leaves the new velocity less two to move', (maneuvers, end, velocity) => {
    const battle = passing();
    battle.act(0, 'gravity', { maneuvers: [...maneuvers] });
    expect([where(battle, 'S'), of(battle, 'velocity', 'S')]).toEqual([end, velocity]);
  });

  test('DV-6.5e the rest of the move follows the new direction', () => {
    const battle = passing();
    battle.act(0, 'gravity', { maneuvers: ['left', 'left', 'accelerate'] });
    expect([where(battle, 'S'), of(battle, 'direction', 'S')]).toEqual(['A0305', 10]);
  });

  test('DV-6.5k the velocity rating limits Accelerate and Decelerate: three for a Sword', () => {
    const maneuvers = ['accelerate', 'accelerate', 'accelerate', 'accelerate'] as const;
    expect(passing().refusal(0, 'gravity', { maneuvers: [...maneuvers] })?.rule).toBe('DV-7.2a');
  });

  test('DV-6.5k at velocity 5 and rating 5 one Accelerate or Decelerate only', () => {
    const boxes = ['crew', null, null, null, null, null, null];
    const battle = passing({ class: 'clarinet', boxes, velocity: 5 });
    expect(gravityAllowance(battle.play(), battle.unit('S'))).toBe(1);
    expect(battle.refusal(0, 'gravity', { maneuvers: ['left'] })?.rule).toBe('DV-7.1b');
    expect(battle.refusal(0, 'gravity', { maneuvers: ['decelerate', 'decelerate'] })?.rule).toBe('DV-7.1b');
    expect(battle.refusal(0, 'gravity', { maneuvers: ['decelerate'] })).toBeNull();
  });

  test('DV-6.5k Weave and the jump Commands are no gravity maneuvers', () => {
    for (const maneuver of ['weave', 'prepareJump', 'abortJump', 'jump'])
      expect(gravity.shape.safeParse({ maneuvers: [maneuver] }).success).toBe(false);
  });

  test('the list of answers holds every velocity and direction in reach: 1 to 6, four turns less the speed changes', () => {
    const battle = passing();
    const options = gravity.options!(battle.play(), battle.decision('gravity') as never);
    // changes -2, -1, 0, 1, 2, 3 leave 2, 3, 4, 3, 2, 1 turns to either side
    expect(options).toHaveLength(5 + 7 + 9 + 7 + 5 + 3);
  });
});

describe('6.5 orbit and landing', () => {
  const orbit = (ship: Partial<Given['units'][string]> = {}): Battle => passing({ hex: 'A0506', velocity: 1, ...ship });

  test('DV-6.5f a unit at velocity 1 in a planet hex may stay', () => {
    const battle = orbit();
    battle.act(0, 'move', { unit: battle.unit('S'), stay: true });
    expect(where(battle, 'S')).toBe('A0506');
  });

  test('DV-6.5f it may also leave its orbit', () => {
    const battle = orbit();
    battle.act(0, 'move', { unit: battle.unit('S') });
    expect(where(battle, 'S')).toBe('A0505');
  });

  test('DV-6.5f at velocity 2 it must move', () => {
    expect(where(orbit({ velocity: 2 }), 'S')).toBe('A0504');
  });

  test('DV-6.5f the rest of the units moved together leaves orbits alone', () => {
    const battle = orbit();
    battle.act(0, 'move', { rest: true });
    expect(where(battle, 'S')).toBe('A0506');
  });

  test('DV-FSB-S2b a unit bound to its orbit stays without a question', () => {
    const bound = { planet: 'Earth', untilWithin: 3, immuneTo: [] };
    const place = { hex: 'A1618', directions: [12], velocity: [0, 0] as [number, number] };
    const units = { S: { ...sword, direction: 12, velocity: 1 }, P2 };
    const sides: RawScenario['sides'] = [
      { name: 'One', units: [{ id: 'S', ...sword, bound, place: { velocity: [1, 1] } }] },
      { name: 'Two', units: [{ id: 'P2', class: 'dagger', boxes: ['crew', null], place }] },
    ];
    const battle = passing({}, { units, scenario: { sides } });
    expect([where(battle, 'S'), battle.told('moved')]).toEqual(['A0506', []]);
    expect(battle.decision()).toMatchObject({ by: 1, kind: 'command' });
  });

  const dagger = { class: 'dagger', boxes: ['crew', null], hex: 'A0506', velocity: 1 };
  /** The Decelerate, then everything up to its next Movement Phase. */
  const brake = (ship: Given['units'][string]): Battle => {
    const battle = passing(
      {},
      { phase: 'command', seat: 1, first: 0, units: { P2S: ship, P1: { ...P2, class: 'dagger' } } },
    );
    battle.act(1, 'command', { do: 'decelerate', unit: battle.unit('P2S') });
    battle.act(1, 'command', { do: 'end' });
    battle.act(0, 'fire', { do: 'end' });
    return battle;
  };

  test('DV-6.5g a streamlined ship brought to velocity 0 lands in its next Movement Phase', () => {
    expect(of(brake(dagger), 'status', 'P2S')).toBe(LANDED);
  });

  test('DV-6.5g one that stood there from the start has not landed (R43)', () => {
    expect(of(orbit({ ...dagger, velocity: 0 }), 'status', 'S')).toBe(IN_PLAY);
  });

  test('DV-6.5h a landed unit does nothing any more and is not destroyed', () => {
    const battle = brake(dagger);
    expect(battle.told('destroyed')).toEqual([]);
    expect(battle.table.result).toBeNull();
    expect(battle.refusal(0, 'command', { do: 'end' })).toBeNull();
  });

  test('DV-6.5i a ship that is not streamlined cannot land', () => {
    const battle = brake({ ...sword, hex: 'A0506', velocity: 1 });
    expect([of(battle, 'status', 'P2S'), of(battle, 'velocity', 'P2S')]).toEqual([IN_PLAY, 0]);
  });
});

describe('6.5 docked with an installation', () => {
  /** Seat 1 has brought its ship to a halt at its base, and its Movement Phase begins. */
  const moored = (docked: boolean): Battle =>
    given({
      phase: 'movement',
      seat: 1,
      first: 1,
      options: { installations: true },
      planets: { Earth: 'A0506' },
      units: {
        P1: { ...sword, hex: 'A1618' },
        'P2-BASE': { class: 'installation-12', installation: { planet: 'Earth' }, direction: 12, boxes: ['crew'] },
        'P2-S': {
          ...{ class: 'dagger', boxes: ['crew', null], hex: 'A0506', direction: 12, velocity: 0, landing: true },
          ...(docked ? { dockedWith: 'P2-BASE' } : {}),
        },
      },
    });

  test('DV-6.5m a streamlined ship docked there does not land; once undocked it does', () => {
    expect(of(moored(false), 'status', 'P2-S')).toBe(LANDED);
    const battle = moored(true);
    expect(of(battle, 'status', 'P2-S')).toBe(IN_PLAY);
    for (let asked = battle.decision(); ; asked = battle.decision()) {
      if (asked.kind === 'command' && asked.by === 1) break;
      battle.act(asked.by, asked.kind as 'fire', { do: 'end' });
    }
    battle.act(1, 'command', { do: 'undock', unit: battle.unit('P2-S') });
    for (let asked = battle.decision(); of(battle, 'status', 'P2-S') === IN_PLAY; asked = battle.decision())
      battle.act(asked.by, asked.kind as 'fire', { do: 'end' });
    expect(battle.told('landed')).toEqual([{ unit: battle.unit('P2-S') }]);
  });
});

describe('6.5 missiles and planets', () => {
  const missiles = [{ id: 'm', from: 'S', type: 'intelligent' as const, hex: 'A0508', direction: 12, velocity: 3 }];
  const away = { ...sword, hex: 'A0115' };

  test('DV-6.5j a missile that enters a planet hex is destroyed', () => {
    const battle = passing({}, { units: { S: away, P2: { ...P2, hex: 'A0506' } }, missiles });
    expect([of(battle, 'status', 'm'), where(battle, 'm')]).toEqual([REMOVED, 'A0506']);
    expect(battle.told('interception')).toEqual([]); // edge case 11
  });

  test('DV-6.5l a missile launched into a planet hex is destroyed', () => {
    const S = { ...sword, boxes: ['light-weapon', null, null, null, null], hex: 'A0507', direction: 12, velocity: 1 };
    const battle = given({ phase: 'fire', units: { S, P2: { ...P2, hex: 'A0506' } }, planets: { Earth: 'A0506' } });
    const shot = { unit: battle.unit('S'), box: 1, missile: 0, hexside: 12, direction: 12, velocity: 1 };
    battle.act(0, 'fire', { do: 'launch', ...shot });
    expect(battle.g.units.status.at(-1)).not.toBe(IN_PLAY);
    expect(battle.told('interception')).toEqual([]);
  });

  test('DV-FSB-PI1 with installations it flies through and is destroyed when the Movement Phase ends', () => {
    const battle = passing({}, { units: { S: away, P2 }, missiles, options: { installations: true } });
    expect([where(battle, 'm'), of(battle, 'status', 'm')]).toEqual(['A0505', REMOVED]);
    expect(battle.told('removed')).toEqual([{ unit: battle.unit('m'), why: 'planet' }]);
  });

  test('DV-FSB-PI1 before that it can intercept what orbits there', () => {
    const victim = { class: 'piccolo', boxes: ['crew'], hex: 'A0506', direction: 12, velocity: 1 };
    const units = { S: away, P2, P2V: victim };
    const level7 = missiles.map((missile) => ({ ...missile, civ: 7 as const }));
    // velocity 3 behind velocity 1, in line: 2 halved is 1, and level 7 then intercepts on 8
    const battle = passing({}, { units, missiles: level7, options: { installations: true }, dice: [8] });
    expect(of(battle, 'status', 'P2V')).toBe(DESTROYED);
  });
});
