import type { Asking, Level, Players, Request, Thought } from '@admiralty/bots';
import type { Action, GameEvent } from '@admiralty/engine';
import type { OpenGame } from '../open-game.ts';

/** Somewhere to think; it can be stopped in the middle of a thought. */
export interface BotWorker {
  /** null: the bot stays silent. Rejects when stopped meanwhile. */
  think(request: Request): Promise<Thought | null>;
  stop(): void;
}

export interface Thinking {
  spawnWorker(): BotWorker;
  /** how long one may think about an answer */
  ms: Readonly<Record<Level, number>>;
}

/** Of a game that was opened they hear these last ones again: more than a turn of anybody. */
const RECENT_ACTIONS = 100;

/** What the computer does, and why; thought null: it had no time to think. */
export interface Turn {
  action: Action;
  thought: Thought | null;
}

/** The computer players of a table. */
export class Computer {
  private readonly game: OpenGame;
  private readonly thinking: Thinking;
  private readonly levels: readonly (Level | null)[];
  private worker: BotWorker | null = null;
  private players: Players | null = null;
  private heard = 0;
  private thoughts = 0;

  constructor(game: OpenGame, thinking: Thinking) {
    this.game = game;
    this.thinking = thinking;
    this.levels = game.players.map((player) => (player.is === 'computer' ? player.level : null));
  }

  /** What one of them does now, asked or unasked; null if the table waits for a person. Rejects when stopped meanwhile. */
  async next(): Promise<Turn | null> {
    const { loadBots, seatBots, wireOf } = await import('./seat-bots.ts');
    const { session, module, secret } = this.game;
    const bots = await loadBots(module.game.id, this.levels);
    if (!this.players) {
      this.players = seatBots(module, bots, `${secret}\n${session.log.length}`);
      this.heard = 0;
      this.hear(session.openingEvents);
      for (const events of session.events.slice(-RECENT_ACTIONS)) this.hear(events ?? []);
    }
    const { players } = this;
    for (;;) {
      const asking = players.ask(session.table);
      if (!asking) return null;
      const thought = await this.think(asking, wireOf(asking.input));
      players.note(asking, thought);
      if (thought) return { action: thought.action, thought };
    }
  }

  /** What an action brought. */
  hear(events: readonly GameEvent[]): void {
    this.players?.hear(events);
    this.heard += events.length;
  }

  /** The past has changed: they are told all of it anew. */
  forget(): void {
    this.players = null;
  }

  /** Whatever is being thought is dropped. */
  stop(): void {
    this.worker?.stop();
    this.worker = null;
    this.players = null;
  }

  /** The table in the question is one that the seat imagines: only that leaves. */
  private think({ bot: { level } }: Asking, question: Pick<Request, QuestionPart>): Promise<Thought | null> {
    const { module, session, pack, secret } = this.game;
    this.worker ??= this.thinking.spawnWorker();
    return this.worker.think({
      game: module.game.id,
      pack,
      position: session.setting.position,
      level,
      think: { ms: this.thinking.ms[level] },
      seed: `${secret}\nthought ${this.heard} ${this.thoughts++}`,
      ...question,
    });
  }
}

type QuestionPart = 'seat' | 'asked' | 'observation' | 'heard' | 'intent' | 'world';
