import { describe, expect, test } from 'vitest';
import type { PositionInput } from '../../positions/position-shape.ts';
import { DESTROYED, DIE, DORMANT, INSIDE, JUMPED, WAITING, WRECKED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given, givenScenario } from '../../testing/given.ts';
import { takeEnergyPod, watchTogether } from './energy-pod.ts';
import { checkVictory } from './victory.ts';
import { countYamani } from './yamani.ts';

type Victory = NonNullable<Given['victory']>;
const jumper: GivenUnit = { class: 'sword', hex: 'A0505', velocity: 1, boxes: ['standard-jump'] };
const hopeless: Victory[number] = {
  result: 'draw',
  rule: 'DV-S3f',
  when: { kind: 'hopeless' },
  text: 'Nobody can win.',
};
const result = ({ table }: Battle) => table.result && [table.result.places, table.result.rule];

/** What became of some units, and the result of that. */
function after(victory: Victory, fates: Record<string, number>, engines: string[] = []): ReturnType<typeof result> {
  const battle = given({
    units: { A: jumper, B: jumper, C: jumper, 'P2-A': { ...jumper, hex: 'A1516' } },
    jump: { seats: [0, 1], region: { kind: 'anywhere' } },
    victory: [...victory, hopeless],
  });
  for (const [name, fate] of Object.entries(fates)) battle.g.units.status[battle.unit(name)] = fate;
  for (const name of engines) battle.g.units.engine[battle.unit(name)] = WRECKED;
  checkVictory(battle.play());
  return result(battle);
}

describe('DV-S3f R59 a battle that nobody can win any more is a draw', () => {
  const jump: Victory = [
    { result: 0, rule: 'DV-S3c', when: { kind: 'jumped', units: ['A', 'B', 'C'], count: 2 }, text: 'Two have jumped.' },
  ];
  const drawn = [[1, 1], 'DV-S3f'];

  test('ships that have jumped count for those that must, as long as enough are left', () => {
    expect(after(jump, {})).toBeNull();
    expect(after(jump, { A: JUMPED, B: DESTROYED })).toBeNull();
    expect(after(jump, { A: JUMPED, B: DESTROYED, C: DESTROYED })).toEqual(drawn);
    expect(after(jump, { A: JUMPED, B: DESTROYED }, ['C'])).toEqual(drawn);
    expect(after(jump, { B: DESTROYED })).toBeNull();
  });

  const kill = (including: string | null): Victory => [
    {
      result: 1,
      rule: 'DV-S3d',
      when: { kind: 'destroyed', units: ['A', 'B', 'C'], count: 2, ...(including ? { including } : {}) },
      text: 'Two are destroyed.',
    },
  ];

  test('what has jumped can no longer be destroyed, and somebody must be there to do it', () => {
    expect(after(kill(null), { A: JUMPED })).toBeNull();
    expect(after(kill(null), { A: JUMPED, B: JUMPED })).toEqual(drawn);
    expect(after(kill(null), { A: DESTROYED, B: JUMPED })).toBeNull();
    for (const still of [WAITING, DORMANT, INSIDE]) expect(after(kill(null), { A: still, B: JUMPED })).toBeNull();
    expect(after(kill(null), { 'P2-A': DESTROYED })).toEqual(drawn);
  });

  test('a ship that must be among them is open, or there already', () => {
    expect(after(kill('A'), { A: JUMPED })).toEqual(drawn);
    expect(after(kill('A'), { B: JUMPED })).toBeNull();
    expect(after(kill('A'), { A: DESTROYED, B: JUMPED })).toBeNull();
  });
});

describe('scenario 9', () => {
  type Units = NonNullable<PositionInput['units']>;
  const merchants: Units = ['A', 'B', 'C', 'D', 'E', 'F'].map((one) => ({
    id: `P2-${one}`,
    hex: 'D0808',
    velocity: 0,
  }));
  const start = (phase: 'movement' | 'command', more: Units, pod: object): Battle => {
    const mu = { id: 'P1-A', hex: 'A0707', velocity: 0, pods: [{ box: 12, ...pod }] };
    const position: PositionInput = {
      scenario: 'dv-9',
      start: { turn: 1, seat: 0, phase },
      units: [...merchants, mu, ...more],
    };
    return givenScenario('dv-9', { position });
  };

  test('DV-S9b a menu has every direction and velocity 0 to 3, or staying out', () => {
    const battle = start('movement', [], { energy: 0 });
    const answers = battle.game.choices.bringIn.options!(battle.play(), battle.decision('bringIn') as never)!;
    const ways = answers.flatMap((one) => (one.enter ? [`${one.direction} ${one.velocity}`] : []));
    expect([answers.length, new Set(ways).size, answers[0]]).toEqual([49, 48, { enter: false }]);
    expect([ways.includes('12 0'), ways.includes('1 3')]).toEqual([true, true]);
    for (const answer of answers) expect(battle.refusal(0, 'bringIn', answer)).toBeNull();
  });

  test('DV-S9b one meeting of the two is not enough; each box may be given up for the pod', () => {
    const dagger = { id: 'P1-B', hex: 'A0707', status: 'in-play' as const, velocity: 0 };
    const battle = start('command', [dagger], {});
    const unit = battle.unit('P1-A');
    const listed = (): number[] => takeEnergyPod.list(battle.play(), 0, unit).map(({ drop }) => drop);
    battle.g.together = 1;
    expect(listed()).toEqual([]);
    battle.g.together = 2;
    expect(listed()).toEqual(Array.from({ length: battle.g.units.podCount[unit]! }, (_, at) => at + 1));
    battle.g.units.status[battle.unit('P1-B')] = DESTROYED;
    expect(listed()).toEqual([]);
    watchTogether(battle.play());
    expect(battle.g.together).toBe(0);
  });
});

describe('dice of the scenarios', () => {
  test('DV-S4a DV-S8a are rolled with the ten-sided die', () => {
    const sides = (scenario: string, seat: 0 | 1, dice: number[], more: Partial<PositionInput>): number[] => {
      const position: PositionInput = { scenario, start: { turn: 5, seat, phase: 'command' }, units: [], ...more };
      const battle = givenScenario(scenario, { position, dice });
      return battle.told('roll').map((roll) => (roll as { sides: number }).sides);
    };
    const flutes = ['P2-A', 'P2-B'].map((id) => ({ id, hex: 'B1612' }));
    expect(sides('dv-4', 0, [3], { units: flutes })).toEqual([DIE]);
    expect(sides('dv-8', 1, [2, 10], { firstShot: 4 })).toEqual([DIE, DIE]);
    expect(DIE).toBe(10);
  });
});

test('DV-FSB-S2c without the base the pods that are left decide, alike is a draw', () => {
  const ship = (boxes: string[]): GivenUnit => ({ class: 'sword', hex: 'A0505', boxes });
  const count = (mine: string[], theirs: string[], base: number): number | null => {
    const battle = given({
      units: { base: ship(['crew']), A: ship(mine), 'P2-A': { ...ship(theirs), hex: 'A1515' } },
    });
    battle.g.units.status[battle.unit('base')] = base;
    return countYamani(battle.play(), { kind: 'yamani', unit: 'base' } as never);
  };
  expect(count(['crew'], ['crew', 'crew'], 0)).toBe(0); // it stands: its owner wins, whatever is left
  expect(count(['crew'], ['crew', 'crew'], DESTROYED)).toBe(1);
  expect(count(['crew', 'crew'], ['crew'], DESTROYED)).toBe(0);
  expect(count(['crew'], ['crew'], DESTROYED)).toBeNull();
});

test('DV-11.0g at the limit of Game-Turns what was destroyed decides, or nobody', () => {
  const ended = (limit: object, destroyed: string[], turn = 4): unknown => {
    const battle = given({
      units: { A: jumper, B: jumper, 'P2-A': { ...jumper, hex: 'A1516' }, 'P2-B': { ...jumper, hex: 'A1516' } },
      scenario: { limit: limit as never },
      turn,
    });
    for (const name of destroyed) battle.g.units.status[battle.unit(name)] = DESTROYED;
    checkVictory(battle.play());
    return battle.table.result?.places ?? null;
  };
  const value = { gameTurns: 3, result: 'value' };
  expect(ended(value, ['P2-A'], 3)).toBeNull();
  expect([ended(value, ['P2-A']), ended(value, ['A']), ended(value, ['A', 'P2-A']), ended(value, [])]).toEqual([
    [1, 2],
    [2, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(ended({ gameTurns: 3, result: 'draw' }, ['A'])).toEqual([1, 1]);
});

test('DV-11.0g the option turnCap ends every other battle after so many Game-Turns, one too', () => {
  const ended = (turnCap: number, turn: number): unknown => {
    const battle = given({ units: { A: jumper, 'P2-A': { ...jumper, hex: 'A1516' } }, turn, options: { turnCap } });
    checkVictory(battle.play());
    return battle.table.result?.places ?? null;
  };
  expect([ended(1, 1), ended(1, 2), ended(0, 400)]).toEqual([null, [1, 1], null]);
});

test('DV-S2b both sides must be there to be apart', () => {
  const apart: Victory = [
    { result: 'draw', rule: 'DV-S2b', when: { kind: 'apart', distance: 25 }, text: 'Far apart.' },
  ];
  const ended = (fate: number | null): ReturnType<typeof result> => {
    const battle = given({
      phase: 'fire',
      units: { A: jumper, 'P2-A': { ...jumper, hex: 'B1618' } },
      sheets: { A: [0, 0], B: [2, 0] },
      victory: apart,
    });
    if (fate !== null) {
      battle.table.result = null;
      battle.g.units.status[battle.unit('P2-A')] = fate;
    }
    checkVictory(battle.play());
    return result(battle);
  };
  expect([ended(null), ended(JUMPED)]).toEqual([[[1, 1], 'DV-S2b'], null]);
});

test('DV-S9b that a pod was handed over is announced, without what it holds', () => {
  const merchants = ['A', 'B', 'C', 'D', 'E', 'F'].map((one) => ({ id: `P2-${one}`, hex: 'D0808', velocity: 0 }));
  const units = [
    ...merchants,
    { id: 'P1-A', hex: 'A0707', velocity: 0, pods: [{ box: 12, state: 'destroyed' as const }] },
    { id: 'P1-B', hex: 'A0707', velocity: 0, status: 'in-play' as const, pods: [{ box: 1, energy: 90 }] },
  ];
  const position: PositionInput = { scenario: 'dv-9', start: { turn: 1, seat: 0, phase: 'command' }, units };
  const battle = givenScenario('dv-9', { position });
  battle.g.together = 2;
  const [to, from] = [battle.unit('P1-A'), battle.unit('P1-B')];
  battle.act(0, 'command', { do: 'takeEnergyPod', unit: to, drop: 12 });
  expect(battle.told('energy-pod')).toEqual([{ unit: to, from }]);
});

test('DV-S5b only spaceships of the first player are put down in orbit', () => {
  const orbit = { ...jumper, hex: 'A0505', velocity: 1 };
  const battle = given({
    units: {
      A: { ...orbit, boxes: ['battlecraft'], carries: ['terwillicker-x'], hex: 'A0909' },
      B: orbit,
      C: { ...orbit, velocity: 2 },
      'P2-A': orbit,
    },
    craft: [{ id: 'c', from: 'A', box: 1, hex: 'A0505', direction: 12, velocity: 1 }],
    planets: { Earth: 'A0505' },
    scenario: {
      points: {
        rule: 'DV-S5b',
        seat0: { orbitPlanet: 'Earth', perShip: 3, perPod: [] },
        seat1: { perShipDestroyed: 2, pods: [] },
      } as never,
    },
  });
  checkVictory(battle.play());
  expect(battle.told('delivered')).toEqual([{ unit: battle.unit('B') }]);
  expect(battle.g.points).toEqual([3, 0]);
  battle.g.units.status[battle.unit('C')] = DESTROYED;
  checkVictory(battle.play());
  expect(battle.g.points).toEqual([3, 2]);
});
