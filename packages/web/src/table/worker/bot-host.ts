/** The computer players of a table, in a worker of their own: while they think the table still answers. */
import { botOf, type Level, Players, type Turn } from '@admiralty/bots';
import type { Happening, Save, Table } from '@admiralty/engine';
import type { GameId } from '../types.ts';
import { openBox } from './games.ts';

export interface Hiring {
  game: GameId;
  pack: Save['pack'];
  position: unknown;
  /** null: a person */
  levels: (Level | null)[];
  seed: string;
  ms: number;
  /** everything that has happened so far */
  past: readonly Happening[];
}

/** What a worker that plays for the computer serves. */
export class BotHost {
  private players: Players | null = null;

  async hire({ game, pack, position, levels, seed, ms, past }: Hiring): Promise<void> {
    const box = await openBox(game, pack, position);
    const clock = { now: () => performance.now() };
    const bots = levels.map((level) => level && botOf(game, level));
    this.players = new Players(box.game, bots, seed, { ms, clock }, clock);
    this.players.hear(past);
  }

  /** What happened, then what a bot does now; null if the table waits for a person. */
  next(news: readonly Happening[], table: Table<object>): Turn | null {
    this.players?.hear(news);
    return this.players?.next(table) ?? null;
  }
}
