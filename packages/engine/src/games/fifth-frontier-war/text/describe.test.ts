import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { plainText } from '#core/line';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { randomFrom } from '#core/random';
import { randomAction } from '#core/random-game';
import { startTable } from '#core/table';
import type { GameEvent } from '#core/types';
import { sdbLossOf } from '../data/lookup.ts';
import { viewOf } from '../secrets/view.ts';
import { DEFENSE } from '../state.ts';
import {
  admiral,
  fleet,
  type GivenTable,
  given,
  givenState,
  place,
  squadron,
  standardGame,
  troop,
  world,
} from '../testing/given.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { answerWords } from './describe-answers.ts';

const { data } = standardGame;
const table = given({ phase: 'plotting', turn: 3, fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190'] } } });
const look = { data, view: viewOf(data, table.g, 0) };
const told = (type: string, details: object): string => plainText(describeEvent(look, { type, data: details }));

test('FFW-4.4d a round of fire is held against what its columns give on average', () => {
  // the last column, one up: rows 2 to 6 and 6 again
  const attacks = [{ factors: 48, die: 3, modified: 4, shift: 0, hits: 9 }];
  const rows = data.tables.spaceCombat.results.slice(-5).map((row) => row.at(-1)!);
  const { fortune } = describeEvent(look, { type: 'spaceFire', data: { side: 0, attacks } });
  expect(fortune).toMatchObject({ seat: 0, got: 9 });
  expect(fortune?.expected).toBeCloseTo((rows.reduce((sum, hits) => sum + hits, 0) + rows.at(-1)!) / 6);
  const hidden = [{ factors: 0, die: 3, modified: 4, shift: 0, hits: 9 }];
  expect(describeEvent(look, { type: 'spaceFire', data: { side: 0, attacks: hidden } }).fortune).toBeUndefined();
});

test('FFW-4.7h fire of system defense boats is their luck, FFW-4.7f fire at them that of the squadrons', () => {
  const { sdbAgainstSquadron: table } = data.tables;
  const found = look.view.worlds.find(({ world: at, control }) => control === 0 && data.worlds[at]!.sdb > 0)!;
  const { hex, sdb } = data.worlds[found.world]!;
  const factors = table.columns[0]!;
  const column = table.results.map((row) => row[0]!);
  const fire = { hex, attacks: [{ factors, die: 2, modified: 2, hits: column[1]! }] };
  const { fortune } = describeEvent(look, { type: 'sdbFire', data: fire });
  expect(fortune).toMatchObject({ seat: 0, of: 'damage in space', got: column[1] });
  const attacks = [{ factors: 10, die: 6, modified: 6, percent: 20 }];
  const onThem = describeEvent(look, { type: 'sdbHit', data: { hex, attacks, loss: 20 } }).fortune;
  expect(onThem).toMatchObject({ seat: 1, got: 20 });
  const mean = [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + sdbLossOf(data.tables, 10, sdb, die), 0) / 6;
  expect(onThem?.expected).toBeCloseTo(mean);
  const hidden = { hex, attacks: [], loss: 20 };
  expect(describeEvent(look, { type: 'sdbHit', data: hidden }).fortune).toBeUndefined();
});

describe('news', () => {
  test('in plain English, with printed names', () => {
    const from = place('2314');
    expect(told('jumped', { squadron: -1, fleet: fleet('I-F-43rd'), from, to: place('2111') })).toBe(
      '43F jumps from Regina 2314 to 2111.',
    );
    expect(told('control', { world: world('2213'), side: 1 })).toBe('Ruie 2213 is held by the Zhodani side now.');
    expect(
      told('spaceFire', {
        side: 0,
        attacks: [
          { factors: 48, die: 3, modified: 4, shift: 0, hits: 9 },
          { factors: 10, die: 4, modified: 4, shift: 1, hits: 2 },
        ],
      }),
    ).toBe('The Imperial side fires: 48 factors, 3 as 4: 9; 10 factors, 4, shifted +1: 2. Damage 11.');
    expect(
      told('surfaceHit', { hex: from, target: DEFENSE, column: 6, shift: 4, dice: 6, modified: 6, percent: 10 }),
    ).toBe('At the defense unit: 1:1 after a shift of +4, rolled 6: 10 %.');
    expect(told('lost', { side: 0, reduced: [squadron('I-BR-190')], eliminated: [squadron('I-CR-470')] })).toBe(
      'The Imperial side loses I-CR-470 and reduces I-BR-190.',
    );
    expect(
      told('admiralLost', { admiral: data.admirals.find(({ name }) => name === 'Provincial Governor')!.index }),
    ).toBe('The Provincial Governor is dead.');
    expect(told('xboat', { admiral: admiral('I-ADM-4'), from: place('2307'), to: place('2409') })).toBe(
      'Admiral Mtume goes by xboat from Pixie 2307 to Feri 2409.',
    );
  });

  test('whose dice, and which counters were drawn', () => {
    expect(told('firstMover', { side: 0, dice: [2, 4] })).toBe('Imperial 2, Zhodani 4: the Imperial side moves first.');
    expect(told('leavesFirst', { side: 1, dice: [5, 4] })).toBe(
      'Imperial 5, Zhodani 4: the Zhodani side says first whether it leaves.',
    );
    expect(told('roll', { sides: 6, value: 3 })).toBe('Rolled 3.');
    expect(told('roll', { sides: 30, value: 3, face: 'I-BR-190' })).toBe('Drew I-BR-190.');
  });

  test('plots that are gone, and fleets that are not seen', () => {
    const lost = { fleet: fleet('I-F-43rd'), orders: ['J2313', 'R2313'], dry: [squadron('I-BR-190')] };
    expect(told('plotLost', { ...lost, why: 'dry' })).toBe('43F gives up J2313 and R2313: I-BR-190 without fuel.');
    expect(told('plotLost', { ...lost, why: 'failed' })).toBe(
      '43F gives up J2313 and R2313: its jump could not be made.',
    );
    expect(told('plotLost', { ...lost, orders: ['R2313'], why: 'shorter' })).toBe(
      '43F drops R2313: its new commander plots fewer turns ahead.',
    );
    const jump = { squadron: -1, fleet: fleet('I-F-43rd'), from: place('2314'), to: -1 };
    expect(told('jumped', jump)).toBe('43F jumps from Regina 2314 and is not seen to arrive.');
    expect(told('appeared', { fleet: fleet('I-F-43rd'), place: place('2213') })).toBe('43F is detected at Ruie 2213.');
  });

  test('A7 second players are named by their side', () => {
    const { g } = givenState({ turn: 3, seats: 4, options: { sharedSide: 'imperial' } });
    const view = viewOf(data, g, 0);
    const names = [0, 1, 2, 3].map((seat) =>
      plainText(describeEvent({ data, view }, { type: 'resign', data: { seat } })),
    );
    expect(names).toEqual([
      'The Imperial player gives up.',
      'The Zhodani player gives up.',
      'The second Imperial player gives up.',
      'The second Zhodani player gives up.',
    ]);
  });

  test('kinds of questions and levels have names', () => {
    expect(told('notAsked', { seat: 1, kind: 'wellLed' })).toBe(
      'The Zhodani player has nothing to decide: well-led fleets.',
    );
    expect(told('victoryPoints', { turn: 7, points: [0, 12], level: 'imperial-marginal' })).toBe(
      'After turn 7: Imperial 0, Zhodani 12 points: marginal victory of the Imperial side.',
    );
  });

  test('an unknown word is shown as it is', () => {
    expect(told('surprise', { x: 1 })).toBe('surprise {"x":1}');
  });
});

describe('answers', () => {
  test('in the words of the game', () => {
    const order = { to: place('2011'), jump: true, detach: [squadron('I-BR-190')] };
    const sheet = { fleets: [{ fleet: fleet('I-F-43rd'), change: 'abort', orders: [order] }] };
    expect(describeAnswer(look, 'plots', sheet)).toBe('43F abort: J2011 D{I-BR-190}');
    expect(describeAnswer(look, 'fire', { shots: [{ by: troop('Z-D1'), at: DEFENSE, halves: 3 }] })).toBe(
      'Fire: Z-D1 with 1.5 at the defense unit',
    );
    const [one, other] = [squadron('I-BR-190'), squadron('I-CR-470')];
    expect(describeAnswer(look, 'losses', { steps: [one, other, one] })).toBe(
      'Losses: I-BR-190 2 steps and I-CR-470 1 step',
    );
  });

  test('with the hex, the points, the damage owed, before or after the jumps', () => {
    const siege = given({
      combat: { hex: '2314', stage: 'bombing', sdb: 'passive' },
      squadrons: { 'Z-BR-1': { at: '2314' }, 'Z-BR-2': { at: '2314' } },
      troops: { 'I-MAR-1': { at: '2314' } },
    });
    const say = (from: GivenTable, kind: string, answer: unknown, seat = 1): string =>
      describeAnswer({ data, view: viewOf(data, from.g, seat) }, kind, answer);
    expect(say(siege, 'bomb', { bombs: [{ target: troop('I-MAR-1'), points: 6 }] })).toBe(
      'Bomb at Regina 2314 with 6 of 8 points: 6 on I-MAR-1',
    );
    expect(say(siege, 'land', { transfers: [] })).toBe('Land and lift at Regina 2314: nothing is moved');
    const duel = given({
      combat: { hex: '2213', stage: 'space' },
      squadrons: {
        'I-BR-190': { at: '2213' },
        'I-CR-470': { at: '2213' },
        'Z-BR-1': { at: '2213' },
        'Z-BR-2': { at: '2213' },
      },
      dice: [1, 6],
    });
    const owed = duel.g.combat.damage[0]!;
    expect(owed).toBeGreaterThan(0);
    expect(say(duel, 'losses', { steps: [squadron('I-BR-190')] }, 0)).toBe(
      `Losses at Ruie 2213, ${owed} defense ${owed === 1 ? 'factor' : 'factors'} owed: I-BR-190 1 step`,
    );
    for (const [phase, words] of [
      ['loading', 'Before the jumps'],
      ['unloading', 'After arrival'],
    ] as const) {
      const port = given({ phase, squadrons: { 'I-AR-26': { at: '2314' } }, troops: { 'I-MAR-1': { at: '2314' } } });
      const boards = { transfers: [{ troop: troop('I-MAR-1'), to: squadron('I-AR-26') }] };
      expect(say(port, 'cargo', boards, 0)).toBe(`${words}: I-MAR-1 aboard I-AR-26`);
    }
  });

  test('actions that need no question', () => {
    expect(describeAnswer(look, 'revealBase', {})).toBe('Reveal the secret base');
  });

  test('every choice of the game has words', () => {
    expect(Object.keys(answerWords).sort()).toEqual(Object.keys(standardGame.choices).sort());
  });
});

test.each([
  ['ruie-gunnery', 100],
  ['regina-front', 150],
  ['campaign', 90],
])('everything that happens in %s can be said', (scenario, actions) => {
  const wish = settingFor(standardGame, { scenario, options: {}, seats: 2 });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const news: GameEvent[] = [];
  const witness = (event: GameEvent): void => {
    news.push(event);
  };
  const started = startTable(standardGame, wish.setting, 'words', seededDice, witness);
  if (!started.ok) throw new Error(started.refusal.why);
  const play = new Play(standardGame, started.table, seededDice, witness);
  const random = randomFrom(5);
  const strange = /undefined|NaN|\[object|nowhere|[{}]"|squadron -?\d+\b|troop -?\d+\b|fleet -?\d+\b/;
  for (let n = 0; n < actions && play.table.result === null; n++) {
    const action = randomAction(play, play.table.pending[0]!, random);
    const words = { data, view: viewOf(data, play.g, action.by) };
    expect(describeAnswer(words, action.kind, action.with)).not.toMatch(strange);
    expect(play.act(action)).toBeNull();
  }
  const words = { data, view: viewOf(data, play.g, 'referee') };
  for (const event of news) expect(plainText(describeEvent(words, event))).not.toMatch(strange);
});
