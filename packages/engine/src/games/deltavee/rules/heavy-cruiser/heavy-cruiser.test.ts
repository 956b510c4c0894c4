import { describe, expect, test } from 'vitest';
import { BRIDGE, ENGINE, FIELD } from '../../data/types.ts';
import { CRAFT_LOST, DAMAGED, DESTROYED, IN_PLAY, OK, VULNERABLE, WRECKED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import { fieldState } from '../04-spaceships.ts';
import { takeHit } from '../08-fire/damage.ts';
import { burnAreas } from './missile-hit.ts';

const pod = (box: number): number => 2 + box;
const crew = (count: number): string[] => Array(count).fill('crew');

function cruiser(unit: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle {
  return given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, boxes: ['light-weapon'] },
      'P2-A': { class: 'heavy-cruiser', hex: 'A0508', direction: 3, velocity: 4, boxes: crew(39), ...unit },
    },
    ...more,
  });
}
function hit(battle: Battle, dice: number[]): void {
  battle.act(0, 'fire', { do: 'fire', unit: 0, source: 0, type: 0, target: 1 }, [1, ...dice]);
}
const boxesHit = (battle: Battle): number[] => {
  const from = battle.row('P2-A', 1);
  return battle.g.pods.hits.slice(from, from + 39).flatMap((hits, at) => (hits > 0 ? [at + 1] : []));
};
const fields = (battle: Battle): number[] => [0, 1, 2, 3].map((index) => fieldState(battle.g, 1, index));

describe('the two-die Hit Table', () => {
  test.each([
    [4, 2, 1],
    [4, 5, 17],
    [10, 10, 39],
    [3, 4, 8],
  ])('DV-HC-1 dice %i and %i hit pod %i', (first, second, box) => {
    const battle = cruiser();
    hit(battle, [first, second]);
    expect(boxesHit(battle)).toEqual([box]);
  });
  test('DV-HC-1 the second die alone is rolled again while the pod does not exist', () => {
    const battle = cruiser({ boxes: crew(10) });
    hit(battle, [4, 9, 5, 3]);
    expect(boxesHit(battle)).toEqual([9]);
  });
  test('DV-HC-1 bridge or engine by the second die, without a choice; 9 and 10 are no effect', () => {
    const parts = (second: number): number[] => {
      const battle = cruiser();
      hit(battle, [2, second]);
      return [battle.g.units.bridge[1]!, battle.g.units.engine[1]!];
    };
    expect([1, 3, 6, 8, 9].map(parts)).toEqual([
      [VULNERABLE, OK],
      [OK, VULNERABLE],
      [VULNERABLE, OK],
      [OK, VULNERABLE],
      [OK, OK],
    ]);
  });
  test('DV-HC-1 a first 1 is a critical hit on any part', () => {
    const battle = cruiser();
    hit(battle, [1, 7]);
    expect((battle.decision('choosePart').about as { parts: number[] }).parts).toHaveLength(3 + 39);
  });
  test('DV-HC-1 by option for all ships', () => {
    const battle = cruiser({ class: 'corco-iota', boxes: crew(9) }, { options: { extendedHitTable: true } });
    hit(battle, [4, 3]);
    expect(boxesHit(battle)).toEqual([9]);
  });
});

describe('four fields', () => {
  test.each([
    [[3], [VULNERABLE, OK, OK, OK]],
    [[4], [OK, VULNERABLE, OK, OK]],
    [[7], [OK, OK, VULNERABLE, OK]],
    [[9], [OK, OK, OK, VULNERABLE]],
    [
      [10, 1, 8],
      [VULNERABLE, OK, OK, VULNERABLE],
    ],
    [
      [10, 10, 1, 4, 4],
      [VULNERABLE, DAMAGED, OK, OK],
    ],
  ])('DV-HC-2 field dice %j', (dice, states) => {
    const battle = cruiser();
    hit(battle, [3, 1, ...dice]);
    expect(fields(battle)).toEqual(states);
  });
  test('DV-HC-2 only the field that is destroyed drops', () => {
    const battle = cruiser({ fieldUp: true });
    const play = battle.play([6, 6, 6]);
    for (let hits = 0; hits < 3; hits++) takeHit(play, 1, FIELD, 'fire');
    expect([fields(battle), battle.g.units.fieldUp[1]]).toEqual([[OK, OK, WRECKED, OK], 0b1011]);
  });
});

describe('a missile', () => {
  const wrecked = (battle: Battle): number[] => {
    const from = battle.row('P2-A', 1);
    return battle.g.pods.state.slice(from, from + 39).flatMap((state, at) => (state === WRECKED ? [at + 1] : []));
  };
  test('DV-HC-3 the worked example: field 2 destroyed, so pods 11 to 20 are, and three hits follow', () => {
    const battle = cruiser({ fieldUp: true, field: ['ok', 'destroyed', 'ok', 'ok'] });
    expect(burnAreas(battle.play(), 1)).toBe(3);
    expect(wrecked(battle)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });
  test('DV-HC-3 area 1 has bridge and engine too', () => {
    const battle = cruiser({ fieldUp: true });
    const play = battle.play([1, 2, 3]);
    for (let hits = 0; hits < 3; hits++) takeHit(play, 1, FIELD, 'fire');
    burnAreas(battle.play(), 1);
    expect([battle.g.units.bridge[1], battle.g.units.engine[1], wrecked(battle)]).toEqual([
      WRECKED,
      WRECKED,
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ]);
    expect(battle.g.units.status[1]).toBe(IN_PLAY);
  });
  test('DV-HC-3 all four up: only the three hits; none up: the ship is destroyed', () => {
    const up = cruiser({ fieldUp: true });
    expect([burnAreas(up.play(), 1), wrecked(up)]).toEqual([3, []]);
    const down = cruiser();
    expect([burnAreas(down.play(), 1), down.g.units.status[1]]).toEqual([0, DESTROYED]);
  });
});

describe('a missile in play', () => {
  /** A missile launched into its hex meets it without a roll; the dice are those of the three hits. */
  const struck = (field: NonNullable<GivenUnit['field']>): Battle => {
    const battle = cruiser(
      { hex: 'A0504', fieldUp: true, field },
      {
        units: {
          'P1-A': { class: 'sword', hex: 'A0505', direction: 12, velocity: 4, boxes: ['light-weapon'] },
          'P2-A': {
            ...{ class: 'heavy-cruiser', hex: 'A0504', direction: 12, velocity: 4, boxes: crew(39) },
            ...{ fieldUp: true, field },
          },
        },
      },
    );
    const course = { hexside: 12, direction: 12, velocity: 4 };
    battle.act(0, 'fire', { do: 'launch', unit: 0, box: 1, missile: 0, ...course }, [2, 10, 2, 10, 2, 10]);
    return battle;
  };
  test('DV-HC-3 a damaged field that is up still holds: only the three hits follow', () => {
    const battle = struck(['ok', 'damaged', 'vulnerable', 'ok']);
    expect([battle.told('area-destroyed'), battle.told('glancing')]).toEqual([
      [],
      [{ unit: 1 }, { unit: 1 }, { unit: 1 }],
    ]);
    expect(battle.g.units.status[1]).toBe(IN_PLAY);
  });
  test('DV-HC-3 behind a destroyed one everything is gone', () => {
    expect(struck(['ok', 'ok', 'destroyed', 'ok']).told('area-destroyed')).toEqual([{ unit: 1, field: 2 }]);
  });
});

describe('the two-die table for all', () => {
  const options = { extendedHitTable: true };
  const craft = { id: 'c', from: 'P2-A', box: 1, hex: 'A0508', direction: 3, velocity: 4, revealed: true };
  const carrier = { class: 'sword', boxes: ['battlecraft', 'crew'], carries: ['terwillicker-x'] };
  const at = (battle: Battle, target: number, dice: number[]): void =>
    battle.act(0, 'fire', { do: 'fire', unit: 0, source: 0, type: 0, target }, [1, ...dice]);

  test('DV-HC-1 a battlecraft needs one die, unless it names bridge or engine', () => {
    const critical = cruiser(carrier, { options, craft: [craft] });
    at(critical, critical.unit('c'), [1]);
    expect(critical.decision('choosePart').about).toMatchObject({ parts: [BRIDGE, ENGINE] });
    const missed = cruiser(carrier, { options, craft: [craft] });
    at(missed, missed.unit('c'), [5]);
    expect(missed.told('glancing')).toEqual([{ unit: missed.unit('c') }]);
    const engine = cruiser(carrier, { options, craft: [craft] });
    at(engine, engine.unit('c'), [2, 3]);
    expect(engine.g.units.engine[engine.unit('c')]).toBeGreaterThan(OK);
  });
  test('DV-HC-1 a line without any pod of the ship is a glancing blow, and no second die is rolled', () => {
    const battle = cruiser({ class: 'sword', boxes: crew(5) }, { options });
    at(battle, 1, [10]);
    expect(battle.told('glancing')).toEqual([{ unit: 1 }]);
  });
});

describe('storage pods', () => {
  const storage = ['storage', 'storage', 'storage', 'storage'];
  test('DV-HC-4 a hit on any of its four boxes counts for the storage pod', () => {
    const battle = cruiser({ boxes: [...crew(3), ...storage, ...crew(8)] });
    const play = battle.play();
    for (const box of [7, 5]) takeHit(play, 1, pod(box), 'fire');
    expect([4, 5, 6, 7].map((box) => battle.g.pods.state[battle.row('P2-A', box)])).toEqual([DAMAGED, OK, OK, OK]);
  });
  test('DV-HC-4 in a critical hit it is one part', () => {
    const battle = cruiser({ boxes: [...storage, 'crew'] });
    hit(battle, [1, 1]);
    expect(battle.decision('choosePart').about).toMatchObject({ parts: [BRIDGE, ENGINE, FIELD, pod(1), pod(5)] });
  });
  test('DV-HC-4 the ship inside is lost when the pod is damaged', () => {
    const battle = cruiser(
      {},
      {
        units: {
          'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, boxes: ['light-weapon'] },
          'P2-A': { class: 'military-transport', hex: 'A0508', direction: 3, velocity: 4, boxes: [...storage, 'crew'] },
          'P2-B': { class: 'dagger', stowedIn: 'P2-A' },
        },
      },
    );
    takeHit(battle.play(), 1, pod(2), 'fire');
    expect([battle.g.pods.craft[battle.row('P2-A', 1)], battle.g.units.status[battle.unit('P2-B')]]).toEqual([
      CRAFT_LOST,
      DESTROYED,
    ]);
  });
  test('DV-HC-4 also if it is the first unit of all', () => {
    const transport = {
      class: 'military-transport',
      hex: 'A0508',
      direction: 3,
      velocity: 4,
      boxes: [...storage, 'crew'],
    };
    const battle = given({
      units: {
        'P1-B': { class: 'dagger', stowedIn: 'P1-A' },
        'P1-A': transport,
        'P2-A': { class: 'dagger', hex: 'A1616' },
      },
    });
    expect(battle.unit('P1-B')).toBe(0);
    takeHit(battle.play(), battle.unit('P1-A'), pod(1), 'fire');
    takeHit(battle.play(), battle.unit('P1-A'), pod(1), 'fire');
    expect(battle.g.units.status[0]).toBe(DESTROYED);
  });
});
