import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { plainText } from '#core/line';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { randomFrom } from '#core/random';
import { randomAction } from '#core/random-game';
import { startTable } from '#core/table';
import type { GameEvent } from '#core/types';
import { viewOf } from '../secrets/view.ts';
import { given, standardGame } from '../testing/given.ts';
import { describeAnswer, describeEvent } from './describe.ts';
import { answerWords } from './describe-answers.ts';

const table = given({
  battle: 'fire',
  units: {
    bb: { type: 'BB', owner: 0, at: [20, 20], facing: 3 },
    dd: { type: 'DD', owner: 1, at: [20, 23], facing: 0 },
  },
  dice: [6, 1],
});
const view = viewOf(table.game.data, table.g, 0);
const told = (type: string, details: object): string => plainText(describeEvent(view, { type, data: details }));

describe('news', () => {
  test('in plain English, my units by name, those of others with their owner', () => {
    expect(told('fire', { by: 0, units: [0], target: 1, attack: 12, defence: 4, row: 4 })).toBe(
      'Bb fires at dd of Player 2: 12 against 4, 3-1.',
    );
    expect(told('stepsLost', { unit: 1, steps: 1, left: 1 })).toBe('Dd of Player 2 loses 1 step: 1 left.');
    expect(told('jumpedOut', { unit: 0 })).toBe('Bb withdraws to hyperspace.');
    expect(told('trade', { seat: 0, system: 0, die: 4, factor: 2 })).toContain('rolled 4, times 2: 6');
    expect(told('battleEnd', { winner: -2, isStandOff: true })).toBe('The battle ends in a stand-off.');
    const done = { seat: 0, kind: 'fire', answer: { do: 'done' } };
    expect(told('standing', { ...done, why: 'forced' })).toBe('Player 1, without a choice: Done firing');
    expect(told('standing', { ...done, why: 'default' })).toBe('Player 1, as usual: Done firing');
    expect(told('standing', { ...done, why: 'order' })).toBe('Player 1, by standing order: Done firing');
  });

  test("hits on the ground are the luck of whoever attacks, those of neutrals nobody's", () => {
    const hits = (by: number) =>
      describeEvent(view, { type: 'groundHits', data: { by, hits: 1, chances: [24, 12, 0, 0, 0] } });
    expect(plainText(hits(1))).toBe('Player 2 scores 1 hit.');
    const { expected, ...fortune } = hits(1).fortune!;
    expect(fortune).toMatchObject({ seat: 1, of: 'hits on the ground', got: 1 });
    expect(expected).toBeCloseTo(1 / 3);
    expect(hits(-1).fortune).toBeUndefined();
  });

  test('an unknown word is shown as it is', () => {
    expect(told('surprise', { x: 1 })).toBe('surprise {"x":1}');
  });
});

describe('answers', () => {
  test('before the colon stands what is acted with', () => {
    expect(describeAnswer(view, 'fire', { do: 'fire', units: [0], target: 1 })).toBe('Bb: fire at dd of Player 2');
    expect(describeAnswer(view, 'activate', { moves: [{ unit: 0, do: 'move', hexes: 2, turns: [1, -1] }] })).toBe(
      'Bb: 2 hexes ahead, turning left after 1',
    );
    expect(describeAnswer(view, 'activate', { moves: [{ unit: 0, do: 'jump' }] })).toBe('Bb: jump out');
  });

  test('every choice of the game has words', () => {
    expect(Object.keys(answerWords).sort()).toEqual(Object.keys(table.game.choices).sort());
  });
});

test.each([['04-planetfall'], ['06-border-war'], ['05-surface-storm']])(
  'everything that happens in %s can be said',
  (scenario) => {
    const game = standardGame();
    const wish = settingFor(game, { scenario, options: {}, seats: 2 });
    if (!wish.ok) throw new Error(wish.refusal.why);
    const news: GameEvent[] = [];
    const started = startTable(game, wish.setting, 'words', seededDice, (event) => void news.push(event));
    if (!started.ok) throw new Error(started.refusal.why);
    const random = randomFrom(3);
    const play = new Play(game, started.table, seededDice, (event) => void news.push(event));
    for (let turn = 0; turn < 250 && !started.table.result; turn++) {
      const { pending, g } = started.table;
      const action = randomAction(play, pending[random.below(pending.length)]!, random);
      const words = describeAnswer(viewOf(game.data, g, action.by), action.kind, action.with);
      expect(words).not.toMatch(/undefined|NaN|\[object|\{/);
      expect(play.act(action)).toBeNull();
    }
    const end = viewOf(game.data, started.table.g, 'referee');
    for (const event of news) {
      expect(plainText(describeEvent(end, event))).not.toMatch(/undefined|NaN|\[object|\{/);
    }
  },
);
