import { describe, expect, test } from 'vitest';
import { scenarioField, scenarioIdIn, scenarioRecordIn } from '#core/positions';
import type { RawScenario } from '../data/schema.ts';
import { standardData } from '../data/standard.ts';
import { createDeltaVee } from '../index.ts';
import { fieldState, railsOf } from '../rules/04-spaceships.ts';
import { missilesLeft, missilesReady } from '../rules/05-pods.ts';
import { given, givenScenario } from '../testing/given.ts';
import type { PositionInput } from './position-shape.ts';

const game = createDeltaVee(standardData);
type Units = NonNullable<PositionInput['units']>;

function refusal(position: unknown, scenario = 'dv-2'): string | null {
  const made = game.setUp({ scenario, options: {}, seats: 2, position });
  if (made.ok) return null;
  expect(made.refusal.rule).toBe('DV-position'); // every fault of a position
  return made.refusal.why;
}
const start = { turn: 3, seat: 1, phase: 'fire' } as const;
const with2 = (more: Partial<PositionInput>): PositionInput => ({ scenario: 'dv-2', start, ...more });
const unit = (more: object): PositionInput => with2({ units: [{ id: 'P1-A', ...more }] as Units });

describe('a position', () => {
  test('DV-position starts the game at the named phase of the named Game-Turn', () => {
    for (const [seat, phase, number] of [
      [0, 'fire', 2],
      [1, 'command', 1],
      [1, 'fire', 5],
      [0, 'command', 4],
    ] as const) {
      const battle = givenScenario('dv-2', { position: { scenario: 'dv-2', start: { turn: 7, seat, phase } } });
      expect([battle.g.turn, battle.g.phase, battle.decision().by]).toEqual([7, number, seat]);
    }
  });

  test('counts the phases from the First Player', () => {
    const battle = givenScenario('dv-2', {
      position: { scenario: 'dv-2', first: 1, start: { turn: 1, seat: 1, phase: 'fire' } },
    });
    expect([battle.g.first, battle.g.phase, battle.decision().by]).toEqual([1, 2, 1]);
  });

  test('leaves as printed what it does not name', () => {
    const { g, unit: number } = givenScenario('dv-2', { position: with2({}) });
    expect([g.units.direction[number('P1-A')], g.units.velocity[number('P1-A')]]).toEqual([9, 3]);
  });

  test('says all about hulls, pods, craft and missiles', () => {
    const battle = givenScenario('dv-2', {
      position: with2({
        units: [
          {
            id: 'P1-A',
            hex: '(2,-1)0507',
            direction: 4,
            velocity: 6,
            zig: 1,
            energy: 20,
            bridge: 'vulnerable',
            engine: 'damaged',
            field: 'vulnerable',
            fieldUp: true,
            boxes: ['energy', 'heavy-weapon', 'heavy-weapon', 'battlecraft', 'battle-communications'],
            pods: [
              { box: 1, energy: 7 },
              { box: 2, missiles: { guided: 1 }, ready: { guided: 2 } },
              { box: 3, state: 'damaged' },
            ],
          },
        ],
        craft: [
          { id: 'c', from: 'P1-A', box: 4, hex: 'A0101', direction: 1, velocity: 9, energy: 2, engine: 'damaged' },
        ],
        missiles: [
          { id: 'm', from: 'P2-A', box: 1, type: 'mims', hex: 'A0303', direction: 2, velocity: 4, revealed: true },
        ],
      }),
    });
    const { g } = battle;
    const sword = battle.unit('P1-A');
    expect([g.units.velocity[sword], g.units.zig[sword], g.units.energy[sword]]).toEqual([6, 1, 20]);
    expect([g.units.bridge[sword], g.units.engine[sword], fieldState(g, sword), g.units.fieldUp[sword]]).toEqual([
      1, 2, 1, 1,
    ]);
    expect(g.pods.energy[battle.row('P1-A', 1)]).toBe(7);
    const pod = battle.row('P1-A', 2);
    expect([missilesLeft(g, pod, 1), missilesReady(g, pod, 1), missilesLeft(g, pod, 0)]).toEqual([1, 2, 8]);
    expect(missilesLeft(g, battle.row('P1-A', 3), 0)).toBe(0);
    const [c, m] = [battle.unit('c'), battle.unit('m')];
    expect([g.units.seat[c], g.units.energy[c], g.units.engine[c], g.pods.craft[battle.row('P1-A', 4)]]).toEqual([
      0, 2, 2, 4,
    ]);
    expect([g.units.seat[m], g.units.civ[m], g.units.energy[m], g.units.payload[m]]).toEqual([1, 7, 6, 4]);
    expect(missilesLeft(g, battle.row('P2-A', 1), 3)).toBe(0);
    expect([...g.sheets].slice(-2)).toEqual([2, -1]);
    expect(game.audit(g)).toEqual([]);
  });

  test('DV-FSB-P14 between battles every ship has one Battle Command more', () => {
    const searches = (betweenBattles: boolean): number => {
      const battle = given({
        units: {
          S: { class: 'dagger', hex: 'A0505', boxes: ['heavy-weapon'] },
          P2: { class: 'dagger', hex: 'A1515', boxes: ['crew'] },
        },
        position: { betweenBattles },
      });
      let count = 0;
      for (
        const order = { do: 'search', unit: battle.unit('S') } as const;
        !battle.refusal(0, 'command', order);
        count++
      )
        battle.act(0, 'command', order);
      return count;
    };
    expect([searches(false), searches(true)]).toEqual([1, 2]);
  });

  test('loads rails and bought ships', () => {
    const units: Units = [
      { id: 'P1-A', seat: 0, class: 'sword', boxes: ['battlecraft'], carries: ['terwillicker-x'], hex: 'A0101' },
      { id: 'P2-A', seat: 1, class: 'dagger', hex: 'A0501' },
    ];
    const battle = givenScenario('dv-10', { position: { scenario: 'dv-10', start, units } });
    expect(battle.g.pods.armor[battle.row('P1-A', 1)]).toBe(2);
    const rails = [
      { from: 'P1-A', box: 1, id: 'c', hex: 'A0102', direction: 2, velocity: 1, rails: ['guided' as const] },
    ];
    const craft = givenScenario('dv-10', { position: { scenario: 'dv-10', start, units, craft: rails } });
    expect(railsOf(craft.g.units.rails[craft.unit('c')]!, 1)).toBe(1);
  });
});

describe('a position is refused by field', () => {
  test.each<[string, unknown, string]>([
    ['no shape', { scenario: 'dv-2' }, 'start'],
    ['unknown field', with2({ foo: 1 } as object), 'foo'],
    ['other scenario', { ...with2({}), scenario: 'dv-1' }, 'scenario: the position is not one of dv-2'],
    ['option', with2({ options: { fast: true } }), 'options.fast: there is no such option'],
    ['option type', with2({ options: { turnCap: true } }), 'options.turnCap: must be a number'],
    ['unknown unit', with2({ units: [{ id: 'P1-Z' }] }), 'units.0.id: the scenario has no unit P1-Z'],
    ['unit twice', with2({ units: [{ id: 'P1-A' }, { id: 'P1-A' }] }), 'units.1.id: stands twice'],
    ['hex', unit({ hex: 'A1719' }), 'units.0.hex: there is no hex A1719'],
    ['sheet', unit({ hex: 'Z0101' }), 'units.0.hex'],
    ['velocity', unit({ velocity: 10 }), 'units.0.velocity'],
    ['box', unit({ pods: [{ box: 6 }] }), 'units.0.pods.0.box: P1-A has no pod in box 6'],
    ['too much energy', unit({ energy: 9000 }), 'P1-A: holds'],
    ['too much in a pod', unit({ pods: [{ box: 5, energy: 145 }] }), 'units.0.pods.0.energy: the pod holds 144'],
    [
      'too many missiles',
      unit({ pods: [{ box: 1, missiles: { guided: 5 } }] }),
      'P1-A: a Heavy Weapon pod takes 4 guided',
    ],
    ['prepared beyond', unit({ pods: [{ box: 1, ready: { guided: 1 } }] }), 'takes 4 guided missiles, not 5'],
    ['no generator', unit({ pods: [{ box: 1, fieldUp: true }] }), 'units.0.pods.0.fieldUp'],
    ['broken field up', unit({ field: 'destroyed', fieldUp: true }), 'P1-A: its force field is too damaged'],
    ['jump with field', unit({ jump: 'jumping', fieldUp: true }), 'P1-A: cannot jump with its field up'],
    ['dock apart', unit({ dockedWith: 'P2-A' }), 'docked ships share hex'],
    ['dock with nobody', unit({ dockedWith: 'P2-Z' }), 'units.0.dockedWith: there is no unit P2-Z'],
    ['craft', with2({ craft: [{ from: 'P2-A', box: 1, hex: 'A0101', direction: 1, velocity: 1 }] }), 'craft.0.box'],
    [
      'missile off the map',
      with2({ missiles: [{ from: 'P2-A', box: 1, type: 'guided', hex: '(5,5)0101', direction: 1, velocity: 1 }] }),
      'outside the sheets in play',
    ],
    ['sambu', with2({ sambu: 'P1-A' }), 'sambu: Sambu is not in this scenario'],
  ])('%s', (_, position, why) => {
    expect(refusal(position)).toContain(why);
  });

  test('a ship that is beyond repair', () => {
    const pods = [1, 2, 3].map((box) => ({ box, state: 'destroyed' }));
    expect(refusal(unit({ bridge: 'destroyed', engine: 'destroyed', pods }))).toContain('counts as destroyed');
    expect(refusal(unit({ bridge: 'destroyed', engine: 'destroyed', pods: pods.slice(1) }))).toBeNull();
  });

  test('a unit that has not been set up', () => {
    expect(refusal({ scenario: 'dv-3', start }, 'dv-3')).toBe('units: P1-A has no hex');
  });

  test('any JSON at all', () => {
    for (const json of [3, 'x', [], {}, { scenario: null }, { scenario: { id: 4 } }, { ...with2({}), units: [null] }])
      expect(refusal(json)).toBeTypeOf('string');
  });
});

test('a position may bring its own scenario', () => {
  const raw: Partial<RawScenario> = { id: 'my-own' };
  expect(scenarioRecordIn(scenarioField({ scenario: raw }))).toBe(raw);
  expect(scenarioRecordIn(scenarioField({ scenario: 'dv-1' }))).toBeNull();
  expect(scenarioRecordIn(scenarioField(7))).toBeNull();
  expect([
    scenarioIdIn(scenarioField({ scenario: raw })),
    scenarioIdIn(scenarioField({ scenario: 'dv-1' })),
    scenarioIdIn(scenarioField([])),
  ]).toEqual(['my-own', 'dv-1', null]);
});
