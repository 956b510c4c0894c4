import type { Level, Players, Request, Thought, Wire } from '@admiralty/bots';
import type { GameEvent, GameModule, Save, Table } from '@admiralty/engine';
import type { GameId } from '../types.ts';
import type { BotHost } from './bot-host.ts';
import { type Employed, employ } from './employ.ts';

/** What the computer does, and why. */
export interface Deed {
  by: number;
  decision: number | null;
  kind: string;
  with: unknown;
  /** null: it had no time to think */
  thought: Pick<Thought, 'reason' | 'alternatives'> | null;
}

export interface Hiring {
  game: GameId;
  box: GameModule;
  pack: Save['pack'];
  position: unknown;
  /** null: a person */
  levels: readonly (Level | null)[];
  /** of the bots' chance: kept with the table, told to nobody */
  secret: string;
  /** how long one may think about an answer */
  ms: Readonly<Record<Level, number>>;
}

type BotApi = Pick<BotHost, 'open' | 'think'>;

/** Employs the computer players of a table and can dismiss them in the middle of a thought. */
export class Computer {
  private readonly hiring: Hiring;
  private worker: Employed<BotApi> | null = null;
  private players: Players | null = null;
  private told = 0;
  private thoughts = 0;

  constructor(hiring: Hiring) {
    this.hiring = hiring;
  }

  /** `happened`: all news from the start. Rejects when dismissed meanwhile. */
  async next(happened: readonly GameEvent[], table: Table<object>): Promise<Deed | null> {
    const { seatBots, wireOf } = await import('./bot-seats.ts');
    if (!this.players || happened.length < this.told) {
      const { box, levels, secret } = this.hiring;
      this.players = seatBots(box, levels, `${secret}\n${happened.length}`, happened);
    } else this.players.hear(happened.slice(this.told));
    this.told = happened.length;
    for (;;) {
      const asking = this.players.ask(table);
      if (!asking) return null;
      const thought = await this.think(wireOf(asking.input), asking.bot.level);
      this.players.note(asking, thought);
      if (thought) return { ...thought.action, thought };
    }
  }

  /** Whatever it is thinking is dropped. */
  dismiss(): void {
    this.worker?.stop();
    this.worker = null;
    this.players = null;
  }

  /** The table in the question is one that the seat imagines: only that goes to the worker. */
  private async think(question: Wire, level: Level): Promise<Thought | null> {
    const { game, pack, position, ms, secret } = this.hiring;
    const worker = this.worker ?? (await this.begin());
    const seed = `${secret}\nthought ${this.told} ${this.thoughts++}`;
    const request: Request = { game, pack, position, level, think: { ms: ms[level] }, seed, ...question };
    return worker.caller.call('think', request);
  }

  private async begin(): Promise<Employed<BotApi>> {
    const { game, pack, position } = this.hiring;
    // this very script again, in its other role
    this.worker = employ<BotApi>(new Worker(location.href, { type: 'module', name: 'bot' }), 'bot');
    const { worker } = this;
    await worker.caller.call('open', game, pack, position);
    return worker;
  }
}
