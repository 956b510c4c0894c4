import { describe, expect, test } from 'vitest';
import { DESTROYED } from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import type { ShotOf } from '../../types.ts';

/** Range 5, relative velocity 7; the sword's program of -4 makes a Target Value of 8. */
function duel(a: Partial<GivenUnit> = {}, b: Partial<GivenUnit> = {}, more: Partial<Given> = {}): Battle {
  return given({
    phase: 'fire',
    units: {
      'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, boxes: ['light-weapon'], ...a },
      'P2-A': { class: 'sword', hex: 'A0510', direction: 9, velocity: 3, boxes: ['crew', 'crew'], ...b },
    },
    ...more,
  });
}
const [LASER_BURST, PARTICLE_BURST, LASER_BARRAGE, PARTICLE_BARRAGE] = [0, 1, 2, 3];
const TYPES = [LASER_BURST, PARTICLE_BURST, LASER_BARRAGE, PARTICLE_BARRAGE];
const MISS = [10];
/** An unguided missile of box 1 of the first ship. */
const launch = { do: 'launch', unit: 0, box: 1, missile: 0, hexside: 2, direction: 3, velocity: 4 } as const;

function shot(battle: Battle, source: number, type = LASER_BURST, by = 'P1-A', at = 'P2-A'): ShotOf<'fire'> {
  return { do: 'fire', unit: battle.unit(by), source, type, target: battle.unit(at) };
}
function miss(battle: Battle, source: number, type = LASER_BURST, by = 'P1-A'): void {
  battle.act(0, 'fire', shot(battle, source, type, by), MISS);
}
const refusal = (battle: Battle, source: number, type = LASER_BURST, by = 'P1-A', at = 'P2-A') =>
  battle.refusal(0, 'fire', shot(battle, source, type, by, at))?.rule ?? null;
const energy = (battle: Battle): number => battle.g.units.energy[battle.unit('P1-A')]!;

describe('8.0 procedure', () => {
  const two: Given['units'] = {
    'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 4, boxes: ['light-weapon'] },
    'P1-B': { class: 'sword', hex: 'A0605', direction: 3, velocity: 4, boxes: ['light-weapon'] },
    'P2-A': { class: 'sword', hex: 'A0510', direction: 9, velocity: 3 },
  };
  test('DV-8.0a a unit once left is finished', () => {
    const battle = given({ phase: 'fire', units: two });
    miss(battle, 0);
    miss(battle, 0, LASER_BURST, 'P1-B');
    expect(refusal(battle, 1)).toBe('DV-8.0a');
    expect(refusal(battle, 1, LASER_BURST, 'P1-B')).toBeNull();
  });
  test('DV-8.0a nobody fires with units of the enemy, or with none', () => {
    const battle = duel();
    expect(refusal(battle, 0, LASER_BURST, 'P2-A', 'P1-A')).toBe('DV-8.0a');
    expect(battle.refusal(0, 'fire', { ...shot(battle, 0), unit: 99 })?.rule).toBe('DV-8.0a');
  });
  test('DV-8.0d a die equal to the Hit Chance of 3 hits, a 4 misses', () => {
    const hit = duel();
    hit.act(0, 'fire', shot(hit, 0), [3, 4]);
    expect(hit.told('aim')).toMatchObject([{ range: 5, relativeVelocity: 7, program: -4, value: 8, chance: 3 }]);
    expect(hit.told('hit')).toHaveLength(1);
    const missed = duel();
    missed.act(0, 'fire', shot(missed, 0), [4]);
    expect(missed.told('hit')).toHaveLength(0);
  });
  test('DV-8.0e friends, the dead and the captured are no targets', () => {
    const battle = given({
      phase: 'fire',
      boarding: true,
      units: {
        ...two,
        'P2-B': { class: 'sword', hex: 'A0510', status: 'jumped' },
        'P1-C': { class: 'sword', hex: 'A0711', captured: true },
      },
    });
    for (const target of ['P1-B', 'P2-B', 'P1-C'])
      expect(refusal(battle, 0, LASER_BURST, 'P1-A', target)).toBe('DV-8.0e');
    expect(battle.refusal(0, 'fire', { ...shot(battle, 0), target: 99 })?.rule).toBe('DV-8.0e');
  });
  test('DV-8.0e no range limit, and nothing between blocks fire', () => {
    const battle = duel({ hex: 'A0101' }, { hex: 'A0118' }, { planets: { Rock: 'A0110' } });
    expect(refusal(battle, 0)).toBeNull();
    miss(battle, 0);
    expect(battle.told('aim')).toMatchObject([{ range: 17, chance: 0 }]);
  });
  test('DV-8.9q the next fire sees what the last one has done: a damaged jammer jams no more', () => {
    const battle = duel({}, { class: 'dagger', boxes: ['electronics-warfare', 'crew'] });
    battle.act(0, 'fire', shot(battle, 0), [1, 4]);
    miss(battle, 1);
    expect(battle.told('aim')).toMatchObject([{ program: -2 }, { program: -4 }]);
  });
});

describe('8.1 sources', () => {
  test('DV-8.1a class 1: one laser burst', () => {
    const battle = duel({ class: 'flute', boxes: ['light-weapon'] });
    expect(TYPES.map((type) => refusal(battle, 0, type))).toEqual([null, 'DV-8.1a', 'DV-8.1a', 'DV-8.1a']);
    miss(battle, 0);
    expect(refusal(battle, 0)).toBe('DV-8.1e');
  });
  test('DV-8.1b class 2: one laser burst or laser barrage', () => {
    const battle = duel();
    expect(TYPES.map((type) => refusal(battle, 0, type))).toEqual([null, 'DV-8.1b', null, 'DV-8.1b']);
    miss(battle, 0, LASER_BARRAGE);
    expect(refusal(battle, 0)).toBe('DV-8.1e');
  });
  test('DV-FSB-B1 class 3 adds particle bursts, class 4 particle barrages', () => {
    const types = (shipClass: string) => TYPES.map((type) => refusal(duel({ class: shipClass, boxes: [] }), 0, type));
    expect(types('pike')).toEqual([null, null, null, 'DV-FSB-B1']);
    expect(types('halberd')).toEqual([null, null, null, null]);
  });
  test('DV-8.1c the worked example: two light weapon pods and a burster make three fires, battle communications a fourth', () => {
    const fires = (boxes: string[]): number => {
      const battle = duel({ boxes });
      let made = 0;
      for (const source of [0, 1, 2, 0, 1, 2, 0])
        if (battle.table.pending[0]?.kind === 'fire' && refusal(battle, source) === null) {
          miss(battle, source);
          made++;
        }
      return made;
    };
    expect(fires(['light-weapon', 'light-weapon'])).toBe(3);
    expect(fires(['light-weapon', 'light-weapon', 'battle-communications'])).toBe(4);
  });
  test.each(['hunter', 'light-weapon', 'heavy-weapon'])('DV-5.5a a %s pod fires once', (pod) => {
    const battle = duel({ boxes: [pod] });
    miss(battle, 1);
    expect(refusal(battle, 1)).toBe('DV-8.1e');
  });
  test('DV-5.5b an arsenal pod fires or launches twice in any mix', () => {
    const battle = duel({ boxes: ['arsenal'] });
    miss(battle, 1);
    battle.act(0, 'fire', launch);
    expect(refusal(battle, 1)).toBe('DV-8.1e');
    expect(battle.refusal(0, 'fire', launch)?.rule).toBe('DV-9.2a');
  });
  test('DV-5.6a the extra fire may come from any source, the burster too, once', () => {
    const battle = duel({ boxes: ['light-weapon', 'battle-communications'] });
    miss(battle, 0);
    miss(battle, 0);
    expect(refusal(battle, 0)).toBe('DV-8.1e');
    miss(battle, 1);
    expect(battle.table.pending.some(({ kind }) => kind === 'fire')).toBe(false);
  });
  test('DV-5.6a two battle communications pods give two extra fires; a damaged one none', () => {
    const boxes = ['light-weapon', 'battle-communications', 'battle-communications'];
    const sound = duel({ boxes });
    for (let fires = 0; fires < 3; fires++) miss(sound, 1);
    expect(refusal(sound, 1)).toBe('DV-8.1e');
    const damaged = duel({ boxes, states: [{ box: 2, state: 'damaged' }] });
    for (let fires = 0; fires < 2; fires++) miss(damaged, 1);
    expect(refusal(damaged, 1)).toBe('DV-8.1e');
  });
  test('DV-8.1d the only question of the phase is for fire: no Commands', () => {
    expect(duel().table.pending.map(({ kind, by }) => [kind, by])).toEqual([['fire', 0]]);
  });
  test('DV-8.1e a damaged weapon pod fires bursts only', () => {
    const battle = duel({ boxes: ['heavy-weapon'], states: [{ box: 1, state: 'damaged' }] });
    expect(TYPES.map((type) => refusal(battle, 1, type))).toEqual([null, null, 'DV-8.1e', 'DV-8.1e']);
  });
  test('DV-8.9i a damaged arsenal pod fires once', () => {
    const battle = duel({ boxes: ['arsenal'], states: [{ box: 1, state: 'damaged' }] });
    miss(battle, 1);
    expect(refusal(battle, 1)).toBe('DV-8.1e');
  });
  test('DV-5.1a other pods fire nothing', () => {
    const battle = duel({ boxes: ['energy', 'battle-communications', 'tractor-beam-7', null] });
    expect([1, 2, 3, 4, 5, 6].map((box) => refusal(battle, box))).toEqual(Array(6).fill('DV-5.1a'));
  });
  test.each(['hunter', 'light-weapon', 'heavy-weapon', 'arsenal'])('DV-5.1b a %s pod fires all four types', (pod) => {
    const battle = duel({ boxes: [pod] });
    expect(TYPES.map((type) => refusal(battle, 1, type))).toEqual([null, null, null, null]);
  });
  test('DV-FSB-P1 a blaster pod fires five times, damaged twice and only bursts', () => {
    const fires = (state: 'ok' | 'damaged'): number => {
      const battle = duel({ boxes: ['blaster', 'light-weapon'], states: [{ box: 1, state }] });
      let made = 0;
      while (refusal(battle, 1) === null) {
        miss(battle, 1);
        made++;
      }
      return made;
    };
    expect([fires('ok'), fires('damaged')]).toEqual([5, 2]);
    const damaged = duel({ boxes: ['blaster'], states: [{ box: 1, state: 'damaged' }] });
    expect(refusal(damaged, 1, LASER_BARRAGE)).toBe('DV-8.1e');
  });
});

describe('8.2 energy', () => {
  test.each([
    [LASER_BURST, 0],
    [PARTICLE_BURST, 1],
    [LASER_BARRAGE, 2],
    [PARTICLE_BARRAGE, 3],
  ])('DV-8.2a fire type %i costs %i', (type, price) => {
    const battle = duel();
    miss(battle, 1, type);
    expect(energy(battle)).toBe(84 - price);
  });
  test('DV-8.2a energy pods are drawn first', () => {
    const battle = duel({ boxes: ['light-weapon', 'energy'] });
    miss(battle, 1, PARTICLE_BARRAGE);
    expect([energy(battle), battle.g.pods.energy[battle.row('P1-A', 2)]]).toEqual([84, 141]);
  });
  test('DV-8.2b what cannot be paid is refused', () => {
    const battle = duel({ energy: 2 });
    expect(TYPES.map((type) => refusal(battle, 1, type))).toEqual([null, null, null, 'DV-8.2b']);
  });
  test('DV-8.2b without energy a laser burst is still free', () => {
    expect(refusal(duel({ energy: 0 }), 0)).toBeNull();
  });
});

describe('the phase', () => {
  test.each(['guided', 'mims'] as const)('A8 it does not tell whether a contact is a %s', (type) => {
    const missile = { id: 'm', from: 'P1-A', box: 1, type, hex: 'A0705', direction: 3, velocity: 4 };
    const unarmed: Partial<GivenUnit> = {
      class: 'corco-theta',
      boxes: ['heavy-weapon'],
      states: [{ box: 1, state: 'destroyed' }],
    };
    const battle = duel(unarmed, {}, { missiles: [missile], phase: 'command', seat: 1 });
    battle.g.units.agile[battle.unit('m')] = 1;
    battle.act(1, 'command', { do: 'end' });
    expect(battle.decision().kind).toBe('fire');
    battle.g.units.revealed[battle.unit('m')] = 1;
    battle.act(0, 'fire', { do: 'end' });
    expect(battle.table.pending.some(({ kind }) => kind === 'fire')).toBe(false);
  });
  test('A8 where no pod can hold a MIMS, it ends', () => {
    const missile = { from: 'P1-A', box: 1, type: 'guided' as const, hex: 'A0705', direction: 3, velocity: 4 };
    const battle = duel(
      { class: 'corco-theta', boxes: ['crew'] },
      {},
      { missiles: [missile], phase: 'command', seat: 1 },
    );
    battle.g.units.agile[2] = 1;
    battle.act(1, 'command', { do: 'end' });
    expect(battle.decision().kind).not.toBe('fire');
  });
  test('DV-8.0a it ends by itself when nothing is left to fire', () => {
    const battle = duel({ boxes: [] });
    miss(battle, 0);
    expect(battle.table.pending.some(({ kind }) => kind === 'fire')).toBe(false);
  });
  test('DV-8.0a he may end it', () => {
    const battle = duel();
    battle.act(0, 'fire', { do: 'end' });
    expect(battle.table.pending.some(({ kind }) => kind === 'fire')).toBe(false);
  });
  test('DV-S8a the first shot of a spaceship of Player 1 is remembered, a missile too', () => {
    const battle = duel({}, {}, { turn: 3 });
    expect(battle.g.firstShot).toBe(0);
    battle.act(0, 'fire', launch);
    expect(battle.g.firstShot).toBe(3);
  });
  test('DV-11.0b the last hit wins the battle at once', () => {
    const battle = duel(
      {},
      {
        class: 'dagger',
        boxes: ['crew'],
        bridge: 'destroyed',
        engine: 'destroyed',
        states: [{ box: 1, state: 'damaged' }],
      },
    );
    battle.act(0, 'fire', shot(battle, 0), [1, 4]);
    expect(battle.g.units.status[battle.unit('P2-A')]).toBe(DESTROYED);
    expect(battle.table.result?.places).toEqual([1, 2]);
  });
  test('DV-8.0a random shots are all legal, and come to an end', () => {
    const battle = duel({ boxes: ['arsenal', 'hunter', 'battle-communications'] });
    const random = {
      at: 1,
      below(n: number) {
        this.at = (this.at * 48271) % 2147483647;
        return this.at % n;
      },
    };
    for (let tries = 0; tries < 300; tries++) {
      const sample = battle.game.choices.fire.sample(
        battle.play(),
        { ...battle.decision('fire'), about: null },
        random,
      );
      expect(battle.refusal(0, 'fire', sample)).toBeNull();
    }
  });
});
