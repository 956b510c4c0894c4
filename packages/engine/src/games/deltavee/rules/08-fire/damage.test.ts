import { describe, expect, test } from 'vitest';
import { BRIDGE, ENGINE, FIELD } from '../../data/types.ts';
import {
  CRAFT_LOST,
  CRAFT_OUT,
  DAMAGED,
  DESTROYED,
  IN_PLAY,
  NO_JUMP,
  OK,
  PREPARED,
  VULNERABLE,
  WRECKED,
} from '../../state.ts';
import { type Battle, type Given, type GivenUnit, given } from '../../testing/given.ts';
import { maneuverRating } from '../04-spaceships.ts';
import {
  activeFieldClass,
  battleCommands,
  firesOf,
  jumpEngine,
  missilesLeft,
  missilesReady,
  readyOn,
  searchRange,
} from '../05-pods.ts';
import { energyOf } from '../10-set-up/logs.ts';
import { destroyUnit, takeHit } from './damage.ts';

const pod = (box: number): number => 2 + box;

/** Player 1's ship A, with an enemy far away, at the beginning of a Command Phase. */
function ship(unit: Partial<GivenUnit>, more: Partial<Given> = {}): Battle {
  return given({
    units: {
      'P1-A': { class: 'dagger', hex: 'A0505', direction: 3, velocity: 2, ...unit },
      'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
    },
    ...more,
  });
}
function hit(battle: Battle, part: number, times = 1, dice: number[] = []): void {
  const play = battle.play(dice);
  for (let hits = 0; hits < times; hits++) takeHit(play, battle.unit('P1-A'), part, 'fire');
}
const stateOf = (battle: Battle, box: number): number => battle.g.pods.state[battle.row('P1-A', box)]!;
const hull = (battle: Battle) => {
  const { bridge, engine, field } = battle.g.units;
  return [bridge[0], engine[0], field[0]];
};
const command = (battle: Battle, order: Parameters<Battle['refusal']>[2]) =>
  battle.refusal(0, 'command', order as never)?.rule;

describe('8.8 armor', () => {
  const states = (armor: 0 | 1 | 2): number[] => {
    const battle = ship({ boxes: ['crew', 'crew'], podArmor: armor });
    return [1, 2, 3, 4].map(() => {
      hit(battle, pod(1));
      return stateOf(battle, 1);
    });
  };
  test('DV-8.8a armor 0: destroyed at the first hit', () => expect(states(0)[0]).toBe(WRECKED));
  test('DV-8.8b armor 1: damaged, then destroyed', () => expect(states(1).slice(0, 2)).toEqual([DAMAGED, WRECKED]));
  test('DV-8.8c armor 2: vulnerable, damaged, destroyed', () =>
    expect(states(2).slice(0, 3)).toEqual([VULNERABLE, DAMAGED, WRECKED]));
  test('DV-8.8d further hits do nothing', () => {
    const battle = ship({ boxes: ['crew', 'crew'], podArmor: 1 });
    hit(battle, pod(1), 5);
    expect([stateOf(battle, 1), stateOf(battle, 2), battle.g.pods.hits[battle.row('P1-A', 1)]]).toEqual([
      WRECKED,
      OK,
      2,
    ]);
  });
  test("DV-8.8e bridge, engine and field have the hull's armor, whatever the pods have", () => {
    const battle = ship({ class: 'sword', boxes: ['crew'], podArmor: 0 });
    for (const part of [BRIDGE, ENGINE, FIELD]) hit(battle, part);
    expect(hull(battle)).toEqual([VULNERABLE, VULNERABLE, VULNERABLE]);
    const light = ship({ class: 'poniard', boxes: ['crew'], podArmor: 2 }, { options: { fsbShips: true } });
    for (const part of [BRIDGE, ENGINE, FIELD]) hit(light, part);
    expect(hull(light)).toEqual([DAMAGED, DAMAGED, DAMAGED]);
  });
  test('DV-8.8f a missile hit is destroyed', () => {
    const missile = { id: 'm', type: 'guided', from: 'P1-A', hex: 'A0505', direction: 3, velocity: 2 } as const;
    const battle = ship({ boxes: ['heavy-weapon'] }, { missiles: [missile] });
    takeHit(battle.play(), battle.unit('m'), BRIDGE, 'fire');
    expect(battle.g.units.status[battle.unit('m')]).toBe(DESTROYED);
  });
});

describe('8.9 bridge, engine, field', () => {
  test('DV-8.9a bridge damaged: rating 7 becomes 5, and no Weave', () => {
    const battle = ship({ class: 'sword' });
    hit(battle, BRIDGE, 2);
    expect(maneuverRating(battle.play(), 0)).toBe(5);
    expect(command(battle, { do: 'weave', unit: 0, hexside: 2 } as never)).toBe('DV-8.9a');
  });
  test('DV-8.9a it does not fall below 1: the Theta has 2 (R31)', () => {
    expect(maneuverRating(ship({ class: 'corco-theta', bridge: 'damaged' }).play(), 0)).toBe(1);
  });
  test('DV-8.9b bridge destroyed: rating 1, and no Weave', () => {
    const battle = ship({ class: 'sword', velocity: 0 });
    hit(battle, BRIDGE, 3);
    expect(maneuverRating(battle.play(), 0)).toBe(1);
    expect(command(battle, { do: 'weave', unit: 0, hexside: 2 } as never)).toBe('DV-8.9b');
  });
  test('DV-8.9c engine damaged: one block of 6 for each Maneuver Command', () => {
    const battle = ship({ class: 'sword' });
    hit(battle, ENGINE, 2);
    battle.act(0, 'command', { do: 'accelerate', unit: 0 });
    battle.act(0, 'command', { do: 'left', unit: 0 });
    expect(battle.g.units.energy[0]).toBe(84 - 12);
  });
  test('DV-8.9d engine destroyed: no Maneuver Command, and a jump marker goes', () => {
    const battle = ship({ class: 'sword', boxes: ['standard-jump'], jump: 'prepared' });
    hit(battle, ENGINE, 3);
    expect(battle.g.units.jump[0]).toBe(NO_JUMP);
    expect(command(battle, { do: 'accelerate', unit: 0 } as never)).toBe('DV-8.9d');
  });
  test('DV-8.9e a class 1 field that is damaged drops and cannot be used', () => {
    const battle = ship({ class: 'dagger', boxes: ['battle-communications'], fieldUp: true });
    hit(battle, FIELD);
    expect([battle.g.units.field[0], battle.g.units.fieldUp[0]]).toEqual([DAMAGED, 0]);
    expect(battle.told('field-lost')).toEqual([{ unit: 0, box: 0 }]);
    expect(command(battle, { do: 'raiseField', unit: 0, box: 0 } as never)).toBe('DV-8.9e');
  });
  test('DV-8.9f a class 2 field works as class 1 when damaged and drops when destroyed', () => {
    const battle = ship({ class: 'sword', fieldUp: true });
    const protection = [activeFieldClass(battle.play(), 0)];
    for (let hits = 0; hits < 3; hits++) {
      hit(battle, FIELD);
      protection.push(activeFieldClass(battle.play(), 0));
    }
    expect(protection).toEqual([2, 2, 1, 0]);
  });
  test('DV-8.9p vulnerable parts work fully', () => {
    const battle = ship({
      class: 'sword',
      boxes: ['arsenal', 'standard-jump', 'battle-communications'],
      fieldUp: true,
    });
    for (const part of [BRIDGE, FIELD, pod(1), pod(2), pod(3)]) hit(battle, part);
    const play = battle.play();
    expect([maneuverRating(play, 0), activeFieldClass(play, 0), jumpEngine(play, 0), searchRange(play, 0)]).toEqual([
      7,
      2,
      'standard',
      10,
    ]);
    expect([firesOf(play, battle.row('P1-A', 1)), missilesLeft(battle.g, battle.row('P1-A', 1), 0)]).toEqual([2, 12]);
  });
});

describe('8.9 weapon pods', () => {
  const weapon = (id: string): Battle =>
    ship({ boxes: [id, 'crew'], states: [{ box: 1, missiles: { unguided: 5 }, ready: { unguided: 1 } }] });
  const missiles = (battle: Battle): number => {
    const row = battle.row('P1-A', 1);
    return [0, 1, 2, 3].reduce(
      (sum, type) => sum + missilesLeft(battle.g, row, type) + missilesReady(battle.g, row, type),
      0,
    );
  };
  test('DV-8.9g hunter damaged: missiles and prepared ones lost, no jump', () => {
    const battle = ship({
      boxes: ['hunter', 'crew'],
      jump: 'prepared',
      states: [{ box: 1, missiles: { intelligent: 1 }, ready: { intelligent: 1 } }],
    });
    expect([battle.g.units.jump[0], readyOn(battle.g, 0)]).toEqual([PREPARED, 1]);
    hit(battle, pod(1));
    expect([missiles(battle), jumpEngine(battle.play(), 0), battle.g.units.jump[0]]).toEqual([0, null, NO_JUMP]);
    expect(firesOf(battle.play(), battle.row('P1-A', 1))).toBe(1);
  });
  test.each(['light-weapon', 'heavy-weapon'])(
    'DV-8.9h %s damaged: missiles lost, its Battle Command and one fire left',
    (id) => {
      const battle = weapon(id);
      hit(battle, pod(1));
      expect([
        missiles(battle),
        battleCommands(battle.play(), 0),
        firesOf(battle.play(), battle.row('P1-A', 1)),
      ]).toEqual([0, 1, 1]);
      hit(battle, pod(1));
      expect([battleCommands(battle.play(), 0), firesOf(battle.play(), battle.row('P1-A', 1))]).toEqual([0, 0]);
    },
  );
  test('DV-8.9h guided missiles of a damaged pod can no longer be controlled', () => {
    const missile = { id: 'm', type: 'guided', from: 'P1-A', box: 1, hex: 'A0705', direction: 3, velocity: 2 } as const;
    const battle = ship({ boxes: ['heavy-weapon', 'light-weapon'] }, { missiles: [missile] });
    const control = { do: 'control', unit: 0, missile: battle.unit('m') } as never;
    expect(command(battle, control)).toBeUndefined();
    hit(battle, pod(1));
    expect(command(battle, control)).toBe('DV-8.9h');
  });
  test('DV-8.9i arsenal damaged: missiles lost, one fire instead of two', () => {
    const battle = weapon('arsenal');
    hit(battle, pod(1));
    expect([missiles(battle), firesOf(battle.play(), battle.row('P1-A', 1))]).toEqual([0, 1]);
  });
  test('DV-FSB-P13 medium weapon damaged: missiles lost', () => {
    const battle = weapon('medium-weapon');
    expect(missiles(battle)).toBe(12);
    hit(battle, pod(1));
    expect(missiles(battle)).toBe(0);
  });
});

describe('8.9 other pods', () => {
  test('DV-8.9j battle communications damaged: one Battle Command, search range 6; destroyed: none', () => {
    const battle = ship({ boxes: ['battle-communications', 'crew'] });
    const reading = () => [battleCommands(battle.play(), 0), searchRange(battle.play(), 0)];
    expect(reading()).toEqual([2, 10]);
    hit(battle, pod(1));
    expect(reading()).toEqual([1, 6]);
    hit(battle, pod(1));
    expect(reading()).toEqual([0, 6]);
  });
  test('DV-8.9k a damaged tractor beam cannot be used', () => {
    const battle = given({
      units: {
        'P1-A': { class: 'dagger', hex: 'A0505', direction: 3, velocity: 2, boxes: ['tractor-beam-7', 'light-weapon'] },
        'P1-B': { class: 'dagger', hex: 'A0506', direction: 3, velocity: 2 },
        'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
      },
    });
    const pull = { do: 'tractor', unit: 0, box: 1, target: 1, maneuvers: [{ do: 'accelerate' }] } as never;
    expect(command(battle, pull)).toBeUndefined();
    hit(battle, pod(1));
    expect(command(battle, pull)).toBe('DV-8.9k');
  });
  test.each(['inside', 'prepared'] as const)(
    'DV-8.9l battlecraft pod damaged: the craft that is %s is lost',
    (place) => {
      const battle = ship({
        boxes: ['battlecraft', 'light-weapon'],
        carries: ['terwillicker-x'],
        states: [{ box: 1, craft: { at: place } }],
      });
      hit(battle, pod(1));
      expect(battle.g.pods.craft[battle.row('P1-A', 1)]).toBe(CRAFT_LOST);
      expect(command(battle, { do: 'prepareCraft', unit: 0, box: 1 } as never)).toBe('DV-8.9l');
    },
  );
  test('DV-8.9l a craft that is out flies on', () => {
    const craft = { id: 'c', from: 'P1-A', box: 1, hex: 'A0705', direction: 3, velocity: 2 } as const;
    const battle = ship({ boxes: ['battlecraft'], carries: ['terwillicker-x'] }, { craft: [craft] });
    hit(battle, pod(1), 2);
    expect(battle.g.pods.craft[battle.row('P1-A', 1)]).toBe(CRAFT_OUT);
    expect(battle.g.units.status[battle.unit('c')]).toBe(IN_PLAY);
  });
  test.each(['standard-jump', 'augmented-jump'])('DV-8.9m %s damaged: no jump, and the marker goes', (id) => {
    const battle = ship({ boxes: [id, 'crew'], jump: 'prepared' });
    hit(battle, pod(1));
    expect([jumpEngine(battle.play(), 0), battle.g.units.jump[0]]).toEqual([null, NO_JUMP]);
  });
  test('DV-8.9m the marker stays while another jump engine works', () => {
    const battle = ship({ boxes: ['standard-jump', 'hunter'], jump: 'prepared' });
    hit(battle, pod(1));
    expect(battle.g.units.jump[0]).toBe(PREPARED);
  });
  test('DV-8.9n energy pod damaged: ten units leak in each friendly Command Phase', () => {
    const battle = ship({ boxes: ['energy', 'crew'], states: [{ box: 1, state: 'damaged', energy: 144 }] });
    expect([energyOf(battle.play(), 0), battle.g.pods.energy[battle.row('P1-A', 1)]]).toEqual([48 + 134, 134]);
  });
  test('DV-8.9n no more leaks than there is', () => {
    const battle = ship({ boxes: ['energy', 'crew'], states: [{ box: 1, state: 'damaged', energy: 4 }] });
    expect(energyOf(battle.play(), 0)).toBe(48);
  });
  test('DV-8.9o energy pod destroyed: what it held is gone at once', () => {
    const battle = ship({ boxes: ['energy', 'crew'] });
    hit(battle, pod(1));
    expect(energyOf(battle.play(), 0)).toBe(48 + 144);
    hit(battle, pod(1));
    expect(energyOf(battle.play(), 0)).toBe(48);
  });
  test('DV-5.7a passive pods can be hit and destroyed, and nothing else happens', () => {
    const battle = ship({ boxes: ['living-cargo', 'light-weapon'] });
    hit(battle, pod(1), 2);
    expect(stateOf(battle, 1)).toBe(WRECKED);
    expect([energyOf(battle.play(), 0), battleCommands(battle.play(), 0), maneuverRating(battle.play(), 0)]).toEqual([
      48, 1, 6,
    ]);
  });
  test('DV-FSB-P3 a level 7 generator drops when damaged, a level 8 one works as class 1', () => {
    const field = (id: string): number[] => {
      const battle = ship({ boxes: [id, 'crew'], states: [{ box: 1, fieldUp: true }] });
      const before = activeFieldClass(battle.play(), 0);
      hit(battle, pod(1));
      return [before, activeFieldClass(battle.play(), 0)];
    };
    expect(field('force-field-generator-7')).toEqual([1, 0]);
    expect(field('force-field-generator-8')).toEqual([2, 1]);
  });
  test.each([
    [1, DESTROYED],
    [2, IN_PLAY],
  ])('DV-FSB-P9b a reload pod destroyed with missiles aboard, roll %i: status %i', (die, status) => {
    const battle = ship({ boxes: ['missile-reload-7', 'crew'] });
    hit(battle, pod(1));
    expect(missilesLeft(battle.g, battle.row('P1-A', 1), 0)).toBe(25);
    hit(battle, pod(1), 1, [die]);
    expect([battle.g.units.status[0], missilesLeft(battle.g, battle.row('P1-A', 1), 0)]).toEqual([status, 0]);
  });
  test('DV-FSB-P9b an empty one needs no roll', () => {
    const missiles = { unguided: 0, guided: 0, intelligent: 0, mims: 0 };
    const battle = ship({ boxes: ['missile-reload-7', 'crew'], states: [{ box: 1, missiles }] });
    hit(battle, pod(1), 2);
    expect(battle.g.units.status[0]).toBe(IN_PLAY);
  });
  test('DV-FSB-P11b craft docked to a level 8 supply pod are lost at its first hit', () => {
    const craft = { id: 'c', from: 'P1-B', box: 1, hex: 'A0505', direction: 3, velocity: 2 } as const;
    const battle = given({
      units: {
        'P1-A': {
          class: 'sword',
          hex: 'A0505',
          direction: 3,
          velocity: 2,
          boxes: ['supply-transfer-8', 'light-weapon'],
        },
        'P1-B': {
          class: 'dagger',
          hex: 'A0405',
          direction: 3,
          velocity: 2,
          boxes: ['battlecraft'],
          carries: ['terwillicker-x'],
        },
        'P2-A': { class: 'sword', hex: 'A1516', direction: 9, velocity: 3 },
      },
      craft: [craft],
    });
    battle.act(0, 'command', { do: 'rendezvous', unit: 0, with: battle.unit('c') });
    hit(battle, pod(2));
    expect(battle.g.units.status[battle.unit('c')]).toBe(IN_PLAY);
    hit(battle, pod(1));
    expect([stateOf(battle, 1), battle.g.units.status[battle.unit('c')]]).toEqual([VULNERABLE, DESTROYED]);
    expect(battle.g.units.dock[0]).toBe(-1);
  });
});

describe('11.0 destruction', () => {
  const beaten = (pods: (string | null)[], wrecked: number): number => {
    const battle = ship({
      class: 'spear',
      boxes: pods,
      bridge: 'destroyed',
      engine: 'damaged',
      states: Array.from({ length: wrecked }, (_, at) => ({ box: at + 1, state: 'destroyed' as const })),
    });
    hit(battle, ENGINE);
    return battle.g.units.status[0]!;
  };
  const crew = (count: number): string[] => Array(count).fill('crew');
  test('DV-11.0b half of the pods is not enough, more than half is', () => {
    expect([beaten(crew(8), 4), beaten(crew(8), 5)]).toEqual([IN_PLAY, DESTROYED]);
  });
  test('DV-11.0b empty places do not count: two pods need both', () => {
    expect([beaten([...crew(2), null], 1), beaten([...crew(2), null], 2)]).toEqual([IN_PLAY, DESTROYED]);
  });
  test('DV-11.0b a ship without pods: bridge and engine', () => expect(beaten([], 0)).toBe(DESTROYED));
  test('DV-11.0b pods alone are not enough', () => {
    const battle = ship({ boxes: ['crew', 'crew'], bridge: 'destroyed' });
    hit(battle, pod(1), 2);
    hit(battle, pod(2), 2);
    expect(battle.g.units.status[0]).toBe(IN_PLAY);
  });
  test('DV-11.0d craft in pods and prepared counters die with the ship; launched missiles and craft fly on', () => {
    const on = { from: 'P1-A', hex: 'A0705', direction: 3, velocity: 2 } as const;
    const battle = ship(
      {
        class: 'sword',
        boxes: ['battlecraft', 'battlecraft', 'heavy-weapon'],
        carries: ['terwillicker-x', 'terwillicker-x'],
        states: [{ box: 3, missiles: { mims: 0 }, ready: { mims: 1 } }],
      },
      { craft: [{ id: 'c', box: 2, ...on }], missiles: [{ id: 'm', type: 'guided', box: 3, ...on }] },
    );
    destroyUnit(battle.play(), 0, 'DV-9.7a');
    expect([battle.g.units.status[0], readyOn(battle.g, 0)]).toEqual([DESTROYED, 0]);
    expect([1, 2].map((box) => battle.g.pods.craft[battle.row('P1-A', box)])).toEqual([CRAFT_LOST, CRAFT_OUT]);
    expect(['c', 'm'].map((name) => battle.g.units.status[battle.unit(name)])).toEqual([IN_PLAY, IN_PLAY]);
  });
  test('DV-11.0d what it was docked with goes on alone', () => {
    const at = { class: 'dagger', hex: 'A0505', direction: 3, velocity: 2 } as const;
    const battle = given({
      units: { 'P1-A': at, 'P1-B': { ...at, dockedWith: 'P1-A' }, 'P2-A': { class: 'sword', hex: 'A1516' } },
    });
    expect(battle.g.units.dock.slice(0, 2)).toEqual([0, 0]);
    destroyUnit(battle.play(), 0, 'DV-9.7a');
    expect(battle.g.units.dock.slice(0, 2)).toEqual([-1, -1]);
  });
});
