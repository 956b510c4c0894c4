import { describe, expect, test } from 'vitest';
import {
  type GameModule,
  heardBy,
  Play,
  pickFrom,
  plainText,
  playersOf,
  randomAction,
  Session,
  seededDice,
  settingFor,
} from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';
import { shortened } from './short.ts';

/** Actions told in full; a long game is then played on in silence to its result. */
const TOLD = 120;
/** Six turns of a campaign, short scenarios whole. */
const TOLD_MORE: Readonly<Record<string, number>> = { 'fifth-frontier-war': 201 };

/** One game a scenario, as text: a changed rule shows up as a diff here. `npx vitest run -u` writes them anew. */
describe.each(openModules())('golden playthroughs of $id', ({ id, module }) => {
  test.each(module.game.scenarios.map((scenario) => scenario.id))('%s', async (scenario) => {
    await expect(playthrough(module, scenario)).toMatchFileSnapshot(`golden/${id}/${scenario}.txt`);
  });
});

function openModules(): { id: string; module: GameModule }[] {
  return gameLoaders.map(({ id, open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    return { id, module: opened.module };
  });
}

function playthrough(module: GameModule, scenario: string): string {
  const { game } = module;
  const setting = settingFor(game, { scenario, options: shortened(game, scenario, 3) });
  const seed = `golden ${scenario}`;
  const started = setting.ok ? Session.start(game, setting.setting, seed) : setting;
  if (!started.ok) throw new Error(started.refusal.why);
  const { session } = started;
  const random = playersOf(seed);
  const told = TOLD_MORE[game.id] ?? TOLD;
  const lines = [`${game.title}, ${scenario}, seed "${seed}"`, ''];
  while (session.table.result === null) {
    const play = new Play(game, session.table, seededDice);
    const action = randomAction(play, pickFrom(session.table.pending, random), random);
    const { view } = session.observe('referee');
    const asked = session.table.pending.find(({ id }) => id === action.decision);
    const outcome = session.act(action);
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    if (session.log.length > told) continue;
    lines.push(
      `${session.log.length}. seat ${action.by}: ${module.describeAnswer(view, action.kind, action.with, asked?.about)}`,
    );
    const after = session.observe('referee').view;
    lines.push(
      ...heardBy('referee', outcome.events).map(
        (event) => `   ${plainText(module.describeEvent(after, event))} [${event.rule}]`,
      ),
    );
  }
  const { places, rule, why } = session.table.result;
  if (session.log.length > told) lines.push(`… and ${session.log.length - told} actions more`);
  lines.push(
    '',
    `Places ${places.join(', ')} by ${rule}: ${why}`,
    `After ${session.log.length} actions: ${session.log.at(-1)!.hash}`,
    '',
  );
  lines.push(module.show(session.observe('referee').view, 'situation'), '');
  return lines.join('\n');
}
