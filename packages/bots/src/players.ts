import {
  copy,
  type Decision,
  type Game,
  type GameEvent,
  type GameTypes,
  heardBy,
  observe,
  playersOf,
  type Random,
  type Seat,
  type Table,
} from '@admiralty/engine';
import { type Bot, decide, type Input, type Intent, type News, type Thought } from './bot.ts';
import { type Allowance, Budget, type Clock } from './budget.ts';
import { offersTo } from './levels/cadet.ts';
import { World } from './world.ts';

/** What a bot did, and what it took. */
export interface Turn extends Thought {
  seat: Seat;
  /** kind of the question, or of the action if nobody asked */
  about: string;
  /** by the clock given; 0 without one */
  ms: number;
}

/** So much of what a seat was told goes to its bot: more than happens in a turn, however long the game is. */
const RECENT_NEWS = 200;
/** Actions that a seat may take out of turn between two answers of its own. */
const MAX_OUT_OF_TURN = 6;

/**
 * The bots of a table and their host: the only place that holds the true table and hands out what a seat may know.
 * A seat without a bot is somebody else's to play.
 */
export class Players {
  private readonly game: Game<GameTypes>;
  private readonly bots: readonly (Bot | null)[];
  private readonly random: readonly Random[];
  private readonly heard: News[][];
  private readonly allowance: Allowance;
  private readonly clock: Clock | null;
  /** seats that may have something to do out of turn */
  private readonly awake: boolean[];
  private readonly actionsLeft: number[];
  /** the question before which a seat last looked around */
  private readonly considered: number[];
  /** the last question that a seat has answered, and how it meant to go on */
  private readonly intents: { after: number; kind: string; intent: Intent }[];
  /** offers that a seat has looked at and left alone */
  private readonly looked: Set<number>[];

  constructor(
    game: Game<GameTypes>,
    bots: readonly (Bot | null)[],
    seed: string,
    allowance: Allowance,
    clock: Clock | null = null,
  ) {
    this.game = game;
    this.bots = bots;
    this.allowance = allowance;
    this.clock = clock;
    this.random = bots.map((_, seat) => playersOf(`${seed}\nseat ${seat}`));
    this.heard = bots.map(() => []);
    this.awake = bots.map(() => false);
    this.actionsLeft = bots.map(() => MAX_OUT_OF_TURN);
    this.considered = bots.map(() => -1);
    this.intents = bots.map(() => ({ after: -1, kind: '', intent: NONE }));
    this.looked = bots.map(() => new Set());
  }

  /** Passes the news of an action on to those who may know it. */
  hear(events: readonly GameEvent[]): void {
    for (const [seat, bot] of this.bots.entries()) {
      if (!bot) continue;
      const news = heardBy(seat, events).map(({ rule, type, data: details }) => ({
        rule,
        type,
        data: copy(details),
      }));
      this.heard[seat] = [...this.heard[seat]!, ...news].slice(-RECENT_NEWS);
      if (news.length > 0 && bot.reactsTo(seat, news)) this.awake[seat] = true;
    }
  }

  /** What a bot does now, asked or out of turn; null if the table waits for somebody else. */
  next(table: Table<object>): Turn | null {
    for (;;) {
      const started = this.clock?.now() ?? 0;
      const budget = new Budget(this.allowance);
      const asking = this.ask(table);
      if (!asking) return null;
      const thought = decide(asking.bot, asking.input, budget, this.random[asking.input.seat]!);
      this.note(asking, thought);
      const ms = (this.clock?.now() ?? 0) - started;
      if (thought) return { ...thought, seat: asking.input.seat, about: thought.action.kind, ms };
    }
  }

  /** Who has to think next, and what it gets to know; null if the table waits for somebody else. Then tell `note`. */
  ask(table: Table<object>): Asking | null {
    const asked = table.pending.find(({ by }) => this.bots[by]) ?? null;
    if (asked && this.considered[asked.by] !== asked.id) {
      this.considered[asked.by] = asked.id;
      this.awake[asked.by] = this.bots[asked.by]!.hasInitiative;
    }
    for (const [seat, bot] of this.bots.entries()) {
      if (!bot) continue;
      const isAddressed = offersTo(seat, table.offers).some(({ id }) => !this.looked[seat]!.has(id));
      if (isAddressed || (this.awake[seat] && this.actionsLeft[seat]! > 0))
        return { bot, isAddressed, input: this.inputFor(table, seat, null) };
    }
    return asked && { bot: this.bots[asked.by]!, isAddressed: true, input: this.inputFor(table, asked.by, asked) };
  }

  /** The bot has thought: null if it has nothing to do out of turn. */
  note({ input: { seat, asked, observation }, isAddressed }: Asking, thought: Thought | null): void {
    if (asked) {
      this.actionsLeft[seat] = MAX_OUT_OF_TURN;
      this.intents[seat] = { after: asked.id, kind: asked.kind, intent: thought ? intentOf(thought) : NONE };
    } else if (!thought) {
      this.awake[seat] = false;
      for (const { id } of offersTo(seat, observation.offers)) this.looked[seat]!.add(id);
    } else if (!isAddressed) this.actionsLeft[seat]! -= 1;
  }

  private inputFor(table: Table<object>, seat: Seat, asked: Decision | null): Input<GameTypes> {
    const { after, kind, intent } = this.intents[seat]!;
    return {
      seat,
      asked: copy(asked),
      intent: asked?.id === after + 1 && asked.kind === kind ? copy(intent) : NONE,
      observation: observe(this.game, table, seat),
      heard: this.heard[seat]!,
      world: World.imagine(this.game, table, seat, this.random[seat]!),
    };
  }
}

const NONE: Intent = { answers: [], reason: '' };

const intentOf = ({ plan, reason }: Thought): Intent => ({ answers: plan, reason });

/** A bot that is to think. */
export interface Asking {
  bot: Bot;
  input: Input<GameTypes>;
  /** somebody waits for its word */
  isAddressed: boolean;
}
