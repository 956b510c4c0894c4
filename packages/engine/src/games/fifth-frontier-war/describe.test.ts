import { describe, expect, test } from 'vitest';
import { seededDice } from '../../core/dice.ts';
import { settingFor } from '../../core/options.ts';
import { Play } from '../../core/play.ts';
import { randomFrom } from '../../core/random.ts';
import { randomAction } from '../../core/random-game.ts';
import { startTable } from '../../core/table.ts';
import type { Happening } from '../../core/types.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { answerWords } from './describe-answers.ts';
import { admiral, fleet, given, givenState, place, squadron, standardGame, troop, world } from './given.ts';
import { DEFENSE } from './state.ts';
import { viewOf } from './view.ts';

const { data } = standardGame;
const table = given({ phase: 'plotting', turn: 3, fleets: { 'I-F-43rd': { at: '2314', squadrons: ['I-BR-190'] } } });
const look = { data, view: viewOf(data, table.g, 0) };
const told = (what: string, details: object): string => describeEvent(look, { what, with: details });

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

  test('A7 second players are named by their side', () => {
    const { g } = givenState({ turn: 3, seats: 4, options: { sharedSide: 'imperial' } });
    const view = viewOf(data, g, 0);
    const names = [0, 1, 2, 3].map((seat) => describeEvent({ data, view }, { what: 'resign', with: { seat } }));
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
  const news: Happening[] = [];
  const witness = (event: Happening): void => {
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
  for (const event of news) expect(describeEvent(words, event)).not.toMatch(strange);
});
