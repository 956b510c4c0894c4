import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import type { PositionInput } from '../../positions/position-shape.ts';
import { resample } from '../../secrets/resample.ts';
import { type Battle, givenScenario, nextCommand } from '../../testing/given.ts';
import type { Order } from '../../types.ts';
import { maneuverRating } from '../04-spaceships.ts';
import { takeHit } from '../08-fire/damage.ts';
import { rabbitMust } from './rabbits.ts';
import { checkVictory } from './victory.ts';

type Units = NonNullable<PositionInput['units']>;
type Unit = Units[number];

const PODS: Record<string, (string | null)[]> = {
  'P1-A': ['augmented-jump', 'battle-communications', 'force-field-generator-8'],
  'P1-B': ['augmented-jump', 'battle-communications'],
  'P1-D': ['hunter', 'battle-communications'],
  'P1-E': ['hunter'],
  'P1-F': ['hunter'],
};
/** Sambu far to the left, everybody else as told. */
function flight(changes: Record<string, Partial<Unit>> = {}, more: Partial<PositionInput> = {}): Battle {
  const pirates = Object.entries(PODS).map(([id, boxes]) => ({
    id,
    boxes,
    hex: 'A0809',
    direction: 3,
    velocity: 1,
    ...changes[id],
  }));
  const spears = ['P2-A', 'P2-B', 'P2-C'].map((id) => ({
    id,
    hex: 'A0101',
    direction: 9,
    velocity: 1,
    ...changes[id],
  }));
  const position: PositionInput = {
    scenario: 'dv-fsb-1',
    start: { turn: 2, seat: 0, phase: 'command' },
    units: [...pirates, ...spears],
    ...more,
  };
  return givenScenario('dv-fsb-1', { position });
}
const result = ({ table }: Battle) => table.result && [table.result.places[0] === 1 ? 0 : 1, table.result.rule];

describe('Sambu', () => {
  test('DV-FSB-S1b he wins by jumping from a sheet right of D', () => {
    const jumping = { hex: 'E0109', jump: 'jumping' as const };
    const battle = flight({ 'P1-A': jumping }, { start: { turn: 2, seat: 0, phase: 'movement' } });
    expect(result(battle)).toEqual([0, 'DV-FSB-S1b']);
    const other = flight({ 'P1-B': jumping }, { start: { turn: 2, seat: 0, phase: 'movement' } });
    expect(result(other)).toBeNull();
  });

  test('DV-FSB-S1b he dies with the bridge of his ship', () => {
    const battle = flight({ 'P1-A': { bridge: 'damaged' }, 'P1-B': { bridge: 'damaged' } });
    const play = battle.play();
    takeHit(play, battle.unit('P1-B'), 0, 'fire');
    checkVictory(play);
    expect(result(battle)).toBeNull();
    takeHit(play, battle.unit('P1-A'), 0, 'fire');
    checkVictory(play);
    expect([battle.g.sambu, result(battle)]).toEqual([-2, [1, 'DV-FSB-S1b']]);
    expect([battle.told('sambu-dead'), battle.told('sambu-captured')]).toEqual([[{ unit: battle.unit('P1-A') }], []]);
  });

  test('DV-FSB-S1g boarding his ship captures him; decisive while no pirate ship is away', () => {
    const together = { hex: 'B0505', direction: 3, velocity: 2 };
    const start = { turn: 2, seat: 1 as const, phase: 'command' as const };
    const taken = (more: Record<string, Partial<Unit>>): Battle => {
      const battle = flight({ 'P1-A': together, 'P2-B': together, ...more }, { start });
      battle.act(1, 'command', { do: 'rendezvous', unit: battle.unit('P2-B'), with: battle.unit('P1-A') });
      return battle;
    };
    const clean = taken({});
    expect([clean.g.sambu, result(clean)]).toEqual([-3, [1, 'DV-FSB-S1b']]);
    expect([clean.told('sambu-captured').length, clean.told('sambu-dead').length]).toEqual([1, 0]);
    expect(clean.table.result?.why).toContain('decisive');
    expect(taken({ 'P1-F': { status: 'jumped' } }).table.result?.why).not.toContain('decisive');
  });

  test('DV-FSB-S1b no jump engine left on any ship loses; one on another ship is hope', () => {
    const broken = { pods: [{ box: 1, state: 'damaged' as const }] };
    const all = Object.fromEntries(Object.keys(PODS).map((id) => [id, broken]));
    const check = (battle: Battle): unknown => {
      checkVictory(battle.play());
      return result(battle);
    };
    expect(check(flight({ ...all, 'P1-E': {} }))).toBeNull();
    expect(check(flight(all))).toEqual([1, 'DV-FSB-S1b']);
  });

  test('DV-FSB-S1d only Player 1 jumps, and only right of D', () => {
    const at = (hex: string): Battle => flight({ 'P1-A': { hex } });
    const jump = (battle: Battle): Order => ({ do: 'jump', unit: battle.unit('P1-A') });
    const [inside, beyond, further] = [at('D1609'), at('E0109'), at('(6,2)0109')];
    expect(inside.refusal(0, 'command', jump(inside))?.rule).toBe('DV-5.6o');
    expect(beyond.refusal(0, 'command', jump(beyond))).toBeNull();
    expect(further.refusal(0, 'command', jump(further))).toBeNull();
    const navy = flight({ 'P2-A': { hex: 'E0109' } }, { start: { turn: 2, seat: 1, phase: 'command' } });
    expect(navy.refusal(1, 'command', { do: 'jump', unit: navy.unit('P2-A') })?.rule).toBe('DV-5.6o');
  });

  test('DV-FSB-S1d he moves in secret between docked ships, and to no other', () => {
    const battle = flight({ 'P1-A': { dockedWith: 'P1-B' } });
    const order = (name: string): Order => ({ do: 'moveSambu', unit: battle.unit(name) });
    expect(battle.refusal(0, 'command', order('P1-D'))?.rule).toBe('DV-FSB-S1d');
    battle.act(0, 'command', order('P1-B'));
    expect(battle.g.sambu).toBe(battle.unit('P1-B'));
    expect(battle.events.filter(({ type }) => type === 'sambu-moved').map(({ visibleTo }) => visibleTo)).toEqual([[0]]);
  });
});

describe('what his enemy can tell', () => {
  /** Names of the ships that he is drawn on for his enemy. */
  const drawnOn = ({ game, g }: Battle): string[] => {
    const random = randomFrom(11);
    const drawn = Array.from({ length: 60 }, () => resample(game.data, g, 1, random).sambu);
    return [...new Set(drawn.map((ship) => g.names[ship]!))].sort();
  };

  test.each([false, true])('DV-FSB-S1d he may be on either of two ships that undock (he moved: %s)', (isMoving) => {
    const battle = flight({ 'P1-A': { dockedWith: 'P1-B' } });
    if (isMoving) battle.act(0, 'command', { do: 'moveSambu', unit: battle.unit('P1-B') });
    battle.act(0, 'command', { do: 'undock', unit: battle.unit('P1-A') });
    expect(drawnOn(battle)).toEqual(['P1-A', 'P1-B']);
  });

  test('DV-FSB-S1d and on any that docked and undocked in one phase', () => {
    const battle = flight();
    const [one, other] = [battle.unit('P1-D'), battle.unit('P1-A')];
    battle.act(0, 'command', { do: 'rendezvous', unit: one, with: other });
    battle.act(0, 'command', { do: 'undock', unit: one });
    expect(drawnOn(battle)).toEqual(['P1-A', 'P1-D']);
  });
});

describe('rabbits', () => {
  const beyond = { hex: 'E0809', velocity: 1 };
  const end: Order = { do: 'end' };

  test('DV-FSB-S1c out of sight of Sambu, where jumping is allowed, a ship must go', () => {
    const battle = flight({ 'P1-E': beyond });
    const rabbit = battle.unit('P1-E');
    expect(battle.refusal(0, 'command', end)).toEqual({ rule: 'DV-FSB-S1c', why: expect.stringContaining('P1-E') });
    expect(battle.refusal(0, 'command', { do: 'accelerate', unit: rabbit })?.rule).toBe('DV-FSB-S1c');
    battle.act(0, 'command', { do: 'prepareJump', unit: rabbit });
    expect(battle.refusal(0, 'command', end)).toBeNull();
  });

  test('DV-FSB-S1c in the next phase it jumps and does not abort', () => {
    const battle = flight({ 'P1-E': { ...beyond, jump: 'prepared' } });
    expect(battle.refusal(0, 'command', { do: 'abortJump', unit: battle.unit('P1-E') })?.rule).toBe('DV-FSB-S1c');
    battle.act(0, 'command', { do: 'jump', unit: battle.unit('P1-E') });
    expect(battle.refusal(0, 'command', end)).toBeNull();
  });

  test('DV-FSB-S1c an augmented jump comes at once', () => {
    const battle = flight({ 'P1-B': beyond });
    expect(battle.refusal(0, 'command', end)?.why).toContain('jump comes first');
  });

  test('DV-FSB-S1c within search range of Sambu’s ship, 10 hexes with its battle communications, nobody must', () => {
    const sambu = { hex: 'E0101' };
    const near = flight({ 'P1-A': sambu, 'P1-E': { hex: 'E0111', velocity: 1 } });
    expect(near.refusal(0, 'command', end)).toBeNull();
    const far = flight({ 'P1-A': sambu, 'P1-E': { hex: 'E0112', velocity: 1 } });
    expect(far.refusal(0, 'command', end)?.rule).toBe('DV-FSB-S1c');
  });

  test('DV-FSB-S1c on sheet D it may stay', () => {
    expect(flight({ 'P1-E': { hex: 'D1609' } }).refusal(0, 'command', end)).toBeNull();
  });

  test('DV-FSB-S1h too fast to jump it slows down, phase after phase, until it can', () => {
    const battle = flight({ 'P1-E': { ...beyond, velocity: 5 } }); // rating 4
    const rabbit = battle.unit('P1-E');
    const order = (what: 'accelerate' | 'decelerate' | 'prepareJump'): Order => ({ do: what, unit: rabbit });
    expect(maneuverRating(battle.play(), rabbit)).toBe(4);
    expect(battle.refusal(0, 'command', end)).toEqual({
      rule: 'DV-FSB-S1h',
      why: expect.stringContaining('decelerate comes first'),
    });
    expect(battle.refusal(0, 'command', order('accelerate'))?.rule).toBe('DV-FSB-S1h');
    battle.act(0, 'command', order('decelerate'));
    expect(battle.refusal(0, 'command', order('accelerate'))?.rule).toBe('DV-7.1b');
    nextCommand(battle);
    expect(battle.refusal(0, 'command', order('prepareJump'))?.rule).toBe('DV-7.1b'); // 4 is still too fast
    battle.act(0, 'command', order('decelerate'));
    nextCommand(battle);
    expect(battle.refusal(0, 'command', end)?.rule).toBe('DV-FSB-S1c');
    expect(battle.refusal(0, 'command', order('decelerate'))?.rule).toBe('DV-FSB-S1c');
    expect(battle.refusal(0, 'command', order('prepareJump'))).toBeNull();
  });

  test('DV-FSB-S1h without energy to slow down it owes nothing', () => {
    const battle = flight({ 'P1-E': { ...beyond, velocity: 4, energy: 0 } });
    expect(battle.refusal(0, 'command', end)).toBeNull();
    expect(battle.refusal(0, 'command', { do: 'accelerate', unit: battle.unit('P1-E') })?.rule).toBe('DV-7.6a');
  });

  test('DV-FSB-S1h the field comes down before it slows down, unless a missile is near', () => {
    const fast = { ...shielded, velocity: 9 };
    expect(flight({ 'P1-F': fast }).refusal(0, 'command', end)?.why).toContain('lowerField comes first');
    expect(flight({ 'P1-F': fast }, { missiles: [missile('E0814')] }).refusal(0, 'command', end)).toBeNull();
  });

  describe('a tractor beam', () => {
    const tug = { ...beyond, boxes: ['tractor-beam-8', 'battle-communications'], velocity: 4, hex: 'E0909' };
    const pull = (battle: Battle, ...maneuvers: ('accelerate' | 'decelerate' | 'left')[]): Order => ({
      do: 'tractor',
      unit: battle.unit('P1-D'),
      box: 1,
      target: battle.unit('P1-E'),
      maneuvers: maneuvers.map((one) => ({ do: one })),
    });

    test('DV-FSB-S1h of his own side does not hasten a rabbit, not even one that has no energy to slow down', () => {
      const battle = flight({ 'P1-E': { ...beyond, velocity: 5 }, 'P1-D': tug });
      expect(battle.refusal(0, 'command', pull(battle, 'accelerate'))).toEqual({
        rule: 'DV-FSB-S1h',
        why: expect.stringContaining('P1-E'),
      });
      expect(battle.refusal(0, 'command', pull(battle, 'decelerate'))).toBeNull();
      const tired = flight({ 'P1-E': { ...beyond, velocity: 5, energy: 0 }, 'P1-D': tug });
      expect(tired.refusal(0, 'command', pull(tired, 'accelerate'))?.rule).toBe('DV-FSB-S1h');
      expect(tired.refusal(0, 'command', pull(tired, 'decelerate'))).toBeNull();
    });

    test('DV-FSB-S1c nor does it hasten or turn one that could jump now', () => {
      const battle = flight({ 'P1-E': beyond, 'P1-D': { ...tug, velocity: 1 } });
      for (const what of ['accelerate', 'left'] as const)
        expect(battle.refusal(0, 'command', pull(battle, what))?.rule).toBe('DV-FSB-S1c');
      const sight = flight({ 'P1-A': beyond, 'P1-E': beyond, 'P1-D': { ...tug, velocity: 1 } });
      expect(sight.refusal(0, 'command', pull(sight, 'accelerate'))).toBeNull();
    });

    test('DV-FSB-S1c of the enemy may do as it likes: the rule binds the pirates', () => {
      const spear = { hex: 'E0909', boxes: ['tractor-beam-8', 'battle-communications'], direction: 3, velocity: 1 };
      const start = { turn: 2, seat: 1, phase: 'command' } as const;
      const battle = flight({ 'P1-E': beyond, 'P2-A': spear }, { start });
      const order = { ...pull(battle, 'accelerate'), unit: battle.unit('P2-A') };
      expect(battle.refusal(1, 'command', order)).toBeNull();
    });
  });

  const shielded = {
    ...beyond,
    boxes: ['augmented-jump', 'force-field-generator-8', 'battle-communications'],
    pods: [{ box: 2, fieldUp: true }],
  };
  const missile = (hex: string) => ({ from: 'P2-C', box: 8, type: 'guided' as const, hex, direction: 9, velocity: 3 });

  test('DV-FSB-S1f it drops its field first, but not with a missile within velocity + 2', () => {
    const calm = flight({ 'P1-F': shielded });
    expect(calm.refusal(0, 'command', end)?.why).toContain('lowerField comes first');
    calm.act(0, 'command', { do: 'lowerField', unit: calm.unit('P1-F'), box: 2 });
    calm.act(0, 'command', { do: 'jump', unit: calm.unit('P1-F') });
    const near = flight({ 'P1-F': shielded }, { missiles: [missile('E0814')] });
    expect(near.refusal(0, 'command', end)).toBeNull();
    const off = flight({ 'P1-F': shielded }, { missiles: [missile('E0815')] });
    expect(off.refusal(0, 'command', end)?.rule).toBe('DV-FSB-S1c');
  });

  test('DV-FSB-S1c a ship that has gone, one that cannot jump and Sambu’s own are no rabbits', () => {
    expect(flight({ 'P1-E': { ...beyond, status: 'jumped' } }).refusal(0, 'command', end)).toBeNull();
    const broken = { ...beyond, pods: [{ box: 1, state: 'damaged' as const }] };
    expect(flight({ 'P1-E': broken }).refusal(0, 'command', end)).toBeNull();
    const all = Object.fromEntries(Object.keys(PODS).map((id) => [id, { hex: 'E0809', velocity: 1 }]));
    expect(flight(all).refusal(0, 'command', end)).toBeNull();
  });
});

test('DV-FSB-S1c who has begun to jump, or can never jump, is told nothing more', () => {
  const must = (change: Partial<Unit>): string | null => {
    const battle = flight({ 'P1-D': { hex: 'E0509', ...change } });
    return rabbitMust(battle.play(), 0, battle.unit('P1-D'))?.do ?? null;
  };
  expect([must({}), must({ hex: 'A0809' })]).toEqual(['prepareJump', null]);
  expect(must({ jump: 'jumping' })).toBeNull();
  expect(must({ pods: [{ box: 1, state: 'damaged' }] })).toBeNull();
  expect(must({ status: 'destroyed' })).toBeNull();
});
