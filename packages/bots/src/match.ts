import {
  type Action,
  type Game,
  type GameEvent,
  type GameTypes,
  Play,
  type Session,
  type Setting,
  seededDice,
  startTable,
  type Table,
} from '@admiralty/engine';
import type { Bot } from './bot.ts';
import type { Allowance, Clock } from './budget.ts';
import { Players, type Turn } from './players.ts';

/** Where a match is played: a bare table, or a session that keeps a log. */
export interface Board {
  readonly table: Table<object>;
  /** told before the first question */
  readonly opening: readonly GameEvent[];
  /** Does it; what it brought. Throws if the rules refuse. */
  act(action: Action): readonly GameEvent[];
}

export interface MatchOptions {
  allowance: Allowance;
  /** measures each decision; left out: nothing is measured */
  clock?: Clock;
  /** sees what each action brought */
  watch?(turn: Turn, table: Table<object>, news: readonly GameEvent[]): void;
}

/** A whole game among bots; returns the number of actions. With an allowance in nodes, the seed decides everything. */
export function playMatch(...match: Parameters<typeof matchSteps>): number {
  const steps = matchSteps(...match);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same action by action, for whoever has something else to do in between: how many there have been. */
export function* matchSteps(
  game: Game<GameTypes>,
  board: Board,
  bots: readonly Bot[],
  seed: string,
  { allowance, clock, watch }: MatchOptions,
  bound = Number.POSITIVE_INFINITY,
): Generator<number, number, void> {
  const players = new Players(game, bots, seed, allowance, clock ?? null);
  players.hear(board.opening);
  let actions = 0;
  for (; board.table.result === null; actions++) {
    if (actions >= bound) throw new Error(`no end after ${bound} actions, seed ${seed}`);
    const turn = players.next(board.table);
    if (!turn) throw new Error(`nobody acts, seed ${seed}`);
    const news = board.act(turn.action);
    watch?.(turn, board.table, news);
    players.hear(news);
    yield actions + 1;
  }
  return actions;
}

/** A bare table: fast, without a log. */
export function bareBoard(game: Game<GameTypes>, setting: Setting, seed: string): Board {
  let news: GameEvent[] = [];
  const witness = (event: GameEvent): number => news.push(event);
  const started = startTable(game, setting, seed, seededDice, witness);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const play = new Play(game, table, seededDice, witness);
  const opening = news;
  return {
    table,
    opening,
    act: (action) => {
      news = [];
      const refusal = play.act(action);
      if (refusal) throw new Error(`seat ${action.by} answered ${action.kind} against ${refusal.rule}: ${refusal.why}`);
      return news;
    },
  };
}

/** A session as a board: every action is logged. */
export function sessionBoard(session: Session<GameTypes>): Board {
  return {
    get table() {
      return session.table;
    },
    opening: session.openingEvents,
    act: (action) => {
      const outcome = session.act(action);
      if (outcome.ok) return outcome.events;
      throw new Error(
        `seat ${action.by} answered ${action.kind} against ${outcome.refusal.rule}: ${outcome.refusal.why}`,
      );
    },
  };
}
