import { describe, expect, test } from 'vitest';
import { BRIDGE, ENGINE, FIELD } from '../../data/types.ts';
import { DAMAGED, DESTROYED, IN_PLAY, OK, VULNERABLE, WRECKED } from '../../state.ts';
import { type Battle, type GivenUnit, given } from '../../testing/given.ts';
import type { Cause } from '../../types.ts';

const pod = (box: number): number => 2 + box;

function target(unit: Partial<GivenUnit>, more: Partial<Parameters<typeof given>[0]> = {}): Battle {
  return given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, boxes: ['light-weapon'] },
      'P2-A': { class: 'dagger', hex: 'A0508', direction: 3, velocity: 4, ...unit },
    },
    ...more,
  });
}

/** One fire of the sword's burster that hits, and the roll on the Hit Table. */
function hit(battle: Battle, dice: number[], name = 'P2-A'): void {
  battle.act(0, 'fire', { do: 'fire', unit: battle.unit('P1-A'), source: 0, type: 0, target: battle.unit(name) }, [
    1,
    ...dice,
  ]);
}

/** Hits that come from elsewhere. */
function hitsOn(battle: Battle, name: string, by: number, cause: Cause, left: number, dice: number[]): void {
  const play = battle.play(dice);
  play.table.pending.length = 0;
  play.top.at = 1; // the Fire Phase will ask again
  play.call('hits', { target: battle.unit(name), by, cause, left });
  play.advance();
}

const state = (battle: Battle, name = 'P2-A') => {
  const { bridge, engine, field } = battle.g.units;
  const unit = battle.unit(name);
  return [bridge[unit], engine[unit], field[unit]];
};

describe('8.7 Hit Table', () => {
  test('DV-8.7a neither part possessed: pods 7 and 15 of a Dagger', () => {
    const battle = target({ boxes: ['energy', 'crew'] });
    hit(battle, [10]);
    expect(battle.told('glancing')).toEqual([{ unit: battle.unit('P2-A') }]);
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-8.7a an empty box is not possessed', () => {
    const battle = target({ boxes: [null, 'crew'] });
    hit(battle, [4]);
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-8.7a a 3 on a ship without a field and with fewer than 8 pods', () => {
    const battle = target({ class: 'corco-gamma', boxes: ['crew', 'crew', 'crew'] });
    hit(battle, [3]);
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-8.7b one part possessed: pod 1 of a ship with fewer than nine', () => {
    const battle = target({ boxes: ['energy', 'crew'] });
    hit(battle, [4]);
    expect(battle.g.pods.state[battle.row('P2-A', 1)]).toBe(DAMAGED);
    expect(state(battle)).toEqual([OK, OK, OK]);
  });
  test('DV-8.7c both parts possessed: the Phasing player chooses bridge or engine', () => {
    const battle = target({});
    hit(battle, [2]);
    expect(battle.decision('choosePart')).toMatchObject({ by: 0, about: { parts: [BRIDGE, ENGINE], cause: 'fire' } });
    battle.act(0, 'choosePart', { part: ENGINE });
    expect(state(battle)).toEqual([OK, DAMAGED, OK]);
  });
  test('DV-8.7c pods 1 and 9 share a result', () => {
    const battle = target({ class: 'corco-iota', boxes: Array(9).fill('crew') });
    hit(battle, [4]);
    expect(battle.refusal(0, 'choosePart', { part: pod(2) })).toMatchObject({ rule: 'DV-8.7c' });
    battle.act(0, 'choosePart', { part: pod(9) });
    expect(battle.g.pods.state[battle.row('P2-A', 9)]).toBe(VULNERABLE);
  });
  test('DV-8.7c he inspects the log before choosing, and keeps what he read', () => {
    const battle = target(
      { boxes: ['heavy-weapon', 'energy'], energy: 30, states: [{ box: 2, energy: 100 }] },
      { turn: 4 },
    );
    hit(battle, [2]);
    const { copies, pods } = battle.g;
    expect([1, 2].map((box) => pods.known[battle.row('P2-A', box)])).toEqual([1, 1]);
    expect(copies).toMatchObject([{ unit: battle.unit('P2-A'), turn: 4, energy: 30 }]);
    expect(copies[0]!.pods).toMatchObject([{ left: [8, 4, 2, 1, 0] }, { energy: 100 }]);
  });
  test('DV-8.7 DV-8.8 all see the die and the part that is hit, only its owner what becomes of it', () => {
    const battle = target({ boxes: ['energy', 'crew'] });
    hit(battle, [4]);
    const heard = battle.events.slice(-3).map(({ rule, type, visibleTo, data: told }) => [rule, type, visibleTo, told]);
    const unit = battle.unit('P2-A');
    expect(heard).toEqual([
      ['DV-8.7', 'roll', 'all', { sides: 10, value: 4 }],
      ['DV-8.8', 'hit', 'all', { unit, part: pod(1), cause: 'fire' }],
      ['DV-8.8', 'damage', [1], { unit, part: pod(1), state: DAMAGED }],
    ]);
  });
  test('DV-8.7b one part alone shows no log', () => {
    const battle = target({ boxes: ['energy', 'crew'] });
    hit(battle, [4]);
    expect(battle.g.copies).toEqual([]);
  });
  test('DV-8.7d a 1 is a critical hit on any part of the target', () => {
    const battle = target({ boxes: ['energy', 'crew'] });
    hit(battle, [1]);
    expect(battle.decision('choosePart').about).toMatchObject({ parts: [BRIDGE, ENGINE, FIELD, pod(1), pod(2)] });
    battle.act(0, 'choosePart', { part: pod(2) });
    expect(battle.g.pods.state[battle.row('P2-A', 2)]).toBe(DAMAGED);
  });
  test('DV-8.8d a destroyed part is not worth a question: the other one is hit', () => {
    const battle = target({ bridge: 'destroyed' });
    hit(battle, [2]);
    expect(state(battle)).toEqual([WRECKED, DAMAGED, OK]);
    expect(battle.g.copies).toMatchObject([{ unit: battle.unit('P2-A'), turn: 1 }]);
  });
});

describe('8.7 unrevealed units and missiles', () => {
  const craft = { id: 'craft', from: 'P2-A', box: 1, hex: 'A0508', direction: 3, velocity: 4 };
  const withCraft = (revealed: boolean): Battle =>
    target({ boxes: ['battlecraft'], carries: ['terwillicker-x'] }, { craft: [{ ...craft, revealed }] });
  const withMissile = (revealed: boolean): Battle =>
    target(
      { boxes: ['heavy-weapon'] },
      {
        missiles: [
          { id: 'm', type: 'guided', from: 'P2-A', box: 1, hex: 'A0508', direction: 3, velocity: 4, revealed },
        ],
      },
    );
  test('DV-8.7e a critical hit on an unrevealed target is no hit', () => {
    const battle = withCraft(false);
    hit(battle, [1], 'craft');
    expect(battle.told('glancing')).toEqual([{ unit: battle.unit('craft') }]);
    expect(battle.table.pending.map(({ kind }) => kind)).not.toContain('choosePart');
    expect(battle.g.units.revealed[battle.unit('craft')]).toBe(0);
  });
  test('DV-8.7d of a revealed battlecraft it is bridge or engine', () => {
    const battle = withCraft(true);
    hit(battle, [1], 'craft');
    expect(battle.decision('choosePart').about).toMatchObject({ parts: [BRIDGE, ENGINE] });
  });
  test('DV-8.7a pod results miss a battlecraft', () => {
    const battle = withCraft(true);
    hit(battle, [4], 'craft');
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-2.5e a unit hit and not destroyed is revealed', () => {
    const battle = withCraft(false);
    hit(battle, [2], 'craft');
    battle.act(0, 'choosePart', { part: BRIDGE });
    expect(battle.g.units.revealed[battle.unit('craft')]).toBe(1);
  });
  test.each([
    [true, 1, DESTROYED],
    [true, 2, DESTROYED],
    [true, 3, IN_PLAY],
    [false, 1, IN_PLAY],
    [false, 2, DESTROYED],
    [false, 4, IN_PLAY],
  ])('DV-8.7f missile revealed %s, roll %i: status %i', (revealed, die, status) => {
    const battle = withMissile(revealed);
    hit(battle, [die], 'm');
    expect(battle.g.units.status[battle.unit('m')]).toBe(status);
  });
});

describe('who chooses, one hit after the other', () => {
  test('DV-6.6b with asteroids a critical hit has no effect', () => {
    const battle = target({});
    hitsOn(battle, 'P2-A', 1, 'asteroids', 1, [1]);
    expect(battle.told('hit')).toEqual([]);
  });
  test('DV-6.6b the owner of the moving unit chooses, destroyed parts too, without the enemy seeing the log', () => {
    const battle = target({ bridge: 'destroyed' });
    hitsOn(battle, 'P2-A', 1, 'asteroids', 1, [2]);
    expect(battle.decision('choosePart')).toMatchObject({ by: 1, about: { parts: [BRIDGE, ENGINE] } });
    battle.act(1, 'choosePart', { part: BRIDGE });
    expect(state(battle)).toEqual([WRECKED, OK, OK]);
    expect(battle.g.copies).toEqual([]);
  });
  test('DV-8.7c interception hits: the owner of the missile chooses each of three', () => {
    const battle = target({ class: 'sword', boxes: ['crew', 'crew', 'crew', 'crew', 'crew'] });
    hitsOn(battle, 'P2-A', 0, 'interception', 3, [4, 2]);
    expect(battle.decision('choosePart').by).toBe(0);
    battle.act(0, 'choosePart', { part: BRIDGE }, [9]);
    expect(battle.g.pods.state[battle.row('P2-A', 1)]).toBe(VULNERABLE);
    expect(state(battle)[0]).toBe(VULNERABLE);
    expect(battle.told('glancing')).toHaveLength(1);
  });
});
