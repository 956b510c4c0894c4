import { describe, expect, test } from 'vitest';
import { isAsteroid } from '../../board/plane.ts';
import { hexOf } from '../../data/coordinates.ts';
import { DESTROYED, IN_PLAY, OK, VULNERABLE } from '../../state.ts';
import { type Battle, type Given, given } from '../../testing/given.ts';

const P2 = { class: 'dagger', hex: 'A1618', boxes: ['crew', null] };
const sword = { class: 'sword', boxes: ['crew', 'crew', null, null, null] };
/** A marker at A0506 covers A0505, A0506, A0507 and two hexes on each side; velocity 3 enters A0507, A0506, A0505. */
const crossing = (dice: number[], spec: Partial<Given> = {}): Battle =>
  given({
    phase: 'movement',
    units: { S: { ...sword, hex: 'A0508', direction: 12, velocity: 3 }, P2 },
    asteroids: ['A0506'],
    dice,
    ...spec,
  });

describe('6.6 asteroids', () => {
  test('DV-6.6a a die not above the velocity is a hit: 4 misses a ship of velocity 3, 3 hits it', () => {
    const battle = crossing([4, 3, 4, 10]); // hit in the second hex: 4 on the Hit Table is pod 1
    expect(battle.told('asteroids')).toEqual([
      { unit: 0, velocity: 3, die: 4, hit: false },
      { unit: 0, velocity: 3, die: 3, hit: true },
      { unit: 0, velocity: 3, die: 10, hit: false },
    ]);
    expect(battle.g.pods.state[battle.row('S', 1)]).toBe(VULNERABLE);
  });

  test('DV-6.6a a field does not help (R29)', () => {
    const S = { ...sword, hex: 'A0508', direction: 12, velocity: 3, fieldUp: true };
    const battle = crossing([3, 4, 10, 10], { units: { S, P2 } });
    expect(battle.g.pods.state[battle.row('S', 1)]).toBe(VULNERABLE);
  });

  test('DV-6.6a no check for standing still', () => {
    const battle = crossing([], { units: { S: { ...sword, hex: 'A0506', velocity: 0 }, P2 } });
    expect(battle.told('asteroids')).toEqual([]);
  });

  test('DV-6.6b a critical hit has no effect', () => {
    const battle = crossing([3, 1, 10, 10]);
    expect(battle.told('hit')).toEqual([]);
    expect([0, 1].map((box) => battle.g.pods.state[box])).toEqual([OK, OK]);
  });

  test('DV-6.6b between two parts the owner of the moving unit chooses (R27)', () => {
    const battle = crossing([3, 2]); // 2: bridge or engine
    expect(battle.decision('choosePart')).toMatchObject({ by: 0, about: { parts: [0, 1] } });
    battle.act(0, 'choosePart', { part: 1 }, [10, 10]);
    expect([battle.g.units.bridge[0], battle.g.units.engine[0]]).toEqual([OK, VULNERABLE]);
  });

  test('DV-6.6c a marker covers its hex and the six around it', () => {
    const battle = crossing([10, 10, 10]);
    const names = ['A0506', 'A0505', 'A0605', 'A0606', 'A0507', 'A0406', 'A0405'];
    const covered = (name: string): boolean => {
      const { q, r } = hexOf({ A: [0, 0] }, name)!;
      return isAsteroid(battle.play(), q, r);
    };
    expect(names.map(covered)).toEqual([true, true, true, true, true, true, true]);
    expect(['A0504', 'A0508', 'A0604', 'A0607', 'A0404', 'A0407', 'A0306', 'A0706'].map(covered)).not.toContain(true);
  });

  const missiles = [{ id: 'm', from: 'S', type: 'guided' as const, hex: 'A0508', direction: 12, velocity: 3 }];
  const units = { S: { ...sword, hex: 'A0115' }, P2 };

  test('DV-6.6d every asteroid hex is checked, for missiles too', () => {
    expect(crossing([4, 5, 6], { units, missiles }).told('asteroids')).toHaveLength(3);
  });

  test('DV-6.6d a missile is destroyed only by a 2', () => {
    const battle = crossing([1, 2], { units, missiles });
    expect(battle.g.units.status[battle.unit('m')]).toBe(DESTROYED);
  });

  test('DV-6.6d a 1 or a 3 does nothing to a missile, revealed or not', () => {
    const revealed = missiles.map((missile) => ({ ...missile, revealed: true }));
    const battle = crossing([1, 1, 1, 3, 4], { units, missiles: revealed });
    expect(battle.g.units.status[battle.unit('m')]).toBe(IN_PLAY);
  });
});
