import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { observe } from '#core/observe';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import type { Decision, Setting, Table } from '#core/types';
import { standardData } from '../data/standard.ts';
import { createDeltaVee } from '../index.ts';
import type { DeltaVeeState } from '../state.ts';
import { type Battle, type Given, given, givenScenario } from '../testing/given.ts';
import type { Choices, DeltaVeeTypes, DvGame } from '../types.ts';
import { fleetCost } from './10-set-up/purchase.ts';

const game: DvGame = createDeltaVee(standardData);
const scenarios = game.scenarios.map(({ id }) => id);
const settingOf = (scenario: string, turnCap: number): Setting => ({
  scenario,
  options: { turnCap },
  seats: 2,
  position: null,
});

/** What is answered for an absent player. */
function answerOf(play: Play<DeltaVeeTypes>, asked: Decision): unknown {
  return play.choiceOf(asked.kind).defaultAnswer(play, asked);
}
const defaultOf = (battle: Battle, kind: keyof Choices): unknown => answerOf(battle.play(), battle.decision(kind));

describe('an absent player', () => {
  test.each(scenarios)('%s between two of them goes its course, and nobody throws anything away', (scenario) => {
    const started = startTable(game, settingOf(scenario, 3), 'absent', seededDice);
    if (!started.ok) throw new Error(started.refusal.why);
    const { table } = started;
    const play = new Play(game, table, seededDice);
    while (table.result === null) {
      const [asked] = table.pending;
      const { id: decision, by, kind } = asked!;
      expect(play.act({ decision, by, kind, with: answerOf(play, asked!) })).toBeNull();
    }
    expect(missilesLaunched(table)).toBe(0);
    expect(observe(game, table, 'public').result).not.toBeNull();
  });
});

const missilesLaunched = ({ g }: Table<DeltaVeeState>): number => g.units.kind.filter((kind) => kind === 2).length;

/** A Sword of seat 0 in A0505, its enemy far away. */
const SWORD: Given['units'][string] = { class: 'sword', hex: 'A0505', direction: 12, velocity: 1, boxes: ['crew'] };
const ENEMY: Given['units'][string] = { class: 'dagger', hex: 'A1616', direction: 12, velocity: 1, boxes: ['crew'] };

describe('what he is spared', () => {
  test('DV-7.1h he gives no Command, and fires at nobody', () => {
    const units = { P1: { ...SWORD, boxes: ['arsenal'] }, P2: ENEMY };
    expect(defaultOf(given({ units }), 'command')).toEqual({ do: 'end' });
    expect(defaultOf(given({ units, phase: 'fire' }), 'fire')).toEqual({ do: 'end' });
  });

  test('DV-7.2f a jump that he prepared is made where it can be, else broken off', () => {
    const ready = { ...SWORD, boxes: ['standard-jump'], jump: 'prepared' as const };
    const at = (jump: NonNullable<Given['jump']>, fieldUp = false): Battle =>
      given({ units: { P1: { ...ready, fieldUp }, P2: ENEMY }, jump });
    const anywhere: Given['jump'] = { seats: [0], region: { kind: 'anywhere' } };
    expect(defaultOf(at(anywhere), 'command')).toEqual({ do: 'jump', unit: 0 });
    expect(defaultOf(at(anywhere, true), 'command')).toEqual({ do: 'abortJump', unit: 0 });
  });

  test('DV-6.0b all his units move on; those in orbit stay', () => {
    const planets = { Earth: 'A0505' };
    const battle = given({
      phase: 'movement',
      planets,
      units: { P1: SWORD, P1B: { ...SWORD, hex: 'A0808' }, P2: ENEMY },
    });
    expect(defaultOf(battle, 'move')).toEqual({ rest: true });
    battle.act(0, 'move', { rest: true });
    expect(battle.told('moved')).toMatchObject([{ unit: 1 }]);
  });

  test('DV-6.5a past a planet he flies straight on', () => {
    const planets = { Earth: 'A0504' };
    const battle = given({ phase: 'movement', planets, units: { P1: { ...SWORD, velocity: 2 }, P2: ENEMY } });
    expect(defaultOf(battle, 'gravity')).toEqual({ maneuvers: [] });
  });

  test('DV-9.8b at the last moment his field goes up', () => {
    const missiles = [{ id: 'm', from: 'P2', type: 'intelligent' as const, hex: 'A0504', direction: 12, velocity: 1 }];
    const battle = given({
      phase: 'movement',
      units: { P1: SWORD, P1B: { ...SWORD, hex: 'A0101' }, P2: ENEMY },
      missiles,
    });
    battle.act(0, 'move', { unit: 0 });
    expect(defaultOf(battle, 'emergencyField')).toEqual({ activate: true });
  });

  test('DV-9.7c his missile goes for a ship before anything else; DV-9.7d the first of several tries first', () => {
    const mine = { from: 'P1', type: 'intelligent' as const, direction: 12, velocity: 1 };
    const foe = { from: 'P2', type: 'intelligent' as const, hex: 'A0808', direction: 3, velocity: 4 };
    const units = {
      P1: SWORD,
      P1B: { ...SWORD, hex: 'A0101' },
      P2: { ...ENEMY, hex: 'A0808', direction: 3, velocity: 4 },
    };
    const battle = given({
      phase: 'movement',
      units,
      missiles: [
        { id: 'f', ...foe },
        { id: 'm', ...mine, hex: 'A0809' },
      ],
    });
    battle.act(0, 'move', { unit: battle.unit('m') });
    expect(defaultOf(battle, 'pickTarget')).toEqual({ target: battle.unit('P2') });
    const pair = given({
      phase: 'movement',
      seat: 1,
      first: 1,
      units: { P1: { ...SWORD, hex: 'A0101' }, P2: { ...ENEMY, hex: 'A0809' } },
      missiles: [
        { id: 'm', ...mine, hex: 'A0808' },
        { id: 'n', ...mine, type: 'guided', hex: 'A0808' },
      ],
    });
    expect(defaultOf(pair, 'pickMissile')).toEqual({ missile: pair.unit('m') });
  });

  test('DV-6.6b among asteroids he gives up what he can best spare', () => {
    const ship = (more: Partial<Given['units'][string]>): Battle =>
      given({
        phase: 'movement',
        asteroids: ['A0503'],
        units: { P1: { ...SWORD, boxes: ['heavy-weapon', 'crew'], velocity: 2, ...more }, P2: ENEMY },
        dice: [1, 2],
      });
    expect(defaultOf(ship({}), 'choosePart')).toEqual({ part: 1 });
    expect(defaultOf(ship({ bridge: 'destroyed' }), 'choosePart')).toEqual({ part: 0 });
  });

  test('DV-8.7c of an enemy he hits the first part that the table names', () => {
    const units = { P1: { ...SWORD, boxes: ['arsenal'] }, P2: { ...ENEMY, hex: 'A0504' } };
    const battle = given({ phase: 'fire', units });
    battle.act(0, 'fire', { do: 'fire', unit: 0, source: 1, type: 0, target: 1 }, [1, 2]);
    expect(defaultOf(battle, 'choosePart')).toEqual({ part: 0 });
  });

  test('DV-FSB-P5 he jams nobody', () => {
    const units = { P1: { ...SWORD, boxes: ['electronics-warfare'] }, P2: { ...ENEMY, hex: 'A0507' } };
    expect(defaultOf(given({ seat: 1, units }), 'jam')).toEqual({ points: [] });
  });

  test('DV-10.1a his pods stay in the order in which they are printed', () => {
    const battle = givenScenario('dv-3');
    const { boxes } = defaultOf(battle, 'assignPods') as Choices['assignPods']['answer'];
    expect(boxes[0]).toEqual(podsAsPrinted(battle, battle.decision('assignPods')));
  });

  test('DV-S10a his fleet keeps to the budget, and every ship in it is armed', () => {
    const battle = givenScenario('dv-10');
    const { ships } = defaultOf(battle, 'buyFleet') as Choices['buyFleet']['answer'];
    expect(ships.length).toBeGreaterThan(1);
    expect(fleetCost(battle.play(), ships)).toBeLessThanOrEqual(175_000);
    for (const { boxes } of ships) expect(standardData.podById.get(boxes[0] ?? '')?.weapons).toBe(true);
  });

  test('DV-FSB-S1a his pirates are fitted out as the scenario suggests', () => {
    const battle = givenScenario('dv-fsb-1');
    const { ships } = defaultOf(battle, 'choosePods') as Choices['choosePods']['answer'];
    const suggested = standardData.scenarioById.get('dv-fsb-1')!.sides[0].podChoice!.suggested['P1-A']!;
    const counts = Object.fromEntries(
      Object.keys(suggested).map((id) => [id, ships[0]!.filter((one) => one === id).length]),
    );
    expect(counts).toEqual({ ...suggested });
  });
});

function podsAsPrinted({ game: { data }, g }: Battle, { about }: Decision): (string | null)[] {
  const unit = (about as Choices['assignPods']['about']).units[0]!;
  const from = g.units.podFrom[unit]!;
  return g.pods.type.slice(from, from + g.units.podCount[unit]!).map((type) => data.pods[type]?.id ?? null);
}
