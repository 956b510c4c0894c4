import { type Decision, type Game, type GameTypes, type Observation, playersOf, type Table } from '@admiralty/engine';
import { decide, type Input, type Intent, type Level, type News, type Thought } from './bot.ts';
import { Budget, type Clock } from './budget.ts';
import { loadBot } from './load-bot.ts';
import { World } from './world.ts';

/**
 * A question to a bot that thinks elsewhere: in a thread of Node or in a worker of a browser. Plain data; the table in
 * it is one that the seat imagines, never the true one.
 */
export interface Request {
  game: string;
  pack: Readonly<Record<string, unknown>> | null;
  position: unknown;
  level: Level;
  think: { ms: number } | { nodes: number };
  /** of the bot's chance */
  seed: string;
  seat: number;
  asked: Decision | null;
  observation: Observation;
  heard: readonly News[];
  intent: Intent;
  world: Table<object>;
}

/** What goes over the wire of an input. */
export function wireOf({ seat, asked, observation, heard, intent, world }: Input<GameTypes>) {
  return { seat, asked, observation, heard, intent, world: world.toJSON() } satisfies Partial<Request>;
}

/** The bot's answer within the time that it has; null if it stays silent. */
export async function answerTo(game: Game<GameTypes>, request: Request, clock: Clock): Promise<Thought | null> {
  const { seat, asked, observation, heard, intent, level, think, seed } = request;
  const bot = await loadBot(game.id, level);
  if (!bot) throw new Error(`there is no ${level} for ${game.id}`);
  const budget = new Budget('ms' in think ? { ms: think.ms, clock } : think);
  const random = playersOf(seed);
  const world = World.imagine(game, request.world, seat, random);
  return decide(bot, { seat, asked, observation, heard, intent, world }, budget, random);
}
