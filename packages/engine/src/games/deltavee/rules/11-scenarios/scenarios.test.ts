import { describe, expect, test } from 'vitest';
import { GUIDED } from '../../data/types.ts';
import type { PositionInput } from '../../positions/position-shape.ts';
import { addUnit, DORMANT, IN_PLAY, MISSILE, WAITING } from '../../state.ts';
import { type Battle, givenScenario } from '../../testing/given.ts';
import { podIdsOf } from '../10-set-up/fitting.ts';

type Units = NonNullable<PositionInput['units']>;

function from(
  scenario: string,
  start: PositionInput['start'],
  units: Units,
  dice: number[] = [],
  more: Partial<PositionInput> = {},
): Battle {
  return givenScenario(scenario, { position: { scenario, start, units, ...more }, dice });
}
const command = (seat: 0 | 1, turn = 1) => ({ turn, seat, phase: 'command' }) as const;
const movement = (seat: 0 | 1, turn = 1) => ({ turn, seat, phase: 'movement' }) as const;

describe('scenario 4: the Dagger in orbit', () => {
  const flutes: Units = [
    { id: 'P2-A', hex: 'B1612' },
    { id: 'P2-B', hex: 'B1611' },
  ];

  test('DV-S4a a 3 leaves it asleep: no Commands to it, no fire at it', () => {
    const battle = from('dv-4', command(0), flutes, [3]);
    const dagger = battle.unit('P1-A');
    expect(battle.g.units.status[dagger]).toBe(DORMANT);
    expect(battle.refusal(0, 'command', { do: 'left', unit: dagger })).not.toBeNull();
    const fire = from('dv-4', { turn: 1, seat: 1, phase: 'fire' }, flutes);
    const shot = { do: 'fire', unit: fire.unit('P2-A'), source: 0, type: 0, target: dagger } as const;
    expect(fire.refusal(1, 'fire', shot)).not.toBeNull();
  });

  test('DV-S4a a 2 alerts it for this very phase', () => {
    const battle = from('dv-4', command(0), flutes, [2]);
    expect(battle.g.units.status[battle.unit('P1-A')]).toBe(IN_PLAY);
    expect(battle.refusal(0, 'command', { do: 'left', unit: battle.unit('P1-A') })).toBeNull();
  });

  test('DV-S4a the pirates’ Command Phase has no roll', () => {
    expect(from('dv-4', command(1), flutes).g.units.status).toContain(DORMANT);
  });
});

describe('scenario 8: reinforcements', () => {
  const later = (firstShot: number, dice: number[]): Battle => from('dv-8', command(1, 5), [], dice, { firstShot });

  test('DV-S8a from the turn after the first shot two dice, each 1 brings a Dagger to Earth', () => {
    const battle = later(4, [1, 1]);
    expect(battle.table.pending.map(({ by, kind }) => [by, kind])).toEqual([
      [1, 'arrive'],
      [1, 'arrive'],
    ]);
    battle.act(1, 'arrive', { direction: 7, boxes: ['energy', 'arsenal'] });
    battle.act(1, 'arrive', { direction: 12 });
    const { g, unit } = battle;
    const [c, d, earth] = [unit('P2-C'), unit('P2-D'), unit('P2-A')];
    expect([g.units.direction[c], g.units.velocity[c], g.units.direction[d]]).toEqual([7, 0, 12]);
    expect([g.units.q[c], g.units.r[c]]).toEqual([g.units.q[earth], g.units.r[earth]]);
    expect(podIdsOf(battle.play(), c)).toEqual(['energy', 'arsenal']);
    expect(battle.decision().kind).toBe('command');
  });

  test('DV-S8a other rolls bring none, and other pods are refused', () => {
    expect(later(4, [2, 10]).g.names).toHaveLength(4);
    const battle = later(4, [10, 1]);
    expect(battle.refusal(1, 'arrive', { direction: 7, boxes: ['arsenal', 'arsenal'] })?.rule).toBe('DV-10.1a');
  });

  test('DV-S8a no dice in the turn of the first shot, nor before', () => {
    expect(later(5, []).decision().kind).toBe('command');
    expect(later(0, []).decision().kind).toBe('command');
  });

  test('DV-S8c shots of battlecraft do not start the rolls', () => {
    const craft = [{ id: 'c', from: 'P1-A', box: 1, hex: 'D0808', direction: 3, velocity: 3 }];
    const battle = from('dv-8', { turn: 3, seat: 0, phase: 'fire' }, [], [], { craft });
    const target = battle.unit('P2-A');
    battle.act(0, 'fire', { do: 'fire', unit: battle.unit('c'), source: 0, type: 0, target }, [10]);
    expect(battle.g.firstShot).toBe(0);
  });

  test('DV-S8c each battlecraft pod of the Gamma has a Battle Command for its own craft', () => {
    const battle = from('dv-8', command(0), []);
    for (const box of [1, 2, 3]) battle.act(0, 'command', { do: 'prepareCraft', unit: battle.unit('P1-A'), box });
    expect(battle.refusal(0, 'command', { do: 'search', unit: battle.unit('P1-A') })).not.toBeNull();
  });
});

describe('scenario 9: the energy pod', () => {
  const merchants: Units = ['A', 'B', 'C', 'D', 'E', 'F'].map((one) => ({
    id: `P2-${one}`,
    hex: 'D0808',
    velocity: 0,
  }));
  const mu = (pod: Partial<NonNullable<Units[number]['pods']>[number]>, more: Partial<Units[number]> = {}): Units => [
    ...merchants,
    { id: 'P1-A', hex: 'A0707', velocity: 0, pods: [{ box: 12, ...pod }], ...more },
  ];

  test.each([
    ['sound and filled', {}, false],
    ['empty', { energy: 0 }, true],
    ['damaged', { state: 'damaged' as const }, true],
    ['destroyed', { state: 'destroyed' as const }, true],
  ])('DV-S9b with the Mu’s energy pod %s the Dagger may enter: %s', (_, pod, isAsked) => {
    const battle = from('dv-9', movement(0), mu(pod));
    expect(battle.table.pending.some(({ kind }) => kind === 'bringIn')).toBe(isAsked);
    expect(battle.g.units.status[battle.unit('P1-B')]).toBe(WAITING);
  });

  test('DV-S9b it enters in A0707, any direction, velocity 0 to 3, and moves', () => {
    const battle = from('dv-9', movement(0), mu({ energy: 0 }));
    expect(battle.refusal(0, 'bringIn', { enter: true, direction: 4, velocity: 4 })?.rule).toBe('DV-S9b');
    battle.act(0, 'bringIn', { enter: true, direction: 6, velocity: 2 });
    const { g, unit } = battle;
    expect(g.units.status[unit('P1-B')]).toBe(IN_PLAY);
    expect(g.units.r[unit('P1-B')]! - g.units.r[unit('P1-A')]!).toBe(2);
  });

  test('DV-S9b kept out, it is asked for again in the next Movement Phase only', () => {
    const battle = from('dv-9', movement(0), mu({ energy: 0 }));
    battle.act(0, 'bringIn', { enter: false });
    expect(battle.decision().kind).toBe('command');
    expect(battle.g.units.status[battle.unit('P1-B')]).toBe(WAITING);
  });

  /** Both in one hex from the start of a Movement Phase to the Command Phase of their owner. */
  const meeting = (velocity: number): Battle => {
    const dagger = {
      id: 'P1-B',
      hex: 'A0707',
      direction: 6,
      velocity,
      status: 'in-play' as const,
      pods: [{ box: 1, energy: 90 }],
    };
    const battle = from('dv-9', movement(0), [...mu({ state: 'destroyed' }), dagger]);
    battle.act(1, 'command', { do: 'end' });
    battle.act(0, 'fire', { do: 'end' });
    return battle;
  };

  test('DV-S9b after a whole Movement Phase in one hex the pod is handed over and another is dropped', () => {
    const battle = meeting(0);
    const [to, daggerPod] = [battle.unit('P1-A'), battle.row('P1-B', 1)];
    battle.act(0, 'command', { do: 'takeEnergyPod', unit: to, drop: 12 });
    const row = battle.row('P1-A', 12);
    expect([battle.g.pods.energy[row], battle.g.pods.state[row], battle.g.dropped]).toEqual([90, 0, 1]);
    expect(battle.g.pods.type[daggerPod]).toBe(-1);
    expect(battle.refusal(0, 'command', { do: 'takeEnergyPod', unit: to, drop: 1 })?.rule).toBe('DV-S9b');
  });

  test('DV-8.9h a guided missile is out of control once the pod it came from has been dropped', () => {
    const battle = meeting(0);
    const [to, row] = [battle.unit('P1-A'), battle.row('P1-A', 1)];
    const missile = addUnit(battle.g, 'm', { kind: MISSILE, type: GUIDED, civ: 7, ship: to, pod: row, energy: 9 });
    const control = { do: 'control', unit: to, missile } as const;
    expect(battle.refusal(0, 'command', control)).toBeNull();
    battle.act(0, 'command', { do: 'takeEnergyPod', unit: to, drop: 1 });
    expect(battle.refusal(0, 'command', control)?.rule).toBe('DV-8.9h');
  });

  test('DV-S9b not if they have parted, nor at once on meeting', () => {
    const parted = meeting(2);
    const order = { do: 'takeEnergyPod', unit: parted.unit('P1-A'), drop: 12 } as const;
    expect(parted.refusal(0, 'command', order)?.why).toContain('one hex for a whole');
    const dagger = { id: 'P1-B', hex: 'A0707', status: 'in-play' as const, velocity: 0 };
    const met = from('dv-9', command(0), [...mu({}), dagger]);
    expect(met.refusal(0, 'command', order)?.rule).toBe('DV-S9b');
  });
});
