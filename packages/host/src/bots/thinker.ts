import { answerTo, type Clock, type Request, type Thought } from '@admiralty/bots';
import type { Game, GameTypes } from '@admiralty/engine';
import type { LoadModule } from '../reopen.ts';

/** Games kept open: a table asks about its own again and again. */
const OPEN_GAMES = 8;

/** Where the computer players think: in a worker, a thread, or here. It never sees a true table, only an imagined one. */
export class Thinker {
  private readonly load: LoadModule;
  private readonly clock: Clock;
  private readonly opened = new Map<string, Game<GameTypes>>();

  constructor(load: LoadModule, clock: Clock) {
    this.load = load;
    this.clock = clock;
  }

  /** null: the bot stays silent. */
  async think(request: Request): Promise<Thought | null> {
    return answerTo(await this.gameOf(request), request, this.clock);
  }

  private async gameOf({ game, pack, position }: Request): Promise<Game<GameTypes>> {
    const key = JSON.stringify([game, pack, position]);
    const known = this.opened.get(key);
    if (known) return known;
    const made = await this.load(game, pack, position);
    if (!made.ok) throw new Error(`the game ${game} does not open: ${made.problems[0]}`);
    if (this.opened.size >= OPEN_GAMES) this.opened.clear();
    this.opened.set(key, made.module.game);
    return made.module.game;
  }
}
