import { describe, expect, test } from 'vitest';
import { GUIDED, INTELLIGENT, MIMS, UNGUIDED } from '../../data/types.ts';
import { DESTROYED, IN_PLAY, REMOVED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { ShotOf } from '../../types.ts';
import { missilesLeft, missilesReady } from '../05-pods.ts';

/** A Sword in direction 12 (a hexside) at velocity 3, far from the enemy. */
function launcher(unit: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle {
  return given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0509', direction: 12, velocity: 3, boxes: ['arsenal', 'hunter'], ...unit },
      'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
    },
    ...more,
  });
}
type Launch = ShotOf<'launch'>;
const launch = (change: Partial<Launch> = {}): Launch => ({
  do: 'launch',
  unit: 0,
  box: 1,
  missile: UNGUIDED,
  hexside: 12,
  direction: 12,
  velocity: 3,
  ...change,
});
const refusal = (battle: Battle, change: Partial<Launch> = {}) =>
  battle.refusal(0, 'fire', launch(change))?.rule ?? null;
const CLOCK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** every hexside and direction that is accepted */
const placements = (battle: Battle): [number, number[]][] =>
  CLOCK.map((hexside): [number, number[]] => [
    hexside,
    CLOCK.filter((direction) => refusal(battle, { hexside, direction }) === null),
  ]).filter(([, directions]) => directions.length > 0);

describe('9.4 placement', () => {
  test('DV-9.4b Diagram C: from a hexside', () => {
    expect(placements(launcher())).toEqual([
      [2, [1, 2, 12]],
      [10, [10, 11, 12]],
      [12, [1, 11, 12]],
    ]);
  });
  test('DV-9.4b Diagram D: from a corner', () => {
    expect(placements(launcher({ direction: 1 }))).toEqual([
      [2, [1, 2, 3]],
      [12, [1, 11, 12]],
    ]);
  });
  test('DV-9.4c the missile is put into the adjacent hex, never into that of the ship', () => {
    const battle = launcher();
    battle.act(0, 'fire', launch());
    const { q, r } = battle.g.units;
    const missile = battle.unit('P1-A-U01');
    expect([q[missile], r[missile]]).toEqual([q[0], r[0]! - 1]);
  });
  test('DV-9.4a velocity: that of the ship, one more or one less', () => {
    const legal = (velocity: number): number[] =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((one) => refusal(launcher({ velocity }), { velocity: one }) === null);
    expect([legal(3), legal(1), legal(0), legal(9)]).toEqual([[2, 3, 4], [1, 2], [1], [8, 9]]);
  });
  test('DV-9.4d several into one hex, with courses alike or different', () => {
    const battle = launcher();
    battle.act(0, 'fire', launch());
    battle.act(0, 'fire', launch());
    battle.act(0, 'fire', launch({ box: 2, direction: 1, velocity: 4 }));
    const { q, r } = battle.g.units;
    expect(new Set([2, 3, 4].map((unit) => `${q[unit]},${r[unit]}`)).size).toBe(1);
  });
});

describe('9.0 to 9.3', () => {
  test('DV-9.0a missiles are launched in the Fire Phase of their owner only', () => {
    const battle = launcher({}, { phase: 'command' });
    expect(battle.table.pending.map(({ kind }) => kind)).toEqual(['command']);
    const other = launcher({}, { seat: 1 });
    expect(other.refusal(1, 'fire', launch())?.rule).toBe('DV-8.0a');
  });
  test('DV-9.1a a type that needs preparation must have been prepared', () => {
    const battle = launcher({
      boxes: ['heavy-weapon', 'arsenal'],
      states: [{ box: 1, missiles: { guided: 3 }, ready: { guided: 1 } }],
    });
    expect([UNGUIDED, GUIDED, INTELLIGENT, MIMS].map((missile) => refusal(battle, { missile }))).toEqual([
      null,
      null,
      'DV-9.1a',
      'DV-9.1a',
    ]);
    expect(refusal(battle, { box: 2, missile: GUIDED })).toBeNull();
  });
  test('DV-9.1a a prepared missile leaves the prepared ones, another the store', () => {
    const battle = launcher({ boxes: ['arsenal'], states: [{ box: 1, ready: { mims: 1 }, missiles: { mims: 1 } }] });
    const row = battle.row('P1-A', 1);
    battle.act(0, 'fire', launch({ missile: MIMS }));
    battle.act(0, 'fire', launch({ missile: UNGUIDED }));
    expect([missilesReady(battle.g, row, MIMS), missilesLeft(battle.g, row, MIMS)]).toEqual([0, 1]);
    expect(missilesLeft(battle.g, row, UNGUIDED)).toBe(11);
  });
  test('DV-9.1a an empty pod has nothing to launch', () => {
    expect(refusal(launcher({ states: [{ box: 1, missiles: { unguided: 0 } }] }))).toBe('DV-9.1a');
  });
  test('DV-5.1a pods without weapons launch nothing', () => {
    const battle = launcher({ boxes: ['arsenal', 'missile-reload-7', 'battle-communications'] });
    expect([2, 3, 4, 9].map((box) => refusal(battle, { box }))).toEqual(Array(4).fill('DV-5.1a'));
  });
  test('DV-9.2a the worked example: two launches from two light weapons leave one fire, from the burster', () => {
    const battle = launcher({ boxes: ['light-weapon', 'light-weapon'] });
    battle.act(0, 'fire', launch());
    battle.act(0, 'fire', launch({ box: 2 }));
    expect([refusal(battle), refusal(battle, { box: 2 })]).toEqual(['DV-9.2a', 'DV-9.2a']);
    expect(battle.refusal(0, 'fire', { do: 'fire', unit: 0, source: 1, type: 0, target: 1 })?.rule).toBe('DV-8.1e');
    expect(battle.refusal(0, 'fire', { do: 'fire', unit: 0, source: 0, type: 0, target: 1 })).toBeNull();
  });
  test('DV-9.2b a launch costs no energy', () => {
    const battle = launcher();
    battle.act(0, 'fire', launch({ missile: GUIDED }));
    expect(battle.g.units.energy[0]).toBe(84);
  });
  test('DV-9.3a the log has ship, pod and number', () => {
    const battle = launcher();
    battle.act(0, 'fire', launch({ missile: GUIDED }));
    battle.act(0, 'fire', launch({ missile: GUIDED }));
    battle.act(0, 'fire', launch({ box: 2 }));
    const { ship, pod } = battle.g.units;
    const origin = (name: string) => [ship[battle.unit(name)], pod[battle.unit(name)]];
    expect(origin('P1-A-G01')).toEqual([0, battle.row('P1-A', 1)]);
    expect(origin('P1-A-G02')).toEqual([0, battle.row('P1-A', 1)]);
    expect(origin('P1-A-U01')).toEqual([0, battle.row('P1-A', 2)]);
  });
  test('DV-9.3a the worked example: guided missile A-03 from the heavy weapon pod in box 2 is logged as 2/3', () => {
    const launched = ['unguided', 'guided', 'guided'] as const;
    const battle = launcher(
      { boxes: ['energy', 'heavy-weapon'], states: [{ box: 2, ready: { guided: 1 } }] },
      {
        missiles: launched.map((type, at) => ({
          ...{ id: `P1-A-${type}${at}`, type, from: 'P1-A', box: 2 },
          ...{ hex: `A0${at + 1}02`, direction: 12, velocity: 3 },
        })),
      },
    );
    battle.act(0, 'fire', launch({ box: 2, missile: GUIDED }));
    const missile = battle.unit('P1-A-G03');
    expect(battle.told('launch-log')).toEqual([{ unit: missile, ship: 0, box: 2, missile: GUIDED }]);
  });
  test('DV-2.5e it starts unrevealed, and the enemy is told course and place only', () => {
    const battle = launcher();
    battle.act(0, 'fire', launch({ missile: GUIDED }));
    const missile = battle.unit('P1-A-G01');
    expect(battle.g.units.revealed[missile]).toBe(0);
    const told = battle.events.filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(1)).at(-1);
    expect(told?.data).toEqual({
      unit: missile,
      q: battle.g.units.q[missile],
      r: battle.g.units.r[missile],
      direction: 12,
      velocity: 3,
    });
  });
  test('DV-7.4n no launch through an active field, but fire', () => {
    const battle = launcher({ fieldUp: true });
    expect(refusal(battle)).toBe('DV-7.4n');
    expect(battle.refusal(0, 'fire', { do: 'fire', unit: 0, source: 1, type: 3, target: 1 })).toBeNull();
  });
});

describe('9.5 civ level', () => {
  const launched = (unit: Partial<GivenUnit>, missile: number): number[] => {
    const battle = launcher(unit);
    battle.act(0, 'fire', launch({ missile }));
    return [battle.g.units.civ[2]!, battle.g.units.energy[2]!];
  };
  test('DV-9.5a energy by type and civ level of the pod', () => {
    expect(launched({ boxes: ['arsenal'] }, GUIDED)).toEqual([8, 10]);
    expect(launched({ boxes: ['hunter'] }, INTELLIGENT)).toEqual([7, 7]);
    expect(launched({ boxes: ['arsenal'] }, UNGUIDED)).toEqual([8, 0]);
  });
  test('DV-4.7 a pod above the civ level of its ship works one level lower', () => {
    expect(launched({ class: 'clarinet', boxes: ['arsenal'] }, GUIDED)).toEqual([7, 9]);
    expect(launched({ class: 'corco-zeta', boxes: ['hunter'] }, INTELLIGENT)).toEqual([6, 6]);
  });
  test('DV-5.3a only one level, however large the gap', () => {
    expect(launched({ class: 'corco-zeta', boxes: ['arsenal'] }, GUIDED)).toEqual([7, 9]);
  });
});

describe('what the missile meets', () => {
  test('DV-6.5l launched into a planet hex it is lost', () => {
    const battle = launcher({}, { planets: { Rock: 'A0508' } });
    battle.act(0, 'fire', launch());
    expect(battle.g.units.status[2]).toBe(REMOVED);
  });
  test('DV-9.6a an enemy in the hex: interception at once', () => {
    const battle = launcher(
      {},
      { units: { ...units, 'P2-A': { class: 'corco-mu', hex: 'A0508', direction: 6, velocity: 3 } } },
    );
    battle.act(0, 'fire', launch(), [10]);
    expect(battle.told('interception')).toHaveLength(1);
  });
  const units = {
    'P1-A': { class: 'sword', hex: 'A0509', direction: 12, velocity: 3, boxes: ['arsenal'] },
  } satisfies Given['units'];
});

describe('9.9 MIMS', () => {
  const mims = { id: 'mims', type: 'mims', from: 'P1-A', box: 1, hex: 'A0509', direction: 12, velocity: 4 } as const;
  const place = { hexside: 12, direction: 12, velocity: 5 };
  const carrier = (more: Partial<Given> = {}): Battle => launcher({ hex: 'A0105' }, { missiles: [mims], ...more });
  const release = (battle: Battle, missiles = [place, place, place, place]): ShotOf<'release'> => ({
    do: 'release',
    unit: battle.unit('mims'),
    missiles,
  });
  test('DV-2.5d a MIMS releases four unguided missiles of its civ level, unrevealed', () => {
    const battle = carrier();
    battle.act(0, 'fire', release(battle));
    const { type, civ, velocity, revealed } = battle.g.units;
    expect([3, 4, 5, 6].map((unit) => [type[unit], civ[unit], velocity[unit], revealed[unit]])).toEqual(
      Array(4).fill([UNGUIDED, 8, 5, 0]),
    );
  });
  test('DV-9.9a once', () => {
    const battle = carrier();
    battle.act(0, 'fire', release(battle));
    expect(battle.refusal(0, 'fire', release(battle))?.rule).toBe('DV-9.9a');
  });
  test('DV-9.9a five are refused; fewer than four use up the payload', () => {
    const battle = carrier();
    expect(battle.refusal(0, 'fire', release(battle, Array(5).fill(place)))?.rule).toBe('DV-9.9a');
    battle.act(0, 'fire', release(battle, [place]));
    expect(battle.g.units.payload[battle.unit('mims')]).toBe(0);
  });
  test('DV-9.9a not in the phase in which it was launched', () => {
    const battle = launcher({ boxes: ['arsenal'], states: [{ box: 1, missiles: { mims: 1 }, ready: { mims: 1 } }] });
    battle.act(0, 'fire', launch({ missile: MIMS }));
    expect(battle.refusal(0, 'fire', { do: 'release', unit: 2, missiles: [place] })?.rule).toBe('DV-9.9a');
  });
  test('DV-9.9b it stays in play as an intelligent missile with the energy it had', () => {
    const battle = carrier();
    const before = battle.g.units.energy[battle.unit('mims')];
    battle.act(0, 'fire', release(battle));
    expect([battle.g.units.status[battle.unit('mims')], battle.g.units.energy[battle.unit('mims')]]).toEqual([
      IN_PLAY,
      before,
    ]);
  });
  test('DV-9.9c its missiles are placed by the launch rules with the MIMS as launcher', () => {
    const battle = carrier();
    const rule = (change: Partial<typeof place>) =>
      battle.refusal(0, 'fire', release(battle, [{ ...place, ...change }]))?.rule;
    expect([rule({ hexside: 4 }), rule({ direction: 3 }), rule({ velocity: 6 }), rule({})]).toEqual([
      'DV-9.4b',
      'DV-9.4b',
      'DV-9.4a',
      undefined,
    ]);
  });
  test('DV-9.9c each placement may meet an enemy, and all are placed', () => {
    const battle = carrier({
      missiles: [mims, { id: 'foe', type: 'guided', from: 'P2-A', hex: 'A0508', direction: 6, velocity: 4 }],
      units: {
        'P1-A': { class: 'sword', hex: 'A0105', direction: 12, velocity: 3, boxes: ['arsenal'] },
        'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3, boxes: ['heavy-weapon'] },
      },
    });
    battle.act(0, 'fire', release(battle));
    battle.act(0, 'pickMissile', { missile: 4 }, [10]);
    battle.act(0, 'pickMissile', { missile: 5 }, [1]);
    expect([4, 5, 6, 7].map((unit) => battle.g.units.status[unit] === IN_PLAY)).toEqual([true, false, true, true]);
    expect(battle.g.units.status[battle.unit('foe')]).toBe(DESTROYED);
  });
});

test('DV-9.4b every shot that is listed is legal', () => {
  const battle = launcher(
    { boxes: ['arsenal', 'battlecraft'], carries: ['terwillicker-x-3'] },
    {
      options: { fighterMissiles: true },
      craft: [
        { id: 'c', from: 'P1-A', box: 2, hex: 'A0705', direction: 1, velocity: 0, rails: ['unguided', 'intelligent'] },
      ],
      missiles: [{ type: 'mims', from: 'P1-A', box: 1, hex: 'A0909', direction: 3, velocity: 9 }],
    },
  );
  const shots = battle.game.choices.fire.options?.(battle.play(), { ...battle.decision('fire'), about: null }) ?? [];
  const count = (kind: string): number => shots.filter((shot) => shot.do === kind).length;
  // burster 2 types, arsenal 4, craft burster 2; unguided and guided at 9 places and 3 velocities; corners have 6 places
  expect([count('fire'), count('launch'), count('release'), count('rails'), count('end')]).toEqual([8, 54, 12, 18, 1]);
  for (const shot of shots) expect(battle.refusal(0, 'fire', shot)).toBeNull();
});

describe('rails', () => {
  const fighter = (shipClass: string, rails: ('unguided' | 'guided')[]): Battle =>
    launcher(
      { boxes: ['battlecraft'], carries: [shipClass], hex: 'A0105' },
      {
        options: { fighterMissiles: true },
        craft: [{ id: 'c', from: 'P1-A', box: 1, hex: 'A0509', direction: 12, velocity: 3, rails }],
      },
    );
  const rails = (battle: Battle, missiles: number[]): ShotOf<'rails'> => ({
    do: 'rails',
    unit: battle.unit('c'),
    missiles,
    hexside: 2,
    direction: 1,
    velocity: 4,
  });
  const burst = (battle: Battle) =>
    ({ do: 'fire', unit: battle.unit('c'), source: 0, type: 0, target: battle.unit('P2-A') }) as const;
  test('DV-FSB-F2 any number at once, with one course, without preparation, by the civ level of the craft', () => {
    const battle = fighter('terwillicker-x-3', ['unguided', 'unguided', 'unguided']);
    battle.act(0, 'fire', rails(battle, [UNGUIDED, UNGUIDED]));
    const { direction, velocity, civ, type, ship } = battle.g.units;
    expect([3, 4].map((unit) => [type[unit], direction[unit], velocity[unit], civ[unit], ship[unit]])).toEqual(
      Array(2).fill([UNGUIDED, 1, 4, 8, battle.unit('c')]),
    );
    expect(battle.g.units.railFires[battle.unit('c')]).toBe(2);
  });
  test('DV-FSB-F2 no burster fire in the phase of a rail launch, and the reverse', () => {
    const battle = fighter('terwillicker-x-3', ['unguided', 'unguided']);
    battle.act(0, 'fire', rails(battle, [UNGUIDED]));
    expect(battle.refusal(0, 'fire', burst(battle))?.rule).toBe('DV-FSB-F2');
    expect(battle.refusal(0, 'fire', rails(battle, [UNGUIDED]))?.rule).toBe('DV-FSB-F2');
    const other = fighter('terwillicker-x-3', ['unguided', 'unguided']);
    other.act(0, 'fire', burst(other), [10]);
    expect(other.refusal(0, 'fire', rails(other, [UNGUIDED]))?.rule).toBe('DV-FSB-F2');
  });
  test('DV-FSB-F2 not more than it carries, and only from a craft', () => {
    const battle = fighter('terwillicker-x-3', ['unguided']);
    expect(battle.refusal(0, 'fire', rails(battle, [UNGUIDED, UNGUIDED]))?.rule).toBe('DV-FSB-F2');
    expect(battle.refusal(0, 'fire', { ...rails(battle, [UNGUIDED]), unit: 0 })?.rule).toBe('DV-FSB-F2');
  });
  test('DV-FSB-F3 the G variants have no laser', () => {
    const battle = fighter('terwillicker-x-1g', ['guided']);
    expect(battle.refusal(0, 'fire', burst(battle))?.rule).toBe('DV-FSB-F3');
  });
  test('DV-FSB-F4 the Y carries three, keeps its burster, and launches all three at once', () => {
    const battle = fighter('terwillicker-y', ['guided', 'guided', 'guided']);
    expect(battle.refusal(0, 'fire', burst(battle))).toBeNull();
    battle.act(0, 'fire', rails(battle, [GUIDED, GUIDED, GUIDED]));
    expect(battle.g.units.rails[battle.unit('c')]).toBe(0);
    expect(battle.g.units.energy[3]).toBe(10);
  });
});

describe('what no pod has', () => {
  test('DV-9.1a no missile beyond the printed types', () => {
    expect([refusal(launcher(), { missile: 5 }), refusal(launcher(), { missile: -1 })]).toEqual(['DV-9.1a', 'DV-9.1a']);
  });

  test('DV-9.9a a MIMS releases at least one, and only a MIMS does', () => {
    const flying = (type: 'mims' | 'guided'): Battle =>
      launcher(
        { hex: 'A0105' },
        { missiles: [{ id: 'm', type, from: 'P1-A', box: 1, hex: 'A0509', direction: 12, velocity: 4 }] },
      );
    const place = { hexside: 12, direction: 12, velocity: 5 };
    const rule = (battle: Battle, unit: number, missiles: (typeof place)[]) =>
      battle.refusal(0, 'fire', { do: 'release', unit, missiles })?.rule;
    const mims = flying('mims');
    expect(rule(mims, mims.unit('m'), [])).toBe('DV-9.9a');
    expect(rule(mims, mims.unit('m'), [place])).toBeUndefined();
    const guided = flying('guided');
    guided.g.units.payload[guided.unit('m')] = 4;
    expect(rule(guided, guided.unit('m'), [place])).toBe('DV-9.9a');
  });

  test('DV-9.3a the log of a second ship counts its own boxes', () => {
    const battle = launcher(
      {},
      {
        units: {
          'P1-A': { class: 'sword', hex: 'A0105', boxes: ['arsenal', 'hunter'] },
          'P1-B': { class: 'sword', hex: 'A0509', direction: 12, velocity: 3, boxes: ['energy', 'arsenal'] },
          'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
        },
      },
    );
    battle.act(0, 'fire', launch({ unit: 1, box: 2 }));
    expect(battle.told('launch-log')).toMatchObject([{ ship: 1, box: 2, missile: UNGUIDED }]);
  });
});
