import { type Game, type GameTypes, loadAnyGame, Session, settingFor } from '@admiralty/engine';
import { type DeltaVeeRules, type DeltaVeeState, type Position, UNGUIDED } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';
import { courseContext } from './course-value.ts';
import { courseFrom, launchReach } from './missile-reach.ts';

/** The game with maximum velocity 4. */
async function slow(): Promise<Game<GameTypes>> {
  const standard = await loadAnyGame('deltavee', null, null);
  if (!standard.ok) throw new Error(standard.problems[0]);
  const missiles = standard.module.files['missiles'] as { unguided: object };
  const pack = { missiles: { ...missiles, unguided: { ...missiles.unguided, maximumVelocity: 4 } } };
  const opened = await loadAnyGame('deltavee', pack, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  return opened.module.game;
}

test('DV-2.6a with a data pack of maximum velocity 4 no missile is thought to be faster', async () => {
  const { data } = await slow();
  const velocities = [...launchReach(data as DeltaVeeRules, 6, 4, UNGUIDED, 7).values()].flatMap((entries) =>
    entries.map(({ heading }) => courseFrom(heading).velocity),
  );
  expect(Math.max(...velocities)).toBe(4);
});

test('and neither a ship: what captains foresee and do stays within it', async () => {
  const game = await slow();
  const setting = settingFor(game, { scenario: 'dv-1', options: {} });
  const started = setting.ok ? Session.start(game, setting.setting, 'slow') : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const bots = [0, 1].map(() => botOf('deltavee', 'captain'));
  const players = new Players(game, bots, 'slow', { nodes: 40 });
  for (let actions = 0; actions < 40 && !session.table.result; actions++) {
    const turn = players.next(session.table);
    const outcome = session.receive(turn!.action);
    expect(outcome.ok).toBe(true);
    const { units } = session.table.g as DeltaVeeState;
    expect(Math.max(...units.velocity)).toBeLessThanOrEqual(4);
  }
  const at: Position = { g: session.table.g as DeltaVeeState, data: game.data as DeltaVeeRules };
  const { foes } = courseContext(at, 0, () => false);
  for (const { ends } of foes) for (const { velocity } of ends) expect(velocity).toBeLessThanOrEqual(4);
});
