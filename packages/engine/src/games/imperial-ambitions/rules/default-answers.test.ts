import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { settingFor } from '#core/options';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import { given, givenScenario, standardGame } from '../testing/given.ts';

test.each([
  ['01-duel', {}],
  ['02-carrier-strike', {}],
  ['03-base-assault', {}],
  ['04-planetfall', {}],
  ['05-surface-storm', {}],
  ['06-border-war', { turnLimit: 4 }],
  ['07-buffer-zone', { turnLimit: 4, forces: 'purchase' }],
  ['generated-3', { turnLimit: 3 }],
])('%s comes to its end with absent seats only', (scenario, options) => {
  const game = standardGame();
  const wish = settingFor(game, { scenario, options });
  const started = wish.ok ? startTable(game, wish.setting, 'absent', seededDice) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const play = new Play(game, table, seededDice);
  for (let actions = 0; table.result === null && actions < 3000; actions++) {
    const decision = table.pending[0]!;
    const { id, by, kind } = decision;
    const answer = play.choiceOf(kind).defaultAnswer(play, decision);
    expect(play.choiceOf(kind).shape.safeParse(answer).success).toBe(true);
    expect(play.act({ decision: id, by, kind, with: answer })).toBeNull();
  }
  expect(table.result).not.toBeNull();
});

test('R123 an absent attacker in a scenario about the planet makes the assault with all he has; elsewhere none (5.4)', () => {
  const table = givenScenario('05-surface-storm');
  const decision = table.decision('declareAssault');
  const answer = table.game.choices.declareAssault.defaultAnswer(table.play(), decision as never);
  expect([answer.ships.length > 0, answer.land.length > 0]).toEqual([true, true]);
  expect(table.refusal(decision.by, 'declareAssault', answer)).toBeNull();
  const war = given({
    phase: 'declare',
    turn: 3,
    order: [0, 1],
    units: {
      t: { type: 'T', owner: 0, system: 'C1' },
      arm: { type: 'Arm', owner: 0, aboard: 't' },
      inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
    },
  });
  war.act(0, 'declare', { attacks: [], assaults: [4] });
  war.act(1, 'declare', { attacks: [], assaults: [] });
  const absent = war.game.choices.declareAssault.defaultAnswer(war.play(), war.decision('declareAssault') as never);
  expect(absent).toEqual({ ships: [], land: [] });
});
