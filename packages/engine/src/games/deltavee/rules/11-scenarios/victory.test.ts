import { describe, expect, test } from 'vitest';
import { randomGame } from '#core/random-game';
import { isAsteroid, planetAt } from '../../board/plane.ts';
import type { PositionInput } from '../../positions/position-shape.ts';
import { bound } from '../../positions/setting.ts';
import { DELIVERED, DESTROYED, JUMPED, LANDED } from '../../state.ts';
import { type Battle, type Given, given, givenScenario } from '../../testing/given.ts';
import { destroyUnit } from '../08-fire/damage.ts';
import { hexInPlay } from '../10-set-up/areas.ts';
import { valueDestroyed } from './points.ts';
import { checkVictory } from './victory.ts';

type Units = NonNullable<PositionInput['units']>;
type Start = PositionInput['start'];

function from(
  scenario: string,
  units: Units,
  start: Partial<Start> = {},
  more: Partial<PositionInput> = {},
  dice?: number[],
): Battle {
  const position: PositionInput = { scenario, start: { turn: 1, seat: 0, phase: 'fire', ...start }, units, ...more };
  return givenScenario(scenario, { position, ...(dice ? { dice } : {}) });
}
function destroy(battle: Battle, ...names: string[]): Battle {
  const play = battle.play();
  for (const name of names) destroyUnit(play, battle.unit(name), 'test');
  checkVictory(play);
  return battle;
}
const result = ({ table }: Battle) => table.result && { places: table.result.places, rule: table.result.rule };
const won = (rule: string) => ({ places: [1, 2], rule });
const lost = (rule: string) => ({ places: [2, 1], rule });
const drawn = (rule: string) => ({ places: [1, 1], rule });

describe('11.0 destruction', () => {
  const units: Given['units'] = {
    S: { class: 'sword', hex: 'A0505', direction: 3, velocity: 0, boxes: ['heavy-weapon'] },
    P2: { class: 'dagger', hex: 'A0908', direction: 9, velocity: 0, boxes: ['heavy-weapon', 'energy'] },
  };
  const missile = { id: 'm', from: 'S', box: 1, type: 'unguided', hex: 'A0907', direction: 6, velocity: 1 } as const;

  test('DV-11.0a a ship without active field is destroyed by the missile that intercepts it', () => {
    const battle = given({ phase: 'movement', units, missiles: [missile], dice: [1] });
    battle.act(1, 'emergencyField', { activate: false });
    expect(battle.g.units.status[battle.unit('P2')]).toBe(DESTROYED);
    expect(result(battle)).toEqual(won('DV-11.0b'));
  });

  test('DV-11.0b the last spaceship destroyed ends the game at once', () => {
    expect(result(destroy(given({ units }), 'S'))).toEqual(lost('DV-11.0b'));
  });

  test('DV-11.0c there is no jump unless the scenario allows it', () => {
    const jumper = { ...units['S']!, boxes: ['standard-jump'] };
    const without = given({ units: { S: jumper, P2: units['P2']! } });
    expect(without.refusal(0, 'command', { do: 'prepareJump', unit: without.unit('S') })?.why).toContain(
      'does not allow',
    );
    const withIt = given({
      units: { S: jumper, P2: units['P2']! },
      jump: { seats: [0], region: { kind: 'anywhere' } },
    });
    expect(withIt.refusal(0, 'command', { do: 'prepareJump', unit: withIt.unit('S') })).toBeNull();
  });

  test('DV-11.0d a destroyed carrier takes the craft in its pods along; a launched one counts on', () => {
    const carrier = {
      ...units['S']!,
      boxes: ['battlecraft', 'battlecraft'],
      carries: ['terwillicker-x', 'terwillicker-x'],
    };
    const all = given({
      units: { S: carrier, P2: units['P2']! },
      craft: [{ id: 'c', from: 'S', box: 1, hex: 'A0606', direction: 3, velocity: 1 }],
      victory: [
        { result: 1, rule: 'DV-S10b', when: { kind: 'fleetDestroyed', seat: 0, spaceshipsOnly: false }, text: 'all' },
      ],
    });
    expect(result(destroy(all, 'S'))).toBeNull();
    expect(result(destroy(all, 'c'))).toEqual(lost('DV-S10b'));
  });
});

describe('both at once', () => {
  const side = { class: 'dagger', hex: 'A0505', boxes: ['crew'] };
  const spec = (first: 'destroyed' | 'jumped'): Given => ({
    units: { S: side, P2: side },
    seat: 1,
    phase: 'fire',
    victory: [
      {
        result: 0,
        rule: 'DV-S1',
        when: { kind: first, units: [first === 'jumped' ? 'S' : 'P2'], count: 1 },
        text: 'one',
      },
      { result: 1, rule: 'DV-S2a', when: { kind: 'destroyed', units: ['S'], count: 1 }, text: 'other' },
      { result: 1, rule: 'DV-S2a', when: { kind: 'fleetDestroyed', seat: 1, spaceshipsOnly: true }, text: 'third' },
    ],
  });

  test('DV-11.0f conditions of the same kind make a draw', () => {
    expect(result(destroy(given(spec('destroyed')), 'S', 'P2'))).toEqual(drawn('DV-11.0f'));
  });

  test('DV-11.0f else the Phasing player wins', () => {
    const battle = given(spec('jumped'));
    battle.g.units.status[battle.unit('S')] = JUMPED;
    expect(result(destroy(battle, 'P2'))).toEqual(lost('DV-S2a'));
  });
});

describe('scenarios 1 to 3', () => {
  test('DV-S1 destroying the enemy Piccolo wins at once', () => {
    expect(result(destroy(from('dv-1', []), 'P2-D'))).toEqual(won('DV-S1'));
    expect(result(destroy(from('dv-1', []), 'P1-E'))).toEqual(lost('DV-S1'));
  });

  test('DV-S2a Venable needs both Daggers, Laidley the Sword', () => {
    const battle = destroy(from('dv-2', []), 'P2-A');
    expect(result(battle)).toBeNull();
    expect(result(destroy(battle, 'P2-B'))).toEqual(won('DV-S2a'));
    expect(result(destroy(from('dv-2', []), 'P1-A'))).toEqual(lost('DV-S2a'));
  });

  /** The Daggers stand at the top of column 01, the Sword 25 rows further down. */
  const chase = (velocity: number, more: Partial<PositionInput> = {}): Battle =>
    from(
      'dv-2',
      [
        { id: 'P1-A', hex: '(0,1)0108', direction: 6, velocity },
        { id: 'P2-A', hex: 'A0101', velocity: 0 },
        { id: 'P2-B', hex: 'A0101', velocity: 0 },
      ],
      { phase: 'movement' },
      more,
    );

  test('DV-S2b more than 25 hexes apart is a draw, 25 is not', () => {
    expect(result(chase(0))).toBeNull();
    expect(result(chase(1))).toEqual(drawn('DV-S2b'));
  });

  test('DV-S2b a launched craft counts, a missile does not', () => {
    const near = { from: 'P1-A', hex: '(0,1)0101', direction: 6, velocity: 0 } as const;
    expect(result(chase(1, { craft: [{ ...near, box: 4 }] }))).toBeNull();
    expect(result(chase(1, { missiles: [{ ...near, box: 1, type: 'intelligent' }] }))).toEqual(drawn('DV-S2b'));
  });

  const smugglers = (hex: string, more: Partial<Units[number]> = {}): Units => [
    ...['P1-A', 'P1-B', 'P1-C', 'P1-D'].map((id) => ({ id, hex, ...more })),
    { id: 'P2-A', hex: 'A0101' },
  ];

  test.each([
    ['D1609', false],
    ['E0109', true],
    ['(4,-1)0109', true],
    ['(4,1)0109', true],
    ['(5,0)0109', false],
  ])('DV-S3b a Jump Command in %s: %s', (hex, isAllowed) => {
    const battle = from('dv-3', smugglers(hex, { jump: 'prepared', direction: 3 }), { phase: 'command' });
    const refusal = battle.refusal(0, 'command', { do: 'jump', unit: battle.unit('P1-B') });
    expect(refusal === null).toBe(isAllowed);
  });

  test('DV-S3c the Iota that has jumped wins', () => {
    const battle = from('dv-3', smugglers('E0309', { jump: 'prepared' }), { phase: 'command' });
    for (const [index, name] of ['P1-A', 'P1-B', 'P1-C', 'P1-D'].entries())
      battle.act(0, 'command', { do: index === 0 ? 'jump' : 'abortJump', unit: battle.unit(name) });
    expect(result(battle)).toBeNull();
    battle.g.units.status[battle.unit('P1-A')] = JUMPED;
    checkVictory(battle.play());
    expect(result(battle)).toEqual(won('DV-S3c'));
  });

  test('DV-S3c jumping ships win as they leave in their Movement Phase: two Gammas, not one', () => {
    const ships = (jumpers: string[]): Units =>
      smugglers('E0309').map((unit) => (jumpers.includes(unit.id) ? { ...unit, jump: 'jumping' as const } : unit));
    expect(result(from('dv-3', ships(['P1-B']), { phase: 'movement' }))).toBeNull();
    expect(result(from('dv-3', ships(['P1-B', 'P1-D']), { phase: 'movement' }))).toEqual(won('DV-S3c'));
  });

  test('DV-S3c and so does destroying the Sword', () => {
    expect(result(destroy(from('dv-3', smugglers('A0909')), 'P2-A'))).toEqual(won('DV-S3c'));
  });

  test('DV-S3d the Navy needs three ships, the Iota among them', () => {
    const battle = destroy(from('dv-3', smugglers('A0909')), 'P1-B', 'P1-C', 'P1-D');
    expect(result(battle)).toBeNull();
    expect(result(destroy(battle, 'P1-A'))).toEqual(lost('DV-S3d'));
    expect(result(destroy(from('dv-3', smugglers('A0909')), 'P1-A', 'P1-B'))).toBeNull();
  });

  test('DV-S3f drawn when neither can get there any more: what has jumped cannot be destroyed', () => {
    const battle = from('dv-3', smugglers('A0909'));
    const fates = { 'P1-A': LANDED, 'P1-B': DESTROYED, 'P1-C': JUMPED, 'P1-D': DESTROYED };
    for (const [name, fate] of Object.entries(fates)) battle.g.units.status[battle.unit(name)] = fate;
    checkVictory(battle.play());
    expect(result(battle)).toEqual(drawn('DV-S3f'));
  });
});

describe('scenario 4', () => {
  const far: Units = [
    { id: 'P2-A', hex: 'B1612' },
    { id: 'P2-B', hex: 'B1611' },
  ];

  test('DV-S4b the Mu in orbit around Esata wins the moment it is there', () => {
    const battle = from('dv-4', [...far, { id: 'P1-B', hex: 'A0410', direction: 12, velocity: 1 }], {
      phase: 'movement',
    });
    expect(result(battle)).toEqual(won('DV-S4b'));
  });

  test('DV-S4b both Flutes destroyed win, a destroyed Mu is a draw', () => {
    const battle = destroy(from('dv-4', far), 'P2-A');
    expect(result(battle)).toBeNull();
    expect(result(destroy(battle, 'P2-B'))).toEqual(won('DV-S4b'));
    expect(result(destroy(from('dv-4', far), 'P1-B'))).toEqual(drawn('DV-S4b'));
  });

  test('DV-S4b a Flute that docks with the Mu wins', () => {
    const alike = { hex: 'B0808', direction: 9, velocity: 2 };
    const battle = from(
      'dv-4',
      [
        { id: 'P2-A', ...alike },
        { id: 'P1-B', ...alike },
      ],
      { seat: 1, phase: 'command' },
    );
    battle.act(1, 'command', { do: 'rendezvous', unit: battle.unit('P2-A'), with: battle.unit('P1-B') });
    expect(result(battle)).toEqual(lost('DV-S4b'));
  });

  test('DV-S4c Esata in A0409, and asteroids around and in six hexes of sheet C', () => {
    const battle = from('dv-4', far);
    const at = (name: string) => hexInPlay(battle.play(), name)!;
    const esata = at('A0409');
    expect(planetAt(battle.g, esata.q, esata.r)).toBe(0);
    const isThere = (name: string): boolean => isAsteroid(battle.play(), at(name).q, at(name).r);
    const field = [
      'C0902',
      'C0904',
      'C0907',
      'C0909',
      'C0912',
      'C0915',
      'C0901',
      'C0903',
      'C1001',
      'C1002',
      'C0802',
      'C0801',
    ];
    expect(field.filter((name) => !isThere(name))).toEqual([]);
    expect(['C1102', 'C0917', 'C0702', 'A0902'].filter(isThere)).toEqual([]);
  });
});

describe('scenario 5', () => {
  const convoy = (zeta: Partial<Units[number]>): Units => [
    ...['P1-A', 'P1-C', 'P1-D', 'P1-E'].map((id) => ({ id, hex: 'A0407', velocity: 0 })),
    { id: 'P1-B', hex: 'A0407', velocity: 0, ...zeta },
  ];
  const arriving = { hex: 'C1111', direction: 12, velocity: 1 };

  test('DV-S5b a ship in orbit gives a point and one for each cargo pod, and leaves play', () => {
    const battle = from('dv-5', convoy(arriving), { phase: 'movement' });
    expect(battle.g.points).toEqual([4, 0]);
    expect(battle.g.units.status[battle.unit('P1-B')]).toBe(DELIVERED);
  });

  test('DV-S5b a destroyed cargo pod counts for the insurgents, once', () => {
    const pods = [{ box: 4, state: 'destroyed' as const }];
    const battle = from('dv-5', convoy({ ...arriving, pods }), { phase: 'movement' });
    expect(battle.g.points).toEqual([3, 1]);
    expect(destroy(from('dv-5', convoy({ pods })), 'P1-B').g.points).toEqual([0, 4]);
    expect(destroy(from('dv-5', convoy({})), 'P1-E').g.points).toEqual([0, 1]);
  });

  test('DV-S5c the convoy wins with 8 points', () => {
    const ships = convoy(arriving).map((unit) =>
      unit.id === 'P1-C' || unit.id === 'P1-A' ? { ...unit, ...arriving } : unit,
    );
    const two = from(
      'dv-5',
      ships.map((unit) => (unit.id === 'P1-A' ? { ...unit, hex: 'A0101' } : unit)),
      { phase: 'movement' },
    );
    two.act(0, 'move', { rest: true });
    expect([two.g.points, result(two)]).toEqual([[8, 0], won('DV-S5c')]);
  });

  test('DV-S5c the insurgents win with 7', () => {
    const battle = destroy(
      from(
        'dv-5',
        convoy({
          pods: [
            { box: 4, state: 'destroyed' },
            { box: 5, state: 'destroyed' },
          ],
        }),
      ),
      'P1-C',
    );
    expect([battle.g.points, result(battle)]).toEqual([[0, 6], null]);
    expect(result(destroy(battle, 'P1-E'))).toEqual(lost('DV-S5c'));
  });
});

describe('scenario 8', () => {
  const bomb = (more: Partial<Units[number]> = {}): Units => [
    { id: 'P1-B', hex: 'E0708', direction: 12, velocity: 3, ...more },
  ];

  test('DV-S8b the Piccolo that enters Earth’s hex with its pod wins, though it would fly on', () => {
    const battle = from('dv-8', bomb(), { phase: 'movement' });
    battle.act(0, 'move', { unit: battle.unit('P1-B') });
    expect(result(battle)).toEqual(won('DV-S8b'));
    const { q, r } = hexInPlay(battle.play(), 'E0707')!;
    expect([battle.g.units.q[battle.unit('P1-B')], battle.g.units.r[battle.unit('P1-B')]]).toEqual([q, r]);
  });

  test('DV-S8b the pod or the Piccolo destroyed before wins for the Federation', () => {
    expect(result(destroy(from('dv-8', bomb()), 'P1-B'))).toEqual(lost('DV-S8b'));
    const battle = from('dv-8', bomb());
    battle.g.pods.state[battle.row('P1-B', 1)] = 2;
    checkVictory(battle.play());
    expect(result(battle)).toBeNull();
    battle.g.pods.state[battle.row('P1-B', 1)] = 3;
    checkVictory(battle.play());
    expect(result(battle)).toEqual(lost('DV-S8b'));
  });
});

describe('limits', () => {
  const last = (turn: number): Partial<Start> => ({ turn, seat: 0, phase: 'fire' });

  test('after 20 Game-Turns of Two Daggers the greater value destroyed wins', () => {
    const pods = [{ box: 1, state: 'destroyed' as const }];
    const battle = givenScenario('dv-own-1', {
      position: { scenario: 'dv-own-1', start: { turn: 20, seat: 1, phase: 'fire' }, units: [{ id: 'P2-A', pods }] },
    });
    expect([valueDestroyed(battle.play(), 0), valueDestroyed(battle.play(), 1)]).toEqual([3000, 0]);
    battle.act(1, 'fire', { do: 'end' });
    expect(battle.table.result).toMatchObject({ places: [1, 2], why: expect.stringContaining('3000 and 0 Trans') });
  });

  test('a destroyed ship counts with all its pods and the craft in them', () => {
    const battle = destroy(from('dv-own-2', []), 'P2-A');
    expect(valueDestroyed(battle.play(), 0)).toBe(20_700 + 5_000 + 3_000 + 500 + 250 + 3_100);
  });

  test('DV-11.0g the turn cap makes a draw; 0 is none', () => {
    const end = (turnCap: number): Battle => {
      const position: PositionInput = {
        scenario: 'dv-1',
        start: { turn: 7, seat: 1, phase: 'fire' },
        options: { turnCap },
      };
      const battle = givenScenario('dv-1', { position });
      battle.act(1, 'fire', { do: 'end' });
      return battle;
    };
    expect(result(end(7))).toEqual(drawn('DV-11.0g'));
    expect([result(end(8)), result(end(0))]).toEqual([null, null]);
  });

  test('DV-11.0h who gives up has lost', () => {
    const battle = from('dv-1', [], last(1));
    battle.play().act({ decision: null, by: 0, kind: 'resign', with: {} });
    expect(battle.table.result).toEqual({ places: [2, 1], rule: 'DV-11.0h', why: 'Given up by Cutthroats.' });
  });

  test('random games end far within the bound', () => {
    const { game } = from('dv-1', []);
    const played = randomGame(game, { scenario: 'dv-own-1', options: {}, seats: 2, position: null }, 'bound');
    expect(played.ok && played.actions).toBeLessThan(bound(game.data, 'dv-own-1'));
  });
});
