import { describe, expect, test } from 'vitest';
import { observe } from '#core/observe';
import { randomFrom } from '#core/random';
import { GUIDED, HOMING, INTELLIGENT } from '../../data/types.ts';
import type { DvView } from '../../secrets/view.ts';
import { CRAFT_PREPARED, IN_PLAY, WAITING } from '../../state.ts';
import { type Battle, given, givenScenario } from '../../testing/given.ts';
import type { BoughtShip, Choices } from '../../types.ts';
import { missilesLeft, missilesReady } from '../05-pods.ts';
import { canLaunchType } from '../09-missiles/launch.ts';
import { hexesOf, hexInPlay, hexName, sheetHexes } from './areas.ts';
import { podIdsOf } from './fitting.ts';
import { setupOf } from './places.ts';
import { costOf } from './purchase.ts';

type Answer<K extends keyof Choices> = Choices[K]['answer'];
type Place = Answer<'deploy'>['units'][number];

const at = (hex: string) => ({ hex, directions: [3], velocity: [1, 1] as [number, number] });

/** Both assign their pods as they stand. */
function assignAll(battle: Battle): void {
  for (;;) {
    const asked = battle.table.pending.find(({ kind }) => kind === 'assignPods');
    if (!asked) return;
    const { units } = asked.about as Choices['assignPods']['about'];
    battle.act(asked.by, 'assignPods', { boxes: units.map((unit) => podIdsOf(battle.play(), unit)) });
  }
}
const unitsAsked = (battle: Battle): number[] => (battle.decision('deploy').about as { units: number[] }).units;

describe('10.1 pods into boxes', () => {
  test('DV-10.1a a player puts his pods into the boxes in any order, unseen', () => {
    const battle = givenScenario('dv-2');
    const sword = battle.unit('P1-A');
    const boxes = [['energy', 'heavy-weapon', 'battlecraft', 'battle-communications', 'heavy-weapon']];
    expect(battle.table.pending.map(({ by, kind, sealed }) => [by, kind, sealed])).toEqual([
      [0, 'assignPods', true],
      [1, 'assignPods', true],
    ]);
    battle.act(0, 'assignPods', { boxes });
    const order = ['energy', 'heavy-weapon'];
    battle.act(1, 'assignPods', { boxes: [order, order] });
    expect(podIdsOf(battle.play(), sword)).toEqual(boxes[0]);
    expect(battle.g.pods.energy[battle.row('P1-A', 1)]).toBe(144);
    expect(battle.g.pods.craft[battle.row('P1-A', 3)]).toBe(1);
    expect([battle.g.turn, battle.g.phase, battle.decision().kind]).toEqual([1, 1, 'command']);
  });

  test('DV-10.1a other pods than his, or fewer, are refused', () => {
    const battle = givenScenario('dv-2');
    const few = [['energy', 'heavy-weapon', 'battlecraft', 'battle-communications', null]];
    const other = [['energy', 'arsenal', 'battlecraft', 'battle-communications', 'heavy-weapon']];
    for (const boxes of [few, other])
      expect(battle.refusal(0, 'assignPods', { boxes })).toEqual({
        rule: 'DV-10.1a',
        why: expect.stringContaining('not the pods of P1-A'),
      });
    const long = [['energy', 'heavy-weapon', 'battlecraft', 'battle-communications', 'heavy-weapon', null]];
    expect(battle.refusal(0, 'assignPods', { boxes: long })?.why).toContain('5 pod places');
  });

  test('DV-10.1a nothing is asked where all boxes are alike', () => {
    const battle = givenScenario('dv-1');
    expect([battle.g.turn, battle.g.phase]).toEqual([1, 1]);
  });

  test('DV-HC-4 the four boxes of a storage pod must lie together', () => {
    const transport = {
      id: 'P1-T',
      class: 'military-transport',
      pods: { storage: 1, crew: 1 },
      place: at('A0505'),
    };
    const enemy = {
      id: 'P2-A',
      class: 'dagger',
      place: at('A1515'),
    };
    const battle = given({
      units: {},
      scenario: {
        sides: [
          { name: 'a', units: [transport] },
          { name: 'b', units: [enemy] },
        ],
      },
      isSetUp: true,
    });
    const four = ['storage', 'storage', 'storage', 'storage'];
    const torn = [['storage', 'storage', 'crew', 'storage', 'storage']];
    expect(battle.refusal(0, 'assignPods', { boxes: torn })?.rule).toBe('DV-HC-4');
    expect(battle.refusal(0, 'assignPods', { boxes: [[null, ...four, null, 'crew']] })).toBeNull();
  });
});

describe('FSB homing missiles before play', () => {
  const asked = (): Battle => givenScenario('dv-2', { options: { homingMissiles: true } });
  const boxes = [['heavy-weapon', 'heavy-weapon', 'battle-communications', 'battlecraft', 'energy']];

  test('DV-FSB-H5 a homing missile replaces a guided or intelligent one, one for one', () => {
    const battle = asked();
    const unit = battle.unit('P1-A');
    battle.act(0, 'assignPods', { boxes, homing: [{ unit, box: 2, guided: 3, intelligent: 1 }] });
    battle.act(1, 'assignPods', {
      boxes: [
        ['heavy-weapon', 'energy'],
        ['heavy-weapon', 'energy'],
      ],
    });
    const left = [GUIDED, INTELLIGENT, HOMING].map((type) => missilesLeft(battle.g, battle.row('P1-A', 2), type));
    expect(left).toEqual([1, 1, 4]);
    expect(missilesLeft(battle.g, battle.row('P1-A', 1), HOMING)).toBe(0);
  });

  test('DV-FSB-H5 one that replaces a missile without preparation needs none, any other does', () => {
    const spear = { id: 'P1-S', class: 'spear', boxes: ['arsenal', 'arsenal'], place: at('A0505') };
    const enemy = { id: 'P2-A', class: 'dagger', place: at('A1515') };
    const battle = given({
      units: {},
      scenario: {
        sides: [
          { name: 'a', units: [spear] },
          { name: 'b', units: [enemy] },
        ],
      },
      isSetUp: true,
      options: { homingMissiles: true },
    });
    const unit = battle.unit('P1-S');
    const homing = [
      { unit, box: 1, guided: 1, intelligent: 0 },
      { unit, box: 2, guided: 0, intelligent: 1 },
    ];
    battle.act(0, 'assignPods', { boxes: [], homing });
    battle.act(1, 'assignPods', { boxes: [] });
    const mayLaunch = (box: number): boolean => canLaunchType(battle.play(), battle.row('P1-S', box), HOMING);
    expect([mayLaunch(1), mayLaunch(2)]).toEqual([true, false]);
    battle.act(1, 'command', { do: 'end' });
    const shot = { do: 'launch', unit, missile: HOMING, hexside: 2, direction: 3, velocity: 1 } as const;
    expect(battle.refusal(0, 'fire', { ...shot, box: 2 })?.rule).toBe('DV-9.1a');
    battle.act(0, 'fire', { ...shot, box: 1 });
    battle.act(0, 'fire', { do: 'end' });
    const prepare = (box: number): Answer<'command'> => ({ do: 'prepareMissile', unit, box, missile: HOMING });
    expect(battle.refusal(0, 'command', prepare(1))?.rule).toBe('DV-7.4a');
    battle.act(0, 'command', prepare(2));
    expect(mayLaunch(2)).toBe(true);
  });

  test('DV-FSB-H5 no more than the pod has, and not without the option', () => {
    const homing = (battle: Battle, guided: number) => [{ unit: battle.unit('P1-A'), box: 1, guided, intelligent: 0 }];
    const battle = asked();
    expect(battle.refusal(0, 'assignPods', { boxes, homing: homing(battle, 5) })).toEqual({
      rule: 'DV-FSB-H5',
      why: 'box 1 has 4 guided and 2 intelligent missiles',
    });
    const plain = givenScenario('dv-2');
    expect(plain.refusal(0, 'assignPods', { boxes, homing: homing(plain, 1) })?.rule).toBe('DV-FSB-H5');
  });
});

test.each([
  [5, 0],
  [6, 1],
])('DV-3.0a where a die says who is First Player, a %i makes it seat %i', (die, first) => {
  expect(givenScenario('dv-own-1', { dice: [die] }).g.first).toBe(first);
});

describe('set-up on the plane', () => {
  const smugglers = (battle: Battle, hexes: string[], change: Partial<Place> = {}): Answer<'deploy'> => ({
    units: unitsAsked(battle).map((unit, index) => ({
      unit,
      hex: hexes[index]!,
      direction: 3,
      velocity: 2,
      ...change,
    })),
  });
  const fromTauCeti = (): Battle => {
    const battle = givenScenario('dv-3');
    assignAll(battle);
    return battle;
  };

  test('DV-S3e the smugglers stand within one hex of A0909, all in different hexes', () => {
    const battle = fromTauCeti();
    const legal = ['A0909', 'A0908', 'A0910', 'A1009'];
    expect(battle.refusal(0, 'deploy', smugglers(battle, legal))).toBeNull();
    const refusal = (hexes: string[]): unknown => battle.refusal(0, 'deploy', smugglers(battle, hexes));
    expect(refusal(['A0909', 'A0909', 'A0910', 'A1009'])).toEqual({
      rule: 'DV-S3e',
      why: 'P1-A and P1-B must stand in different hexes',
    });
    expect(refusal(['A0907', 'A0908', 'A0910', 'A1009'])).toEqual({
      rule: 'DV-S3e',
      why: expect.stringContaining('A0907'),
    });
  });

  test('DV-S3e they point to 3 with velocity 2', () => {
    const battle = fromTauCeti();
    const hexes = ['A0909', 'A0908', 'A0910', 'A1009'];
    expect(battle.refusal(0, 'deploy', smugglers(battle, hexes, { direction: 4 }))?.rule).toBe('DV-S3e');
    expect(battle.refusal(0, 'deploy', smugglers(battle, hexes, { velocity: 3 }))?.rule).toBe('DV-S3e');
  });

  test('DV-S3e the Sword follows in column 01, any direction, velocity 3', () => {
    const battle = fromTauCeti();
    battle.act(0, 'deploy', smugglers(battle, ['A0909', 'A0908', 'A0910', 'A1009']));
    expect(battle.g.units.status[battle.unit('P1-D')]).toBe(IN_PLAY);
    const sword = (hex: string, velocity = 3): Answer<'deploy'> => ({
      units: [{ unit: battle.unit('P2-A'), hex, direction: 11, velocity }],
    });
    expect(battle.refusal(1, 'deploy', sword('A0209'))?.rule).toBe('DV-S3e');
    expect(battle.refusal(1, 'deploy', sword('A0109', 2))?.rule).toBe('DV-S3e');
    expect(battle.g.units.status[battle.unit('P2-A')]).toBe(WAITING);
    battle.act(1, 'deploy', sword('A0118'));
    expect(battle.g.phase).toBe(0);
  });

  test('DV-S5d one direction and one velocity for all: 0 to 4 for the convoy, 0 to 6 for the insurgents', () => {
    const battle = givenScenario('dv-5');
    assignAll(battle);
    const convoy = (velocity: number, last = velocity): Answer<'deploy'> => ({
      units: unitsAsked(battle).map((unit, index) => ({
        unit,
        hex: ['A0407', 'A0406', 'A0408', 'A0507', 'A0307'][index]!,
        direction: 4,
        velocity: index === 4 ? last : velocity,
      })),
    });
    expect(battle.refusal(0, 'deploy', convoy(4, 3))).toEqual({ rule: 'DV-S5d', why: 'all must have one velocity' });
    expect(battle.refusal(0, 'deploy', convoy(5))?.rule).toBe('DV-S5d');
    battle.act(0, 'deploy', convoy(4));
    const insurgents = (direction: number): Answer<'deploy'> => ({
      units: ['B0717', 'B0617', 'B0816'].map((hex, index) => ({
        unit: unitsAsked(battle)[index]!,
        hex,
        direction: index === 1 ? direction : 12,
        velocity: 6,
      })),
    });
    expect(battle.refusal(1, 'deploy', insurgents(11))).toEqual({ rule: 'DV-S5d', why: 'all must have one direction' });
    battle.act(1, 'deploy', insurgents(12));
    expect(battle.g.units.velocity[battle.unit('P2-C')]).toBe(6);
  });

  test('DV-FSB-S2g the Alliance fleet stands 2 to 6 hexes from Yamani in one group, the Federation two hexes apart', () => {
    const battle = givenScenario('dv-fsb-2');
    assignAll(battle);
    const row = (hexes: string[]): Answer<'deploy'> => ({
      units: unitsAsked(battle).map((unit, index) => ({ unit, hex: hexes[index]!, direction: 1, velocity: 2 })),
    });
    const spread = [1, 3, 5, 7, 9, 11, 13, 15].map((column) => `C${String(column).padStart(2, '0')}18`);
    expect(battle.refusal(0, 'deploy', row([...spread, 'C0217']))?.why).toBe(
      'P1-A and P1-I must stand at least 2 hexes apart',
    );
    expect(battle.refusal(0, 'deploy', row([...spread, 'C0115']))?.why).toContain('outside the area');
    battle.act(0, 'deploy', row([...spread, 'C0116']));
    const [com, ftr, ...fleet] = unitsAsked(battle);
    const alliance = (hexes: string[]): Answer<'deploy'> => ({
      units: fleet.map((unit, index) => ({
        unit,
        hex: hexes[index]!,
        direction: index < 7 ? 7 : 3,
        velocity: index < 7 ? 0 : 1,
      })),
      hexsides: [
        { unit: com!, hexside: 6 },
        { unit: ftr!, hexside: 12 },
      ],
    });
    const group = ['B1316', 'B1316', 'B1317', 'B1417', 'B1316', 'B1318', 'B1418', 'B1313'];
    expect(battle.refusal(1, 'deploy', alliance(group))).toBeNull();
    expect(battle.refusal(1, 'deploy', alliance(['B1310', ...group.slice(1)]))?.why).toContain('one group');
    expect(battle.refusal(1, 'deploy', alliance(['B1314', ...group.slice(1)]))?.why).toContain('outside the area');
  });

  /** The set-up drawn for whoever is asked. */
  const drawn = (battle: Battle): Answer<'deploy'> =>
    battle.game.choices.deploy.sample(battle.play(), battle.decision('deploy') as never, randomFrom(5));
  /** The set-up of a scenario with one figure of one unit changed. */
  const withUnit = (answer: Answer<'deploy'>, unit: number, change: Partial<Place>): Answer<'deploy'> => ({
    ...answer,
    units: answer.units.map((one) => (one.unit === unit ? { ...one, ...change } : one)),
  });

  test.each([
    ['dv-4', 'DV-S4d', 'P2-A', [{ velocity: 1 }, { hex: 'B1611' }]],
    ['dv-8', 'DV-S8d', 'P1-B', [{ velocity: 2 }, { hex: 'A0809' }]],
    ['dv-9', 'DV-S9c', 'P1-A', [{ velocity: 4 }, { hex: 'A0708' }]],
  ] as const)('DV-S4d DV-S8d DV-S9c %s cites its own set-up: %s', (scenario, rule, name, wrongs) => {
    const battle = givenScenario(scenario);
    assignAll(battle);
    const seat = battle.decision('deploy').by;
    const answer = drawn(battle);
    expect(battle.decision('deploy').rule).toBe(rule);
    expect(battle.refusal(seat, 'deploy', answer)).toBeNull();
    for (const wrong of wrongs)
      expect(battle.refusal(seat, 'deploy', withUnit(answer, battle.unit(name), wrong))).toEqual({
        rule,
        why: expect.stringContaining(name),
      });
  });

  test('DV-S9c the Hai-Katu stand within three hexes of D0808 at velocity 0 to 4', () => {
    const battle = givenScenario('dv-9');
    assignAll(battle);
    battle.act(0, 'deploy', drawn(battle));
    const answer = drawn(battle);
    const change = (wrong: Partial<Place>): unknown =>
      battle.refusal(1, 'deploy', withUnit(answer, battle.unit('P2-C'), wrong))?.rule;
    expect([change({ hex: 'D0811' }), change({ hex: 'D0812' })]).toEqual([undefined, 'DV-S9c']);
    expect([change({ velocity: 4 }), change({ velocity: 5 })]).toEqual([undefined, 'DV-S9c']);
  });

  test('DV-FSB-S1e the Navy on sheet B, direction 9, velocity 3', () => {
    const battle = givenScenario('dv-fsb-1');
    for (let asked = battle.decision(); asked.by === 0 || asked.kind !== 'deploy'; asked = battle.decision())
      battle.act(
        asked.by,
        asked.kind as 'deploy',
        battle.play().choiceOf(asked.kind).defaultAnswer(battle.play(), asked) as never,
      );
    const answer = drawn(battle);
    const change = (wrong: Partial<Place>): unknown =>
      battle.refusal(1, 'deploy', withUnit(answer, battle.unit('P2-B'), wrong))?.rule;
    expect(battle.decision('deploy').rule).toBe('DV-FSB-S1e');
    expect([change({ hex: 'B0101' }), change({ hex: 'B1618' }), change({ hex: 'A1618' })]).toEqual([
      undefined,
      undefined,
      'DV-FSB-S1e',
    ]);
    expect([change({ direction: 8 }), change({ velocity: 2 })]).toEqual(['DV-FSB-S1e', 'DV-FSB-S1e']);
  });

  test('DV-11.0e a sheet has 16 columns of 18 hexes, to the last row', () => {
    const battle = givenScenario('dv-1');
    const names = sheetHexes(battle.play()).map((hex) => hexName(battle.play(), hex));
    expect(names.length).toBe((battle.g.sheets.length / 2) * 288);
    expect([names[0], names[17], names[287]]).toEqual(['A0101', 'A0118', 'A1618']);
    expect(new Set(names).size).toBe(names.length);
  });

  test('DV-S3e a set-up in column 01 may use all of its 18 hexes', () => {
    const battle = fromTauCeti();
    battle.act(0, 'deploy', smugglers(battle, ['A0909', 'A0908', 'A0910', 'A1009']));
    const setup = setupOf(battle.play(), 1)!;
    const hexes = hexesOf(battle.play(), setup, { q: 0, r: 0 }).map((hex) => hexName(battle.play(), hex));
    expect([hexes.length, hexes[0], hexes.at(-1)]).toEqual([18, 'A0101', 'A0118']);
  });

  test('DV-11.0e in other battles too each unit is set up once, in its place', () => {
    const battle = given({
      isSetUp: true,
      units: {},
      scenario: {
        sides: [
          {
            name: 'One',
            units: [{ id: 'P1-A', class: 'dagger', boxes: ['crew'], place: { hex: 'A0505', velocity: [1, 2] } }],
          },
          { name: 'Two', units: [{ id: 'P2-A', class: 'dagger', boxes: ['crew'], place: { ...at('A1010') } }] },
        ],
      },
    });
    const place = { unit: 0, hex: 'A0505', direction: 7, velocity: 2 };
    const refusal = (units: Place[]): unknown => battle.refusal(0, 'deploy', { units });
    expect(refusal([place])).toBeNull();
    expect(refusal([])).toEqual({ rule: 'DV-11.0e', why: 'P1-A must be set up once' });
    expect(refusal([place, place])).toEqual({ rule: 'DV-11.0e', why: 'P1-A must be set up once' });
    expect(refusal([place, { ...place, unit: 1 }])).toEqual({ rule: 'DV-11.0e', why: 'unit 1 is not yours to set up' });
    expect(refusal([{ ...place, velocity: 3 }])).toEqual({
      rule: 'DV-11.0e',
      why: 'P1-A starts with a velocity of 1 to 2',
    });
    expect(refusal([{ ...place, hex: 'B0505' }])).toEqual({
      rule: 'DV-11.0e',
      why: 'B0505 is not on the sheets in play',
    });
    expect(battle.game.setUp({ scenario: 'nowhere', options: {}, seats: 2, position: null })).toMatchObject({
      refusal: { rule: 'DV-11.0e', why: 'there is no scenario nowhere' },
    });
  });

  test('DV-3.0g Player 1 is first, or who the scenario names; a die of 1 to 5 is for Player 1', () => {
    expect(givenScenario('dv-1').g.first).toBe(0);
    const side = { class: 'dagger', hex: 'A0505', boxes: ['crew'] };
    expect(given({ units: { P1: side, P2: { ...side, hex: 'A1010' } }, first: 1 }).g.first).toBe(1);
    for (const [die, first] of [
      [5, 0],
      [6, 1],
    ] as const) {
      const battle = givenScenario('dv-own-1', { dice: [die] });
      expect(battle.g.first).toBe(first);
      expect(battle.events.find(({ type }) => type === 'roll')?.rule).toBe('DV-3.0g');
    }
  });

  test('DV-FSB-S2g an installation looks through a hexside, which nobody is told', () => {
    const battle = givenScenario('dv-fsb-2');
    assignAll(battle);
    const { choices } = battle.game;
    battle.act(0, 'deploy', choices.deploy.sample(battle.play(), battle.decision('deploy') as never, randomFrom(3)));
    const answer = choices.deploy.sample(battle.play(), battle.decision('deploy') as never, randomFrom(4));
    const corner = { ...answer, hexsides: answer.hexsides!.map(({ unit }) => ({ unit, hexside: 3 })) };
    expect(battle.refusal(1, 'deploy', corner)?.rule).toBe('DV-FSB-PI2');
    battle.act(1, 'deploy', { ...answer, hexsides: answer.hexsides!.map(({ unit }) => ({ unit, hexside: 8 })) });
    const com = battle.unit('P2-COM');
    expect(battle.g.units.direction[com]).toBe(8);
    expect(battle.told('set-up').some((told) => (told as Place).unit === com)).toBe(false);
  });
});

describe('scenario 10: fleets bought in secret', () => {
  const cheap: BoughtShip = { class: 'piccolo', boxes: ['hunter'], craft: [] };
  const buying = (): Battle => givenScenario('dv-10');
  const buy = (battle: Battle, ...ships: BoughtShip[]): unknown => battle.refusal(0, 'buyFleet', { ships });

  test('DV-S10a ships, pods and craft by the cost chart', () => {
    const { game } = buying();
    const sword = { class: 'sword', boxes: ['arsenal', 'battlecraft', null, 'crew'], craft: ['terwillicker-x'] };
    expect(costOf(game, sword)).toBe(22_100 + 5_000 + 500 + 100 + 6_900);
    expect(costOf(game, { class: 'spear', boxes: [], craft: [] })).toBe(27_900);
  });

  test('DV-S10a both buy at once, and nothing is shown before both have', () => {
    const battle = buying();
    battle.act(0, 'buyFleet', { ships: [cheap] });
    expect(battle.g.names).toEqual([]);
    expect(battle.table.pending.map(({ by, sealed }) => [by, sealed])).toEqual([[1, true]]);
    battle.act(1, 'buyFleet', { ships: [{ class: 'dagger', boxes: [null, 'energy'], craft: [] }, cheap] });
    expect(battle.g.names).toEqual(['P1-A', 'P2-A', '', 'P2-B']);
    expect(podIdsOf(battle.play(), battle.unit('P2-A'))).toEqual([null, 'energy']);
    expect(battle.g.pods.armor[battle.row('P2-A', 2)]).toBe(2);
  });

  test.each([1, 5])('DV-S10a nothing that the other sees tells whether it bought %i ships', (count) => {
    const battle = buying();
    battle.act(0, 'buyFleet', { ships: Array<BoughtShip>(count).fill(cheap) });
    battle.act(1, 'buyFleet', { ships: [cheap, cheap] });
    const { decisions, view } = observe(battle.game, battle.table, 1);
    expect((view as DvView).units.map(({ unit, label }) => [unit, label])).toEqual([
      [1, 'P2-A'],
      [3, 'P2-B'],
    ]);
    expect(decisions.map(({ by, about }) => [by, about])).toEqual([
      [0, null],
      [1, { units: [] }],
    ]);
    expect(battle.game.audit(battle.g)).toEqual([]);
    expect(battle.refusal(1, 'deploy', { units: [{ unit: 1, hex: 'A0101', direction: 5, velocity: 1 }] })).toEqual({
      rule: 'DV-S10b',
      why: 'P2-B must be set up once',
    });
  });

  test('DV-S10a what has no price or is struck off is not sold', () => {
    const battle = buying();
    const dagger = (pod: string): BoughtShip => ({ class: 'dagger', boxes: [pod], craft: [] });
    for (const ship of [
      dagger('augmented-jump'),
      dagger('blaster'),
      { ...cheap, class: 'halberd' },
      { ...cheap, class: 'terwillicker-x' },
    ])
      expect(buy(battle, ship)).toEqual({ rule: 'DV-S10a', why: expect.stringContaining('sold') });
    expect(buy(battle)).toEqual({ rule: 'DV-S10a', why: 'a fleet has at least one spaceship' });
  });

  test('DV-S10c not above 175,000 Trans', () => {
    const battle = buying();
    const spear: BoughtShip = { class: 'spear', boxes: [], craft: [] };
    const six = Array<BoughtShip>(6).fill(spear);
    expect(buy(battle, ...six)).toBeNull();
    expect(buy(battle, ...six, { ...cheap, boxes: [] })).toBeNull();
    expect(buy(battle, ...six, cheap)).toBeNull();
    expect(buy(battle, ...six, cheap, cheap)).toEqual({
      rule: 'DV-S10c',
      why: `the fleet costs ${6 * 27_900 + 2 * (5_400 + 2_000)} Trans of 175000`,
    });
  });

  test('DV-S10c not more pods than places, no craft without a battlecraft pod', () => {
    const battle = buying();
    expect(buy(battle, { ...cheap, boxes: ['hunter', 'crew'] })).toEqual({
      rule: 'DV-S10c',
      why: 'ship 1, piccolo, has 1 pod places, not 2',
    });
    expect(buy(battle, { ...cheap, craft: ['terwillicker-x'] })).toEqual({
      rule: 'DV-S10c',
      why: 'ship 1: 1 craft need as many battlecraft pods, not 0',
    });
  });

  test('DV-S10b both set up in secret within one hex of a hex, velocity 1 to 4', () => {
    const battle = buying();
    for (const seat of [0, 1]) battle.act(seat, 'buyFleet', { ships: [cheap, cheap] });
    const fleet = (hexes: string[], velocity = 4): Answer<'deploy'> => ({
      units: hexes.map((hex, index) => ({ unit: 2 * index, hex, direction: 5, velocity })),
    });
    expect(battle.table.pending.map(({ kind, sealed }) => [kind, sealed])).toEqual([
      ['deploy', true],
      ['deploy', true],
    ]);
    expect(battle.refusal(0, 'deploy', fleet(['D0505', 'D0507']))).toBeNull();
    expect(battle.refusal(0, 'deploy', fleet(['D0505', 'D0508']))?.rule).toBe('DV-S10b');
    expect(battle.refusal(0, 'deploy', fleet(['D0505', 'D0507'], 0))?.rule).toBe('DV-S10b');
    battle.act(0, 'deploy', fleet(['D0505', 'D0507']));
    expect(battle.g.units.status.slice(0, 2)).toEqual([WAITING, WAITING]);
    battle.act(1, 'deploy', { units: [1, 3].map((unit) => ({ unit, hex: 'A0101', direction: 5, velocity: 1 })) });
    expect(battle.g.units.status).toEqual([IN_PLAY, IN_PLAY, IN_PLAY, IN_PLAY]);
    const { q, r } = hexInPlay(battle.play(), 'D0506')!;
    expect(battle.g.secretHexes.slice(0, 2)).toEqual([q, r]);
  });
});

describe('FSB scenario 1: Sambu chooses his pods', () => {
  const pods: Record<string, (string | null)[]> = {
    'P1-A': ['standard-jump', 'battlecraft'],
    'P1-B': ['augmented-jump', 'arsenal', 'arsenal'],
    'P1-D': ['hunter'],
    'P1-E': ['hunter', 'blaster'],
    'P1-F': [null, 'hunter'],
  };
  const choosing = (change: Record<string, (string | null)[]> = {}) => {
    const battle = givenScenario('dv-fsb-1');
    return { battle, answer: { ships: Object.values({ ...pods, ...change }) } };
  };

  test('DV-FSB-S1a any pods, with a jump capability on every ship', () => {
    const { battle, answer } = choosing();
    battle.act(0, 'choosePods', answer);
    expect(podIdsOf(battle.play(), battle.unit('P1-F'))).toEqual([null, 'hunter', null]);
    expect(battle.g.pods.craft[battle.row('P1-A', 2)]).toBe(1);
    expect(battle.game.data.classes[battle.g.pods.craftClass[battle.row('P1-A', 2)]!]!.id).toBe('terwillicker-x');
  });

  test.each([
    ['no jump', { 'P1-E': ['arsenal'] }, 'P1-E has no jump capability'],
    ['a command pod', { 'P1-E': ['hunter', 'command'] }, 'no command pod'],
    ['an electronics warfare pod', { 'P1-E': ['hunter', 'electronics-warfare'] }, 'no electronics-warfare pod'],
    ['a second battlecraft pod', { 'P1-E': ['hunter', 'battlecraft'] }, '1 battlecraft pod for all ships, not 2'],
  ])('DV-FSB-S1a %s is refused', (_, change, why) => {
    const { battle, answer } = choosing(change);
    expect(battle.refusal(0, 'choosePods', answer)).toEqual({ rule: 'DV-FSB-S1a', why: expect.stringContaining(why) });
  });

  test('DV-FSB-S1e ships may start docked, and a missile and the craft of each pod prepared', () => {
    const { battle, answer } = choosing();
    battle.act(0, 'choosePods', answer);
    assignAll(battle);
    const [iota, mu] = [battle.unit('P1-A'), battle.unit('P1-B')];
    const units = unitsAsked(battle).map((unit) => ({ unit, hex: 'A1609', direction: 3, velocity: 3 }));
    const prepared = [
      { unit: iota, box: 2, missile: -1 },
      { unit: mu, box: 2, missile: INTELLIGENT },
    ];
    const twice = [...prepared, { unit: mu, box: 2, missile: INTELLIGENT }];
    expect(battle.refusal(0, 'deploy', { units, prepared: twice })?.why).toContain('only one missile of a pod');
    expect(battle.refusal(0, 'deploy', { units, prepared: [{ unit: mu, box: 2, missile: GUIDED }] })?.rule).toBe(
      'DV-9.1a',
    );
    expect(battle.refusal(0, 'deploy', { units, prepared: [{ unit: iota, box: 2, missile: 0 }] })?.rule).toBe(
      'DV-9.1a',
    );
    const parted = units.map((one) => (one.unit === mu ? { ...one, hex: 'A1608' } : one));
    expect(battle.refusal(0, 'deploy', { units: parted, docked: [[iota, mu]] })?.rule).toBe('DV-7.4i');
    battle.act(0, 'deploy', { units, prepared, docked: [[iota, mu]] });
    expect([battle.g.units.dock[iota], battle.g.units.dock[mu]]).toEqual([iota, iota]);
    expect(battle.g.pods.craft[battle.row('P1-A', 2)]).toBe(CRAFT_PREPARED);
    const row = battle.row('P1-B', 2);
    expect([missilesLeft(battle.g, row, INTELLIGENT), missilesReady(battle.g, row, INTELLIGENT)]).toEqual([3, 1]);
  });
});

describe('samplers', () => {
  test.each(['dv-3', 'dv-5', 'dv-8', 'dv-9', 'dv-10', 'dv-fsb-1', 'dv-fsb-2'])(
    'every set-up drawn for %s is legal',
    (id) => {
      for (let seed = 0; seed < 25; seed++) {
        const battle = givenScenario(id, { options: { homingMissiles: seed % 2 === 0 } });
        const random = randomFrom(seed);
        while (battle.g.phase < 0) {
          const asked = battle.decision();
          const choice = battle.play().choiceOf(asked.kind);
          battle.act(asked.by, asked.kind as 'deploy', choice.sample(battle.play(), asked, random) as never);
        }
        expect(battle.g.turn).toBe(1);
      }
    },
  );

  test('DV-S10a random fleets differ and keep to the budget', () => {
    const { game, table, play } = givenScenario('dv-10');
    const fleets = [1, 2, 3, 4].map((seed) =>
      game.choices.buyFleet.sample(play(), table.pending[0] as never, randomFrom(seed)),
    );
    expect(new Set(fleets.map((fleet) => JSON.stringify(fleet))).size).toBe(4);
    for (const { ships } of fleets)
      expect(ships.reduce((sum, ship) => sum + costOf(game, ship), 0)).toBeLessThanOrEqual(175_000);
  });
});
