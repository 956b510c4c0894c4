/**
 * How long captains take over a whole plot sheet of the campaign, for an idle machine:
 * `npx tsx --conditions=development bench/frontier.ts [TURNS]`. The board has a measurement of its own in
 * packages/web/test/measure/frontier-page.ts.
 */
import { bareBoard, Players } from '@admiralty/bots';
import { botOf } from '@admiralty/bots/testing';
import { settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';

const GAME = 'fifth-frontier-war';
const clock = { now: (): number => performance.now() };
plots(Number(process.argv[2] ?? 8));

/** Captains on both sides, as many turns of the campaign. */
function plots(count: number): void {
  const opened = gameLoaders.find((loader) => loader.id === GAME)?.open(null, null);
  const captain = botOf(GAME, 'captain');
  const wish = opened?.ok ? settingFor(opened.module.game, { scenario: 'campaign' }) : null;
  if (!opened?.ok || !wish?.ok || !captain) throw new Error('no captain for the campaign');
  const { game } = opened.module;
  const times: number[] = [];
  for (let number = 0; number < 4; number++) {
    const board = bareBoard(game, wish.setting, `plots ${number}`);
    const players = new Players(game, [captain, captain], `captains ${number}`, { nodes: 2000 }, clock);
    for (let sheets = 0; sheets < 2 * count && board.table.result === null; ) {
      const done = players.next(board.table);
      if (!done) break;
      if (done.action.kind === 'plots') {
        times.push(done.ms);
        sheets++;
      }
      players.hear(board.act(done.action));
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(
    `${times.length} plot sheets: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${Math.round(times.at(-1) ?? 0)} ms`,
  );
}
