import { describe, expect, test } from 'vitest';
import { distance } from '#hex/index';
import { nameOf } from '../../data/coordinates.ts';
import { audit } from '../../positions/audit.ts';
import type { PositionInput } from '../../positions/position-shape.ts';
import { possibleHexsides } from '../../secrets/knowledge.ts';
import { IN_PLAY, REMOVED } from '../../state.ts';
import { type Battle, givenScenario } from '../../testing/given.ts';
import type { Maneuver } from '../../types.ts';
import { destroyUnit } from '../08-fire/damage.ts';
import { checkVictory } from './victory.ts';
import { moveMoons } from './yamani.ts';

type Units = NonNullable<PositionInput['units']>;
type Unit = Units[number];
const SHEETS = { A: [0, 0], B: [1, 0], C: [0, 1], D: [1, 1] } as const;
const FP = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((one) => `P1-${one}`);
const PSA = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((one) => `P2-${one}`);

/** The Federation at the foot of sheet C, the Alliance south of Yamani, all at rest. */
function yamani(changes: Record<string, Partial<Unit>> = {}, more: Partial<PositionInput> = {}): Battle {
  const units = [
    ...FP.map((id) => ({ id, hex: 'C0118', velocity: 0, ...changes[id] })),
    ...PSA.map((id) => ({ id, hex: 'B1316', velocity: 0, ...changes[id] })),
    ...['P2-COM', 'P2-FTR', 'P2-H'].flatMap((id) => (changes[id] ? [{ id, ...changes[id] }] : [])),
  ];
  const start = { turn: 1, seat: 1, phase: 'fire' } as const;
  const position: PositionInput = { scenario: 'dv-fsb-2', start, units, ...more };
  return givenScenario('dv-fsb-2', { position });
}
const moon = ({ g }: Battle): string => nameOf(SHEETS, g.planetQ[1]!, g.planetR[1]!);
const where = ({ g, unit }: Battle, name: string): string =>
  nameOf(SHEETS, g.units.q[unit(name)]!, g.units.r[unit(name)]!);
const isTractor = ({ game, g }: Battle, row: number): boolean => game.data.pods[g.pods.type[row]!]?.tractor != null;
const result = ({ table }: Battle) => table.result && [table.result.places, table.result.rule];

describe('the moon', () => {
  test('DV-FSB-S2a 72 moves take it around Dragor by the printed turns, always 12 hexes away', () => {
    const battle = yamani();
    const corners: string[] = [];
    for (let move = 1; move <= 72; move++) {
      moveMoons(battle.play(), 1);
      const { planetQ, planetR, planetDirection } = battle.g;
      expect(distance(planetQ[0]!, planetR[0]!, planetQ[1]!, planetR[1]!)).toBe(12);
      if (move % 12 === 0) corners.push(`${moon(battle)} ${planetDirection[1]}`);
    }
    expect(corners).toEqual(['D1307 8', 'D0113 10', 'C0507 12', 'A0513 2', 'B0107 4', 'B1313 6']);
  });

  test('DV-FSB-S2a it moves at the start of Player 2’s Movement Phase with bases and what orbits it', () => {
    const orbiting = {
      'P1-A': { hex: 'B1313', velocity: 1 },
      'P1-B': { hex: 'B1313', velocity: 0 },
      'P1-C': { hex: 'B1314' },
    };
    const battle = yamani(orbiting, { start: { turn: 1, seat: 1, phase: 'movement' } });
    expect(moon(battle)).toBe('B1314');
    expect(['P2-COM', 'P2-FTR', 'P2-H', 'P1-A', 'P1-B', 'P1-C'].map((name) => where(battle, name))).toEqual([
      'B1314',
      'B1314',
      'B1314',
      'B1314',
      'B1313',
      'B1314',
    ]);
    expect(moon(yamani({}, { start: { turn: 1, seat: 0, phase: 'movement' } }))).toBe('B1313');
  });

  test('DV-FSB-S2a missiles in the hex that it enters are lost when the phase ends (R62)', () => {
    const missile = { from: 'P2-A', type: 'intelligent' as const, direction: 12, velocity: 1 };
    const missiles = [
      { id: 'm', ...missile, hex: 'B1314' },
      { id: 'n', ...missile, hex: 'B1316' },
    ];
    const battle = yamani({}, { start: { turn: 1, seat: 1, phase: 'movement' }, missiles });
    battle.act(1, 'move', { rest: true });
    expect(['m', 'n'].map((name) => battle.g.units.status[battle.unit(name)])).toEqual([REMOVED, IN_PLAY]);
  });

  test('DV-FSB-S2h a base keeps its side to Dragor: its hexside turns with the moon', () => {
    const battle = yamani({ 'P2-COM': { direction: 12 }, 'P2-FTR': { direction: 4 } });
    for (let move = 0; move < 12; move++) moveMoons(battle.play(), 1);
    const { direction } = battle.g.units;
    expect([direction[battle.unit('P2-COM')], direction[battle.unit('P2-FTR')]]).toEqual([2, 6]);
  });

  test('DV-FSB-S2h a ship docked with a base goes and turns with it', () => {
    const docked = { hex: 'B1313', direction: 12, velocity: 0, dockedWith: 'P2-COM' };
    const battle = yamani({ 'P2-COM': { direction: 12 }, 'P2-B': docked });
    for (let move = 0; move < 12; move++) moveMoons(battle.play(), 1);
    expect(where(battle, 'P2-B')).toBe(where(battle, 'P2-COM'));
    expect(battle.g.units.direction[battle.unit('P2-B')]).toBe(2);
    expect(audit(battle.game.data, battle.g)).toEqual([]);
  });

  test('DV-FSB-S2h hexsides that were ruled out turn with the base: the others stay possible', () => {
    const battle = yamani({ 'P2-COM': { direction: 8 } });
    const base = battle.unit('P2-COM');
    battle.g.units.sidesOut[base] = 0b100111; // 8 or 10
    for (let move = 0; move < 12; move++) moveMoons(battle.play(), 1);
    expect([battle.g.units.direction[base], possibleHexsides(battle.g, base)]).toEqual([10, [10, 12]]);
    for (let move = 0; move < 12; move++) moveMoons(battle.play(), 1);
    expect([battle.g.units.direction[base], possibleHexsides(battle.g, base)]).toEqual([12, [2, 12]]);
  });
});

describe('the guardship', () => {
  const free = (hex: string): Battle => yamani({ 'P1-A': { hex } }, { start: { turn: 1, seat: 1, phase: 'command' } });

  test('DV-FSB-S2b the Sai is bound until an enemy ship is within 12 hexes', () => {
    const bound = free('A1613');
    expect(bound.g.units.bound[bound.unit('P2-H')]).toBe(1);
    expect(bound.refusal(1, 'command', { do: 'accelerate', unit: bound.unit('P2-H') })?.rule).toBe('DV-FSB-S2b');
    const near = free('B0113');
    expect(near.g.units.bound[near.unit('P2-H')]).toBe(0);
    expect(near.refusal(1, 'command', { do: 'accelerate', unit: near.unit('P2-H') })).toBeNull();
  });

  test('DV-FSB-S2b nor does a friendly tractor beam or a ship docked to it take it out of its orbit', () => {
    const tug = { hex: 'B1313', direction: 12, velocity: 1, dockedWith: 'P2-H' };
    const start = { turn: 1, seat: 1, phase: 'command' } as const;
    const battle = yamani({ 'P2-H': { direction: 12 }, 'P2-B': tug }, { start });
    const [base, guard] = [battle.unit('P2-COM'), battle.unit('P2-H')];
    const box = battle.g.pods.type.findIndex((_, row) => row >= battle.row('P2-COM', 1) && isTractor(battle, row));
    const beam = { do: 'tractor', unit: base, box: box - battle.row('P2-COM', 1) + 1, target: guard } as const;
    const pull = (maneuver: Maneuver) => battle.refusal(1, 'command', { ...beam, maneuvers: [maneuver] })?.rule;
    expect([pull({ do: 'accelerate' }), pull({ do: 'weave', hexside: 6 }), pull({ do: 'left' })]).toEqual([
      'DV-FSB-S2b',
      'DV-FSB-S2b',
      undefined,
    ]);
    expect(battle.refusal(1, 'command', { do: 'accelerate', unit: battle.unit('P2-B') })?.rule).toBe('DV-FSB-S2b');
    const moving = yamani({ 'P2-H': { direction: 12 }, 'P2-B': tug }, { start: { ...start, phase: 'movement' } });
    expect([moon(moving), where(moving, 'P2-H'), where(moving, 'P2-B')]).toEqual(['B1314', 'B1314', 'B1314']);
    expect(moving.table.pending[0]?.kind).not.toBe('move');
  });
});

describe('the end', () => {
  const wreck = (battle: Battle, ...names: string[]): Battle => {
    for (const name of names) destroyUnit(battle.play(), battle.unit(name), 'test');
    return battle;
  };
  const agree = (battle: Battle): Battle => {
    battle.g.ended = 1;
    checkVictory(battle.play());
    return battle;
  };

  test('DV-FSB-S2c the Alliance wins if its communications base stands', () => {
    expect(result(agree(wreck(yamani(), ...PSA, 'P2-FTR')))).toEqual([[2, 1], 'DV-FSB-S2c']);
  });

  test('DV-FSB-S2c if not, the side with more undestroyed pods', () => {
    expect(result(agree(wreck(yamani(), 'P2-COM')))).toEqual([[1, 2], 'DV-FSB-S2c']);
    expect(result(agree(wreck(yamani(), 'P2-COM', 'P1-A', 'P1-B', 'P1-C')))).toEqual([[2, 1], 'DV-FSB-S2c']);
  });

  test('DV-FSB-S2c the pods of a captured ship count for the captor; equal numbers are a draw', () => {
    const pods = (changes: Record<string, Partial<Unit>>, ...lost: string[]) =>
      result(agree(wreck(yamani(changes), ...lost)))?.[0];
    const left = ['P1-B', 'P2-A'];
    const lost = [...FP, ...PSA, 'P2-COM', 'P2-FTR', 'P2-H'].filter((name) => !left.includes(name));
    expect(pods({}, ...lost)).toEqual([1, 1]);
    expect(pods({ 'P1-B': { captured: true } }, ...lost)).toEqual([2, 1]);
  });

  const jump = (hex: string) => {
    const battle = yamani({ 'P1-A': { hex, direction: 8 } }, { start: { turn: 1, seat: 0, phase: 'command' } });
    return battle.refusal(0, 'command', { do: 'jump', unit: battle.unit('P1-A') });
  };

  test('DV-FSB-S2d jumping only more than 24 hexes from Dragor', () => {
    expect(jump('(1,2)0107')?.rule).toBe('DV-5.6o');
    expect(jump('(1,2)0108')).toBeNull();
  });

  test('DV-FSB-S2e the battle ends when only one player has units on the four sheets', () => {
    const gone = Object.fromEntries(FP.map((id) => [id, { hex: '(-1,1)1618' }]));
    const battle = yamani({ ...gone, 'P1-A': { hex: 'C0118' } });
    checkVictory(battle.play());
    expect(result(battle)).toBeNull();
    const empty = yamani(gone);
    checkVictory(empty.play());
    expect(result(empty)).toEqual([[2, 1], 'DV-FSB-S2c']);
  });

  test('DV-FSB-S2e both may end it by agreement', () => {
    const battle = yamani();
    const offer = { decision: null, by: 0, kind: 'offer', with: { kind: 'endBattle', to: [1], terms: {} } } as const;
    expect(battle.play().act(offer)).toBeNull();
    expect(result(battle)).toBeNull();
    const { id } = battle.table.offers[0]!;
    expect(battle.play().act({ decision: null, by: 1, kind: 'accept', with: { offer: id } })).toBeNull();
    expect(result(battle)).toEqual([[2, 1], 'DV-FSB-S2c']);
  });

  test('DV-FSB-S2e each may offer it once a Game-Turn, and only in this scenario', () => {
    const battle = yamani();
    const offer = (by: number) => ({
      decision: null,
      by,
      kind: 'offer',
      with: { kind: 'endBattle', to: [1 - by], terms: {} },
    });
    battle.play().act(offer(0));
    expect(battle.play().check(offer(0))?.rule).toBe('DV-FSB-S2e');
    battle.play().act({ decision: null, by: 1, kind: 'decline', with: { offer: battle.table.offers[0]!.id } });
    expect(battle.play().check(offer(0))?.rule).toBe('DV-FSB-S2e');
    expect(battle.play().check(offer(1))).toBeNull();
    battle.g.turn = 2;
    expect(battle.play().check(offer(0))).toBeNull();
    const other = givenScenario('dv-1');
    expect(other.play().check(offer(0))?.rule).toBe('DV-FSB-S2e');
  });

  test('DV-FSB-S2f a fighter takes one guided missile when it refuels, while an equipment pod is sound', () => {
    const refuel = (state: 'ok' | 'damaged'): number => {
      const pods = [
        { box: 5, craft: { energy: 3, rails: [] } },
        { box: 11, state },
        { box: 12, state },
      ];
      const battle = yamani({ 'P2-FTR': { pods } }, { start: { turn: 1, seat: 1, phase: 'command' } });
      const unit = battle.unit('P2-FTR');
      battle.act(1, 'command', { do: 'refuel', unit, box: 5, units: 4 });
      return battle.g.pods.craftRails[battle.row('P2-FTR', 5)]!;
    };
    expect([refuel('ok'), refuel('damaged')]).toEqual([4, 0]);
  });
});
