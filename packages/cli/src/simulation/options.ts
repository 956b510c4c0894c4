import { availableParallelism } from 'node:os';
import { LEVELS, type Level, levelsOf } from '@admiralty/bots';
import { type GameModule, type Setting, settingFor } from '@admiralty/engine';
import type { Command } from 'commander';
import { collect, readOption } from '../option-values.ts';
import { Problem } from '../problem.ts';

/** What simulate and ladder are told alike. */
export interface BatchOptions {
  scenario?: string;
  option: string[];
  seats?: string;
  games: string;
  seed: string;
  jobs: string;
  nodes: string;
  ms?: string;
  dataPack?: string;
  json?: true;
}

export function addBatchOptions(command: Command, games: string): Command {
  return command
    .option('--option <name=value>', 'set an option; may be given again', collect, [])
    .option('--seats <n>', 'number of players, where a scenario leaves a choice')
    .option('--games <n>', 'number of games', games)
    .option('--seed <text>', 'the same seed plays the same games', '1')
    .option('--jobs <n>', 'worker threads', '1')
    .option('--nodes <n>', 'thinking of an admiral about each decision, in imagined actions (repeatable)', '3000')
    .option('--ms <n>', 'or in milliseconds (not repeatable)')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .option('--json', 'one JSON value');
}

export function settingsOf({ game }: GameModule, options: BatchOptions): Setting[] {
  const wished = Object.fromEntries(options.option.map(readOption));
  const seats = options.seats === undefined ? undefined : whole('--seats', options.seats);
  const ids = options.scenario === undefined ? game.scenarios.map(({ id }) => id) : options.scenario.split(',');
  return ids.map((scenario): Setting => {
    const setting = settingFor(game, { scenario, options: wished, seats });
    if (!setting.ok) throw new Problem(setting.refusal.why);
    return setting.setting;
  });
}

/** Levels by name; `most` is the number of seats that there are. */
export function readLevels(game: string, text: string, most: number): Level[] {
  const known = levelsOf(game);
  const levels = text.split(',').map((name) => {
    const level = LEVELS.find((one) => one === name.trim());
    if (!level || !known.includes(level))
      throw new Problem(`there is no player called ${name} for ${game}; there are ${known.join(', ')}`);
    return level;
  });
  if (levels.length > most) throw new Problem(`${levels.length} players are named for ${most} seats`);
  return levels;
}

export function thinkingFrom({ nodes, ms }: BatchOptions): { nodes: number } | { ms: number } {
  return ms === undefined ? { nodes: whole('--nodes', nodes) } : { ms: whole('--ms', ms) };
}

export function jobsFrom({ jobs }: BatchOptions): number {
  return Math.min(whole('--jobs', jobs), availableParallelism() * 2);
}

export function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Problem(`${name} takes a whole number from 1, not ${text}`);
  return number;
}
