import { type Allowance, type Bot, type Level, loadBot } from '@admiralty/bots';
import type { Setting } from '@admiralty/engine';
import { Problem } from '../problem.ts';

/** A batch of games as plain data: what goes to the worker threads. */
export interface Work {
  game: string;
  pack: Record<string, unknown> | null;
  settings: Setting[];
  seed: string;
  verify: boolean;
  /** levels by seat before rotation; the last one takes the seats that are left */
  bots: Level[];
  /** each game moves the bots one seat on */
  rotate: boolean;
  think: { nodes: number } | { ms: number };
  /** decisions after which a game is broken off */
  longest: number;
}

/** The setting of a game by its number: scenarios in turn. */
export function settingOf({ settings }: Work, number: number): Setting {
  return settings[number % settings.length]!;
}

/** Who sits where in that game: after as many games of a scenario as it has seats, each bot has had each seat. */
export function levelsAt(work: Work, number: number): Level[] {
  const { seats } = settingOf(work, number);
  const shift = work.rotate ? Math.floor(number / work.settings.length) % seats : 0;
  const list = Array.from({ length: seats }, (_, seat) => work.bots[seat] ?? work.bots.at(-1)!);
  return list.map((_, seat) => list[(seat + shift) % seats]!);
}

export function botsFor(game: string, levels: readonly Level[]): Promise<Bot[]> {
  return Promise.all(
    levels.map(async (level) => {
      const bot = await loadBot(game, level);
      if (!bot) throw new Problem(`there is no ${level} for ${game} yet`);
      return bot;
    }),
  );
}

/** The clock of this thread. */
const clock = { now: (): number => performance.now() };

export function allowanceOf({ think }: Work): { allowance: Allowance; clock: typeof clock; limit: number } {
  if ('nodes' in think) return { allowance: think, clock, limit: Number.POSITIVE_INFINITY };
  return { allowance: { ms: think.ms, clock }, clock, limit: think.ms };
}
