import type { GameRecord, Standing } from '@admiralty/bots';
import { type GameModule, seatNamesOf } from '@admiralty/engine';
import type { Command } from 'commander';
import { mustBeWritable, writeWhole } from '../files.ts';
import { bad, faint, print, printJson, strong } from '../output.ts';
import {
  addBatchOptions,
  type BatchOptions,
  jobsFrom,
  readLevels,
  settingsOf,
  thinkingFrom,
  whole,
} from '../simulation/options.ts';
import { reportOf } from '../simulation/report.ts';
import { type Batch, runBatch } from '../simulation/run.ts';
import { type ScenarioSummary, summarise, thinkingOf } from '../simulation/summary.ts';
import type { Work } from '../simulation/work.ts';
import { openModule, packFrom } from '../table-file.ts';

interface SimulateOptions extends BatchOptions {
  bots: string;
  rotate: boolean;
  verify?: true;
  timing?: true;
  longest?: string;
  report?: string;
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .argument('<game>', 'id of the game')
    .description('many games among computer players: win shares with intervals, lengths, a report with charts')
    .option('--scenario <id>', 'one scenario, or several separated by commas; all of them in turn if left out')
    .option('--bots <list>', 'levels by seat; the last one takes the remaining seats', 'random')
    .option('--no-rotate', 'keep the bots on their seats; otherwise they move on by one after each game');
  addBatchOptions(command, '100')
    .option('--verify', 'keep a log of each game, save it, and replay it with every roll and fingerprint checked')
    .option('--timing', 'with --json: also how long the decisions took')
    .option('--longest <n>', 'stop a game after so many decisions; it is reported but not counted')
    .option('--report <file>', 'write a report with charts, in one HTML file')
    .addHelpText(
      'after',
      `
Examples:
  admiralty simulate deltavee --games 1000
  admiralty simulate deltavee --scenario dv-1 --bots captain,cadet --games 200 --jobs 2
  admiralty simulate sword-and-stars --scenario two-new-empires --bots admiral,captain --ms 1000 --report duel.html

Ctrl-C stops it; what is done is reported.`,
    )
    .action(simulate);
}

async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const pack = packFrom(options.dataPack);
  const module = await openModule(id, pack);
  const settings = settingsOf(module, options);
  const work: Work = {
    game: id,
    pack,
    settings,
    seed: options.seed,
    verify: options.verify === true,
    bots: readLevels(id, options.bots, Math.max(...settings.map(({ seats }) => seats))),
    rotate: options.rotate,
    think: thinkingFrom(options),
    longest: options.longest === undefined ? Number.POSITIVE_INFINITY : whole('--longest', options.longest),
  };
  const games = whole('--games', options.games);
  mustBeWritable(options.report);
  const batch = await runBatch(work, games, jobsFrom(options));
  const { records, brokenOff, seconds, isInterrupted } = batch;
  const scenarios = settings
    .map((setting) => summarise(id, setting.scenario, seatNamesOf(module.game, setting), records))
    .filter((one) => one.games > 0 || settings.length === 1);
  const command = `admiralty ${process.argv.slice(2).join(' ')}`;
  if (options.json) printJson(jsonOf(work, batch, scenarios, options.timing === true));
  else {
    show(module, work, records, scenarios, seconds);
    if (brokenOff > 0)
      print(bad(`${brokenOff} games were stopped after ${work.longest} decisions and are not counted.`));
    if (isInterrupted) print(bad(`Interrupted: this reports ${records.length} of ${games} games.`));
  }
  if (options.report === undefined) return;
  const { rules } = await module.texts();
  writeWhole(options.report, reportOf({ module, rules, command, records, scenarios, seconds, isInterrupted }));
  if (!options.json) print(`The report is in ${options.report}.`);
}

/** Everything but `seconds` and `timing` depends on the seed alone. */
function jsonOf(
  work: Work,
  { records, brokenOff, seconds, isInterrupted }: Batch,
  scenarios: readonly ScenarioSummary[],
  withTiming: boolean,
): object {
  return {
    game: work.game,
    seed: work.seed,
    bots: work.bots,
    think: work.think,
    games: records.length,
    decisions: decisionsIn(records),
    seconds,
    verified: work.verify,
    interrupted: isInterrupted,
    brokenOff,
    scenarios: scenarios.map(({ actions: { values: _, ...actions }, turns: { values: __, ...turns }, ...rest }) => ({
      ...rest,
      actions,
      turns,
    })),
    ...(withTiming ? { timing: thinkingOf(records) } : {}),
  };
}

function show(
  module: GameModule,
  work: Work,
  records: readonly GameRecord[],
  scenarios: readonly ScenarioSummary[],
  seconds: number,
): void {
  for (const one of scenarios) {
    const shares = one.seats.map((name, seat) => `${name} ${percent(one.wins[seat]! / one.games)}`).join(', ');
    print(
      `${strong(one.scenario.padEnd(22))} ${String(one.games).padStart(5)} games: ${shares}, shared or drawn ${percent(one.draws / one.games)}; median ${one.medianActions} decisions`,
    );
    if (one.byBot.length > 1) for (const standing of one.byBot) print(`  ${standingLine(standing)}`);
  }
  for (const { bot, median, p99, most, dropped, late } of thinkingOf(records).bots) {
    const faults = `${dropped > 0 ? `, ${dropped} proposals refused` : ''}${late > 0 ? `, ${late} decisions late` : ''}`;
    print(faint(`${bot}: median ${ms(median)} a decision, 99 in 100 within ${ms(p99)}, at most ${ms(most)}${faults}`));
  }
  const decisions = decisionsIn(records);
  const verified = work.verify ? ', every game saved, loaded and verified' : '';
  print(
    faint(
      `${module.game.title}: ${records.length} games, ${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(decisions / seconds)} decisions/s, ${(records.length / seconds).toFixed(1)} games/s${verified}`,
    ),
  );
}

export function standingLine({ name, share, low, high, score, games }: Standing): string {
  return `${name.padEnd(10)} ${percent(share)} (${percent(low)} to ${percent(high)}), ${score} of ${games}`;
}

function decisionsIn(records: readonly GameRecord[]): number {
  return records.reduce((sum, one) => sum + one.actions, 0);
}

function percent(share: number): string {
  return `${(100 * share || 0).toFixed(share > 0.99 || share < 0.01 ? 1 : 0)} %`;
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
