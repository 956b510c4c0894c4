import { type Game, type GameTypes, Play, randomFrom, seededDice, settingFor, startTable } from '@admiralty/engine';
import { swordAndStars as box, type SwordTypes } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { closed } from '../knowledge.ts';
import { swordAndStars } from './index.ts';

const opened = box.open(null, null);
if (!opened.ok) throw new Error('the game does not open');
const game = opened.box.game as Game<GameTypes>;

/** Plays on by habit alone to the end; every answer must be legal. */
function playOut(scenario: string, seats: number, options: Record<string, unknown>, seed: number): Play<SwordTypes> {
  const wish = settingFor(game, { scenario, seats, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = startTable(game, wish.setting, `habits ${seed}`, seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  const play = new Play(game, started.table, seededDice);
  const random = randomFrom(seed);
  const { habits } = closed(swordAndStars);
  while (play.table.result === null) {
    const decision = play.table.pending[0]!;
    const { id, by, kind } = decision;
    const habit = habits[kind];
    const answer = habit ? habit(play, decision, random) : play.choiceOf(kind).sample(play, decision, random);
    const refusal = play.act({ decision: id, by, kind, with: answer });
    expect(refusal, `${kind} ${JSON.stringify(answer)}`).toBeNull();
  }
  return play as unknown as Play<SwordTypes>;
}

test.each<[string, number, Record<string, unknown>]>([
  ['two-new-empires', 2, {}],
  ['empire-no-more', 5, { ballots: 'open', interceptWindow: 'sealed' }],
  ['empires-re-emerge', 4, { conversion: true }],
  ['galactic-cycle', 3, {}],
])('%s for %i is played out by habit, and values stay within bounds', (scenario, seats, options) => {
  for (const seed of [1, 2]) {
    const play = playOut(scenario, seats, options, seed);
    for (let seat = 0; seat < seats; seat++)
      expect(Math.abs(swordAndStars.evaluate(play, seat))).toBeLessThanOrEqual(1);
  }
});

test('a line of play is judged when the turn is over', () => {
  const at = (serial: number, active: number) => ({ serial, active }) as never;
  expect(swordAndStars.isFarEnough(at(3, 1), at(3, 1))).toBe(false);
  expect(swordAndStars.isFarEnough(at(3, 1), at(3, 0))).toBe(true);
  expect(swordAndStars.isFarEnough(at(3, -1), at(3, 0))).toBe(false);
  expect(swordAndStars.isFarEnough(at(3, -1), at(4, -1))).toBe(true);
});
