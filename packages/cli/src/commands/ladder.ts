import { type GameRecord, type Level, levelsOf, type Meeting, type Rating, ratingsOf, wilson } from '@admiralty/bots';
import type { GameModule } from '@admiralty/engine';
import type { Command } from 'commander';
import { mustBeWritable, writeWhole } from '../files.ts';
import { bad, faint, print, printJson, strong } from '../output.ts';
import { Problem } from '../problem.ts';
import {
  addBatchOptions,
  type BatchOptions,
  jobsFrom,
  readLevels,
  settingsOf,
  thinkingFrom,
  whole,
} from '../simulation/options.ts';
import { runBatch } from '../simulation/run.ts';
import type { Work } from '../simulation/work.ts';
import { openModule, packFrom } from '../table-file.ts';

interface LadderOptions extends BatchOptions {
  levels?: string;
  write?: string;
}

export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .argument('<game>', 'id of the game')
    .description('rate the levels of computer players against each other, with intervals')
    .option(
      '--scenario <id>',
      'scenario, or several separated by commas (the first with two seats or more if left out)',
    )
    .option('--levels <list>', 'levels to rate, weakest first (all of the game if left out)')
    .option('--write <file>', 'write the table as Markdown, with the command that made it');
  addBatchOptions(command, '40')
    .addHelpText(
      'after',
      `
--games is the number for each pair of levels; seats change in every game.

Examples:
  admiralty ladder deltavee --scenario dv-1,dv-own-1 --games 100 --jobs 2
  admiralty ladder sword-and-stars --levels cadet,captain --write bench/ladder/sword-and-stars.md`,
    )
    .action(ladder);
}

/** How a pair of levels did. */
interface Pair {
  a: Level;
  b: Level;
  games: number;
  score: number;
}

type Rated = Rating & { level: Level };

async function ladder(id: string, options: LadderOptions): Promise<void> {
  const pack = packFrom(options.dataPack);
  const module = await openModule(id, pack);
  const levels = options.levels === undefined ? [...levelsOf(id)] : readLevels(id, options.levels, 4);
  if (new Set(levels).size < levels.length) throw new Problem('a ladder names each level once');
  if (levels.length < 2) throw new Problem('a ladder needs two levels or more');
  const scenario = options.scenario ?? module.game.scenarios.find(({ minSeats }) => minSeats > 1)?.id;
  const settings = settingsOf(module, { ...options, ...(scenario === undefined ? {} : { scenario }) });
  const alone = settings.find(({ seats }) => seats < 2);
  if (alone) throw new Problem(`${alone.scenario} is played alone: nobody can be rated by it`);
  const games = whole('--games', options.games);
  mustBeWritable(options.write);
  const meetings: Meeting[] = [];
  const pairs: Pair[] = [];
  let seconds = 0;
  let isInterrupted = false;
  for (const [a, b] of pairsOf(levels)) {
    const seed = `${options.seed}/${a}/${b}`;
    const work: Work = {
      game: id,
      pack,
      settings,
      seed,
      verify: false,
      bots: [a, b],
      rotate: true,
      think: thinkingFrom(options),
      longest: Number.POSITIVE_INFINITY,
    };
    const batch = await runBatch(work, games, jobsFrom(options));
    const met = meetingsOf(batch.records, levels, meetings.length);
    const side = met.map((one) => (levels[one.a] === a ? one.score : 1 - one.score));
    meetings.push(...met);
    pairs.push({ a, b, games: side.length, score: side.reduce((sum, score) => sum + score, 0) });
    seconds += batch.seconds;
    ({ isInterrupted } = batch);
    if (isInterrupted) break;
  }
  const most = games * pairsOf(levels).length;
  const stopped = isInterrupted ? `Interrupted after ${meetings.length} of ${most} games: these are rated.` : null;
  const played = new Set(meetings.flatMap(({ a, b }) => [a, b]));
  const rated = ratingsOf(levels.length, meetings, options.seed)
    .map((rating, at): Rated => ({ level: levels[at]!, ...rating }))
    .filter((_, at) => played.has(at));
  const text = tableOf(module, rated, pairs, settings.map((one) => one.scenario).join(', '), stopped);
  if (options.json)
    printJson({
      game: id,
      seconds,
      interrupted: isInterrupted,
      levels: rated,
      pairs: pairs.map((pair) => ({ ...pair, ...wilson(pair.score, pair.games) })),
    });
  else show(rated, pairs, seconds);
  if (stopped !== null && !options.json) print(bad(stopped));
  if (options.write !== undefined) writeWhole(options.write, text);
}

function pairsOf(levels: readonly Level[]): [Level, Level][] {
  return levels.flatMap((a, at) => levels.slice(at + 1).map((b): [Level, Level] => [a, b]));
}

/** In each game the two levels are compared once: the mean over the pairs of seats that they hold. */
function meetingsOf(records: readonly GameRecord[], levels: readonly Level[], from: number): Meeting[] {
  return records.map(({ number, bots, places }) => {
    const [first] = bots;
    const other = bots.find((bot) => bot !== first) ?? first;
    const names: readonly (string | undefined)[] = levels;
    const scores = bots.flatMap((mine, seat) =>
      bots.flatMap((theirs, rival) =>
        mine === first && theirs === other && seat !== rival ? [Math.sign(places[rival]! - places[seat]!)] : [],
      ),
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return { game: from + number, a: names.indexOf(first), b: names.indexOf(other), score: (1 + mean) / 2 };
  });
}

function show(rated: readonly Rated[], pairs: readonly Pair[], seconds: number): void {
  for (const { level, rating, low, high } of rated)
    print(`${strong(level.padEnd(10))} ${rating.toFixed(0).padStart(6)}  (${low.toFixed(0)} to ${high.toFixed(0)})`);
  for (const pair of pairs) print(faint(`  ${pairLine(pair)}`));
  print(faint(`${seconds.toFixed(0)} s`));
}

function pairLine({ a, b, games, score }: Pair): string {
  const { share, low, high } = wilson(games - score, games);
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return `${b} against ${a}: ${percent(share)} (${percent(low)} to ${percent(high)}) of ${games} games`;
}

function tableOf(
  { game }: GameModule,
  rated: readonly Rated[],
  pairs: readonly Pair[],
  scenarios: string,
  stopped: string | null,
): string {
  const rows = rated.map(
    ({ level, rating, low, high }) => `| ${level} | ${rating.toFixed(0)} | ${low.toFixed(0)} to ${high.toFixed(0)} |`,
  );
  return `# Ladder of ${game.title}

Made by \`admiralty ${process.argv.slice(2).join(' ')}\` on ${scenarios}.${stopped === null ? '' : ` ${stopped}`}

| level | rating | 95 % |
| --- | --- | --- |
${[...rows].reverse().join('\n')}

Bradley–Terry strengths on the scale of chess ratings (200 points are about three wins in four), the weakest level at 0;
intervals by drawing the games anew.

${pairs.map((pair) => `- ${pairLine(pair)}`).join('\n')}
`;
}
