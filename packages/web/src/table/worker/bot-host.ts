/** Where the computer players of a table think, in a worker of their own: meanwhile the table still answers. */
import { answerTo, type Request, type Thought } from '@admiralty/bots';
import type { Game, GameTypes, Save } from '@admiralty/engine';
import type { GameId } from '../types.ts';
import { openBox } from './games.ts';

const clock = { now: () => performance.now() };

/** What a worker that plays for the computer serves. It never sees the true table, only one that a seat imagines. */
export class BotHost {
  private game: Game<GameTypes> | null = null;

  async open(game: GameId, pack: Save['pack'], position: unknown): Promise<void> {
    this.game = (await openBox(game, pack, position)).game;
  }

  /** null: the bot stays silent. */
  think(request: Request): Thought | null {
    if (!this.game) throw new Error('no game is open');
    return answerTo(this.game, request, clock);
  }
}
