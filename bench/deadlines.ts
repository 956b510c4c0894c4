/**
 * Do admirals keep their deadlines?
 * `node --no-parallel-scavenge --conditions=development --import tsx bench/deadlines.ts [GAME SCENARIO]`.
 * Admirals play against each other, each decision by the clock from the question to the answer. For an idle machine:
 * time is time. Some decisions of every game warm the code up and are not counted.
 */
import { bareBoard, Players } from '@admiralty/bots';
import { botOf } from '@admiralty/bots/testing';
import { settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';

const clock = { now: (): number => performance.now() };
const WARM_UP = 60;
/** Later than this counts as missed. */
const LATE = 1.1;
/** Milliseconds: a decision that took less was routine, and no test. */
const THOUGHT = 5;
/** Milliseconds a decision, and how many decisions are measured: fewer where each takes long. */
const TRIED: readonly (readonly [ms: number, decisions: number])[] = [
  [50, 600],
  [100, 200],
  [500, 40],
  [1000, 20],
  [10_000, 2],
];
const chosen = process.argv.slice(2);
const tables =
  chosen.length > 1
    ? [chosen]
    : [
        ['deltavee', 'dv-1'],
        ['deltavee', 'dv-own-1'],
        ['deltavee', 'dv-5'],
        ['sword-and-stars', 'two-new-empires'],
        ['sword-and-stars', 'great-galactic-war'],
      ];

for (const [id = '', scenario = ''] of tables) for (const [ms, count] of TRIED) measure(id, scenario, ms, count);

/** Games one after the other until enough decisions are measured. */
function measure(id: string, scenario: string, ms: number, count: number): void {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`no game ${id}`);
  const { game } = opened.module;
  const wish = settingFor(game, { scenario });
  const admiral = botOf(id, 'admiral');
  if (!wish.ok || !admiral) throw new Error(`no ${scenario} for admirals in ${id}`);
  const parts: number[] = [];
  for (let number = 0; parts.length < count; number++) {
    const board = bareBoard(game, wish.setting, `deadlines ${number}`);
    const seats = Array.from({ length: board.table.seats }, () => admiral);
    const warm = new Players(game, seats, 'warm', { nodes: 400 });
    const timed = new Players(game, seats, 'timed', { ms, clock }, clock);
    for (let turn = 0; board.table.result === null && parts.length < count; turn++) {
      const done = (turn < WARM_UP ? warm : timed).next(board.table)!;
      const part = done.ms / ms;
      if (turn >= WARM_UP && done.ms > THOUGHT) parts.push(part);
      const news = board.act(done.action);
      warm.hear(news);
      timed.hear(news);
    }
  }
  parts.sort((a, b) => a - b);
  const late = parts.filter((part) => part > LATE).length;
  const [median, most] = [percent(parts[parts.length >> 1]), percent(parts.at(-1))];
  console.log(
    `${id} ${scenario}, ${ms} ms: ${late} of ${parts.length} late, median ${median}, most ${most} of the time`,
  );
}

function percent(part = 0): string {
  return `${(100 * part).toFixed(1)} %`;
}
