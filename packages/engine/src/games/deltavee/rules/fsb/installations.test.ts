import { describe, expect, test } from 'vitest';
import { viewOf } from '../../secrets/view.ts';
import { DESTROYED, IN_PLAY, VULNERABLE } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import { takeHit } from '../08-fire/damage.ts';

const pod = (box: number): number => 2 + box;
const crew = (count: number): string[] => Array(count).fill('crew');

/** A base of Player 2 that looks north, a ship of Player 1 somewhere. */
function base(
  shipHex: string,
  boxes: string[] = ['blaster', 'arsenal', ...crew(13)],
  more: Partial<Given> = {},
  unit: Partial<GivenUnit> = {},
): Battle {
  return given({
    phase: 'fire',
    options: { installations: true },
    planets: { Rock: 'A0809' },
    units: {
      'P1-A': { class: 'sword', hex: shipHex, direction: 3, velocity: 1, boxes: ['light-weapon'] },
      'P2-A': { class: 'installation-15', installation: { planet: 'Rock' }, direction: 12, boxes, ...unit },
    },
    ...more,
  });
}
const fireAt = { do: 'fire', unit: 0, source: 0, type: 0, target: 1 } as const;
const fireBack = { do: 'fire', unit: 1, source: 1, type: 0, target: 0 } as const;

describe('one hexside', () => {
  test.each([
    ['A0805', null],
    ['A0705', null],
    ['A0813', 'DV-FSB-PI2'],
    ['A1209', 'DV-FSB-PI2'],
    ['A0809', null],
  ])('DV-FSB-PI2 a base that looks north fires at %s: %s', (hex, rule) => {
    const battle = base(hex, undefined, { seat: 1 });
    expect(battle.refusal(1, 'fire', fireBack)?.rule ?? null).toBe(rule);
  });
  test('DV-FSB-PI2 fire at it from behind is declared in the dark, and lost', () => {
    const battle = base('A0813');
    expect(battle.refusal(0, 'fire', fireAt)).toBeNull();
    battle.act(0, 'fire', fireAt);
    expect(battle.told('blocked')).toEqual([{ unit: 0, target: 1 }]);
    expect(battle.refusal(0, 'fire', fireAt)?.rule).toBe('DV-8.1e');
  });
  test('DV-FSB-PI2 from the front it is fired at as any other', () => {
    const battle = base('A0806');
    battle.act(0, 'fire', fireAt, [10]);
    expect(battle.told('aim')).toMatchObject([{ range: 3, relativeVelocity: 1 }]);
  });
  test('DV-FSB-PI2 it launches only through that hexside', () => {
    const battle = base('A0801', ['arsenal', ...crew(14)], { seat: 1 });
    const rule = (hexside: number, direction: number) =>
      battle.refusal(1, 'fire', { do: 'launch', unit: 1, box: 1, missile: 0, hexside, direction, velocity: 1 })?.rule ??
      null;
    expect([rule(12, 12), rule(12, 1), rule(2, 1), rule(10, 11)]).toEqual([null, null, 'DV-FSB-PI2', 'DV-FSB-PI2']);
  });
});

describe('what the enemy learns', () => {
  test('DV-FSB-PI3 he chooses a pod by number without seeing the log', () => {
    const battle = base('A0806');
    battle.act(0, 'fire', fireAt, [1, 4]);
    expect(battle.decision('choosePart')).toMatchObject({ by: 0, about: { parts: [pod(1), pod(9)] } });
    expect([battle.g.copies.length, battle.g.pods.known[battle.row('P2-A', 1)]]).toEqual([0, 0]);
    battle.act(0, 'choosePart', { part: pod(9) });
    const row = battle.row('P2-A', 9);
    expect([battle.g.pods.state[row], battle.g.pods.hits[row], battle.g.pods.known[row]]).toEqual([VULNERABLE, 1, 0]);
  });
  test('DV-FSB-PI3 destruction is shown, lesser damage is not', () => {
    const battle = base('A0806');
    const play = battle.play();
    for (let hits = 0; hits < 3; hits++) takeHit(play, 1, pod(2), 'fire');
    const told = battle.events.filter(({ type }) => type === 'damage').map(({ visibleTo }) => visibleTo);
    expect(told).toEqual([[1], [1], 'all']);
  });
  test('DV-FSB-PI3 a ship tells its damage to its owner only', () => {
    const battle = base('A0806');
    const play = battle.play();
    for (let hits = 0; hits < 3; hits++) takeHit(play, 0, pod(1), 'fire');
    const told = battle.events.filter(({ type }) => type === 'damage').map(({ visibleTo }) => visibleTo);
    expect(told).toEqual([[0], [0], [0]]);
  });
  test('DV-FSB-PI6 its fire is seen, not the box it comes from', () => {
    const battle = base('A0806', ['crew', 'blaster', ...crew(13)], { seat: 1 });
    battle.act(1, 'fire', { ...fireBack, source: 2 }, [10]);
    expect(battle.told('fire')).toEqual([{ unit: 1, type: 0, target: 0 }]);
    expect(battle.events.find(({ type }) => type === 'fire-log')).toMatchObject({
      data: { unit: 1, source: 2 },
      visibleTo: [1],
    });
    expect(battle.g.pods.known[battle.row('P2-A', 2)]).toBe(0);
  });
  const boxesSeen = ({ game, g }: Battle): (string | null)[] => {
    const seen = viewOf(game.data, g, 0).units.find(({ unit }) => unit === 1)!;
    return [...new Set(seen.vessel!.boxes.map(({ pod: id }) => id))];
  };

  test('DV-FSB-PI6 so are its field, craft and tractor beam', () => {
    const boxes = ['battle-communications', 'command', 'energy', 'force-field-generator-7', 'battlecraft'];
    const unit = { carries: ['terwillicker-x'], states: [{ box: 5, craft: { at: 'prepared' as const } }] };
    const battle = base('A0807', [...boxes, 'tractor-beam-7', ...crew(9)], { phase: 'command', seat: 1 }, unit);
    const craft = { hexside: 12, direction: 12, velocity: 1 };
    battle.act(1, 'command', { do: 'tractor', unit: 1, box: 6, target: 0, maneuvers: [{ do: 'left' }] });
    battle.act(1, 'command', { do: 'launchCraft', unit: 1, box: 5, ...craft });
    battle.act(1, 'command', { do: 'raiseField', unit: 1, box: 4 });
    expect(['tractor', 'craft-launched', 'field-raised'].map((what) => battle.told(what).length)).toEqual([1, 1, 1]);
    expect(boxesSeen(battle)).toEqual([null]);
  });

  test('DV-FSB-PI6 and its jamming', () => {
    const battle = base('A0807', ['electronics-warfare', ...crew(14)], { phase: 'command' });
    battle.act(1, 'jam', { points: [{ unit: 1, box: 1, target: 0, count: 1 }] }, [5, 5, 5]);
    expect(battle.told('jammed')).toEqual([{ unit: 1, target: 0, count: 1 }]);
    expect(boxesSeen(battle)).not.toContain('electronics-warfare');
  });

  test('DV-FSB-PI6 that of a ship is declared with its source', () => {
    const battle = base('A0806');
    battle.act(0, 'fire', { ...fireAt, source: 1 }, [10]);
    expect(battle.told('fire')).toEqual([{ unit: 0, source: 1, type: 0, target: 1 }]);
    expect(battle.g.pods.known[battle.row('P1-A', 1)]).toBe(1);
  });
});

describe('DV-FSB-PI6 hexsides that can be ruled out', () => {
  const sidesOut = (battle: Battle): number[] =>
    [2, 4, 6, 8, 10, 12].filter((_, bit) => battle.g.units.sidesOut[1]! & (1 << bit));
  test('DV-FSB-PI6 a fire from the south that is lost rules out 6', () => {
    const battle = base('A0813');
    battle.act(0, 'fire', fireAt);
    expect(sidesOut(battle)).toEqual([6]);
  });
  test('DV-FSB-PI6 a fire from the north that gets through leaves 12', () => {
    const battle = base('A0806');
    battle.act(0, 'fire', fireAt, [10]);
    expect(sidesOut(battle)).toEqual([2, 4, 6, 8, 10]);
  });
  test('DV-FSB-PI6 its own fire tells as much; on a line between two sides both are left', () => {
    const battle = base('A0708', undefined, { seat: 1 });
    battle.act(1, 'fire', fireBack, [10]);
    expect(sidesOut(battle)).toEqual([2, 4, 6, 8]);
    expect(battle.g.units.programShown[1]).toBe(10 - 4);
  });
});

describe('its hull', () => {
  test('DV-FSB-PI5 no velocity, no field, no burster', () => {
    const battle = base('A0806', undefined, { seat: 1 });
    expect(battle.g.units.velocity[1]).toBe(0);
    expect(battle.refusal(1, 'fire', { ...fireBack, source: 0 })).not.toBeNull();
    const fired = base('A0806');
    fired.act(0, 'fire', fireAt, [1, 3]);
    expect(fired.g.pods.hits[fired.row('P2-A', 8)]).toBe(1);
  });
  test('DV-FSB-PI5 bridge, engine and more than half of its pods make its end', () => {
    const states = Array.from({ length: 7 }, (_, at) => ({ box: at + 1, state: 'destroyed' as const }));
    const hull = {
      bridge: 'destroyed',
      engine: 'destroyed',
      states: [...states, { box: 8, state: 'damaged' as const }],
    } as const;
    const battle = base('A0806', undefined, {}, { ...hull, states: [...hull.states] });
    expect(battle.g.units.status[1]).toBe(IN_PLAY);
    takeHit(battle.play(), 1, pod(8), 'fire');
    expect(battle.g.units.status[1]).toBe(DESTROYED);
  });
});
