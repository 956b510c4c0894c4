import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../secrets/view.ts';
import { type GivenTable, given } from '../../../testing/given.ts';

const A1: [number, number] = [7, 8];
const B1: [number, number] = [20, 8];
const C1: [number, number] = [33, 8];
const deep: [number, number] = [15, 8];
const reachOf = ({ game, g }: GivenTable, seat: number) => viewOf(game.data, g, seat).reach;
const nothing = { attacks: [], assaults: [] };
const attack = (at: [number, number], on: number) => ({ attacks: [{ at, on }], assaults: [] });
const meeting = (at: [number, number], more: Parameters<typeof given>[0] = { units: {} }): GivenTable =>
  given({
    phase: 'declare',
    ...more,
    units: {
      dd: { type: 'DD', owner: 0, xy: at },
      ca: { type: 'CA', owner: 1, xy: at },
      home: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      away: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      ...more.units,
    },
  });

describe('declaring', () => {
  test('IA-seq-6 a battle happens where opposing units share a hex and one player wants it', () => {
    const table = meeting(B1);
    expect(reachOf(table, 0)).toEqual({ hexes: [{ at: B1, others: [1] }], planets: [] });
    table.act(0, 'declare', attack(B1, 1));
    table.act(1, 'declare', nothing);
    expect(table.told('declared')).toEqual([{ attacks: [{ at: B1, by: 0, on: 1 }], assaults: [] }]);
    expect(table.g.battle).toMatchObject({ on: 1, hostile: [0, 1] });
  });

  test('IA-seq-6 nobody attacks where he has no space unit, where nobody is, or his own team', () => {
    const table = meeting(B1, {
      units: {
        t: { type: 'Inf', owner: 0, system: 'B2', where: 'surface' },
        cg: { type: 'Cg', owner: 1, system: 'B2' },
      },
    });
    expect(table.refusal(0, 'declare', attack([24, 12], 1))?.rule).toBe('IA-seq-6');
    expect(table.refusal(0, 'declare', attack(A1, 1))?.rule).toBe('IA-seq-6');
    expect(table.refusal(0, 'declare', attack(B1, 0))?.rule).toBe('IA-seq-6');
    expect(table.refusal(0, 'declare', attack(B1, -1))?.rule).toBe('IA-seq-6');
    expect(
      table.refusal(0, 'declare', {
        attacks: [
          { at: B1, on: 1 },
          { at: B1, on: 1 },
        ],
        assaults: [],
      })?.rule,
    ).toBe('IA-seq-6');
    const players = [1, 2].map((seat) => ({ seat, name: `Player ${seat}`, team: 1 }));
    const friends = meeting(B1, { units: {}, scenario: { players } });
    expect(reachOf(friends, 0)).toEqual({ hexes: [], planets: [] });
    expect(friends.refusal(0, 'declare', attack(B1, 1))?.rule).toBe('IA-seq-6');
  });

  test('IA-seq-6 an empty marker is listed and may be attacked, but does not attack (R23, R80)', () => {
    const table = given({
      phase: 'declare',
      units: {
        dd: { type: 'DD', owner: 0, xy: B1 },
        home: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
        away: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      },
      position: { taskForces: [{ owner: 2, number: 4, xy: B1 }] },
    });
    expect(reachOf(table, 0)).toEqual({ hexes: [{ at: B1, others: [1] }], planets: [] });
    expect(reachOf(table, 1)).toEqual({ hexes: [{ at: B1, others: [0] }], planets: [] });
    expect(table.refusal(1, 'declare', attack(B1, 0))?.rule).toBe('IA-seq-6');
    table.act(0, 'declare', attack(B1, 1));
    table.act(1, 'declare', nothing);
    expect(table.told('emptyForce')).toEqual([{ seat: 1, taskForce: 4 }]);
    expect([table.g.battle.on, table.g.turn]).toEqual([0, 2]); // no battle: the next turn has begun
  });

  test('IA-seq-9 without an attack opposing units stay in one hex', () => {
    const table = meeting(B1);
    table.act(0, 'declare', nothing);
    table.act(1, 'declare', nothing);
    expect(table.told('declared')).toEqual([]);
    expect([table.g.turn, table.g.units.hex[table.unit('dd')]]).toEqual([2, table.g.units.hex[table.unit('ca')]]);
  });

  test('IA-set-1 either player starts the battle, the other cannot refuse it', () => {
    for (const attacker of [0, 1]) {
      const table = meeting(B1);
      table.act(attacker, 'declare', attack(B1, 1 - attacker));
      table.act(1 - attacker, 'declare', nothing);
      expect([...table.g.battle.sides].sort()).toEqual([0, 1]);
    }
  });

  test('IA-seq-2 R125 every living player is asked, whatever he has', () => {
    const table = given({
      phase: 'declare',
      units: { dd: { type: 'DD', owner: 0, xy: A1 }, ca: { type: 'CA', owner: 2, xy: B1 } },
      seats: 3,
    });
    expect(table.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([
      [0, 'declare', true],
      [1, 'declare', true],
      [2, 'declare', true],
    ]);
  });
});

describe('finding each other', () => {
  const both = (table: GivenTable, dice: number[]): void => {
    table.act(0, 'declare', attack(deep, 1));
    table.act(1, 'declare', attack(deep, 0), dice);
  };

  test('IA-hyp-4 in a hex without a system a battle only on a 1, one die for the hex', () => {
    const missed = meeting(deep);
    both(missed, [2]);
    expect(missed.told('found')).toEqual([{ at: deep, die: 2, isFound: false }]);
    expect([missed.g.battle.on, missed.g.turn]).toEqual([0, 2]);
    const found = meeting(deep);
    both(found, [1]);
    expect(found.told('found')).toEqual([{ at: deep, die: 1, isFound: true }]);
    expect(found.g.battle).toMatchObject({ on: 1, system: -1 });
  });

  test('IA-hyp-5 in a hex with a system no die is rolled', () => {
    const table = meeting(B1);
    table.act(0, 'declare', attack(B1, 1));
    table.act(1, 'declare', nothing, []);
    expect([table.told('found'), table.g.battle.on]).toEqual([[], 1]);
  });

  test('IA-hyp-6 no die either when nobody wants a battle', () => {
    const table = meeting(deep);
    table.act(0, 'declare', nothing);
    table.act(1, 'declare', nothing, []);
    expect(table.told('found')).toEqual([]);
  });

  test('IA-hyp-3 a jump into the hex of an enemy starts no battle: combat comes after all movement and trade', () => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: { dd: { type: 'DD', owner: 0, xy: [18, 8] }, ca: { type: 'CA', owner: 1, system: 'B1' } },
    });
    table.act(0, 'strategicMove', { before: [], jump: { units: [table.unit('dd')], to: B1 }, after: [] });
    expect(table.decision().kind).toBe('strategicMove');
    for (const seat of [1, 0]) table.act(seat, 'strategicMove', { before: [], jump: null, after: [] });
    for (const seat of [0, 1]) table.act(seat, 'reorganise', { taskForces: [], dissolve: [], shifts: [] });
    for (const seat of [0, 1]) table.act(seat, 'trade', { units: [] });
    expect([table.decision().kind, table.g.battle.on]).toEqual(['declare', 0]);
  });
});

describe('one battle after the other', () => {
  /** Seat 0 attacks seat 1 at B1, and this seat at A1. */
  const twoBattles = (order: number[], on: number): GivenTable => {
    const table = meeting(B1, {
      order,
      seats: 3,
      units: { bb: { type: 'BB', owner: on, xy: A1 }, bc: { type: 'BC', owner: 0, xy: A1 } },
    });
    table.act(0, 'declare', {
      attacks: [
        { at: B1, on: 1 },
        { at: A1, on },
      ],
      assaults: [],
    });
    table.act(1, 'declare', nothing);
    table.act(2, 'declare', nothing);
    return table;
  };

  test('IA-set-2 the winner of strategic initiative chooses which battle is next', () => {
    const table = twoBattles([1, 2, 0], 2);
    expect(table.decision()).toMatchObject({ by: 1, kind: 'pickBattle', about: { at: [A1, B1] } });
    expect(table.refusal(1, 'pickBattle', { at: deep })?.rule).toBe('IA-set-2');
    table.act(1, 'pickBattle', { at: B1 });
    expect(table.g.battle).toMatchObject({ on: 1, system: 2, sides: [0, 1] });
  });

  test('IA-set-2 who is in no battle does not choose: the next in order does', () => {
    const table = twoBattles([2, 1, 0], 1);
    expect(table.decision()).toMatchObject({ by: 1, kind: 'pickBattle' });
  });

  test('IA-set-2 battles are listed by system, deep space last; an absent chooser takes the first (5.4)', () => {
    const table = meeting(deep, {
      order: [0, 1],
      units: {
        a: { type: 'DD', owner: 0, xy: [16, 12] },
        x: { type: 'DD', owner: 1, xy: [16, 12] },
        b: { type: 'DD', owner: 0, xy: B1 },
        y: { type: 'DD', owner: 1, xy: B1 },
        c: { type: 'DD', owner: 0, xy: A1 },
        z: { type: 'DD', owner: 1, xy: A1 },
      },
    });
    const places: [number, number][] = [[16, 12], deep, B1, A1];
    table.act(0, 'declare', { attacks: places.map((at) => ({ at, on: 1 })), assaults: [] });
    table.act(1, 'declare', nothing, [1, 1]);
    const decision = table.decision('pickBattle');
    expect(decision.about).toEqual({ at: [A1, B1, deep, [16, 12]] });
    const { options, defaultAnswer } = table.game.choices.pickBattle;
    expect(options!(table.play(), decision as never)).toEqual([A1, B1, deep, [16, 12]].map((at) => ({ at })));
    expect(defaultAnswer(table.play(), decision as never)).toEqual({ at: A1 });
  });

  test('IA-neu-5 an attack on a player leaves neutrals of the system in peace', () => {
    const table = meeting(B1, { units: { n: { type: 'DD', owner: 'neutral', xy: B1 } } });
    table.act(0, 'declare', attack(B1, 1));
    table.act(1, 'declare', nothing);
    expect([table.told('converted'), table.g.units.owner[table.unit('n')], table.g.battle.sides]).toEqual([
      [],
      -1,
      [0, 1],
    ]);
  });

  test('IA-neu-4 only the attack on these neutrals is turned on their heir', () => {
    const table = meeting(B1, {
      units: { n: { type: 'DD', owner: 'neutral', xy: B1 }, n2: { type: 'DD', owner: 'neutral', system: 'B2' } },
    });
    table.act(0, 'declare', {
      attacks: [
        { at: B1, on: 1 },
        { at: B1, on: -1 },
      ],
      assaults: [],
    });
    table.act(1, 'declare', nothing);
    expect(table.told('converted')).toEqual([{ system: 2, to: 1 }]);
    expect([table.g.units.owner[table.unit('n')], table.g.units.owner[table.unit('n2')]]).toEqual([1, -1]);
    expect(table.g.battle.hostile).toEqual([0, 1]);
  });

  test('IA-seq-7 each battle is fought to its end before the next one', () => {
    const table = twoBattles([0, 1, 2], 2);
    table.act(0, 'pickBattle', { at: A1 });
    expect(table.g.battles).toHaveLength(1);
    expect([...table.g.battle.sides].sort()).toEqual([0, 2]);
    const seen = new Set<number>();
    table.play().act({ decision: null, by: 2, kind: 'resign', with: {} });
    for (let asked = 0; table.g.battles.length > 0 && asked < 40; asked++) {
      seen.add(table.g.battle.hex);
      const decision = table.table.pending[0]!;
      const answer = table.game.choices[decision.kind as 'round'].defaultAnswer(table.play(), decision as never);
      table.play([6, 1, 5, 2]).act({ decision: decision.id, by: decision.by, kind: decision.kind, with: answer });
    }
    expect(seen.size).toBe(1);
    expect(table.told('standing')).toContainEqual({ seat: 0, kind: 'pickBattle', answer: { at: B1 }, why: 'forced' }); // the last one
    expect([...table.g.battle.sides].sort()).toEqual([0, 1]);
  });
});

describe('an assault without a battle (R74)', () => {
  const landing = (units: Parameters<typeof given>[0]['units']): GivenTable =>
    given({
      phase: 'declare',
      turn: 3,
      order: [0, 1],
      units: {
        t: { type: 'T', owner: 0, system: 'C1' },
        arm: { type: 'Arm', owner: 0, aboard: 't', boarded: 1 },
        inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
        home: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
        ...units,
      },
    });

  test('IA-gc-21 R74 a loaded transport over a planet without ships goes straight to the assault', () => {
    const table = landing({});
    expect(reachOf(table, 0)).toEqual({ hexes: [], planets: [4] });
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    table.act(1, 'declare', nothing);
    expect(table.g.assault).toMatchObject({ on: 1, system: 4, attacker: 0, defender: 1 });
    expect(table.decision()).toMatchObject({ by: 0, kind: 'declareAssault' });
  });

  test('IA-gc-1 R128 with a base of its holder seen in the system he must be attacked first; R122 troops boarded this turn stay aboard', () => {
    const table = landing({ b: { type: 'B', owner: 1, system: 'C1', where: 'orbit:rocky' } });
    expect(table.refusal(0, 'declare', { attacks: [], assaults: [4] })).toMatchObject({
      rule: 'IA-gc-1',
      why: expect.stringContaining('must attack him too'),
    });
    expect(table.refusal(0, 'declare', { attacks: [{ at: C1, on: 1 }], assaults: [4] })).toBeNull();
    const fresh = landing({ arm: { type: 'Arm', owner: 0, aboard: 't', boarded: 3 } });
    expect(fresh.refusal(0, 'declare', { attacks: [], assaults: [4] })?.rule).toBe('IA-gc-1');
  });

  test('IA-gc-21 IA-mov-10 R25 R74 a cargo ship that its holder keeps outside does not save the planet', () => {
    const table = landing({ cg: { type: 'Cg', owner: 1, system: 'C1', outside: 'kept' } });
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    table.act(1, 'declare', nothing);
    expect(table.g.assault).toMatchObject({ on: 1, system: 4, attacker: 0 });
  });

  test('IA-gc-21 R128 a ship of its holder inside that nobody saw bars the assault when it begins', () => {
    const table = landing({ dd: { type: 'DD', owner: 1, system: 'C1' } });
    expect(table.refusal(0, 'declare', { attacks: [], assaults: [4] })).toBeNull();
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    table.act(1, 'declare', nothing);
    expect([table.told('noAssault'), table.g.assault.on, table.g.turn]).toEqual([[{ system: 4, by: 0 }], 0, 4]);
  });

  test('IA-gc-21 R128 fleets of other players there do not forbid it', () => {
    const table = landing({ other: { type: 'BB', owner: 2, system: 'C1' } });
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    for (const seat of [1, 2]) table.act(seat, 'declare', nothing);
    expect(table.g.assault).toMatchObject({ on: 1, system: 4, attacker: 0 });
  });

  test('IA-gc-21 R128 who attacks the assaulting ships is fought first; then the announced assault is made', () => {
    const table = landing({
      other: { type: 'DD', owner: 2, system: 'C1' },
      guard: { type: 'CA', owner: 0, system: 'C1' },
    });
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    table.act(1, 'declare', nothing);
    table.act(2, 'declare', attack(C1, 0));
    expect([table.g.battle.on, table.g.battle.sides, table.g.assaults]).toEqual([1, [0, 2], [4, 0]]);
    const done = (): void => void table.play().act({ decision: null, by: 2, kind: 'resign', with: {} });
    done(); // the attacker gives up
    for (let asked = 0; table.g.assault.on === 0 && asked < 20; asked++) {
      const { id, by, kind, ...decision } = table.table.pending[0]!;
      const answer = table.game.choices[kind as 'round'].defaultAnswer(table.play(), {
        id,
        by,
        kind,
        ...decision,
      } as never);
      table.play([6, 1, 5, 2]).act({ decision: id, by, kind, with: answer });
    }
    expect(table.g.assault).toMatchObject({ on: 1, system: 4, attacker: 0, defender: 1 });
    table.act(0, 'declareAssault', { ships: [], land: [] });
    expect([table.g.assault.on, table.told('noAssault')]).toEqual([0, []]); // he was asked once
  });

  test('IA-gc-21 a battle of others in the system leaves the announced assault as it is', () => {
    const table = landing({
      x: { type: 'DD', owner: 2, system: 'C1' },
      y: { type: 'DD', owner: 3, system: 'C1' },
    });
    table.act(0, 'declare', { attacks: [], assaults: [4] });
    table.act(1, 'declare', nothing);
    table.act(2, 'declare', attack(C1, 3));
    table.act(3, 'declare', nothing);
    expect([table.g.battle.sides, table.g.assaults]).toEqual([
      [2, 3],
      [4, 0],
    ]);
  });

  test('IA-gc-21 announced assaults go in strategic order, then by system, and leave nothing behind', () => {
    const table = given({
      phase: 'declare',
      turn: 3,
      order: [2, 0, 1],
      units: {
        t: { type: 'T', owner: 0, system: 'C2' },
        a: { type: 'Inf', owner: 0, aboard: 't' },
        t2: { type: 'T', owner: 0, system: 'C1' },
        b: { type: 'Inf', owner: 0, aboard: 't2' },
        t3: { type: 'T', owner: 2, system: 'C2' },
        c: { type: 'Inf', owner: 2, aboard: 't3' },
        inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
        inf2: { type: 'Inf', owner: 1, system: 'C2', where: 'surface' },
      },
    });
    expect(reachOf(table, 0)!.planets).toEqual([4, 5]);
    table.act(0, 'declare', { attacks: [], assaults: [5, 4] });
    table.act(2, 'declare', { attacks: [], assaults: [5] });
    table.act(1, 'declare', nothing);
    const asked: [number, number][] = [];
    while (table.g.assault.on === 1) {
      asked.push([table.g.assault.attacker, table.g.assault.system]);
      table.act(table.g.assault.attacker, 'declareAssault', { ships: [], land: [] });
    }
    expect(asked).toEqual([
      [2, 5],
      [0, 4],
      [0, 5],
    ]);
    expect([table.g.attacks, table.g.assaults, table.g.battles, table.g.turn]).toEqual([[], [], [], 4]);
  });

  test('IA-gc-1 R74 the first system counts like any other, and fighters aboard are no troops', () => {
    const home = given({
      phase: 'declare',
      turn: 3,
      units: {
        t: { type: 'T', owner: 1, system: 'A1' },
        a: { type: 'Inf', owner: 1, aboard: 't' },
        inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
        cv: { type: 'CV', owner: 1, system: 'A2' },
        f: { type: 'F', owner: 1, aboard: 'cv' },
        inf2: { type: 'Inf', owner: 0, system: 'A2', where: 'surface' },
      },
    });
    expect(reachOf(home, 1)!.planets).toEqual([0]);
    expect(home.refusal(1, 'declare', { attacks: [], assaults: [1] })?.rule).toBe('IA-gc-1');
  });

  test('IA-gc-1 an attack on somebody else, or elsewhere, does not clear the way', () => {
    const table = landing({
      b: { type: 'B', owner: 1, system: 'C1', where: 'orbit:rocky' },
      dd: { type: 'DD', owner: 0, system: 'C2' },
      x: { type: 'DD', owner: 1, system: 'C2' },
      y: { type: 'DD', owner: 2, system: 'C1' },
      z: { type: 'DD', owner: 0, system: 'C1' },
    });
    const rule = (attacks: { at: [number, number]; on: number }[]) =>
      table.refusal(0, 'declare', { attacks, assaults: [4] })?.rule;
    expect([rule([{ at: C1, on: 2 }]), rule([{ at: [29, 12], on: 1 }]), rule([{ at: C1, on: 1 }])]).toEqual([
      'IA-gc-1',
      'IA-gc-1',
      undefined,
    ]);
  });

  test('IA-gc-22 R102 one assault on a planet in a turn', () => {
    const again = given({
      phase: 'declare',
      turn: 3,
      units: {
        t: { type: 'T', owner: 0, system: 'C1' },
        arm: { type: 'Arm', owner: 0, aboard: 't', boarded: 1 },
        inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      },
      position: { systems: [{ id: 'C1', assaulted: 3 }] },
    });
    expect(again.refusal(0, 'declare', { attacks: [], assaults: [4] })?.rule).toBe('IA-gc-1');
    again.g.systems.assaulted[4] = 2;
    expect(again.refusal(0, 'declare', { attacks: [], assaults: [4] })).toBeNull();
  });

  test('R80 an empty marker over the planet does not save it', () => {
    const table = given({
      phase: 'declare',
      turn: 3,
      order: [0, 1],
      units: {
        t: { type: 'T', owner: 0, system: 'C1' },
        arm: { type: 'Arm', owner: 0, aboard: 't', boarded: 1 },
        inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      },
      position: { taskForces: [{ owner: 2, number: 1, xy: C1 }] },
    });
    table.act(0, 'declare', { attacks: [{ at: C1, on: 1 }], assaults: [4] });
    table.act(1, 'declare', nothing);
    expect([table.g.assault.on, table.told('emptyForce')]).toEqual([1, [{ seat: 1, taskForce: 1 }]]);
  });
});
