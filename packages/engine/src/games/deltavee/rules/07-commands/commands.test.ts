import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { type Battle, type Given, type GivenUnit, given, givenScenario, nextCommand } from '../../testing/given.ts';
import type { Order } from '../../types.ts';

const sword: GivenUnit = {
  class: 'sword',
  hex: 'A0505',
  direction: 12,
  velocity: 3,
  boxes: ['heavy-weapon', 'energy'],
};
const enemy: GivenUnit = { class: 'dagger', hex: 'A1616', boxes: ['heavy-weapon'] };
const at = (unit: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle =>
  given({ units: { 'P1-A': { ...sword, ...unit }, 'P2-A': enemy }, ...more });

test('DV-8.1d no fire in the Command Phase and no Commands in the Fire Phase', () => {
  const battle = at();
  expect(battle.table.pending.map(({ kind }) => kind)).toEqual(['command']);
  const fire = at({}, { phase: 'fire' });
  expect(fire.table.pending.map(({ kind }) => kind)).toEqual(['fire']);
  const order = { decision: fire.decision().id, by: 0, kind: 'command', with: { do: 'left', unit: 0 } };
  expect(fire.play().check(order)?.rule).toBe('CORE-turn');
});

test('DV-7.1f own unguided missiles gain one velocity before any Command, the enemy’s do not', () => {
  const battle = at(
    {},
    {
      missiles: [
        { id: 'own', from: 'P1-A', box: 1, type: 'unguided', hex: 'A0909', direction: 12, velocity: 4 },
        { id: 'fast', from: 'P1-A', box: 1, type: 'unguided', hex: 'A0909', direction: 12, velocity: 9 },
        { id: 'other', from: 'P2-A', box: 1, type: 'unguided', hex: 'A1209', direction: 12, velocity: 4 },
      ],
    },
  );
  const speeds = ['own', 'fast', 'other'].map((name) => battle.g.units.velocity[battle.unit(name)]);
  expect(speeds).toEqual([5, 9, 4]);
});

test('DV-7.1g unused Commands are not saved', () => {
  const battle = at({ velocity: 0 });
  nextCommand(battle);
  for (let n = 0; n < 7; n++) battle.act(0, 'command', { do: 'left', unit: 0 });
  expect(battle.refusal(0, 'command', { do: 'left', unit: 0 })?.rule).toBe('DV-7.1a');
  battle.act(0, 'command', { do: 'search', unit: 0 });
  expect(battle.refusal(0, 'command', { do: 'search', unit: 0 })?.rule).toBe('DV-7.3a');
});

test('DV-7.1g nor transferred to another unit', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, velocity: 6 }, 'P1-B': { ...sword, hex: 'A0808', velocity: 6 }, 'P2-A': enemy },
  });
  battle.act(0, 'command', { do: 'left', unit: 0 });
  expect(battle.refusal(0, 'command', { do: 'left', unit: 0 })?.rule).toBe('DV-7.1a');
  expect(battle.refusal(0, 'command', { do: 'left', unit: 1 })).toBeNull();
});

test('DV-7.1h a player may issue none at all', () => {
  const battle = at();
  battle.act(0, 'command', { do: 'end' });
  expect(battle.table.pending[0]?.kind).not.toBe('command');
});

test('DV-8.9n a damaged energy pod loses ten units at the start of each own Command Phase', () => {
  const battle = at({ states: [{ box: 2, state: 'damaged', energy: 25 }] });
  const left = (): number => battle.g.pods.energy[battle.row('P1-A', 2)]!;
  expect(left()).toBe(15);
  nextCommand(battle);
  expect(left()).toBe(5);
  nextCommand(battle);
  expect(left()).toBe(0);
  expect(battle.g.units.energy[0]).toBe(84);
});

test('DV-8.9n the leak comes before the block is paid', () => {
  const battle = at({ energy: 0, states: [{ box: 2, state: 'damaged', energy: 15 }] });
  expect(battle.refusal(0, 'command', { do: 'left', unit: 0 })?.rule).toBe('DV-7.6a');
});

test('DV-3.0e Detection comes before Commands', () => {
  const battle = at(
    {},
    { missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0508', direction: 12, velocity: 1 }] },
  );
  expect(battle.g.units.revealed[battle.unit('m')]).toBe(1);
});

test('DV-7.0b a seat without anything to command is not asked', () => {
  const battle = given({
    units: { 'P1-A': { ...sword, status: 'jumped' }, 'P2-A': enemy },
    missiles: [
      { id: 'm', from: 'P2-A', box: 1, type: 'unguided', hex: 'A0808', direction: 12, velocity: 1, revealed: true },
    ],
  });
  expect(battle.table.pending.some(({ by }) => by === 0)).toBe(false);
});

test('DV-7.0b garbage is refused, not thrown at', () => {
  const battle = at();
  const garbage: Order[] = [
    { do: 'weave', unit: 0, hexside: 3 },
    { do: 'prepareMissile', unit: 5000, box: 1, missile: 1 },
    { do: 'prepareMissile', unit: 0, box: 1, missile: 1, from: 77 },
    { do: 'control', unit: 0, missile: 4000 },
    { do: 'launchCraft', unit: 0, box: 77, hexside: 2, direction: 2, velocity: 3 },
    { do: 'rendezvous', unit: 0, with: 999 },
    { do: 'undock', unit: 999 },
    { do: 'refuel', unit: 0, box: 9, units: 3 },
    { do: 'tractor', unit: 0, box: 99, target: 999, maneuvers: [] },
    { do: 'raiseField', unit: 0, box: 55 },
    { do: 'home', unit: 0, target: 999, maneuvers: [] },
    { do: 'supply', unit: 0, to: 999, box: 4, give: [] },
    {
      do: 'repair',
      unit: 0,
      box: 9,
      work: 'install',
      item: 'pod',
      source: 99,
      sourceBox: 99,
      target: 99,
      targetBox: 99,
    },
    { do: 'moveSambu', unit: 999 },
    { do: 'takeEnergyPod', unit: 999, drop: 99 },
    { do: 'jump', unit: 999 },
  ];
  for (const order of garbage)
    expect([order.do, battle.refusal(0, 'command', order)?.rule]).toEqual([order.do, expect.any(String)]);
});

test('DV-7.0b what sampling and listing give, the law accepts', () => {
  for (const scenario of ['dv-1', 'dv-8', 'dv-fsb-1', 'dv-fsb-2']) {
    const battle = givenScenario(scenario);
    const random = randomFrom(7);
    for (let n = 0; n < 400 && !battle.table.result; n++) {
      const decision = battle.table.pending[0]!;
      const choice = battle.game.choices[decision.kind as 'command'];
      const live = battle.play(Array.from({ length: 60 }, () => 1 + random.below(10)));
      if (decision.kind === 'command' && n % 20 === 0)
        for (const order of choice.options!(live, decision as never)!)
          expect(choice.check(live, order, decision as never)).toBeNull();
      const answer = choice.sample(live, decision as never, random);
      const refusal = live.act({ decision: decision.id, by: decision.by, kind: decision.kind, with: answer });
      expect([scenario, n, answer, refusal]).toEqual([scenario, n, answer, null]);
    }
  }
}, 60_000);

describe('what is offered', () => {
  const offered = (battle: Battle): Order[] =>
    battle.game.choices.command.options!(battle.play(), { ...battle.decision('command'), about: null })!;
  const jump: NonNullable<Given['jump']> = { seats: [0], region: { kind: 'anywhere' } };
  const ship: GivenUnit = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1, boxes: ['standard-jump'] };
  const foe: GivenUnit = { class: 'dagger', hex: 'A1616' };

  test('DV-7.1h the end of the phase comes first, unless something is owed', () => {
    expect(offered(given({ units: { P1: ship, P2: foe } }))[0]).toEqual({ do: 'end' });
    const owing = offered(given({ jump, units: { P1: { ...ship, jump: 'prepared' }, P2: foe } }));
    expect(owing.map((order) => order.do)).not.toContain('end');
    expect(owing.map((order) => order.do).filter((what) => /jump/i.test(what))).toEqual(['abortJump', 'jump']);
  });

  test('DV-7.2f ships are offered the jump where the scenario allows it', () => {
    expect(offered(given({ jump, units: { P1: ship, P2: foe } }))).toContainEqual({ do: 'prepareJump', unit: 0 });
    expect(offered(given({ units: { P1: ship, P2: foe } }))).not.toContainEqual({ do: 'prepareJump', unit: 0 });
  });

  test('DV-7.4a of every type that needs it a missile can be prepared, homing ones too', () => {
    const states: GivenUnit['states'] = [{ box: 1, missiles: { guided: 1, intelligent: 1, mims: 1, homing: 1 } }];
    const battle = given({ units: { P1: { ...ship, boxes: ['heavy-weapon'], states }, P2: foe } });
    const types = offered(battle).flatMap((order) => (order.do === 'prepareMissile' ? [order.missile] : []));
    expect(types).toEqual([1, 2, 3, 4]);
  });
});

test('DV-7.3a a ship without a pod that gives Battle Commands says so', () => {
  const near: GivenUnit = { class: 'dagger', hex: 'A0909', direction: 3, velocity: 1, boxes: ['crew'] };
  const battle = given({ units: { 'P1-A': near, 'P2-A': { ...near, hex: 'A1616' } } });
  expect(battle.refusal(0, 'command', { do: 'search', unit: 0 })).toEqual({
    rule: 'DV-7.3a',
    why: 'no working pod of the Dagger gives Battle Commands',
  });
});
